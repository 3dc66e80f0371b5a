// Settling single lines exactly: which cells are filled, which empty, in every arrangement of the line's blocks.
//
// The clue is read as a pattern of positions: gap, the cells of block 1, gap, the cells of block 2, ..., gap. A set of
// positions is one word; reading a cell moves every position one step on, or keeps it where it may repeat (gaps, and the
// one cell that stands for a hidden length), and then drops the positions the cell's value forbids. What is reachable from
// the left and from the right at once is what the line still allows. No block windows, no mirroring, no special cases.
#pragma once

#include <cstdint>

#include "nonogram/line/wide.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// `Word` is std::uint32_t for boards of sides up to 30, std::uint64_t up to 64 and Wide up to 128: a pattern needs up to two
// positions more than the line has cells.
template <class Word>
inline constexpr int word_bits = int(sizeof(Word) * 8);

template <class Word>
struct LinePattern {
  Word gap = 1;      // positions that stand for empty cells; the others stand for filled ones
  Word loop = 1;     // positions that may repeat
  Word accept = 1;   // positions a line may end in
  bool hidden = false;
  bool tight = false;       // the pattern does not fit a word (as long as the word or one cell less, next to no slack): arrangements are listed
  bool impossible = false;  // the blocks do not fit the line at all
};

template <class Word>
LinePattern<Word> make_pattern(const Clue& clue, int cells);

// A line's cells in the order they became known, and their values.
template <class Word>
struct LineHistory {
  const Word* known;  // before the first of them, after it, and so on: one cell more each
  int count;
  Word filled;  // the values: which of them are filled

  Word first(int cells) const { return known[cells] ^ known[0]; }
};

inline constexpr int lane_count = 8;
inline constexpr int many_lanes = 16;  // where there is always more to do: as many as the widest registers hold narrow words

// Several lines at once. All are treated as `cells` long; pad a shorter line with known empty cells.
template <class Word, int lanes = lane_count>
struct alignas(64) LineBatch {
  Word gap[lanes], loop[lanes], accept[lanes];
  Word filled[lanes], empty[lanes];
};

// One bit for each lane.
struct SettledLanes {
  std::uint32_t infeasible = 0;  // without an arrangement
  std::uint32_t changed = 0;     // with more certain cells than before
};

// What two boards that were joined have to say.
struct JoinedLines {
  bool agree = true;  // no cell is filled on one and empty on the other
  int added = 0;      // cells, counted on the first lines
  std::uint64_t* dirty;  // a bit for each line that got cells and has others, too; 64 lines to a word
};

template <class Word>
struct LineKernels {
  // Replaces `filled` and `empty` by all that is certain.
  SettledLanes (*settle)(LineBatch<Word>& batch, int cells);
  SettledLanes (*settle_many)(LineBatch<Word, many_lanes>& batch, int cells);
  // Only returns the lanes that have no arrangement.
  std::uint32_t (*refute)(const LineBatch<Word>& batch, int cells);
  // The lanes in which one and the same line has an arrangement under the given cells. There is room for `many_lanes`, of which so
  // many hold something.
  std::uint32_t (*feasible)(const LinePattern<Word>& pattern, const Word* filled, const Word* empty, int cells, int lanes);
  // The same under the given cells and, in each lane, some more of a history. There is room for `many_lanes` to be read.
  std::uint32_t (*feasible_after)(const LinePattern<Word>& pattern, Word filled, Word empty, const LineHistory<Word>& history,
                                  int first, int cells, int lanes);
  // After every number of cells, from none to all: the positions in which some lane may stand within an arrangement.
  void (*reach)(const LineBatch<Word>& batch, int cells, Word* positions);
  // Adds the cells of one board's lines to those of another. Added cells are counted on as many first lines as are said. Lines are
  // read as far as a register goes, and beyond their number all are empty words.
  void (*join)(const Word* filled, const Word* empty, Word* into_filled, Word* into_empty, int lines, int counted, JoinedLines& joined);
  const char* name;
};

// The fastest kernels this processor can run; chosen once.
template <class Word>
const LineKernels<Word>& line_kernels();

template <class Word>
const LineKernels<Word>& portable_line_kernels();
// Null where the build or the processor has no AVX2.
template <class Word>
const LineKernels<Word>* avx2_line_kernels();
// Null where the build or the processor has no AVX-512.
template <class Word>
const LineKernels<Word>* avx512_line_kernels();

// One line, plain: the reference the batch kernels are tested against. False when there is no arrangement.
template <class Word>
bool settle_line(const LinePattern<Word>& pattern, Word& filled, Word& empty, int cells);

}  // namespace cluewright::nonogram
