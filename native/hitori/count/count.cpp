#include "hitori/count/count.hpp"

#include <utility>

#include "common/count/part_counter.hpp"
#include "hitori/board/close_pairs.hpp"
#include "hitori/board/state.hpp"
#include "hitori/count/open_cells.hpp"

namespace cluewright::hitori {

std::vector<Counted> count_solutions(const Problem& problem, const Grid* start, Budget& budget) {
  if (budget.spent()) return {{0, false}};
  State state;
  state.reset(problem);
  if ((start && !state.take_grid(*start)) || !settle_close_pairs(state, budget) || !state.propagate(true)) return {{0, true}};
  if (budget.spent()) return {{0, false}};
  count::OpenCells cells(std::move(state), budget);
  return count_parts(cells, cells.all(), budget);
}

}  // namespace cluewright::hitori
