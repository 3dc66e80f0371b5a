// What led from an assumption to its end, and nothing else that followed from it: only found when steps are kept.
#include <algorithm>
#include <utility>

#include "hitori/ladder/ladder.hpp"

namespace cluewright::hitori {

namespace {

Technique technique_of(const Chain& chain) {
  const auto any = [&](auto&& test) { return std::any_of(chain.links.begin(), chain.links.end(), test); };
  if (any([](const Link& link) { return !link.inner.ending_cells.empty(); })) return Technique::nested_contradiction;
  if (chain.ending == Why::cut) return Technique::connectivity_contradiction;
  if (any([](const Link& link) { return link.technique == Technique::cut_cell; })) return Technique::combined_contradiction;
  return Technique::number_contradiction;
}

}  // namespace

// Lists the links from the assumption at `mark` of the trail to the targets.
void Ladder::tell_links(Proof& proof, std::vector<Place> targets, std::size_t mark) {
  constexpr std::uint8_t needed = 1, told = 2;
  const auto& trail = state_.trail();
  std::vector<Place> marked;
  const auto need = [&](Place at) {
    if (!mark_[at]) mark_[at] = needed, marked.push_back(at);
  };
  for (const Place at : targets) need(at);
  for (std::size_t i = trail.size(); i-- > mark + 1;) {
    const Place at = trail[i];
    if (!mark_[at]) continue;
    mark_[at] = told;
    const Reason reason = state_.reason(at);
    Link link{Technique::cut_cell, at, state_[at], {}, {}};
    if (reason.why == Why::neighbour) link.technique = Technique::shaded_neighbour;
    if (reason.why == Why::equal) link.technique = Technique::repeated_number;
    state_.each_cause(reason, [&](Place cause) { link.causes.push_back(cause); });
    if (reason.why == Why::given) {
      const auto found = std::find_if(inner_.begin(), inner_.end(), [&](const auto& entry) { return entry.first == at; });
      link.inner = found->second.chain, link.causes = found->second.rests_on;
      link.technique = technique_of(link.inner);
    }
    for (const Place cause : link.causes) need(cause);
    proof.chain.links.push_back(std::move(link));
  }
  std::reverse(proof.chain.links.begin(), proof.chain.links.end());
  proof.needs_supposition = mark_[trail[mark]] != 0;
  for (const Place at : marked) {
    if (mark_[at] == needed && at != trail[mark]) proof.rests_on.push_back(at);
    mark_[at] = 0;
  }
}

// Lists what led from the assumption to the conflict on the board.
void Ladder::tell_clash(Proof& proof, std::size_t mark) {
  const Clash& clash = state_.clash();
  auto& cells = proof.chain.ending_cells;
  proof.chain.ending = clash.reason.why;
  state_.each_cause(clash.reason, [&](Place at) { cells.push_back(at); });
  if (clash.reason.why != Why::cut) cells.push_back(clash.at);
  tell_links(proof, cells, mark);
}

// Lists what leads from an assumption that does not fail to some of the cells that follow from it.
Chain Ladder::tell_case(Place at, Cell colour, const std::vector<Place>& targets) {
  const auto mark = state_.trail().size();
  Proof proof;
  probe(at, colour, true, SIZE_MAX / 2);
  tell_links(proof, targets, mark);
  state_.undo_to(mark);
  return std::move(proof.chain);
}

// Refutes what is on the board, which no solution agrees with, by trying one cell after another: the first colour is
// refuted inside it, then the other one is settled. False when the budget runs out; the board is left at the conflict.
bool Ladder::refute_by_cases() {
  for (;;) {
    const Place at = best_to_try();
    if (at == nowhere) return false;
    const auto mark = state_.trail().size();
    const auto kept = inner_.size();
    std::fill(safe_.begin(), safe_.end(), 0);
    if (probe(at, black, true, SIZE_MAX / 2) && !refute_inside() && !refute_by_cases()) return false;
    Proof proof;
    tell_clash(proof, mark);
    if (!proof.needs_supposition) return true;  // the board is in conflict without it
    state_.undo_to(mark);
    inner_.resize(kept);
    inner_.emplace_back(at, std::move(proof));
    state_.settle(at, white, {});
    std::fill(safe_.begin(), safe_.end(), 0);
    if (!state_.propagate(true) || refute_inside()) return true;
  }
}

// Returns the open cell of which both colours lead far, so that few cases are left; none when the budget runs out.
Place Ladder::best_to_try() {
  Place best = nowhere;
  std::size_t most = 0;
  for (std::size_t index = 0; index < problem_->cells(); ++index) {
    const Place at = state_.layout().place_of(index);
    if (state_[at] != unknown) continue;
    if (spent()) return nowhere;
    std::size_t least = SIZE_MAX;
    for (const Cell colour : {black, white}) {
      const auto mark = state_.trail().size();
      probe(at, colour, true, SIZE_MAX / 2);
      least = std::min(least, state_.trail().size() - mark);
      state_.undo_to(mark);
    }
    if (least > most) most = least, best = at;
  }
  return best;
}

}  // namespace cluewright::hitori
