// A second solution right next to a first one: the switch test.
#pragma once

#include <optional>

#include "common/budget.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram::large {

// Looks for four cells, the corners of a rectangle, that can all change: in both rows and both columns one block moves by one.
// The commonest ambiguity of pictures. `start`, when given, pins its known cells. Stops quietly when the budget is spent.
std::optional<Grid> find_switch(const Problem& problem, const Grid& solution, const Grid* start, Budget& budget);

// Whether a full grid satisfies every clue and agrees with `start`, when given.
bool is_solution(const Problem& problem, const Grid& grid, const Grid* start);

}  // namespace cluewright::nonogram::large
