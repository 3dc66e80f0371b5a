#include "hitori/ladder/ladder.hpp"

#include <utility>

namespace cluewright::hitori {

const std::array<Ladder::Rung, 17> Ladder::rungs = {{
    {only(Technique::shaded_neighbour, Technique::repeated_number), &Ladder::find_basic},
    {only(Technique::triple), &Ladder::find_triple},
    {only(Technique::sandwich), &Ladder::find_sandwich},
    {only(Technique::pair_isolation), &Ladder::find_pair_isolation},
    {only(Technique::flanked_pair), &Ladder::find_flanked_pair},
    {only(Technique::corner_quad), &Ladder::find_corner_quad},
    {only(Technique::corner_triple), &Ladder::find_corner_triple},
    {only(Technique::corner_double), &Ladder::find_corner_double},
    {only(Technique::last_exit), &Ladder::find_last_exit},
    {only(Technique::cut_cell), &Ladder::find_cut_cell},
    {only(Technique::edge_pairs), &Ladder::find_edge_pairs},
    {only(Technique::offset_pair), &Ladder::find_offset_pair},
    {only(Technique::double_near_edge, Technique::beside_diagonal), &Ladder::find_pair_cut},
    {only(Technique::number_contradiction), &Ladder::find_number_contradiction},
    {only(Technique::connectivity_contradiction, Technique::combined_contradiction), &Ladder::find_connectivity_contradiction},
    {only(Technique::common_consequence), &Ladder::find_common_consequence},
    {only(Technique::nested_contradiction), &Ladder::find_nested_contradiction},
}};

Path Ladder::climb(const Problem& problem, const Climb& how, Budget& budget) {
  problem_ = &problem, how_ = &how, budget_ = &budget;
  path_ = {};
  path_.broken = !begin();
  bool going = !path_.broken;
  while (going && state_.undecided() + (state_.pending(false) ? 1 : 0) > 0 && path_.steps < how.most_steps &&
         path_.connectivity() <= how.most_connectivity) {
    going = false;
    for (const auto& rung : rungs) {
      if ((how.enabled & rung.techniques) == 0) continue;
      if (spent()) break;
      going = (this->*rung.find)();
      if (going || path_.broken) break;
    }
    going = going && !path_.broken && !path_.spent;
  }
  path_.undecided = state_.undecided();
  // Callers that continue from a full board still need to know whether it breaks a rule.
  if (path_.undecided == 0 && !path_.broken) path_.broken = !state_.propagate(true);
  return std::exchange(path_, {});
}

bool Ladder::begin() {
  state_.reset(*problem_);
  const auto& layout = state_.layout();
  number_.assign(layout.places, -1);
  pairs_.clear();
  for (auto* starts : {&twins_, &flanks_})
    for (auto& of_lines : *starts) of_lines.clear();
  std::size_t index = 0;
  for (std::int32_t y = 0; y < layout.height; ++y)
    for (std::int32_t x = 0; x < layout.width; ++x) {
      const Place at = layout.place(x, y);
      number_[at] = problem_->numbers[index++];
      const Place steps[] = {1, layout.stride};
      for (int line = 0; line < 2; ++line) {
        const Place step = steps[line];
        if (number_[at - step] == number_[at]) pairs_.emplace_back(at - step, at), twins_[line].push_back(at - step);
        if ((line == 0 || y > 1) && number_[at - 2 * step] == number_[at]) flanks_[line].push_back(at - 2 * step);
      }
    }
  cursor_.fill(0);
  exit_head_ = 0;
  pairs_seen_at_ = SIZE_MAX;
  sweeps_ = {};
  open_listed_ = false;
  safe_.assign(2 * layout.places, 0), safe_without_chains_.assign(2 * layout.places, 0);
  // These are clean again after every use.
  mark_.resize(layout.places, 0), other_case_.resize(layout.places, unknown);
  covered_.assign(layout.places, 0);
  const std::size_t in_strip = state_.trail().size();
  if (how_->start && !state_.take_grid(*how_->start)) return false;
  if (in_strip > 0) {
    std::vector<Place> open;
    for (std::size_t i = 0; i < in_strip; ++i)
      if (!how_->start || (*how_->start)[layout.index(state_.trail()[i])] == unknown) open.push_back(state_.trail()[i]);
    if (!open.empty())
      note(Technique::cut_cell, state_.trail().size(), [&](Step& step) {
        step.cells = step.evidence = open;
        step.colours.assign(open.size(), white);
      });
  }
  if (how_->unmatched_white)
    for (index = 0; index < problem_->cells(); ++index) {
      const Place at = layout.place_of(index);
      if (state_[at] == unknown && !layout.has_equal(at)) state_.settle(at, white, {});
    }
  return true;
}

}  // namespace cluewright::hitori
