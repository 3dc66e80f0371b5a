// The large-board engine on pictures of some size: witnesses hold, answers agree with each other, runs repeat exactly.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

#include "check.hpp"
#include "effort.hpp"
#include "nonogram/large/components.hpp"
#include "nonogram/large/solve.hpp"
#include "nonogram/large/witness.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;
using namespace cluewright::nonogram::large;

namespace {

using Rng = std::mt19937_64;

Clue clue_of(const Grid& grid, std::size_t first, std::size_t step, std::int32_t length) {
  Clue clue;
  std::int32_t run = 0;
  for (std::int32_t at = 0; at <= length; ++at) {
    if (at < length && grid[first + static_cast<std::size_t>(at) * step] == filled) ++run;
    else if (run) clue.blocks.push_back(run), run = 0;
  }
  return clue;
}

Problem problem_of(const Grid& grid, std::int32_t width, std::int32_t height) {
  Problem problem;
  problem.width = width;
  problem.height = height;
  for (std::int32_t row = 0; row < height; ++row)
    problem.rows.push_back(clue_of(grid, static_cast<std::size_t>(row) * static_cast<std::size_t>(width), 1, width));
  for (std::int32_t column = 0; column < width; ++column)
    problem.columns.push_back(clue_of(grid, static_cast<std::size_t>(column), static_cast<std::size_t>(width), height));
  return problem;
}

Grid random_picture(std::int32_t width, std::int32_t height, double density, Rng& rng) {
  Grid grid(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (Cell& cell : grid) cell = std::bernoulli_distribution(density)(rng) ? filled : empty;
  return grid;
}

// Waves of a few directions: blobs of any shape, like blurred noise.
Grid blobs(std::int32_t width, std::int32_t height, double wavelength, Rng& rng) {
  std::uniform_real_distribution<> angle(0, 6.2832), stretch(0.7, 1.5);
  struct Wave { double x, y, phase; };
  std::vector<Wave> waves;
  for (int i = 0; i < 7; ++i) {
    const double direction = angle(rng), frequency = 6.2832 / (wavelength * stretch(rng));
    waves.push_back({std::cos(direction) * frequency, std::sin(direction) * frequency, angle(rng)});
  }
  Grid grid;
  for (std::int32_t row = 0; row < height; ++row)
    for (std::int32_t column = 0; column < width; ++column) {
      double sum = 0;
      for (const Wave& wave : waves) sum += std::cos(wave.x * column + wave.y * row + wave.phase);
      grid.push_back(sum > 0 ? filled : empty);
    }
  return grid;
}

Result solve(const Problem& problem, Request request) {
  Budget budget;
  return solve_large(problem, request, budget);
}

int check_picture(const Grid& grid, std::int32_t width, std::int32_t height) {
  const Problem problem = problem_of(grid, width, height);
  const Result result = solve(problem, {});
  CHECK(result.verdict == Verdict::unique || result.verdict == Verdict::several);
  CHECK(result.solutions.size() == (result.verdict == Verdict::unique ? 1u : 2u));
  for (const Grid& solution : result.solutions) CHECK(is_solution(problem, solution, nullptr));
  if (result.verdict == Verdict::unique) CHECK(result.solutions[0] == grid && result.board == grid && result.exhausted);
  else CHECK(result.solutions[0] != result.solutions[1]);
  for (std::size_t cell = 0; cell < grid.size(); ++cell) CHECK(result.board[cell] == unknown || result.board[cell] == grid[cell]);

  Request again;
  CHECK(solve(problem, again).solutions == result.solutions);
  again.known = &grid;
  const Result other = solve(problem, again);
  CHECK(other.verdict == result.verdict);
  CHECK(other.solutions.at(0) == grid);
  if (other.solutions.size() > 1) CHECK(other.solutions[1] != grid && is_solution(problem, other.solutions[1], nullptr));

  Request five;
  five.limit = 5;
  const Result more = solve(problem, five);
  CHECK(more.solutions.size() == 5 || more.exhausted);
  for (std::size_t i = 0; i < more.solutions.size(); ++i) {
    CHECK(is_solution(problem, more.solutions[i], nullptr));
    for (std::size_t j = 0; j < i; ++j) CHECK(more.solutions[i] != more.solutions[j]);
  }

  // A start that leaves out a quarter of the board, and a start that contradicts the known cells.
  Grid start = grid;
  for (std::size_t cell = 0; cell < start.size(); ++cell)
    if (cell / static_cast<std::size_t>(width) < static_cast<std::size_t>(height) / 4) start[cell] = unknown;
  Request partial;
  partial.start = &start;
  const Result completed = solve(problem, partial);
  CHECK(completed.verdict == Verdict::unique || completed.verdict == Verdict::several);
  for (const Grid& solution : completed.solutions) CHECK(is_solution(problem, solution, &start));
  if (result.verdict == Verdict::unique) {
    start[start.size() - 1] = static_cast<Cell>(start[start.size() - 1] ^ 3);
    CHECK(solve(problem, partial).verdict == Verdict::none);
  }

  // Without a fifth of the clues and numbers the picture is still a solution.
  Problem veiled = problem;
  Rng rng(7);
  for (auto* clues : {&veiled.rows, &veiled.columns})
    for (Clue& clue : *clues) {
      for (std::int32_t& block : clue.blocks)
        if (rng() % 20 == 0) block = any_length;
      if (rng() % 40 == 0) clue = Clue{{}, true};
    }
  Request veiled_request;
  veiled_request.known = &grid;
  Budget budget(0.5, Budget::no_limit, nullptr, {});
  const Result unveiled = solve_large(veiled, veiled_request, budget);
  CHECK(unveiled.verdict != Verdict::none && unveiled.verdict != Verdict::solved);
  for (const Grid& solution : unveiled.solutions) CHECK(is_solution(veiled, solution, nullptr));
  return 0;
}

int check_parts() {
  // Two switches far apart on an otherwise line-solvable board: two parts of four cells, four solutions.
  const std::int32_t side = 40;
  Grid grid(static_cast<std::size_t>(side * side), empty);
  for (const std::int32_t at : {3, 30}) {
    grid[static_cast<std::size_t>(at * side + at)] = filled;
    grid[static_cast<std::size_t>((at + 1) * side + at + 1)] = filled;
  }
  for (std::int32_t i = 0; i < side; ++i) grid[static_cast<std::size_t>(15 * side + i)] = grid[static_cast<std::size_t>(i * side + 15)] = filled;
  const Problem problem = problem_of(grid, side, side);
  Statistics statistics;
  LargeBoard board(problem, statistics, nullptr);
  Budget budget;
  CHECK(board.begin(nullptr, budget) == Flow::consistent);
  std::size_t cells = 0;
  for (const auto& part : independent_parts(board)) cells += part.size();
  CHECK(cells == board.unknown_cells());
  Request all;
  all.limit = 100;
  const Result result = solve(problem, all);
  CHECK(result.exhausted);
  CHECK(std::find(result.solutions.begin(), result.solutions.end(), grid) != result.solutions.end());
  return 0;
}

}  // namespace

int main() {
  Rng rng(99);
  if (check_parts()) return 1;
  for (int i = 0; i < tries(1); ++i) {
    if (check_picture(random_picture(70, 90, 0.72, rng), 70, 90)) return 1;
    if (check_picture(random_picture(130, 66, 0.8, rng), 130, 66)) return 1;
    if (check_picture(blobs(100, 75, 40, rng), 100, 75)) return 1;
    if (check_picture(blobs(150, 150, 60, rng), 150, 150)) return 1;
    if (check_picture(blobs(90, 200, 30, rng), 90, 200)) return 1;
    if (check_picture(blobs(66, 66, 300, rng), 66, 66)) return 1;
  }
  std::puts("large pictures: ok");
  return 0;
}
