// Exact solving of lines with hidden numbers, by running the clue as an automaton over the cells. Slower than windows, but a block of
// unknown length is just a state that may repeat.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/line/bits.hpp"
#include "nonogram/line/windows.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

class LineAutomaton {
 public:
  using Word = bits::Word;

  // Finds every arrangement's common cells. False when no arrangement exists.
  bool solve(const LineCells& line, std::int32_t cells, const Clue& clue);

  // Newly forced cells, by word of the line.
  Word forced_filled(std::int32_t word) const { return forced_filled_[static_cast<std::size_t>(word)]; }
  Word forced_empty(std::int32_t word) const { return forced_empty_[static_cast<std::size_t>(word)]; }

 private:
  void build(const Clue& clue);

  std::size_t state_words_ = 0;
  std::int32_t last_state_ = 0;
  bool ends_with_block_ = false;
  std::vector<Word> filled_states_, empty_states_, repeating_;  // by state
  std::vector<Word> reached_;                                   // states after each cell, from the left
  std::vector<Word> backward_, next_;
  std::vector<Word> forced_filled_, forced_empty_;
};

}  // namespace cluewright::nonogram
