// How far a puzzle is from needing the rarest techniques: what single and nested suppositions leave standing.
#include <algorithm>

#include "ladder.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::uint64_t plain_failure = 16;

}  // namespace

// Settles the opposite of what failed; false when the board has no solution.
bool Ladder::settle_failed(const std::vector<std::pair<Place, Cell>>& failed) {
  for (const auto& [at, colour] : failed) {
    if (state_[at] == colour) return false;
    if (state_[at] == unknown) state_.settle(at, opposite(colour), {});
  }
  return state_.propagate(true);
}

// Goes through all suppositions, each colour of each open cell, and settles the opposite of those that fail, round by
// round. `fails` tells how easily a supposition fails, 0 for not at all. A round in which few of many open cells can be
// settled, and not easily, is a narrow pass. Once there are more ways on than a
// round of `worth` can have, the rest of the round does not matter.
template <typename Fails>
bool Ladder::pass_rounds(std::uint64_t worth, std::uint64_t& best, bool once, Fails&& fails) {
  std::vector<std::pair<Place, Cell>> failed;
  while (state_.undecided() > 0) {
    failed.clear();
    std::fill(safe_.begin(), safe_.end(), 0);
    const std::uint64_t open = state_.undecided();
    std::uint64_t ease = plain_failure;
    bool cut_short = false;
    for (std::size_t i = 0; i < 2 * problem_->cells() && !cut_short; ++i) {
      const Place at = state_.layout().place_of(i / 2);
      const Cell colour = i % 2 == 0 ? black : white;
      if (state_[at] != unknown) continue;
      if (spent()) return false;
      const std::uint64_t found = fails(at, colour);
      if (found == 0) continue;
      failed.emplace_back(at, colour);
      ease += found;
      cut_short = narrowness * plain_failure * open / ease < worth;
    }
    if (const auto pass = narrowness * plain_failure * open / ease; !cut_short && pass > best)
      best = pass, narrow_pass_ = state_.grid();
    if (failed.empty()) return true;
    if (once && cut_short) return false;
    if (!settle_failed(failed)) return path_.broken = true, false;
    if (once) return true;
  }
  return true;
}

std::uint64_t Ladder::fails_single(Place at, Cell colour) {
  if (is_safe(at, colour)) return 0;
  const auto mark = state_.trail().size();
  const bool fine = probe(at, colour, true, SIZE_MAX / 2);
  if (fine) mark_safe(mark);
  state_.undo_to(mark);
  return fine ? 0 : plain_failure;
}

// The more contradictions inside it takes, the closer the supposition is to standing.
std::uint64_t Ladder::fails_nested(Place at, Cell colour) {
  const auto mark = state_.trail().size();
  std::fill(safe_.begin(), safe_.end(), 0);
  nested_steps_ = 0;
  const bool failed = refute_nested(at, colour);
  state_.undo_to(mark);
  return failed ? std::max<std::uint64_t>(1, plain_failure / std::max<std::uint64_t>(1, nested_steps_)) : 0;
}

Resistance Ladder::resist(const Problem& problem, int highest, std::uint64_t worth, Budget& budget) {
  Climb how;
  how.enabled = up_to_tier(3);
  path_ = climb(problem, how, budget);
  narrow_pass_.assign(problem.cells(), unknown);
  if (path_.broken || path_.spent) return {};
  const auto within = [&](int tier) {
    const auto floor = static_cast<std::uint64_t>(tier) * resistance_of_tier;
    return worth > floor ? worth - floor : 0;
  };
  int tier = 3;
  std::uint64_t narrow = 0;
  const auto need = [&](int more) {
    if (tier < more) tier = more, narrow = 0;
  };
  while (state_.undecided() > 0) {
    need(5);
    std::uint64_t pass = 0;
    if (!pass_rounds(within(5), pass, false, [&](Place at, Cell colour) { return fails_single(at, colour); })) return {};
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
    if (highest == 6) break;
    const auto open = state_.undecided();
    pass = 0;
    if (!pass_rounds(within(7), pass, true, [&](Place at, Cell colour) { return fails_nested(at, colour); }))
      return {};
    narrow = std::max(narrow, pass);
    if (state_.undecided() < open) continue;
    need(8);
    break;
  }
  return {tier, static_cast<std::uint64_t>(tier) * resistance_of_tier + (narrow > 0 ? narrow : state_.undecided())};
}

}  // namespace cluewright::hitori
