// Every picture there is, in counting order. The yardstick on tiny boards, and the judge of all others.
#include "nonogram/check.hpp"
#include "nonogram/strategies.hpp"

namespace cluewright::nonogram {

Result solve_brute(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  Grid grid(static_cast<std::size_t>(problem.width) * problem.height, empty);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (request.start && (*request.start)[i] != unknown) grid[i] = (*request.start)[i];
    else open.push_back(i);
  }
  Recording* const recording = request.recording;
  if (recording) {
    if (request.start) recording->give(*request.start);
    for (std::size_t i = open.size(); i-- > 0;) recording->settle(open[i], empty, Stage::picture);
  }
  bool searched_all = false;
  while (!collector.full() && !budget.spend_node()) {
    if (is_solution(problem, grid)) collector.take(grid);
    // Count up: the first empty open cell becomes filled, those before it empty again.
    std::size_t i = 0;
    while (i < open.size() && grid[open[i]] == filled) grid[open[i++]] = empty;
    if (i == open.size()) {
      searched_all = true;
      break;
    }
    grid[open[i]] = filled;
    if (!recording) continue;
    recording->undo(i + 1);
    recording->settle(open[i], filled, Stage::picture);
    while (i-- > 0) recording->settle(open[i], empty, Stage::picture);
  }
  collector.result.statistics.decisions = budget.nodes();
  return collector.finish(searched_all);
}

}  // namespace cluewright::nonogram
