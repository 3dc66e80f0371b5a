// A first solution of a board of which lines settle next to nothing: walk to better beliefs, reinforce them to a picture, repair it.
#pragma once

#include <cstdint>

#include "nonogram/small/belief_walk.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/reinforcement.hpp"
#include "nonogram/small/window_narrowing.hpp"
#include "nonogram/small/window_repair.hpp"

namespace cluewright::nonogram {

template <class Word>
class BeliefSearch {
 public:
  // Keeps the references.
  BeliefSearch(const Problem& problem, const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics);

  // Goes on where it was, so many attempts further. `solution` is then on `board()`; `slice_over` says nothing; or `stopped`.
  SearchEnd run(const Board<Word>& root, Budget& budget, int attempts);
  const Board<Word>& board() const { return board_; }

 private:
  SearchEnd mend(const Board<Word>& root, Budget& budget);
  bool go_on(const Board<Word>& root, Budget& budget);

  const Rules<Word>& rules_;
  std::uint64_t seed_;
  Statistics& statistics_;
  BeliefWalk<Word> walk_;
  Reinforcement<Word> reinforcement_;
  WindowSearch<Word> windows_;
  WindowRepair<Word> window_repair_;
  WindowNarrowing<Word> narrowing_;
  bool all_known_;  // the clues: windows need them
  NearSolution<Word> near_;
  Board<Word> board_;
  std::uint64_t attempts_ = 0, failures_ = 0;
};

}  // namespace cluewright::nonogram
