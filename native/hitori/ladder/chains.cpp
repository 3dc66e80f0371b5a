// Techniques that follow from what is settled: the basic rules, and keeping the white cells connected.
#include <utility>

#include "hitori/ladder/ladder.hpp"

namespace cluewright::hitori {

bool Ladder::find_basic() {
  bool any = false;
  while (state_.basic_head_ < state_.trail().size()) {
    const Place at = state_.trail()[state_.basic_head_++];
    const auto before = state_.trail().size();
    path_.broken = !state_.apply_basic(at);
    if (path_.broken) return any;
    if (state_.trail().size() == before) continue;
    note(state_[at] == black ? Technique::shaded_neighbour : Technique::repeated_number, before,
         [&](Step& step) { step.evidence = {at}; });
    any = any || made(before);
    if (path_.steps >= how_->most_steps) break;
  }
  return any;
}

// A white cell whose neighbours are all black or wall except one keeps that one white.
bool Ladder::find_last_exit() {
  const auto& layout = state_.layout();
  if (layout.is_strip()) return false;
  for (; exit_head_ < state_.trail().size(); ++exit_head_) {
    const Place closed = state_.trail()[exit_head_];
    if (state_[closed] != black) continue;
    for (const Place step : layout.beside) {
      const Place room = closed + step;
      if (state_[room] != white) continue;
      Place exit = nowhere;
      int exits = 0;
      for (const Place way : layout.beside)
        if (state_[room + way] == white || state_[room + way] == unknown) exit = room + way, ++exits;
      if (exits == 0) return path_.broken = true, false;
      if (exits > 1 || state_[exit] != unknown) continue;
      const auto before = state_.trail().size();
      state_.settle(exit, white, {});
      note(Technique::last_exit, before, [&](Step& told) {
        told.evidence = {room};
        for (const Place way : layout.beside)
          if (state_[room + way] == black) told.evidence.push_back(room + way);
      });
      if (made(before)) return true;
    }
  }
  return false;
}

bool Ladder::find_cut_cell() {
  while (state_.chain_head_ < state_.trail().size()) {
    const Place at = state_.trail()[state_.chain_head_++];
    if (state_[at] != black) continue;
    const auto before = state_.trail().size();
    path_.broken = !state_.apply_chain(at);
    if (path_.broken) return false;
    if (state_.trail().size() == before) continue;
    for (std::size_t i = before; i < state_.trail().size(); ++i)
      note(Technique::cut_cell, i, [&](Step& step) {
        const Place cut = state_.trail()[i];
        step.cells = {cut}, step.colours = {white};
        state_.each_cause(state_.reason(cut), [&](Place cause) { step.evidence.push_back(cause); });
      });
    if (made(before)) return true;
  }
  return false;
}

// Of two equal neighbours one is black. A cell beside the one and touching the other's corner is white when it and the
// other would close a chain: at the wall this is the double near the edge, inside the double beside a diagonal.
bool Ladder::find_pair_cut() {
  if (pairs_seen_at_ == state_.trail().size() || state_.layout().is_strip()) return false;
  for (const auto& [one, other] : pairs_) {
    if (state_[one] != unknown || state_[other] != unknown) continue;
    const Place turn = other - one == 1 ? state_.layout().stride : 1;
    for (const auto& [beside, touched] : {std::pair{one, other}, std::pair{other, one}})
      for (const Place candidate : {beside - turn, beside + turn})
        if (state_[candidate] == unknown && near_chain(candidate, touched)) return true;
  }
  pairs_seen_at_ = state_.trail().size();
  return false;
}

// Makes the step when `candidate` and `pair`, which touch at a corner, would close a chain if both were black.
bool Ladder::near_chain(Place candidate, Place pair) {
  const auto& layout = state_.layout();
  auto& forest = state_.forest();
  const auto touched = [&](Place at, Place (&nodes)[5]) {
    int count = 0;
    if (layout.on_edge(at)) nodes[count++] = wall;
    for (const Place step : layout.diagonal)
      if (forest.holds(at + step)) nodes[count++] = at + step;
    return count;
  };
  Place ours[5], theirs[5];
  const int our_count = touched(candidate, ours), their_count = touched(pair, theirs);
  for (int i = 0; i < our_count; ++i)
    for (int j = 0; j < their_count; ++j) {
      if (forest.tree(ours[i]) != forest.tree(theirs[j])) continue;
      const bool at_wall = layout.on_edge(candidate) || layout.on_edge(pair);
      const auto technique = at_wall && forest.tree(ours[i]) == forest.tree(wall) ? Technique::double_near_edge
                                                                                  : Technique::beside_diagonal;
      if (!has(technique)) continue;
      const auto before = state_.trail().size();
      state_.settle(candidate, white, {});
      note(technique, before, [&](Step& step) {
        step.evidence = {pair};
        for (const Place way : layout.beside)  // the other one of the pair lies beside both; there may be two such
          for (const Place back : layout.beside)
            if (candidate + way == pair + back && number(candidate + way) == number(pair) && step.evidence.size() == 1)
              step.evidence.push_back(candidate + way);
        forest.path(theirs[j], ours[i], [&](Place at) {
          if (at != wall) step.evidence.push_back(at);
        });
      });
      return made(before);
    }
  return false;
}

}  // namespace cluewright::hitori
