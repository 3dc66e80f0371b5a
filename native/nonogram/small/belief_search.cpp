#include "nonogram/small/belief_search.hpp"

#include "common/clock.hpp"
#include "nonogram/small/repair.hpp"

namespace cluewright::nonogram {

namespace {

constexpr int steps_per_attempt = 40;  // of the walk, after the first attempt: about as long as the rest of an attempt

}  // namespace

// False: the budget is spent.
template <class Word>
bool BeliefSearch<Word>::go_on(const Board<Word>& root, Budget& budget) {
  const Stopwatch watch(statistics_.seconds_beliefs);
  if (attempts_++ == 0) {
    if (!walk_.begin(root, budget)) return false;
  } else {
    for (int step = 0; step < steps_per_attempt; ++step)
      if (!walk_.step(root, budget)) return false;
  }
  return reinforcement_.run(root, walk_.state(), budget, near_);
}

template <class Word>
SearchEnd BeliefSearch<Word>::run(const Board<Word>& root, Budget& budget, int attempts) {
  for (int attempt = 0; attempt < attempts; ++attempt) {
    if (!go_on(root, budget)) return SearchEnd::stopped;
    const SearchEnd end = repair(rules_, root, near_, seed_ + attempts_, statistics_, budget, board_);
    if (end != SearchEnd::slice_over) return end;
  }
  return SearchEnd::slice_over;
}

template class BeliefSearch<std::uint32_t>;
template class BeliefSearch<std::uint64_t>;
template class BeliefSearch<Wide>;

}  // namespace cluewright::nonogram
