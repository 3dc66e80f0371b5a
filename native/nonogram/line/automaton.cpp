#include "nonogram/line/automaton.hpp"

#include <algorithm>

namespace cluewright::nonogram {

using namespace bits;

// States in order: a repeating empty state, then per block its filled states (one that repeats when the length is hidden) and a
// repeating empty state. A cell consumes the state it lands on; state 0 counts as reached before the first cell.
void LineAutomaton::build(const Clue& clue) {
  std::size_t states = 1;
  for (const std::int32_t length : clue.blocks) states += static_cast<std::size_t>(length == any_length ? 1 : length) + 1;
  state_words_ = states / 64 + 1;
  filled_states_.assign(state_words_, 0);
  empty_states_.assign(state_words_, 0);
  repeating_.assign(state_words_, 0);
  std::size_t at = 0;
  auto put = [&](std::vector<Word>& set) { set[at / 64] |= Word{1} << (at % 64); };
  put(empty_states_);
  put(repeating_);
  for (const std::int32_t length : clue.blocks) {
    for (std::int32_t cell = 0; cell < std::max(length, 1); ++cell) {
      ++at;
      put(filled_states_);
      if (length == any_length) put(repeating_);
    }
    ++at;
    put(empty_states_);
    put(repeating_);
  }
  last_state_ = static_cast<std::int32_t>(at);
  ends_with_block_ = !clue.blocks.empty();
}

bool LineAutomaton::solve(const LineCells& line, std::int32_t cells, const Clue& clue) {
  build(clue);
  const std::size_t n = static_cast<std::size_t>(cells), width = state_words_;
  reached_.assign((n + 1) * width, 0);
  forced_filled_.assign(n / 64 + 1, 0);
  forced_empty_.assign(n / 64 + 1, 0);
  auto known = [](const Word* set, std::size_t cell) { return (set[cell / 64] >> (cell % 64) & 1) != 0; };

  reached_[0] = 1;
  for (std::size_t cell = 0; cell < n; ++cell) {
    const Word* before = &reached_[cell * width];
    Word* after = &reached_[(cell + 1) * width];
    const Word may_fill = known(line.empty, cell) ? 0 : all_ones, may_empty = known(line.filled, cell) ? 0 : all_ones;
    Word carry = 0, any = 0;
    for (std::size_t at = 0; at < width; ++at) {
      const Word moved = before[at] << 1 | carry;
      carry = before[at] >> 63;
      after[at] = (moved | (before[at] & repeating_[at])) & ((filled_states_[at] & may_fill) | (empty_states_[at] & may_empty));
      any |= after[at];
    }
    if (!any) return false;
  }

  // The line may end in the last block or in the gap after it.
  backward_.assign(width, 0);
  const std::size_t last = static_cast<std::size_t>(last_state_);
  backward_[last / 64] |= Word{1} << (last % 64);
  if (ends_with_block_) backward_[(last - 1) / 64] |= Word{1} << ((last - 1) % 64);
  for (std::size_t cell = n; cell-- > 0;) {
    const Word* after = &reached_[(cell + 1) * width];
    const Word may_fill = known(line.empty, cell) ? 0 : all_ones, may_empty = known(line.filled, cell) ? 0 : all_ones;
    Word as_filled = 0, as_empty = 0;
    for (std::size_t at = 0; at < width; ++at) {
      as_filled |= after[at] & backward_[at] & filled_states_[at];
      as_empty |= after[at] & backward_[at] & empty_states_[at];
      backward_[at] &= (filled_states_[at] & may_fill) | (empty_states_[at] & may_empty);
    }
    if (!as_filled && !as_empty) return false;
    if (may_fill && may_empty) {
      if (!as_empty) forced_filled_[cell / 64] |= Word{1} << (cell % 64);
      if (!as_filled) forced_empty_[cell / 64] |= Word{1} << (cell % 64);
    }
    next_.resize(width);
    for (std::size_t at = 0; at < width; ++at)
      next_[at] = backward_[at] >> 1 | (at + 1 < width ? backward_[at + 1] << 63 : 0) | (backward_[at] & repeating_[at]);
    backward_.swap(next_);
  }
  return true;
}

}  // namespace cluewright::nonogram
