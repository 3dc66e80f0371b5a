// The engine for boards with a long side.
#pragma once

#include "common/budget.hpp"
#include "nonogram/problem.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

// Solves a board of any size; made for sides above 64, correct for all. Expects as many clues as lines and non-negative
// block lengths. Sides above 32767 are undecided.
Result solve_large(const Problem& problem, const Request& request, Budget& budget);

// The same, but after a quick look conflict learning takes over (large/learner.hpp). For sides up to 128.
Result solve_large_learning(const Problem& problem, const Request& request, Budget& budget);

}  // namespace cluewright::nonogram
