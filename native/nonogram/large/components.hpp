// The unknown cells of a board, split into parts that do not influence each other.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::large {

// Two unknown cells belong together when some line's chain of overlapping blocks holds both. Each part lists its cells as facts with
// value `unknown`, row by row; small parts come first. Solutions of the board are all combinations of solutions of the parts.
std::vector<std::vector<Fact>> independent_parts(const LargeBoard& board);

}  // namespace cluewright::nonogram::large
