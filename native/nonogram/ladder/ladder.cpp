#include "nonogram/ladder/ladder.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::nonogram {

namespace {

// Assumptions are tried in portions: the first one with a success ends the search, so that the shortest of many is
// reported without searching all of a large board.
constexpr std::size_t portion = 256;
// This many of the successes with the fewest cells are traced back, and the one with the shortest chain is taken.
constexpr std::size_t traced = 8;
// Two cells deep, a step tries no more assumptions than this; no person would go beyond that either.
constexpr std::int64_t most_suppositions = 150'000;

bool is_simple(Rung rung) { return rung <= Rung::small_gap; }

struct Success {
  std::int32_t cell;
  Cell value;
  std::size_t size;  // of the trail
};

// Keeps the successes with the shortest trails, in the order found.
void keep_shortest(std::vector<Success>& found) {
  std::stable_sort(found.begin(), found.end(), [](const Success& a, const Success& b) { return a.size < b.size; });
  if (found.size() > traced) found.resize(traced);
}

}  // namespace

Ladder::Ladder(const Problem& problem, Grid grid)
    : problem_(problem), width_(problem.width), height_(problem.height), rows_(std::move(grid)),
      columns_(rows_.size()), states_(static_cast<std::size_t>(width_ + height_)), tracer_(problem_) {
  // In tiles, because a large board is slow to walk through across its rows.
  constexpr std::int32_t tile = 64;
  for (std::int32_t top = 0; top < height_; top += tile)
    for (std::int32_t left = 0; left < width_; left += tile)
      for (std::int32_t y = top; y < std::min(top + tile, height_); ++y)
        for (std::int32_t x = left; x < std::min(left + tile, width_); ++x) {
          const Cell value = rows_[static_cast<std::size_t>(y * width_ + x)];
          columns_[static_cast<std::size_t>(x * height_ + y)] = value;
          open_cells_ += value == unknown;
        }
}

std::span<const Cell> Ladder::cells(std::int32_t line) const {
  const Cell* const first = line < height_ ? &rows_[static_cast<std::size_t>(line * width_)]
                                           : &columns_[static_cast<std::size_t>((line - height_) * height_)];
  return {first, static_cast<std::size_t>(length(line))};
}

Ladder::LineState& Ladder::state(std::int32_t line) {
  LineState& state = states_[static_cast<std::size_t>(line)];
  if (!state.fresh) {
    state.impossible = !techniques_.find(clue(line), cells(line), state.found, LineTechniques::Extent::simplest);
    state.fresh = true;
  }
  return state;
}

const Findings& Ladder::findings(std::int32_t line) {
  techniques_.find(clue(line), cells(line), all_found_, LineTechniques::Extent::everything);
  return all_found_;
}

void Ladder::settle(std::int32_t cell, Cell value) {
  const std::int32_t row = cell / width_, column = cell % width_;
  rows_[static_cast<std::size_t>(cell)] = value;
  columns_[static_cast<std::size_t>(column * height_ + row)] = value;
  states_[static_cast<std::size_t>(row)].fresh = false;
  states_[static_cast<std::size_t>(height_ + column)].fresh = false;
  --open_cells_;
  if (suppositions_) suppositions_->settle(cell, value);
}

LadderEnd Ladder::next(Rung last, Budget& budget, LadderStep& step) try {
  if (budget.spent_now()) return LadderEnd::stopped;
  step.line = -1;
  step.chains.clear();
  LadderEnd end = line_step(last, budget, step);
  if (end == LadderEnd::stalled && open_cells_ == 0) return LadderEnd::solved;
  if (end != LadderEnd::stalled || last < Rung::contradiction) return end;
  if (!suppositions_) suppositions_ = make_suppositions(problem_, rows_);
  end = contradiction(budget, step);
  if (end == LadderEnd::stalled && last >= Rung::common_consequence) end = common_consequence(budget, step);
  if (end == LadderEnd::stalled && last >= Rung::two_cells) end = two_cells(budget, step);
  return end;
} catch (...) {
  suppositions_.reset();  // one of them may not have been undone
  throw;
}

LadderEnd Ladder::line_step(Rung last, Budget& budget, LadderStep& step) {
  const Finding* best = nullptr;
  std::int32_t simple = 0, any = 0;
  for (std::int32_t line = 0; line < lines(); ++line) {
    if (budget.spent_now()) return LadderEnd::stopped;
    const LineState& now = state(line);
    if (now.impossible) return LadderEnd::wrong;
    if (now.found.empty()) continue;
    const Finding& first = now.found[0];
    ++any;
    simple += is_simple(first.rung);
    if (first.rung <= last && (!best || first.rung < best->rung)) {
      best = &first;
      step.line = line;
    }
  }
  if (!best) return LadderEnd::stalled;
  step.finding = *best;
  step.choices = is_simple(best->rung) ? simple : any;
  for (const Change change : step.finding.changes) settle(cell_at(step.line, change.place), change.value);
  return LadderEnd::step;
}

// The unknown cells, those in the fullest lines first: there assumptions fail soonest.
std::vector<std::int32_t> Ladder::candidates() const {
  std::vector<std::int32_t> open(static_cast<std::size_t>(width_ + height_), 0), cells;
  for (std::int32_t cell = 0; cell < width_ * height_; ++cell)
    if (rows_[static_cast<std::size_t>(cell)] == unknown) {
      ++open[static_cast<std::size_t>(cell / width_)];
      ++open[static_cast<std::size_t>(height_ + cell % width_)];
      cells.push_back(cell);
    }
  // Sorted by counting: there are as many cells as a large board has, but the room of two lines is small.
  const auto room = [&](std::int32_t cell) {
    return static_cast<std::size_t>(open[static_cast<std::size_t>(cell / width_)] +
                                    open[static_cast<std::size_t>(height_ + cell % width_)]);
  };
  std::vector<std::size_t> place(static_cast<std::size_t>(width_ + height_) + 2, 0);
  for (const std::int32_t cell : cells) ++place[room(cell) + 1];
  for (std::size_t i = 1; i < place.size(); ++i) place[i] += place[i - 1];
  std::vector<std::int32_t> sorted(cells.size());
  for (const std::int32_t cell : cells) sorted[place[room(cell)]++] = cell;
  return sorted;
}

void Ladder::tell(LadderStep& step, Rung rung, std::int32_t choices) const {
  step.finding.rung = rung;
  step.finding.changes.clear();
  step.finding.clues.clear();
  step.finding.numbers.clear();
  step.finding.evidence.clear();
  step.line = -1;
  step.choices = choices;
}

// A cell that fails with one value has the other. Numbers: the cell.
LadderEnd Ladder::contradiction(Budget& budget, LadderStep& step) {
  const auto cells = candidates();
  std::vector<Success> found;
  for (std::size_t begin = 0; begin < cells.size() && found.empty(); begin += portion)
    for (std::size_t i = begin; i < std::min(begin + portion, cells.size()); ++i) {
      bool clashed = false;
      for (const Cell value : {filled, empty}) {
        const bool clash = suppositions_->suppose(cells[i], value) != no_clash;
        if (clash) found.push_back({cells[i], value, suppositions_->trail().size()});
        suppositions_->retract();
        if (budget.spend_long_node()) return LadderEnd::stopped;
        if (clash && std::exchange(clashed, true)) return LadderEnd::wrong;
      }
    }
  if (found.empty()) return LadderEnd::stalled;
  tell(step, Rung::contradiction, static_cast<std::int32_t>(found.size()));
  keep_shortest(found);
  Success taken{};
  tracer_.watch(&budget);
  for (const Success& success : found) {
    if (budget.spent_now()) break;
    const std::int32_t clash = suppositions_->suppose(success.cell, success.value);
    const std::int32_t shortest = step.chains.empty() ? any_length_of_chain : step.chains.front().length();
    Chain chain = tracer_.of_clash(rows_, suppositions_->trail(), clash, {}, shortest);
    suppositions_->retract();
    if (chain.length() >= shortest) continue;
    step.chains.assign(1, std::move(chain));
    taken = success;
  }
  tracer_.watch(nullptr);
  if (budget.spent_now()) return LadderEnd::stopped;
  step.finding.changes.push_back({taken.cell, opposite(taken.value)});
  step.finding.numbers.push_back(taken.cell);
  settle(taken.cell, opposite(taken.value));
  return LadderEnd::step;
}

// What follows from both values of a cell holds. Numbers: that cell.
LadderEnd Ladder::common_consequence(Budget& budget, LadderStep& step) {
  const auto cells = candidates();
  std::vector<Success> found;
  std::vector<Cell> with_filled(rows_.size(), unknown);
  std::vector<Link> filled_trail;
  for (std::size_t begin = 0; begin < cells.size() && found.empty(); begin += portion)
    for (std::size_t i = begin; i < std::min(begin + portion, cells.size()); ++i) {
      suppositions_->suppose(cells[i], filled);
      filled_trail = suppositions_->trail();
      suppositions_->retract();
      suppositions_->suppose(cells[i], empty);
      for (const Link& link : filled_trail) with_filled[static_cast<std::size_t>(link.cell)] = link.value;
      const auto& trail = suppositions_->trail();
      const auto agrees = [&](const Link& link) { return with_filled[static_cast<std::size_t>(link.cell)] == link.value; };
      if (std::any_of(trail.begin(), trail.end(), agrees))
        found.push_back({cells[i], unknown, filled_trail.size() + trail.size()});
      for (const Link& link : filled_trail) with_filled[static_cast<std::size_t>(link.cell)] = unknown;
      suppositions_->retract();
      if (budget.spend_long_node()) return LadderEnd::stopped;
    }
  if (found.empty()) return LadderEnd::stalled;
  tell(step, Rung::common_consequence, static_cast<std::int32_t>(found.size()));
  keep_shortest(found);
  std::int32_t shortest = any_length_of_chain;
  tracer_.watch(&budget);
  for (const Success& success : found) {
    if (budget.spent_now()) break;
    suppositions_->suppose(success.cell, filled);
    filled_trail = suppositions_->trail();
    suppositions_->retract();
    suppositions_->suppose(success.cell, empty);
    for (const Link& link : filled_trail) with_filled[static_cast<std::size_t>(link.cell)] = link.value;
    std::vector<Change> common;
    for (const Link& link : suppositions_->trail())
      if (with_filled[static_cast<std::size_t>(link.cell)] == link.value) common.push_back({link.cell, link.value});
    for (const Link& link : filled_trail) with_filled[static_cast<std::size_t>(link.cell)] = unknown;
    std::sort(common.begin(), common.end(), [](Change a, Change b) { return a.place < b.place; });
    Chain if_filled = tracer_.of_cells(rows_, filled_trail, common, shortest);
    Chain if_empty = tracer_.of_cells(rows_, suppositions_->trail(), common, shortest - if_filled.length());
    suppositions_->retract();
    const std::int32_t length = if_filled.length() + if_empty.length();
    if (length >= shortest) continue;
    shortest = length;
    step.chains.clear();
    step.chains.push_back(std::move(if_filled));
    step.chains.push_back(std::move(if_empty));
    step.finding.changes = std::move(common);
    step.finding.numbers = {success.cell};
  }
  tracer_.watch(nullptr);
  if (budget.spent_now()) return LadderEnd::stopped;
  for (const Change change : step.finding.changes) settle(change.place, change.value);
  return LadderEnd::step;
}

// An assumption that fails once values of the cells it leaves open are assumed in turn. Numbers: the cell.
LadderEnd Ladder::two_cells(Budget& budget, LadderStep& step) {
  // Those with the most consequences first: they are the likeliest to fail.
  std::vector<Success> order;
  for (const std::int32_t cell : candidates())
    for (const Cell value : {filled, empty}) {
      suppositions_->suppose(cell, value);
      order.push_back({cell, value, suppositions_->trail().size()});
      suppositions_->retract();
      if (budget.spend_long_node()) return LadderEnd::stopped;
    }
  std::stable_sort(order.begin(), order.end(), [](const Success& a, const Success& b) { return a.size > b.size; });
  std::int64_t work = most_suppositions;
  std::vector<InnerClash> inner;
  for (const Success& outer : order) {
    std::int32_t clash = no_clash;
    inner.clear();
    suppositions_->suppose(outer.cell, outer.value);
    if (clashes_deeper(budget, work, inner, clash)) {
      tell(step, Rung::two_cells, 1);
      step.chains.push_back(tracer_.of_clash(rows_, suppositions_->trail(), clash, inner));
      suppositions_->retract();
      step.finding.changes.push_back({outer.cell, opposite(outer.value)});
      step.finding.numbers.push_back(outer.cell);
      settle(outer.cell, opposite(outer.value));
      return LadderEnd::step;
    }
    suppositions_->retract();
    if (budget.spent_now()) return LadderEnd::stopped;
    if (work <= 0) break;
  }
  return LadderEnd::stalled;
}

// Follows the current assumption by contradictions, in the lines that it touched.
bool Ladder::clashes_deeper(Budget& budget, std::int64_t& work, std::vector<InnerClash>& inner, std::int32_t& clash) {
  std::vector<std::uint8_t> touched(static_cast<std::size_t>(lines()), 0);
  std::size_t seen = 0;
  for (bool progress = true; progress;) {
    progress = false;
    for (; seen < suppositions_->trail().size(); ++seen) {
      const std::int32_t cell = suppositions_->trail()[seen].cell;
      touched[static_cast<std::size_t>(cell / width_)] = touched[static_cast<std::size_t>(height_ + cell % width_)] = 1;
    }
    for (std::int32_t line = 0; line < lines(); ++line) {
      if (!std::exchange(touched[static_cast<std::size_t>(line)], std::uint8_t(0))) continue;
      for (std::int32_t i = 0; i < length(line); ++i) {
        const std::int32_t cell = cell_at(line, i);
        for (const Cell value : {filled, empty}) {
          if (suppositions_->value(cell) != unknown) break;
          const std::size_t at = suppositions_->trail().size();
          const std::int32_t inner_clash = suppositions_->suppose(cell, value);
          if (inner_clash != no_clash) {
            const auto& trail = suppositions_->trail();
            inner.push_back({at, {trail.begin() + static_cast<std::ptrdiff_t>(at), trail.end()}, inner_clash});
          }
          suppositions_->retract();
          if (budget.spend_long_node() || --work <= 0) return false;
          if (inner_clash == no_clash) continue;
          clash = suppositions_->conclude(cell, opposite(value));
          if (clash != no_clash) return true;
          progress = true;
        }
      }
    }
  }
  return false;
}

}  // namespace cluewright::nonogram
