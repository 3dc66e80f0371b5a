// The words every stage of colour nonograms shares: colours, sets of them, clues, a problem.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cluewright::colour_nonogram {

// The background is colour 0; the palette counts from 1.
using Colour = std::uint8_t;
inline constexpr Colour background = 0;
inline constexpr int most_colours = 15;

// What a cell may still be: one bit per colour. One bit is a decided cell, none a contradiction.
using ColourSet = std::uint16_t;
inline constexpr ColourSet only(int colour) { return ColourSet(1u << colour); }
inline constexpr ColourSet all_of(int colours) { return ColourSet((2u << colours) - 1); }
inline constexpr bool decided(ColourSet set) { return set != 0 && (set & (set - 1)) == 0; }  // no popcount at the baseline
inline constexpr int lowest(ColourSet set) { return std::countr_zero(set); }

// Calls visit(colour) for every colour of the set.
template <class Visit>
inline void for_each_colour(ColourSet set, Visit&& visit) {
  for (; set; set &= ColourSet(set - 1)) visit(lowest(set));
}

// A block of this length is hidden: some length of at least one. Its colour is known.
inline constexpr std::int32_t any_length = 0;

struct Block {
  std::int32_t length = any_length;
  Colour colour = 1;
};

struct Clue {
  std::vector<Block> blocks;  // in order; two neighbours of one colour have at least one cell of background between them
  bool hidden = false;        // the clue is hidden; `blocks` is empty then
};

struct Problem {
  std::int32_t width = 0;
  std::int32_t height = 0;
  std::int32_t colours = 1;   // of the palette, 1 to 15, without the background
  std::vector<Clue> rows;     // height of them, top to bottom
  std::vector<Clue> columns;  // width of them, left to right
};

// Row-major sets of a whole board. In a solution each has one colour.
using Grid = std::vector<ColourSet>;

}  // namespace cluewright::colour_nonogram
