// Whether cells agree with clues. Independent of every solver, so that it can judge them.
#pragma once

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// Tells whether decided cells, `stride` apart in memory, are an arrangement of the clue.
inline bool agrees(const Clue& clue, const ColourSet* cells, std::size_t length, std::size_t stride) {
  if (clue.hidden) return true;
  std::size_t block = 0;
  for (std::size_t i = 0; i < length;) {
    const ColourSet cell = cells[i * stride];
    std::size_t run = 0;
    while (i < length && cells[i * stride] == cell) ++run, ++i;
    if (cell == only(background)) continue;
    if (block == clue.blocks.size()) return false;
    const Block& wanted = clue.blocks[block++];
    if (cell != only(wanted.colour)) return false;
    if (wanted.length != any_length && static_cast<std::size_t>(wanted.length) != run) return false;
  }
  return block == clue.blocks.size();
}

// Tells whether a grid with one colour of the palette, or the background, in each cell solves the problem.
inline bool is_solution(const Problem& problem, const Grid& grid) {
  const auto width = static_cast<std::size_t>(problem.width), height = static_cast<std::size_t>(problem.height);
  for (const ColourSet cell : grid)
    if (!decided(cell) || !(cell & all_of(problem.colours))) return false;
  for (std::size_t y = 0; y < height; ++y)
    if (!agrees(problem.rows[y], &grid[y * width], width, 1)) return false;
  for (std::size_t x = 0; x < width; ++x)
    if (!agrees(problem.columns[x], &grid[x], height, width)) return false;
  return true;
}

}  // namespace cluewright::colour_nonogram
