// Techniques that assume a colour and follow the consequences.
#include <algorithm>
#include <utility>

#include "hitori/ladder/ladder.hpp"

namespace cluewright::hitori {

namespace {

// Short contradictions are easier to see, so they are looked for first.
constexpr std::size_t caps[] = {6, 16, 48, SIZE_MAX / 2};
constexpr std::size_t cap_count = sizeof(caps) / sizeof(caps[0]);

}  // namespace

// Assumes a colour and follows the rules until more than `most` cells follow. False is a contradiction; the board
// is left as the assumption made it.
bool Ladder::probe(Place at, Cell colour, bool chains, std::size_t most) {
  const auto mark = state_.trail().size();
  ++effort_;
  // On a list, the basic rules have not been followed on the board, so that is part of the assumption.
  if (listing_) state_.basic_head_ = 0;
  state_.settle(at, colour, {});
  return state_.propagate(chains, mark + most);
}

// Notes that the assumptions on the board above `mark` do not fail, since nothing that follows from them did.
void Ladder::mark_safe(std::size_t mark) {
  const auto& trail = state_.trail();
  for (std::size_t i = mark; i < trail.size(); ++i) safe_[trail[i] * 2 + (state_[trail[i]] == black)] = static_cast<std::uint32_t>(mark + 1);
}

// Notes the same for good: the basic rules are implications between two cells, so what does not fail by them alone never
// will, as long as the board is closed under them.
void Ladder::mark_safe_without_chains(std::size_t mark) {
  const auto& trail = state_.trail();
  for (std::size_t i = mark; i < trail.size(); ++i) safe_without_chains_[trail[i] * 2 + (state_[trail[i]] == black)] = 1;
}

// Lists the cells that are open; during a climb there are ever fewer.
void Ladder::list_open() {
  const auto settled = [&](std::size_t index) { return state_[state_.layout().place_of(index)] != unknown; };
  if (open_listed_) {
    std::erase_if(open_, settled);
    return;
  }
  open_.clear();
  for (std::size_t index = 0; index < problem_->cells(); ++index)
    if (!settled(index)) open_.push_back(index);
  open_listed_ = true;
}

// Goes around the unknown cells assuming each colour, with ever longer chains, until one fails. `quiet` counts the
// assumptions about settled cells, too, though they are skipped.
bool Ladder::sweep(bool chains) {
  auto& [at_index, quiet, cap] = sweeps_[chains ? 1 : 0];
  if (cap == cap_count) return false;
  list_open();
  const auto suppositions = 2 * problem_->cells();
  const bool basics = (how_->enabled & only(Technique::shaded_neighbour, Technique::repeated_number)) != 0;
  const auto own = std::lower_bound(open_.begin(), open_.end(), at_index / 2);
  auto turn = 2 * static_cast<std::size_t>(own - open_.begin());  // of the assumptions about open cells, the next
  if (own != open_.end() && *own == at_index / 2) turn += 1 + at_index % 2;
  for (; cap < cap_count; ++cap, quiet = 0) {
    while (!open_.empty()) {
      if (turn == 2 * open_.size()) turn = 0;
      const auto next = 2 * open_[turn / 2] + turn % 2;
      const auto ahead = next > at_index ? next - at_index : next + suppositions - at_index;
      if (quiet + ahead > suppositions) {
        at_index = (at_index + suppositions - quiet) % suppositions;
        break;
      }
      quiet += ahead, at_index = next, ++turn;
      const Place at = state_.layout().place_of(at_index / 2);
      const Cell colour = at_index % 2 == 0 ? black : white;
      if (chains ? is_safe(at, colour) : safe_without_chains_[at * 2 + (colour == black)] != 0) continue;
      if (spent()) return false;
      const auto mark = state_.trail().size();
      if (!probe(at, colour, chains, caps[cap])) {
        const Technique technique = by_ending(chains);
        if (has(technique)) {
          quiet = 0;
          return refuted(technique, at, colour, mark);
        }
      } else if (state_.trail().size() - mark <= caps[cap]) {
        if (chains) mark_safe(mark);
        else if (basics) mark_safe_without_chains(mark);
      }
      state_.undo_to(mark);
    }
  }
  return false;
}

// Undoes the failed assumption, settles the opposite and makes the step.
bool Ladder::refuted(Technique technique, Place at, Cell colour, std::size_t mark) {
  Proof proof;
  path_.supposed += state_.trail().size() - mark;
  if (how_->record) tell_clash(proof, mark);
  state_.undo_to(mark);
  state_.settle(at, opposite(colour), {});
  note(technique, mark, [&](Step& step) {
    step.supposed = at, step.supposed_colour = colour;
    step.evidence = {at};
    step.chain = std::move(proof.chain);
  });
  return made(mark);
}

// Names a contradiction by what it followed and how it ended.
Technique Ladder::by_ending(bool chains) const {
  if (!chains) return Technique::number_contradiction;
  return state_.clash().reason.why == Why::cut ? Technique::connectivity_contradiction
                                               : Technique::combined_contradiction;
}

// The basic rules alone are implications between two cells, so what fails never changes while the board fills: one
// round is enough.
bool Ladder::find_number_contradiction() { return sweep(false); }

bool Ladder::find_connectivity_contradiction() {
  if (sweep(true)) {
    sweeps_[1].cap = 0;
    return true;
  }
  sweeps_[1].cap = 0, sweeps_[1].quiet = 0;  // the next call comes after a step of a higher rung
  return false;
}

bool Ladder::find_common_consequence() {
  auto& cursor = cursor_[static_cast<std::size_t>(Technique::common_consequence)];
  for (std::size_t looked = 0; looked < problem_->cells(); ++looked) {
    cursor = (cursor + 1) % problem_->cells();
    const Place at = state_.layout().place_of(cursor);
    if (state_[at] != unknown) continue;
    if (spent()) return false;
    if (common_consequence_of(at)) return true;
  }
  return false;
}

// Makes the step of what is the same with either colour of a cell.
bool Ladder::common_consequence_of(Place at) {
  const auto mark = state_.trail().size();
  if (!probe(at, black, true, SIZE_MAX / 2)) {  // a connectivity contradiction, which is another technique
    state_.undo_to(mark);
    return false;
  }
  std::vector<Place> first(state_.trail().begin() + static_cast<std::ptrdiff_t>(mark), state_.trail().end());
  for (const Place cell : first) other_case_[cell] = state_[cell];
  state_.undo_to(mark);
  const bool fine = probe(at, white, true, SIZE_MAX / 2);
  std::vector<std::pair<Place, Cell>> common;
  for (const Place cell : first) {
    if (fine && state_[cell] == other_case_[cell] && !covered_[cell]) common.emplace_back(cell, state_[cell]);
    other_case_[cell] = unknown;
  }
  path_.supposed += common.empty() ? 0 : first.size() + state_.trail().size() - mark;
  state_.undo_to(mark);
  if (common.empty()) return false;
  Chain if_black, if_white;
  if (how_->record) {
    first.clear();
    for (const auto& [cell, colour] : common) first.push_back(cell);
    if_black = tell_case(at, black, first), if_white = tell_case(at, white, first);
  }
  for (const auto& [cell, colour] : common) state_.settle(cell, colour, {});
  note(Technique::common_consequence, mark, [&](Step& step) {
    step.supposed = at, step.supposed_colour = black;
    step.evidence = {at};
    step.chain = std::move(if_black), step.other_chain = std::move(if_white);
  });
  return made(mark);
}

// Follows an assumption with contradictions inside it. True if it fails; the board is left as it was then.
bool Ladder::refute_nested(Place at, Cell colour) {
  inner_.clear();
  return !probe(at, colour, true, SIZE_MAX / 2) || refute_inside();
}

// Follows what is on the board with contradictions inside it. True if it fails.
bool Ladder::refute_inside() {
  for (bool progress = true; progress;) {
    progress = false;
    for (std::size_t index = 0; index < 2 * problem_->cells(); ++index) {
      const Place inner = state_.layout().place_of(index / 2);
      const Cell inner_colour = index % 2 == 0 ? black : white;
      if (state_[inner] != unknown || is_safe(inner, inner_colour)) continue;
      if (spent() || effort_ > most_effort_) return false;
      const auto mark = state_.trail().size();
      if (probe(inner, inner_colour, true, SIZE_MAX / 2)) {
        mark_safe(mark);
        state_.undo_to(mark);
        continue;
      }
      if (how_->record) tell_clash(inner_.emplace_back(inner, Proof{}).second, mark);
      state_.undo_to(mark);
      state_.settle(inner, opposite(inner_colour), {});
      if (!state_.propagate(true)) return true;
      progress = true;
    }
  }
  return false;
}

// Contradictions inside an assumption first; if none of them is enough, they nest as deep as the board needs.
bool Ladder::find_nested_contradiction() {
  auto& cursor = cursor_[static_cast<std::size_t>(Technique::nested_contradiction)];
  for (std::size_t looked = 0; looked < 2 * problem_->cells(); ++looked) {
    cursor = (cursor + 1) % (2 * problem_->cells());
    const Place at = state_.layout().place_of(cursor / 2);
    const Cell colour = cursor % 2 == 0 ? black : white;
    if (state_[at] != unknown) continue;
    const auto mark = state_.trail().size();
    // What was safe on the board need not be safe inside the assumption, and vice versa.
    std::fill(safe_.begin(), safe_.end(), 0);
    const bool failed = refute_nested(at, colour);
    std::fill(safe_.begin(), safe_.end(), 0);
    if (failed) return refuted(Technique::nested_contradiction, at, colour, mark);
    state_.undo_to(mark);
    if (path_.spent) return false;
  }
  return find_deeper_contradiction();
}

// Search shows that a colour leads to no solution.
bool Ladder::find_deeper_contradiction() {
  Grid grid = state_.grid();
  Request request;
  request.start = &grid;
  const auto known = search_.run(*problem_, request, *budget_);
  if (known.verdict == Verdict::none) return path_.broken = true, false;
  if (known.solutions.empty()) return path_.spent = true, false;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (grid[i] != unknown) continue;
    const Cell colour = known.solutions[0][i];
    if (known.solutions.size() > 1 && known.solutions[1][i] != colour) continue;
    grid[i] = opposite(colour);
    request.limit = 1;
    const bool fails = known.verdict == Verdict::unique ||
                       search_.run(*problem_, request, *budget_).verdict == Verdict::none;
    grid[i] = unknown;
    if (spent()) return false;
    if (!fails) continue;
    const Place at = state_.layout().place_of(i);
    const auto before = state_.trail().size();
    path_.supposed += state_.undecided();  // the cases go through all that is open
    Proof proof;
    if (how_->record) {
      std::fill(safe_.begin(), safe_.end(), 0);
      const bool failed = refute_nested(at, opposite(colour)) || refute_by_cases();
      if (failed) tell_clash(proof, before);
      state_.undo_to(before);
      std::fill(safe_.begin(), safe_.end(), 0);
      if (!failed) return false;
    }
    state_.settle(at, colour, {});
    note(Technique::nested_contradiction, before, [&](Step& step) {
      step.supposed = at, step.supposed_colour = opposite(colour);
      step.evidence = {at};
      step.chain = std::move(proof.chain);
    });
    return true;
  }
  return false;
}

}  // namespace cluewright::hitori
