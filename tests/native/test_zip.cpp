// Zip without Python: the strategies, the counter and the logic against each other, the generator's promises, and
// budgets. Run under sanitizers, this is also what shows that no input breaks them.
#include <cstdio>
#include <vector>

#include "common/random.hpp"
#include "zip/board/trace.hpp"
#include "zip/count/count.hpp"
#include "zip/ladder/logic.hpp"
#include "zip/making/draft.hpp"
#include "zip/making/generate.hpp"
#include "zip/making/paths.hpp"
#include "zip/search/learner.hpp"
#include "zip/solve.hpp"

using namespace cluewright;
using namespace cluewright::zip;

namespace {

int failures = 0;

void expect(bool holds, const char* what, std::uint64_t where) {
  if (holds) return;
  ++failures;
  std::printf("failed: %s (%llu)\n", what, static_cast<unsigned long long>(where));
}

// A board with random numbers, walls and blocked cells; it may be impossible in every way.
Problem random_problem(Random& random) {
  const auto width = static_cast<std::int32_t>(1 + random.below(5)), height = static_cast<std::int32_t>(1 + random.below(5));
  Problem problem(width, height);
  if (random.chance(1, 4))
    for (auto& shut : problem.blocked) shut = random.chance(1, 10);
  std::vector<CellId> open;
  for (CellId c = 0; c < problem.cells(); ++c)
    if (!problem.blocked[c]) open.push_back(c);
  if (open.empty()) {
    problem.blocked[0] = 0;
    open.push_back(0);
  }
  random.shuffle(open);
  const std::size_t wanted = open.size() == 1 ? 1 : 2 + random.below(4);
  problem.numbers.assign(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(std::min(wanted, open.size())));
  std::vector<BorderId> walls;
  for (BorderId b = 0; b < problem.borders(); ++b)
    if (random.chance(1, 12)) walls.push_back(b);
  problem.open_borders(walls);
  return problem;
}

void test_strategies_agree(Random& random) {
  for (std::uint64_t round = 0; round < 1500; ++round) {
    const Problem problem = random_problem(random);
    Request request;
    request.limit = 1000000;
    Budget budget;
    const Result walked = solve_walk(problem, request, budget);
    const Result learned = solve_learn(problem, request, budget);
    const Result searched = solve_search(problem, request, budget);
    const auto counted = count_solutions(problem, budget);
    expect(walked.exhausted && learned.exhausted && searched.exhausted, "exhausted", round);
    expect(walked.solutions.size() == learned.solutions.size(), "learn", round);
    expect(walked.solutions.size() == searched.solutions.size(), "search", round);
    expect(counted && *counted == Natural(walked.solutions.size()), "count", round);
    const Counted met = count_by_search(problem, budget);
    expect(met.complete && met.number == Natural(walked.solutions.size()), "count by search", round);
    for (const auto* result : {&walked, &learned, &searched})
      for (const Path& path : result->solutions) expect(is_solution(problem, path), "solution", round);
    const Result reasoned = solve_logic(problem, request, budget);
    expect(reasoned.verdict == Verdict::undecided || reasoned.solutions == walked.solutions, "logic", round);
    for (BorderId b = 0; b < static_cast<BorderId>(reasoned.board.size()); ++b)
      if (reasoned.board[b] != unknown)
        for (const Path& path : walked.solutions) {
          bool crossed = false;
          for (std::size_t i = 1; i < path.size(); ++i) crossed = crossed || problem.between(path[i - 1], path[i]) == b;
          expect(crossed == (reasoned.board[b] == used), "a border that logic decided", round);
        }
  }
}

void test_steps_reach_what_running_reaches(Random& random) {
  for (std::uint64_t round = 0; round < 60; ++round) {
    Order order;
    order.width = 4 + static_cast<std::int32_t>(random.below(5));
    order.height = 4 + static_cast<std::int32_t>(random.below(5));
    order.by_proof = round % 2 == 0;
    order.seed = round;
    Budget budget;
    const Product product = generate(order, budget);
    expect(product.made == Made::puzzle, "made", round);
    const Problem problem = to_problem(product.draft);
    const Graph graph(problem);
    Logic logic(graph, budget);
    while (logic.next(Technique::contradiction)) {
    }
    expect(!logic.broken(), "not broken", round);
    Logic quick(graph, budget);
    const Progress progress = quick.run(up_to(Technique::parity));
    expect(order.by_proof || progress == Progress::solved, "solved without a guess", round);
    expect(progress != Progress::solved || logic.solved(), "solved step by step", round);
  }
}

// Every order gives a unique puzzle, proven here by a search that demands nothing beyond the rules.
void test_generated_puzzles_are_unique() {
  std::uint64_t seed = 0;
  for (const auto maker : {Maker::tree_cycle, Maker::backbite})
    for (const auto symmetry : {Symmetry::none, Symmetry::half_turn, Symmetry::left_right, Symmetry::top_bottom})
      for (const bool by_proof : {true, false})
        for (const bool walls : {true, false}) {
          Order order;
          order.width = 6;
          order.height = 5;
          order.maker = maker;
          order.symmetry = symmetry;
          order.by_proof = by_proof;
          order.seed = ++seed;
          order.spread = seed % 2 == 0;
          order.walls_as_needed = walls;
          order.numbers = walls ? 4 : 0;
          Budget budget;
          const Product product = generate(order, budget);
          expect(product.made == Made::puzzle, "made", seed);
          const Problem problem = to_problem(product.draft);
          expect(is_solution(problem, product.draft.path), "the path solves it", seed);
          Request request;
          expect(solve_learn(problem, request, budget).verdict == Verdict::unique, "unique", seed);
          expect(!walls || product.draft.count() == 4, "four numbers", seed);
        }
}

void test_a_demand_to_stay_outside_is_kept(Random& random) {
  for (std::uint64_t round = 0; round < 300; ++round) {
    Budget budget;
    Draft draft;
    draft.width = 3 + static_cast<std::int32_t>(random.below(3));
    draft.height = 3 + static_cast<std::int32_t>(random.below(3));
    draft.path = backbite_path(draft.width, draft.height, random);
    draft.numbered.assign(draft.path.size(), 0);
    for (auto& numbered : draft.numbered) numbered = random.chance(1, 2);
    draft.numbered.front() = draft.numbered.back() = 1;
    Prover prover(100000, budget);
    if (prover.prove(draft) != Prover::Answer::unique) continue;
    for (std::int32_t i = 1; i + 1 < static_cast<std::int32_t>(draft.path.size()); ++i) {
      if (!draft.numbered[i]) continue;
      Draft fewer = draft;
      fewer.numbered[i] = 0;
      expect(prover.without_number(draft, i) == prover.prove(fewer), "without a number", round);
    }
  }
}

void test_budgets_end_the_work() {
  Problem problem(12, 12);
  problem.numbers = {0, 11};
  problem.open_borders({});
  Request request;
  request.limit = 1000000;
  for (const auto strategy : {solve_learn, solve_search, solve_walk}) {
    Budget budget(1e9, 50, nullptr, {});
    expect(!strategy(problem, request, budget).exhausted, "nodes", 0);
    const std::uint8_t cancelled = 1;
    Budget stopped(1e9, Budget::no_limit, &cancelled, {});
    expect(!strategy(problem, request, stopped).exhausted, "cancelled", 0);
  }
  Budget budget(1e9, 50, nullptr, {});
  expect(!count_solutions(problem, budget), "counting", 0);
  Order order;
  order.width = order.height = 12;
  Budget small(1e9, 20, nullptr, {});
  expect(generate(order, small).made == Made::stopped, "generating", 0);
}

}  // namespace

int main() {
  Random random(1);
  test_strategies_agree(random);
  test_steps_reach_what_running_reaches(random);
  test_generated_puzzles_are_unique();
  test_a_demand_to_stay_outside_is_kept(random);
  test_budgets_end_the_work();
  return failures == 0 ? 0 : 1;
}
