// A problem prepared for the word-sized engines (sides up to 128), and the board they work on.
//
// Lines are numbered rows first (0 .. height-1), then columns (height .. height+width-1). A board keeps every cell twice, in its
// row's and in its column's masks, so that each line is ready for its kernel.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/line/kernel.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// What fits the engines of a word, so that small boards are not larger than they need to be.
template <class Word>
inline constexpr int most_side = word_bits<Word>;
template <class Word>
inline constexpr int most_lines = 2 * most_side<Word>;

// Sides up to this fit the 32-bit kernels.
inline constexpr int most_narrow_side = 30;

template <class Word>
constexpr Word low_bits(int count) {
  return count >= word_bits<Word> ? Word(~Word(0)) : Word((Word(1) << count) - 1);
}

template <class Word>
struct Board {
  Word filled[most_lines<Word>];
  Word empty[most_lines<Word>];  // cells beyond a line's end count as empty
};

struct CellPlace {
  int row, column;
};

template <class Word>
struct Rules {
  int width = 0, height = 0;
  int lines = 0;
  int cells = 0;  // cells a kernel reads: the longer side
  bool impossible = false;
  Word watched_rows = 0, watched_columns = 0;  // lines that say something (a hidden clue does not)
  LinePattern<Word> pattern[most_lines<Word>];
  struct TightLine {
    int line;
    std::vector<Word> arrangements;
  };
  std::vector<TightLine> tight;  // lines whose pattern does not fit a word

  explicit Rules(const Problem& problem);

  int cell_count() const { return width * height; }
  // Rows and columns of cells are asked for so often that dividing would be felt.
  int row_of(int cell) const { return int(std::uint64_t(cell) * width_inverse_ >> 32); }
  CellPlace place_of(int cell) const {
    const int row = row_of(cell);
    return {row, cell - row * width};
  }
  bool is_row(int line) const { return line < height; }
  int length(int line) const { return is_row(line) ? width : height; }
  // The cell at a place of a line.
  int cell(int line, int place) const { return is_row(line) ? line * width + place : place * width + (line - height); }

  Board<Word> blank_board() const;
  // Puts the cells of `grid` on the board; false when they contradict it or each other.
  bool place(const Grid& grid, Board<Word>& board) const;
  Grid grid(const Board<Word>& board) const;
  bool complete(const Board<Word>& board) const;
  int unknown_cells(const Board<Word>& board) const;

  // Fills a lane of a batch with a line under the given cells.
  template <int lanes>
  void load(LineBatch<Word, lanes>& batch, int lane, int line, Word filled, Word empty) const {
    const LinePattern<Word>& p = pattern[line];
    batch.filled[lane] = filled;
    batch.empty[lane] = empty;
    // A tight line has no pattern; its cells are kept where `settle_tight` finds them.
    batch.gap[lane] = p.tight ? filled : p.gap;
    batch.loop[lane] = p.tight ? empty : p.loop;
    batch.accept[lane] = p.accept;
  }
  // As the kernels, tight lines included. `lines[i]` is the line in lane i.
  template <int lanes>
  SettledLanes settle(LineBatch<Word, lanes>& batch, const int* lines, int count) const {
    SettledLanes settled;
    if constexpr (lanes == lane_count) settled = kernels_->settle(batch, cells);
    else settled = kernels_->settle_many(batch, cells);
    for (int lane = 0; !tight.empty() && lane < count; ++lane)
      if (pattern[lines[lane]].tight) settle_tight(batch, lines[lane], lane, settled);
    return settled;
  }
  // The lanes without an arrangement; not for tight lines.
  std::uint32_t refute(const LineBatch<Word>& batch) const { return kernels_->refute(batch, cells); }
  std::uint32_t feasible(int line, const Word* filled, const Word* empty, int lanes) const {
    if (pattern[line].tight) return feasible_tight(line, filled, empty, lanes);
    return kernels_->feasible(pattern[line], filled, empty, cells, lanes);
  }
  // The same under the given cells and, in each lane, so many first cells of the history: `first_prefix` of them, one more, and so on.
  std::uint32_t feasible_after(int line, Word filled, Word empty, const LineHistory<Word>& history, int first_prefix, int lanes) const {
    if (pattern[line].tight) return feasible_tight_after(line, filled, empty, history, first_prefix, lanes);
    return kernels_->feasible_after(pattern[line], filled, empty, history, first_prefix, cells, lanes);
  }
  // As the kernel; a tight line stands nowhere.
  void reach(LineBatch<Word>& batch, const int* lines, int length, Word* positions) const {
    for (int lane = 0; lane < lane_count; ++lane)
      if (pattern[lines[lane]].tight) batch.accept[lane] = 0;
    kernels_->reach(batch, length, positions);
  }
  // Adds what one board knows to another and counts the cells that this adds. `dirty(line)` is called for the lines that got some and
  // have others. False when the boards contradict each other.
  template <class NoteDirty>
  bool join(const Board<Word>& board, Board<Word>& into, int& added, NoteDirty&& dirty) const {
    std::uint64_t lines_of_words[most_lines<Word> / 64];
    JoinedLines joined{.dirty = lines_of_words};
    kernels_->join(board.filled, board.empty, into.filled, into.empty, lines, height, joined);
    added += joined.added;
    for (int first = 0; first < lines; first += 64)
      for (std::uint64_t left = lines_of_words[first / 64]; left; left &= left - 1) dirty(first + first_bit(left));
    return joined.agree;
  }

 private:
  const std::vector<Word>& arrangements_of(int line) const;
  template <int lanes>
  void settle_tight(LineBatch<Word, lanes>& batch, int line, int lane, SettledLanes& settled) const {
    // The kernel ran over a meaningless pattern and overwrote the cells; `gap` and `loop` kept them (see `load`).
    const std::uint32_t bit = std::uint32_t(1) << lane;
    settled.changed |= bit;
    settled.infeasible &= ~bit;
    if (!arrange_tight(line, batch.gap[lane], batch.loop[lane], batch.filled[lane], batch.empty[lane])) settled.infeasible |= bit;
  }
  // What all arrangements of a tight line have in common that agree with its cells; false when none does.
  bool arrange_tight(int line, Word filled, Word empty, Word& always_filled, Word& always_empty) const;
  std::uint32_t feasible_tight(int line, const Word* filled, const Word* empty, int lanes) const;
  std::uint32_t feasible_tight_after(int line, Word filled, Word empty, const LineHistory<Word>& history, int first_prefix,
                                     int lanes) const;

  const LineKernels<Word>* kernels_;
  std::uint64_t width_inverse_;  // of 2^32, rounded up: exact for all cells of a board
};

// Calls `use` with the place of every set bit, lowest first.
template <class Word, class Use>
inline void for_each_bit(Word bits, Use&& use) {
  for (; bits; bits &= bits - 1) use(first_bit(bits));
}

}  // namespace cluewright::nonogram
