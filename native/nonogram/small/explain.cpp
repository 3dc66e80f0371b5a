#include "nonogram/small/explain.hpp"

namespace cluewright::nonogram {

// The latest cell that is needed is the last of the shortest prefix that fails. It is kept for good; then the same question is
// asked about the cells before it. A kernel call tries eight prefixes.
template <class Word>
int explain_line(const Rules<Word>& rules, int line, Word filled, Word empty, const LineHistory<Word>& history,
                 std::uint8_t* reason, std::uint64_t& kernel_calls) {
  int found = 0;
  int failing = history.count;  // this many first cells fail together with what is kept
  int passing = -1;             // this many do not
  Word lane_filled[lane_count], lane_empty[lane_count];
  int tried[lane_count];
  while (true) {
    while (failing - passing > 1) {
      const int open = failing - passing - 1;
      const int tries = open < lane_count ? open : lane_count;
      Word prefix_cells = 0;
      int length = 0;
      for (int t = 0; t < lane_count; ++t) {
        // Evenly spread where they cannot all be tried.
        const int prefix = t < tries ? passing + 1 + (open <= lane_count ? t : (t + 1) * open / (lane_count + 1)) : length;
        for (; length < prefix; ++length) prefix_cells |= Word(1) << history.places[length];
        tried[t] = prefix;
        lane_filled[t] = filled | (prefix_cells & history.filled);
        lane_empty[t] = empty | (prefix_cells & ~history.filled);
      }
      ++kernel_calls;
      const std::uint32_t feasible = rules.feasible(line, lane_filled, lane_empty);
      // Longer prefixes fail whenever shorter ones do.
      const int passes = std::countr_one(feasible);
      const int ok = passes < tries ? passes : tries;
      if (ok > 0) passing = tried[ok - 1];
      if (ok < tries) failing = tried[ok];
    }
    if (failing == 0) return found;
    const int place = history.places[failing - 1];
    reason[found++] = std::uint8_t(place);
    const Word bit = Word(1) << place;
    if (history.filled & bit) filled |= bit;
    else empty |= bit;
    --failing;
    passing = -1;
  }
}

template int explain_line(const Rules<std::uint32_t>&, int, std::uint32_t, std::uint32_t, const LineHistory<std::uint32_t>&,
                          std::uint8_t*, std::uint64_t&);
template int explain_line(const Rules<std::uint64_t>&, int, std::uint64_t, std::uint64_t, const LineHistory<std::uint64_t>&,
                          std::uint8_t*, std::uint64_t&);
template int explain_line(const Rules<Wide>&, int, Wide, Wide, const LineHistory<Wide>&, std::uint8_t*, std::uint64_t&);

}  // namespace cluewright::nonogram
