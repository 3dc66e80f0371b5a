// The four subroutines over the whole board, to a fixpoint.
#pragma once

#include "common/budget.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

enum class Fixpoint : std::uint8_t { solved, stalled, contradiction, stopped };

// Runs passes over all rows and columns until nothing changes. `coverage`, when given, receives the share of decided
// cells before the first pass and after each. What it settles holds in every solution that agrees with `grid`.
// `recording`, when given, receives every cell.
Fixpoint run_logic(const Problem& problem, Grid& grid, Budget& budget, std::vector<double>* coverage = nullptr,
                   std::uint64_t* lines_solved = nullptr, Recording* recording = nullptr);

}  // namespace cluewright::nonogram
