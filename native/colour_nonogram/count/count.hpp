// The exact number of solutions of a colour nonogram.
#pragma once

#include <vector>

#include "colour_nonogram/problem.hpp"
#include "common/budget.hpp"
#include "common/count/counted.hpp"

namespace cluewright::colour_nonogram {

// Counts the independent parts of a board; the number of solutions is the product of their counts. Parts the budget left
// no time for are not complete. `start` may be null.
std::vector<Counted> count_solutions(const Problem& problem, const Grid* start, Budget& budget);

}  // namespace cluewright::colour_nonogram
