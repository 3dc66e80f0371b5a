// Steps over several lines: colours that lines take from each other's cells, and assumptions that fail.
#include <algorithm>
#include <utility>

#include "colour_nonogram/ladder/ladder.hpp"

namespace cluewright::colour_nonogram {

namespace {

// Assumptions are tried in portions of cells: the first one with a success ends the search, so that the shortest of many is
// reported without searching all of a large board.
constexpr std::size_t portion = 128;
// This many of the successes with the shortest trails are traced back, and the one with the shortest chain is taken.
constexpr std::size_t traced = 8;
// Once something was found, this many more assumptions are made for a list.
constexpr std::int64_t effort_worth_listing = 20'000;
constexpr std::int64_t most_effort = 150'000;

}  // namespace

// Takes the sets back to the decided cells.
void Ladder::start_over() {
  trail_.clear();
  for (std::int32_t cell = 0; cell < rules_.cells(); ++cell)
    if (sets_[cell] != board_[cell]) sets_.write(cell, board_[cell]);
  sets_.forget_waiting();
}

// Settles all lines in rounds, each by what the round before left, so that what comes of few lines comes first. Ends after the
// round in which cells are decided, or when nothing changes any more.
Ladder::Fixpoint Ladder::settle_together(Budget& budget, bool stop_when_decided, std::vector<std::int32_t>& decided_cells) {
  start_over();
  decided_cells.clear();
  std::vector<Exclusion> round;
  const auto collect = [&](std::int32_t line, const Grid& settled) {
    for (std::int32_t place = 0; place < static_cast<std::int32_t>(settled.size()); ++place) {
      const std::int32_t cell = rules_.cell(line, place);
      if (const ColourSet lost = sets_[cell] & ColourSet(~settled[static_cast<std::size_t>(place)])) round.push_back({cell, lost, line});
    }
  };
  for (std::int32_t line = 0; line < lines(); ++line) {
    const LineState& now = state(line);
    if (now.impossible) return Fixpoint::failed;
    collect(line, now.settled);
  }
  while (!round.empty()) {
    std::fill(changed_.begin(), changed_.end(), 0);
    for (const Exclusion& exclusion : round) {
      const ColourSet set = sets_[exclusion.cell], lost = set & exclusion.lost;
      if (!lost) continue;
      if (lost == set) return Fixpoint::failed;
      sets_.write(exclusion.cell, ColourSet(set & ~lost));
      trail_.push_back({exclusion.cell, lost, exclusion.line});
      changed_[static_cast<std::size_t>(exclusion.line < rules_.height ? rules_.column_line_of(exclusion.cell)
                                                                       : rules_.row_of(exclusion.cell))] = 1;
      if (decided(sets_[exclusion.cell])) decided_cells.push_back(exclusion.cell);
    }
    if (stop_when_decided && !decided_cells.empty()) return Fixpoint::decided;
    round.clear();
    for (std::int32_t line = 0; line < lines(); ++line) {
      if (!changed_[static_cast<std::size_t>(line)]) continue;
      if (budget.spent()) return Fixpoint::stopped;
      const Line& rule = rules_.line[static_cast<std::size_t>(line)];
      next_round_.assign(sets_.sets(line), sets_.sets(line) + rule.cells());
      if (!rule.settle(next_round_.data(), scratch_)) return Fixpoint::failed;
      collect(line, next_round_);
    }
  }
  return decided_cells.empty() ? Fixpoint::settled : Fixpoint::decided;
}

// Lines take colours from each other's cells until one colour is left of a cell. Numbers: the cell.
LadderEnd Ladder::colour_chain(Budget& budget, LadderStep& step) {
  std::vector<std::int32_t> cells;
  switch (settle_together(budget, true, cells)) {
    case Fixpoint::settled: return LadderEnd::stalled;
    case Fixpoint::failed: return LadderEnd::wrong;
    case Fixpoint::stopped: return LadderEnd::stopped;
    case Fixpoint::decided: break;
  }
  std::int32_t shortest = any_length_of_chain;
  for (std::size_t i = 0; i < std::min(cells.size(), traced); ++i) {
    Chain chain = tracer_.of_cell(board_.grid(), trail_, cells[i], shortest);
    if (chain.length() >= shortest) continue;
    shortest = chain.length();
    step = chain_step(cells[i], static_cast<std::int32_t>(cells.size()), std::move(chain));
  }
  return take(step);
}

// The open cells, those in the fullest lines first: there assumptions fail soonest.
std::vector<std::int32_t> Ladder::candidates() const {
  std::vector<std::int32_t> open(static_cast<std::size_t>(rules_.lines()), 0), cells;
  for (std::int32_t cell = 0; cell < rules_.cells(); ++cell)
    if (is_open(cell)) {
      ++open[static_cast<std::size_t>(rules_.row_of(cell))];
      ++open[static_cast<std::size_t>(rules_.column_line_of(cell))];
      cells.push_back(cell);
    }
  const auto room = [&](std::int32_t cell) {
    return open[static_cast<std::size_t>(rules_.row_of(cell))] + open[static_cast<std::size_t>(rules_.column_line_of(cell))];
  };
  std::stable_sort(cells.begin(), cells.end(), [&](std::int32_t a, std::int32_t b) { return room(a) < room(b); });
  return cells;
}

// Assumes a colour of a cell and follows the lines. Returns the line without arrangement, or `no_clash`.
std::int32_t Ladder::suppose(std::int32_t cell, int colour, Budget& budget) {
  before_ = trail_.size();
  const auto narrow = [&](std::int32_t place, ColourSet set, std::int32_t line) {
    trail_.push_back({place, ColourSet(sets_[place] & ~set), line});
    sets_.write(place, set);
  };
  narrow(cell, only(colour), by_supposition);
  sets_.touch_lines_of(cell);
  return sets_.settle(budget, lines_solved_, narrow) == Settled::failed ? sets_.failed_line() : no_clash;
}

void Ladder::retract() {
  for (; trail_.size() > before_; trail_.pop_back()) {
    const Exclusion& last = trail_.back();
    sets_.write(last.cell, ColourSet(sets_[last.cell] | last.lost));
  }
  sets_.forget_waiting();
}

// Assumes the colours of a cell in turn, until two of them do not fail. A step when only one is left.
LadderEnd Ladder::try_colours(std::int32_t cell, Budget& budget, Failure& failure) {
  failure = {cell, 0, 0, 0};
  for (ColourSet left = sets_[cell]; left != 0; left &= ColourSet(left - 1)) {
    const ColourSet colour = only(lowest(left));
    const std::int32_t clash = suppose(cell, lowest(left), budget);
    if (clash != no_clash) {
      failure.colours |= colour;
      failure.size += trail_.size() - before_;
    }
    retract();
    if (budget.spend_long_node()) return LadderEnd::stopped;
    if (clash != no_clash) continue;
    if (failure.left) return LadderEnd::stalled;
    failure.left = colour;
  }
  return failure.left ? LadderEnd::step : LadderEnd::wrong;
}

// All colours that the lines leave of a cell fail but one. Numbers: the cell.
LadderEnd Ladder::contradiction(Budget& budget, LadderStep& step) {
  const auto cells = candidates();
  std::vector<Failure> found;
  for (std::size_t begin = 0; begin < cells.size() && found.empty(); begin += portion)
    for (std::size_t i = begin; i < std::min(begin + portion, cells.size()); ++i) {
      Failure failure;
      const LadderEnd end = try_colours(cells[i], budget, failure);
      if (end == LadderEnd::step) found.push_back(failure);
      else if (end != LadderEnd::stalled) return end;
    }
  if (found.empty()) return LadderEnd::stalled;
  const auto choices = static_cast<std::int32_t>(found.size());
  std::stable_sort(found.begin(), found.end(), [](const Failure& a, const Failure& b) { return a.size < b.size; });
  if (found.size() > traced) found.resize(traced);
  std::int32_t shortest = any_length_of_chain;
  for (const Failure& failure : found) {
    LadderStep tried = contradiction_step(failure, choices, budget, shortest);
    std::int32_t length = 0;
    for (const Chain& chain : tried.chains) length += chain.length();
    if (budget.spent_now()) return LadderEnd::stopped;
    if (length >= shortest) continue;
    shortest = length;
    step = std::move(tried);
  }
  return take(step);
}

LadderStep Ladder::contradiction_step(const Failure& failure, std::int32_t choices, Budget& budget, std::int32_t shorter_than) {
  LadderStep step;
  step.finding.rung = Rung::contradiction;
  step.finding.changes.push_back({failure.cell, static_cast<Colour>(lowest(failure.left))});
  step.finding.numbers.push_back(failure.cell);
  step.choices = choices;
  if (sets_[failure.cell] != all_of(rules_.colours)) {
    step.chains.push_back(tracer_.of_cell(board_.grid(), trail_, failure.cell, shorter_than));
    shorter_than -= std::min(shorter_than, step.chains.back().length());
  }
  for_each_colour(failure.colours, [&](int colour) {
    const std::int32_t clash = suppose(failure.cell, colour, budget);
    if (clash != no_clash) {
      step.chains.push_back(tracer_.of_clash(board_.grid(), trail_, clash, shorter_than));
      shorter_than -= std::min(shorter_than, step.chains.back().length());
    }
    retract();
  });
  return step;
}

bool Ladder::list_chained(Rung rung, const std::vector<std::uint8_t>& covered, bool enough, Budget& budget,
                          std::vector<LadderStep>& found) {
  std::vector<std::int32_t> cells;
  const Fixpoint end = settle_together(budget, false, cells);
  if (end == Fixpoint::failed || end == Fixpoint::stopped) return end == Fixpoint::failed;
  std::int64_t effort = 0;
  const auto worth = [&] { return effort <= (enough || !found.empty() ? effort_worth_listing : most_effort); };
  if (rung == Rung::colour_chain) {
    for (const std::int32_t cell : cells) {
      if (covered[static_cast<std::size_t>(cell)]) continue;
      if (budget.spent_now()) return false;
      effort += static_cast<std::int64_t>(trail_.size());
      found.push_back(chain_step(cell, 1, tracer_.of_cell(board_.grid(), trail_, cell)));
      if (!worth()) break;
    }
  } else {
    for (const std::int32_t cell : candidates()) {
      if (!worth()) break;
      if (covered[static_cast<std::size_t>(cell)] || decided(sets_[cell])) continue;
      Failure failure;
      const LadderEnd tried = try_colours(cell, budget, failure);
      effort += std::popcount(sets_[cell]);
      if (tried == LadderEnd::stopped) return false;
      if (tried == LadderEnd::step) found.push_back(contradiction_step(failure, 1, budget, any_length_of_chain));
    }
  }
  const auto length = [](const LadderStep& step) {
    std::int32_t lines = 0;
    for (const Chain& chain : step.chains) lines += chain.length();
    return lines;
  };
  std::stable_sort(found.begin(), found.end(), [&](const LadderStep& a, const LadderStep& b) { return length(a) < length(b); });
  return budget.why() == Stop::none;
}

}  // namespace cluewright::colour_nonogram
