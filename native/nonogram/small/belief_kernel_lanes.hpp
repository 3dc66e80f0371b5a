// The belief kernel's one source, included by a translation unit per instruction set (see belief_kernel.hpp).
#pragma once

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

template <int N>
void answer_lanes(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch, int first) {
  using V = Lanes<float, N>;
  const int cells = group.cells, positions = int(group.positions.size()), stride = positions + 2;
  const auto at = [&](int t, int p) { return scratch + (std::ptrdiff_t(t) * stride + p + 1) * N; };
  const auto load = [first](const float* lanes) { return load_lanes<float, N>(lanes + first); };
  const auto load_mask = [first](const std::uint32_t* lanes) { return load_lanes<std::uint32_t, N>(lanes + first); };
  const V zero = same_lanes<float, N>(0), one = same_lanes<float, N>(1), trifle = same_lanes<float, N>(1e-36f);
  const V least = same_lanes<float, N>(least_message), most = same_lanes<float, N>(most_message);
  const auto weights = [&](int t) -> std::pair<V, V> {
    const V p = load(in[t]);
    if (cells <= longest_doubled) return {p + p, one + one - (p + p)};
    const V likelier = limit_lanes(p, one - p, one);
    return {p / likelier, (one - p) / likelier};
  };

  // Forward: at(t, p) is the weight of all ways to stand in position p after t cells. A zero on either side of the band.
  store_lanes<float, N>(at(0, -1), zero);
  store_lanes<float, N>(at(0, 0), one);
  store_lanes<float, N>(at(0, 1), zero);
  for (int t = 0; t < cells; ++t) {
    const auto [p_filled, p_empty] = weights(t);
    const int low = group.lowest[t + 1], high = group.highest[t + 1];
    V before = load_lanes<float, N>(at(t, low - 1));
    for (int p = low; p <= high; ++p) {
      const BeliefGroup::Position& position = group.positions[p];
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
    store_lanes<float, N>(back(p), load(group.ending.data() + std::ptrdiff_t(p) * lane_count));
  for (int t = cells - 1; t >= 0; --t) {
    const auto [p_filled, p_empty] = weights(t);
    const int low = group.lowest[t + 1], high = group.highest[t + 1];
    V stays_before = zero;  // what position p - 1 gets by repeating
    const auto meet = [&](int p, V& sum_filled, V& sum_empty) {
      const BeliefGroup::Position& position = group.positions[p];
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
    // Divide the incoming message out again. The trifle brings the old message back where there is no weight at all.
    const V old = load(out[t]);
    const V for_filled = sum_filled * p_empty + old * trifle, for_empty = sum_empty * p_filled + (one - old) * trifle;
    store_lanes<float, N>(out[t] + first, limit_lanes(for_filled / (for_filled + for_empty), least, most));
  }
}

void answer_group(const BeliefGroup& group, const float (*in)[lane_count], float (*out)[lane_count], float* scratch) {
  constexpr int N = register_bytes / 4 < lane_count ? register_bytes / 4 : lane_count;
  for (int first = 0; first < lane_count; first += N) answer_lanes<N>(group, in, out, scratch, first);
}

}  // namespace
}  // namespace cluewright::nonogram
