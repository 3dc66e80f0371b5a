#include "nonogram/count/count.hpp"

#include "common/count/open_cells.hpp"
#include "common/count/part_counter.hpp"
#include "nonogram/count/probing.hpp"
#include "nonogram/count/segment.hpp"
#include "nonogram/large/board.hpp"

namespace cluewright::nonogram {

std::vector<Counted> count_solutions(const Problem& problem, const Grid* start, Budget& budget) {
  const auto longest = large::LargeBoard::longest_side;
  if (problem.width > longest || problem.height > longest) return {{0, false}};
  Statistics statistics;
  large::LargeBoard board(problem, statistics, nullptr);
  large::Flow flow = board.begin(start, budget);
  if (flow == large::Flow::consistent) flow = count::settle_by_probing(board, budget);
  switch (flow) {
    case large::Flow::conflict: return {{0, true}};
    case large::Flow::stopped: return {{0, false}};
    case large::Flow::consistent: break;
  }
  OpenCells<count::Cells> cells(problem, [&](std::int32_t y, std::int32_t x) { return board.at(y, x); }, budget);
  if (budget.spent()) return {{0, false}};
  std::vector<Counted> counts = count_parts(cells, cells.all(), budget);
  if (!cells.free_cells().empty()) counts.push_back({2, true, cells.free_cells().size()});
  return counts;
}

}  // namespace cluewright::nonogram
