// Small helpers for sets of cells held as 64-bit words; bit p of the set is bit p % 64 of word p / 64.
#pragma once

#include <bit>
#include <cstdint>

namespace cluewright::nonogram::words {

using Word = std::uint64_t;

inline constexpr Word all_ones = ~Word{0};

inline std::int32_t index_of(std::int32_t bit) { return bit >> 6; }
inline Word bit_of(std::int32_t bit) { return Word{1} << (bit & 63); }

// The bits of one word at and above, respectively at and below, a position inside it.
inline Word from_bit(std::int32_t bit) { return all_ones << (bit & 63); }
inline Word through_bit(std::int32_t bit) { return all_ones >> (63 - (bit & 63)); }

inline std::int32_t lowest(Word word) { return std::countr_zero(word); }
inline std::int32_t highest(Word word) { return 63 - std::countl_zero(word); }

// Adds with carry in and out; compilers turn this into the machine's own carry chain.
inline Word add_carry(Word a, Word b, Word& carry) {
  const Word sum = a + b;
  const Word total = sum + carry;
  carry = Word{sum < a} | Word{total < sum};
  return total;
}

// Walks up from `from` through cells of `open`: every open cell reached without leaving `open`. `from` lies inside `open`.
// The carry of an addition does the walking.
inline Word slide_up(Word from, Word open, Word& carry) {
  const Word sum = add_carry(open, from, carry);
  return ((sum ^ open) | from) & open;
}

// Walks down likewise. `above` tells whether the lowest cell of the next higher word was reached. Carries only run upwards, so
// this goes from obstacle to obstacle; most words have none.
inline Word slide_down(Word from, Word open, bool above) {
  from |= above ? (Word{1} << 63) & open : 0;
  Word reached = 0;
  while (from) {
    const Word below = through_bit(highest(from));
    const Word obstacles = ~open & below;
    if (!obstacles) return reached | below;
    const Word beyond = through_bit(highest(obstacles));
    reached |= below & ~beyond;
    from &= beyond;
  }
  return reached;
}

// Sets the bits first..last (inclusive).
inline void set_range(Word* set, std::int32_t first, std::int32_t last) {
  const std::int32_t from = index_of(first), to = index_of(last);
  if (from == to) {
    set[from] |= from_bit(first) & through_bit(last);
    return;
  }
  set[from] |= from_bit(first);
  for (std::int32_t at = from + 1; at < to; ++at) set[at] = all_ones;
  set[to] |= through_bit(last);
}

}  // namespace cluewright::nonogram::words
