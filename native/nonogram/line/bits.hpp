// Sets of small numbers as words of 64 bits, lowest number in the lowest bit.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace cluewright::nonogram::bits {

using Word = std::uint64_t;
inline constexpr std::size_t word_bits = 64;

constexpr std::size_t words_for(std::size_t bits) { return (bits + word_bits - 1) / word_bits; }

constexpr Word reverse(Word x) {
  x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
  x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0f0f0f0f0fu) | (x & 0x0f0f0f0f0f0f0f0fu) << 4;
  x = (x >> 8 & 0x00ff00ff00ff00ffu) | (x & 0x00ff00ff00ff00ffu) << 8;
  x = (x >> 16 & 0x0000ffff0000ffffu) | (x & 0x0000ffff0000ffffu) << 16;
  return x >> 32 | x << 32;
}

// Spreads `seeds`, a part of `through`, upwards along the runs of ones in `through`.
constexpr Word flood(Word seeds, Word through) { return (((seeds + through) ^ through) & through) | seeds; }

// The same for one word of many, taken in ascending order with the carry of the word below.
inline Word flood(Word seeds, Word through, Word& carry) {
  const Word half = seeds + through;
  const Word sum = half + carry;
  carry = Word(half < seeds) | Word(sum < half);
  return ((sum ^ through) & through) | seeds;
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
