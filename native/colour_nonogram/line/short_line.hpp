// Settling lines of at most 64 cells exactly, block by block: bit i of a word stands for cell i, so that every place of a
// block is looked at in the same few operations.
//
// From the left, the cells in which a block may end lead through cells that may be background to those in which the next may
// begin; from the right, the same is met by what can still be reached. What a cell may be is then read off: the cells
// between the first and last cells of a block have its colour, those between two blocks the background.
#pragma once

#include <cstdint>
#include <span>

#include "colour_nonogram/line/cells.hpp"
#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// What a line may still be: for every colour of the palette, and the background, the cells that may have it.
using Planes = Cells*;
using ConstPlanes = const Cells*;

// A block as lines go over it. A length is a power of two and a rest, so that two places of the power cover it.
struct alignas(8) ShortBlock {
  Colour colour;
  std::uint8_t table;   // of the colour and the power; see `ShortLine`
  std::uint8_t rest;
  std::uint8_t beyond;  // cells after the first
  bool any;             // the length is hidden
  bool joins, joined;   // the next block, the one before, has another colour: no gap is needed
};

// Looks at blocks that somebody else keeps.
class ShortLine {
 public:
  ShortLine() = default;
  // Writes the blocks of the clue to where there is room for them.
  ShortLine(const Clue& clue, int cells, ShortBlock* to);

  // Writes what some arrangement has of the planes; only colours of the clue are read and written. False when there is no
  // arrangement.
  bool settle(ConstPlanes planes, Planes left) const;
  // Tells whether there is an arrangement.
  bool feasible(ConstPlanes planes) const;
  // Of the clue, with the background.
  ColourSet colours() const { return colours_; }

 private:
  static constexpr int powers = 7;                              // 1 to 64
  static constexpr int tables = (most_colours + 1) * powers;  // of each colour, where 1, 2, 4, ... cells of it begin

  bool open(ConstPlanes planes) const;  // every cell may have every colour of the clue
  void settle_open(Planes left) const;
  void fill(Cells plane, Cells* table) const;
  template <bool any, class Passed>
  Cells go_right(ConstPlanes planes, const Cells* table, Passed&& passed) const;
  template <bool any>
  bool feasible_blocks(ConstPlanes planes) const;
  template <bool any, int steps>
  bool settle_blocks(ConstPlanes planes, Planes left) const;

  std::span<const ShortBlock> blocks_;
  int cells_ = 1;
  int highest_ = 0;  // power of two in a length
  ColourSet colours_ = only(background);
  std::uint8_t slack_ = 0;  // cells that are left over where the blocks stand as close as they may
  std::uint8_t steps_ = 0;  // that go through the longest gap there can be
  bool any_ = false;
  bool impossible_ = false;
};

}  // namespace cluewright::colour_nonogram
