// The ladder, its line techniques and its suppositions against exact line solving and plain enumeration.
#include <cstdio>
#include <random>
#include <set>
#include <utility>

#include "effort.hpp"
#include "nonogram/check.hpp"
#include "nonogram/ladder/ladder.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

int failures = 0;

#define CHECK(condition)                                                     \
  do {                                                                       \
    if (!(condition)) {                                                      \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);            \
      ++failures;                                                            \
    }                                                                        \
  } while (false)

Clue clue_of(const std::vector<Cell>& line) {
  Clue clue;
  std::int32_t run = 0;
  for (const Cell cell : line) {
    if (cell == filled) ++run;
    else if (run) clue.blocks.push_back(std::exchange(run, 0));
  }
  if (run) clue.blocks.push_back(run);
  return clue;
}

Problem problem_of(const Grid& picture, std::int32_t width, std::int32_t height) {
  Problem problem{width, height, {}, {}};
  for (std::int32_t y = 0; y < height; ++y) {
    std::vector<Cell> line;
    for (std::int32_t x = 0; x < width; ++x) line.push_back(picture[static_cast<std::size_t>(y * width + x)]);
    problem.rows.push_back(clue_of(line));
  }
  for (std::int32_t x = 0; x < width; ++x) {
    std::vector<Cell> line;
    for (std::int32_t y = 0; y < height; ++y) line.push_back(picture[static_cast<std::size_t>(y * width + x)]);
    problem.columns.push_back(clue_of(line));
  }
  return problem;
}

Grid random_picture(std::int32_t width, std::int32_t height, int percent, std::mt19937& random) {
  Grid picture(static_cast<std::size_t>(width * height));
  for (Cell& cell : picture) cell = int(random() % 100) < percent ? filled : empty;
  return picture;
}

// Hides numbers and whole clues here and there.
void hide(std::vector<Clue>& clues, std::mt19937& random) {
  for (Clue& clue : clues) {
    if (random() % 10 == 0) clue = {{}, true};
    for (std::int32_t& block : clue.blocks)
      if (random() % 4 == 0) block = any_length;
  }
}

std::vector<Grid> all_solutions(const Problem& problem) {
  std::vector<Grid> found;
  const auto cells = static_cast<std::size_t>(problem.width * problem.height);
  Grid grid(cells);
  for (std::uint32_t bits = 0; bits < std::uint32_t(1) << cells; ++bits) {
    for (std::size_t i = 0; i < cells; ++i) grid[i] = bits >> i & 1 ? filled : empty;
    if (is_solution(problem, grid)) found.push_back(grid);
  }
  return found;
}

void test_steps_hold_in_all_solutions() {
  std::mt19937 random(1);
  std::set<Rung> seen;
  for (int round = 0; round < tries(150); ++round) {
    const std::int32_t width = 4, height = round % 2 ? 3 : 4;
    Problem problem = problem_of(random_picture(width, height, 45, random), width, height);
    if (round % 3 == 0) hide(problem.rows, random), hide(problem.columns, random);
    const auto solutions = all_solutions(problem);
    CHECK(!solutions.empty());
    Ladder ladder(problem, Grid(static_cast<std::size_t>(width * height), unknown));
    Budget budget;
    LadderStep step;
    LadderEnd end;
    while ((end = ladder.next(Rung::two_cells, budget, step)) == LadderEnd::step) {
      seen.insert(step.finding.rung);
      CHECK(!step.finding.changes.empty());
      CHECK(step.choices >= 1);
      CHECK(step.chains.empty() == (step.finding.rung < Rung::contradiction));
      for (const Grid& solution : solutions)
        for (const Change change : step.finding.changes) {
          std::int32_t cell = change.place;
          if (step.line >= 0) cell = step.line < height ? step.line * width + cell : cell * width + step.line - height;
          CHECK(solution[static_cast<std::size_t>(cell)] == change.value);
        }
    }
    CHECK(end == LadderEnd::solved || end == LadderEnd::stalled);
    if (end == LadderEnd::solved) CHECK(solutions.size() == 1 && ladder.grid() == solutions.front());
  }
  CHECK(seen.count(Rung::contradiction) == 1);
}

// The same puzzle in a corner of a board too wide for the word engines must be climbed alike.
void test_long_boards_agree_with_short_ones() {
  std::mt19937 random(2);
  for (int round = 0; round < tries(20); ++round) {
    const std::int32_t width = 7, height = 6, wide = 66;
    const Grid picture = random_picture(width, height, 45, random);
    Grid large(static_cast<std::size_t>(wide * height), empty), start = large;
    for (std::int32_t y = 0; y < height; ++y)
      for (std::int32_t x = 0; x < width; ++x) {
        large[static_cast<std::size_t>(y * wide + x)] = picture[static_cast<std::size_t>(y * width + x)];
        start[static_cast<std::size_t>(y * wide + x)] = unknown;
      }
    const Problem small = problem_of(picture, width, height), long_one = problem_of(large, wide, height);
    Ladder one(small, Grid(picture.size(), unknown)), other(long_one, start);
    Budget budget;
    LadderStep step;
    LadderEnd end, long_end;
    while ((end = one.next(Rung::two_cells, budget, step)) == LadderEnd::step) {}
    while ((long_end = other.next(Rung::two_cells, budget, step)) == LadderEnd::step) {}
    CHECK(end == long_end);
    for (std::int32_t y = 0; y < height; ++y)
      for (std::int32_t x = 0; x < width; ++x)
        CHECK(one.grid()[static_cast<std::size_t>(y * width + x)] == other.grid()[static_cast<std::size_t>(y * wide + x)]);
  }
}

void test_wrong_boards_end() {
  std::mt19937 random(3);
  int wrong = 0;
  for (int round = 0; round < tries(150); ++round) {
    const std::int32_t width = 6, height = 5;
    const Grid picture = random_picture(width, height, 50, random);
    Grid start(picture.size());
    for (std::size_t i = 0; i < start.size(); ++i) start[i] = static_cast<Cell>(random() % 5 == 0 ? random() % 4 : unknown);
    Ladder ladder(problem_of(picture, width, height), start);
    Budget budget;
    LadderStep step;
    LadderEnd end;
    while ((end = ladder.next(Rung::two_cells, budget, step)) == LadderEnd::step) {}
    wrong += end == LadderEnd::wrong;
    bool impossible = false;
    for (std::int32_t line = 0; line < ladder.lines(); ++line) {
      const bool in_row = line < height;
      const Problem& problem = ladder.problem();
      std::vector<Cell> cells;
      for (std::int32_t i = 0; i < (in_row ? width : height); ++i)
        cells.push_back(ladder.grid()[static_cast<std::size_t>(in_row ? line * width + i : i * width + line - height)]);
      const Clue& clue = in_row ? problem.rows[static_cast<std::size_t>(line)] : problem.columns[static_cast<std::size_t>(line - height)];
      if (LineSolver().settle(clue, cells)) continue;
      impossible = true;
      CHECK(ladder.findings(line).empty());
    }
    if (impossible) CHECK(end == LadderEnd::wrong);
  }
  CHECK(wrong > 50);
}

void test_budget_stops_suppositions() {
  std::mt19937 random(4);
  const std::int32_t width = 20, height = 21;
  Ladder ladder(problem_of(random_picture(width, height, 40, random), width, height),
                Grid(static_cast<std::size_t>(width * height), unknown));
  Budget budget(1e9, 100, nullptr, nullptr);
  LadderStep step;
  LadderEnd end;
  while ((end = ladder.next(Rung::two_cells, budget, step)) == LadderEnd::step) {}
  CHECK(end == LadderEnd::stopped);
}

}  // namespace

int main() {
  test_steps_hold_in_all_solutions();
  test_long_boards_agree_with_short_ones();
  test_wrong_boards_end();
  test_budget_stops_suppositions();
  std::printf(failures ? "%d checks failed\n" : "ladder: all checks passed\n", failures);
  return failures != 0;
}
