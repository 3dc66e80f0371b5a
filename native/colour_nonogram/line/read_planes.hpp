// The planes of a line of at most 64 cells, from the sets of its cells.
#pragma once

#include <cstddef>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "colour_nonogram/line/cells.hpp"
#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// The sets of a line, with none after its end.
class PaddedSets {
 public:
  PaddedSets(const ColourSet* sets, int cells) : groups_((cells + 15) / 16) {
    std::memset(of_ + (groups_ - 1) * 16, 0, 16 * sizeof(ColourSet));
    std::memcpy(of_, sets, std::size_t(cells) * sizeof(ColourSet));
  }

  // The cells whose set has the colour.
  Cells with(int colour) const {
    Cells found = 0;
#if defined(__SSE2__)
    const __m128i up = _mm_cvtsi32_si128(15 - colour);
    for (int group = 0; group < groups_; ++group) {
      const auto* here = reinterpret_cast<const __m128i*>(of_ + group * 16);
      const __m128i signs = _mm_packs_epi16(_mm_sll_epi16(_mm_load_si128(here), up), _mm_sll_epi16(_mm_load_si128(here + 1), up));
      found |= Cells(unsigned(_mm_movemask_epi8(signs))) << (group * 16);
    }
#else
    for (int i = 0; i < groups_ * 16; ++i) found |= Cells(of_[i] >> colour & 1) << i;
#endif
    return found;
  }

 private:
  alignas(16) ColourSet of_[most_short_cells];
  int groups_;
};

// Writes the planes of some colours.
inline void read_planes(const ColourSet* sets, int cells, ColourSet colours, Cells* planes) {
  const PaddedSets padded(sets, cells);
  for_each_colour(colours, [&](int colour) { planes[colour] = padded.with(colour); });
}

}  // namespace cluewright::colour_nonogram
