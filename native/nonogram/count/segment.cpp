#include "nonogram/count/segment.hpp"

#include <algorithm>

namespace cluewright::nonogram::count {

Chain::Chain(const Clue& clue) {
  std::int32_t count = 1;
  for (const std::int32_t length : clue.blocks) count += std::max(length, 1) + 1;
  reserve(count);
  add(false, true);
  for (const std::int32_t length : clue.blocks) {
    for (std::int32_t i = 0; i < std::max(length, 1); ++i) add(true, length == any_length);
    add(false, true);
  }
}

Chain::Chain(const Chain& whole, std::int32_t first, std::int32_t last) {
  reserve(last - first + 1);
  const auto holds = [](const std::vector<Word>& set, std::int32_t state) { return (set[state / 64] >> (state % 64) & 1) != 0; };
  for (std::int32_t state = first; state <= last; ++state) add(holds(whole.filled, state), holds(whole.repeating, state));
}

void Chain::reserve(std::int32_t count) {
  words = static_cast<std::size_t>(count) / 64 + 1;
  filled.assign(words, 0);
  empty.assign(words, 0);
  repeating.assign(words, 0);
}

void Chain::add(bool is_filled, bool repeats) {
  const Word bit = Word{1} << (states % 64);
  (is_filled ? filled : empty)[states / 64] |= bit;
  if (repeats) repeating[states / 64] |= bit;
  ++states;
}

}  // namespace cluewright::nonogram::count
