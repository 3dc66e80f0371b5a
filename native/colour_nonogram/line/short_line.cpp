#include "colour_nonogram/line/short_line.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace cluewright::colour_nonogram {

namespace {

using Cells = ShortLine::Cells;

// The seeds, and all cells of the mask that follow one of them without a break. Adding a seed to a run of the mask carries
// through the run from there on. The seeds are in the mask.
inline Cells flood_right(Cells seeds, Cells mask) { return (mask & (mask ^ (mask + seeds))) | seeds; }

// The same to the left, for many seeds and one mask, in steps of 1, 2, 4, ... cells.
class LeftFlood {
 public:
  explicit LeftFlood(Cells mask) {
    for (std::size_t k = 0; k < steps; ++k) {
      free_[k] = mask;
      mask &= mask >> (1 << k);
    }
  }
  // Seeds count only where they are in the mask.
  Cells operator()(Cells seeds) const {
    seeds &= free_[0];
    for (std::size_t k = 0; k < steps; ++k) seeds |= free_[k] & (seeds >> (1 << k));
    return seeds;
  }

 private:
  static constexpr std::size_t steps = 6;
  std::array<Cells, steps> free_;  // where 1, 2, 4, ... cells of the mask begin
};

// Where that many cells of the mask begin.
inline Cells room(Cells mask, int length) {
  int have = 1;
  for (; 2 * have <= length; have *= 2) mask &= mask >> have;
  return have < length ? mask & mask >> (length - have) : mask;
}

// What that many cells cover, from each of the given ones on.
inline Cells cover(Cells begins, int length) {
  int have = 1;
  for (; 2 * have <= length; have *= 2) begins |= begins << have;
  return have < length ? begins | begins << (length - have) : begins;
}

// The cells up to the first that cannot be background, and those from the last one on.
inline Cells up_to_first(Cells not_background) { return not_background ? not_background ^ (not_background - 1) : ~Cells(0); }
inline Cells from_last(Cells not_background) {
  return not_background ? ~Cells(0) << (63 - std::countl_zero(not_background)) : ~Cells(0);
}

// The sets of a line, with none after its end.
struct Padded {
  Padded(const ColourSet* sets, int cells) : groups((cells + 15) / 16) {
    std::memset(of + (groups - 1) * 16, 0, 16 * sizeof(ColourSet));
    std::memcpy(of, sets, std::size_t(cells) * sizeof(ColourSet));
  }

  // The cells whose set has the colour.
  Cells with(int colour) const {
    Cells found = 0;
#if defined(__SSE2__)
    const __m128i up = _mm_cvtsi32_si128(15 - colour);
    for (int group = 0; group < groups; ++group) {
      const auto* here = reinterpret_cast<const __m128i*>(of + group * 16);
      const __m128i signs = _mm_packs_epi16(_mm_sll_epi16(_mm_load_si128(here), up), _mm_sll_epi16(_mm_load_si128(here + 1), up));
      found |= Cells(unsigned(_mm_movemask_epi8(signs))) << (group * 16);
    }
#else
    for (int i = 0; i < groups * 16; ++i) found |= Cells(of[i] >> colour & 1) << i;
#endif
    return found;
  }

  // The cells whose set has any of the colours.
  Cells with_any(ColourSet colours) const {
    Cells found = 0;
#if defined(__SSE2__)
    const __m128i wanted = _mm_set1_epi16(short(colours)), nothing = _mm_setzero_si128();
    for (int group = 0; group < groups; ++group) {
      const auto* here = reinterpret_cast<const __m128i*>(of + group * 16);
      const __m128i none = _mm_packs_epi16(_mm_cmpeq_epi16(_mm_and_si128(_mm_load_si128(here), wanted), nothing),
                                           _mm_cmpeq_epi16(_mm_and_si128(_mm_load_si128(here + 1), wanted), nothing));
      found |= Cells(~unsigned(_mm_movemask_epi8(none)) & 0xffffu) << (group * 16);
    }
#else
    for (int i = 0; i < groups * 16; ++i) found |= Cells((of[i] & colours) != 0) << i;
#endif
    return found;
  }

  alignas(16) ColourSet of[ShortLine::most_cells];
  int groups;
};

}  // namespace

ShortLine::ShortLine(const Clue& clue, int cells, ColourSet colours)
    : blocks_(clue.blocks), all_(~Cells(0) >> (most_cells - cells)), cells_(cells), colours_(colours) {
  std::int64_t least = 0;
  for (std::size_t i = 0; i < blocks_.size(); ++i)
    least += std::max(blocks_[i].length, 1) + (i > 0 && blocks_[i - 1].colour == blocks_[i].colour);
  impossible_ = least > cells;
}

ShortLine::Cells ShortLine::read(const ColourSet* sets, Planes& planes) const {
  const Padded padded(sets, cells_);
  for_each_colour(colours_, [&](int colour) { planes[std::size_t(colour)] = padded.with(colour); });
  return padded.with_any(ColourSet(~colours_));
}

bool ShortLine::reach(const Planes& planes, Reach& from_left) const {
  const Cells ground = planes[background];
  if (blocks_.empty()) return ground == all_;
  Cells may_begin = up_to_first(all_ & ~ground);
  for (std::size_t j = 0; j < blocks_.size(); ++j) {
    const Block& block = blocks_[j];
    const Cells coloured = planes[block.colour];
    const bool any = block.length == any_length;
    const Cells begins = may_begin & (any ? coloured : room(coloured, block.length));
    if (!begins) return false;
    const Cells ends = any ? flood_right(begins, coloured) : begins << (block.length - 1);
    const Cells gap = flood_right(ends << 1 & ground, ground);
    from_left.begins[j] = begins;
    from_left.ends[j] = ends;
    from_left.gaps[j] = gap;
    may_begin = gap << 1;
    if (j + 1 < blocks_.size() && blocks_[j + 1].colour != block.colour) may_begin |= ends << 1;
  }
  return (from_left.ends[blocks_.size() - 1] & from_last(all_ & ~ground)) != 0;
}

bool ShortLine::feasible(const ColourSet* sets) const {
  if (impossible_) return false;
  Planes planes;
  read(sets, planes);
  Reach from_left;
  return reach(planes, from_left);
}

bool ShortLine::settle(const ColourSet* before, ColourSet* after, Cells& changed) const {
  if (impossible_) return false;
  Planes planes;
  changed = read(before, planes);
  Reach from_left;
  if (!reach(planes, from_left)) return false;
  Planes left;
  for_each_colour(colours_, [&](int colour) { left[std::size_t(colour)] = 0; });
  const Cells ground = planes[background];
  if (blocks_.empty()) {
    left[background] = all_;
  } else {
    const LeftFlood through_ground(ground);
    Cells may_end = from_last(all_ & ~ground);
    for (std::size_t j = blocks_.size(); j-- > 0;) {
      const Block& block = blocks_[j];
      const Cells ends = from_left.ends[j] & may_end, coloured = planes[block.colour];
      if (j + 1 == blocks_.size()) left[background] |= ground & ~(ends ^ (ends - 1));  // after the earliest end
      Cells begins;
      if (block.length == any_length) {
        const Cells to_end = LeftFlood(coloured)(ends);
        begins = from_left.begins[j] & to_end;
        left[block.colour] |= to_end & flood_right(begins, coloured);
      } else {
        begins = ends >> (block.length - 1);
        left[block.colour] |= cover(begins, block.length);
      }
      const Cells gap = through_ground(begins >> 1);
      if (j == 0) {
        left[background] |= gap & up_to_first(all_ & ~ground);
        break;
      }
      left[background] |= gap & from_left.gaps[j - 1];
      may_end = gap >> 1;
      if (blocks_[j - 1].colour != block.colour) may_end |= begins >> 1;
    }
  }
  for_each_colour(colours_, [&](int colour) { changed |= planes[std::size_t(colour)] & ~left[std::size_t(colour)]; });
  for (Cells cells = changed; cells; cells &= cells - 1) {
    const int i = std::countr_zero(cells);
    after[i] = ColourSet(before[i] & colours_);
  }
  for_each_colour(colours_, [&](int colour) {
    for (Cells lost = planes[std::size_t(colour)] & ~left[std::size_t(colour)]; lost; lost &= lost - 1)
      after[std::countr_zero(lost)] &= ColourSet(~only(colour));
  });
  return true;
}

}  // namespace cluewright::colour_nonogram
