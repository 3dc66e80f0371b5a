// Cells that can only be one way, found by trying both: the fewer are left open, the more parts a board falls into.
#pragma once

#include "common/budget.hpp"
#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::count {

// Tries both values of every open cell of a board whose lines are settled: where one leads to a contradiction, the other
// holds, and what follows from both holds, too. Goes through the board again as long as that settles a good part of it.
large::Flow settle_by_probing(large::LargeBoard& board, Budget& budget);

}  // namespace cluewright::nonogram::count
