// Settling lines of at most 64 cells exactly, block by block: bit i of a word stands for cell i, so that every place of a
// block is looked at in the same few operations.
//
// From the left, the cells in which a block may end lead through cells that may be background to those in which the next may
// begin; from the right, the same is met by what can still be reached. What a cell may be is then read off: the cells
// between the first and last cells of a block have its colour, those between two blocks the background.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

class ShortLine {
 public:
  static constexpr int most_cells = 64;
  using Cells = std::uint64_t;

  // The colours are those of the clue, with the background.
  ShortLine(const Clue& clue, int cells, ColourSet colours);

  // Finds the cells that lose a colour, and writes what is left of their sets to `after`; the others are not written.
  // False when there is no arrangement.
  bool settle(const ColourSet* before, ColourSet* after, Cells& changed) const;
  // Tells whether there is an arrangement.
  bool feasible(const ColourSet* sets) const;

 private:
  using Planes = std::array<Cells, most_colours + 1>;  // per colour of the clue, and the background: who may have it
  // How far each block gets from the left: where it may begin and end, and the background that may follow.
  struct Reach {
    std::array<Cells, most_cells> begins, ends, gaps;
  };

  Cells read(const ColourSet* sets, Planes& planes) const;  // the cells that may have a colour the clue does not have
  bool reach(const Planes& planes, Reach& from_left) const;

  std::vector<Block> blocks_;
  Cells all_;  // the cells of the line
  int cells_;
  ColourSet colours_;
  bool impossible_ = false;
};

}  // namespace cluewright::colour_nonogram
