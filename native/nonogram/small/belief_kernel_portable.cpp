// The belief kernel for any processor the build targets, and the choice between them.
#include "nonogram/small/belief_kernel_lanes.hpp"

namespace cluewright::nonogram {

namespace {

void turn(const float* const (&rows)[lane_count], float (&columns)[lane_count][lane_count]) {
  for (int row = 0; row < lane_count; ++row)
    for (int column = 0; column < lane_count; ++column) columns[column][row] = rows[row][column];
}

}  // namespace

const BeliefKernel& portable_belief_kernel() {
  static constexpr BeliefKernel kernel{answer_group, turn};
  return kernel;
}

const BeliefKernel& belief_kernel() {
  static const BeliefKernel& best = avx2_belief_kernel() ? *avx2_belief_kernel() : portable_belief_kernel();
  return best;
}

}  // namespace cluewright::nonogram
