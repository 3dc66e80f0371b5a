// Every step a board offers, not only the simplest.
#include <algorithm>
#include <utility>

#include "hitori/ladder/ladder.hpp"

namespace cluewright::hitori {

namespace {

// Once something is on the list, nested contradictions are sought with at most this many assumptions.
constexpr std::uint64_t effort_worth_listing = 20'000;

}  // namespace

Path Ladder::list(const Problem& problem, const Climb& how, Budget& budget) {
  Climb listing = how;
  listing.record = true;
  problem_ = &problem, how_ = &listing, budget_ = &budget;
  path_ = {};
  listing_ = true;
  listed_cells_ = 0;
  path_.broken = !begin();
  // What follows from the shape of a strip comes first, and alone: everything else there rests on it.
  if (!path_.broken && path_.recorded.empty()) {
    for (const auto& rung : rungs) {
      if ((how.enabled & rung.techniques) == 0 || path_.broken || spent()) continue;
      if (rung.techniques == only(Technique::number_contradiction)) {
        list_suppositions(false);
      } else if ((rung.techniques & only(Technique::connectivity_contradiction)) != 0) {
        list_suppositions(true);
      } else if (rung.techniques == only(Technique::common_consequence)) {
        list_common_consequences();
      } else if (rung.techniques == only(Technique::nested_contradiction)) {
        list_nested_contradictions();
      } else {
        (this->*rung.find)();
      }
    }
    // Within a technique the shortest chain first.
    std::stable_sort(path_.recorded.begin(), path_.recorded.end(), [](const Step& a, const Step& b) {
      return std::pair(a.technique, a.chain.links.size()) < std::pair(b.technique, b.chain.links.size());
    });
  }
  path_.undecided = state_.undecided();
  listing_ = false;
  listed_cells_ = 0;
  how_ = nullptr;
  return std::exchange(path_, {});
}

void Ladder::cover_listed() {
  for (const Step& step : path_.recorded)
    for (const Place at : step.cells) covered_[at] = 1;
}

void Ladder::list_suppositions(bool chains) {
  cover_listed();
  for (std::size_t index = 0; index < problem_->cells(); ++index) {
    const Place at = state_.layout().place_of(index);
    bool failed = false;
    for (const Cell colour : {black, white}) {
      if (!open_to_list(at) || is_safe(at, colour)) continue;
      if (spent()) return;
      const auto mark = state_.trail().size();
      if (probe(at, colour, chains, SIZE_MAX / 2)) {
        if (chains) mark_safe(mark);
        state_.undo_to(mark);
        continue;
      }
      const Technique technique = by_ending(chains);
      if (!has(technique)) {
        state_.undo_to(mark);
        continue;
      }
      refuted(technique, at, colour, mark);
      if (std::exchange(failed, true)) path_.broken = true;  // neither colour is possible
    }
    if (path_.broken) return;
  }
}

void Ladder::list_common_consequences() {
  cover_listed();
  for (std::size_t index = 0; index < problem_->cells() && !spent(); ++index) {
    const Place at = state_.layout().place_of(index);
    if (open_to_list(at)) common_consequence_of(at);
  }
}

void Ladder::list_nested_contradictions() {
  cover_listed();
  effort_ = 0;
  for (std::size_t index = 0; index < problem_->cells() && !spent(); ++index) {
    const Place at = state_.layout().place_of(index);
    for (const Cell colour : {black, white}) {
      most_effort_ = path_.recorded.empty() ? UINT64_MAX : effort_worth_listing;
      if (!open_to_list(at) || spent() || effort_ > most_effort_) continue;
      const auto mark = state_.trail().size();
      std::fill(safe_.begin(), safe_.end(), 0);  // what is safe on the board need not be inside the assumption
      const bool failed = refute_nested(at, colour);
      if (failed) refuted(Technique::nested_contradiction, at, colour, mark);
      else state_.undo_to(mark);
      if (failed) break;
    }
  }
  most_effort_ = UINT64_MAX;
}

}  // namespace cluewright::hitori
