#include "nonogram/reference/logic.hpp"

#include <algorithm>

#include "nonogram/check.hpp"
#include "nonogram/reference/subroutines.hpp"
#include "nonogram/strategies.hpp"

namespace cluewright::nonogram {

Fixpoint run_logic(const Problem& problem, Grid& grid, Budget& budget, std::vector<double>* coverage,
                   std::uint64_t* lines_solved, Recording* recording) {
  const auto width = static_cast<std::size_t>(problem.width), height = static_cast<std::size_t>(problem.height);
  auto decided = [&] { return grid.size() - static_cast<std::size_t>(std::count(grid.begin(), grid.end(), unknown)); };
  std::size_t before, after = decided();
  if (coverage) coverage->push_back(double(after) / double(grid.size()));
  Grid reported = recording ? grid : Grid();
  const auto report = [&](std::size_t first, std::size_t stride, std::size_t length) {
    for (std::size_t cell = first, i = 0; recording && i < length; cell += stride, ++i) {
      if (reported[cell] != grid[cell]) recording->settle(cell, grid[cell], Stage::logic);
      reported[cell] = grid[cell];
    }
  };
  do {
    before = after;
    for (std::size_t y = 0; y < height; ++y) {
      all_subroutines(problem.rows[y], &grid[y * width], width, 1);
      report(y * width, 1, width);
      if (budget.spent()) return Fixpoint::stopped;
    }
    for (std::size_t x = 0; x < width; ++x) {
      all_subroutines(problem.columns[x], &grid[x], height, problem.width);
      report(x, width, height);
      if (budget.spent()) return Fixpoint::stopped;
    }
    if (lines_solved) *lines_solved += width + height;
    if (std::find(grid.begin(), grid.end(), contradiction) != grid.end()) return Fixpoint::contradiction;
    after = decided();
    if (coverage) coverage->push_back(double(after) / double(grid.size()));
  } while (after != before);
  if (after < grid.size()) return Fixpoint::stalled;
  return is_solution(problem, grid) ? Fixpoint::solved : Fixpoint::contradiction;
}

Result solve_logic(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  Grid grid = request.start ? *request.start : Grid(static_cast<std::size_t>(problem.width) * problem.height, unknown);
  auto& result = collector.result;
  if (request.recording && request.start) request.recording->give(grid);
  const auto fixpoint =
      run_logic(problem, grid, budget, &result.coverage, &result.statistics.lines_solved, request.recording);
  if (fixpoint == Fixpoint::solved && !collector.full()) collector.take(grid);
  result.board = std::move(grid);
  return collector.finish(fixpoint == Fixpoint::solved || fixpoint == Fixpoint::contradiction);
}

}  // namespace cluewright::nonogram
