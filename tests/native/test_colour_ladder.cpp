// The ladder of colour nonograms against exact line solving and plain enumeration.
#include <cstdio>
#include <random>
#include <set>

#include "check.hpp"
#include "colour_judge.hpp"
#include "colour_nonogram/ladder/ladder.hpp"
#include "effort.hpp"

using namespace cluewright;
using namespace cluewright::colour_nonogram;

namespace {

Grid blank(const Problem& problem) {
  return Grid(static_cast<std::size_t>(problem.width * problem.height), all_of(problem.colours));
}

std::int32_t cell_of(const Problem& problem, const LadderStep& step, std::int32_t place) {
  if (step.line < 0) return place;
  return step.line < problem.height ? step.line * problem.width + place : place * problem.width + step.line - problem.height;
}

// What settling single lines over and over leaves of every cell.
Grid line_fixpoint(const Problem& problem, const Grid& start) {
  const Rules rules(problem);
  Board board(rules, &start);
  Budget budget;
  std::uint64_t lines = 0;
  board.settle(budget, lines, [&](int cell, ColourSet set, int) { board.write(cell, set); });
  return board.grid();
}

Problem random_problem(int round, std::mt19937& random) {
  const int width = 2 + int(random() % 4), height = 2 + int(random() % 3), colours = 1 + int(random() % 3);
  Problem problem = colour_judge::clues_of(
      width, height, colours, colour_judge::random_cells(static_cast<std::size_t>(width * height), colours, 40 + random() % 40, random));
  if (round % 3 == 0) colour_judge::hide_some(problem, random);
  return problem;
}

// A link is sound: on the decided cells and what was excluded before, its line has no arrangement with what it excludes.
bool follows(const Rules& rules, const Grid& sets, std::int32_t line, const Exclusion* target) {
  const Line& rule = rules.line[static_cast<std::size_t>(line)];
  Grid cells;
  for (int place = 0; place < rule.cells(); ++place) {
    const int cell = rules.cell(line, place);
    cells.push_back(target && cell == target->cell ? target->lost : sets[static_cast<std::size_t>(cell)]);
  }
  return !rule.feasible(cells.data());
}

void check_chain(const Problem& problem, Grid sets, const Chain& chain, const LadderStep& step) {
  const Rules rules(problem);
  for (const ChainLink& link : chain.links) {
    CHECK(!link.cells.empty());
    for (const Exclusion& exclusion : link.cells) {
      CHECK(exclusion.lost != 0);
      if (link.line != by_supposition) CHECK(follows(rules, sets, link.line, &exclusion));
    }
    for (const Exclusion& exclusion : link.cells) sets[static_cast<std::size_t>(exclusion.cell)] &= ColourSet(~exclusion.lost);
  }
  const Change change = step.finding.changes.front();
  if (step.finding.rung == Rung::contradiction && chain.clash == no_clash) {
    CHECK(!decided(sets[static_cast<std::size_t>(change.place)]));
    CHECK(sets[static_cast<std::size_t>(change.place)] != all_of(problem.colours));
  } else if (step.finding.rung == Rung::contradiction) {
    CHECK(chain.clash != no_clash && follows(rules, sets, chain.clash, nullptr));
    CHECK(chain.links.front().line == by_supposition);
    CHECK(chain.links.front().cells.front().cell == change.place);
  } else {
    CHECK(chain.clash == no_clash && sets[static_cast<std::size_t>(change.place)] == only(change.colour));
  }
}

void test_steps_hold_in_all_solutions() {
  std::mt19937 random(1);
  std::set<Rung> seen;
  for (int round = 0; round < tries(1750); ++round) {
    const Problem problem = random_problem(round, random);
    const auto solutions = colour_judge::solutions(problem, blank(problem), 100'000);
    CHECK(!solutions.empty());
    Ladder ladder(problem, blank(problem));
    Budget budget;
    LadderStep step;
    LadderEnd end;
    Grid before = ladder.grid();
    while ((end = ladder.next(Rung::contradiction, budget, step)) == LadderEnd::step) {
      seen.insert(step.finding.rung);
      CHECK(!step.finding.changes.empty());
      CHECK(step.choices >= 1);
      CHECK(step.chains.empty() == (step.finding.rung < Rung::colour_chain));
      for (const Change change : step.finding.changes) {
        const auto cell = static_cast<std::size_t>(cell_of(problem, step, change.place));
        CHECK(!decided(before[cell]));
        for (const Grid& solution : solutions) CHECK(solution[cell] == only(change.colour));
      }
      for (const Chain& chain : step.chains) check_chain(problem, before, chain, step);
      before = ladder.grid();
    }
    CHECK(end == LadderEnd::solved || end == LadderEnd::stalled);
    if (end == LadderEnd::solved) CHECK(solutions.size() == 1 && ladder.grid() == solutions.front());
  }
  CHECK(seen.size() >= 16);
  CHECK(seen.count(Rung::contradiction) && seen.count(Rung::colour_chain));
}

// Chains reach exactly what the lines settle, from any board, and every technique finds on it what holds in all solutions.
void test_listed_steps_hold_and_reach_the_fixpoint() {
  std::mt19937 random(2);
  for (int round = 0; round < tries(200); ++round) {
    const Problem problem = random_problem(round, random);
    const auto all = colour_judge::solutions(problem, blank(problem), 100'000);
    Grid start = blank(problem);
    const Grid& chosen = all[random() % all.size()];
    for (std::size_t i = 0; i < start.size(); ++i)
      if (random() % 3 == 0) start[i] = chosen[i];
    const auto solutions = colour_judge::solutions(problem, start, 100'000);
    const Grid fixpoint = line_fixpoint(problem, start);
    Ladder ladder(problem, start);
    Budget budget;
    const auto holds = [&](const LadderStep& step) {
      for (const Change change : step.finding.changes)
        for (const Grid& solution : solutions)
          CHECK(solution[static_cast<std::size_t>(cell_of(problem, step, change.place))] == only(change.colour));
    };
    std::vector<std::uint8_t> nothing(start.size(), 0), reached(start.size(), 0);
    for (std::int32_t line = 0; line < ladder.lines(); ++line) {
      LadderStep step;
      step.line = line;
      for (const Finding& finding : ladder.findings(line)) step.finding = finding, holds(step);
    }
    std::vector<LadderStep> found;
    CHECK(ladder.list_chained(Rung::colour_chain, nothing, false, budget, found));
    for (const LadderStep& step : found) {
      holds(step);
      check_chain(problem, start, step.chains.front(), step);
      reached[static_cast<std::size_t>(step.finding.changes.front().place)] = 1;
    }
    for (std::size_t i = 0; i < start.size(); ++i) CHECK((reached[i] != 0) == (decided(fixpoint[i]) && !decided(start[i])));
    found.clear();
    CHECK(ladder.list_chained(Rung::contradiction, nothing, true, budget, found));
    for (const LadderStep& step : found) {
      holds(step);
      for (const Chain& chain : step.chains) check_chain(problem, start, chain, step);
    }
    LadderStep step;
    while (ladder.next(Rung::colour_chain, budget, step) == LadderEnd::step) holds(step);
    for (std::size_t i = 0; i < start.size(); ++i) CHECK(decided(fixpoint[i]) == decided(ladder.grid()[i]));
  }
}

// A board that no solution agrees with ends the path; nothing is reported about it.
void test_wrong_boards_end() {
  std::mt19937 random(3);
  int wrong = 0;
  for (int round = 0; round < tries(200); ++round) {
    const Problem problem = random_problem(round, random);
    Grid start = blank(problem);
    for (ColourSet& set : start)
      if (random() % 2) set = only(int(random() % unsigned(problem.colours + 1)));
    if (!colour_judge::solutions(problem, start, 1).empty()) continue;
    Ladder ladder(problem, start);
    Budget budget;
    LadderStep step;
    LadderEnd end;
    while ((end = ladder.next(Rung::contradiction, budget, step)) == LadderEnd::step) {}
    CHECK(end == LadderEnd::wrong || end == LadderEnd::stalled);
    wrong += end == LadderEnd::wrong;
  }
  CHECK(wrong > 50);
}

void test_budget() {
  std::mt19937 random(4);
  const Problem problem = random_problem(1, random);
  Ladder ladder(problem, blank(problem));
  const std::uint8_t cancelled = 1;
  Budget budget(1e9, Budget::no_limit, &cancelled, nullptr);
  LadderStep step;
  CHECK(ladder.next(Rung::contradiction, budget, step) == LadderEnd::stopped);
}

}  // namespace

int main() {
  test_steps_hold_in_all_solutions();
  test_listed_steps_hold_and_reach_the_fixpoint();
  test_wrong_boards_end();
  test_budget();
  std::printf("colour ladder: ok\n");
}
