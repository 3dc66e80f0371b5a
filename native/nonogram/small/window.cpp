#include "nonogram/small/window.hpp"

namespace cluewright::nonogram {

namespace {

// How many blocks at one end of a clue a run of cells accounts for, and the cells of one more that goes on beyond the last cell.
struct Account {
  int blocks = 0, cells = 0;
};

// Reads `count` cells from one end of a line. `block(k)` is the length of the k-th block from there, `cell(i)` the i-th cell; the one
// after those read tells whether a block goes on. False: they do not fit the clue.
template <class Block, class CellAt>
bool account(int blocks, Block&& block, int count, CellAt&& cell, Account& out) {
  for (int i = 0; i <= count; ++i) {
    if (cell(i)) {
      if (i < count) ++out.cells;
    } else if (out.cells) {
      if (out.blocks >= blocks || block(out.blocks) != out.cells) return false;
      ++out.blocks;
      out.cells = 0;
    }
  }
  return true;
}

// How many cells from one end of a line fit its clue.
template <class Block, class CellAt>
int fitting(int blocks, Block&& block, int length, CellAt&& cell) {
  int k = 0, run = 0;
  for (int i = 0; i < length; ++i) {
    if (cell(i)) {
      if (k >= blocks || ++run > block(k)) return i;
    } else if (run) {
      if (run != block(k)) return i;
      run = 0;
      ++k;
    }
  }
  return length;
}

}  // namespace

template <class Word>
bool clue_within(const Clue& clue, Word filled, int length, Stretch within, Clue& inner) {
  const int blocks = int(clue.blocks.size());
  const auto at = [&](int k) { return int(clue.blocks[std::size_t(k)]); };
  Account before, after;
  if (!account(blocks, at, within.first, [&](int i) { return bit_at(filled, i); }, before)) return false;
  if (!account(blocks, [&](int k) { return at(blocks - 1 - k); }, length - 1 - within.last,
               [&](int i) { return bit_at(filled, length - 1 - i); }, after))
    return false;
  if (before.blocks + after.blocks > blocks) return false;
  inner.hidden = false;
  inner.blocks.assign(clue.blocks.begin() + before.blocks, clue.blocks.end() - after.blocks);
  if (inner.blocks.empty()) return before.cells + after.cells == 0;
  inner.blocks.front() -= before.cells;
  inner.blocks.back() -= after.cells;
  return std::all_of(inner.blocks.begin(), inner.blocks.end(), [](std::int32_t block) { return block > 0; });
}

template <class Word>
Stretch misfit(const Clue& clue, Word filled, int length) {
  const int blocks = int(clue.blocks.size());
  const auto at = [&](int k) { return int(clue.blocks[std::size_t(k)]); };
  const int first = std::min(length - 1, fitting(blocks, at, length, [&](int i) { return bit_at(filled, i); }));
  const int last = std::max(0, length - 1 - fitting(blocks, [&](int k) { return at(blocks - 1 - k); }, length,
                                                    [&](int i) { return bit_at(filled, length - 1 - i); }));
  return {std::min(first, last), std::max(first, last)};
}

template <class Word>
WindowPuzzle cut_window(const Problem& problem, const Rules<Word>& rules, const Board<Word>& picture, const Board<Word>& known,
                        const Window& window) {
  WindowPuzzle puzzle;
  puzzle.problem.height = window.height();
  puzzle.problem.width = window.width();
  puzzle.start.reserve(std::size_t(window.height()) * std::size_t(window.width()));
  const bool stays_above = window.top > 0, stays_below = window.bottom < rules.height - 1;
  const bool stays_left = window.left > 0, stays_right = window.right < rules.width - 1;
  const auto add = [&](std::vector<Clue>& lines, const Clue& clue, int line, bool stays, Stretch within) {
    Clue& inner = lines.emplace_back();
    if (!stays && !clue.hidden && clue_within(clue, picture.filled[line], rules.length(line), within, inner)) return;
    inner = {{}, true};
    if (!stays && !clue.hidden) puzzle.unfit.push_back(int(puzzle.problem.rows.size() + puzzle.problem.columns.size()) - 1);
  };
  for (int row = window.top; row <= window.bottom; ++row) {
    const bool stays = (row == window.top && stays_above) || (row == window.bottom && stays_below);
    add(puzzle.problem.rows, problem.rows[std::size_t(row)], row, stays, {window.left, window.right});
    for (int column = window.left; column <= window.right; ++column) {
      const bool cell_stays = stays || (column == window.left && stays_left) || (column == window.right && stays_right) ||
                              bit_at(known.filled[row] | known.empty[row], column);
      puzzle.start.push_back(!cell_stays ? unknown : bit_at(picture.filled[row], column) ? filled : empty);
    }
  }
  for (int column = window.left; column <= window.right; ++column) {
    const bool stays = (column == window.left && stays_left) || (column == window.right && stays_right);
    add(puzzle.problem.columns, problem.columns[std::size_t(column)], rules.height + column, stays, {window.top, window.bottom});
  }
  return puzzle;
}

template <class Word>
void paste_window(const Rules<Word>& rules, const Window& window, const Grid& cells, Board<Word>& picture) {
  const Cell* cell = cells.data();
  for (int row = window.top; row <= window.bottom; ++row)
    for (int column = window.left; column <= window.right; ++column) {
      const bool is_filled = *cell++ == filled;
      const int line = rules.height + column;
      const Word in_row = Word(1) << column, in_column = Word(1) << row;
      picture.filled[row] = (picture.filled[row] & ~in_row) | (is_filled ? in_row : Word(0));
      picture.empty[row] = (picture.empty[row] & ~in_row) | (is_filled ? Word(0) : in_row);
      picture.filled[line] = (picture.filled[line] & ~in_column) | (is_filled ? in_column : Word(0));
      picture.empty[line] = (picture.empty[line] & ~in_column) | (is_filled ? Word(0) : in_column);
    }
}

#define CLUEWRIGHT_WINDOW(Word)                                                                                                    \
  template bool clue_within(const Clue&, Word, int, Stretch, Clue&);                                                               \
  template Stretch misfit(const Clue&, Word, int);                                                                                 \
  template WindowPuzzle cut_window(const Problem&, const Rules<Word>&, const Board<Word>&, const Board<Word>&, const Window&);     \
  template void paste_window(const Rules<Word>&, const Window&, const Grid&, Board<Word>&);
CLUEWRIGHT_WINDOW(std::uint32_t)
CLUEWRIGHT_WINDOW(std::uint64_t)
CLUEWRIGHT_WINDOW(Wide)
#undef CLUEWRIGHT_WINDOW

}  // namespace cluewright::nonogram
