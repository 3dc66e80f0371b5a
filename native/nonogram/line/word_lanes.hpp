// What the line kernels do with several words at once: plain words in the lanes of one register, wide words with their low halves
// in one and their high halves in another.
#pragma once

#include "nonogram/line/lanes.hpp"
#include "nonogram/line/wide.hpp"

namespace cluewright::nonogram {
namespace {

template <class Word, int N>
struct WordLanes {
  using V = Lanes<Word, N>;

  static V load(const Word* from) { return load_lanes<Word, N>(from); }
  static void store(Word* to, const V& lanes) { store_lanes<Word, N>(to, lanes); }
  static V same(Word word) { return same_lanes<Word, N>(word); }
  // All ones in the lanes that are zero.
  static V zeros(V a) { return zero_lanes<Word, N>(a); }
  // A bit for each lane of such a mask.
  static std::uint32_t bits(V mask) { return bits_of_mask<Word, N>(mask); }
  static V down(V a) { return a >> 1; }
  static V up(V a) { return a + a; }
  // A lowest bit turned into all ones: zero minus the bit.
  static V spread(V bit) { return same(0) - bit; }
  // One place up, and the lowest bit set where `mask` is all ones.
  static V append(V a, V mask) { return a + a - mask; }
};

template <int N>
struct WideLanes {
  Lanes<std::uint64_t, N> low, high;

  friend WideLanes operator~(WideLanes a) { return {~a.low, ~a.high}; }
  friend WideLanes operator&(WideLanes a, WideLanes b) { return {a.low & b.low, a.high & b.high}; }
  friend WideLanes operator|(WideLanes a, WideLanes b) { return {a.low | b.low, a.high | b.high}; }
  friend WideLanes operator^(WideLanes a, WideLanes b) { return {a.low ^ b.low, a.high ^ b.high}; }
};

template <int N>
struct WordLanes<Wide, N> {
  using V = WideLanes<N>;
  using Half = WordLanes<std::uint64_t, N>;

  static V load(const Wide* from) {
    std::uint64_t low[N], high[N];
    for (int i = 0; i < N; ++i) low[i] = from[i].low, high[i] = from[i].high;
    return {Half::load(low), Half::load(high)};
  }
  static void store(Wide* to, const V& lanes) {
    std::uint64_t low[N], high[N];
    Half::store(low, lanes.low);
    Half::store(high, lanes.high);
    for (int i = 0; i < N; ++i) to[i] = {low[i], high[i]};
  }
  static V same(Wide word) { return {Half::same(word.low), Half::same(word.high)}; }
  static V zeros(V a) {
    const auto either = Half::zeros(a.low | a.high);
    return {either, either};
  }
  static std::uint32_t bits(V mask) { return Half::bits(mask.low); }
  static V down(V a) { return {(a.low >> 1) | (a.high << 63), a.high >> 1}; }
  static V up(V a) { return {a.low + a.low, (a.high + a.high) | (a.low >> 63)}; }
  static V spread(V bit) {
    const auto all = Half::spread(bit.low);
    return {all, all};
  }
  static V append(V a, V mask) { return {Half::append(a.low, mask.low), (a.high + a.high) | (a.low >> 63)}; }
};

}  // namespace
}  // namespace cluewright::nonogram
