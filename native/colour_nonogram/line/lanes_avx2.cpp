// Lines side by side, compiled for AVX2 (-mavx2); only ever called where the processor has it.
#include "colour_nonogram/line/lanes.hpp"

#if defined(__AVX2__) && defined(__GNUC__)

#include <immintrin.h>

#include <cstring>

namespace cluewright::colour_nonogram {

namespace {

using Vector = __m256i;

inline Vector both(Vector a, Vector b) { return _mm256_and_si256(a, b); }
inline Vector either(Vector a, Vector b) { return _mm256_or_si256(a, b); }
inline Vector differ(Vector a, Vector b) { return _mm256_xor_si256(a, b); }
inline Vector without(Vector a, Vector taken) { return _mm256_andnot_si256(taken, a); }
inline bool none(Vector a) { return _mm256_testz_si256(a, a); }
inline Vector nothing() { return _mm256_setzero_si256(); }
inline Vector load(const void* from) { return _mm256_load_si256(static_cast<const Vector*>(from)); }
inline void store(void* to, Vector a) { _mm256_store_si256(static_cast<Vector*>(to), a); }

template <class Word>
struct Lanes;

// There are no shifts by lane of so few bits; multiplying by powers of two does the same.
template <>
struct Lanes<std::uint16_t> {
  static Vector all(std::uint16_t word) { return _mm256_set1_epi16(short(word)); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi16(a, b); }
  static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi16(a, b); }
  static Vector least(Vector a, Vector b) { return _mm256_min_epu16(a, b); }
  static Vector equal(Vector a, Vector b) { return _mm256_cmpeq_epi16(a, b); }
  static Vector up(Vector a, Vector by) { return _mm256_mullo_epi16(a, power(by)); }
  static Vector down(Vector a, Vector by) {
    return either(_mm256_mulhi_epu16(a, power(subtract(all(16), by))), both(a, equal(by, nothing())));
  }
  static Vector all_up(Vector a, int by) { return _mm256_sll_epi16(a, _mm_cvtsi32_si128(by)); }
  static Vector all_down(Vector a, int by) { return _mm256_srl_epi16(a, _mm_cvtsi32_si128(by)); }
  static Vector bytes(const std::uint8_t* from) {
    return _mm256_cvtepu8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
  }

 private:
  // Of two: each half of a lane is looked up by itself. Exponents from 0 to 15; 16 stands for 0.
  static Vector power(Vector exponent) {
    const Vector of_byte = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, char(128), 0, 0, 0, 0, 0, 0, 0, 0,  //
                                            1, 2, 4, 8, 16, 32, 64, char(128), 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm256_shuffle_epi8(of_byte, differ(either(exponent, _mm256_slli_epi16(exponent, 8)), all(0x0800)));
  }
};

template <>
struct Lanes<std::uint32_t> {
  static Vector all(std::uint32_t word) { return _mm256_set1_epi32(int(word)); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi32(a, b); }
  static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi32(a, b); }
  static Vector least(Vector a, Vector b) { return _mm256_min_epu32(a, b); }
  static Vector equal(Vector a, Vector b) { return _mm256_cmpeq_epi32(a, b); }
  static Vector up(Vector a, Vector by) { return _mm256_sllv_epi32(a, by); }
  static Vector down(Vector a, Vector by) { return _mm256_srlv_epi32(a, by); }
  static Vector all_up(Vector a, int by) { return _mm256_sll_epi32(a, _mm_cvtsi32_si128(by)); }
  static Vector all_down(Vector a, int by) { return _mm256_srl_epi32(a, _mm_cvtsi32_si128(by)); }
  static Vector bytes(const std::uint8_t* from) {
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)));
  }
};

template <>
struct Lanes<std::uint64_t> {
  static Vector all(std::uint64_t word) { return _mm256_set1_epi64x(static_cast<long long>(word)); }
  static Vector add(Vector a, Vector b) { return _mm256_add_epi64(a, b); }
  static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi64(a, b); }
  static Vector least(Vector a, Vector b) { return _mm256_min_epu32(a, b); }  // of numbers that their lower halves hold
  static Vector equal(Vector a, Vector b) { return _mm256_cmpeq_epi64(a, b); }
  static Vector up(Vector a, Vector by) { return _mm256_sllv_epi64(a, by); }
  static Vector down(Vector a, Vector by) { return _mm256_srlv_epi64(a, by); }
  static Vector all_up(Vector a, int by) { return _mm256_sll_epi64(a, _mm_cvtsi32_si128(by)); }
  static Vector all_down(Vector a, int by) { return _mm256_srl_epi64(a, _mm_cvtsi32_si128(by)); }
  static Vector bytes(const std::uint8_t* from) {
    std::int32_t four;
    std::memcpy(&four, from, sizeof four);
    return _mm256_cvtepu8_epi64(_mm_cvtsi32_si128(four));
  }
};

template <class Word>
inline constexpr int bits = int(sizeof(Word)) * 8;

template <class Word>
inline Vector first_cells(int count) {
  return Lanes<Word>::all(Word(~Word(0)) >> (bits<Word> - count));
}

// The highest cell and all before it.
template <class Word>
inline Vector smear_down(Vector a) {
  a = either(a, Lanes<Word>::all_down(a, 1));
  a = either(a, Lanes<Word>::all_down(a, 2));
  a = either(a, Lanes<Word>::all_down(a, 4));
  a = either(a, Lanes<Word>::all_down(a, 8));
  if constexpr (bits<Word> >= 32) a = either(a, Lanes<Word>::all_down(a, 16));
  if constexpr (bits<Word> == 64) a = either(a, Lanes<Word>::all_down(a, 32));
  return a;
}

// The seeds, and all cells of the mask that follow one of them without a break.
template <class Word>
inline Vector flood(Vector seeds, Vector mask) {
  return either(without(mask, Lanes<Word>::add(mask, seeds)), seeds);
}

// Goes from one cell to `beyond` more, each time as far as what is covered so far reaches: calls go(by).
template <class Word, class Go>
inline void double_up(Vector beyond, Go&& go) {
  for (unsigned reach = 1; !none(beyond); reach *= 2) {
    const Vector by = Lanes<Word>::least(beyond, Lanes<Word>::all(Word(reach)));
    go(by);
    beyond = Lanes<Word>::subtract(beyond, by);
  }
}

// Goes over one group of lines as `ShortLine` does over one line. Writes what is left to `left`, one vector per colour.
template <class Word>
bool settle(const LaneGroup& group, const Word* planes, int cells, Vector* left) {
  using L = Lanes<Word>;
  constexpr int lanes = lanes_of<Word>;
  const int depth = group.depth;
  Vector colour[bits<Word> + 1], ends[bits<Word>], gaps[bits<Word>], fits[bits<Word>];
  const Vector ground = load(planes), resting = L::all(idle), all = first_cells<Word>(cells);

  for (int j = 0; j <= depth; ++j) colour[j] = L::bytes(group.blocks + 2 * lanes * j);
  for (int j = 0; j < depth; ++j) fits[j] = nothing();
  for (ColourSet set = group.colours & ColourSet(group.colours - 1); set; set &= ColourSet(set - 1)) {
    const int c = lowest(set);
    const Vector plane = load(planes + c * lanes), here = L::all(Word(c));
    for (int j = 0; j < depth; ++j) fits[j] = either(fits[j], both(plane, L::equal(colour[j], here)));
  }

  const Vector before = flood<Word>(both(ground, L::all(1)), ground);
  Vector may_begin = either(L::add(before, before), L::all(1));
  Vector reached = both(before, L::equal(colour[0], resting));
  for (int j = 0; j < depth; ++j) {
    const Vector beyond = L::bytes(group.blocks + 2 * lanes * j + lanes);
    Vector begins = fits[j];
    double_up<Word>(beyond, [&](Vector by) { begins = both(begins, L::down(begins, by)); });
    begins = both(begins, may_begin);
    const Vector last = L::up(begins, beyond), after = L::add(last, last), gap = flood<Word>(both(after, ground), ground);
    ends[j] = last;
    gaps[j] = gap;
    may_begin = either(L::add(gap, gap), without(after, L::equal(colour[j], colour[j + 1])));
    reached = either(reached, both(either(last, gap), L::equal(colour[j + 1], resting)));
  }
  const Vector last_cell = without(all, L::all_down(all, 1));
  if (!none(without(last_cell, reached))) return false;

  // Back from the right.
  Vector free[6];
  Vector run = ground;
  for (int k = 0; k < group.through_gaps; ++k) {
    free[k] = run;
    run = both(run, L::all_down(run, 1 << k));
  }
  // A last block ends no earlier than the last cell that is no background.
  const Vector may_end = differ(L::all_down(smear_down<Word>(without(all, ground)), 1), L::all(Word(~Word(0))));
  Vector may_be_ground = nothing(), begins = nothing();
  for (int j = depth; j-- > 0;) {
    const Vector beyond = L::bytes(group.blocks + 2 * lanes * j + lanes), is_last = L::equal(colour[j + 1], resting);
    const Vector behind = L::all_down(begins, 1);
    Vector gap = both(behind, ground);
    for (int k = 0; k < group.through_gaps; ++k) gap = either(gap, both(free[k], L::all_down(gap, 1 << k)));
    gap = both(gap, gaps[j]);
    const Vector leads_on = either(L::all_down(gap, 1), without(behind, L::equal(colour[j], colour[j + 1])));
    const Vector last = both(ends[j], _mm256_blendv_epi8(leads_on, may_end, is_last));
    // After the earliest end of a last block.
    const Vector tail = both(without(ground, differ(last, L::subtract(last, L::all(1)))), is_last);
    may_be_ground = either(may_be_ground, either(gap, tail));
    begins = L::down(last, beyond);
    Vector covered = begins;
    double_up<Word>(beyond, [&](Vector by) { covered = either(covered, L::up(covered, by)); });
    fits[j] = covered;
  }
  // Before the latest beginning of a first block; everywhere where there is none.
  const Vector head = either(smear_down<Word>(L::all_down(begins, 1)), both(all, L::equal(colour[0], resting)));
  left[0] = either(may_be_ground, head);
  for (ColourSet set = group.colours & ColourSet(group.colours - 1); set; set &= ColourSet(set - 1)) {
    const int c = lowest(set);
    const Vector here = L::all(Word(c));
    Vector of_colour = nothing();
    for (int j = 0; j < depth; ++j) of_colour = either(of_colour, both(fits[j], L::equal(colour[j], here)));
    left[c] = of_colour;
  }
  return true;
}

// Turns the eight bytes of every quarter round, as a square of bits.
inline Vector turn_squares(Vector x) {
  const auto swap = [&x](int by, long long mask) {
    const Vector t = both(differ(x, _mm256_srli_epi64(x, by)), _mm256_set1_epi64x(mask));
    x = differ(x, differ(t, _mm256_slli_epi64(t, by)));
  };
  swap(7, 0x00AA00AA00AA00AA);
  swap(14, 0x0000CCCC0000CCCC);
  swap(28, 0x00000000F0F0F0F0);
  return x;
}

// Eight rows of 32 cells become 32 columns of eight cells, a byte each.
inline Vector turn_eight(Vector rows) {
  const Vector by_byte = _mm256_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15,  //
                                          0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  return turn_squares(_mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(rows, by_byte), _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)));
}

// Sixteen rows of 16 cells become 16 columns of 16 cells.
inline Vector turn_sixteen(Vector rows) {
  const Vector apart = _mm256_setr_epi8(0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15,  //
                                        0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15);
  const Vector together = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15,  //
                                           0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
  return _mm256_shuffle_epi8(_mm256_permute4x64_epi64(turn_squares(_mm256_shuffle_epi8(rows, apart)), 0xd8), together);
}

// Takes what eight rows, from row 8 * eight on, lost of a colour in 32 columns from column 32 * half on out of these columns.
template <class Word>
inline void take_out(Vector lost, int eight, int half, int colour, LaneSide<Word>& across, int stride) {
  using L = Lanes<Word>;
  constexpr int lanes = lanes_of<Word>;
  alignas(vector_bytes) std::uint8_t columns[vector_bytes];
  store(columns, turn_eight(lost));
  for (int column = 0; column < 32; column += lanes) {
    const Vector bytes = L::bytes(columns + column);
    if (none(bytes)) continue;
    const int group = (32 * half + column) / lanes;
    Word* const plane = across.planes + (group * stride + colour) * lanes;
    store(plane, without(load(plane), L::all_up(bytes, 8 * eight)));
    across.waiting |= 1u << group;
  }
}

template <class Word>
bool sweep(LaneSide<Word>& side, LaneSide<Word>& across, int stride, std::uint64_t& lines_solved) {
  constexpr int lanes = lanes_of<Word>, turned = lanes > 8 ? lanes : 8, together = turned / lanes;  // lines, groups at once
  Vector left[most_colours + 1], lost[together][most_colours + 1];
  for (int eight = 0; eight * together < side.count; ++eight) {
    ColourSet any = 0, losing[together] = {};
    for (int part = 0; part < together; ++part) {
      const int number = eight * together + part;
      if (!(side.waiting >> number & 1)) continue;
      side.waiting &= ~(1u << number);
      const int begin = number * lanes, end = begin + lanes < side.lines ? begin + lanes : side.lines;
      lines_solved += std::uint64_t(end - begin);
      const LaneGroup& group = side.groups[number];
      Word* const planes = side.planes + number * stride * lanes;
      if (!settle(group, planes, side.cells, left)) return false;
      for (ColourSet set = group.colours; set; set &= ColourSet(set - 1)) {
        const int c = lowest(set);
        const Vector gone = without(load(planes + c * lanes), left[c]);
        if (none(gone)) continue;
        store(planes + c * lanes, left[c]);
        lost[part][c] = gone;
        losing[part] |= only(c);
      }
      any |= losing[part];
    }
    for (; any; any &= ColourSet(any - 1)) {
      const int c = lowest(any);
      if constexpr (lanes == 16) {
        Word* const plane = across.planes + c * lanes;
        store(plane, without(load(plane), turn_sixteen(lost[0][c])));
        across.waiting = 1;
      } else if constexpr (together == 1) {
        take_out(lost[0][c], eight, 0, c, across, stride);
      } else {
        const auto of = [&](int part) { return _mm256_castsi256_ps(losing[part] & only(c) ? lost[part][c] : nothing()); };
        const auto in_order = [](__m256 mixed) { return _mm256_permute4x64_epi64(_mm256_castps_si256(mixed), 0xd8); };
        take_out(in_order(_mm256_shuffle_ps(of(0), of(1), 0x88)), eight, 0, c, across, stride);
        take_out(in_order(_mm256_shuffle_ps(of(0), of(1), 0xdd)), eight, 1, c, across, stride);
      }
    }
  }
  return true;
}

template <class Word>
void write_row(const Word* plane, int colours, int cells, ColourSet* sets) {
  const Vector each = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, short(0x8000));
  for (int begin = 0; begin < cells; begin += 16) {
    Vector found = nothing();
    for (int colour = 0; colour <= colours; ++colour) {
      const Vector cell = both(_mm256_set1_epi16(short(plane[colour * lanes_of<Word>] >> begin)), each);
      found = either(found, both(_mm256_cmpeq_epi16(cell, each), _mm256_set1_epi16(short(only(colour)))));
    }
    alignas(vector_bytes) ColourSet sixteen[16];
    store(sixteen, found);
    if (begin + 16 <= cells) std::memcpy(sets + begin, sixteen, sizeof sixteen);
    else std::memcpy(sets + begin, sixteen, std::size_t(cells - begin) * sizeof(ColourSet));
  }
}

}  // namespace

template <class Word>
const LaneKernel<Word>* lane_kernel() {
  static constexpr LaneKernel<Word> kernel{sweep<Word>, write_row<Word>};
  static const bool supported = __builtin_cpu_supports("avx2");
  return supported ? &kernel : nullptr;
}

#else

namespace cluewright::colour_nonogram {

template <class Word>
const LaneKernel<Word>* lane_kernel() {
  return nullptr;
}

#endif

template const LaneKernel<std::uint16_t>* lane_kernel();
template const LaneKernel<std::uint32_t>* lane_kernel();
template const LaneKernel<std::uint64_t>* lane_kernel();

}  // namespace cluewright::colour_nonogram
