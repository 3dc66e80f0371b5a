// Vectors of lines for AVX2, a line to each lane. Only for files that are compiled for it.
#pragma once

#include <immintrin.h>

#include <cstdint>
#include <cstring>

namespace cluewright::colour_nonogram {

namespace {

using Vector = __m256i;

inline Vector both(Vector a, Vector b) { return _mm256_and_si256(a, b); }
inline Vector either(Vector a, Vector b) { return _mm256_or_si256(a, b); }
inline Vector differ(Vector a, Vector b) { return _mm256_xor_si256(a, b); }
inline Vector without(Vector a, Vector taken) { return _mm256_andnot_si256(taken, a); }
inline bool none(Vector a) { return _mm256_testz_si256(a, a); }
inline Vector nothing() { return _mm256_setzero_si256(); }
inline Vector load(const void* from) { return _mm256_load_si256(static_cast<const Vector*>(from)); }
inline void store(void* to, Vector a) { _mm256_store_si256(static_cast<Vector*>(to), a); }

template <class Word>
struct Lanes;

// There are no shifts by lane of so few bits; multiplying by powers of two does the same.
template <>
struct Lanes<std::uint16_t> {
  static Vector all(std::uint16_t word) { return _mm256_set1_epi16(short(word)); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi16(a, b); }
  static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi16(a, b); }
  static Vector equal(Vector a, Vector b) { return _mm256_cmpeq_epi16(a, b); }
  static Vector up(Vector a, Vector by) { return _mm256_mullo_epi16(a, power(by)); }
  static Vector down(Vector a, Vector by) {
    return either(_mm256_mulhi_epu16(a, power(subtract(all(16), by))), both(a, equal(by, nothing())));
  }
  static Vector all_up(Vector a, int by) { return _mm256_sll_epi16(a, _mm_cvtsi32_si128(by)); }
  static Vector all_down(Vector a, int by) { return _mm256_srl_epi16(a, _mm_cvtsi32_si128(by)); }
  static Vector bytes(const std::uint8_t* from) {
    return _mm256_cvtepu8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
  }

 private:
  // Of two: each half of a lane is looked up by itself. Exponents from 0 to 15; 16 stands for 0.
  static Vector power(Vector exponent) {
    const Vector of_byte = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, char(128), 0, 0, 0, 0, 0, 0, 0, 0,  //
                                            1, 2, 4, 8, 16, 32, 64, char(128), 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm256_shuffle_epi8(of_byte, differ(either(exponent, _mm256_slli_epi16(exponent, 8)), all(0x0800)));
  }
};

template <>
struct Lanes<std::uint32_t> {
  static Vector all(std::uint32_t word) { return _mm256_set1_epi32(int(word)); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi32(a, b); }
  static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi32(a, b); }
  static Vector equal(Vector a, Vector b) { return _mm256_cmpeq_epi32(a, b); }
  static Vector up(Vector a, Vector by) { return _mm256_sllv_epi32(a, by); }
  static Vector down(Vector a, Vector by) { return _mm256_srlv_epi32(a, by); }
  static Vector all_up(Vector a, int by) { return _mm256_sll_epi32(a, _mm_cvtsi32_si128(by)); }
  static Vector all_down(Vector a, int by) { return _mm256_srl_epi32(a, _mm_cvtsi32_si128(by)); }
  static Vector bytes(const std::uint8_t* from) {
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)));
  }
};

template <>
struct Lanes<std::uint64_t> {
  static Vector all(std::uint64_t word) { return _mm256_set1_epi64x(static_cast<long long>(word)); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi64(a, b); }
  static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi64(a, b); }
  static Vector equal(Vector a, Vector b) { return _mm256_cmpeq_epi64(a, b); }
  static Vector up(Vector a, Vector by) { return _mm256_sllv_epi64(a, by); }
  static Vector down(Vector a, Vector by) { return _mm256_srlv_epi64(a, by); }
  static Vector all_up(Vector a, int by) { return _mm256_sll_epi64(a, _mm_cvtsi32_si128(by)); }
  static Vector all_down(Vector a, int by) { return _mm256_srl_epi64(a, _mm_cvtsi32_si128(by)); }
  static Vector bytes(const std::uint8_t* from) {
    std::int32_t four;
    std::memcpy(&four, from, sizeof four);
    return _mm256_cvtepu8_epi64(_mm_cvtsi32_si128(four));
  }
};

template <class Word>
inline constexpr int bits = int(sizeof(Word)) * 8;

template <class Word>
inline Vector first_cells(int count) {
  return Lanes<Word>::all(Word(~Word(0)) >> (bits<Word> - count));
}

// The highest cell and all before it.
template <class Word>
inline Vector smear_down(Vector a) {
  a = either(a, Lanes<Word>::all_down(a, 1));
  a = either(a, Lanes<Word>::all_down(a, 2));
  a = either(a, Lanes<Word>::all_down(a, 4));
  a = either(a, Lanes<Word>::all_down(a, 8));
  if constexpr (bits<Word> >= 32) a = either(a, Lanes<Word>::all_down(a, 16));
  if constexpr (bits<Word> == 64) a = either(a, Lanes<Word>::all_down(a, 32));
  return a;
}

// The seeds, and all cells of the mask that follow one of them without a break.
template <class Word>
inline Vector flood(Vector seeds, Vector mask) {
  return either(without(mask, Lanes<Word>::add(mask, seeds)), seeds);
}

}  // namespace

}  // namespace cluewright::colour_nonogram
