// The belief kernel compiled for AVX-512 (-mavx512f -mavx512vl -mavx512bw -mavx512dq); only ever called where the processor has it.
#include "nonogram/small/belief_kernel_lanes.hpp"

#if defined(__AVX512VL__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace cluewright::nonogram {

#if defined(__AVX512VL__) && defined(__GNUC__)
namespace {

// Single numbers change places first, then pairs, then quarters of registers, then halves. (With a mask of all lanes, because GCC takes
// the same without one for a use of something uninitialised.)
void turn(const float* from, const int* rows, float* to, const int* columns) {
  constexpr __mmask16 all = 0xffff;
  __m512 a[16], b[16];
  for (int i = 0; i < 16; ++i) a[i] = _mm512_loadu_ps(from + rows[i]);
  for (int i = 0; i < 16; i += 2) {
    b[i] = _mm512_maskz_unpacklo_ps(all, a[i], a[i + 1]);
    b[i + 1] = _mm512_maskz_unpackhi_ps(all, a[i], a[i + 1]);
  }
  for (int i = 0; i < 16; i += 4)
    for (int k = 0; k < 2; ++k) {
      a[i + 2 * k] = _mm512_maskz_shuffle_ps(all, b[i + k], b[i + k + 2], 0x44);
      a[i + 2 * k + 1] = _mm512_maskz_shuffle_ps(all, b[i + k], b[i + k + 2], 0xee);
    }
  for (int i = 0; i < 16; i += 8)
    for (int k = 0; k < 4; ++k) {
      b[i + k] = _mm512_maskz_shuffle_f32x4(all, a[i + k], a[i + k + 4], 0x88);
      b[i + k + 4] = _mm512_maskz_shuffle_f32x4(all, a[i + k], a[i + k + 4], 0xdd);
    }
  for (int k = 0; k < 8; ++k) {
    _mm512_storeu_ps(to + columns[k], _mm512_maskz_shuffle_f32x4(all, b[k], b[k + 8], 0x88));
    _mm512_storeu_ps(to + columns[k + 8], _mm512_maskz_shuffle_f32x4(all, b[k], b[k + 8], 0xdd));
  }
}

}  // namespace
#endif

const BeliefKernel* avx512_belief_kernel() {
#if defined(__AVX512VL__) && defined(__GNUC__)
  static constexpr BeliefKernel kernel = belief_kernel_with(turn);
  static const bool supported = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                                __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
  return supported ? &kernel : nullptr;
#else
  return nullptr;
#endif
}

}  // namespace cluewright::nonogram
