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

// Lines that stand side by side: as many as the widest registers hold weights.
inline constexpr int belief_lanes = 16;
// With at most this many delays the kernel with most registers keeps all of them there.
inline constexpr int most_delays = 24;

struct alignas(64) LaneWeights {
  float lane[belief_lanes];
};

struct BeliefGroup;

struct BeliefKernel {
  // `in[t]` and `out[t]` are the lanes of cell t: the crossing lines' probability of filled, made certain here where the cell is known,
  // and this line's answer with that taken out. Lanes that have no answer keep what is in `out`. `scratch` has room for
  // belief_scratch_size(group).
  void (*answer)(const BeliefGroup& group, LaneWeights* in, LaneWeights* out, LaneWeights* scratch);
  // Turns rows of numbers into columns, `part_lanes` of both. They begin that many numbers after `from` and `to`.
  void (*turn)(const float* from, const int* rows, float* to, const int* columns);
  // Of each lane, the cell that is not known and whose probability is farthest from a half: the first of equals, -1 where all are
  // known.
  void (*surest)(const BeliefGroup& group, const LaneWeights* filled, std::int16_t* cell);
  int part_lanes;       // of a part of a group
  int most_delays;      // kept in registers
  bool masks_are_bits;  // of lanes; otherwise they are all ones or zero in each
};

// Lines of equal length. A lane without a line, or with one that says nothing, has no allowed position.
//
// After t cells, a line in position p is t - p late: every cell either takes it one position on or makes it one later. A line has only
// as many delays as it has spare cells, and one more.
struct BeliefGroup {
  // What positions are: all ones in the lanes where it is that, else zero; or a bit for each lane.
  struct alignas(64) Position {
    std::uint32_t gap[belief_lanes], loop[belief_lanes];
  };
  struct Bits {
    std::uint16_t gap, loop;
  };
  struct Known {
    std::uint16_t filled, empty;
  };
  // The lanes that have the number of delays in common.
  struct Part {
    int last = 0;     // position of the longest line
    int delays = 0;   // of the line with most; none where no lane says anything
    bool plain = true;  // gaps and nothing else may repeat
    std::vector<std::int16_t> lowest, highest;  // where needed: after t cells only these positions matter, no arrangement stands elsewhere
  };
  int cells = 0;
  int part_lanes = belief_lanes;
  std::vector<Part> parts;
  // From the first to as many as there are cells, and before them nothing in `most_delays` places; as the kernel reads them.
  std::vector<Position> positions;
  std::vector<Bits> bits;
  std::vector<LaneWeights> ending;  // by delay, one where a line may end: in its last position or the one before
  std::vector<Known> known;         // of each cell, the lanes that know it

  // Lanes that say nothing, in lines of this many cells.
  void reset(int of_cells, const BeliefKernel& kernel) {
    cells = of_cells;
    part_lanes = kernel.part_lanes;
    parts.assign(std::size_t(belief_lanes / part_lanes), {});
    const auto places = std::size_t(most_delays + cells + 1);
    positions.assign(kernel.masks_are_bits ? 0 : places, {});
    bits.assign(kernel.masks_are_bits ? places : 0, {});
    ending.assign(std::size_t(std::max(most_delays, cells + 1)), {});
    known.assign(std::size_t(cells), {});
  }
  // Puts a pattern of positions 0 to `last_position` in a lane.
  template <class Word>
  void put(int lane, const LinePattern<Word>& pattern, int last_position) {
    Part& part = parts[std::size_t(lane / part_lanes)];
    part.last = std::max(part.last, last_position);
    part.delays = std::max(part.delays, cells - last_position + 2);
    part.plain = part.plain && pattern.loop == pattern.gap;
    for (int p = 0; p <= std::min(last_position, cells); ++p) {
      const bool gap = bit_at(pattern.gap, p), loop = bit_at(pattern.loop, p);
      const auto at = std::size_t(most_delays + p);
      if (bits.empty()) {
        positions[at].gap[lane] = 0 - std::uint32_t(gap);
        positions[at].loop[lane] = 0 - std::uint32_t(loop);
      } else {
        bits[at].gap |= std::uint16_t(gap << lane);
        bits[at].loop |= std::uint16_t(loop << lane);
      }
      ending[std::size_t(cells - p)].lane[lane] = bit_at(pattern.accept, p) ? 1.0f : 0.0f;
    }
  }
  const Part& part_of(int lane) const { return parts[std::size_t(lane / part_lanes)]; }
};

// Whether a kernel goes by positions, in memory, and needs to know which of them matter; otherwise by delays, in registers.
inline bool goes_by_positions(const BeliefGroup::Part& part, int delays_in_registers) {
  return part.delays > delays_in_registers || !part.plain;
}

inline std::size_t belief_scratch_size(const BeliefGroup& group) {
  int last = 0;
  for (const BeliefGroup::Part& part : group.parts) last = std::max(last, part.last);
  return (std::size_t(group.cells) + 2) * std::size_t(std::max(last + 4, most_delays));
}

const BeliefKernel& belief_kernel();
const BeliefKernel& portable_belief_kernel();
// Null where the build or the processor has no AVX2.
const BeliefKernel* avx2_belief_kernel();
// Null where the build or the processor has no AVX-512.
const BeliefKernel* avx512_belief_kernel();

}  // namespace cluewright::nonogram
