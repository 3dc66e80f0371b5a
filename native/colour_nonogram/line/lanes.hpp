// Settling several lines of at most 64 cells at once, a line to each lane of a vector. What one line needs of block after block
// is a chain that cannot be shortened, so lines go through it side by side.
//
// A lane is a word of bits, one per cell: sixteen lines of at most 16 cells share a vector, eight of at most 32, or four longer
// ones. The planes of a vector, one per colour, have the lines next to each other. Lines have as many steps as the one with most
// blocks; a step at which a line has no block left is idle. Only for clues that hide nothing.
#pragma once

#include <cstddef>
#include <cstdint>

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

inline constexpr int vector_bytes = 32;
template <class Word>
inline constexpr int lanes_of = vector_bytes / int(sizeof(Word));
inline constexpr std::uint8_t idle = 255;  // in place of a colour

// The lines that share a vector.
struct LaneGroup {
  const std::uint8_t* blocks;  // step by step, a byte per line each: the colours, the lengths less 1; an idle step at the end
  std::uint8_t depth;          // steps with a block
  std::uint8_t through_gaps;   // steps of 1, 2, 4, ... cells that go through the longest gap there can be
  ColourSet colours;           // of the clues, with the background
};

// The rows of a board, or the columns.
template <class Word>
struct LaneSide {
  Word* planes;                // group by group, then colour by colour
  LaneGroup* groups;
  int lines, cells, count;     // how many lines, cells of a line, groups
  std::uint32_t waiting;       // the groups with something new
};

template <class Word>
struct LaneKernel {
  // Settles the groups of a side that wait, and takes what they lose out of the planes across. `stride` is the number of planes
  // of a group. Adds to the lines settled; false when a line has no arrangement.
  bool (*sweep)(LaneSide<Word>& side, LaneSide<Word>& across, int stride, std::uint64_t& lines_solved);
  // Writes the set of every cell of a row; `plane` is that of the background.
  void (*write_row)(const Word* plane, int colours, int cells, ColourSet* sets);
};

// Null where the processor has none.
template <class Word>
const LaneKernel<Word>* lane_kernel();

}  // namespace cluewright::colour_nonogram
