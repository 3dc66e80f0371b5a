// The belief kernel compiled for AVX2 (-mavx2 -mfma); only ever called where the processor has it.
#include "nonogram/small/belief_kernel_lanes.hpp"

namespace cluewright::nonogram {

const BeliefKernel* avx2_belief_kernel() {
#if defined(__AVX2__) && defined(__GNUC__)
  static constexpr BeliefKernel kernel{answer_group};
  static const bool supported = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return supported ? &kernel : nullptr;
#else
  return nullptr;
#endif
}

}  // namespace cluewright::nonogram
