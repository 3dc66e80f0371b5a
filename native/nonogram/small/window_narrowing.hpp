// From a picture to a solution, by taking its sides as they are, a few lines at a time, where beliefs still see solutions for the rest.
//
// Pictures with a few wrong lines are many, and next to none of them can be mended: what is outside of a window allows nothing inside.
// Beliefs tell: their estimate of the number of solutions of the window falls far below one. So the window begins with the whole
// picture and loses a strip at a side, again and again. What the strip shows comes from beliefs reinforced in the window, and the best
// of many is taken; when the window is small enough, learning settles it.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/small/window_search.hpp"

namespace cluewright::nonogram {

template <class Word>
class WindowNarrowing {
 public:
  // Keeps the reference, which has begun when `run` is called.
  explicit WindowNarrowing(WindowSearch<Word>& windows) : windows_(windows), rules_(windows.rules()) {}

  // `solution` is then the picture of `near`; `slice_over`: none was found with about so much work; or `stopped`.
  SearchEnd run(NearSolution<Word>& near, std::uint64_t work);

 private:
  using Outcome = typename WindowSearch<Word>::Outcome;
  // A window of a picture in which all lines are right that do not pass through it.
  struct State {
    NearSolution<Word> near;
    Window window;
    double log_solutions;
    double rank;
    int tried_cells;  // of the smallest window that learning did not settle
  };

  bool passes(const NearSolution<Word>& near, const Window& window) const;
  Outcome narrow(const State& from, const NearSolution<Word>& near, int side, int depth, State& to);
  Outcome shed(State& state);
  Outcome descend(State& state);
  Outcome branch(NearSolution<Word>& near);
  Outcome settle(State& state);
  void keep(const State& state);

  WindowSearch<Word>& windows_;
  const Rules<Word>& rules_;
  std::vector<State> states_;
};

}  // namespace cluewright::nonogram
