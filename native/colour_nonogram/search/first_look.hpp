// A first look at what lines leave open: it decides cells as `LearnSearch` does, without what that needs to learn from conflicts.
//
// Most boards with several solutions show two of them without a single conflict. Then they are the same two that the search
// would have found, for as many nodes. At the first conflict the look is over: it has found nothing and costs no nodes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "colour_nonogram/line/cells.hpp"
#include "colour_nonogram/problem.hpp"
#include "colour_nonogram/search/rules.hpp"
#include "colour_nonogram/solve.hpp"

namespace cluewright::colour_nonogram {

enum class Look : std::uint8_t { full, exhausted, nothing, stopped };

// `Lines` is a board that settles lines and can be brought back, as `LaneBoard`.
template <class Lines>
class FirstLook {
 public:
  // The board must be at its fixpoint, and `root` is its grid.
  FirstLook(Lines& board, const Grid& root, Statistics& statistics) : board_(board), statistics_(statistics) {
    // Cells with few colours first.
    std::array<std::size_t, most_colours + 3> from{};
    for_each_open([&](int, int, ColourSet set) { ++from[std::size_t(std::popcount(set)) + 1]; }, root);
    for (std::size_t choices = 3; choices < from.size(); ++choices) from[choices] += from[choices - 1];
    open_.resize(from.back());
    for_each_open([&](int row, int column, ColourSet set) { open_[from[std::size_t(std::popcount(set))]++] = {row, column}; }, root);
  }

  // Adds one or two solutions, as many as are asked for. Where there is only one, that is `exhausted`; otherwise none is added
  // unless there are enough.
  Look run(Budget& budget, Collector& collector) {
    Cell last{};
    ColourSet tried = 0;
    typename Lines::Kept before;  // the last decision
    while (find_open()) {
      board_.keep(before);
      last = open_[at_];
      tried = only(lowest(set_));
      if (const Settled settled = decide(true, budget); settled != Settled::all) return end_of(settled);
    }
    const Grid first = board_.grid();
    if (collector.full_with(1)) {
      collector.take(first);
      return end(Look::full, budget);
    }

    // The same again up to the last decision, which now goes the other way.
    board_.go_back(before);
    at_ = 0;
    const bool at_root = nodes_ == 1;
    nodes_ += nodes_ - 1;
    board_.take_away(last.row, last.column, tried);
    if (const Settled settled = board_.settle(budget, statistics_.lines_solved); settled != Settled::all) {
      if (settled == Settled::stopped || !at_root || !budget.affords_nodes(nodes_)) return end_of(settled);
      ++statistics_.conflicts;
      collector.take(first);
      return end(Look::exhausted, budget);
    }
    // From here on as in the first solution wherever that is possible.
    while (find_open()) {
      const bool is = first[std::size_t(open_[at_].row * board_.width() + open_[at_].column)] == only(lowest(set_));
      if (const Settled settled = decide(is, budget); settled != Settled::all) return end_of(settled);
    }
    if (!budget.affords_nodes(nodes_)) return Look::nothing;
    collector.take(first);
    collector.take(board_.grid());
    return end(Look::full, budget);
  }

 private:
  struct Cell {
    int row, column;
  };

  template <class Visit>
  void for_each_open(Visit&& visit, const Grid& root) const {
    const ColourSet* sets = root.data();
    for (int row = 0; row < board_.height(); ++row, sets += board_.width())
      for_each_cell(board_.open_in(row), [&](int column) { visit(row, column, sets[column]); });
  }
  static Look end_of(Settled settled) { return settled == Settled::stopped ? Look::stopped : Look::nothing; }
  Look end(Look look, Budget& budget) {
    statistics_.decisions += nodes_;
    budget.spend_nodes(nodes_);
    return look;
  }

  // Goes on to the next cell that is open; there is none when the board is complete.
  bool find_open() {
    for (; at_ < open_.size(); ++at_) {
      set_ = board_.at(open_[at_].row, open_[at_].column);
      if (!decided(set_)) return true;
    }
    return false;
  }
  // The cell has the lowest colour that it may have, or does not have it.
  Settled decide(bool is, Budget& budget) {
    if (!budget.affords_nodes(++nodes_)) return Settled::failed;
    const ColourSet colour = only(lowest(set_));
    board_.take_away(open_[at_].row, open_[at_].column, is ? ColourSet(set_ & ~colour) : colour);
    return board_.settle(budget, statistics_.lines_solved);
  }

  Lines& board_;
  Statistics& statistics_;
  std::vector<Cell> open_;  // at the root, in the order in which they are decided
  std::size_t at_ = 0;
  ColourSet set_ = 0;       // of that cell
  std::uint64_t nodes_ = 0; // decisions, as the search counts them
};

}  // namespace cluewright::colour_nonogram
