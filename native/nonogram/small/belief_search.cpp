#include "nonogram/small/belief_search.hpp"

#include <algorithm>

#include "common/clock.hpp"
#include "nonogram/small/repair.hpp"

namespace cluewright::nonogram {

namespace {

constexpr int steps_per_attempt = 40;  // of the walk, after the first attempt: about as long as the rest of an attempt

// Units of about 10 ns, for each picture.
constexpr std::uint64_t mending_work = 20'000'000, narrowing_work = 300'000'000;
constexpr double promising_log_solutions = 0;  // as beliefs estimate it: below, windows cannot be narrowed
constexpr std::uint64_t failures_per_narrowing = 2;

bool is_known(const Clue& clue) {
  return !clue.hidden && std::find(clue.blocks.begin(), clue.blocks.end(), any_length) == clue.blocks.end();
}

}  // namespace

template <class Word>
BeliefSearch<Word>::BeliefSearch(const Problem& problem, const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics)
    : rules_(rules), seed_(seed), statistics_(statistics), walk_(rules, seed, statistics), reinforcement_(rules, statistics),
      windows_(problem, rules, seed, statistics), window_repair_(windows_), narrowing_(windows_),
      all_known_(std::all_of(problem.rows.begin(), problem.rows.end(), is_known) &&
                 std::all_of(problem.columns.begin(), problem.columns.end(), is_known)) {}

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

// Windows first; where they fail, whole lines are freed, and at times the window is narrowed from the whole picture.
template <class Word>
SearchEnd BeliefSearch<Word>::mend(const Board<Word>& root, Budget& budget) {
  if (!all_known_) return repair(rules_, root, near_, seed_ + attempts_, statistics_, budget, board_);
  const NearSolution<Word> reinforced = near_;
  windows_.begin(root, budget);
  SearchEnd end = window_repair_.run(near_, mending_work);
  if (end == SearchEnd::slice_over) {
    const bool narrows = ++failures_ % failures_per_narrowing == 0 && walk_.log_solutions() > promising_log_solutions;
    if (!narrows) return repair(rules_, root, reinforced, seed_ + attempts_, statistics_, budget, board_);
    end = narrowing_.run(near_, narrowing_work);
  }
  board_ = near_.picture;
  return end;
}

template <class Word>
SearchEnd BeliefSearch<Word>::run(const Board<Word>& root, Budget& budget, int attempts) {
  for (int attempt = 0; attempt < attempts; ++attempt) {
    if (!go_on(root, budget)) return SearchEnd::stopped;
    const SearchEnd end = mend(root, budget);
    if (end != SearchEnd::slice_over) return end;
  }
  return SearchEnd::slice_over;
}

template class BeliefSearch<std::uint32_t>;
template class BeliefSearch<std::uint64_t>;
template class BeliefSearch<Wide>;

}  // namespace cluewright::nonogram
