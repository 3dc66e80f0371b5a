#include "nonogram/large/witness.hpp"

#include <cstddef>
#include <utility>

namespace cluewright::nonogram::large {

namespace {

class Switches {
 public:
  Switches(const Problem& problem, const Grid& grid, const Grid* start)
      : grid_(grid), start_(start), width_(problem.width), height_(problem.height) {}

  std::optional<Grid> find(Budget& budget) const {
    for (std::int32_t row = 0; row < height_; ++row) {
      if (budget.spent()) return std::nullopt;
      for (std::int32_t column = 0; column < width_; ++column) {
        if (!is_filled(row, column) || is_filled(row, column - 1)) continue;
        std::int32_t end = column + 1;
        while (is_filled(row, end)) ++end;
        // Each switch has one row whose block moves right; the other row's block moves left, above or below.
        if (end < width_ && !is_filled(row, end + 1)) {
          for (const std::int32_t other : {partner_above(row, column), partner_below(row, column)})
            if (other >= 0 && can_switch(row, other, column, end)) return switched(row, other, column, end);
        }
        column = end;
      }
    }
    return std::nullopt;
  }

 private:
  bool is_filled(std::int32_t row, std::int32_t column) const {
    return row >= 0 && column >= 0 && row < height_ && column < width_ && grid_[index(row, column)] == filled;
  }
  std::size_t index(std::int32_t row, std::int32_t column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(column);
  }

  // The cell that a filled cell's column fills instead when its block moves up: the block must end here.
  std::int32_t partner_above(std::int32_t row, std::int32_t column) const {
    if (is_filled(row + 1, column)) return -1;
    std::int32_t other = row;
    while (is_filled(other, column)) --other;
    return other >= 0 && !is_filled(other - 1, column) ? other : -1;
  }
  std::int32_t partner_below(std::int32_t row, std::int32_t column) const {
    if (is_filled(row - 1, column)) return -1;
    std::int32_t other = row;
    while (is_filled(other, column)) ++other;
    return other < height_ && !is_filled(other + 1, column) ? other : -1;
  }

  // Row `row` moves its block from left..right-1 to left+1..right; row `other` the opposite way. Column `left` is already checked.
  bool can_switch(std::int32_t row, std::int32_t other, std::int32_t left, std::int32_t right) const {
    if (is_filled(other, left - 1) || is_filled(other, left) || is_filled(other, right + 1)) return false;
    for (std::int32_t column = left + 1; column <= right; ++column)
      if (!is_filled(other, column)) return false;
    // In column `right` a block that has its far end in `other` moves to have its near end in `row`.
    const std::int32_t step = other > row ? 1 : -1;
    if (is_filled(row, right) || is_filled(row - step, right) || is_filled(other + step, right)) return false;
    for (std::int32_t at = row + step; at != other + step; at += step)
      if (!is_filled(at, right)) return false;
    return !start_ || ((*start_)[index(row, left)] == unknown && (*start_)[index(row, right)] == unknown &&
                       (*start_)[index(other, left)] == unknown && (*start_)[index(other, right)] == unknown);
  }

  Grid switched(std::int32_t row, std::int32_t other, std::int32_t left, std::int32_t right) const {
    Grid grid = grid_;
    grid[index(row, left)] = grid[index(other, right)] = empty;
    grid[index(row, right)] = grid[index(other, left)] = filled;
    return grid;
  }

  const Grid& grid_;
  const Grid* start_;
  std::int32_t width_, height_;
};

bool line_fits(const Clue& clue, const Grid& grid, std::size_t first, std::size_t step, std::int32_t length) {
  std::size_t block = 0;
  std::int32_t run = 0;
  for (std::int32_t at = 0; at <= length; ++at) {
    const Cell value = at < length ? grid[first + static_cast<std::size_t>(at) * step] : empty;
    if (value == filled) {
      ++run;
    } else if (value != empty) {
      return false;
    } else if (run) {
      if (!clue.hidden) {
        if (block == clue.blocks.size()) return false;
        if (clue.blocks[block] != any_length && clue.blocks[block] != run) return false;
      }
      ++block;
      run = 0;
    }
  }
  return clue.hidden || block == clue.blocks.size();
}

}  // namespace

std::optional<Grid> find_switch(const Problem& problem, const Grid& solution, const Grid* start, Budget& budget) {
  return Switches(problem, solution, start).find(budget);
}

bool is_solution(const Problem& problem, const Grid& grid, const Grid* start) {
  const std::size_t width = static_cast<std::size_t>(problem.width), height = static_cast<std::size_t>(problem.height);
  if (grid.size() != width * height) return false;
  if (start)
    for (std::size_t cell = 0; cell < grid.size(); ++cell)
      if ((*start)[cell] != unknown && (*start)[cell] != grid[cell]) return false;
  for (std::size_t row = 0; row < height; ++row)
    if (!line_fits(problem.rows[row], grid, row * width, 1, problem.width)) return false;
  for (std::size_t column = 0; column < width; ++column)
    if (!line_fits(problem.columns[column], grid, column, width, problem.height)) return false;
  return true;
}

}  // namespace cluewright::nonogram::large
