// Settling several lines of at most 64 cells at once, a line to each lane of a vector. What one line needs of block after block
// is a chain that cannot be shortened, so lines go through it side by side.
//
// A lane is a word of bits, one per cell: sixteen lines of at most 16 cells share a vector, eight of at most 32, or four longer
// ones. The planes of a vector, one per colour, have the lines next to each other. Lines have as many steps as the one with most
// blocks; at those for which a line has no block left it does nothing. Only for clues that hide nothing.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

inline constexpr int vector_bytes = 32;
template <class Word>
inline constexpr int lanes_of = vector_bytes / int(sizeof(Word));

// Longer blocks fit into no line.
inline constexpr int beyond_any_line = 65;

// A length as a power of two and a rest, so that two places of the power cover it.
struct SplitLength {
  std::uint8_t power, rest;
};

// Of every length up to that: looking for the highest bit takes longer at the baseline. A hidden length has no use for it.
inline constexpr auto split_lengths = [] {
  std::array<SplitLength, beyond_any_line + 1> split{};
  for (unsigned length = 1; length < split.size(); ++length) {
    const int power = std::bit_width(length) - 1;
    split[length] = {std::uint8_t(power), std::uint8_t(length ^ 1u << power)};
  }
  return split;
}();

// The blocks that the lines of a vector have at one step: all zero where a line has none left.
template <class Word>
struct LaneStep {
  std::uint16_t table[lanes_of<Word>];  // where the words of the colour and the power are in tables of eight vectors a colour
  std::uint8_t rest[lanes_of<Word>];
  std::uint8_t beyond[lanes_of<Word>];  // cells after the first
  std::uint8_t colour[lanes_of<Word>];

  void set(int lane, unsigned length, Colour of_block) {
    const auto [power, more] = split_lengths[length];
    table[lane] = std::uint16_t((of_block * 8 + power) * lanes_of<Word>);
    rest[lane] = more;
    beyond[lane] = std::uint8_t(length - 1);
    colour[lane] = of_block;
  }
};

// Sixteen lines look at all colours sooner than each looks up its own.
template <>
struct LaneStep<std::uint16_t> {
  std::uint8_t beyond[lanes_of<std::uint16_t>];
  std::uint8_t colour[lanes_of<std::uint16_t>];

  void set(int lane, unsigned length, Colour of_block) {
    beyond[lane] = std::uint8_t(length - 1);
    colour[lane] = of_block;
  }
};

// The lines that share a vector.
template <class Word>
struct LaneGroup {
  const LaneStep<Word>* steps;  // one more than there are blocks
  std::uint8_t depth;           // of the line with most blocks
  std::uint8_t highest;         // power of two in a length
  std::uint8_t through_gaps;    // steps of 1, 2, 4, ... cells that go through the longest gap there can be
  ColourSet colours;            // of the clues, with the background
};

// The rows of a board, or the columns.
template <class Word>
struct LaneSide {
  Word* planes;                // group by group, then colour by colour
  LaneGroup<Word>* groups;
  int lines, cells, count;     // how many lines, cells of a line, groups
  std::uint32_t waiting;       // the groups with something new
};

template <class Word>
struct LaneKernel {
  // A line's cell may have a colour that the clue has, and that across: writes the planes of a side. Lanes without a line are all
  // background. There are sets for 64 lines, empty where there is none.
  void (*open_planes)(LaneSide<Word>& side, int stride, const ColourSet* colours, const ColourSet* across);
  // Settles the groups of a side that wait, and takes what they lose out of the planes across. `stride` is the number of planes
  // of a group. Adds to the lines settled; false when a line has no arrangement.
  bool (*sweep)(LaneSide<Word>& side, LaneSide<Word>& across, int stride, std::uint64_t& lines_solved);
  // Writes the set of every cell, row by row.
  void (*write_grid)(const LaneSide<Word>& rows, int stride, ColourSet* sets);
};

// Null where the processor has none.
template <class Word>
const LaneKernel<Word>* lane_kernel();

}  // namespace cluewright::colour_nonogram
