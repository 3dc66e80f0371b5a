// The belief kernel for any processor the build targets, and the choice between them.
#include "nonogram/small/belief_kernel_lanes.hpp"

namespace cluewright::nonogram {

namespace {

void turn(const float* from, const int* rows, float* to, const int* columns) {
  for (int row = 0; row < lane_count; ++row)
    for (int column = 0; column < lane_count; ++column) to[columns[column] + row] = from[rows[row] + column];
}

}  // namespace

const BeliefKernel& portable_belief_kernel() {
  static constexpr BeliefKernel kernel = belief_kernel_with(turn);
  return kernel;
}

const BeliefKernel& belief_kernel() {
  static const BeliefKernel& best = []() -> const BeliefKernel& {
    if (const BeliefKernel* kernel = avx512_belief_kernel()) return *kernel;
    if (const BeliefKernel* kernel = avx2_belief_kernel()) return *kernel;
    return portable_belief_kernel();
  }();
  return best;
}

}  // namespace cluewright::nonogram
