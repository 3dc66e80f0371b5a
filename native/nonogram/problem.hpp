// The words every nonogram stage shares: cells, clues, a problem.
#pragma once

#include <cstdint>
#include <vector>

namespace cluewright::nonogram {

// Two bits per cell: what is still impossible is not yet excluded; both bits set is a contradiction.
using Cell = std::uint8_t;
inline constexpr Cell unknown = 0;
inline constexpr Cell empty = 1;
inline constexpr Cell filled = 2;
inline constexpr Cell contradiction = 3;

// A block of this length is hidden: some length of at least one.
inline constexpr std::int32_t any_length = 0;

struct Clue {
  std::vector<std::int32_t> blocks;  // in order; `any_length` for a hidden number
  bool hidden = false;               // the clue is hidden; `blocks` is empty then
};

struct Problem {
  std::int32_t width = 0;
  std::int32_t height = 0;
  std::vector<Clue> rows;     // height of them, top to bottom
  std::vector<Clue> columns;  // width of them, left to right
};

// Row-major cells of a whole board.
using Grid = std::vector<Cell>;

}  // namespace cluewright::nonogram
