#include "nonogram/large/parts.hpp"

#include <algorithm>
#include <optional>

#include "nonogram/large/components.hpp"
#include "nonogram/small/rules.hpp"
#include "nonogram/strategies.hpp"

namespace cluewright::nonogram::large {

namespace {

constexpr std::int32_t longest_cutout = most_side<Wide>;

}  // namespace

Ending Parts::settle(const Grid* known) {
  const std::vector<std::vector<Fact>> parts = independent_parts(board_);
  statistics_.components = std::max<std::uint64_t>(statistics_.components, parts.size());
  if (!begun_) before_ = board_.mark(), begun_ = true;
  bool proofs_missing = false;
  for (const std::vector<Fact>& part : parts) {
    if (!proofs_missing && budget_.spent()) return Ending::stopped;
    if (part.size() == 1) {
      settle_free(part[0], known);
      continue;
    }
    const std::optional<Cutout> cutout = cut_out(problem_, board_, part, longest_cutout);
    if (!cutout) continue;
    const std::uint64_t wanted = ambiguous() ? 1 : std::min<std::uint64_t>(limit_, 2);
    const Result result = solve(*cutout, known, wanted);
    if (result.solutions.empty()) return result.exhausted ? Ending::refuted : Ending::stopped;
    settle_as(part, *cutout, result);
    proofs_missing |= !result.exhausted && result.solutions.size() < wanted;
  }
  if (proofs_missing) return Ending::stopped;
  switch (board_.propagate(budget_)) {
    case Flow::stopped: return Ending::stopped;
    case Flow::conflict: return Ending::refuted;
    case Flow::consistent: break;
  }
  board_.report(Stage::learned);
  return Ending::stalled;
}

Ending Parts::list(const std::vector<Fact>& part, const Grid& known, std::uint64_t limit, std::vector<std::vector<Cell>>& found) {
  const std::optional<Cutout> cutout = cut_out(problem_, board_, part, longest_cutout);
  if (!cutout) return Ending::slice_over;
  const Result result = solve(*cutout, &known, limit);
  for (const Grid& grid : result.solutions) {
    found.emplace_back();
    for (const Fact cell : part) found.back().push_back(grid[cutout->index_of(cell)]);
  }
  return result.exhausted ? Ending::refuted : found.size() >= limit ? Ending::solved : Ending::stopped;
}

Result Parts::solve(const Cutout& cutout, const Grid* known, std::uint64_t limit) {
  Request request;
  request.limit = limit;
  request.seed = seed_;
  request.start = &cutout.start;
  Grid solution;
  if (known) {
    solution = cutout.start;
    for (std::int32_t row = 0; row < cutout.problem.height; ++row)
      for (std::int32_t column = 0; column < cutout.problem.width; ++column) {
        const Fact cell(cutout.top + row, cutout.left + column, unknown);
        Cell& value = solution[cutout.index_of(cell)];
        if (value == unknown) value = (*known)[cell_index(cell)];
      }
    request.known = &solution;
  }
  Result result = solve_auto(cutout.problem, request, budget_);
  result.statistics.components = 0;  // they are parts of a part
  add(statistics_, result.statistics);
  return result;
}

// A cell that no line constrains.
void Parts::settle_free(Fact cell, const Grid* known) {
  const Fact fact(cell.row(), cell.column(), known ? (*known)[cell_index(cell)] : empty);
  board_.settle(fact);
  chosen_.push_back(fact);
  if (!ambiguous()) others_.push_back(fact.opposite());
}

void Parts::settle_as(const std::vector<Fact>& part, const Cutout& cutout, const Result& result) {
  const bool proven = result.exhausted && result.solutions.size() == 1;
  const bool first_ambiguous = result.solutions.size() > 1 && !ambiguous();
  for (const Fact cell : part) {
    const std::size_t at = cutout.index_of(cell);
    const Fact fact(cell.row(), cell.column(), result.solutions[0][at]);
    board_.settle(fact);
    if (!proven && result.board[at] == unknown) chosen_.push_back(fact);
    if (first_ambiguous) others_.emplace_back(cell.row(), cell.column(), result.solutions[1][at]);
  }
}

void Parts::take_back_choices() {
  if (chosen_.empty()) return;
  board_.undo_to(before_);
  chosen_.clear();
}

void Parts::blank_choices(Grid& grid) const {
  for (const Fact cell : chosen_) grid[cell_index(cell)] = unknown;
}

Grid Parts::switched(Grid solution) const {
  for (const Fact cell : others_) solution[cell_index(cell)] = cell.value();
  return solution;
}

}  // namespace cluewright::nonogram::large
