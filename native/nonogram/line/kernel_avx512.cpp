// The line kernels compiled for AVX-512 (F, VL, BW, DQ); only ever called where the processor has it.
//
// Lanes that are tested give a bit each there, and two operations with three words take one instruction. Words of two halves have the
// kernels of the other processors.
#include "nonogram/line/kernel_lanes.hpp"

#if defined(__AVX512VL__) && defined(__GNUC__) && !defined(CLUEWRIGHT_PLAIN_LANES)
#include <immintrin.h>
#define CLUEWRIGHT_MASK_REGISTERS
#endif

namespace cluewright::nonogram {

#if defined(CLUEWRIGHT_MASK_REGISTERS)
namespace {

// A register of words and what the kernels do with it that the plain operators do not say.
template <class Word, int N>
struct WordRegister {
  using V = Lanes<Word, N>;
  static constexpr bool whole = sizeof(V) == 64, narrow = sizeof(Word) == 4;
  static_assert(whole || (sizeof(V) == 32 && narrow));

  // The lanes in which two words have a bit in common.
  static unsigned common(V a, V b) {
    if constexpr (!whole) return _mm256_test_epi32_mask((__m256i)a, (__m256i)b);
    else if constexpr (narrow) return _mm512_test_epi32_mask((__m512i)a, (__m512i)b);
    else return _mm512_test_epi64_mask((__m512i)a, (__m512i)b);
  }
  // In these lanes the word with the bits of another one, too.
  static V join(V a, unsigned mask, V more) {
    if constexpr (!whole) return (V)_mm256_mask_or_epi32((__m256i)a, __mmask8(mask), (__m256i)a, (__m256i)more);
    else if constexpr (narrow) return (V)_mm512_mask_or_epi32((__m512i)a, __mmask16(mask), (__m512i)a, (__m512i)more);
    else return (V)_mm512_mask_or_epi64((__m512i)a, __mmask8(mask), (__m512i)a, (__m512i)more);
  }
  // The bits of either of two words that are not in a third.
  static V either_without(V a, V b, V c) {
    if constexpr (whole) return (V)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0x54);
    else return (V)_mm256_ternarylogic_epi32((__m256i)a, (__m256i)b, (__m256i)c, 0x54);
  }
  // The bits of one word that are not in another, and all of a third.
  static V without_and_all(V a, V b, V c) {
    if constexpr (whole) return (V)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0xba);
    else return (V)_mm256_ternarylogic_epi32((__m256i)a, (__m256i)b, (__m256i)c, 0xba);
  }
};

// A line's positions, and what its cells say to them.
template <class Word, int N>
struct LineLanes {
  using R = WordRegister<Word, N>;
  using V = typename R::V;
  V gap, block, loop, accept, filled, empty;

  LineLanes(V gap_, V loop_, V accept_, V filled_, V empty_)
      : gap(gap_), block(~gap_), loop(loop_), accept(accept_), filled(filled_), empty(empty_) {}

  // The positions that the cell at `bit` forbids: gaps where it is filled, blocks where it is empty.
  V forbidden(V bit) const {
    return R::join(R::join(same_lanes<Word, N>(0), R::common(filled, bit), gap), R::common(empty, bit), block);
  }
  V step_on(V reached, V forbid) const { return R::either_without(reached + reached, reached & loop, forbid); }
  V step_back(V back, V forbid) const { return R::without_and_all(back >> 1, forbid >> 1, back & loop & ~forbid); }
};

template <class Word, int lanes>
SettledLanes settle_registers(LineBatch<Word, lanes>& batch, int cells) {
  constexpr int N = register_lanes<Word, lanes>;
  using R = WordRegister<Word, N>;
  using V = typename R::V;
  const V zero = same_lanes<Word, N>(0), all = same_lanes<Word, N>(Word(Word(~Word(0)) >> (word_bits<Word> - cells)));
  V forward[word_bits<Word>], forbid[word_bits<Word>];
  SettledLanes settled;
  for (int first = 0; first < lanes; first += N) {
    const auto load = [first](const Word* from) { return load_lanes<Word, N>(from + first); };
    const LineLanes<Word, N> line(load(batch.gap), load(batch.loop), load(batch.accept), load(batch.filled), load(batch.empty));
    V reached = same_lanes<Word, N>(1), bit = reached;
    for (int i = 0; i < cells; ++i, bit = bit + bit) {
      forbid[i] = line.forbidden(bit);
      reached = line.step_on(reached, forbid[i]);
      forward[i] = reached;
    }
    settled.infeasible |= (~R::common(reached, line.accept) & ((1u << N) - 1)) << first;
    V back = line.accept, ever_filled = zero, ever_empty = zero;
    bit = same_lanes<Word, N>(Word(Word(1) << (cells - 1)));
    for (int i = cells - 1; i >= 0; --i, bit = bit >> 1) {
      const V both = forward[i] & back;
      ever_filled = R::join(ever_filled, R::common(both, line.block), bit);
      ever_empty = R::join(ever_empty, R::common(both, line.gap), bit);
      back = line.step_back(back, forbid[i]);
    }
    const V filled = all & ~ever_empty, empty = all & ~ever_filled;
    store_lanes<Word, N>(batch.filled + first, filled);
    store_lanes<Word, N>(batch.empty + first, empty);
    settled.changed |= R::common((filled ^ line.filled) | (empty ^ line.empty), all) << first;
  }
  return settled;
}

// The lanes that have an arrangement.
template <class Word, int N>
unsigned possible_lanes(const LineLanes<Word, N>& line, int cells) {
  auto reached = same_lanes<Word, N>(1), bit = reached;
  for (int i = 0; i < cells; ++i, bit = bit + bit) reached = line.step_on(reached, line.forbidden(bit));
  return WordRegister<Word, N>::common(reached, line.accept);
}

template <class Word>
std::uint32_t refute_registers(const LineBatch<Word>& batch, int cells) {
  constexpr int N = register_lanes<Word>;
  static_assert(N == lane_count);
  const LineLanes<Word, N> line(load_lanes<Word, N>(batch.gap), load_lanes<Word, N>(batch.loop), load_lanes<Word, N>(batch.accept),
                                load_lanes<Word, N>(batch.filled), load_lanes<Word, N>(batch.empty));
  return ~possible_lanes(line, cells) & ((1u << N) - 1);
}

// One line under other cells in each lane: `cells_of<N>(first)` are the filled and the empty ones of N lanes from there on.
template <int N, class Word, class CellsOf>
std::uint32_t possible_lanes(const LinePattern<Word>& pattern, int cells, int lanes, CellsOf&& cells_of) {
  std::uint32_t possible = 0;
  for (int first = 0; first < lanes; first += N) {
    const auto [filled, empty] = cells_of.template operator()<N>(first);
    const LineLanes<Word, N> line(same_lanes<Word, N>(pattern.gap), same_lanes<Word, N>(pattern.loop),
                                  same_lanes<Word, N>(pattern.accept), filled, empty);
    possible |= possible_lanes(line, cells) << first;
  }
  return possible & ((1u << lanes) - 1);
}

// Registers of half the width take half the time where they have enough lanes.
template <class Word, class CellsOf>
std::uint32_t possible_in_few_lanes(const LinePattern<Word>& pattern, int cells, int lanes, CellsOf&& cells_of) {
  if (lanes <= lane_count) return possible_lanes<register_lanes<Word>>(pattern, cells, lanes, cells_of);
  return possible_lanes<register_lanes<Word, many_lanes>>(pattern, cells, lanes, cells_of);
}

template <class Word>
std::uint32_t feasible_registers(const LinePattern<Word>& pattern, const Word* filled, const Word* empty, int cells, int lanes) {
  return possible_in_few_lanes(pattern, cells, lanes, [&]<int N>(int first) {
    return std::pair(load_lanes<Word, N>(filled + first), load_lanes<Word, N>(empty + first));
  });
}

template <class Word>
std::uint32_t feasible_registers_after(const LinePattern<Word>& pattern, Word filled, Word empty, const LineHistory<Word>& history,
                                       int first_prefix, int cells, int lanes) {
  return possible_in_few_lanes(pattern, cells, lanes, [&]<int N>(int first) {
    const auto known = load_lanes<Word, N>(history.known + first_prefix + first) ^ same_lanes<Word, N>(history.known[0]);
    const auto values = same_lanes<Word, N>(history.filled);
    return std::pair(same_lanes<Word, N>(filled) | (known & values), same_lanes<Word, N>(empty) | (known & ~values));
  });
}

template <class Word>
constexpr LineKernels<Word> avx512_kernels{settle_registers<Word, lane_count>, settle_registers<Word, many_lanes>,
                                           refute_registers<Word>, feasible_registers<Word>, feasible_registers_after<Word>,
                                           reach_lanes<Word>, join_lanes<Word>, "avx512"};
template <>
constexpr LineKernels<Wide> avx512_kernels<Wide>{settle_lanes<Wide, lane_count>, settle_lanes<Wide, many_lanes>, refute_lanes<Wide>,
                                                 feasible_lanes<Wide>, feasible_lanes_after<Wide>, reach_lanes<Wide>, join_lanes<Wide>,
                                                 "avx512"};

}  // namespace
#endif

template <class Word>
const LineKernels<Word>* avx512_line_kernels() {
#if defined(CLUEWRIGHT_MASK_REGISTERS)
  static const bool supported = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                                __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
  return supported ? &avx512_kernels<Word> : nullptr;
#else
  return nullptr;
#endif
}

template const LineKernels<std::uint32_t>* avx512_line_kernels();
template const LineKernels<std::uint64_t>* avx512_line_kernels();
template const LineKernels<Wide>* avx512_line_kernels();

}  // namespace cluewright::nonogram
