// Lines settled side by side leave what lines settled one by one leave, and a first look finds what the search would have found.
#include <algorithm>
#include <cstdio>
#include <random>

#include "check.hpp"
#include "colour_judge.hpp"
#include "colour_nonogram/check.hpp"
#include "colour_nonogram/search/first_look.hpp"
#include "colour_nonogram/search/lane_board.hpp"
#include "colour_nonogram/search/learn.hpp"
#include "colour_nonogram/search/short_board.hpp"
#include "colour_nonogram/strategies.hpp"

using namespace cluewright;
using namespace cluewright::colour_nonogram;

namespace {

std::mt19937 random_bits(11);
std::size_t complete = 0, stalled = 0, failed = 0, looks = 0, looks_alone = 0;

int random_side() {
  const int most = random_bits() % 3 == 0 ? 64 : random_bits() % 2 ? 32 : 16;
  return random_bits() % 8 == 0 ? most : 1 + int(random_bits() % unsigned(most));
}

Problem random_problem(int width, int height) {
  const int colours = 1 + int(random_bits() % 15);
  const auto picture = colour_judge::random_cells(std::size_t(width * height), colours, 10 + random_bits() % 90, random_bits);
  Problem p = colour_judge::clues_of(width, height, colours, picture);
  if (random_bits() % 8 == 0) std::swap(p.rows[random_bits() % std::size_t(height)], p.rows[0]);
  if (random_bits() % 16 == 0) {
    auto& blocks = p.columns[random_bits() % std::size_t(width)].blocks;
    if (!blocks.empty()) blocks[random_bits() % blocks.size()].length += int(random_bits() % 3) * 40;
  }
  return p;
}

template <class Word>
void compare(const Problem& p, const Grid* start) {
  if (!LaneBoard<Word>::fits(p)) return;
  Budget budget;
  std::uint64_t lines = 0;
  const Rules rules(p);
  LaneBoard<Word> together(p, start);
  ShortBoard apart(rules, start);
  const Settled settled = apart.settle(budget, lines);
  CHECK(together.settle(budget, lines) == settled);
  if (settled != Settled::all) {
    ++failed;
    return;
  }
  const Grid grid = apart.grid();
  CHECK(together.grid() == grid);
  CHECK(together.complete() == apart.complete());
  (apart.complete() ? complete : stalled)++;
  for (int row = 0; row < p.height; ++row)
    for (int column = 0; column < p.width; ++column)
      CHECK(together.at(row, column) == grid[std::size_t(row * p.width + column)]);
}

// What the search finds from the fixpoint of the lines, and the nodes it takes.
Result searched(const Problem& p, std::uint64_t limit, std::uint64_t nodes, std::uint64_t& spent) {
  Budget budget(1e10, nodes, nullptr, {});
  Request request;
  request.limit = limit;
  Collector collector(request);
  const Rules rules(p);
  Board root(rules, nullptr);
  root.keep_colours_of_clues();
  bool exhausted = false;
  auto& statistics = collector.result.statistics;
  const auto write = [&](int cell, ColourSet set, int) { root.write(cell, set); };
  CHECK(root.settle(budget, statistics.lines_solved, write) == Settled::all);
  if (root.complete()) {
    collector.take(root.grid());
    exhausted = true;
  } else {
    LearnSearch search(p, root, 0, LearnSearch::never_guided, statistics, nullptr);
    SearchEnd end = SearchEnd::solution;
    while (end == SearchEnd::solution) {
      end = search.run(budget);
      if (end != SearchEnd::solution || collector.take(search.board().grid())) break;
      search.exclude_solution();
      search.turn_away_from(collector.result.solutions.front());
    }
    exhausted = end == SearchEnd::exhausted;
  }
  spent = budget.nodes();
  return collector.finish(exhausted);
}

void check_first_look() {
  const int side = 3 + int(random_bits() % 16);
  const int colours = 1 + int(random_bits() % 4);
  const auto picture = colour_judge::random_cells(std::size_t(side * side), colours, 30 + random_bits() % 60, random_bits);
  const Problem p = colour_judge::clues_of(side, side, colours, picture);
  const std::uint64_t limit = 1 + random_bits() % 2, nodes = random_bits() % 2 ? 1 + random_bits() % 12 : 300;
  std::uint64_t expected_nodes = 0;
  const Result expected = searched(p, limit, nodes, expected_nodes);
  Budget budget(1e10, nodes, nullptr, {});
  Request request;
  request.limit = limit;
  const Result found = solve_learn(p, request, budget);
  CHECK(found.solutions == expected.solutions);
  CHECK(found.verdict == expected.verdict && found.exhausted == expected.exhausted);
  CHECK(budget.nodes() == expected_nodes);
  CHECK(found.statistics.decisions == expected.statistics.decisions);
  CHECK(found.statistics.conflicts == expected.statistics.conflicts);
  for (const Grid& solution : found.solutions) CHECK(is_solution(p, solution));
  looks += expected.statistics.decisions > 0;
  looks_alone += expected.statistics.decisions > 0 && expected.statistics.conflicts == 0;
}

}  // namespace

int main(int argc, char**) {
  const int rounds = argc > 1 ? 20000 : 600;
  for (int i = 0; i < rounds; ++i) {
    const Problem p = random_problem(random_side(), random_side());
    Grid start(std::size_t(p.width * p.height), all_of(p.colours));
    for (ColourSet& set : start)
      if (random_bits() % 32 == 0) set &= ColourSet(random_bits() | 1);
    const Grid* const given = random_bits() % 2 ? &start : nullptr;
    compare<std::uint16_t>(p, given);
    compare<std::uint32_t>(p, given);
    compare<std::uint64_t>(p, given);
  }
  if (lane_kernel<std::uint64_t>()) CHECK(complete > 20 && stalled > 100 && failed > 20);
  for (int i = 0; i < rounds; ++i) check_first_look();
  CHECK(looks > 100 && looks_alone > 50);
  std::printf("colour lanes: %zu complete, %zu stalled, %zu failed; %zu searches, %zu without a conflict\n", complete, stalled, failed,
              looks, looks_alone);
  return 0;
}
