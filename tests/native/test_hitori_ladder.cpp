// Every technique is proved on all boards of 3x3 and 4x2 cells, up to the names of the numbers, and tried on larger ones.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "common/random.hpp"
#include "effort.hpp"
#include "hitori/check.hpp"
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

std::vector<Grid> valid_masks(std::int32_t width, std::int32_t height) {
  Problem different;
  different.width = width, different.height = height;
  for (std::size_t i = 0; i < different.cells(); ++i) different.numbers.push_back(static_cast<std::int32_t>(i));
  different.highest = static_cast<std::int32_t>(different.cells());
  std::vector<Grid> masks;
  Grid grid(different.cells());
  for (std::uint32_t bits = 0; bits < 1u << different.cells(); ++bits) {
    for (std::size_t i = 0; i < grid.size(); ++i) grid[i] = bits >> i & 1 ? black : white;
    if (is_solution(different, grid)) masks.push_back(grid);
  }
  return masks;
}

// With the techniques given, the ladder says nothing that a solution contradicts.
void check(Ladder& ladder, const Problem& problem, const std::vector<Grid>& solutions, const Climb& how) {
  Budget budget;
  const auto path = ladder.climb(problem, how, budget);
  if (solutions.empty()) {
    expect(!path.solved(), "a puzzle without solution is not solved");
    return;
  }
  expect(!path.broken, "a puzzle with a solution is not called broken");
  const auto grid = ladder.state().grid();
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (grid[i] != unknown)
      for (const auto& solution : solutions) expect(solution[i] == grid[i], "a technique agrees with every solution");
  if (how.enabled == all_techniques && !how.start)
    expect(path.solved() == (solutions.size() == 1), "the whole ladder solves exactly the unique puzzles");
}

void check_all(const Problem& problem, const std::vector<Grid>& masks, Ladder& ladder, bool each_alone) {
  std::vector<Grid> solutions;
  for (const auto& mask : masks)
    if (is_solution(problem, mask)) solutions.push_back(mask);
  Climb how;
  check(ladder, problem, solutions, how);
  if (!each_alone) return;
  const auto basic = only(Technique::shaded_neighbour, Technique::repeated_number);
  for (std::size_t i = 2; i < technique_count; ++i) {
    how.enabled = basic | only(static_cast<Technique>(i));
    if (tiers[i] >= 3) how.enabled |= only(Technique::cut_cell);
    check(ladder, problem, solutions, how);
  }
}

// Goes through all ways to name the numbers: each cell has a number used before or the next new one.
void every_board(Problem& problem, std::size_t cell, std::int32_t used, const std::vector<Grid>& masks, Ladder& ladder,
                 std::uint64_t& count) {
  if (cell == problem.cells()) {
    problem.highest = used;
    if (count % one_in(3) == 0) check_all(problem, masks, ladder, count % 8 == 0);
    ++count;
    return;
  }
  for (std::int32_t number = 1; number <= used + 1; ++number) {
    problem.numbers[cell] = number;
    every_board(problem, cell + 1, number > used ? number : used, masks, ladder, count);
  }
}

void test_all_small_boards() {
  Ladder ladder;
  for (const auto& [width, height] : {std::pair{3, 3}, std::pair{4, 2}, std::pair{1, 6}}) {
    Problem problem;
    problem.width = width, problem.height = height;
    problem.numbers.assign(problem.cells(), 0);
    std::uint64_t count = 0;
    every_board(problem, 0, 0, valid_masks(width, height), ladder, count);
    expect(count == (width == 3 ? 21147u : width == 4 ? 4140u : 203u), "as many boards as there are partitions");
  }
}

void test_larger_boards_from_partial_states() {
  Random random(7);
  Ladder ladder;
  const auto masks = valid_masks(5, 4);
  for (int round = 0; round < tries(50); ++round) {
    Problem problem;
    problem.width = 5, problem.height = 4, problem.highest = 2 + static_cast<std::int32_t>(random.below(5));
    for (int i = 0; i < 20; ++i)
      problem.numbers.push_back(1 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(problem.highest))));
    check_all(problem, masks, ladder, true);
    std::vector<Grid> solutions;
    for (const auto& mask : masks)
      if (is_solution(problem, mask)) solutions.push_back(mask);
    if (solutions.empty()) continue;
    Grid start = solutions[random.below(static_cast<std::uint32_t>(solutions.size()))];
    for (auto& cell : start)
      if (random.chance(2, 3)) cell = unknown;
    std::erase_if(solutions, [&](const Grid& solution) {
      for (std::size_t i = 0; i < start.size(); ++i)
        if (start[i] != unknown && start[i] != solution[i]) return true;
      return false;
    });
    Climb how;
    how.start = &start;
    how.record = true;
    check(ladder, problem, solutions, how);
  }
}

// A board on which contradictions inside a supposition are not enough: black, the cell at the left of the fifth row
// fails in every case, but each of them has to be followed on its own.
void test_deeper_contradiction() {
  const char* numbers[] = {"12a456789", "234567891", "b4a6b8912", "456789123", "5678c1c34", "678912345", "7891d3d56"};
  const char* cells[] = {"..?......", "...#.....", "?.?.?....", ".#...#...", "?...?.?..", ".....#...", "....?.?.."};
  Problem problem;
  problem.width = 9, problem.height = 7, problem.highest = 13;
  Grid start;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < problem.cells(); ++i) {
    const char number = numbers[i / 9][i % 9], cell = cells[i / 9][i % 9];
    problem.numbers.push_back(number >= 'a' ? 10 + number - 'a' : number - '0');
    start.push_back(cell == '#' ? black : cell == '.' ? white : unknown);
    if (cell == '?') open.push_back(i);
  }
  std::vector<Grid> solutions;
  for (std::uint32_t bits = 0; bits < 1u << open.size(); ++bits) {
    Grid grid = start;
    for (std::size_t i = 0; i < open.size(); ++i) grid[open[i]] = bits >> i & 1 ? black : white;
    if (is_solution(problem, grid)) solutions.push_back(grid);
  }
  expect(solutions.size() > 1, "the board has several solutions");
  Ladder ladder;
  Climb how;
  how.start = &start;
  how.record = true;
  check(ladder, problem, solutions, how);
  Budget budget;
  how.enabled = up_to_tier(6);
  expect(ladder.climb(problem, how, budget).steps == 0, "nothing simpler goes on");
  how.enabled = all_techniques;
  const auto path = ladder.climb(problem, how, budget);
  expect(path.recorded.size() == 1, "there is one step");
  const Step& step = path.recorded.front();
  expect(step.technique == Technique::nested_contradiction, "it is a nested contradiction");
  const auto deepest = [](const auto& self, const Chain& chain) -> int {
    int depth = 0;
    for (const Link& link : chain.links)
      if (!link.inner.ending_cells.empty()) depth = std::max(depth, 1 + self(self, link.inner));
    return depth;
  };
  expect(!step.chain.ending_cells.empty(), "which ends in a clash");
  expect(deepest(deepest, step.chain) >= 2, "after contradictions inside contradictions");
  expect(step.supposed == ladder.state().layout().place_of(4 * 9) && step.supposed_colour == black, "of that cell");
  expect(path.supposed == open.size(), "and its cases go through all that is open");
}

void test_generator() {
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(tries(4)); ++seed)
    for (int level = any_level; level <= 2; ++level) {
      Order order;
      order.width = 6 + static_cast<std::int32_t>(seed % 4), order.height = 7;
      order.seed = seed, order.level = level, order.many = 6, order.tries = 300;
      Budget budget;
      const auto made = Generator(order, budget).run();
      expect(made.ending == Ending::made, "a puzzle of the level is found");
      if (made.ending != Ending::made) continue;
      expect(level == any_level || made.level == level, "it has the level");
      const auto proof = solve_dfs(made.problem, {}, budget);
      expect(proof.verdict == Verdict::unique && proof.solutions[0] == made.solution, "it is unique");
    }
}

}  // namespace

int main() {
  test_all_small_boards();
  test_larger_boards_from_partial_states();
  test_deeper_contradiction();
  test_generator();
  if (failures == 0) std::printf("ok\n");
  return failures == 0 ? 0 : 1;
}
