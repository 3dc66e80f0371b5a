// A large board solves the part of a line that changed; a fresh board solves the whole line. They must agree after every cell.
#include <cstdint>
#include <random>
#include <vector>

#include "check.hpp"
#include "common/budget.hpp"
#include "effort.hpp"
#include "nonogram/large/board.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;
using namespace cluewright::nonogram::large;

namespace {

using Rng = std::mt19937_64;

// A row of blocks about `thickness` long, mostly with room to spare; the columns have no clues.
Problem single_row(Rng& rng, std::int32_t width, std::int32_t thickness, std::vector<Cell>& cells) {
  cells.assign(static_cast<std::size_t>(width), empty);
  Clue row;
  const std::uint64_t longest_gap = 1 + rng() % static_cast<std::uint64_t>(4 * thickness);
  for (std::int32_t at = static_cast<std::int32_t>(rng() % longest_gap);;) {
    const std::int32_t length = 1 + static_cast<std::int32_t>(rng() % static_cast<std::uint64_t>(2 * thickness));
    if (at + length > width) break;
    for (std::int32_t cell = at; cell < at + length; ++cell) cells[static_cast<std::size_t>(cell)] = filled;
    row.blocks.push_back(length);
    at += length + 1 + static_cast<std::int32_t>(rng() % longest_gap);
  }
  Problem problem;
  problem.width = width;
  problem.height = 1;
  problem.rows.push_back(row);
  problem.columns.resize(static_cast<std::size_t>(width));
  for (Clue& clue : problem.columns) clue.hidden = true;
  return problem;
}

Flow fresh(const Problem& problem, Grid& grid) {
  Statistics statistics;
  Budget budget;
  LargeBoard board(problem, statistics, nullptr);
  const Flow flow = board.begin(&grid, budget);
  grid = board.grid();
  return flow;
}

// Cells of the picture one by one or a few at a time, in places that lie together or apart; now and then a wrong one.
void follow(Rng& rng, const Problem& problem, const std::vector<Cell>& picture) {
  Statistics statistics;
  Budget budget;
  LargeBoard board(problem, statistics, nullptr);
  CHECK(board.begin(nullptr, budget) == Flow::consistent);
  const std::uint64_t width = picture.size();
  std::uint64_t near = rng() % width;
  while (!board.solved()) {
    if (rng() % 8 == 0) near = rng() % width;
    const LargeBoard::Mark before = board.mark();
    Grid expected = board.grid();
    bool wrong = rng() % 4 == 0;
    for (std::uint64_t count = 1 + rng() % 3; count-- > 0;) {
      std::uint64_t cell = (near + rng() % 20) % width;
      for (std::uint64_t tries = 0; expected[cell] != unknown && tries < width; ++tries) cell = (cell + 1) % width;
      if (expected[cell] != unknown) break;
      const Cell value = wrong ? static_cast<Cell>(picture[cell] ^ 3) : picture[cell];
      expected[cell] = value;
      board.settle({0, static_cast<std::int32_t>(cell), value});
      if (wrong) break;
    }
    const Flow flow = board.propagate(budget);
    CHECK(flow == fresh(problem, expected));
    if (flow == Flow::consistent) CHECK(board.grid() == expected);
    if (wrong) board.undo_to(before);
  }
}

}  // namespace

int main() {
  Rng rng(20);
  for (int round = 0; round < tries(50); ++round) {
    std::vector<Cell> picture;
    const std::int32_t width = 20 + static_cast<std::int32_t>(rng() % (round % 10 ? 300 : 2000));
    const Problem problem = single_row(rng, width, 1 + static_cast<std::int32_t>(rng() % 20), picture);
    follow(rng, problem, picture);
  }
  return 0;
}
