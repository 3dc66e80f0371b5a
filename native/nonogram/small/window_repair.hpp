// From a picture with a few wrong lines to a solution, by exact search in windows of it.
//
// A window around a wrong line is a puzzle of its own while the rest of the picture stays: learning settles it, at the cost of other
// lines that may be wrong instead. So wrong lines wander, become shorter and meet, and a last window around those left settles them
// all. Where windows are stuck, a larger one is melted: beliefs are reinforced in it from noise, and windows mend what that breaks.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/small/window_search.hpp"

namespace cluewright::nonogram {

template <class Word>
class WindowRepair {
 public:
  // Keeps the reference, which has begun when `run` is called.
  explicit WindowRepair(WindowSearch<Word>& windows) : windows_(windows), rules_(windows.rules()) {}

  // Makes `near` better for so many units of work of about 10 ns. `solution` is then its picture; `slice_over`: none was found, which
  // says nothing about the puzzle; or `stopped`.
  SearchEnd run(NearSolution<Word>& near, std::uint64_t work);

 private:
  using Outcome = typename WindowSearch<Word>::Outcome;

  int missing_cells(const NearSolution<Word>& near, int line) const;
  Window span(const NearSolution<Word>& near, const std::vector<int>& lines) const;
  double energy(const NearSolution<Word>& near) const;
  bool balanced(const NearSolution<Word>& near, const Window& window) const;
  bool crosses(int line, const Window& window) const;
  Window widened(const Window& window);
  bool takes(double more);

  bool step(NearSolution<Word>& near, bool& unfit);
  bool polish(NearSolution<Word>& near, std::uint64_t work, double enough);
  bool attack(NearSolution<Word>& near);
  bool kick(NearSolution<Word>& near);

  WindowSearch<Word>& windows_;
  const Rules<Word>& rules_;
};

}  // namespace cluewright::nonogram
