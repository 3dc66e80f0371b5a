// The batch kernels' one source, included by a translation unit per instruction set (see kernel.hpp).
#pragma once

#include <utility>

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

// `cells_of(first)` are the filled and the empty cells of the lanes from there on.
template <class Word, class CellsOf>
std::uint32_t possible_lanes(const LinePattern<Word>& pattern, int cells, int lanes, CellsOf&& cells_of) {
  constexpr int N = register_lanes<Word, many_lanes>;
  using L = WordLanes<Word, N>;
  using V = typename L::V;
  const V one = L::same(1);
  const V gap = L::same(pattern.gap), loop = L::same(pattern.loop);
  std::uint32_t infeasible = 0;
  for (int first = 0; first < lanes; first += N) {
    auto [filled, empty] = cells_of(first);
    V reached = one;
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

template <class Word>
std::uint32_t feasible_lanes(const LinePattern<Word>& pattern, const Word* filled, const Word* empty, int cells, int lanes) {
  using L = WordLanes<Word, register_lanes<Word, many_lanes>>;
  return possible_lanes(pattern, cells, lanes,
                        [&](int first) { return std::pair(L::load(filled + first), L::load(empty + first)); });
}

template <class Word>
std::uint32_t feasible_lanes_after(const LinePattern<Word>& pattern, Word filled, Word empty, const LineHistory<Word>& history,
                                   int first_prefix, int cells, int lanes) {
  using L = WordLanes<Word, register_lanes<Word, many_lanes>>;
  const auto before = L::same(history.known[0]), values = L::same(history.filled);
  return possible_lanes(pattern, cells, lanes, [&](int first) {
    const auto known = L::load(history.known + first_prefix + first) ^ before;
    return std::pair(L::same(filled) | (known & values), L::same(empty) | (known & ~values));
  });
}

template <class Word>
void join_lanes(const Word* filled, const Word* empty, Word* into_filled, Word* into_empty, int lines, int counted, JoinedLines& joined) {
  constexpr int N = register_words<Word>;
  using L = WordLanes<Word, N>;
  const auto lanes_with_any = [](auto words) { return ~L::bits(L::zeros(words)) & ((std::uint32_t(1) << N) - 1); };
  for (int first = 0; first < lines; first += N) {
    if (first % 64 == 0) joined.dirty[first / 64] = 0;
    const auto f = L::load(filled + first), e = L::load(empty + first);
    const auto own_f = L::load(into_filled + first), own_e = L::load(into_empty + first);
    if (lanes_with_any((f & own_e) | (e & own_f))) joined.agree = false;
    const auto more = (f & ~own_f) | (e & ~own_e);
    std::uint32_t changed = lanes_with_any(more);
    if (!changed) continue;
    L::store(into_filled + first, f | own_f);
    L::store(into_empty + first, e | own_e);
    joined.dirty[first / 64] |= std::uint64_t(changed & lanes_with_any((own_f & ~f) | (own_e & ~e))) << first % 64;
    Word added[N];
    L::store(added, more);
    for (; changed; changed &= changed - 1) {
      const int lane = first_bit(changed);
      if (first + lane < counted) joined.added += bit_count(added[lane]);
    }
  }
}

}  // namespace
}  // namespace cluewright::nonogram
