// Equal lanes side by side: the one vector type the kernels are written in.
//
// GCC and Clang turn it into whatever the translation unit is compiled for (SSE2, AVX2, AVX-512, NEON); other compilers
// get plain loops. The same source therefore gives the same answers on every path. Everything here is local to the
// including unit on purpose: units compiled for different processors must never share a function.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace cluewright::nonogram {
namespace {

// Lanes of one register of the processor compiled for.
#if defined(__AVX512F__) && defined(__AVX512VL__)
inline constexpr int register_bytes = 64;
#elif defined(__AVX2__)
inline constexpr int register_bytes = 32;
#else
inline constexpr int register_bytes = 16;
#endif

#if (defined(__GNUC__) || defined(__clang__)) && !defined(CLUEWRIGHT_PLAIN_LANES)

template <class T, int N>
struct LaneType {
  typedef T type __attribute__((vector_size(sizeof(T) * N)));
};
template <class T, int N>
using Lanes = typename LaneType<T, N>::type;

// All ones in the lanes that are zero.
template <class T, int N>
inline Lanes<T, N> zero_lanes(Lanes<T, N> a) {
  return (Lanes<T, N>)(a == 0);
}

template <class V>
inline V limit_lanes(V a, V least, V most) {
  a = a < least ? least : a;
  return a > most ? most : a;
}

#else

template <class T, int N>
struct Lanes {
  T lane[N];

  friend Lanes operator+(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x + y); }); }
  friend Lanes operator-(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x - y); }); }
  friend Lanes operator*(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x * y); }); }
  friend Lanes operator/(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x / y); }); }
  friend Lanes operator&(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x & y); }); }
  friend Lanes operator|(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x | y); }); }
  friend Lanes operator^(Lanes a, Lanes b) { return zip(a, b, [](T x, T y) { return T(x ^ y); }); }
  friend Lanes operator~(Lanes a) { return zip(a, a, [](T x, T) { return T(~x); }); }
  friend Lanes operator<<(Lanes a, int n) { return zip(a, a, [n](T x, T) { return T(x << n); }); }
  friend Lanes operator>>(Lanes a, int n) { return zip(a, a, [n](T x, T) { return T(x >> n); }); }

 private:
  template <class F>
  static Lanes zip(const Lanes& a, const Lanes& b, F f) {
    Lanes out;
    for (int i = 0; i < N; ++i) out.lane[i] = f(a.lane[i], b.lane[i]);
    return out;
  }
};

template <class T, int N>
inline Lanes<T, N> zero_lanes(Lanes<T, N> a) {
  for (T& lane : a.lane) lane = lane == 0 ? T(~T(0)) : T(0);
  return a;
}

template <class V>
inline V limit_lanes(V a, V least, V most) {
  for (std::size_t i = 0; i < sizeof(V) / sizeof(a.lane[0]); ++i)
    a.lane[i] = a.lane[i] < least.lane[i] ? least.lane[i] : a.lane[i] > most.lane[i] ? most.lane[i] : a.lane[i];
  return a;
}

#endif

template <class T, int N>
inline Lanes<T, N> load_lanes(const T* from) {
  Lanes<T, N> out;
  std::memcpy(&out, from, sizeof out);
  return out;
}

template <class T, int N>
inline void store_lanes(T* to, const Lanes<T, N>& value) {
  std::memcpy(to, &value, sizeof value);
}

// A bit for each lane of a mask, whose lanes are all ones or zero.
template <class T, int N>
inline std::uint32_t bits_of_mask(const Lanes<T, N>& mask) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8);
#if defined(__x86_64__) && defined(__GNUC__)
  [[maybe_unused]] constexpr bool narrow = sizeof(T) == 4;
  [[maybe_unused]] const auto in = [&mask]<class Register>() {
    Register out;
    std::memcpy(&out, &mask, sizeof out);
    return out;
  };
  if constexpr (sizeof mask == 16)
    return std::uint32_t(narrow ? _mm_movemask_ps(in.template operator()<__m128>()) : _mm_movemask_pd(in.template operator()<__m128d>()));
#if defined(__AVX2__)
  if constexpr (sizeof mask == 32)
    return std::uint32_t(narrow ? _mm256_movemask_ps(in.template operator()<__m256>()) : _mm256_movemask_pd(in.template operator()<__m256d>()));
#endif
#if defined(__AVX512DQ__)
  if constexpr (sizeof mask == 64)
    return narrow ? _mm512_movepi32_mask(in.template operator()<__m512i>()) : _mm512_movepi64_mask(in.template operator()<__m512i>());
#endif
#endif
  T lanes[N];
  std::memcpy(lanes, &mask, sizeof lanes);
  std::uint32_t bits = 0;
  for (int i = 0; i < N; ++i) bits |= std::uint32_t(lanes[i] & 1) << i;
  return bits;
}

template <int N>
inline Lanes<std::uint32_t, N> bits_of_lanes(Lanes<float, N> a) {
  Lanes<std::uint32_t, N> bits;
  std::memcpy(&bits, &a, sizeof bits);
  return bits;
}

template <class T, int N>
inline Lanes<T, N> same_lanes(T value) {
  T all[N];
  for (T& lane : all) lane = value;
  return load_lanes<T, N>(all);
}

// A mask for lanes: where the processor has registers for that, a bit for each; elsewhere all ones or zero in each.
#if defined(__AVX512F__) && defined(__GNUC__) && !defined(CLUEWRIGHT_PLAIN_LANES)
template <int N>
inline constexpr bool masks_are_bits = N == 16;
#else
template <int N>
inline constexpr bool masks_are_bits = false;
#endif
template <int N>
using LaneMask = std::conditional_t<masks_are_bits<N>, std::uint16_t, Lanes<std::uint32_t, N>>;

// The mask of the lanes whose bits are set.
template <int N>
inline LaneMask<N> mask_of_bits(std::uint32_t bits) {
  if constexpr (masks_are_bits<N>) {
    return LaneMask<N>(bits);
  } else {
    std::uint32_t own[N];
    for (int i = 0; i < N; ++i) own[i] = std::uint32_t(1) << i;
    return ~zero_lanes<std::uint32_t, N>(same_lanes<std::uint32_t, N>(bits) & load_lanes<std::uint32_t, N>(own));
  }
}

// Zero in the lanes out of the mask; in those of it, as it was.
template <int N>
inline Lanes<float, N> keep_lanes(Lanes<float, N> a, LaneMask<N> mask) {
#if defined(__AVX512F__) && defined(__GNUC__)
  if constexpr (masks_are_bits<N>) return _mm512_maskz_mov_ps(mask, a);
  else
#endif
  {
    Lanes<std::uint32_t, N> bits = bits_of_lanes<N>(a);
    bits = bits & mask;
    std::memcpy(&a, &bits, sizeof a);
    return a;
  }
}

// The lanes that are not plainly zero.
template <int N>
inline LaneMask<N> nonzero_lanes(Lanes<float, N> a) {
  const Lanes<std::uint32_t, N> bits = bits_of_lanes<N>(a);
#if defined(__AVX512F__) && defined(__GNUC__)
  if constexpr (masks_are_bits<N>) return _mm512_test_epi32_mask((__m512i)bits, (__m512i)bits);
  else
#endif
    return ~zero_lanes<std::uint32_t, N>(bits);
}

// The lanes in which one is greater than the other.
template <int N>
inline LaneMask<N> greater_lanes(Lanes<float, N> one, Lanes<float, N> other) {
#if defined(__AVX512F__) && defined(__GNUC__)
  if constexpr (masks_are_bits<N>) return _mm512_cmp_ps_mask(one, other, _CMP_GT_OQ);
  else
#endif
#if (defined(__GNUC__) || defined(__clang__)) && !defined(CLUEWRIGHT_PLAIN_LANES)
    return (Lanes<std::uint32_t, N>)(one > other);
#else
  {
    Lanes<std::uint32_t, N> mask;
    for (int i = 0; i < N; ++i) mask.lane[i] = one.lane[i] > other.lane[i] ? ~std::uint32_t(0) : 0;
    return mask;
  }
#endif
}

// One out of the mask, the other in it.
template <int N>
inline Lanes<float, N> choose_lanes(Lanes<float, N> one, Lanes<float, N> other, LaneMask<N> mask) {
#if defined(__AVX512F__) && defined(__GNUC__)
  if constexpr (masks_are_bits<N>) return _mm512_mask_mov_ps(one, mask, other);
  else
#endif
  {
    Lanes<std::uint32_t, N> bits = bits_of_lanes<N>(one);
    bits = bits ^ ((bits ^ bits_of_lanes<N>(other)) & mask);
    std::memcpy(&one, &bits, sizeof one);
    return one;
  }
}

// The sum in the lanes of the mask; the others stay as they were.
template <int N>
inline Lanes<float, N> add_lanes(Lanes<float, N> a, Lanes<float, N> more, LaneMask<N> mask) {
#if defined(__AVX512F__) && defined(__GNUC__)
  if constexpr (masks_are_bits<N>) return _mm512_mask_add_ps(a, mask, a, more);
  else
#endif
    return a + keep_lanes<N>(more, mask);
}

}  // namespace
}  // namespace cluewright::nonogram
