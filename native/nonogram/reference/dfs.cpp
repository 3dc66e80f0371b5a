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
    find_limits();
    std::size_t looked_at = height_;  // the row that the arrangements are of
    std::vector<std::size_t> marks;  // per row placed: the length of the trail before it
    bool fresh = true;               // the current row has not been placed yet
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
      if (fresh || looked_at != y) rows_.look_at(problem_.rows[y], &grid_[y * width_], width_), looked_at = y;
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
    if (!columns_possible(y, y + 1)) return false;
    if (!with_logic_) return true;
    concluded_ = grid_;
    const auto fixpoint = run_logic(problem_, concluded_, budget_, nullptr, &collector_.result.statistics.lines_solved);
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) settle(cell, concluded_[cell], Stage::logic);
    return fixpoint != Fixpoint::contradiction && columns_possible(y + 1, height_);
  }

  // What a column may still have behind some rows: filled cells, and the run that it is in.
  struct Column {
    std::int16_t left = 0, run = 0;
  };
  static constexpr std::int16_t unlimited = 32767;

  // A column may have the sum of its blocks, in runs as long as the longest; any where something is hidden.
  void find_limits() {
    columns_.assign(width_, {});
    longest_.assign(width_, 0);
    for (std::size_t x = 0; x < width_; ++x) {
      const Clue& clue = problem_.columns[x];
      bool open = clue.hidden;
      for (const auto block : clue.blocks) {
        open = open || block == any_length;
        columns_[x].left = static_cast<std::int16_t>(columns_[x].left + block);
        longest_[x] = std::max(longest_[x], static_cast<std::int16_t>(block));
      }
      if (open) columns_[x].left = longest_[x] = unlimited;
    }
  }

  // Tells whether the columns may go on as they do in some rows, and keeps how they stand behind each: those before are
  // as they were when they were looked at.
  bool columns_possible(std::size_t first, std::size_t last) {
    columns_.resize(std::max(columns_.size(), (last + 1) * width_));
    for (std::size_t y = first; y < last && !budget_.spent(); ++y)
      for (std::size_t x = 0; x < width_; ++x) {
        Column column = columns_[y * width_ + x];
        if (grid_[y * width_ + x] != filled) column.run = 0;
        else if (++column.run > longest_[x] || --column.left < 0) return false;
        columns_[(y + 1) * width_ + x] = column;
      }
    return true;
  }

  const Problem& problem_;
  Budget& budget_;
  bool with_logic_;
  std::size_t width_, height_;
  Collector collector_;
  Recording* recording_;
  Grid grid_, placed_, concluded_;
  std::vector<Settled> trail_;
  std::vector<Column> columns_;  // before the first row, behind it, behind the second ...
  std::vector<std::int16_t> longest_;
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
