// How far a puzzle is from needing the rarest techniques: what single assumptions leave open.
#include <algorithm>

#include "hitori/ladder/ladder.hpp"

namespace cluewright::hitori {

// Settles the opposite of what failed; false when the board has no solution.
bool Ladder::settle_failed(const std::vector<std::pair<Place, Cell>>& failed) {
  for (const auto& [at, colour] : failed) {
    if (state_[at] == colour) return false;
    if (state_[at] == unknown) state_.settle(at, opposite(colour), {});
  }
  return state_.propagate(true);
}

bool Ladder::fails(Place at, Cell colour) {
  if (is_safe(at, colour)) return false;
  const auto mark = state_.trail().size();
  const bool fine = probe(at, colour, true, SIZE_MAX / 2);
  if (fine) mark_safe(mark);
  state_.undo_to(mark);
  return !fine;
}

// Goes through all assumptions, each colour of each open cell, and settles the opposite of those that fail, round by
// round. A round in which few of many open cells can be settled is a narrow pass; `best` keeps the narrowest. Once there
// are more ways on than a round of `worth` can have, the rest of the round does not matter.
bool Ladder::pass_rounds(std::uint64_t worth, std::uint64_t& best) {
  std::vector<std::pair<Place, Cell>> failed;
  while (state_.undecided() > 0) {
    failed.clear();
    std::fill(safe_.begin(), safe_.end(), 0);
    const std::uint64_t open = state_.undecided();
    bool cut_short = false;
    for (std::size_t i = 0; i < 2 * problem_->cells() && !cut_short; ++i) {
      const Place at = state_.layout().place_of(i / 2);
      const Cell colour = i % 2 == 0 ? black : white;
      if (state_[at] != unknown) continue;
      if (spent()) return false;
      if (!fails(at, colour)) continue;
      failed.emplace_back(at, colour);
      cut_short = narrowness * open / (1 + failed.size()) < worth;
    }
    if (!cut_short) best = std::max(best, narrowness * open / (1 + failed.size()));
    if (failed.empty()) return true;
    if (!settle_failed(failed)) return path_.broken = true, false;
  }
  return true;
}

Resistance Ladder::resist(const Problem& problem, int highest, std::uint64_t worth, Budget& budget) {
  Climb how;
  how.enabled = up_to_tier(3);
  path_ = climb(problem, how, budget);
  if (path_.broken || path_.spent) return {};
  constexpr auto floor = 5 * resistance_of_tier;
  const auto worth_a_pass = worth > floor ? worth - floor : 0;
  int tier = 3;
  std::uint64_t narrow = 0;
  const auto need = [&](int more) {
    if (tier < more) tier = more, narrow = 0;
  };
  while (state_.undecided() > 0) {
    need(5);
    std::uint64_t pass = 0;
    if (!pass_rounds(worth_a_pass, pass)) return {};
    if (tier == 5) narrow = std::max(narrow, pass);
    if (state_.undecided() == 0) break;
    need(6);
    if (highest == 5) break;
    std::fill(safe_.begin(), safe_.end(), 0);
    if (find_common_consequence()) {
      if (!state_.propagate(true)) return {};
      continue;
    }
    if (spent()) return {};
    need(7);
    break;
  }
  return {tier, static_cast<std::uint64_t>(tier) * resistance_of_tier + (narrow > 0 ? narrow : state_.undecided())};
}

}  // namespace cluewright::hitori
