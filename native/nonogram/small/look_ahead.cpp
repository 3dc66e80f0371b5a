#include "nonogram/small/look_ahead.hpp"

#include <algorithm>

namespace cluewright::nonogram {

template <class Word>
void LookAhead<Word>::start(Try& started, const Board<Word>& board, Literal value) const {
  std::copy_n(board.filled, rules_.lines, started.board.filled);
  std::copy_n(board.empty, rules_.lines, started.board.empty);
  started.dirty = {};
  const int cell = cell_of(value), row = cell / rules_.width;
  set_cell(rules_, started.board, started.dirty, row, cell - row * rules_.width, value_of(value));
}

template <class Word>
int LookAhead<Word>::look(const Board<Word>& board, std::span<const Literal> values, std::uint16_t* gains, std::uint64_t& calls,
                          std::uint64_t& lines_solved) {
  Try* running[lane_count];  // the oldest first: lanes that it leaves go to the next
  Try* idle[lane_count];
  int running_count = 0, idle_count = 0;
  for (Try& t : tries_) idle[idle_count++] = &t;
  std::size_t next = 0;
  while (true) {
    LineBatch<Word> batch;
    int lines[lane_count];
    Try* of[lane_count];
    int count = 0;
    const auto take = [&](Try& from) {
      Dirty<Word>& dirty = from.dirty;
      dirty.rows &= rules_.watched_rows;
      dirty.columns &= rules_.watched_columns;
      // Crossing lines do not see each other's changes in one call.
      const bool rows = bit_count(dirty.rows) >= bit_count(dirty.columns);
      Word& some = rows ? dirty.rows : dirty.columns;
      for (; some && count < lane_count; some &= some - 1, ++count) {
        const int line = (rows ? 0 : rules_.height) + first_bit(some);
        rules_.load(batch, count, line, from.board.filled[line], from.board.empty[line]);
        lines[count] = line;
        of[count] = &from;
      }
    };
    int kept = 0;
    for (int i = 0; i < running_count; ++i) {
      Try* const t = running[i];
      if (count < lane_count) take(*t);
      if (t->dirty.any() || (count > 0 && of[count - 1] == t)) running[kept++] = t;
      else idle[idle_count++] = t;
    }
    running_count = kept;
    while (count < lane_count && next < values.size() && idle_count > 0) {
      Try* const t = idle[--idle_count];
      start(*t, board, values[next]);
      t->number = int(next);
      gains[next++] = 0;
      take(*t);
      running[running_count++] = t;
    }
    if (count == 0) return none;
    for (int lane = count; lane < lane_count; ++lane)
      rules_.load(batch, lane, lines[0], of[0]->board.filled[lines[0]], of[0]->board.empty[lines[0]]);
    ++calls;
    lines_solved += std::uint64_t(count);
    const std::uint32_t infeasible = rules_.settle(batch, lines, count);
    for (int lane = 0; lane < count; ++lane) {
      Try& t = *of[lane];
      if (infeasible >> lane & 1) return t.number;
      if (!write_line(rules_, t.board, t.dirty, lines[lane], batch.filled[lane], batch.empty[lane],
                      [&](int, bool) { ++gains[t.number]; }))
        return t.number;
    }
  }
}

template class LookAhead<std::uint32_t>;
template class LookAhead<std::uint64_t>;
template class LookAhead<Wide>;

}  // namespace cluewright::nonogram
