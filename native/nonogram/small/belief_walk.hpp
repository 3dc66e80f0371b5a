// Better beliefs for boards of which lines settle next to nothing: a walk from one state of all messages to the next.
//
// On random boards, messages come to rest where part of the board is as good as known and the rest is not, and there they stay. Their
// own estimate of the number of solutions (Bethe's) tells: it is far below one. So one line that is not sure is drawn and leant on for
// a while; then the messages come to rest again, and the new state is taken if the estimate rises, or else with a chance that falls
// with the loss. A part of the board that is found out in this way supports itself and stays.
#pragma once

#include <cstdint>
#include <vector>

#include "common/random.hpp"
#include "nonogram/small/beliefs.hpp"
#include "nonogram/small/line_draw.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

template <class Word>
class BeliefWalk {
 public:
  // Keeps the references.
  BeliefWalk(const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics);

  // Lets the messages come to rest, knowing the cells of `root`. False: the budget is spent.
  bool begin(const Board<Word>& root, Budget& budget, int rounds = 100, int slow_rounds = 200);
  // Takes or refuses one more state. False: the budget is spent.
  bool step(const Board<Word>& root, Budget& budget);

  const typename Beliefs<Word>::Said& state() const { return state_; }
  // The natural logarithm of the number of solutions, as the messages of the state estimate it.
  double log_solutions() const { return log_solutions_; }

 private:
  bool exchange(const Board<Word>& root, Budget& budget, int rounds, float kept, const std::vector<float>* opinions);
  void listen(const Board<Word>& root, int line);
  int unsure_line(const Board<Word>& root);
  double estimate(const Board<Word>& root);

  const Rules<Word>& rules_;
  Statistics& statistics_;
  Random random_;
  Beliefs<Word> beliefs_;
  LineDraw<Word> draw_;
  std::vector<int> lines_;  // those that say something
  std::vector<float> heard_, opinions_;
  typename Beliefs<Word>::Said state_;
  double log_solutions_ = 0;
};

}  // namespace cluewright::nonogram
