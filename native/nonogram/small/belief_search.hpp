// A first solution of a board of which lines settle next to nothing: walk to better beliefs, reinforce them to a picture, repair it.
#pragma once

#include <cstdint>

#include "nonogram/small/belief_walk.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/reinforcement.hpp"

namespace cluewright::nonogram {

template <class Word>
class BeliefSearch {
 public:
  // Keeps the references.
  BeliefSearch(const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics)
      : rules_(rules), seed_(seed), statistics_(statistics), walk_(rules, seed, statistics), reinforcement_(rules, statistics) {}

  // Goes on where it was, so many attempts further. `solution` is then on `board()`; `slice_over` says nothing; or `stopped`.
  SearchEnd run(const Board<Word>& root, Budget& budget, int attempts);
  const Board<Word>& board() const { return board_; }

 private:
  bool go_on(const Board<Word>& root, Budget& budget);

  const Rules<Word>& rules_;
  std::uint64_t seed_;
  Statistics& statistics_;
  BeliefWalk<Word> walk_;
  Reinforcement<Word> reinforcement_;
  NearSolution<Word> near_;
  Board<Word> board_;
  std::uint64_t attempts_ = 0;
};

}  // namespace cluewright::nonogram
