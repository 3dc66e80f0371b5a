// How likely is each colour of each cell of a line, over all arrangements of its blocks, weighted by what the lines across think?
//
// A block is as late as the number of cells it is beyond its place on a line whose blocks are as far to the left as they go. No block is
// later than the next one, or than there are cells to spare. Sums go over the blocks from the left and from the right, a row of
// delays for each; where they meet is the share of every place of the block.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

class BeliefLine {
 public:
  // Kept between calls so that none allocates.
  struct Scratch {
    std::vector<float> sums;
    std::vector<std::int32_t> earliest, latest;  // delays that a block can have
  };

  BeliefLine(const Clue& clue, int cells);

  // The clue hides something or has no blocks, or they do not fit: there is nothing to sum up.
  bool silent() const { return blocks_.empty(); }
  ColourSet colours() const { return colours_; }  // of the clue, with the background
  void make_room(Scratch& scratch) const;

  // `weights` has, colour by colour, a weight of at most one for every cell; `shares` gets the share of the arrangements in which
  // the cell has the colour. Colours that the clue does not have are neither read nor written. False when no arrangement has
  // any weight to speak of.
  bool sum(const float* weights, float* shares, Scratch& scratch) const;

 private:
  struct Block {
    std::int32_t length, end;  // the cell after it where it is not late
    Colour colour;
    bool gap;                  // after the one before, which has the same colour
  };

  bool find_delays(const float* weights, Scratch& scratch) const;
  bool sum_from_left(const float* weights, Scratch& scratch) const;
  bool sum_from_right(const float* weights, float* shares, Scratch& scratch) const;
  // Rows of the scratch. Of a block: the weight of its own cells; then that of all up to its end.
  float* own(Scratch& scratch, std::size_t block) const { return scratch.sums.data() + block * delays_; }
  float* so_far(Scratch& scratch, std::size_t block) const { return own(scratch, blocks_.size() + block); }
  float* rest(Scratch& scratch) const { return own(scratch, 2 * blocks_.size()); }

  std::int32_t cells_;
  std::size_t delays_ = 1;
  ColourSet colours_ = only(background);
  std::vector<Block> blocks_;
};

}  // namespace cluewright::colour_nonogram
