// Sets of small numbers as words of 64 bits: number p is bit p % 64 of word p / 64.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace cluewright::nonogram::bits {

using Word = std::uint64_t;
inline constexpr std::size_t word_bits = 64;
inline constexpr Word all_ones = ~Word{0};

constexpr std::size_t words_for(std::size_t bits) { return (bits + word_bits - 1) / word_bits; }

inline std::int32_t index_of(std::int32_t bit) { return bit >> 6; }
inline Word bit_of(std::int32_t bit) { return Word{1} << (bit & 63); }

// The bits of one word at and above, respectively at and below, a position inside it.
inline Word from_bit(std::int32_t bit) { return all_ones << (bit & 63); }
inline Word through_bit(std::int32_t bit) { return all_ones >> (63 - (bit & 63)); }

inline std::int32_t lowest(Word word) { return std::countr_zero(word); }
inline std::int32_t highest(Word word) { return 63 - std::countl_zero(word); }

constexpr Word reverse(Word x) {
  x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
  x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0f0f0f0f0fu) | (x & 0x0f0f0f0f0f0f0f0fu) << 4;
  x = (x >> 8 & 0x00ff00ff00ff00ffu) | (x & 0x00ff00ff00ff00ffu) << 8;
  x = (x >> 16 & 0x0000ffff0000ffffu) | (x & 0x0000ffff0000ffffu) << 16;
  return x >> 32 | x << 32;
}

// Spreads `seeds`, a part of `through`, upwards along the runs of ones in `through`: the carry of an addition does the walking.
constexpr Word flood(Word seeds, Word through) { return (((seeds + through) ^ through) & through) | seeds; }

// The same for one word of many, taken in ascending order with the carry of the word below. Seeds outside `through` go.
inline Word flood(Word seeds, Word through, Word& carry) {
  const Word half = seeds + through;
  const Word sum = half + carry;
  carry = Word{half < seeds} | Word{sum < half};  // compilers turn this into the machine's own carry chain
  return ((sum ^ through) | seeds) & through;
}

// The same downwards. `above` tells whether the lowest number of the next higher word was reached. Carries only run upwards, so
// this goes from obstacle to obstacle; most words have none.
inline Word flood_down(Word seeds, Word through, bool above) {
  seeds |= above ? (Word{1} << 63) & through : 0;
  Word reached = 0;
  while (seeds) {
    const Word below = through_bit(highest(seeds));
    const Word obstacles = ~through & below;
    if (!obstacles) return reached | below;
    const Word beyond = through_bit(highest(obstacles));
    reached |= below & ~beyond;
    seeds &= beyond;
  }
  return reached;
}

// The 64 bits that begin at `position`. Two shifts, one of them by a constant, spare a branch for whole words.
inline Word read(const Word* words, std::size_t position) {
  const std::size_t word = position / word_bits, shift = position % word_bits;
  return words[word] >> shift | words[word + 1] << 1 << (word_bits - 1 - shift);
}

// Adds 64 bits to the set, beginning at `position`.
inline void merge(Word* words, std::size_t position, Word bits) {
  const std::size_t word = position / word_bits, shift = position % word_bits;
  words[word] |= bits << shift;
  words[word + 1] |= bits >> 1 >> (word_bits - 1 - shift);
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

// x &= x >> distance, in place.
inline void and_shifted_down(Word* x, std::size_t count, std::size_t distance) {
  const std::size_t skip = distance / word_bits, shift = distance % word_bits;
  for (std::size_t i = 0; i < count; ++i) {
    const Word low = i + skip < count ? x[i + skip] : 0;
    const Word high = i + skip + 1 < count ? x[i + skip + 1] : 0;
    x[i] &= shift ? low >> shift | high << (word_bits - shift) : low;
  }
}

// x |= x << distance, in place.
inline void or_shifted_up(Word* x, std::size_t count, std::size_t distance) {
  const std::size_t skip = distance / word_bits, shift = distance % word_bits;
  for (std::size_t i = count; i-- > skip;) {
    const Word high = x[i - skip];
    const Word low = i > skip ? x[i - skip - 1] : 0;
    x[i] |= shift ? high << shift | low >> (word_bits - shift) : high;
  }
}

}  // namespace cluewright::nonogram::bits
