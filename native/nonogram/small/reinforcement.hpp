// From beliefs to a picture that is nearly a solution: cells come to share what is believed about them.
//
// Every cell gets an opinion of its own, a growing share of what its lines and itself believe. Where several values would do, a little
// more belief in one of them grows until all cells are sure; where lines have nothing in common, few are wrong in the end.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/small/beliefs.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

// A picture and the lines whose clues it does not have, by their numbers.
template <class Word>
struct NearSolution {
  Board<Word> picture;
  std::vector<int> wrong;
};

// The slower the share of what is believed grows, the fewer lines are wrong; most are right long before the last round.
struct Pace {
  int most_rounds = 1000, rounds_without_gain = 300, rounds_per_picture = 20;
  float share_per_round = 1.0f / 3000;
};

template <class Word>
class Reinforcement {
 public:
  // Keeps the references.
  Reinforcement(const Rules<Word>& rules, Statistics& statistics);

  // The best picture on the way from these messages, with the cells of `root`. False: the budget is spent.
  bool run(const Board<Word>& root, const typename Beliefs<Word>::Said& state, Budget& budget, NearSolution<Word>& best,
           const Pace& pace = {});

 private:
  void form_opinions(float share);
  void look(const Board<Word>& root, NearSolution<Word>& now) const;

  const Rules<Word>& rules_;
  Statistics& statistics_;
  Beliefs<Word> beliefs_;
  std::vector<float> believed_, opinions_;
  std::vector<float> log_odds_;  // of the opinions
};

}  // namespace cluewright::nonogram
