// The batch kernels' one source, included by a translation unit per instruction set (see kernel.hpp).
#pragma once

#include "nonogram/line/kernel.hpp"
#include "nonogram/line/lanes.hpp"

namespace cluewright::nonogram {
namespace {

template <class Word>
inline constexpr int register_lanes = register_bytes / int(sizeof(Word)) < lane_count ? register_bytes / int(sizeof(Word)) : lane_count;

template <class Word, int N>
inline std::uint32_t lane_bits(const Lanes<Word, N>& mask) {
  Word out[N];
  store_lanes<Word, N>(out, mask);
  std::uint32_t bits = 0;
  for (int i = 0; i < N; ++i) bits |= std::uint32_t(out[i] & 1) << i;
  return bits;
}

template <class Word>
std::uint32_t settle_lanes(LineBatch<Word>& batch, int cells) {
  constexpr int N = register_lanes<Word>;
  using V = Lanes<Word, N>;
  const V one = same_lanes<Word, N>(1), zero = same_lanes<Word, N>(0);
  V forward[word_bits<Word>], allowed[word_bits<Word>];
  std::uint32_t infeasible = 0;
  for (int first = 0; first < lane_count; first += N) {
    const V gap = load_lanes<Word, N>(batch.gap + first), loop = load_lanes<Word, N>(batch.loop + first);
    const V accept = load_lanes<Word, N>(batch.accept + first);
    V filled = load_lanes<Word, N>(batch.filled + first), empty = load_lanes<Word, N>(batch.empty + first), reached = one;
    for (int i = 0; i < cells; ++i) {
      // Zero minus a bit is all ones where the bit is set.
      const V allow = (gap & ~(zero - (filled & one))) | ~(gap | (zero - (empty & one)));
      filled = filled >> 1;
      empty = empty >> 1;
      reached = ((reached + reached) | (reached & loop)) & allow;
      allowed[i] = allow;
      forward[i] = reached;
    }
    infeasible |= lane_bits<Word, N>(zero_lanes<Word, N>(reached & accept)) << first;
    V back = accept, never_filled = zero, never_empty = zero;
    for (int i = cells - 1; i >= 0; --i) {
      const V both = forward[i] & back;
      never_filled = never_filled + never_filled - zero_lanes<Word, N>(both & ~gap);
      never_empty = never_empty + never_empty - zero_lanes<Word, N>(both & gap);
      const V step = back & allowed[i];
      back = (step >> 1) | (step & loop);
    }
    store_lanes<Word, N>(batch.filled + first, never_empty);
    store_lanes<Word, N>(batch.empty + first, never_filled);
  }
  return infeasible;
}

template <class Word>
std::uint32_t refute_lanes(const LineBatch<Word>& batch, int cells) {
  constexpr int N = register_lanes<Word>;
  using V = Lanes<Word, N>;
  const V one = same_lanes<Word, N>(1), zero = same_lanes<Word, N>(0);
  std::uint32_t infeasible = 0;
  for (int first = 0; first < lane_count; first += N) {
    const V gap = load_lanes<Word, N>(batch.gap + first), loop = load_lanes<Word, N>(batch.loop + first);
    V filled = load_lanes<Word, N>(batch.filled + first), empty = load_lanes<Word, N>(batch.empty + first), reached = one;
    for (int i = 0; i < cells; ++i) {
      const V allow = (gap & ~(zero - (filled & one))) | ~(gap | (zero - (empty & one)));
      filled = filled >> 1;
      empty = empty >> 1;
      reached = ((reached + reached) | (reached & loop)) & allow;
    }
    infeasible |= lane_bits<Word, N>(zero_lanes<Word, N>(reached & load_lanes<Word, N>(batch.accept + first))) << first;
  }
  return infeasible;
}

template <class Word>
std::uint32_t feasible_lanes(const LinePattern<Word>& pattern, const Word* filled_lanes, const Word* empty_lanes, int cells) {
  constexpr int N = register_lanes<Word>;
  using V = Lanes<Word, N>;
  const V one = same_lanes<Word, N>(1), zero = same_lanes<Word, N>(0);
  const V gap = same_lanes<Word, N>(pattern.gap), loop = same_lanes<Word, N>(pattern.loop);
  std::uint32_t infeasible = 0;
  for (int first = 0; first < lane_count; first += N) {
    V filled = load_lanes<Word, N>(filled_lanes + first), empty = load_lanes<Word, N>(empty_lanes + first), reached = one;
    for (int i = 0; i < cells; ++i) {
      const V allow = (gap & ~(zero - (filled & one))) | ~(gap | (zero - (empty & one)));
      filled = filled >> 1;
      empty = empty >> 1;
      reached = ((reached + reached) | (reached & loop)) & allow;
    }
    infeasible |= lane_bits<Word, N>(zero_lanes<Word, N>(reached & same_lanes<Word, N>(pattern.accept))) << first;
  }
  return ~infeasible & 0xff;
}

}  // namespace
}  // namespace cluewright::nonogram
