// The engine for boards with a long side.
#pragma once

#include "common/budget.hpp"
#include "nonogram/problem.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

// Solves a board of any size; made for sides above 64, correct for all. Expects as many clues as lines and non-negative
// block lengths. Sides above 32767 are undecided.
Result solve_large(const Problem& problem, const Request& request, Budget& budget);

// The same, but parts that do not influence each other and are small enough are cut out and learned, each by itself
// (large/parts.hpp): what many of them cost is the sum of what each costs.
Result solve_large_by_parts(const Problem& problem, const Request& request, Budget& budget);

// As `solve_large`, but after a quick look conflict learning takes over (large/learner.hpp). For sides up to 128.
Result solve_large_learning(const Problem& problem, const Request& request, Budget& budget);

}  // namespace cluewright::nonogram
