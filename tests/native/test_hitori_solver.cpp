// The forest, the Latin squares and the solver against plain ways to do the same.
#include <cstdio>
#include <map>
#include <set>
#include <vector>

#include "common/random.hpp"
#include "hitori/check.hpp"
#include "hitori/count/count.hpp"
#include "hitori/making/generate.hpp"

using namespace cluewright;
using namespace cluewright::hitori;

namespace {

int failures = 0;

void expect(bool fine, const char* what) {
  if (fine) return;
  ++failures;
  std::printf("failed: %s\n", what);
}

Problem random_problem(Random& random, std::int32_t width, std::int32_t height) {
  Problem problem;
  problem.width = width, problem.height = height;
  problem.highest = 1 + static_cast<std::int32_t>(random.below(7));
  for (std::size_t i = 0; i < problem.cells(); ++i)
    problem.numbers.push_back(1 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(problem.highest))));
  return problem;
}

std::set<Grid> brute_force(const Problem& problem) {
  std::set<Grid> found;
  Grid grid(problem.cells());
  for (std::uint32_t bits = 0; bits < 1u << problem.cells(); ++bits) {
    for (std::size_t i = 0; i < grid.size(); ++i) grid[i] = bits >> i & 1 ? black : white;
    if (is_solution(problem, grid)) found.insert(grid);
  }
  return found;
}

// Laying blacks with the forest forbids exactly what a flood fill forbids.
void test_forest_is_connectivity() {
  Random random(1);
  for (int round = 0; round < 400; ++round) {
    Problem problem;
    problem.width = 1 + static_cast<std::int32_t>(random.below(9)), problem.height = 1 + static_cast<std::int32_t>(random.below(7));
    problem.numbers.assign(problem.cells(), 1);
    problem.highest = 1;
    const Layout layout(problem);
    Mask mask;
    mask.reset(layout);
    Grid grid(problem.cells(), white);
    for (std::size_t draw = 0; draw < 2 * grid.size(); ++draw) {
      const auto i = random.below(static_cast<std::uint32_t>(grid.size()));
      if (grid[i] == black) continue;
      const Place at = layout.place_of(i);
      bool allowed = true;
      for (const Place step : layout.beside)
        if (layout.holds(at + step) && grid[layout.index(at + step)] == black) allowed = false;
      grid[i] = black;
      allowed = allowed && whites_connected(problem.width, problem.height, grid);
      expect(mask.can_add(at) == allowed, "a cell can be black exactly when the whites stay connected");
      if (allowed) mask.add(at);
      else grid[i] = white;
    }
  }
}

// Settling and taking back in any order leaves the state as it was.
void test_undo() {
  Random random(2);
  for (int round = 0; round < 200; ++round) {
    const auto problem = random_problem(random, 7, 6);
    State state;
    state.reset(problem);
    std::vector<std::pair<std::size_t, Grid>> levels;
    for (int i = 0; i < 60; ++i) {
      const Place at = state.layout().place_of(random.below(42));
      if (state[at] == unknown) {
        levels.emplace_back(state.trail().size(), state.grid());
        state.settle(at, random.chance(1, 2) ? black : white, {});
        if (!state.propagate(true) || random.chance(1, 4)) {
          const auto keep = random.below(static_cast<std::uint32_t>(levels.size()));
          state.undo_to(levels[keep].first);
          expect(state.grid() == levels[keep].second, "undo restores the board");
          levels.resize(keep);
        }
      }
    }
    state.undo_to(0);
    expect(state.forest().joins() == 0, "undo takes every join back");
  }
}

void test_solver_equals_brute_force() {
  Random random(3);
  const std::pair<std::int32_t, std::int32_t> sizes[] = {{1, 1}, {1, 4}, {5, 1}, {2, 2}, {3, 2}, {2, 5}, {4, 3}, {3, 4}};
  for (const auto& [width, height] : sizes)
    for (int round = 0; round < 60; ++round) {
      const auto problem = random_problem(random, width, height);
      const auto expected = brute_force(problem);
      Budget budget;
      Request request;
      request.limit = 1'000'000;
      for (const auto solve : {solve_learn, solve_dfs}) {
        const auto result = solve(problem, request, budget);
        expect(std::set<Grid>(result.solutions.begin(), result.solutions.end()) == expected, "all solutions");
        expect(result.solutions.size() == expected.size() && result.exhausted, "each solution once");
      }
      Natural count(1);
      for (const Counted& part : count_solutions(problem, nullptr, budget)) count *= part.number;
      expect(count == Natural(expected.size()), "the count");
    }
}

// Every Latin square of order 4 comes out about equally often: there are 576.
void test_latin_squares() {
  Random random(4);
  LatinSquare square;
  std::map<std::vector<int>, int> seen;
  for (int round = 0; round < 20 * 576; ++round) {
    square.sample(4, random);
    std::vector<int> cells;
    for (int y = 0; y < 4; ++y)
      for (int x = 0; x < 4; ++x) cells.push_back(square.at(y, x));
    ++seen[cells];
  }
  expect(seen.size() == 576, "every Latin square of order 4 can come out");
  for (const auto& [cells, count] : seen) expect(count < 60, "no square comes out much too often");
  square.sample(23, random);
  for (int i = 0; i < 23; ++i) {
    std::set<int> row, column;
    for (int k = 0; k < 23; ++k) row.insert(square.at(i, k)), column.insert(square.at(k, i));
    expect(row.size() == 23 && column.size() == 23, "rows and columns are permutations");
  }
}

// Recorded, because recipes depend on them.
void test_random_numbers() {
  Random random(42);
  expect(random.next() == 1546998764402558742u, "the first number of seed 42");
  for (int i = 0; i < 1000; ++i) expect(random.below(7) < 7, "below its bound");
}

}  // namespace

int main() {
  test_forest_is_connectivity();
  test_undo();
  test_solver_equals_brute_force();
  test_latin_squares();
  test_random_numbers();
  if (failures == 0) std::printf("ok\n");
  return failures == 0 ? 0 : 1;
}
