// The batch kernels compiled for AVX-512 (-mavx512f -mavx512vl -mavx512bw -mavx512dq); only ever called where the processor has it.
#include "nonogram/line/kernel_lanes.hpp"

namespace cluewright::nonogram {

template <class Word>
const LineKernels<Word>* avx512_line_kernels() {
#if defined(__AVX512VL__) && defined(__GNUC__)
  static constexpr LineKernels<Word> kernels{settle_lanes<Word, lane_count>, settle_lanes<Word, many_lanes>, refute_lanes<Word>,
                                             feasible_lanes<Word>, reach_lanes<Word>, "avx512"};
  static const bool supported = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                                __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
  return supported ? &kernels : nullptr;
#else
  return nullptr;
#endif
}

template const LineKernels<std::uint32_t>* avx512_line_kernels();
template const LineKernels<std::uint64_t>* avx512_line_kernels();
template const LineKernels<Wide>* avx512_line_kernels();

}  // namespace cluewright::nonogram
