// The belief kernel compiled for AVX2 (-mavx2 -mfma); only ever called where the processor has it.
#include "nonogram/small/belief_kernel_lanes.hpp"

#if defined(__AVX2__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace cluewright::nonogram {

#if defined(__AVX2__) && defined(__GNUC__)
namespace {

// Halves first, then pairs, then single numbers change places.
void turn(const float* from, const int* rows, float* to, const int* columns) {
  __m256 half[8], pair[8];
  for (int i = 0; i < 4; ++i) {
    const __m256 upper = _mm256_loadu_ps(from + rows[i]), lower = _mm256_loadu_ps(from + rows[i + 4]);
    half[i] = _mm256_permute2f128_ps(upper, lower, 0x20);
    half[i + 4] = _mm256_permute2f128_ps(upper, lower, 0x31);
  }
  for (int i = 0; i < 8; i += 4)
    for (int k = 0; k < 2; ++k) {
      pair[i + k] = _mm256_shuffle_ps(half[i + 2 * k], half[i + 2 * k + 1], 0x44);
      pair[i + k + 2] = _mm256_shuffle_ps(half[i + 2 * k], half[i + 2 * k + 1], 0xee);
    }
  for (int i = 0; i < 8; i += 2) {
    _mm256_storeu_ps(to + columns[i], _mm256_shuffle_ps(pair[i], pair[i + 1], 0x88));
    _mm256_storeu_ps(to + columns[i + 1], _mm256_shuffle_ps(pair[i], pair[i + 1], 0xdd));
  }
}

}  // namespace
#endif

const BeliefKernel* avx2_belief_kernel() {
#if defined(__AVX2__) && defined(__GNUC__)
  static constexpr BeliefKernel kernel = belief_kernel_with(turn);
  static const bool supported = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return supported ? &kernel : nullptr;
#else
  return nullptr;
#endif
}

}  // namespace cluewright::nonogram
