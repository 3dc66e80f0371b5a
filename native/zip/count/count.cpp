// A frontier dynamic programme: open cell by open cell, a profile describes those to come that have been reached.
//
// For each of them the profile knows which other one is the far end of the same piece of path (or that the far end is the
// 1 or the last number), and the number nearest to it on that piece. Two pieces may be joined when the numbers that meet
// differ by one. A part of the board that joins its pieces in one way only, however many paths do, leaves one profile.
#include "zip/count/count.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "zip/board/graph.hpp"
#include "zip/count/open_graph.hpp"
#include "zip/count/profiles.hpp"
#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

namespace {

using count::OpenCell;
using count::OpenGraph;

// What is left to do at a cell: nothing (0), one border (the end of a piece; the same piece is at its other end, or
// nowhere if that is a number), or two (`both`: the two ends of the piece are this cell). `near` is 0 for none.
constexpr std::uint32_t near_bits = 20, both = (1u << (32 - near_bits)) - 1;
constexpr Plug plug_of(std::uint32_t piece, std::uint32_t near) { return piece << near_bits | near; }
constexpr std::uint32_t piece_of(Plug plug) { return plug >> near_bits; }
constexpr std::uint32_t near_of(Plug plug) { return plug & ((1u << near_bits) - 1); }
constexpr std::int32_t missing_of(Plug plug) { return plug == 0 ? 0 : piece_of(plug) == both ? 2 : 1; }
constexpr bool follow(std::uint32_t a, std::uint32_t b) { return !a || !b || a - b == 1 || b - a == 1; }

constexpr std::size_t most_bytes = std::size_t{1} << 30;

class Counter {
 public:
  Counter(const Problem& problem, const OpenGraph& graph, Budget& budget)
      : graph_(graph), budget_(budget), slot_(static_cast<std::size_t>(problem.cells()), none),
        at_(static_cast<std::size_t>(problem.cells())), ways_left_(static_cast<std::size_t>(problem.cells()), 0) {
    for (const OpenCell& open : graph.cells) {
      at_[static_cast<std::size_t>(open.cell)] = &open;
      ways_left_[static_cast<std::size_t>(open.cell)] += static_cast<std::int32_t>(open.later.size());
      for (const CellId to : open.later) ++ways_left_[static_cast<std::size_t>(to)];
    }
    unreached_ = graph.cells.size();
  }

  std::optional<Natural> run() {
    const std::uint64_t one = 1;
    now_.reset(0);
    now_.add({}, {&one, 1});
    for (const OpenCell& open : graph_.cells) {
      if (!reach(open)) return std::nullopt;
      next_.reset(reached_.size() - 1);
      for (std::size_t entry = 0; entry < now_.size(); ++entry) {
        if (budget_.spend_node() || now_.bytes() + next_.bytes() > most_bytes) return std::nullopt;
        const auto before = now_.plugs(entry);
        profile_.assign(before.begin(), before.end());
        profile_.insert(profile_.end(), fresh_.begin(), fresh_.end());
        entry_ = entry;
        branch(0);
      }
      leave(open);
      std::swap(now_, next_);
    }
    return now_.total();
  }

 private:
  using Slot = std::int32_t;
  static constexpr Slot none = -1;

  Slot slot(CellId cell) const { return slot_[static_cast<std::size_t>(cell)]; }

  // Gives a slot to the next cell, to those across its borders, and to the far ends of their pieces; false when they are
  // too many to be told apart.
  bool reach(const OpenCell& open) {
    fresh_.clear();
    const auto add = [&](CellId cell, Plug plug) {
      slot_[static_cast<std::size_t>(cell)] = static_cast<Slot>(reached_.size());
      reached_.push_back(cell);
      fresh_.push_back(plug);
      --unreached_;
    };
    auto piece = static_cast<std::uint32_t>(reached_.size()) + 1;  // those of a profile are numbered from 1
    const auto add_piece = [&](CellId cell) {
      if (slot(cell) != none) return;
      const OpenCell& end = *at_[static_cast<std::size_t>(cell)];
      if (end.partner == cell) return add(cell, plug_of(both, end.near));
      add(cell, plug_of(piece, end.near));
      if (end.partner != no_cell) add(end.partner, plug_of(piece, at_[static_cast<std::size_t>(end.partner)]->near));
      ++piece;
    };
    add_piece(open.cell);
    for (const CellId to : open.later) add_piece(to);
    at_slot_ = static_cast<std::size_t>(slot(open.cell));
    later_.clear();
    for (const CellId to : open.later)
      later_.push_back({static_cast<std::size_t>(slot(to)), --ways_left_[static_cast<std::size_t>(to)]});
    first_piece_ = piece;
    return piece + later_.size() < both;
  }

  // The slot of a cell that is done goes to the last one.
  void leave(const OpenCell& open) {
    slot_[static_cast<std::size_t>(reached_.back())] = static_cast<Slot>(at_slot_);
    std::swap(reached_[at_slot_], reached_.back());
    reached_.pop_back();
    slot_[static_cast<std::size_t>(open.cell)] = none;
  }

  // Uses or closes the borders of the current cell, from one of them on. `profile_` is what it was when it returns.
  void branch(std::size_t border) {
    const std::int32_t missing = missing_of(profile_[at_slot_]), ways = static_cast<std::int32_t>(later_.size() - border);
    if (missing > ways) return;
    if (ways == 0) return keep();
    const auto [to, left] = later_[border];
    if (missing < ways && missing_of(profile_[to]) <= left) branch(border + 1);
    if (missing == 0 || profile_[to] == 0) return;
    saved_[border] = profile_;
    if (join(at_slot_, to, first_piece_ + static_cast<std::uint32_t>(border))) branch(border + 1);
    profile_ = saved_[border];
  }

  // The slot of the other end of a piece, or none behind a number.
  Slot far(std::size_t end) const {
    if (piece_of(profile_[end]) == both) return static_cast<Slot>(end);
    for (std::size_t i = 0; i < profile_.size(); ++i)
      if (i != end && profile_[i] != 0 && piece_of(profile_[i]) == piece_of(profile_[end])) return static_cast<Slot>(i);
    return none;
  }

  bool join(std::size_t a, std::size_t b, std::uint32_t piece) {
    const std::uint32_t near_a = near_of(profile_[a]), near_b = near_of(profile_[b]);
    if (!follow(near_a, near_b)) return false;
    const Slot far_a = far(a), far_b = far(b);
    if (far_a == static_cast<Slot>(b)) return false;  // a loop
    const auto join_end = [&](std::size_t here, Slot there, std::uint32_t near) {
      const std::uint32_t kept = there == none ? 0 : near_of(profile_[static_cast<std::size_t>(there)]);
      profile_[here] = 0;
      if (there != none) profile_[static_cast<std::size_t>(there)] = plug_of(piece, kept ? kept : near);
    };
    join_end(a, far_a, near_b);
    join_end(b, far_b, near_a);
    if (far_a != none || far_b != none) return true;
    // From number to number it is the whole path, or it would leave something out.
    return unreached_ == 0 && std::all_of(profile_.begin(), profile_.end(), [](Plug plug) { return plug == 0; });
  }

  // Numbers the pieces in the order they appear, so that equal profiles are equal.
  void keep() {
    kept_.assign(profile_.begin(), profile_.end());
    kept_[at_slot_] = kept_.back();
    kept_.pop_back();
    seen_.clear();
    for (Plug& plug : kept_) {
      if (missing_of(plug) != 1) continue;
      const auto found = std::find(seen_.begin(), seen_.end(), piece_of(plug));
      const auto number = static_cast<std::uint32_t>(found - seen_.begin()) + 1;
      if (found == seen_.end()) seen_.push_back(piece_of(plug));
      plug = plug_of(number, near_of(plug));
    }
    next_.add(kept_, now_.count(entry_));
  }

  const OpenGraph& graph_;
  Budget& budget_;
  std::vector<CellId> reached_;             // per slot
  std::vector<Slot> slot_;                  // per cell
  std::vector<const OpenCell*> at_;         // per cell
  std::vector<std::int32_t> ways_left_;     // per cell: undecided borders with cells to come
  std::size_t unreached_ = 0;
  Profiles now_, next_;

  // The current cell.
  std::size_t at_slot_ = 0;
  std::vector<Plug> fresh_;                                     // of the cells just reached
  std::vector<std::pair<std::size_t, std::int32_t>> later_;     // across its borders: slots, and the ways they have left
  std::uint32_t first_piece_ = 0;                               // no profile has it or a higher one

  std::size_t entry_ = 0;
  std::vector<Plug> profile_, kept_, saved_[4];
  std::vector<std::uint32_t> seen_;
};

}  // namespace

std::optional<Natural> count_solutions(const Problem& problem, Budget& budget) {
  if (problem.open_cells() == 1) return Natural(1);
  const Graph graph(problem);
  Logic logic(graph, budget);
  switch (logic.run(up_to(Technique::parity))) {
    case Progress::solved: return Natural(1);
    case Progress::broken: return Natural(0);
    case Progress::stopped: return std::nullopt;
    case Progress::stuck: break;
  }
  const OpenGraph open(problem, logic.state());
  if (!open.possible) return Natural(0);
  return Counter(problem, open, budget).run();
}

}  // namespace cluewright::zip
