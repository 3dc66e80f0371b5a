// Facts about a puzzle whose solution is known: how far logic gets, and whether there is another solution.
//
// Knowing a solution makes both cheap. A cell can only be settled as the solution has it, so each cell is tried one way
// only; and other solutions are looked for close to the known one, where they nearly always are. Whole numbers only: the
// answers shape generated puzzles and have to be the same on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "common/budget.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

inline constexpr std::size_t longest_near_side = 1000;

// How far a deduction may go: lines alone, or also assuming one cell and following the lines to a contradiction.
enum class Reach : std::uint8_t { lines, contradictions };

// The cells settled within reach, the others unknown. `known` must be a solution.
// When the budget ends the work, what was settled so far.
Grid settle_towards(const Problem& problem, const Grid& known, Reach reach, Budget& budget);

// The same, with the cells that `open` does not mark taken as known from the start: how far logic gets in a part of the board.
Grid settle_part(const Problem& problem, const Grid& known, const std::uint8_t* open, Reach reach, Budget& budget);

struct Others {
  std::vector<Grid> solutions;  // none: there is no other, or with `stopped` none was found
  bool stopped = false;         // the budget ran out before the answer was certain
  std::size_t open = 0;         // cells that contradictions leave open
};

// Looks for other solutions. Those found, at most `limit`, differ from the known one in cells of their own each.
Others find_others(const Problem& problem, const Grid& known, std::size_t limit, Budget& budget);

// The problem a picture of 0 and 1 poses.
Problem problem_of(const std::uint8_t* picture, std::size_t width, std::size_t height);

}  // namespace cluewright::nonogram
