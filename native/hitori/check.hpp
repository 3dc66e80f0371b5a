// Whether a board is a solution. Plain and independent of every solver, so that it can judge them.
#pragma once

#include "hitori/problem.hpp"

namespace cluewright::hitori {

// Returns whether the white cells are connected; false without a white cell.
inline bool whites_connected(std::int32_t width, std::int32_t height, const Grid& grid) {
  std::size_t first = grid.size(), whites = 0;
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (grid[i] == white) first = first == grid.size() ? i : first, ++whites;
  if (whites == 0) return false;
  std::vector<char> seen(grid.size(), 0);
  std::vector<std::size_t> todo{first};
  seen[first] = 1;
  std::size_t reached = 0;
  const auto across = static_cast<std::size_t>(width);
  while (!todo.empty()) {
    const auto at = todo.back();
    todo.pop_back();
    ++reached;
    const auto visit = [&](std::size_t next) {
      if (grid[next] == white && !seen[next]) seen[next] = 1, todo.push_back(next);
    };
    const auto x = at % across, y = at / across;
    if (x > 0) visit(at - 1);
    if (x + 1 < across) visit(at + 1);
    if (y > 0) visit(at - across);
    if (y + 1 < static_cast<std::size_t>(height)) visit(at + across);
  }
  return reached == whites;
}

// Tells whether the black cells of a full board keep to the rules that have nothing to do with numbers.
inline bool is_mask(std::int32_t width, std::int32_t height, const Grid& grid) {
  const auto across = static_cast<std::size_t>(width);
  for (std::size_t at = 0; at < grid.size(); ++at)
    if (grid[at] == black && ((at % across > 0 && grid[at - 1] == black) || (at >= across && grid[at - across] == black)))
      return false;
  return whites_connected(width, height, grid);
}

// Tells whether a grid with every cell white or black solves the problem.
inline bool is_solution(const Problem& problem, const Grid& grid) {
  const auto width = static_cast<std::size_t>(problem.width), height = static_cast<std::size_t>(problem.height);
  std::vector<std::size_t> seen(static_cast<std::size_t>(problem.highest) + 1, 0);
  std::size_t line = 0;
  for (std::size_t y = 0; y < height; ++y) {
    ++line;
    for (std::size_t x = 0; x < width; ++x) {
      const auto at = y * width + x;
      if (grid[at] == white) {
        auto& last = seen[problem.numbers[at]];
        if (last == line) return false;
        last = line;
      } else if (grid[at] != black || (x > 0 && grid[at - 1] == black) || (y > 0 && grid[at - width] == black)) {
        return false;
      }
    }
  }
  for (std::size_t x = 0; x < width; ++x) {
    ++line;
    for (std::size_t y = 0; y < height; ++y) {
      const auto at = y * width + x;
      if (grid[at] != white) continue;
      auto& last = seen[problem.numbers[at]];
      if (last == line) return false;
      last = line;
    }
  }
  return whites_connected(problem.width, problem.height, grid);
}

}  // namespace cluewright::hitori
