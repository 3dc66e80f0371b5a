// Why does a line have no arrangement? A small set of its cells that is reason enough.
#pragma once

#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

// The line has no arrangement under `filled`, `empty` and the first `history.count` places. Writes to `reason` places of the
// history that suffice together with `filled` and `empty`, each of them needed, the latest first, and returns how many. There is
// room for `many_lanes` more behind the history's words.
// Early cells are preferred: they belong to low decision levels, which makes for short nogoods and long jumps back.
template <class Word>
int explain_line(const Rules<Word>& rules, int line, Word filled, Word empty, const LineHistory<Word>& history,
                 std::uint8_t* reason, std::uint64_t& kernel_calls);

}  // namespace cluewright::nonogram
