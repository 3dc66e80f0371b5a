// The exact number of solutions of a Zip puzzle.
#pragma once

#include <optional>

#include "common/budget.hpp"
#include "common/count/counted.hpp"
#include "zip/problem.hpp"

namespace cluewright::zip {

// Counts all solutions by a plug dynamic programme over what logic leaves open; nothing when the budget ran out, or the
// memory for that: a board with a long shorter side and little settled has more states than fit anywhere.
std::optional<Natural> count_solutions(const Problem& problem, Budget& budget);

// Counts by finding every solution, without keeping any: slow, but in little memory whatever the board.
Counted count_by_search(const Problem& problem, Budget& budget);

}  // namespace cluewright::zip
