// Zip: all strategies, the counter and the logic against each other, with walls, blocked cells and known borders.
#include <algorithm>
#include <set>
#include <vector>

#include "input.hpp"
#include "zip/board/trace.hpp"
#include "zip/count/count.hpp"
#include "zip/solve.hpp"

using namespace cluewright;
using namespace cluewright::zip;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  const auto width = input.between(1, 5), height = input.between(1, 4);
  Problem problem(width, height);
  if (input.byte() % 4 == 0)
    for (auto& shut : problem.blocked) shut = input.byte() > 230;
  std::vector<CellId> open;
  for (CellId cell = 0; cell < problem.cells(); ++cell)
    if (!problem.blocked[static_cast<std::size_t>(cell)]) open.push_back(cell);
  if (open.empty()) return 0;
  const auto wanted = open.size() == 1 ? std::size_t{1} : std::min(open.size(), static_cast<std::size_t>(input.between(2, 8)));
  for (std::size_t i = 0; i < wanted; ++i) {
    const auto drawn = input.byte() % open.size();
    problem.numbers.push_back(open[drawn]);
    open.erase(open.begin() + static_cast<std::ptrdiff_t>(drawn));
  }
  std::vector<BorderId> walls;
  for (auto count = input.between(0, 8); count > 0; --count) walls.push_back(input.byte() % problem.borders());
  problem.open_borders(walls);
  Budget unlimited;
  Request request;
  request.limit = 100000;
  const Result walked = solve_walk(problem, request, unlimited);  // step by step, without any of the others' machinery
  REQUIRE(walked.exhausted);
  const std::set<Path> truth(walked.solutions.begin(), walked.solutions.end());
  for (const auto& path : truth) REQUIRE(is_solution(problem, path));
  const auto counted = count_solutions(problem, unlimited);
  REQUIRE(counted && *counted == Natural(truth.size()));
  const auto met = count_by_search(problem, unlimited);
  REQUIRE(met.complete && met.number == Natural(truth.size()));
  const auto nodes = input.byte() % 4 == 0 ? static_cast<std::uint64_t>(input.byte()) : Budget::no_limit;
  if (input.chance()) request.limit = 2;
  for (const auto strategy : {solve_learn, solve_search}) {
    Budget budget(1e10, nodes, nullptr, {});
    const Result result = strategy(problem, request, budget);
    const std::set<Path> found(result.solutions.begin(), result.solutions.end());
    REQUIRE(found.size() == result.solutions.size());
    for (const auto& path : found) REQUIRE(truth.count(path) == 1);
    if (result.exhausted) REQUIRE(found == truth);
    if (nodes != Budget::no_limit && result.verdict == Verdict::undecided) continue;
    REQUIRE(result.verdict == (truth.empty() ? Verdict::none : truth.size() == 1 ? Verdict::unique : Verdict::several));
  }
  Budget budget;
  const Result reasoned = solve_logic(problem, request, budget);
  if (reasoned.verdict == Verdict::none) REQUIRE(truth.empty());
  for (std::size_t border = 0; border < reasoned.board.size(); ++border) {
    if (reasoned.board[border] == unknown) continue;
    for (const auto& path : truth) {
      bool crossed = false;
      for (std::size_t i = 1; i < path.size(); ++i)
        crossed = crossed || problem.between(path[i - 1], path[i]) == static_cast<BorderId>(border);
      REQUIRE(crossed == (reasoned.board[border] == used));
    }
  }
  return 0;
}
