// How likely is each cell of a line filled, over all arrangements of its blocks, weighted by what the crossing lines think?
//
// The same pattern positions as in line/kernel.hpp, with sums of weights in place of sets: forward and backward over the cells.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/line/kernel.hpp"

namespace cluewright::nonogram {

// Eight lines of equal length. A lane without a line, or with one that says nothing, has no allowed position.
struct BeliefGroup {
  struct Position {
    std::uint32_t gap[lane_count], loop[lane_count];  // all ones where it is that, else zero
  };
  int cells = 0;
  std::vector<Position> positions;
  std::vector<std::int16_t> lowest, highest;  // after t cells only these positions matter: no arrangement stands elsewhere
  std::vector<float> ending;                  // last and last but one position of each lane: where a line may end
};

struct BeliefKernel {
  // `in[t]` and `out[t]` are the eight lanes of cell t: the crossing lines' probability of filled, and this line's answer with that
  // taken out. Lanes that have no answer keep what is in `out`. `scratch` has room for scratch_size(group) floats.
  void (*answer)(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch);
};

inline std::size_t belief_scratch_size(const BeliefGroup& group) {
  return (std::size_t(group.cells) + 2) * (group.positions.size() + 3) * lane_count;
}

const BeliefKernel& belief_kernel();
const BeliefKernel& portable_belief_kernel();
const BeliefKernel* avx2_belief_kernel();

}  // namespace cluewright::nonogram
