#include "nonogram/large/learner.hpp"

#include <algorithm>
#include <utility>

#include "nonogram/large/components.hpp"
#include "nonogram/small/strategies.hpp"

namespace cluewright::nonogram::large {

Result Learner::search(const Grid& start, const Grid* known, std::uint64_t limit) {
  Request request;
  request.limit = limit;
  request.seed = seed_;
  request.start = &start;
  request.known = known;
  request.recording = recording_;
  request.start_recorded = true;
  const std::size_t held = recording_ ? recording_->held() : 0;
  Result result = solve_portfolio(problem_, request, budget_);
  if (recording_) recording_->undo(recording_->held() - held);  // the board's own cells go on from where they stood
  add(statistics_, result.statistics);
  return result;
}

Ending Learner::find_first(std::uint64_t limit, std::vector<Grid>& solutions) {
  const std::size_t parts = independent_parts(board_).size();
  statistics_.components = std::max<std::uint64_t>(statistics_.components, parts);
  // What a search has learned helps to prove that there is no other; but several parts are better proven apart.
  const std::uint64_t wanted = limit == 2 && parts == 1 ? 2 : 1;
  Result result = search(board_.grid(), nullptr, wanted);
  const std::size_t found = result.solutions.size();
  std::move(result.solutions.begin(), result.solutions.end(), std::back_inserter(solutions));
  if (result.exhausted) return Ending::refuted;
  if (found >= limit) return Ending::solved;
  return found == wanted ? Ending::slice_over : Ending::stopped;
}

Ending Learner::find_other(const Grid& known, std::vector<Grid>& solutions) {
  const std::vector<std::vector<Fact>> parts = independent_parts(board_);
  statistics_.components = std::max<std::uint64_t>(statistics_.components, parts.size());
  for (const std::vector<Fact>& part : parts) {
    // Outside the part the known solution is as good as any.
    Grid start = parts.size() == 1 ? board_.grid() : known;
    if (parts.size() > 1)
      for (const Fact cell : part) start[board_.cell_index(cell.row(), cell.column())] = unknown;
    Result result = search(start, &known, 2);
    if (result.solutions.size() == 2) {
      solutions.push_back(std::move(result.solutions[1]));
      return Ending::solved;
    }
    if (!result.exhausted || settle_proven(part, known) != Ending::stalled) return Ending::stopped;
  }
  return Ending::refuted;
}

Ending Learner::settle_proven(const std::vector<Fact>& part, const Grid& known) {
  for (const Fact cell : part)
    if (board_.at(cell.row(), cell.column()) == unknown)
      board_.settle({cell.row(), cell.column(), known[board_.cell_index(cell.row(), cell.column())]});
  if (board_.propagate(budget_) != Flow::consistent) return Ending::stopped;  // a conflict is impossible: the known solution agrees
  board_.report(Stage::learned);
  return Ending::stalled;
}

}  // namespace cluewright::nonogram::large
