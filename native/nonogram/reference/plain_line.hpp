// The plain dynamic programme over cells and blocks: slow, short, and independent of the bit sets.
// The tests and the benchmark compare `LineSolver` with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// As `LineSolver::settle`.
inline bool settle_plainly(const Clue& clue, std::span<Cell> cells) {
  const std::size_t length = cells.size(), count = clue.blocks.size();
  for (const Cell cell : cells)
    if (cell == contradiction) return false;
  if (clue.hidden) return true;

  // State 2k: k blocks are finished and the cell before was not filled (or there is none).
  // State 2k + 1: the cell before was filled and belongs to block k, which may end here.
  const std::size_t states = 2 * count + 2;
  std::vector<std::size_t> run(length + 1, 0);  // how many cells from here on may be filled
  for (std::size_t i = length; i-- > 0;) run[i] = cells[i] == empty ? 0 : run[i + 1] + 1;
  std::vector<std::uint8_t> forward((length + 1) * states, 0), backward((length + 1) * states, 0);
  const auto at = [states](std::vector<std::uint8_t>& table, std::size_t cell, std::size_t state) -> std::uint8_t& {
    return table[cell * states + state];
  };
  const auto size = [&](std::size_t k) { return static_cast<std::size_t>(clue.blocks[k] ? clue.blocks[k] : 1); };

  at(forward, 0, 0) = 1;
  for (std::size_t i = 0; i < length; ++i) {
    for (std::size_t k = 0; k <= count; ++k) {
      if (at(forward, i, 2 * k)) {
        if (cells[i] != filled) at(forward, i + 1, 2 * k) = 1;
        if (k < count && run[i] >= size(k)) at(forward, i + size(k), 2 * k + 1) = 1;
      }
      if (k < count && at(forward, i, 2 * k + 1)) {
        if (cells[i] != filled) at(forward, i + 1, 2 * k + 2) = 1;
        if (clue.blocks[k] == any_length && cells[i] != empty) at(forward, i + 1, 2 * k + 1) = 1;
      }
    }
  }
  at(backward, length, 2 * count) = 1;
  if (count) at(backward, length, 2 * count - 1) = 1;
  std::vector<std::int32_t> covered(length + 1, 0);  // +1 where blocks begin, -1 behind them
  std::vector<std::uint8_t> may_empty(length, 0);
  for (std::size_t i = length; i-- > 0;) {
    for (std::size_t k = 0; k <= count; ++k) {
      if (cells[i] != filled && at(backward, i + 1, 2 * k)) {
        at(backward, i, 2 * k) = 1;
        may_empty[i] |= at(forward, i, 2 * k);
        if (k) {
          at(backward, i, 2 * k - 1) = 1;
          may_empty[i] |= at(forward, i, 2 * k - 1);
        }
      }
      if (k == count) continue;
      if (run[i] >= size(k) && at(backward, i + size(k), 2 * k + 1)) {
        at(backward, i, 2 * k) = 1;
        if (at(forward, i, 2 * k)) ++covered[i], --covered[i + size(k)];
      }
      if (clue.blocks[k] == any_length && cells[i] != empty && at(backward, i + 1, 2 * k + 1)) {
        at(backward, i, 2 * k + 1) = 1;
        if (at(forward, i, 2 * k + 1)) ++covered[i], --covered[i + 1];
      }
    }
  }
  if (!at(backward, 0, 0)) return false;
  std::int32_t depth = 0;
  for (std::size_t i = 0; i < length; ++i) {
    depth += covered[i];
    cells[i] = static_cast<Cell>((depth > 0 ? 0 : empty) | (may_empty[i] ? 0 : filled));
  }
  return true;
}

}  // namespace cluewright::nonogram
