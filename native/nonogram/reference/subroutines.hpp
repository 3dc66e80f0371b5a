// The four subroutines a patient player uses on one line: simple boxes, edge fill, glue and mercury.
#pragma once

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// A line of a board, read forwards or backwards, with the clue in the same direction.
class LineView {
 public:
  LineView(const Clue& clue, Cell* first, std::size_t length, std::ptrdiff_t stride, bool backwards)
      : clue_(clue), base_(backwards ? first + static_cast<std::ptrdiff_t>(length - 1) * stride : first),
        length_(length), step_(backwards ? -stride : stride), backwards_(backwards) {}

  std::size_t length() const { return length_; }
  std::size_t blocks() const { return clue_.blocks.size(); }
  std::int32_t block(std::size_t i) const { return clue_.blocks[backwards_ ? clue_.blocks.size() - 1 - i : i]; }
  Cell operator[](std::size_t i) const { return base_[static_cast<std::ptrdiff_t>(i) * step_]; }

  // Adds what is known about a cell; both bits set is a contradiction.
  void mark(std::size_t i, Cell value) { base_[static_cast<std::ptrdiff_t>(i) * step_] |= value; }
  void mark(std::size_t from, std::size_t to, Cell value) {
    for (std::size_t i = from; i < to; ++i) mark(i, value);
  }

 private:
  const Clue& clue_;
  Cell* base_;
  std::size_t length_;
  std::ptrdiff_t step_;
  bool backwards_;
};

// Fills what each block covers wherever it lies between its leftmost and its rightmost place.
void simple_boxes(LineView line);

// Completes blocks that touch the edge, and empties the cell behind each of them.
void edge_fill(LineView line);

// Extends the first block from a filled cell near the edge to where the block reaches at least.
void glue(LineView line);

// Empties the cells at the edge that the first block has to leave because it covers a filled cell further on.
void mercury(LineView line);

// Runs all four in both directions on one line.
void all_subroutines(const Clue& clue, Cell* first, std::size_t length, std::ptrdiff_t stride);

}  // namespace cluewright::nonogram
