// Whether cells agree with clues. Independent of every solver, so that it can judge them.
#pragma once

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// Tells whether fully decided cells, `stride` apart in memory, are an arrangement of the clue.
inline bool agrees(const Clue& clue, const Cell* cells, std::size_t length, std::size_t stride) {
  if (clue.hidden) return true;
  std::size_t block = 0;
  for (std::size_t i = 0; i < length;) {
    if (cells[i * stride] != filled) {
      ++i;
      continue;
    }
    std::size_t run = 0;
    while (i < length && cells[i * stride] == filled) ++run, ++i;
    if (block == clue.blocks.size()) return false;
    const auto wanted = clue.blocks[block++];
    if (wanted != any_length && static_cast<std::size_t>(wanted) != run) return false;
  }
  return block == clue.blocks.size();
}

// Tells whether a grid with every cell filled or empty solves the problem.
inline bool is_solution(const Problem& problem, const Grid& grid) {
  const auto width = static_cast<std::size_t>(problem.width), height = static_cast<std::size_t>(problem.height);
  for (const Cell cell : grid)
    if (cell != filled && cell != empty) return false;
  for (std::size_t y = 0; y < height; ++y)
    if (!agrees(problem.rows[y], &grid[y * width], width, 1)) return false;
  for (std::size_t x = 0; x < width; ++x)
    if (!agrees(problem.columns[x], &grid[x], height, width)) return false;
  return true;
}

}  // namespace cluewright::nonogram
