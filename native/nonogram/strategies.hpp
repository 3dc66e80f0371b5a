// Every way to solve a nonogram, by name. All are correct: they differ in how far and how fast they get.
#pragma once

#include "nonogram/large/solve.hpp"
#include "nonogram/small/strategies.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

// Reference approaches.
Result solve_brute(const Problem&, const Request&, Budget&);      // every picture; boards with few unknown cells
Result solve_dfs(const Problem&, const Request&, Budget&);        // row arrangements in order, column sums and longest runs
Result solve_dfs_logic(const Problem&, const Request&, Budget&);  // the same with the four subroutines in between

// Deduction alone: undecided, with the board they reached, when they stall.
Result solve_logic(const Problem&, const Request&, Budget&);  // four human subroutines to a fixpoint
Result solve_lines(const Problem&, const Request&, Budget&);  // complete line solving to a fixpoint

// The best for the board's size.
Result solve_auto(const Problem&, const Request&, Budget&);

}  // namespace cluewright::nonogram
