// Cells of a line of at most 64 as the bits of a word: cell 0 is the lowest bit.
#pragma once

#include <bit>
#include <cstdint>

namespace cluewright::colour_nonogram {

using Cells = std::uint64_t;
inline constexpr int most_short_cells = 64;

inline constexpr Cells one_cell(int place) { return Cells(1) << place; }
inline constexpr Cells first_cells(int count) { return ~Cells(0) >> (most_short_cells - count); }  // at least one

// Calls visit(place) for every cell.
template <class Visit>
inline void for_each_cell(Cells cells, Visit&& visit) {
  for (; cells; cells &= cells - 1) visit(std::countr_zero(cells));
}

// The seeds, and all cells of the mask that follow one of them without a break. Adding a seed to a run of the mask carries
// through the run from there on. The seeds are in the mask.
inline constexpr Cells flood(Cells seeds, Cells mask) { return (mask & ~(mask + seeds)) | seeds; }

}  // namespace cluewright::colour_nonogram
