#include "nonogram/count/segment.hpp"

#include <algorithm>

namespace cluewright::nonogram::count {

Chain::Chain(const Clue& clue) {
  std::int32_t count = 1;
  for (const std::int32_t length : clue.blocks) count += std::max(length, 1) + 1;
  words = static_cast<std::size_t>(count) / 64 + 1;
  for (auto* set : {&filled, &empty, &repeating}) set->assign(words, 0);
  const auto add = [this](bool is_filled, bool repeats) {
    const StateWord bit = StateWord{1} << (states % 64);
    (is_filled ? filled : empty)[static_cast<std::size_t>(states) / 64] |= bit;
    if (repeats) repeating[static_cast<std::size_t>(states) / 64] |= bit;
    ++states;
  };
  add(false, true);
  for (const std::int32_t length : clue.blocks) {
    for (std::int32_t i = 0; i < std::max(length, 1); ++i) add(true, length == any_length);
    add(false, true);
  }
}

Chain::Chain(const Chain& whole, std::int32_t first, std::int32_t last)
    : states(last - first + 1), words(static_cast<std::size_t>(last - first) / 64 + 1),
      filled(some_states(whole.filled, first, last)), empty(some_states(whole.empty, first, last)),
      repeating(some_states(whole.repeating, first, last)) {}

}  // namespace cluewright::nonogram::count
