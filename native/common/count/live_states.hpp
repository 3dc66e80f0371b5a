// The states a stretch of a line may be in before and after each of its places, under what is known.
//
// A clue is a chain of states: the gap before the first block, then for each block its cells and the gap after it. Gaps
// repeat, and so does the one state of a block whose length is hidden. A cell moves on to the next state or repeats, or,
// where blocks of two colours touch, jumps over the gap; and it lands on a state of its own colour. So cells that are all
// known lead to exactly one state.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cluewright {

using StateWord = std::uint64_t;

// A `Chain` has `words` words of each set of states: `repeating` and, where it `can_jump`, `jumping`; and
// allow(value, into), the states of everything a cell of that value may be.
template <typename Chain, typename Value>
class LiveStates {
 public:
  // `value_at(i)` is the value of place `i`. False when no arrangement is left.
  template <typename ValueAt>
  bool find(const Chain& chain, std::size_t count, const std::vector<StateWord>& ends, ValueAt&& value_at) {
    words_ = chain.words;
    live_.assign((count + 1) * words_, 0);
    live_[0] = 1;
    allowed_.resize(words_);
    for (std::size_t i = 0; i < count; ++i) {
      chain.allow(value_at(i), allowed_.data());
      if (!step(chain, i)) return false;
    }
    StateWord any = 0;
    for (std::size_t w = 0; w < words_; ++w) any |= live_[count * words_ + w] &= ends[w];
    if (!any) return false;
    for (std::size_t i = count; i-- > 0;) step_back(chain, i);
    return true;
  }

  // The states before place `i`, or after the last one.
  const StateWord* at(std::size_t i) const { return &live_[i * words_]; }

  // The only state there, or -1.
  std::int32_t only(std::size_t i) const {
    std::int32_t found = -1;
    for (std::size_t w = 0; w < words_; ++w) {
      const StateWord word = at(i)[w];
      if (!word) continue;
      if (found >= 0 || (word & (word - 1))) return -1;
      found = static_cast<std::int32_t>(64 * w) + std::countr_zero(word);
    }
    return found;
  }

 private:
  bool step(const Chain& chain, std::size_t i) {
    const StateWord* before = &live_[i * words_];
    StateWord* after = &live_[(i + 1) * words_];
    StateWord carry = 0, jumped = 0, any = 0;
    for (std::size_t w = 0; w < words_; ++w) {
      StateWord reached = (before[w] << 1 | carry) | (before[w] & chain.repeating[w]);
      carry = before[w] >> 63;
      if constexpr (Chain::can_jump) {
        const StateWord jumping = before[w] & chain.jumping[w];
        reached |= jumping << 2 | jumped;
        jumped = jumping >> 62;
      }
      any |= after[w] = reached & allowed_[w];
    }
    return any != 0;
  }

  // Keeps the states before place `i` from which a state after it can be reached.
  void step_back(const Chain& chain, std::size_t i) {
    StateWord* before = &live_[i * words_];
    const StateWord* after = &live_[(i + 1) * words_];
    for (std::size_t w = 0; w < words_; ++w) {
      const StateWord next = w + 1 < words_ ? after[w + 1] : 0;
      StateWord from = (after[w] >> 1 | next << 63) | (after[w] & chain.repeating[w]);
      if constexpr (Chain::can_jump) from |= (after[w] >> 2 | next << 62) & chain.jumping[w];
      before[w] &= from;
    }
  }

  std::size_t words_ = 0;
  std::vector<StateWord> live_, allowed_;
};

// A set of states out of `last - first + 1` states of another: the state `first` becomes 0.
inline std::vector<StateWord> some_states(const std::vector<StateWord>& all, std::int32_t first, std::int32_t last) {
  std::vector<StateWord> some(static_cast<std::size_t>(last - first) / 64 + 1, 0);
  for (std::int32_t state = first; state <= last; ++state)
    if (all[static_cast<std::size_t>(state) / 64] >> (state % 64) & 1)
      some[static_cast<std::size_t>(state - first) / 64] |= StateWord{1} << ((state - first) % 64);
  return some;
}

}  // namespace cluewright
