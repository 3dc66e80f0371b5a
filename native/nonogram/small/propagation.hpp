// Settling lines one after the other until nothing changes: the board's fixpoint under exact line solving.
#pragma once

#include <algorithm>

#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

// The lines whose cells changed since they were last settled.
template <class Word>
struct Dirty {
  Word rows = 0, columns = 0;

  bool any() const { return (rows | columns) != 0; }
};

inline constexpr int no_line = -1;

template <class Word>
inline void set_cell(const Rules<Word>& rules, Board<Word>& board, Dirty<Word>& dirty, int row, int column, bool value) {
  Word* masks = value ? board.filled : board.empty;
  masks[row] |= Word(1) << column;
  masks[rules.height + column] |= Word(1) << row;
  dirty.rows |= Word(1) << row;
  dirty.columns |= Word(1) << column;
}

// Writes what the kernel settled of a line to the board; `settled(cell, value)` is called for every new cell. False when one of
// these cells has the other value: a crossing line of the same call may have settled it.
template <class Word, class Settled>
inline bool write_line(const Rules<Word>& rules, Board<Word>& board, Dirty<Word>& dirty, int line, Word certainly_filled,
                       Word certainly_empty, Settled&& settled) {
  const Word filled = certainly_filled & ~board.filled[line], empty = certainly_empty & ~board.empty[line];
  if ((filled & board.empty[line]) | (empty & board.filled[line])) return false;
  if (!(filled | empty)) return true;
  const bool is_row = rules.is_row(line);
  const int crossing = is_row ? rules.height : 0;
  const Word own = Word(1) << (is_row ? line : line - rules.height);
  (is_row ? dirty.columns : dirty.rows) |= filled | empty;
  board.filled[line] |= filled;
  board.empty[line] |= empty;
  for_each_bit(filled, [&](int place) {
    board.filled[crossing + place] |= own;
    settled(rules.cell(line, place), true);
  });
  for_each_bit(empty, [&](int place) {
    board.empty[crossing + place] |= own;
    settled(rules.cell(line, place), false);
  });
  return true;
}

// Settles up to eight dirty lines in one kernel call. `settled(cell, value, line)` is called for every new cell. Returns the line
// that has no arrangement any more under the board's cells, or `no_line`.
template <class Word, class Settled>
inline int settle_some(const Rules<Word>& rules, Board<Word>& board, Dirty<Word>& dirty, std::uint64_t& lines_solved,
                       Settled&& settled) {
  dirty.rows &= rules.watched_rows;
  dirty.columns &= rules.watched_columns;
  int lines[lane_count];
  int count = 0;
  const int rows = bit_count(dirty.rows), columns = bit_count(dirty.columns);
  // Crossing lines in one batch do not see each other's changes, so mix them only when both fit.
  const auto take = [&](Word& from, int offset) {
    while (from && count < lane_count) {
      lines[count++] = offset + first_bit(from);
      from &= from - 1;
    }
  };
  if (rows + columns <= lane_count) {
    take(dirty.rows, 0);
    take(dirty.columns, rules.height);
  } else if (rows >= columns) {
    take(dirty.rows, 0);
  } else {
    take(dirty.columns, rules.height);
  }
  if (count == 0) return no_line;
  lines_solved += std::uint64_t(count);
  LineBatch<Word> batch;
  for (int lane = 0; lane < lane_count; ++lane) {
    const int line = lines[lane < count ? lane : 0];
    rules.load(batch, lane, line, board.filled[line], board.empty[line]);
  }
  const SettledLanes found = rules.settle(batch, lines, count);
  for (std::uint32_t lanes = (found.infeasible | found.changed) & low_bits<std::uint32_t>(count); lanes; lanes &= lanes - 1) {
    const int lane = first_bit(lanes), line = lines[lane];
    if (found.infeasible >> lane & 1) return line;
    if (!write_line(rules, board, dirty, line, batch.filled[lane], batch.empty[lane],
                    [&](int cell, bool value) { settled(cell, value, line); }))
      return line;
  }
  return no_line;
}

// The same for callers that do not count.
template <class Word, class Settled>
inline int settle_some(const Rules<Word>& rules, Board<Word>& board, Dirty<Word>& dirty, Settled&& settled) {
  std::uint64_t lines_solved = 0;
  return settle_some(rules, board, dirty, lines_solved, settled);
}

// False when some line has no arrangement any more; the board is then of no use.
template <class Word, class Settled>
inline bool propagate(const Rules<Word>& rules, Board<Word>& board, Dirty<Word>& dirty, std::uint64_t& lines_solved,
                      Settled&& settled) {
  while (dirty.any())
    if (settle_some(rules, board, dirty, lines_solved, settled) != no_line) return false;
  return true;
}

}  // namespace cluewright::nonogram
