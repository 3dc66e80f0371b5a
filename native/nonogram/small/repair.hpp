// From a picture with a few wrong lines to a solution: lines around the wrong ones are freed, and learning settles them exactly.
#pragma once

#include <cstdint>

#include "nonogram/small/learn.hpp"
#include "nonogram/small/reinforcement.hpp"

namespace cluewright::nonogram {

// Frees more and more lines beside the wrong ones while there is no solution with the other cells as they are. `solution` is then on
// `board`; `slice_over`: none was found, which says nothing about the puzzle; or `stopped`.
template <class Word>
SearchEnd repair(const Rules<Word>& rules, const Board<Word>& root, const NearSolution<Word>& near, std::uint64_t seed,
                 Statistics& statistics, Budget& budget, Board<Word>& board);

}  // namespace cluewright::nonogram
