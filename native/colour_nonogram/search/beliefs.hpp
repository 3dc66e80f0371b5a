// Belief propagation between rows and columns: each line tells the lines across how likely it takes the colours of each cell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"
#include "colour_nonogram/search/belief_line.hpp"
#include "colour_nonogram/search/board.hpp"

namespace cluewright::colour_nonogram {

class Beliefs {
 public:
  explicit Beliefs(const Problem& problem);

  // Forgets all messages; a little noise, so that another try takes another way.
  void reset(std::uint64_t noise_seed);
  // Rows answer, then columns, this many times. Colours that a cell has lost do not count, and what was said about them stays.
  void exchange(const Board& board, int rounds);

  // How likely the colour of the cell is, beside others that the cell may have: not a probability before they are added up.
  float weight(int row, int column, int colour) const {
    return said(rows_, row, colour)[column] * said(columns_, column, colour)[row];
  }

 private:
  // The lines of one direction and what they say: line by line, colour by colour, cell by cell, the likeliest colour as one.
  struct Side {
    int first_line, cells;
    std::vector<BeliefLine> lines;
    std::vector<float> said;
  };

  void add_lines(Side& side, const std::vector<Clue>& clues);
  const float* said(const Side& side, int line, int colour) const {
    return side.said.data() + std::size_t(line * colours_ + colour) * std::size_t(side.cells);
  }
  float* said(Side& side, int line, int colour) const {
    return side.said.data() + std::size_t(line * colours_ + colour) * std::size_t(side.cells);
  }
  void hear(const Board& board, const Side& side, const Side& across, int line);
  void answer(const Board& board, const Side& across, Side& side);

  int colours_;  // with the background
  Side rows_, columns_;
  std::vector<float> weights_, shares_, open_;  // of a line, colour by colour; 1 where a colour is open, 0 elsewhere
  std::vector<float> most_;                     // of each cell of the line
  BeliefLine::Scratch scratch_;
};

}  // namespace cluewright::colour_nonogram
