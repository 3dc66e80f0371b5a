// The belief kernel's one source, included by a translation unit per instruction set (see belief_kernel.hpp).
#pragma once

#include <algorithm>
#include <utility>

#include "nonogram/line/lanes.hpp"
#include "nonogram/small/belief_kernel.hpp"

namespace cluewright::nonogram {
namespace {

// No message is ever quite certain: it must be possible to revise it.
constexpr float least_message = 0.001f, most_message = 0.999f;

// Doubled, so that an undecided line keeps its weight however long it is. A long line of known cells would leave the range of the
// numbers that way; there the likelier value of a cell counts one.
constexpr int longest_doubled = 64;

// The weights of a cell that is filled, and of one that is empty.
template <int N>
std::pair<Lanes<float, N>, Lanes<float, N>> cell_weights(Lanes<float, N> p, int cells) {
  const Lanes<float, N> one = same_lanes<float, N>(1);
  if (cells <= longest_doubled) return {p + p, one + one - (p + p)};
  const Lanes<float, N> likelier = limit_lanes(p, one - p, one);
  return {p / likelier, (one - p) / likelier};
}

// The message of a cell. The trifle brings the old one back where there is no weight at all.
template <int N>
void store_answer(Lanes<float, N> for_filled, Lanes<float, N> for_empty, float* message) {
  using V = Lanes<float, N>;
  const V one = same_lanes<float, N>(1), trifle = same_lanes<float, N>(1e-36f);
  const V old = load_lanes<float, N>(message);
  for_filled = for_filled + old * trifle;
  for_empty = for_empty + (one - old) * trifle;
  store_lanes<float, N>(message, limit_lanes(for_filled / (for_filled + for_empty), same_lanes<float, N>(least_message),
                                             same_lanes<float, N>(most_message)));
}

// What a kernel of N lanes reads of a group, from the lane `first` on.
template <int N>
class GroupLanes {
 public:
  GroupLanes(const BeliefGroup& group, int first)
      : first_(first), positions_(masks_are_bits<N> ? nullptr : group.positions.data() + most_delays),
        bits_(masks_are_bits<N> ? group.bits.data() + most_delays : nullptr), ending_(group.ending.data()) {}

  Lanes<float, N> load(const LaneWeights& weights) const { return load_lanes<float, N>(weights.lane + first_); }
  LaneMask<N> mask(std::uint32_t bits) const { return mask_of_bits<N>(N == belief_lanes ? bits : bits >> first_); }
  LaneMask<N> gap(int p) const {
    if constexpr (masks_are_bits<N>) return mask(bits_[p].gap);
    else return load_lanes<std::uint32_t, N>(positions_[p].gap + first_);
  }
  LaneMask<N> loop(int p) const {
    if constexpr (masks_are_bits<N>) return mask(bits_[p].loop);
    else return load_lanes<std::uint32_t, N>(positions_[p].loop + first_);
  }
  Lanes<float, N> ending(int late) const { return load(ending_[late]); }

 private:
  const int first_;
  const BeliefGroup::Position* const positions_;
  const BeliefGroup::Bits* const bits_;
  const LaneWeights* const ending_;
};

template <int N>
void answer_lanes(const BeliefGroup& group, const LaneWeights* in, LaneWeights* out, float* scratch, int first) {
  using V = Lanes<float, N>;
  const GroupLanes<N> lanes(group, first);
  const BeliefGroup::Part& part = group.part_of(first);
  if (part.lowest[0] > part.highest[0]) return;  // no lane has an arrangement
  const int cells = group.cells, stride = part.last + 3;
  const auto at = [&](int t, int p) { return scratch + (std::ptrdiff_t(t) * stride + p + 1) * N; };
  const V zero = same_lanes<float, N>(0), one = same_lanes<float, N>(1);
  const auto weights = [&](int t) { return cell_weights<N>(lanes.load(in[t]), cells); };

  // Forward: at(t, p) is the weight of all ways to stand in position p after t cells. A zero on either side of the band.
  store_lanes<float, N>(at(0, -1), zero);
  store_lanes<float, N>(at(0, 0), one);
  store_lanes<float, N>(at(0, 1), zero);
  for (int t = 0; t < cells; ++t) {
    const auto [p_filled, p_empty] = weights(t);
    const int low = part.lowest[t + 1], high = part.highest[t + 1];
    V before = load_lanes<float, N>(at(t, low - 1));
    for (int p = low; p <= high; ++p) {
      const V here = load_lanes<float, N>(at(t, p));
      const V weight = choose_lanes<N>(p_filled, p_empty, lanes.gap(p));
      store_lanes<float, N>(at(t + 1, p), add_lanes<N>(before, here, lanes.loop(p)) * weight);
      before = here;
    }
    store_lanes<float, N>(at(t + 1, low - 1), zero);
    store_lanes<float, N>(at(t + 1, high + 1), zero);
  }

  // Backward, in place in the row after the last; the two meet at every cell.
  float* const back_row = at(cells + 1, 0);
  const auto back = [&](int p) { return back_row + std::ptrdiff_t(p) * N; };
  for (int p = part.lowest[cells]; p <= part.highest[cells]; ++p)
    store_lanes<float, N>(back(p), lanes.ending(cells - p));
  for (int t = cells - 1; t >= 0; --t) {
    const auto [p_filled, p_empty] = weights(t);
    const int low = part.lowest[t + 1], high = part.highest[t + 1];
    V stays_before = zero;  // what position p - 1 gets by repeating
    const auto meet = [&](int p, V& sum_filled, V& sum_empty) {
      const V behind = load_lanes<float, N>(back(p));
      const V both = load_lanes<float, N>(at(t + 1, p)) * behind;
      const LaneMask<N> gap = lanes.gap(p);
      sum_filled = sum_filled + keep_lanes<N>(both, LaneMask<N>(~gap));
      sum_empty = sum_empty + keep_lanes<N>(both, gap);
      const V weighted = behind * choose_lanes<N>(p_filled, p_empty, gap);
      store_lanes<float, N>(back(p - 1), stays_before + weighted);
      stays_before = keep_lanes<N>(weighted, lanes.loop(p));
    };
    // Two sums each, so that an addition need not wait for the one before it.
    V sum_filled = zero, sum_empty = zero, more_filled = zero, more_empty = zero;
    int p = low;
    for (; p < high; p += 2) {
      meet(p, sum_filled, sum_empty);
      meet(p + 1, more_filled, more_empty);
    }
    if (p == high) meet(p, sum_filled, sum_empty);
    sum_filled = sum_filled + more_filled;
    sum_empty = sum_empty + more_empty;
    store_lanes<float, N>(back(high), stays_before);
    store_answer<N>(sum_filled * p_empty, sum_empty * p_filled, out[t].lane + first);  // the incoming message divided out again
  }
}

// The same by delays: as these do not move on from cell to cell, there is a register for each, and nothing to wait for. Only for lines in
// which gaps and nothing else repeat: one mask less to read.
template <int N, int delays>
void answer_few_delays(const BeliefGroup& group, const LaneWeights* in, LaneWeights* out, float* scratch, int first) {
  using V = Lanes<float, N>;
  const GroupLanes<N> lanes(group, first);
  const int cells = group.cells;
  const V zero = same_lanes<float, N>(0), one = same_lanes<float, N>(1);
  const auto weights = [&](int t) { return cell_weights<N>(lanes.load(in[t]), cells); };
  const auto row = [scratch](int t) { return scratch + std::ptrdiff_t(t) * delays * N; };

  // Nobody can be late by half of them at first, nor by less than half once all would be beyond their last position.
  constexpr int half = delays / 2;
  const int begin = std::min(half - 1, cells), end = std::max(begin, std::min(cells, group.part_of(first).last + half - 1));
  const auto for_cells = [](int from, int to, auto&& step) {
    for (int t = from; t < to; ++t) step(t);
  };
  const auto for_cells_back = [](int from, int to, auto&& step) {
    for (int t = to - 1; t >= from; --t) step(t);
  };

  V weight[delays];
  for (V& late : weight) late = zero;
  weight[0] = one;
  const auto forward = [&]<int first_delay, int delays_end>(int t) {
    const auto [p_filled, p_empty] = weights(t);
    const int position = t + 1;  // after this cell, without delay; those with delays stand before it
    float* const kept = row(t);
#pragma GCC unroll 24
    for (int late = delays_end - 1; late >= first_delay; --late) {
      const LaneMask<N> gap = lanes.gap(position - late);
      if (late > 0) weight[late] = add_lanes<N>(weight[late], weight[late > 0 ? late - 1 : 0], gap);
      weight[late] = weight[late] * choose_lanes<N>(p_filled, p_empty, gap);
      store_lanes<float, N>(kept + late * N, weight[late]);
    }
  };
  for_cells(0, begin, [&](int t) { forward.template operator()<0, half>(t); });
  for_cells(begin, end, [&](int t) { forward.template operator()<0, delays>(t); });
  for_cells(end, cells, [&](int t) { forward.template operator()<half, delays>(t); });

  // Backward: `behind` is the weight of all ways to come to an end from there.
  V behind[delays], all = zero;
#pragma GCC unroll 24
  for (int late = 0; late < delays; ++late) {
    behind[late] = lanes.ending(late);
    all = all + weight[late] * behind[late];
  }
  const auto backward = [&]<int first_delay, int delays_end>(int t) {
    const auto [p_filled, p_empty] = weights(t);
    const int position = t + 1;  // after this cell, without delay; those with delays stand before it
    const float* const kept = row(t);
    V sum_empty = zero, more_empty = zero;  // two sums, so that an addition need not wait for the one before it
#pragma GCC unroll 24
    for (int late = first_delay; late < delays_end; ++late) {
      const LaneMask<N> gap = lanes.gap(position - late);
      V& sum = late % 2 ? more_empty : sum_empty;
      sum = sum + keep_lanes<N>(load_lanes<float, N>(kept + late * N), gap) * behind[late];
      behind[late] = behind[late] * choose_lanes<N>(p_filled, p_empty, gap);
      if (late > 0) behind[late - 1] = add_lanes<N>(behind[late - 1], behind[late], gap);
    }
    sum_empty = sum_empty + more_empty;
    // All that is not weight of empty is weight of filled, but for what rounding leaves where the cell is known.
    const V left = limit_lanes(all - sum_empty, zero, all);
    const V sum_filled = keep_lanes<N>(left, nonzero_lanes<N>(p_filled));
    store_answer<N>(sum_filled * p_empty, sum_empty * p_filled, out[t].lane + first);
  };
  for_cells_back(end, cells, [&](int t) { backward.template operator()<half, delays>(t); });
  for_cells_back(begin, end, [&](int t) { backward.template operator()<0, delays>(t); });
  for_cells_back(0, begin, [&](int t) { backward.template operator()<0, half>(t); });
}

// Makes certain what is known.
template <int N>
void set_known(const BeliefGroup& group, LaneWeights* in, int first) {
  const GroupLanes<N> lanes(group, first);
  for (int t = 0; t < group.cells; ++t) {
    const BeliefGroup::Known known = group.known[std::size_t(t)];
    Lanes<float, N> p = choose_lanes<N>(lanes.load(in[t]), same_lanes<float, N>(1), lanes.mask(known.filled));
    p = choose_lanes<N>(p, same_lanes<float, N>(0), lanes.mask(known.empty));
    store_lanes<float, N>(in[t].lane + first, p);
  }
}

// As many as there are registers for; where there are fewer of them than that, it is still faster than going by positions.
template <int N>
inline constexpr int delays_in_registers = N == 16 ? most_delays : 16;

template <int N, int... halves>
void answer_by_delays(const BeliefGroup& group, const LaneWeights* in, LaneWeights* out, float* scratch, int first,
                      std::integer_sequence<int, halves...>) {
  using Answer = void (*)(const BeliefGroup&, const LaneWeights*, LaneWeights*, float*, int);
  static constexpr Answer by_delays[] = {answer_few_delays<N, 2 * halves + 2>...};
  by_delays[(group.part_of(first).delays - 1) / 2](group, in, out, scratch, first);
}

constexpr int lanes_at_once = register_bytes / 4;

void answer_group(const BeliefGroup& group, LaneWeights* in, LaneWeights* out, LaneWeights* scratch) {
  constexpr int N = lanes_at_once, most = delays_in_registers<N>;
  for (int first = 0; first < belief_lanes; first += N) {
    const BeliefGroup::Part& part = group.part_of(first);
    if (part.delays == 0) continue;
    set_known<N>(group, in, first);
    if (goes_by_positions(part, most)) answer_lanes<N>(group, in, out, scratch->lane, first);
    else answer_by_delays<N>(group, in, out, scratch->lane, first, std::make_integer_sequence<int, most / 2>());
  }
}

void surest_cells(const BeliefGroup& group, const LaneWeights* filled, std::int16_t* cell) {
  constexpr int N = lanes_at_once;
  using V = Lanes<float, N>;
  const V half = same_lanes<float, N>(0.5f), none = same_lanes<float, N>(-1);
  for (int first = 0; first < belief_lanes; first += N) {
    const GroupLanes<N> lanes(group, first);
    V best = none, where = none;  // numbers of cells are exact as floats
    for (int t = 0; t < group.cells; ++t) {
      const BeliefGroup::Known known = group.known[std::size_t(t)];
      const V over = lanes.load(filled[t]) - half, under = half - lanes.load(filled[t]);
      V surety = choose_lanes<N>(over, under, greater_lanes<N>(under, over));
      surety = choose_lanes<N>(surety, none, lanes.mask(std::uint32_t(known.filled) | known.empty));
      const LaneMask<N> better = greater_lanes<N>(surety, best);
      best = choose_lanes<N>(best, surety, better);
      where = choose_lanes<N>(where, same_lanes<float, N>(float(t)), better);
    }
    float found[N];
    store_lanes<float, N>(found, where);
    for (int lane = 0; lane < N; ++lane) cell[first + lane] = std::int16_t(found[lane]);
  }
}

using Turn = void (*)(const float* from, const int* rows, float* to, const int* columns);

// A part has at least as many lanes as the line kernels look at.
constexpr BeliefKernel belief_kernel_with(Turn turn) {
  return {answer_group, turn, surest_cells, std::max(lanes_at_once, lane_count), delays_in_registers<lanes_at_once>,
          masks_are_bits<lanes_at_once>};
}

}  // namespace
}  // namespace cluewright::nonogram
