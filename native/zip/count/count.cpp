// A plug dynamic programme: cell by cell, a state describes the borders between the cells done and those to come.
//
// For each border the path crosses there (a plug) the state knows which other plug is the far end of the same piece
// of path (or that the far end is the 1 or the last number), and the number nearest to it on that piece. Two pieces
// may be joined when the numbers that meet differ by one. Borders that logic has settled are used or closed as it says.
#include "zip/count/count.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "zip/board/graph.hpp"
#include "zip/count/profiles.hpp"
#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

namespace {

// Two plugs of the same piece are its ends; a single one has its far end in a number. `near` is 0 for none.
constexpr std::uint32_t near_bits = 20, new_piece = (1u << (32 - near_bits)) - 1;
constexpr Plug plug_of(std::uint32_t piece, std::uint32_t near) { return piece << near_bits | near; }
constexpr std::uint32_t piece_of(Plug plug) { return plug >> near_bits; }
constexpr std::uint32_t near_of(Plug plug) { return plug & ((1u << near_bits) - 1); }
constexpr bool follow(std::uint32_t a, std::uint32_t b) { return !a || !b || a - b == 1 || b - a == 1; }

constexpr std::size_t most_bytes = std::size_t{1} << 30;

class Counter {
 public:
  Counter(const Problem& problem, const Graph& graph, const State& settled, Budget& budget)
      : problem_(problem), graph_(graph), settled_(settled), budget_(budget), turned_(problem.width > problem.height),
        across_(turned_ ? problem.height : problem.width), along_(turned_ ? problem.width : problem.height),
        now_(static_cast<std::size_t>(across_) + 1), next_(static_cast<std::size_t>(across_) + 1) {
    for (std::int32_t y = 0; y < along_; ++y)
      for (std::int32_t x = 0; x < across_; ++x)
        if (!problem.blocked[cell(y, x)]) last_open_ = {y, x};
  }

  std::optional<Natural> run() {
    profile_.assign(static_cast<std::size_t>(across_) + 1, 0);
    const std::uint64_t one = 1;
    now_.add(profile_, {&one, 1});
    for (std::int32_t y = 0; y < along_; ++y) {
      for (std::int32_t x = 0; x < across_; ++x) {
        next_.clear();
        look_at(y, x);
        for (std::size_t entry = 0; entry < now_.size(); ++entry) {
          if (budget_.spend_node() || now_.bytes() + next_.bytes() > most_bytes) return std::nullopt;
          visit(entry);
        }
        std::swap(now_, next_);
      }
      next_.clear();
      for (std::size_t entry = 0; entry < now_.size(); ++entry) {
        const auto plugs = now_.plugs(entry);
        std::rotate(plugs.begin(), plugs.end() - 1, plugs.end());
        next_.add(plugs, now_.count(entry));
      }
      std::swap(now_, next_);
    }
    return now_.total();
  }

 private:
  struct Spot {
    std::int32_t y, x;
    friend bool operator==(const Spot&, const Spot&) = default;
  };

  CellId cell(std::int32_t y, std::int32_t x) const { return turned_ ? x * problem_.width + y : y * problem_.width + x; }

  BorderValue border(std::int32_t y, std::int32_t x, std::int32_t to_y, std::int32_t to_x) const {
    if (to_y >= along_ || to_x >= across_) return closed;
    const EdgeId e = graph_.edge[problem_.between(cell(y, x), cell(to_y, to_x))];
    return e < 0 ? closed : settled_.value(e);
  }

  // What is the same for all profiles at a cell.
  void look_at(std::int32_t y, std::int32_t x) {
    at_ = {y, x};
    const CellId c = cell(y, x);
    blocked_ = problem_.blocked[c] != 0;
    number_ = static_cast<std::uint32_t>(graph_.number[c]);
    need_ = graph_.need[c];
    down_ = border(y, x, y + 1, x);
    on_ = border(y, x, y, x + 1);
  }

  // Tells the far end of a plug's piece that a number is now nearest to it, where it had none.
  void pass_on(Plug plug, std::uint32_t number) {
    if (near_of(plug) != 0) return;
    for (Plug& other : profile_)
      if (piece_of(other) == piece_of(plug)) other = plug_of(piece_of(plug), number);
  }

  void visit(std::size_t entry) {
    const auto before = now_.plugs(entry);
    profile_.assign(before.begin(), before.end());
    Plug& at_side = profile_[static_cast<std::size_t>(at_.x)];
    Plug& at_top = profile_[static_cast<std::size_t>(at_.x) + 1];
    const Plug side = std::exchange(at_side, 0), top = std::exchange(at_top, 0);
    const std::int32_t in = (side != 0) + (top != 0);
    if (blocked_) {
      if (in == 0) next_.add(profile_, now_.count(entry));
      return;
    }
    if (in > need_ || !follow(near_of(side), number_) || !follow(near_of(top), number_)) return;
    if (in == 2) {
      if (piece_of(side) == piece_of(top) || (!number_ && !follow(near_of(side), near_of(top)))) return;
      pass_on(side, number_ ? number_ : near_of(top));
      pass_on(top, number_ ? number_ : near_of(side));
      for (Plug& plug : profile_)
        if (piece_of(plug) == piece_of(top)) plug = plug_of(piece_of(side), near_of(plug));
    } else if (in == 1) {
      pass_on(side | top, number_);
    }
    if (in == need_) {
      if (down_ != used && on_ != used) finish(entry, piece_of(side ? side : top));
      return;
    }
    const Plug out = plug_of(in == 1 ? piece_of(side | top) : new_piece, number_ ? number_ : near_of(side | top));
    const std::vector<Plug> kept = profile_;
    for (const bool use_down : {false, true})
      for (const bool use_on : {false, true}) {
        if (in + use_down + use_on != need_) continue;
        if (down_ == (use_down ? closed : used) || on_ == (use_on ? closed : used)) continue;
        profile_ = kept;
        if (use_down) profile_[static_cast<std::size_t>(at_.x)] = out;
        if (use_on) profile_[static_cast<std::size_t>(at_.x) + 1] = out;
        keep(entry);
      }
  }

  // After a cell where no plug continues: a piece both of whose ends are gone is the whole path.
  void finish(std::size_t entry, std::uint32_t piece) {
    bool others = false, present = false;
    for (const Plug plug : profile_) {
      others = others || plug != 0;
      present = present || (plug != 0 && piece_of(plug) == piece);
    }
    if (!present && (others || at_ != last_open_)) return;
    keep(entry);
  }

  // Numbers the pieces in the order they appear, so that equal profiles are equal.
  void keep(std::size_t entry) {
    seen_.clear();
    for (Plug& plug : profile_) {
      if (plug == 0) continue;
      const auto found = std::find(seen_.begin(), seen_.end(), piece_of(plug));
      const auto number = static_cast<std::uint32_t>(found - seen_.begin()) + 1;
      if (found == seen_.end()) seen_.push_back(piece_of(plug));
      plug = plug_of(number, near_of(plug));
    }
    next_.add(profile_, now_.count(entry));
  }

  const Problem& problem_;
  const Graph& graph_;
  const State& settled_;
  Budget& budget_;
  const bool turned_;
  const std::int32_t across_, along_;
  Spot last_open_{0, 0};
  Profiles now_, next_;

  Spot at_{0, 0};
  bool blocked_ = false;
  std::uint32_t number_ = 0;
  std::int32_t need_ = 0;
  BorderValue down_ = closed, on_ = closed;
  std::vector<Plug> profile_;
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
  return Counter(problem, graph, logic.state(), budget).run();
}

}  // namespace cluewright::zip
