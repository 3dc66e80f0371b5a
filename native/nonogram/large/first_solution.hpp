// Finding some solution of a large board: several engines take turns.
#pragma once

#include <cstdint>

#include "nonogram/large/board.hpp"
#include "nonogram/large/frontier.hpp"
#include "nonogram/large/parts.hpp"

namespace cluewright::nonogram::large {

struct FirstSolution {
  Ending ending;        // `solved`, `refuted` or `stopped`; `slice_over` after a quick look
  bool proven = false;  // solved without a guess: there is no other solution
  Grid grid;
};

// How long to try: until it is decided, or only as long as a look takes that most boards need no more than.
enum class Effort : std::uint8_t { whole, quick };

// Afterwards the board holds what was proven on the way, without guesses other than those of `parts`, which may be null.
FirstSolution find_first_solution(const Problem& problem, LargeBoard& board, Statistics& statistics, Budget& budget,
                                  std::uint64_t seed, Effort effort, Parts* parts);

}  // namespace cluewright::nonogram::large
