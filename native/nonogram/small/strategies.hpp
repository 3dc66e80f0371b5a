// The strategies for boards with both sides up to 128 cells. Each is complete: without a budget it decides in the end.
#pragma once

#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

// Belief-guided search with conflict learning.
Result solve_learn(const Problem& problem, const Request& request, Budget& budget);
// Full probing with contrapositives after Wu et al. 2013, no floating point.
Result solve_probe(const Problem& problem, const Request& request, Budget& budget);
// Belief decimation, then a probing search with belief values.
Result solve_decimate(const Problem& problem, const Request& request, Budget& budget);
// All of them in turns, so that no single one's bad luck matters: what `auto` means for these sizes.
Result solve_portfolio(const Problem& problem, const Request& request, Budget& budget);

}  // namespace cluewright::nonogram
