// Lines side by side, compiled for AVX2 (-mavx2); only ever called where the processor has it.
#include "colour_nonogram/line/lanes.hpp"

#if defined(__AVX2__) && defined(__GNUC__)

#include "colour_nonogram/line/runs_avx2.hpp"

namespace cluewright::colour_nonogram {

namespace {

// The seeds, and all cells of the mask before one of them without a break, as far as the longest gap there can be.
template <class Word>
class LeftFloods {
 public:
  LeftFloods(Vector mask, int steps) : steps_(steps) {
    for (int k = 0; k < steps || k < always; ++k) {
      free_[k] = mask;
      mask = both(mask, Lanes<Word>::all_down(mask, 1 << k));
    }
  }
  Vector operator()(Vector seeds) const {
    for (int k = 0; k < always; ++k) seeds = further(seeds, k);  // without a loop
    for (int k = always; k < steps_; ++k) seeds = further(seeds, k);
    return seeds;
  }

 private:
  static constexpr int always = 3;

  Vector further(Vector seeds, int k) const { return either(seeds, both(free_[k], Lanes<Word>::all_down(seeds, 1 << k))); }

  const int steps_;
  Vector free_[6];  // where 1, 2, 4, ... cells of the mask begin
};

// Goes over one group of lines as `ShortLine` does over one line. Writes what is left to `left`, one vector per colour.
template <class Word>
bool settle(const LaneGroup<Word>& group, const Word* planes, int cells, int stride, Vector* left) {
  using L = Lanes<Word>;
  const int depth = group.depth;
  Runs<Word> runs(group, planes, stride);
  Vector ends[bits<Word>], gaps[bits<Word>];
  const Vector ground = load(planes), all = first_cells<Word>(cells), coloured = without(all, ground);

  const Vector before = flood<Word>(both(ground, L::all(1)), ground);
  const Vector without_block = L::equal(L::bytes(group.steps[0].colour), nothing());
  Vector may_begin = either(L::add(before, before), L::all(1));
  for (int j = 0; j < depth; ++j) {
    const Vector alike = L::equal(L::bytes(group.steps[j].colour), L::bytes(group.steps[j + 1].colour));
    const Vector begins = both(runs.places(j), may_begin), last = L::up(begins, L::bytes(group.steps[j].beyond));
    const Vector after = L::add(last, last), gap = flood<Word>(both(after, ground), ground);
    ends[j] = last;
    gaps[j] = gap;
    may_begin = either(L::add(gap, gap), without(after, alike));
  }

  // Back from the right. A last block ends no earlier than the last cell that is no background.
  const LeftFloods<Word> through_ground(ground, group.through_gaps);
  const Vector may_end = differ(L::all_down(smear_down<Word>(coloured), 1), L::all(Word(~Word(0))));
  Vector may_be_ground = nothing(), begins = nothing(), final = nothing(), next = L::bytes(group.steps[depth].colour);
  for (int j = depth; j-- > 0;) {
    const LaneStep<Word>& step = group.steps[j];
    const Vector colour = L::bytes(step.colour), is_last = L::equal(next, nothing()), behind = L::all_down(begins, 1);
    const Vector gap = both(through_ground(both(behind, ground)), gaps[j]);
    const Vector leads_on = either(L::all_down(gap, 1), without(behind, L::equal(colour, next)));
    const Vector last = both(ends[j], either(leads_on, both(may_end, is_last)));
    may_be_ground = either(may_be_ground, gap);
    final = either(final, both(last, is_last));
    begins = L::down(last, L::bytes(step.beyond));
    runs.cover(j, begins);
    next = colour;
  }
  // A line has an arrangement if its last block has an end, or it has none and may be all background.
  if (!none(both(L::equal(final, nothing()), _mm256_blendv_epi8(all, coloured, without_block)))) return false;

  // Background is also before the latest beginning of a first block, and after the earliest end of a last one.
  const Vector head = either(smear_down<Word>(L::all_down(begins, 1)), both(all, without_block));
  const Vector tail = without(ground, differ(final, L::subtract(final, L::all(1))));
  left[0] = either(may_be_ground, either(head, tail));
  for_each_coloured(group.colours, [&](int colour) { left[colour] = runs.covered(colour); });
  return true;
}

// The lines of 64 whose set has the colour.
inline std::uint64_t lines_with(int colour, const ColourSet* sets) {
  const Vector bit = _mm256_set1_epi16(short(only(colour)));
  const auto has = [&](int line) { return _mm256_cmpeq_epi16(both(load(sets + line), bit), bit); };
  const auto of_32 = [&](int line) {
    const Vector mixed = _mm256_packs_epi16(has(line), has(line + 16));
    return std::uint32_t(_mm256_movemask_epi8(_mm256_permute4x64_epi64(mixed, 0xd8)));
  };
  return of_32(0) | std::uint64_t(of_32(32)) << 32;
}

// The sets of the lines of a group, a lane each.
template <class Word>
inline Vector widen(const ColourSet* sets) {
  if constexpr (bits<Word> == 16) return load(sets);
  else if constexpr (bits<Word> == 32) return _mm256_cvtepu16_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(sets)));
  else return _mm256_cvtepu16_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(sets)));
}

template <class Word>
void open_planes(LaneSide<Word>& side, int stride, const ColourSet* colours, const ColourSet* across) {
  using L = Lanes<Word>;
  for (int colour = 0; colour < stride; ++colour) {
    const Vector with = L::all(Word(lines_with(colour, across))), bit = L::all(Word(only(colour)));
    Word* plane = side.planes + colour * lanes_of<Word>;
    for (int number = 0; number < side.count; ++number, plane += stride * lanes_of<Word>) {
      const Vector has = L::equal(both(widen<Word>(colours + number * lanes_of<Word>), bit), bit);
      store(plane, colour == background ? with : both(with, has));  // lanes without a line, too
    }
  }
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
      const LaneGroup<Word>& group = side.groups[number];
      Word* const planes = side.planes + number * stride * lanes;
      if (!settle(group, planes, side.cells, stride, left)) return false;
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

// Thirty-two cells of each colour at once: a byte for colours 0 to 7, and one for those from 8 on.
template <class Word>
void write_grid(const LaneSide<Word>& rows, int stride, ColourSet* sets) {
  const Vector spread = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,  //
                                         2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
  const Vector each = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201));
  ColourSet* const end = sets + rows.lines * rows.cells;
  for (int row = 0; row < rows.lines; ++row, sets += rows.cells) {
    const Word* const planes = rows.planes + row / lanes_of<Word> * stride * lanes_of<Word> + row % lanes_of<Word>;
    for (int begin = 0; begin < rows.cells; begin += 32) {
      const auto of_eight = [&](int colour, int beyond) {
        Vector found = nothing(), bit = _mm256_set1_epi8(1);
        for (; colour < beyond; ++colour, bit = _mm256_add_epi8(bit, bit)) {
          const Vector cells = _mm256_set1_epi32(int(planes[colour * lanes_of<Word>] >> begin));
          found = either(found, both(_mm256_cmpeq_epi8(both(_mm256_shuffle_epi8(cells, spread), each), each), bit));
        }
        return _mm256_permute4x64_epi64(found, 0xd8);
      };
      const Vector low = of_eight(0, stride < 8 ? stride : 8), high = of_eight(8, stride);
      alignas(vector_bytes) ColourSet some[32];
      // What is beyond the row is written again with the next.
      const bool room = end - (sets + begin) >= 32;
      ColourSet* const to = room ? sets + begin : some;
      _mm256_storeu_si256(reinterpret_cast<Vector*>(to), _mm256_unpacklo_epi8(low, high));
      _mm256_storeu_si256(reinterpret_cast<Vector*>(to + 16), _mm256_unpackhi_epi8(low, high));
      if (!room) std::memcpy(sets + begin, some, std::size_t(end - (sets + begin)) * sizeof(ColourSet));
    }
  }
}

}  // namespace

template <class Word>
const LaneKernel<Word>* lane_kernel() {
  static constexpr LaneKernel<Word> kernel{open_planes<Word>, sweep<Word>, write_grid<Word>};
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
