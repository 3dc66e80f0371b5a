// How likely is each cell of a line filled, over all arrangements of its blocks, weighted by what the crossing lines think?
//
// The same pattern positions as in line/kernel.hpp, with sums of weights in place of sets: forward and backward over the cells.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "nonogram/line/kernel.hpp"
#include "nonogram/line/wide.hpp"

namespace cluewright::nonogram {

// With at most this many delays a kernel keeps all of them in registers.
inline constexpr int most_delays = 16;

// Eight lines of equal length. A lane without a line, or with one that says nothing, has no allowed position.
//
// After t cells, a line in position p is t - p late: every cell either takes it one position on or makes it one later. A line has only
// as many delays as it has spare cells, and one more.
struct BeliefGroup {
  struct Position {
    std::uint32_t gap[lane_count], loop[lane_count];  // all ones where it is that, else zero
  };
  int cells = 0;
  int last = 0;    // position of the longest line
  int delays = 1;  // of the line with most
  std::vector<Position> positions;  // from the first to as many as there are cells, and before them nothing in `most_delays` places
  std::vector<std::int16_t> lowest, highest;  // after t cells only these positions matter: no arrangement stands elsewhere
  std::vector<float> ending;  // by delay, one where a line may end: in its last position or the one before

  // Lanes that say nothing, in lines of this many cells.
  void reset(int of_cells) {
    cells = of_cells;
    last = 0;
    delays = 1;
    positions.assign(std::size_t(most_delays + cells + 1), {});
    lowest.assign(std::size_t(cells) + 1, 0);
    highest.assign(std::size_t(cells) + 1, 0);
    ending.assign(std::size_t(std::max(most_delays, cells + 1)) * lane_count, 0.0f);
  }
  // Puts a pattern of positions 0 to `last_position` in a lane.
  template <class Word>
  void put(int lane, const LinePattern<Word>& pattern, int last_position) {
    last = std::max(last, last_position);
    delays = std::max(delays, cells - last_position + 2);
    for (int p = 0; p <= std::min(last_position, cells); ++p) {
      positions[std::size_t(most_delays + p)].gap[lane] = bit_at(pattern.gap, p) ? ~std::uint32_t(0) : 0;
      positions[std::size_t(most_delays + p)].loop[lane] = bit_at(pattern.loop, p) ? ~std::uint32_t(0) : 0;
      ending[std::size_t(cells - p) * lane_count + std::size_t(lane)] = bit_at(pattern.accept, p) ? 1.0f : 0.0f;
    }
  }
  const Position* position(int p) const { return positions.data() + most_delays + p; }
};

struct BeliefKernel {
  // `in[t]` and `out[t]` are the eight lanes of cell t: the crossing lines' probability of filled, and this line's answer with that
  // taken out. Lanes that have no answer keep what is in `out`. `scratch` has room for scratch_size(group) floats.
  void (*answer)(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch);
  // Turns eight rows of eight numbers into columns.
  void (*turn)(const float* const (&rows)[lane_count], float (&columns)[lane_count][lane_count]);
};

inline std::size_t belief_scratch_size(const BeliefGroup& group) {
  return (std::size_t(group.cells) + 2) * std::size_t(std::max(group.last + 4, most_delays)) * lane_count;
}

const BeliefKernel& belief_kernel();
const BeliefKernel& portable_belief_kernel();
const BeliefKernel* avx2_belief_kernel();

}  // namespace cluewright::nonogram
