#include "nonogram/large/alternatives.hpp"

#include <algorithm>

#include "nonogram/large/components.hpp"

namespace cluewright::nonogram::large {

using namespace bits;

Alternatives::Alternatives(LargeBoard& board, Statistics& statistics, Budget& budget, const Grid& known, Parts* parts)
    : board_(board), statistics_(statistics), budget_(budget), known_(known), parts_(parts), frontier_(board), search_(board, statistics, budget) {}

Fact Alternatives::known_fact(std::int32_t row, std::int32_t column) const {
  return {row, column, known_[board_.cell_index(row, column)]};
}

Ending Alternatives::find_one() {
  for (std::uint64_t slice = 20000;;) {
    const Ending flips = refute_flips(true);
    if (flips != Ending::stalled) return flips;
    if (parts_) {
      const Ending settled = parts_->settle(&known_);
      if (settled != Ending::stalled) return settled;
      if (parts_->ambiguous()) return Ending::solved;
      if (board_.solved()) return Ending::refuted;
    }
    const Ending parts = search_parts(slice);
    if (parts == Ending::solved || parts == Ending::stopped) return parts;
    if (parts == Ending::slice_over) slice *= 4;
  }
}

Ending Alternatives::look_for_one() {
  const Ending flips = refute_flips(true);
  return flips == Ending::stalled ? Ending::slice_over : flips;
}

// A cell known to be X in one solution needs only one probe: the other value. A contradiction proves X.
Ending Alternatives::refute_flips(bool stop_at_solution) {
  bool progress = true;
  while (progress && !board_.solved()) {
    progress = false;
    frontier_.push_all();
    std::int32_t row = 0, column = 0;
    while (frontier_.next(row, column)) {
      if (budget_.spend_node()) return Ending::stopped;
      const Fact fact = known_fact(row, column);
      const LargeBoard::Mark before = board_.mark();
      ++statistics_.probes;
      const Flow flow = board_.settle_and_propagate(fact.opposite(), budget_);
      if (flow == Flow::consistent && board_.solved() && stop_at_solution) return Ending::solved;
      board_.undo_to(before);
      if (flow == Flow::stopped) return Ending::stopped;
      if (flow == Flow::consistent) continue;
      if (settle_proven(fact) == Ending::stopped) return Ending::stopped;
      frontier_.push_neighbours();
      progress = true;
    }
  }
  frontier_.clear();
  return board_.solved() ? Ending::refuted : Ending::stalled;
}

Ending Alternatives::settle_proven(Fact fact) {
  const Flow flow = board_.settle_and_propagate(fact, budget_);
  if (flow != Flow::consistent) return Ending::stopped;  // a conflict is impossible: the known solution agrees with the cell
  board_.report(Stage::probe);
  return Ending::stalled;
}

// Parts do not influence each other, so outside the current part the known solution is as good as any.
Flow Alternatives::settle_all_but(const Part& part) {
  std::size_t next = 0;
  for (std::int32_t row = 0; row < board_.height(); ++row)
    for (std::int32_t word = 0; word <= index_of(board_.width() - 1); ++word)
      for (Word open = board_.unknown_in_row(row, word); open; open &= open - 1) {
        const std::int32_t column = word * 64 + lowest(open);
        if (next < part.size() && part[next] == Fact(row, column, unknown)) ++next;
        else board_.settle(known_fact(row, column));
      }
  return board_.propagate(budget_);
}

Ending Alternatives::search_parts(std::uint64_t slice) {
  const std::vector<Part> parts = independent_parts(board_);
  statistics_.components = std::max<std::uint64_t>(statistics_.components, parts.size());
  Ending overall = Ending::slice_over;
  for (const Part& part : parts) {
    const Ending ending = search_part(part, slice);
    if (ending == Ending::solved || ending == Ending::stopped) return ending;
    if (ending == Ending::refuted) overall = Ending::refuted;
  }
  return overall;
}

// Searches on from flipped cells of one part. `refuted`: some cell got proven. `slice_over`: nothing was found.
Ending Alternatives::search_part(const Part& part, std::uint64_t slice) {
  const LargeBoard::Mark before = board_.mark();
  std::vector<Fact> proven;
  const Ending ending = try_flips(part, slice, proven);
  if (ending == Ending::solved) return ending;
  board_.undo_to(before);
  if (ending == Ending::stopped) return ending;
  for (const Fact fact : proven)
    if (board_.at(fact.row(), fact.column()) == unknown && settle_proven(fact) == Ending::stopped) return Ending::stopped;
  return proven.empty() ? Ending::slice_over : Ending::refuted;
}

Ending Alternatives::try_flips(const Part& part, std::uint64_t slice, std::vector<Fact>& proven) {
  constexpr std::size_t most_flips = 16;  // in one slice
  const std::size_t stride = (part.size() + most_flips - 1) / most_flips;
  if (settle_all_but(part) != Flow::consistent) return Ending::stopped;
  FrontierSearch::Settings settings;
  settings.guess_when_stuck = true;
  settings.lean = &known_;
  for (std::size_t at = 0; at < part.size(); at += stride) {
    const Fact fact = known_fact(part[at].row(), part[at].column());
    if (board_.at(fact.row(), fact.column()) != unknown) continue;
    const LargeBoard::Mark before = board_.mark();
    const Flow flow = board_.settle_and_propagate(fact.opposite(), budget_);
    if (flow == Flow::stopped) return Ending::stopped;
    const Ending ending = flow == Flow::conflict ? Ending::refuted : search_.run(settings, slice);
    if (ending == Ending::solved || ending == Ending::stopped) return ending;
    board_.undo_to(before);
    if (ending != Ending::refuted) continue;
    proven.push_back(fact);
    if (settle_proven(fact) == Ending::stopped) return Ending::stopped;
  }
  return Ending::slice_over;
}

Ending Alternatives::collect(std::uint64_t limit, std::vector<Grid>& solutions) {
  const Ending flips = refute_flips(false);
  if (flips != Ending::stalled) return flips;
  const std::vector<Part> parts = independent_parts(board_);
  statistics_.components = std::max<std::uint64_t>(statistics_.components, parts.size());
  std::vector<PartSolutions> found(parts.size());
  Ending ending = Ending::refuted;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const Ending one = ending == Ending::stopped ? ending : enumerate_part(parts[part], limit, found[part]);
    if (one != Ending::refuted) ending = one;
    // The known solution stands in for a part that the budget did not allow to visit.
    if (found[part].empty()) {
      found[part].emplace_back();
      for (const Fact cell : parts[part]) found[part][0].push_back(known_fact(cell.row(), cell.column()).value());
    }
  }
  if (!combine(parts, found, limit, solutions)) ending = Ending::stopped;
  return solutions.size() >= limit ? Ending::solved : ending;
}

Ending Alternatives::enumerate_part(const Part& part, std::uint64_t limit, PartSolutions& found) {
  if (parts_) {
    const Ending listed = parts_->list(part, known_, limit, found);
    if (listed != Ending::slice_over) return listed;
  }
  const LargeBoard::Mark before = board_.mark();
  FrontierSearch::Settings settings;
  settings.guess_when_stuck = true;
  settings.lean = &known_;
  Ending ending = settle_all_but(part) != Flow::consistent ? Ending::stopped : search_.run(settings, ~std::uint64_t{0});
  while (ending == Ending::solved) {
    found.emplace_back();
    for (const Fact cell : part) found.back().push_back(board_.at(cell.row(), cell.column()));
    if (found.size() >= limit) break;
    ending = search_.run_on(~std::uint64_t{0});
  }
  board_.undo_to(before);
  return ending;
}

// Tells whether all were combined, or as many as asked for; one alternative is there even if the budget has run out.
bool Alternatives::combine(const std::vector<Part>& parts, const std::vector<PartSolutions>& found, std::uint64_t limit,
                           std::vector<Grid>& solutions) const {
  std::vector<std::size_t> choice(parts.size(), 0);
  Grid grid = board_.grid();
  while (solutions.size() < limit) {
    if (solutions.size() > 1 && budget_.spent()) return false;
    for (std::size_t part = 0; part < parts.size(); ++part)
      for (std::size_t cell = 0; cell < parts[part].size(); ++cell) {
        const Fact place = parts[part][cell];
        grid[board_.cell_index(place.row(), place.column())] = found[part][choice[part]][cell];
      }
    if (grid != known_) solutions.push_back(grid);
    std::size_t part = 0;
    while (part < parts.size() && ++choice[part] == found[part].size()) choice[part++] = 0;
    if (part == parts.size()) return true;
  }
  return true;
}

}  // namespace cluewright::nonogram::large
