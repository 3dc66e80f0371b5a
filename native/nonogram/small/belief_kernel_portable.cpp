// The belief kernel for any processor the build targets, and the choice between them.
#include "nonogram/small/belief_kernel_lanes.hpp"

namespace cluewright::nonogram {

const BeliefKernel& portable_belief_kernel() {
  static constexpr BeliefKernel kernel{answer_group};
  return kernel;
}

const BeliefKernel& belief_kernel() {
  static const BeliefKernel& best = avx2_belief_kernel() ? *avx2_belief_kernel() : portable_belief_kernel();
  return best;
}

}  // namespace cluewright::nonogram
