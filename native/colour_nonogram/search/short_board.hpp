// Settling the lines of a whole board of at most 64x64 cells, as most are: every line has a word of bits for each colour, and
// what one line loses is taken out of the words of the lines across.
//
// Only for what lines alone settle. It has neither a trail nor somebody who watches; a search goes on from its grid.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "colour_nonogram/line/line.hpp"
#include "colour_nonogram/problem.hpp"
#include "colour_nonogram/search/rules.hpp"
#include "common/budget.hpp"

namespace cluewright::colour_nonogram {

class ShortBoard {
 public:
  static bool fits(const Rules& rules) { return rules.width <= most_short_cells && rules.height <= most_short_cells; }
  // Cells have only colours that the clues of their row and of their column have, and those of `start` if there is one.
  ShortBoard(const Rules& rules, const Grid* start);

  // Settles rows and columns in turn until neither has anything new to say.
  Settled settle(Budget& budget, std::uint64_t& lines_solved);
  bool complete() const;
  Grid grid() const;

 private:
  static constexpr std::size_t few_lines = 16;

  // The rows, or the columns.
  struct Side {
    std::span<const Line> line;
    std::vector<Cells> planes;  // of each line, one after the other
    Cells clued = 0;            // the lines that are not hidden
    Cells waiting = 0;          // those with something new
  };

  void open_planes(Side& side, const Side& across) const;
  void keep(const Grid& start);
  void take_out(int number, int colour, Cells lost, Side& across) const;
  Settled sweep(Side& side, Side& across, Budget& budget, std::uint64_t& lines_solved);
  Cells* planes_of(Side& side, int line) const { return side.planes.data() + std::size_t(line) * stride_; }
  const Cells* planes_of(const Side& side, int line) const { return side.planes.data() + std::size_t(line) * stride_; }

  const Rules& rules_;
  std::size_t stride_;  // planes of a line
  Side rows_, columns_;
  std::vector<Cells> lost_;  // in a sweep: of each colour, per line
};

}  // namespace cluewright::colour_nonogram
