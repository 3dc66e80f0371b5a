#include "colour_nonogram/ladder/ladder.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::colour_nonogram {

namespace {

bool is_simple(Rung rung) { return rung <= Rung::missing_colour; }

// The colours of a clue, with the background; all of them where it is hidden.
ColourSet colours_of(const Clue& clue, int colours) {
  if (clue.hidden) return all_of(colours);
  ColourSet found = only(background);
  for (const Block& block : clue.blocks) found |= only(block.colour);
  return found;
}

}  // namespace

Ladder::Ladder(const Problem& problem, const Grid& grid)
    : problem_(problem), rules_(problem_), board_(rules_, &grid), sets_(rules_, &grid),
      states_(static_cast<std::size_t>(rules_.lines())), tracer_(rules_) {
  Grid of_rows, of_columns;
  for (const Clue& row : problem_.rows) of_rows.push_back(colours_of(row, problem_.colours));
  for (const Clue& column : problem_.columns) of_columns.push_back(colours_of(column, problem_.colours));
  across_ = {of_columns, of_rows};
  for (const ColourSet set : grid) open_cells_ += !decided(set);
  changed_.resize(states_.size());
}

LineTechniques::Subject Ladder::subject(std::int32_t line) const {
  const Line& exact = rules_.line[static_cast<std::size_t>(line)];
  const auto length = static_cast<std::size_t>(exact.cells());
  return {clue(line), exact, {board_.sets(line), length}, across_[line < rules_.height ? 0 : 1]};
}

Ladder::LineState& Ladder::state(std::int32_t line) {
  LineState& state = states_[static_cast<std::size_t>(line)];
  if (!state.fresh) {
    state.impossible =
        !techniques_.find(subject(line), state.found, LineTechniques::Extent::simplest, state.settled, state.reached);
    state.fresh = true;
  }
  return state;
}

const Findings& Ladder::findings(std::int32_t line) {
  techniques_.find(subject(line), all_found_, LineTechniques::Extent::everything, settled_, reached_);
  if (line < rules_.height) {
    find_out_of_reach(line, all_found_);
    find_crossing(line, all_found_);
  }
  return all_found_;
}

void Ladder::settle(std::int32_t cell, Colour colour) {
  board_.write(cell, only(colour));
  states_[static_cast<std::size_t>(rules_.row_of(cell))].fresh = false;
  states_[static_cast<std::size_t>(rules_.column_line_of(cell))].fresh = false;
  --open_cells_;
}

LadderEnd Ladder::take(LadderStep& step) {
  for (const Change change : step.finding.changes)
    settle(step.line < 0 ? change.place : rules_.cell(step.line, change.place), change.colour);
  return LadderEnd::step;
}

LadderEnd Ladder::next(Rung last, Budget& budget, LadderStep& step) {
  if (budget.spent_now()) return LadderEnd::stopped;
  step.line = -1;
  step.chains.clear();
  LadderEnd end = line_step(last, budget, step);
  if (end == LadderEnd::stalled && open_cells_ == 0) return LadderEnd::solved;
  if (end == LadderEnd::stalled && last >= Rung::colour_chain) end = colour_chain(budget, step);
  if (end == LadderEnd::stalled && last >= Rung::contradiction) end = contradiction(budget, step);
  return end;
}

LadderEnd Ladder::line_step(Rung last, Budget& budget, LadderStep& step) {
  const Finding* best = nullptr;
  std::int32_t simple = 0, any = 0;
  for (std::int32_t line = 0; line < lines(); ++line) {
    if (budget.spent()) return LadderEnd::stopped;
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
  if (last >= Rung::out_of_reach && (!best || best->rung > Rung::out_of_reach) && crossing_step(Rung::out_of_reach, step)) {
    step.choices += any;
    return take(step);
  }
  if (best) {
    step.finding = *best;
    step.choices = is_simple(best->rung) ? simple : any;
    return take(step);
  }
  return last >= Rung::crossing_colours && crossing_step(Rung::crossing_colours, step) ? take(step) : LadderEnd::stalled;
}

// Only blocks of colours that reach a cell in its row but not in its column, or the other way round: it is empty. Numbers: the
// colours that reach it in the row, and in the column.
void Ladder::find_out_of_reach(std::int32_t row, Findings& found) {
  const Grid& reached = state(row).reached;
  std::vector<std::uint8_t> told(static_cast<std::size_t>(rules_.width), 0);
  const auto colours = [&](std::int32_t x) {
    const ColourSet in_row = reached[static_cast<std::size_t>(x)] & ColourSet(~only(background));
    const ColourSet in_column = state(rules_.height + x).reached[static_cast<std::size_t>(row)] & ColourSet(~only(background));
    return std::pair(in_row, in_column);
  };
  for (std::int32_t x = 0; x < rules_.width; ++x) {
    if (told[static_cast<std::size_t>(x)] || !is_open(rules_.cell(row, x))) continue;
    const auto [in_row, in_column] = colours(x);
    if (!in_row || !in_column || (in_row & in_column)) continue;
    Finding& finding = found.add(Rung::out_of_reach);
    finding.numbers = {in_row, in_column};
    for (std::int32_t other = x; other < rules_.width; ++other) {
      if (!is_open(rules_.cell(row, other)) || colours(other) != std::pair(in_row, in_column)) continue;
      told[static_cast<std::size_t>(other)] = 1;
      finding.changes.push_back({other, background});
    }
  }
}

// What a row leaves of a cell and what its column leaves have one colour in common. Numbers: the two sets.
void Ladder::find_crossing(std::int32_t row, Findings& found) {
  const Grid& settled = state(row).settled;
  std::vector<std::uint8_t> told(static_cast<std::size_t>(rules_.width), 0);
  const auto sets = [&](std::int32_t x) {
    return std::pair(settled[static_cast<std::size_t>(x)], state(rules_.height + x).settled[static_cast<std::size_t>(row)]);
  };
  for (std::int32_t x = 0; x < rules_.width; ++x) {
    if (told[static_cast<std::size_t>(x)] || !is_open(rules_.cell(row, x))) continue;
    const auto [of_row, of_column] = sets(x);
    const ColourSet both = of_row & of_column;
    if (!decided(both) || decided(of_row) || decided(of_column)) continue;
    Finding& finding = found.add(Rung::crossing_colours);
    finding.numbers = {of_row, of_column};
    for (std::int32_t other = x; other < rules_.width; ++other) {
      if (!is_open(rules_.cell(row, other)) || sets(other) != std::pair(of_row, of_column)) continue;
      told[static_cast<std::size_t>(other)] = 1;
      finding.changes.push_back({other, static_cast<Colour>(lowest(both))});
    }
  }
}

bool Ladder::crossing_step(Rung rung, LadderStep& step) {
  step.choices = 0;
  for (std::int32_t row = 0; row < rules_.height; ++row) {
    crossing_.clear();
    if (rung == Rung::out_of_reach) find_out_of_reach(row, crossing_);
    else find_crossing(row, crossing_);
    if (crossing_.empty()) continue;
    if (step.choices == 0) {
      step.finding = crossing_[0];
      step.line = row;
    }
    step.choices += static_cast<std::int32_t>(crossing_.end() - crossing_.begin());
  }
  return step.choices > 0;
}

LadderStep Ladder::chain_step(std::int32_t cell, std::int32_t choices, Chain chain) const {
  LadderStep step;
  step.finding.rung = Rung::colour_chain;
  step.finding.changes.push_back({cell, static_cast<Colour>(lowest(sets_[cell]))});
  step.finding.numbers.push_back(cell);
  step.choices = choices;
  step.chains.push_back(std::move(chain));
  return step;
}

}  // namespace cluewright::colour_nonogram
