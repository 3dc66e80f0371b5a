// Whole boards: every strategy against plain search, hidden clues, starting boards, known solutions and small budgets.
#include <algorithm>
#include <set>
#include <vector>

#include "input.hpp"
#include "nonogram/ladder/ladder.hpp"
#include "nonogram/strategies.hpp"
#include "../../native/judge.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

constexpr std::size_t most = 200;

Problem read_problem(Input& input) {
  const auto width = input.between(1, 5), height = input.between(1, 5);
  std::vector<int> picture(static_cast<std::size_t>(width * height));
  for (auto& cell : picture) cell = input.byte() % 8 < 4;
  Problem problem = judge::clues_of(width, height, picture);
  // Some numbers hidden, changed or gone, so that there may be several solutions or none.
  for (auto changes = input.between(0, 4); changes > 0; --changes) {
    auto& lines = input.chance() ? problem.rows : problem.columns;
    Clue& clue = lines[input.byte() % lines.size()];
    const auto how = input.between(0, 3);
    if (how == 0) clue = Clue{{}, true};
    else if (!clue.blocks.empty() && how == 1) clue.blocks[input.byte() % clue.blocks.size()] = any_length;
    else if (!clue.blocks.empty() && how == 2) clue.blocks[input.byte() % clue.blocks.size()] = input.between(1, 5);
    else if (!clue.hidden) clue.blocks.push_back(1);
  }
  return problem;
}

void check(const Problem& problem, const Request& request, const Result& result, const std::set<Grid>& truth) {
  std::set<Grid> found(result.solutions.begin(), result.solutions.end());
  REQUIRE(found.size() == result.solutions.size());
  for (const auto& grid : found) REQUIRE(truth.count(grid) == 1);
  if (result.verdict == Verdict::none) REQUIRE(truth.empty());
  if (result.verdict == Verdict::unique) REQUIRE(truth.size() == 1 && found == truth);
  if (result.verdict == Verdict::several) REQUIRE(found.size() >= 2);
  if (result.exhausted) REQUIRE(found == truth);
  if (result.board.size() == static_cast<std::size_t>(problem.width * problem.height) && !truth.empty())
    for (std::size_t at = 0; at < result.board.size(); ++at)
      if (result.board[at] != unknown && result.verdict != Verdict::solved)
        for (const auto& grid : truth) REQUIRE(request.known || grid[at] == result.board[at]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  const Problem problem = read_problem(input);
  Grid start(static_cast<std::size_t>(problem.width * problem.height), unknown);
  const bool begun = input.byte() % 4 == 0;
  if (begun)
    for (auto& cell : start) cell = input.byte() < 220 ? unknown : input.chance() ? filled : empty;
  const auto all = judge::solutions(problem, begun ? &start : nullptr, most + 1);
  if (all.size() > most) return 0;
  const std::set<Grid> truth(all.begin(), all.end());
  Request request;
  request.limit = input.chance() ? 2 : most + 1;
  request.seed = input.byte();
  request.start = begun ? &start : nullptr;
  if (!all.empty() && !begun && input.byte() % 4 == 0) request.known = &all.front();
  const auto nodes = input.byte() % 4 == 0 ? static_cast<std::uint64_t>(input.byte()) : Budget::no_limit;
  using Strategy = Result (*)(const Problem&, const Request&, Budget&);
  static constexpr Strategy complete[] = {solve_learn, solve_probe, solve_decimate, solve_portfolio, solve_large, solve_large_by_parts,
                                          solve_auto, solve_dfs, solve_dfs_logic};
  for (const auto strategy : complete) {
    Budget budget(1e10, nodes, nullptr, {});
    const Result result = strategy(problem, request, budget);
    check(problem, request, result, truth);
    if (nodes == Budget::no_limit) {
      REQUIRE(result.verdict != Verdict::undecided);
      if (truth.size() == 1) REQUIRE(result.verdict == Verdict::unique);
      if (truth.size() >= 2) REQUIRE(result.verdict == Verdict::several);
    }
  }
  for (const auto strategy : {solve_logic, solve_lines}) {
    Budget budget;
    check(problem, request, strategy(problem, request, budget), truth);
  }
  if (truth.size() != 1) return 0;
  Ladder ladder(problem, begun ? start : Grid(start.size(), unknown));
  LadderStep step;
  Budget budget(1e10, 5000, nullptr, {});
  while (ladder.next(Rung::two_cells, budget, step) == LadderEnd::step)
    for (std::size_t at = 0; at < start.size(); ++at) REQUIRE(ladder.grid()[at] == unknown || ladder.grid()[at] == all.front()[at]);
  return 0;
}
