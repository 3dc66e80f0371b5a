// A word of 128 bits: what the word-sized engines hold a line of 65 to 128 cells in. Two plain halves, so that every compiler has it
// and the kernels can keep the halves of several lines in one register each.
#pragma once

#include <bit>
#include <cstdint>

namespace cluewright::nonogram {

struct Wide {
  std::uint64_t low, high;

  Wide() = default;
  constexpr Wide(std::uint64_t low, std::uint64_t high = 0) : low(low), high(high) {}

  constexpr explicit operator bool() const { return (low | high) != 0; }
  friend constexpr bool operator==(const Wide&, const Wide&) = default;

  friend constexpr Wide operator~(Wide a) { return {~a.low, ~a.high}; }
  friend constexpr Wide operator&(Wide a, Wide b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Wide operator|(Wide a, Wide b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Wide operator^(Wide a, Wide b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend constexpr Wide operator-(Wide a, Wide b) { return {a.low - b.low, a.high - b.high - (a.low < b.low)}; }
  // By fewer than 128; shifted in two steps where a half moves by all but nothing.
  friend constexpr Wide operator<<(Wide a, int n) {
    return n < 64 ? Wide{a.low << n, a.high << n | a.low >> 1 >> (63 - n)} : Wide{0, a.low << (n - 64)};
  }
  friend constexpr Wide operator>>(Wide a, int n) {
    return n < 64 ? Wide{a.low >> n | a.high << 1 << (63 - n), a.high >> n} : Wide{a.high >> (n - 64), 0};
  }
  constexpr Wide& operator&=(Wide b) { return *this = *this & b; }
  constexpr Wide& operator|=(Wide b) { return *this = *this | b; }
};

// How many bits are set. Where the build's processors need not have an instruction for it, this is quicker than the call that
// std::popcount makes.
constexpr int bit_count(std::uint64_t word) {
#if defined(__x86_64__) && !defined(__POPCNT__)
  word -= word >> 1 & 0x5555555555555555;
  word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  return int(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
#else
  return std::popcount(word);
#endif
}
constexpr int bit_count(Wide word) { return bit_count(word.low) + bit_count(word.high); }

// The place of the lowest set bit, and of the highest; some bit is set.
template <class Word>
constexpr int first_bit(Word word) { return std::countr_zero(word); }
template <class Word>
constexpr int last_bit(Word word) { return std::bit_width(word) - 1; }

template <>
constexpr int first_bit(Wide word) { return word.low ? std::countr_zero(word.low) : 64 + std::countr_zero(word.high); }
template <>
constexpr int last_bit(Wide word) { return word.high ? 64 + last_bit(word.high) : last_bit(word.low); }

template <class Word>
constexpr bool bit_at(const Word& word, int place) { return bool(word >> place & 1); }
template <>
constexpr bool bit_at(const Wide& word, int place) { return (place < 64 ? word.low >> place : word.high >> (place - 64)) & 1; }

// Its first 64 bits.
constexpr std::uint64_t low_part(std::uint64_t word) { return word; }
constexpr std::uint64_t low_part(Wide word) { return word.low; }

}  // namespace cluewright::nonogram
