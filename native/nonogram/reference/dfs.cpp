// The solver document's depth-first search: arrangements row by row, leftmost first, columns checked by their sum and
// longest run so far. With logic in between, the subroutines run after every placed row and give the rows below
// their context.
#include <algorithm>

#include "nonogram/check.hpp"
#include "nonogram/reference/arrangements.hpp"
#include "nonogram/reference/logic.hpp"
#include "nonogram/strategies.hpp"

namespace cluewright::nonogram {

namespace {

class RowSearch {
 public:
  RowSearch(const Problem& problem, const Request& request, Budget& budget, bool with_logic)
      : problem_(problem), budget_(budget), with_logic_(with_logic), width_(problem.width), height_(problem.height),
        collector_(request), recording_(request.recording) {
    start_ = request.start ? *request.start : Grid(width_ * height_, unknown);
  }

  Result run() {
    bool stopped = false;
    if (!collector_.full()) {
      Grid grid = start_;
      if (recording_) recording_->give(start_);
      const bool possible =
          !with_logic_ || run_logic(problem_, grid, budget_, nullptr, nullptr, recording_) != Fixpoint::contradiction;
      stopped = possible && place_row(0, grid);
    } else {
      stopped = true;
    }
    return collector_.finish(!stopped && budget_.why() == Stop::none);
  }

 private:
  // Tells whether to stop altogether: enough solutions, or the budget is spent.
  bool place_row(std::size_t y, const Grid& context) {
    if (y == height_) return is_solution(problem_, context) && collector_.take(context);
    Arrangements rows(problem_.rows[y], &context[y * width_], width_);
    Grid grid;
    return rows.each([&](const std::vector<Cell>& row) {
      ++collector_.result.statistics.decisions;
      if (budget_.spend_node()) return true;
      grid = context;
      std::copy(row.begin(), row.end(), grid.begin() + static_cast<std::ptrdiff_t>(y * width_));
      std::size_t settled = recording_ ? recording_->settle_changes(context, grid, Stage::row) : 0;
      const bool stop = go_on(y, grid, settled);
      if (recording_ && !stop) recording_->undo(settled);
      return stop;
    });
  }

  // Goes on below a row that was placed; `settled` grows by what the recording hears of before the next row.
  bool go_on(std::size_t y, Grid& grid, std::size_t& settled) {
    if (!columns_possible(grid, y + 1)) return false;
    if (with_logic_) {
      const Grid before = recording_ ? grid : Grid();
      const auto fixpoint = run_logic(problem_, grid, budget_, nullptr, &collector_.result.statistics.lines_solved);
      if (recording_) settled += recording_->settle_changes(before, grid, Stage::logic);
      if (fixpoint == Fixpoint::contradiction || !columns_possible(grid, height_)) return false;
    }
    return place_row(y + 1, grid);
  }

  // Compares each column's filled cells and its longest run in the first `rows` rows with what its clue allows.
  bool columns_possible(const Grid& grid, std::size_t rows) const {
    for (std::size_t x = 0; x < width_; ++x) {
      const Clue& clue = problem_.columns[x];
      if (clue.hidden) continue;
      std::size_t allowed_sum = 0, allowed_run = 0, sum = 0, run = 0, longest = 0;
      bool open = false;
      for (const auto block : clue.blocks) {
        open = open || block == any_length;
        allowed_sum += static_cast<std::size_t>(block);
        allowed_run = std::max(allowed_run, static_cast<std::size_t>(block));
      }
      if (open) continue;
      for (std::size_t y = 0; y < rows; ++y) {
        run = grid[y * width_ + x] == filled ? run + 1 : 0;
        sum += run > 0;
        longest = std::max(longest, run);
      }
      if (sum > allowed_sum || longest > allowed_run) return false;
    }
    return true;
  }

  const Problem& problem_;
  Budget& budget_;
  bool with_logic_;
  std::size_t width_, height_;
  Collector collector_;
  Recording* recording_;
  Grid start_;
};

}  // namespace

Result solve_dfs(const Problem& problem, const Request& request, Budget& budget) {
  return RowSearch(problem, request, budget, false).run();
}

Result solve_dfs_logic(const Problem& problem, const Request& request, Budget& budget) {
  return RowSearch(problem, request, budget, true).run();
}

}  // namespace cluewright::nonogram
