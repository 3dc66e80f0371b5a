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

// The board is one grid with a trail, and each row keeps the arrangement it is at: however many rows a board has, the
// search is no deeper on the stack and takes no more memory than the board.
class RowSearch {
 public:
  RowSearch(const Problem& problem, const Request& request, Budget& budget, bool with_logic)
      : problem_(problem), budget_(budget), with_logic_(with_logic), width_(static_cast<std::size_t>(problem.width)),
        height_(static_cast<std::size_t>(problem.height)), collector_(request), recording_(request.recording) {
    if (request.start) grid_ = *request.start;
    else grid_.assign(width_ * height_, unknown);
  }

  Result run() {
    if (collector_.full()) return collector_.finish(false);
    if (recording_) recording_->give(grid_);
    const bool possible =
        std::find(grid_.begin(), grid_.end(), contradiction) == grid_.end() &&
        (!with_logic_ || run_logic(problem_, grid_, budget_, nullptr, nullptr, recording_) != Fixpoint::contradiction);
    return collector_.finish((!possible || search()) && budget_.why() == Stop::none);
  }

 private:
  struct Settled {
    std::size_t cell;
    Cell before;
  };

  // Tells whether all of it was searched.
  bool search() {
    placed_.assign(grid_.size(), empty);
    std::vector<std::size_t> marks;  // per row placed: the length of the trail before it
    bool fresh = true;               // the row at hand has not been placed yet
    for (;;) {
      const std::size_t y = marks.size() - (fresh ? 0 : 1);
      if (y == height_) {
        if (is_solution(problem_, grid_) && collector_.take(grid_)) return false;
        fresh = false;
        continue;
      }
      if (fresh) marks.push_back(trail_.size());
      else undo_to(marks.back());
      Cell* const row = &placed_[y * width_];
      rows_.look_at(problem_.rows[y], &grid_[y * width_], width_);
      const bool any = fresh ? rows_.first(row) : rows_.next(row);
      fresh = false;
      if (any) {
        ++collector_.result.statistics.decisions;
        if (budget_.spend_node()) return false;
        for (std::size_t x = 0; x < width_; ++x) settle(y * width_ + x, row[x], Stage::row);
        fresh = goes_on(y);
      } else {
        marks.pop_back();
        if (marks.empty()) return true;
      }
    }
  }

  void settle(std::size_t cell, Cell value, Stage stage) {
    if (grid_[cell] == value) return;
    trail_.push_back({cell, grid_[cell]});
    grid_[cell] = value;
    if (recording_) recording_->settle(cell, value, stage);
  }

  void undo_to(std::size_t mark) {
    if (recording_) recording_->undo(trail_.size() - mark);
    for (; trail_.size() > mark; trail_.pop_back()) grid_[trail_.back().cell] = trail_.back().before;
  }

  // Tells whether the rows below the one just placed may follow, and draws the conclusions for them.
  bool goes_on(std::size_t y) {
    if (!columns_possible(y + 1)) return false;
    if (!with_logic_) return true;
    concluded_ = grid_;
    const auto fixpoint = run_logic(problem_, concluded_, budget_, nullptr, &collector_.result.statistics.lines_solved);
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) settle(cell, concluded_[cell], Stage::logic);
    return fixpoint != Fixpoint::contradiction && columns_possible(height_);
  }

  // Compares each column's filled cells and its longest run in the first `rows` rows with what its clue allows.
  bool columns_possible(std::size_t rows) {
    columns_.assign(width_, {});
    for (std::size_t x = 0; x < width_; ++x) {
      const Clue& clue = problem_.columns[x];
      Column& column = columns_[x];
      for (const auto block : clue.blocks) {
        column.open = column.open || block == any_length;
        column.sum += block;
        column.run = std::max(column.run, block);
      }
      if (clue.hidden || column.open) column = {unlimited, unlimited};
    }
    for (std::size_t y = 0; y < rows && !budget_.spent(); ++y)
      for (std::size_t x = 0; x < width_; ++x) {
        Column& column = columns_[x];
        column.now = grid_[y * width_ + x] == filled ? column.now + 1 : 0;
        if (column.now > column.run || (column.now > 0 && --column.sum < 0)) return false;
      }
    return true;
  }

  static constexpr std::int32_t unlimited = std::int32_t{1} << 30;
  struct Column {
    std::int32_t sum = 0, run = 0;  // what is allowed still
    std::int32_t now = 0;           // the run at hand
    bool open = false;
  };

  const Problem& problem_;
  Budget& budget_;
  bool with_logic_;
  std::size_t width_, height_;
  Collector collector_;
  Recording* recording_;
  Grid grid_, placed_, concluded_;
  std::vector<Settled> trail_;
  std::vector<Column> columns_;
  Arrangements rows_;
};

}  // namespace

Result solve_dfs(const Problem& problem, const Request& request, Budget& budget) {
  return RowSearch(problem, request, budget, false).run();
}

Result solve_dfs_logic(const Problem& problem, const Request& request, Budget& budget) {
  return RowSearch(problem, request, budget, true).run();
}

}  // namespace cluewright::nonogram
