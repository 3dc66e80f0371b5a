// The batch kernels compiled for AVX2 (-mavx2 -mfma); only ever called where the processor has it.
#include "nonogram/line/kernel_lanes.hpp"

namespace cluewright::nonogram {

template <class Word>
const LineKernels<Word>* avx2_line_kernels() {
#if defined(__AVX2__) && defined(__GNUC__)
  static constexpr LineKernels<Word> kernels{settle_lanes<Word, lane_count>, settle_lanes<Word, many_lanes>, refute_lanes<Word>,
                                             feasible_lanes<Word>, feasible_lanes_after<Word>, reach_lanes<Word>, join_lanes<Word>,
                                             "avx2"};
  static const bool supported = __builtin_cpu_supports("avx2");
  return supported ? &kernels : nullptr;
#else
  return nullptr;
#endif
}

template const LineKernels<std::uint32_t>* avx2_line_kernels();
template const LineKernels<std::uint64_t>* avx2_line_kernels();
template const LineKernels<Wide>* avx2_line_kernels();

}  // namespace cluewright::nonogram
