// The batch kernels for any processor the build targets.
#include "nonogram/line/kernel_lanes.hpp"

namespace cluewright::nonogram {

template <class Word>
const LineKernels<Word>& portable_line_kernels() {
  static constexpr LineKernels<Word> kernels{settle_lanes<Word, lane_count>, settle_lanes<Word, many_lanes>, refute_lanes<Word>,
                                             feasible_lanes<Word>, feasible_lanes_after<Word>, reach_lanes<Word>, join_lanes<Word>,
                                             "portable"};
  return kernels;
}

template const LineKernels<std::uint32_t>& portable_line_kernels();
template const LineKernels<std::uint64_t>& portable_line_kernels();
template const LineKernels<Wide>& portable_line_kernels();

}  // namespace cluewright::nonogram
