// What logic leaves open of a Zip, in the order in which a count goes through it: one independent part after the other.
//
// Parts are groups of cells that undecided borders connect. The path settled between them joins a cell of one part with
// a cell of another; all a part does to the others is which of those it joins in turn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "zip/board/state.hpp"

namespace cluewright::zip::count {

struct OpenCell {
  CellId cell;
  CellId partner;             // the open cell at the other end of its piece of path: itself, or no_cell behind an end number
  std::uint32_t near;         // the number nearest to it on that piece, or 0
  std::int32_t missing;       // borders the path still has to cross here: 1 or 2
  std::vector<CellId> later;  // across an undecided border and later in the order
};

// The open cells in order. Nothing when a cell has no way left: then there is no solution.
struct OpenGraph {
  std::vector<OpenCell> cells;
  bool possible = true;

  OpenGraph(const Problem& problem, const State& settled);
};

}  // namespace cluewright::zip::count
