// The batch kernels' one source, included by a translation unit per instruction set (see kernel.hpp).
#pragma once

#include "nonogram/line/kernel.hpp"
#include "nonogram/line/word_lanes.hpp"

namespace cluewright::nonogram {
namespace {

// As many words as a register has lanes; the halves of a wide word have a register each.
template <class Word>
inline constexpr int register_words = register_bytes / (sizeof(Word) < 8 ? int(sizeof(Word)) : 8);
template <class Word, int lanes = lane_count>
inline constexpr int register_lanes = register_words<Word> < lanes ? register_words<Word> : lanes;

template <class Word, int lanes>
SettledLanes settle_lanes(LineBatch<Word, lanes>& batch, int cells) {
  constexpr int N = register_lanes<Word, lanes>;
  using L = WordLanes<Word, N>;
  using V = typename L::V;
  const V one = L::same(1), zero = L::same(0);
  V forward[word_bits<Word>], allowed[word_bits<Word>];
  SettledLanes settled;
  for (int first = 0; first < lanes; first += N) {
    const V gap = L::load(batch.gap + first), loop = L::load(batch.loop + first);
    const V accept = L::load(batch.accept + first);
    const V filled_before = L::load(batch.filled + first), empty_before = L::load(batch.empty + first);
    V filled = filled_before, empty = empty_before, reached = one;
    for (int i = 0; i < cells; ++i) {
      const V allow = (gap & ~L::spread(filled & one)) | ~(gap | L::spread(empty & one));
      filled = L::down(filled);
      empty = L::down(empty);
      reached = (L::up(reached) | (reached & loop)) & allow;
      allowed[i] = allow;
      forward[i] = reached;
    }
    settled.infeasible |= L::bits(L::zeros(reached & accept)) << first;
    V back = accept, never_filled = zero, never_empty = zero;
    for (int i = cells - 1; i >= 0; --i) {
      const V both = forward[i] & back;
      never_filled = L::append(never_filled, L::zeros(both & ~gap));
      never_empty = L::append(never_empty, L::zeros(both & gap));
      const V step = back & allowed[i];
      back = L::down(step) | (step & loop);
    }
    L::store(batch.filled + first, never_empty);
    L::store(batch.empty + first, never_filled);
    settled.changed |= (L::bits(~L::zeros((never_empty ^ filled_before) | (never_filled ^ empty_before)))) << first;
  }
  return settled;
}

template <class Word>
void reach_lanes(const LineBatch<Word>& batch, int cells, Word* positions) {
  constexpr int N = register_lanes<Word>;
  using L = WordLanes<Word, N>;
  using V = typename L::V;
  const V one = L::same(1);
  V forward[word_bits<Word> + 1], allowed[word_bits<Word>];
  for (int i = 0; i <= cells; ++i) positions[i] = 0;
  for (int first = 0; first < lane_count; first += N) {
    const V gap = L::load(batch.gap + first), loop = L::load(batch.loop + first);
    V filled = L::load(batch.filled + first), empty = L::load(batch.empty + first);
    forward[0] = one;
    for (int i = 0; i < cells; ++i) {
      allowed[i] = (gap & ~L::spread(filled & one)) | ~(gap | L::spread(empty & one));
      filled = L::down(filled);
      empty = L::down(empty);
      forward[i + 1] = (L::up(forward[i]) | (forward[i] & loop)) & allowed[i];
    }
    V back = L::load(batch.accept + first);
    for (int i = cells; i >= 0; --i) {
      Word lanes[N];
      L::store(lanes, forward[i] & back);
      for (int lane = 0; lane < N; ++lane) positions[i] = positions[i] | lanes[lane];
      if (i == 0) break;
      const V step = back & allowed[i - 1];
      back = L::down(step) | (step & loop);
    }
  }
}

template <class Word>
std::uint32_t refute_lanes(const LineBatch<Word>& batch, int cells) {
  constexpr int N = register_lanes<Word>;
  using L = WordLanes<Word, N>;
  using V = typename L::V;
  const V one = L::same(1);
  std::uint32_t infeasible = 0;
  for (int first = 0; first < lane_count; first += N) {
    const V gap = L::load(batch.gap + first), loop = L::load(batch.loop + first);
    V filled = L::load(batch.filled + first), empty = L::load(batch.empty + first), reached = one;
    for (int i = 0; i < cells; ++i) {
      const V allow = (gap & ~L::spread(filled & one)) | ~(gap | L::spread(empty & one));
      filled = L::down(filled);
      empty = L::down(empty);
      reached = (L::up(reached) | (reached & loop)) & allow;
    }
    infeasible |= L::bits(L::zeros(reached & L::load(batch.accept + first))) << first;
  }
  return infeasible;
}

template <class Word>
std::uint32_t feasible_lanes(const LinePattern<Word>& pattern, const Word* filled_lanes, const Word* empty_lanes, int cells,
                             int lanes) {
  constexpr int N = register_lanes<Word, many_lanes>;
  using L = WordLanes<Word, N>;
  using V = typename L::V;
  const V one = L::same(1);
  const V gap = L::same(pattern.gap), loop = L::same(pattern.loop);
  std::uint32_t infeasible = 0;
  for (int first = 0; first < lanes; first += N) {
    V filled = L::load(filled_lanes + first), empty = L::load(empty_lanes + first), reached = one;
    for (int i = 0; i < cells; ++i) {
      const V allow = (gap & ~L::spread(filled & one)) | ~(gap | L::spread(empty & one));
      filled = L::down(filled);
      empty = L::down(empty);
      reached = (L::up(reached) | (reached & loop)) & allow;
    }
    infeasible |= L::bits(L::zeros(reached & L::same(pattern.accept))) << first;
  }
  return ~infeasible & ((std::uint32_t(1) << lanes) - 1);
}

}  // namespace
}  // namespace cluewright::nonogram
