// Belief decimation: believe the most certain cells, a tenth of the unknown ones at a time, and see whether it works out.
#pragma once

#include "nonogram/small/beliefs.hpp"
#include "nonogram/small/probing.hpp"

namespace cluewright::nonogram {

template <class Word>
class Decimation {
 public:
  Decimation(const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics, Recording* recording)
      : rules_(rules), seed_(seed), statistics_(statistics), recording_(recording), beliefs_(rules),
        probing_(rules, statistics, recording, false) {}

  // One attempt from the given board (at its fixpoint). True when it ended in a solution, which is then on `board()`.
  // A failed attempt says nothing.
  bool attempt(const Board<Word>& root, Budget& budget);
  const Board<Word>& board() const { return board_; }
  std::uint64_t work() const { return probing_.work() + belief_work_; }
  // Takes the attempt's cells out of the recording again.
  void undo(const Board<Word>& root);

 private:
  void exchange(int rounds);
  bool believe_some();

  const Rules<Word>& rules_;
  std::uint64_t seed_;
  Statistics& statistics_;
  Recording* recording_;
  Beliefs<Word> beliefs_;
  Probing<Word> probing_;
  Board<Word> board_;
  std::uint64_t attempts_ = 0, belief_work_ = 0;
};

}  // namespace cluewright::nonogram
