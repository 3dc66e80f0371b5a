// A stretch of a line that is independent of the rest of the line, as an automaton over its cells.
//
// A clue is a chain of states: the gap before the first block, then for each block its filled cells and the gap after
// it. Gaps repeat, and so does the one filled state of a block whose length is hidden. A cell moves on to the next state
// or repeats, and lands on a state of its own colour; so cells that are all known lead to exactly one state.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/problem.hpp"

namespace cluewright::nonogram::count {

using Word = std::uint64_t;

// Sets of states as bits, `words` words each.
struct Chain {
  std::int32_t states = 0;
  std::size_t words = 0;
  std::vector<Word> filled, empty, repeating;

  Chain() = default;
  explicit Chain(const Clue& clue);
  Chain(const Chain& whole, std::int32_t first, std::int32_t last);  // some of the states of another

 private:
  void reserve(std::int32_t count);
  void add(bool is_filled, bool repeats);
};

// One place of a segment: a cell that is open when counting begins, or what is known of it.
using Place = std::int32_t;
inline constexpr Place known_empty = -1, known_filled = -2;

struct Segment {
  Chain chain;  // the first state is where it begins
  std::vector<Place> places;
  std::vector<Word> ends;  // the states it may end in
};

// The states a segment may be in before and after each of its places, under what is known.
class LiveStates {
 public:
  // `value_of(cell)` is the cell's value. False when no arrangement is left.
  template <typename Value>
  bool find(const Chain& chain, const std::vector<Place>& places, const std::vector<Word>& ends, Value&& value_of) {
    words_ = chain.words;
    const std::size_t count = places.size();
    live_.assign((count + 1) * words_, 0);
    live_[0] = 1;
    colours_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
      colours_[i] = colour(places[i], value_of);
      if (!step(chain, i)) return false;
    }
    Word any = 0;
    for (std::size_t w = 0; w < words_; ++w) any |= live_[count * words_ + w] &= ends[w];
    if (!any) return false;
    for (std::size_t i = count; i-- > 0;) step_back(chain, i);
    return true;
  }

  // The states before place `i`, or after the last one.
  const Word* at(std::size_t i) const { return &live_[i * words_]; }

  // The only state there, or -1.
  std::int32_t only(std::size_t i) const {
    std::int32_t found = -1;
    for (std::size_t w = 0; w < words_; ++w) {
      const Word word = at(i)[w];
      if (!word) continue;
      if (found >= 0 || (word & (word - 1))) return -1;
      found = static_cast<std::int32_t>(64 * w) + std::countr_zero(word);
    }
    return found;
  }

  // Whether place `i` can still be of a colour.
  bool can_be(const Chain& chain, std::size_t i, Cell value) const {
    const auto& states = value == filled ? chain.filled : chain.empty;
    for (std::size_t w = 0; w < words_; ++w)
      if (at(i + 1)[w] & states[w]) return true;
    return false;
  }

 private:
  template <typename Value>
  static Cell colour(Place place, Value&& value_of) {
    return place >= 0 ? value_of(place) : place == known_filled ? filled : empty;
  }

  Word allowed(const Chain& chain, std::size_t i, std::size_t w) const {
    const Cell colour = colours_[i];
    return (colour == empty ? 0 : chain.filled[w]) | (colour == filled ? 0 : chain.empty[w]);
  }

  bool step(const Chain& chain, std::size_t i) {
    const Word* before = &live_[i * words_];
    Word* after = &live_[(i + 1) * words_];
    Word carry = 0, any = 0;
    for (std::size_t w = 0; w < words_; ++w) {
      const Word moved = before[w] << 1 | carry;
      carry = before[w] >> 63;
      any |= after[w] = (moved | (before[w] & chain.repeating[w])) & allowed(chain, i, w);
    }
    return any != 0;
  }

  // Keeps the states before place `i` from which a state after it can be reached.
  void step_back(const Chain& chain, std::size_t i) {
    Word* before = &live_[i * words_];
    const Word* after = &live_[(i + 1) * words_];
    for (std::size_t w = 0; w < words_; ++w) {
      const Word moved = after[w] >> 1 | (w + 1 < words_ ? after[w + 1] << 63 : 0);
      before[w] &= moved | (after[w] & chain.repeating[w]);
    }
  }

  std::size_t words_ = 0;
  std::vector<Word> live_;
  std::vector<Cell> colours_;
};

}  // namespace cluewright::nonogram::count
