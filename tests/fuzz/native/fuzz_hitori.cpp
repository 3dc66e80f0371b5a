// Hitori: both searches, the counter and the ladder against every shading there is.
#include <algorithm>
#include <set>
#include <vector>

#include "hitori/check.hpp"
#include "hitori/ladder/ladder.hpp"
#include "hitori/solve.hpp"
#include "input.hpp"

using namespace cluewright;
using namespace cluewright::hitori;

namespace {

std::set<Grid> every_solution(const Problem& problem, const Grid& start) {
  std::set<Grid> found;
  Grid grid(problem.cells(), white);
  const auto across = static_cast<std::size_t>(problem.width);
  // Cell by cell: shaded neighbours end a branch at once, the rest is left to the judge.
  const auto place = [&](auto&& self, std::size_t at) -> void {
    if (at == grid.size()) {
      if (is_solution(problem, grid)) found.insert(grid);
      return;
    }
    for (const Cell colour : {white, black}) {
      if (start[at] != unknown && start[at] != colour) continue;
      if (colour == black && ((at % across > 0 && grid[at - 1] == black) || (at >= across && grid[at - across] == black))) continue;
      grid[at] = colour;
      self(self, at + 1);
    }
    grid[at] = white;
  };
  place(place, 0);
  return found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Ladder ladder;  // it keeps its memory from board to board
  Input input(data, size);
  Problem problem;
  problem.width = input.between(1, 4), problem.height = input.between(1, 4);
  const auto kinds = input.between(1, 6);
  for (std::size_t at = 0; at < problem.cells(); ++at) {
    problem.numbers.push_back(input.between(0, kinds));
    problem.highest = std::max(problem.highest, problem.numbers.back());
  }
  Grid start(problem.cells(), unknown);
  const bool begun = input.byte() % 4 == 0;
  if (begun)
    for (auto& cell : start) cell = input.byte() < 210 ? unknown : input.chance() ? white : black;
  const auto truth = every_solution(problem, start);
  Request request;
  request.limit = input.chance() ? 2 : truth.size() + 2;
  request.start = begun ? &start : nullptr;
  const Grid known = truth.empty() ? Grid{} : *truth.begin();
  if (!truth.empty() && !begun && input.byte() % 4 == 0) request.known = &known;
  const auto nodes = input.byte() % 4 == 0 ? static_cast<std::uint64_t>(input.byte()) : Budget::no_limit;
  for (const auto strategy : {solve_learn, solve_dfs}) {
    Budget budget(1e10, nodes, nullptr, {});
    const Result result = strategy(problem, request, budget);
    const std::set<Grid> found(result.solutions.begin(), result.solutions.end());
    REQUIRE(found.size() == result.solutions.size());
    for (const auto& grid : found) REQUIRE(truth.count(grid) == 1);
    if (result.exhausted) REQUIRE(found == truth);
    if (nodes != Budget::no_limit && result.verdict == Verdict::undecided) continue;
    REQUIRE(result.verdict == (truth.empty() ? Verdict::none : truth.size() == 1 ? Verdict::unique : Verdict::several));
  }
  Climb how;
  how.start = begun ? &start : nullptr;
  how.record = input.chance();
  Budget budget(1e10, 20000, nullptr, {});
  const Path path = ladder.climb(problem, how, budget);
  if (path.broken) REQUIRE(truth.empty());
  if (path.solved()) REQUIRE(truth.size() == 1);
  if (truth.size() == 1 && !path.spent) REQUIRE(path.solved());
  return 0;
}
