// Trying every colour of a cell in turn: a colour that leads to a contradiction is none, and what every colour leads to holds.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "colour_nonogram/search/board.hpp"
#include "colour_nonogram/solve.hpp"

namespace cluewright::colour_nonogram {

class Probing {
 public:
  Probing(Board& board, Statistics& statistics, Recording* recording);

  static constexpr int any_passes = std::numeric_limits<int>::max();

  // Probes every open cell until nothing changes any more, `most_lines` lines were settled or every open cell had
  // `most_passes` turns. The board must be at its fixpoint and is so afterwards, unless it has no solution (`failed`) or the
  // budget is spent.
  Settled run(Budget& budget, std::uint64_t most_lines, int most_passes = any_passes);

 private:
  Settled probe(int cell, Budget& budget, bool& changed);
  // Takes colours away for good and settles what follows.
  Settled narrow(int cell, ColourSet set, Budget& budget);
  void undo();
  std::vector<int> open_cells() const;

  Board& board_;
  Statistics& statistics_;
  Recording* recording_;
  struct Change {
    int cell;
    ColourSet before;
  };
  std::vector<Change> trail_;    // of the colour that is tried
  Grid excluded_, common_;       // by the colour that is tried, by all tried so far; empty sets in between
  std::vector<int> touched_;     // the cells of `common_`
};

}  // namespace cluewright::colour_nonogram
