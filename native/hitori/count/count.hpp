// The exact number of solutions of a Hitori.
#pragma once

#include <vector>

#include "common/budget.hpp"
#include "common/count/counted.hpp"
#include "hitori/problem.hpp"

namespace cluewright::hitori {

// Counts the independent parts of a board; the number of solutions is the product of their counts. Parts the budget left
// no time for are not complete. `start` may be null.
std::vector<Counted> count_solutions(const Problem& problem, const Grid* start, Budget& budget);

}  // namespace cluewright::hitori
