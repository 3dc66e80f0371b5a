#include "nonogram/small/explain.hpp"

#include <algorithm>

namespace cluewright::nonogram {

// The latest cell that is needed is the last of the shortest prefix that fails. It is kept for good; then the same question is
// asked about the cells before it. A kernel call tries many prefixes.
template <class Word>
int explain_line(const Rules<Word>& rules, int line, Word filled, Word empty, const LineHistory<Word>& history,
                 std::uint8_t* reason, std::uint64_t& kernel_calls) {
  int found = 0;
  int failing = history.count;  // this many first cells fail together with what is kept
  int passing = -1;             // this many do not
  const auto narrow_to = [&](std::uint32_t feasible, int tries, auto&& tried) {
    const int passes = std::min(std::countr_one(feasible), tries);  // longer prefixes fail whenever shorter ones do
    if (passes < tries) failing = tried(passes);
    if (passes > 0) passing = tried(passes - 1);
  };
  while (true) {
    while (failing - passing > 1) {
      const int first = passing + 1, open = failing - first;
      ++kernel_calls;
      if (open <= many_lanes) {
        narrow_to(rules.feasible_after(line, filled, empty, history, first, open), open, [&](int t) { return first + t; });
      } else {  // evenly spread
        Word lane_filled[many_lanes], lane_empty[many_lanes];
        const auto tried = [&](int t) { return first + (t + 1) * open / (many_lanes + 1); };
        for (int t = 0; t < many_lanes; ++t) {
          const Word cells = history.first(tried(t));
          lane_filled[t] = filled | (cells & history.filled);
          lane_empty[t] = empty | (cells & ~history.filled);
        }
        narrow_to(rules.feasible(line, lane_filled, lane_empty, many_lanes), many_lanes, tried);
      }
    }
    if (failing == 0) return found;
    const Word bit = history.known[failing] ^ history.known[failing - 1];
    reason[found++] = std::uint8_t(first_bit(bit));
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
