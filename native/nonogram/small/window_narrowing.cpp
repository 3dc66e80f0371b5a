#include "nonogram/small/window_narrowing.hpp"

#include <algorithm>

namespace cluewright::nonogram {

namespace {

constexpr int sides = 4;
constexpr double least_log_narrowed = -5;  // beliefs are not exact
// Strips of what is as good as known cost nothing. They are as deep as this, and may lose so much of the logarithm.
constexpr int shed_depths[] = {8, 4};
constexpr double shed_loss = 0.7;
constexpr int least_shed_side = 30, least_side = 16;
// Down to so many cells one state is followed; below, the best of many.
constexpr int branching_cells = 2000, descent_tries = 3, wide_depth = 5, descent_depth = 3, branch_depth = 2;
constexpr std::size_t most_states = 200;
// Where it goes on: by what is to be lost with every cell, and less by every try.
constexpr double loss_per_cell = 0.01, loss_per_try = 0.7;
// Learning has a try.
constexpr int most_settled_cells = 1700, fewer_percent = 94;
constexpr double least_settled_log_solutions = -2;
constexpr std::uint64_t settle_work = 20'000'000;  // units of about 10 ns

int cells_of(const Window& window) { return window.height() * window.width(); }

Window without(Window window, int side, int depth) {
  if (side == 0) window.top += depth;
  else if (side == 1) window.left += depth;
  else if (side == 2) window.bottom -= depth;
  else window.right -= depth;
  return window;
}

}  // namespace

// Whether all wrong lines pass through the window; on its outermost lines all cells stay, but at the edges of the picture.
template <class Word>
bool WindowNarrowing<Word>::passes(const NearSolution<Word>& near, const Window& window) const {
  const auto between = [](int own, int first, int last, int length) {
    return own >= (first ? first + 1 : 0) && own <= (last < length - 1 ? last - 1 : last);
  };
  return std::all_of(near.wrong.begin(), near.wrong.end(), [&](int line) {
    return rules_.is_row(line) ? between(line, window.top, window.bottom, rules_.height)
                               : between(line - rules_.height, window.left, window.right, rules_.width);
  });
}

// `over`: the window without a strip, filled as in the picture, is in `to`.
template <class Word>
typename WindowNarrowing<Word>::Outcome WindowNarrowing<Word>::narrow(const State& from, const NearSolution<Word>& near, int side, int depth,
                                                                      State& to) {
  const Window window = without(from.window, side, depth);
  if (window.height() < least_side || window.width() < least_side || !passes(near, window)) return Outcome::unfit;
  const Outcome outcome = windows_.estimate(window, near.picture, to.log_solutions);
  if (outcome != Outcome::over) return outcome;
  if (to.log_solutions < least_log_narrowed) return Outcome::unfit;
  to.near = near;
  to.window = window;
  to.rank = to.log_solutions - loss_per_cell * cells_of(window);
  to.tried_cells = from.tried_cells;
  return Outcome::over;
}

// Takes off what is as good as known.
template <class Word>
typename WindowNarrowing<Word>::Outcome WindowNarrowing<Word>::shed(State& state) {
  State next;
  for (bool shed = true; shed;) {
    shed = false;
    for (int side = 0; side < sides; ++side)
      for (const int depth : shed_depths) {
        const Window window = without(state.window, side, depth);
        if (window.height() < least_shed_side || window.width() < least_shed_side) continue;
        const Outcome outcome = narrow(state, state.near, side, depth, next);
        if (outcome == Outcome::stopped) return outcome;
        if (outcome != Outcome::over || next.log_solutions < state.log_solutions - shed_loss) continue;
        next.log_solutions = std::max(next.log_solutions, state.log_solutions);
        state = next;
        shed = true;
      }
  }
  return Outcome::over;
}

// The best of a few strips, until the window is small enough for many. `unfit`: there is none.
template <class Word>
typename WindowNarrowing<Word>::Outcome WindowNarrowing<Word>::descend(State& state) {
  while (cells_of(state.window) > branching_cells) {
    const int depth = state.window.longest_side() > most_side<std::uint64_t> ? wide_depth : descent_depth;
    const double per_cell = state.log_solutions / cells_of(state.window);
    bool found = false;
    double best_score = 0;
    State next, best;
    for (int i = 0; i < descent_tries; ++i) {
      NearSolution<Word> near = state.near;
      if (!windows_.melt(state.window, near.picture)) return Outcome::stopped;
      windows_.look(near);
      for (int side = 0; side < sides; ++side) {
        const Outcome outcome = narrow(state, near, side, depth, next);
        if (outcome == Outcome::stopped) return outcome;
        if (outcome != Outcome::over) continue;
        const double score = next.log_solutions - per_cell * cells_of(next.window);
        if (found && score <= best_score) continue;
        found = true;
        best_score = score;
        best = next;
      }
    }
    if (!found) return Outcome::unfit;
    state = best;
  }
  return Outcome::over;
}

// Learning, where the window is small and promising enough. `over`: nothing is known.
template <class Word>
typename WindowNarrowing<Word>::Outcome WindowNarrowing<Word>::settle(State& state) {
  const int cells = cells_of(state.window);
  if (cells > most_settled_cells || cells * 100 >= state.tried_cells * fewer_percent) return Outcome::over;
  if (state.log_solutions <= least_settled_log_solutions) return Outcome::over;
  const Outcome outcome = windows_.settle({state.window, settle_work}, state.near);
  if (outcome == Outcome::over) state.tried_cells = cells;
  return outcome;
}

template <class Word>
void WindowNarrowing<Word>::keep(const State& state) {
  if (states_.size() < most_states) {
    states_.push_back(state);
    return;
  }
  const auto worst = std::min_element(states_.begin(), states_.end(), [](const State& a, const State& b) { return a.rank < b.rank; });
  if (worst->rank < state.rank) *worst = state;
}

// One more picture in the window of the best state, and what is left of it at each side. `settled`: a solution.
template <class Word>
typename WindowNarrowing<Word>::Outcome WindowNarrowing<Word>::branch(NearSolution<Word>& near) {
  const auto best = std::max_element(states_.begin(), states_.end(), [](const State& a, const State& b) { return a.rank < b.rank; });
  best->rank -= loss_per_try;
  const State from = *best;
  NearSolution<Word> melted = from.near;
  if (!windows_.melt(from.window, melted.picture)) return Outcome::stopped;
  windows_.look(melted);
  State next;
  for (int side = 0; side < sides; ++side) {
    Outcome outcome = narrow(from, melted, side, branch_depth, next);
    if (outcome == Outcome::over) outcome = settle(next);
    if (outcome == Outcome::settled) near = next.near;
    if (outcome == Outcome::settled || outcome == Outcome::stopped) return outcome;
    if (outcome == Outcome::over) keep(next);
  }
  return Outcome::over;
}

template <class Word>
SearchEnd WindowNarrowing<Word>::run(NearSolution<Word>& near, std::uint64_t work) {
  const std::uint64_t end = windows_.work() + work;
  State state{near, {0, 0, rules_.height - 1, rules_.width - 1}, 0, 0, most_settled_cells * 100};
  Outcome outcome = windows_.estimate(state.window, near.picture, state.log_solutions);
  if (outcome == Outcome::over && state.log_solutions < least_log_narrowed) outcome = Outcome::unfit;
  if (outcome == Outcome::over) outcome = shed(state);
  if (outcome == Outcome::over) outcome = descend(state);
  if (outcome == Outcome::over) outcome = settle(state);
  if (outcome == Outcome::settled) near = state.near;
  states_.assign(1, state);
  while (outcome == Outcome::over && windows_.work() < end) outcome = branch(near);
  states_.clear();
  if (outcome == Outcome::settled && near.wrong.empty()) return SearchEnd::solution;
  return outcome == Outcome::stopped ? SearchEnd::stopped : SearchEnd::slice_over;
}

template class WindowNarrowing<std::uint32_t>;
template class WindowNarrowing<std::uint64_t>;
template class WindowNarrowing<Wide>;

}  // namespace cluewright::nonogram
