#include "colour_nonogram/count/count.hpp"

#include <algorithm>
#include <array>

#include "colour_nonogram/count/segment.hpp"
#include "colour_nonogram/search/board.hpp"
#include "colour_nonogram/search/probing.hpp"
#include "common/count/open_cells.hpp"
#include "common/count/part_counter.hpp"

namespace cluewright::colour_nonogram {

namespace {

constexpr std::uint64_t most_probed_lines = 200'000;

}  // namespace

std::vector<Counted> count_solutions(const Problem& problem, const Grid* start, Budget& budget) {
  const Rules rules(problem);
  Board board(rules, start);
  Statistics statistics;
  if (std::find(board.grid().begin(), board.grid().end(), ColourSet(0)) != board.grid().end()) return {{0, true}};
  Settled settled = board.settle(budget, statistics.lines_solved, [&](int cell, ColourSet set, int) { board.write(cell, set); });
  // The fewer colours are left, the more parts a board falls into.
  if (settled == Settled::all) settled = Probing(board, statistics, nullptr).run(budget, most_probed_lines);
  if (settled == Settled::failed) return {{0, true}};
  if (settled == Settled::stopped) return {{0, false}};
  const auto set_at = [&](std::int32_t y, std::int32_t x) { return board[y * problem.width + x]; };
  OpenCells<count::Cells> cells(problem, set_at, budget);
  if (budget.spent()) return {{0, false}};
  std::vector<Counted> counts = count_parts(cells, cells.all(), budget);
  std::array<std::uint64_t, most_colours + 2> free{};  // by how many colours they may have
  for (const ColourSet set : cells.free_cells()) ++free[std::size_t(std::popcount(set))];
  for (std::size_t choices = 2; choices < free.size(); ++choices)
    if (free[choices] > 0) counts.push_back({choices, true, free[choices]});
  return counts;
}

}  // namespace cluewright::colour_nonogram
