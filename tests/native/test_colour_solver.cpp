// Every strategy finds the solutions a plain search finds, every nogood holds, and a recording ends with what was found.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "check.hpp"
#include "colour_judge.hpp"
#include "colour_nonogram/check.hpp"
#include "colour_nonogram/search/learn.hpp"
#include "colour_nonogram/strategies.hpp"
#include "effort.hpp"

using namespace cluewright;
using namespace cluewright::colour_nonogram;

namespace {

std::mt19937 random_bits(5);
std::size_t nogoods_checked = 0, searched = 0;
std::uint64_t conflicts = 0;

Problem random_problem(Grid& start, bool& whole) {
  const int colours = 1 + int(random_bits() % 3), most = colours < 3 ? 6 : 5;  // the judge writes out whole rows
  const int width = 1 + int(random_bits() % unsigned(most)), height = 2 + int(random_bits() % 6);
  const auto picture = colour_judge::random_cells(std::size_t(width * height), colours, 25 + random_bits() % 50, random_bits);
  Problem p = colour_judge::clues_of(width, height, colours, picture);
  if (random_bits() % 2) colour_judge::hide_some(p, random_bits);
  start.assign(picture.size(), all_of(colours));
  whole = random_bits() % 3 != 0;
  if (whole) return p;
  for (std::size_t i = 0; i < start.size(); ++i)
    if (random_bits() % 4 == 0) start[i] &= ColourSet(random_bits());
  return p;
}

// The cells that a recording leaves settled.
Grid replayed(const Recording& recording, std::size_t cells) {
  std::vector<std::uint32_t> settled;
  for (const std::uint32_t word : recording.events) {
    if (word >> 31) settled.resize(settled.size() - (word & 0x7fffffffu));
    else settled.push_back(word & 0xffffffu);
  }
  Grid grid(cells, 0);
  for (const std::uint32_t place : settled) {
    CHECK(grid[place / 16] == 0);
    grid[place / 16] = only(int(place % 16));
  }
  return grid;
}

void check_strategies(const Problem& p, const Grid& start, std::vector<Grid> expected) {
  std::sort(expected.begin(), expected.end());
  for (const auto solve : {solve_auto, solve_learn, solve_lines, solve_brute}) {
    if (solve == solve_brute && p.width * p.height > 8) continue;
    Budget budget;
    Request request;
    request.limit = 300;
    request.seed = random_bits();
    request.start = &start;
    Result result = solve(p, request, budget);
    if (solve == solve_lines && result.verdict == Verdict::undecided) {
      for (const Grid& solution : expected)
        for (std::size_t i = 0; i < solution.size(); ++i) CHECK(result.board[i] & solution[i]);
      continue;
    }
    CHECK(result.exhausted);
    for (const Grid& solution : result.solutions) CHECK(is_solution(p, solution));
    std::sort(result.solutions.begin(), result.solutions.end());
    CHECK(result.solutions == expected);
    searched += result.statistics.decisions > 0;
    conflicts += result.statistics.conflicts;
  }
  if (expected.empty()) return;
  // Watched, to the first solution, which is what is settled in the end; then another one than that.
  Budget budget;
  Recording recording;
  Request first;
  first.limit = 1, first.start = &start, first.recording = &recording;
  const Result found = solve_auto(p, first, budget);
  CHECK(found.solutions.size() == 1 && replayed(recording, start.size()) == found.solutions.front());
  Request other;
  other.start = &start, other.known = &found.solutions.front();
  const Result others = solve_auto(p, other, budget);
  CHECK(others.solutions.size() == std::min<std::size_t>(expected.size(), 2) && others.solutions.front() == *other.known);
  CHECK(others.verdict == (expected.size() > 1 ? Verdict::several : Verdict::unique));
}

// Every nogood holds in every solution that was found after it was learned.
void check_nogoods(const Problem& p, std::size_t solutions) {
  Budget budget;
  Statistics statistics;
  const Rules rules(p);
  Board root(rules, nullptr);
  if (root.settle(budget, statistics.lines_solved, [&](int cell, ColourSet set, int) { root.write(cell, set); }) != Settled::all) return;
  search::ProofLog log;
  const std::uint64_t unguided = random_bits() % 2 ? random_bits() % 8 : LearnSearch::never_guided;
  LearnSearch search(p, root, random_bits(), unguided, statistics, nullptr, &log);
  std::size_t found = 0;
  for (; search.run(budget) == SearchEnd::solution; ++found) {
    const Grid grid = search.board().grid();
    for (std::size_t k = 0; k < log.size(); ++k, ++nogoods_checked) {
      bool holds = false;
      for (const std::int32_t l : log[k]) {
        const int pair = std::abs(l) - 1;
        holds |= (grid[std::size_t(pair / 16)] == only(pair % 16)) != (l > 0);
      }
      CHECK(holds);
    }
    search.exclude_solution();
    if (found == 0) search.turn_away_from(grid);
  }
  CHECK(found == solutions);
}

// Boards too large for the judge: strategies and seeds agree with each other, and every nogood holds.
void check_larger() {
  const int colours = 1 + int(random_bits() % 3), width = 9 + int(random_bits() % 4), height = 8 + int(random_bits() % 4);
  const auto picture = colour_judge::random_cells(std::size_t(width * height), colours, 35 + random_bits() % 25, random_bits);
  const Problem p = colour_judge::clues_of(width, height, colours, picture);
  std::vector<Grid> first;
  for (const auto solve : {solve_auto, solve_learn}) {
    Budget budget;
    Request request;
    request.limit = 300;
    request.seed = random_bits();
    Result result = solve(p, request, budget);
    conflicts += result.statistics.conflicts;
    if (!result.exhausted) return;
    for (const Grid& solution : result.solutions) CHECK(is_solution(p, solution));
    std::sort(result.solutions.begin(), result.solutions.end());
    CHECK(std::adjacent_find(result.solutions.begin(), result.solutions.end()) == result.solutions.end());
    if (!first.empty()) CHECK(result.solutions == first);
    first = result.solutions;
    CHECK(!first.empty());
  }
  check_nogoods(p, first.size());
}

}  // namespace

int main() {
  const int rounds = tries(240);
  for (int i = 0; i < rounds; ++i) {
    Grid start;
    bool whole = false;
    const Problem p = random_problem(start, whole);
    const auto expected = colour_judge::solutions(p, start, 300);
    if (expected.size() >= 300) continue;
    check_strategies(p, start, expected);
    if (whole) check_nogoods(p, expected.size());
  }
  for (int i = 0; i < rounds / 3; ++i) check_larger();
  CHECK(searched > 100);
  CHECK(conflicts > 100);
  CHECK(nogoods_checked > 100);
  std::printf("colour solver: ok, %zu searches, %llu conflicts, %zu nogoods\n", searched, static_cast<unsigned long long>(conflicts),
              nogoods_checked);
}
