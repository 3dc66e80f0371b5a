// Cells as bytes become cells as bits: bit c of word c / 64 is the cell in column c.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "nonogram/line/bits.hpp"

// CLUEWRIGHT_PORTABLE is for testing, on a machine with SSE2, the code for machines without.
#if !defined(CLUEWRIGHT_PORTABLE) && (defined(__SSE2__) || defined(_M_X64))
#include <emmintrin.h>
#define CLUEWRIGHT_SSE2 1
#endif

namespace cluewright::nonogram {

// Packs rows of 0/1 bytes and remembers whether any byte was something else.
class Packer {
 public:
  // Writes bits::words_for(width) words; the bits beyond the width are 0. Reads exactly `width` bytes.
  void pack(const std::uint8_t* cells, std::size_t width, std::uint64_t* words) {
    Packer here = *this;  // a copy that no word can alias stays in registers
    for (; width >= word_bits; width -= word_bits, cells += word_bits) *words++ = here.pack_64(cells);
    if (width > 0) *words = here.pack_rest(cells, width);
    *this = here;
  }

  // The same for a width of at most 64.
  std::uint64_t pack_word(const std::uint8_t* cells, std::size_t width) {
    return width == word_bits ? pack_64(cells) : pack_rest(cells, width);
  }

  bool all_binary() const {
#if CLUEWRIGHT_SSE2
    alignas(16) std::uint64_t halves[2];
    _mm_store_si128(reinterpret_cast<__m128i*>(halves), seen_16_);
    return ((seen_ | halves[0] | halves[1]) & ~low_bits) == 0;
#else
    return (seen_ & ~low_bits) == 0;
#endif
  }

 private:
  static constexpr std::size_t word_bits = bits::word_bits;
  static constexpr std::uint64_t low_bits = 0x0101010101010101u;

  // Bits of up to eight bytes: the multiplication brings the lowest bit of byte i to bit 56 + i.
  std::uint64_t pack_bytes(const std::uint8_t* cells, std::size_t count) {
    std::uint64_t bytes = 0;
    if constexpr (std::endian::native == std::endian::little) {
      std::memcpy(&bytes, cells, count);
    } else {
      for (std::size_t i = 0; i < count; ++i) bytes |= std::uint64_t(cells[i]) << (8 * i);
    }
    seen_ |= bytes;
    return ((bytes & low_bits) * 0x0102040810204080u) >> 56;
  }

#if CLUEWRIGHT_SSE2
  std::uint64_t pack_16(const std::uint8_t* cells) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(cells));
    seen_16_ = _mm_or_si128(seen_16_, bytes);
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_slli_epi16(bytes, 7)));
  }
#else
  std::uint64_t pack_16(const std::uint8_t* cells) { return pack_bytes(cells, 8) | pack_bytes(cells + 8, 8) << 8; }
#endif

  std::uint64_t pack_64(const std::uint8_t* cells) {
    return pack_16(cells) | pack_16(cells + 16) << 16 | pack_16(cells + 32) << 32 | pack_16(cells + 48) << 48;
  }

  // Fewer than 64 cells. The last load overlaps the one before it instead of reading beyond the row.
  std::uint64_t pack_rest(const std::uint8_t* cells, std::size_t width) {
    if (width < 8) return pack_bytes(cells, width);
    if (width < 16) return pack_bytes(cells, 8) | pack_bytes(cells + width - 8, 8) << (width - 8);
    std::uint64_t word = pack_16(cells + width - 16) << (width - 16);
    for (std::size_t at = 0; at + 16 < width; at += 16) word |= pack_16(cells + at) << at;
    return word;
  }

  std::uint64_t seen_ = 0;
#if CLUEWRIGHT_SSE2
  __m128i seen_16_ = _mm_setzero_si128();
#endif
};

// Transposes a square of bits in place, one word a row, by swapping ever smaller blocks across the diagonal.
template <typename Word>
void transpose(Word* rows) {
  constexpr int side = 8 * sizeof(Word);
  Word mask = static_cast<Word>(~Word(0)) >> (side / 2);
  for (int block = side / 2; block > 0; block /= 2, mask = static_cast<Word>(mask ^ (mask << block))) {
    for (int top = 0; top < side; top += 2 * block) {
      for (int row = top; row < top + block; ++row) {
        const Word swapped = static_cast<Word>(((rows[row] >> block) ^ rows[row + block]) & mask);
        rows[row] = static_cast<Word>(rows[row] ^ (swapped << block));
        rows[row + block] = static_cast<Word>(rows[row + block] ^ swapped);
      }
    }
  }
}

}  // namespace cluewright::nonogram
