#include "nonogram/small/look_ahead.hpp"

#include <algorithm>

namespace cluewright::nonogram {

template <class Word>
void LookAhead<Word>::start(Try& started, const Board<Word>& board, Literal value) const {
  std::copy_n(board.filled, rules_.lines, started.board.filled);
  std::copy_n(board.empty, rules_.lines, started.board.empty);
  started.dirty = {};
  started.gain = 0;
  const int cell = cell_of(value), row = cell / rules_.width;
  set_cell(rules_, started.board, started.dirty, row, cell - row * rules_.width, value_of(value));
}

template <class Word>
int LookAhead<Word>::look(const Board<Word>& board, std::span<const Literal> values, std::uint16_t* gains, std::uint64_t& calls,
                          std::uint64_t& lines_solved) {
  Try* running[many_lanes];  // the oldest first: lanes that it leaves go to the next
  Try* idle[many_lanes];
  int running_count = 0, idle_count = 0;
  for (Try& t : tries_) idle[idle_count++] = &t;
  int next = 0, end = int(values.size());  // what comes after a refuted value does not matter any more
  while (true) {
    int lines[many_lanes];
    Try* of[many_lanes];
    int count = 0;
    const auto take = [&](Try& from) {
      Dirty<Word>& dirty = from.dirty;
      dirty.rows &= rules_.watched_rows;
      dirty.columns &= rules_.watched_columns;
      // Crossing lines do not see each other's changes in one call.
      const bool rows = bit_count(dirty.rows) >= bit_count(dirty.columns);
      Word& some = rows ? dirty.rows : dirty.columns;
      for (; some && count < many_lanes; some &= some - 1, ++count) {
        const int line = (rows ? 0 : rules_.height) + first_bit(some);
        rules_.load(batch_, count, line, from.board.filled[line], from.board.empty[line]);
        lines[count] = line;
        of[count] = &from;
      }
    };
    int kept = 0;
    for (int i = 0; i < running_count; ++i) {
      Try* const t = running[i];
      if (t->number < end && count < many_lanes) take(*t);
      if (t->number < end && (t->dirty.any() || (count > 0 && of[count - 1] == t))) {
        running[kept++] = t;
      } else {
        gains[t->number] = t->gain;
        idle[idle_count++] = t;
      }
    }
    running_count = kept;
    while (count < many_lanes && next < end && idle_count > 0) {
      Try* const t = idle[--idle_count];
      start(*t, board, values[std::size_t(next)]);
      t->number = next++;
      take(*t);
      running[running_count++] = t;
    }
    if (count == 0) return end < int(values.size()) ? end : none;
    ++calls;
    lines_solved += std::uint64_t(count);
    const SettledLanes found = rules_.settle(batch_, lines, count);  // lanes beyond the count hold what was there before
    for (std::uint32_t lanes = (found.infeasible | found.changed) & low_bits<std::uint32_t>(count); lanes; lanes &= lanes - 1) {
      const int lane = first_bit(lanes);
      Try& t = *of[lane];
      if (t.number >= end) continue;
      const bool sound = !(found.infeasible >> lane & 1) &&
                         write_line(rules_, t.board, t.dirty, lines[lane], batch_.filled[lane], batch_.empty[lane],
                                    [&](int, bool) { ++t.gain; });
      if (!sound) end = t.number;
    }
  }
}

template class LookAhead<std::uint32_t>;
template class LookAhead<std::uint64_t>;
template class LookAhead<Wide>;

}  // namespace cluewright::nonogram
