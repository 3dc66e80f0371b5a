// Every picture there is, in counting order. The yardstick on tiny boards, and the judge of all others.
#include "colour_nonogram/check.hpp"
#include "colour_nonogram/strategies.hpp"

namespace cluewright::colour_nonogram {

Result solve_brute(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  const std::size_t cells = static_cast<std::size_t>(problem.width) * static_cast<std::size_t>(problem.height);
  const Grid choices = request.start ? *request.start : Grid(cells, all_of(problem.colours));
  Grid grid(cells);
  bool searched_all = false;
  for (std::size_t i = 0; i < cells; ++i) {
    grid[i] = only(lowest(choices[i]));
    searched_all |= choices[i] == 0;
  }
  Recording* const recording = searched_all ? nullptr : request.recording;
  if (recording)
    for (std::size_t i = cells; i-- > 0;) recording->settle(i, lowest(grid[i]), Stage::picture);
  while (!searched_all && !collector.full() && !budget.spend_node()) {
    if (is_solution(problem, grid)) collector.take(grid);
    // Count up: the first cell with a choice left takes it, those before it their first again.
    std::size_t i = 0;
    for (; i < cells; ++i) {
      const auto later = ColourSet(choices[i] & ~(grid[i] | (grid[i] - 1)));
      if (later) {
        grid[i] = only(lowest(later));
        break;
      }
      grid[i] = only(lowest(choices[i]));
    }
    searched_all = i == cells;
    if (!recording || searched_all) continue;
    recording->undo(i + 1);
    for (++i; i-- > 0;) recording->settle(i, lowest(grid[i]), Stage::picture);
  }
  collector.result.statistics.decisions = budget.nodes();
  return collector.finish(searched_all);
}

}  // namespace cluewright::colour_nonogram
