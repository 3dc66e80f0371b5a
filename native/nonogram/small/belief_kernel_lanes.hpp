// The belief kernel's one source, included by a translation unit per instruction set (see belief_kernel.hpp).
#pragma once

#include <algorithm>
#include <iterator>
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

template <int N>
void answer_lanes(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch, int first) {
  using V = Lanes<float, N>;
  const int cells = group.cells, stride = group.last + 3;
  const auto at = [&](int t, int p) { return scratch + (std::ptrdiff_t(t) * stride + p + 1) * N; };
  const auto load = [first](const float* lanes) { return load_lanes<float, N>(lanes + first); };
  const auto load_mask = [first](const std::uint32_t* lanes) { return load_lanes<std::uint32_t, N>(lanes + first); };
  const V zero = same_lanes<float, N>(0), one = same_lanes<float, N>(1);
  const auto weights = [&](int t) { return cell_weights<N>(load(in[t]), cells); };

  // Forward: at(t, p) is the weight of all ways to stand in position p after t cells. A zero on either side of the band.
  store_lanes<float, N>(at(0, -1), zero);
  store_lanes<float, N>(at(0, 0), one);
  store_lanes<float, N>(at(0, 1), zero);
  for (int t = 0; t < cells; ++t) {
    const auto [p_filled, p_empty] = weights(t);
    const int low = group.lowest[t + 1], high = group.highest[t + 1];
    V before = load_lanes<float, N>(at(t, low - 1));
    for (int p = low; p <= high; ++p) {
      const BeliefGroup::Position& position = *group.position(p);
      const V here = load_lanes<float, N>(at(t, p));
      const V weight = choose_lanes<N>(p_filled, p_empty, load_mask(position.gap));
      store_lanes<float, N>(at(t + 1, p), (before + keep_lanes<N>(here, load_mask(position.loop))) * weight);
      before = here;
    }
    store_lanes<float, N>(at(t + 1, low - 1), zero);
    store_lanes<float, N>(at(t + 1, high + 1), zero);
  }

  // Backward, in place in the row after the last; the two meet at every cell.
  float* const back_row = at(cells + 1, 0);
  const auto back = [&](int p) { return back_row + std::ptrdiff_t(p) * N; };
  for (int p = group.lowest[cells]; p <= group.highest[cells]; ++p)
    store_lanes<float, N>(back(p), load(group.ending.data() + std::ptrdiff_t(cells - p) * lane_count));
  for (int t = cells - 1; t >= 0; --t) {
    const auto [p_filled, p_empty] = weights(t);
    const int low = group.lowest[t + 1], high = group.highest[t + 1];
    V stays_before = zero;  // what position p - 1 gets by repeating
    const auto meet = [&](int p, V& sum_filled, V& sum_empty) {
      const BeliefGroup::Position& position = *group.position(p);
      const V behind = load_lanes<float, N>(back(p));
      const V both = load_lanes<float, N>(at(t + 1, p)) * behind;
      const auto gap = load_mask(position.gap);
      sum_filled = sum_filled + keep_lanes<N>(both, ~gap);
      sum_empty = sum_empty + keep_lanes<N>(both, gap);
      const V weighted = behind * choose_lanes<N>(p_filled, p_empty, gap);
      store_lanes<float, N>(back(p - 1), stays_before + weighted);
      stays_before = keep_lanes<N>(weighted, load_mask(position.loop));
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
    store_answer<N>(sum_filled * p_empty, sum_empty * p_filled, out[t] + first);  // the incoming message divided out again
  }
}

// The same by delays: as these do not move on from cell to cell, there is a register for each, and nothing to wait for.
template <int N, int delays>
void answer_few_delays(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch, int first) {
  using V = Lanes<float, N>;
  const int cells = group.cells;
  const auto load = [first](const float* lanes) { return load_lanes<float, N>(lanes + first); };
  const auto load_mask = [first](const std::uint32_t* lanes) { return load_lanes<std::uint32_t, N>(lanes + first); };
  const V zero = same_lanes<float, N>(0), one = same_lanes<float, N>(1);
  const auto weights = [&](int t) { return cell_weights<N>(load(in[t]), cells); };
  // The position after t + 1 cells without delay; those with delays stand before it.
  const auto in_time = [&](int t) { return group.position(t + 1); };
  const auto row = [scratch](int t) { return scratch + std::ptrdiff_t(t) * delays * N; };

  // Nobody can be late by half of them at first, nor by less than half once all would be beyond their last position.
  constexpr int half = delays / 2;
  const int begin = std::min(half - 1, cells), end = std::max(begin, std::min(cells, group.last + half - 1));
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
    const BeliefGroup::Position* const position = in_time(t);
    float* const kept = row(t);
#pragma GCC unroll 16
    for (int late = delays_end - 1; late >= first_delay; --late) {
      const V stays = late > 0 ? keep_lanes<N>(weight[late > 0 ? late - 1 : 0], load_mask(position[-late].loop)) : zero;
      weight[late] = (weight[late] + stays) * choose_lanes<N>(p_filled, p_empty, load_mask(position[-late].gap));
      store_lanes<float, N>(kept + late * N, weight[late]);
    }
  };
  for_cells(0, begin, [&](int t) { forward.template operator()<0, half>(t); });
  for_cells(begin, end, [&](int t) { forward.template operator()<0, delays>(t); });
  for_cells(end, cells, [&](int t) { forward.template operator()<half, delays>(t); });

  // Backward: `behind` is the weight of all ways to come to an end from there.
  V behind[delays], all = zero;
#pragma GCC unroll 16
  for (int late = 0; late < delays; ++late) {
    behind[late] = load(group.ending.data() + std::ptrdiff_t(late) * lane_count);
    all = all + weight[late] * behind[late];
  }
  const auto backward = [&]<int first_delay, int delays_end>(int t) {
    const auto [p_filled, p_empty] = weights(t);
    const BeliefGroup::Position* const position = in_time(t);
    const float* const kept = row(t);
    V sum_empty = zero, more_empty = zero;  // two sums, so that an addition need not wait for the one before it
#pragma GCC unroll 16
    for (int late = first_delay; late < delays_end; ++late) {
      const auto gap = load_mask(position[-late].gap);
      V& sum = late % 2 ? more_empty : sum_empty;
      sum = sum + keep_lanes<N>(load_lanes<float, N>(kept + late * N), gap) * behind[late];
      behind[late] = behind[late] * choose_lanes<N>(p_filled, p_empty, gap);
      if (late > 0) behind[late - 1] = behind[late - 1] + keep_lanes<N>(behind[late], load_mask(position[-late].loop));
    }
    sum_empty = sum_empty + more_empty;
    // All that is not weight of empty is weight of filled, but for what rounding leaves where the cell is known.
    const V left = limit_lanes(all - sum_empty, zero, all);
    const V sum_filled = keep_lanes<N>(left, ~zero_lanes<std::uint32_t, N>(bits_of_lanes<N>(p_filled)));
    store_answer<N>(sum_filled * p_empty, sum_empty * p_filled, out[t] + first);
  };
  for_cells_back(end, cells, [&](int t) { backward.template operator()<half, delays>(t); });
  for_cells_back(begin, end, [&](int t) { backward.template operator()<0, delays>(t); });
  for_cells_back(0, begin, [&](int t) { backward.template operator()<0, half>(t); });
}

template <int N>
void answer_some(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch, int first) {
  using Answer = void (*)(const BeliefGroup&, const float (*)[lane_count], float (*)[lane_count], float*, int);
  static constexpr Answer by_delays[] = {answer_few_delays<N, 2>,  answer_few_delays<N, 4>,  answer_few_delays<N, 6>,
                                         answer_few_delays<N, 8>,  answer_few_delays<N, 10>, answer_few_delays<N, 12>,
                                         answer_few_delays<N, 14>, answer_few_delays<N, 16>};
  static_assert(std::size(by_delays) * 2 == most_delays);
  if (group.delays > most_delays) answer_lanes<N>(group, in, out, scratch, first);
  else by_delays[(group.delays - 1) / 2](group, in, out, scratch, first);
}

void answer_group(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch) {
  constexpr int N = register_bytes / 4 < lane_count ? register_bytes / 4 : lane_count;
  for (int first = 0; first < lane_count; first += N) answer_some<N>(group, in, out, scratch, first);
}

}  // namespace
}  // namespace cluewright::nonogram
