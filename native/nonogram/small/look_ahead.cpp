#include "nonogram/small/look_ahead.hpp"

#include <algorithm>

namespace cluewright::nonogram {

template <class Word>
void LookAhead<Word>::start(Try& started, const Board<Word>& board, Literal value, int number) const {
  std::copy_n(board.filled, rules_.lines, started.board.filled);
  std::copy_n(board.empty, rules_.lines, started.board.empty);
  Dirty<Word> dirty;
  const auto [row, column] = rules_.place_of(cell_of(value));
  set_cell(rules_, started.board, dirty, row, column, value_of(value));
  started.dirty[across] = dirty.rows & rules_.watched_rows;
  started.dirty[down] = dirty.columns & rules_.watched_columns;
  started.number = number;
  started.gain = 0;
}

template <class Word>
void LookAhead<Word>::take(Try& from, Taken& taken) {
  Word& dirty = from.dirty[from.way];
  const int first_line = from.way == across ? 0 : rules_.height;
  for (; dirty && taken.count < many_lanes; dirty &= dirty - 1) {
    const int line = first_line + first_bit(dirty);
    rules_.load(batch_, taken.count, line, from.board.filled[line], from.board.empty[line]);
    taken.line[taken.count] = line;
    taken.from[taken.count++] = &from;
  }
}

// What a line settles goes to the lines that cross it; no other one of the same call does.
template <class Word>
void LookAhead<Word>::write(Try& to, int line, Word certainly_filled, Word certainly_empty) const {
  const Way way = rules_.is_row(line) ? across : down;
  const Word filled = certainly_filled & ~to.board.filled[line], empty = certainly_empty & ~to.board.empty[line];
  const Word own = Word(1) << (way == across ? line : line - rules_.height);
  to.board.filled[line] |= filled;
  to.board.empty[line] |= empty;
  to.dirty[1 - way] |= (filled | empty) & (way == across ? rules_.watched_columns : rules_.watched_rows);
  const int crossing = way == across ? rules_.height : 0;
  Word* const masks[] = {to.board.empty + crossing, to.board.filled + crossing};
  for_each_bit(Word(filled | empty), [&](int place) {
    masks[bit_at(filled, place)][place] |= own;
    ++to.gain;
  });
}

template <class Word>
int LookAhead<Word>::look(const Board<Word>& board, std::span<const Literal> values, std::uint16_t* gains, std::uint64_t& calls,
                          std::uint64_t& lines_solved) {
  Try* running[many_lanes];  // the oldest first: lanes that it leaves go to the next
  Try* idle[many_lanes];
  int running_count = 0, idle_count = 0;
  for (Try& t : tries_) idle[idle_count++] = &t;
  int next = 0;
  while (true) {
    Taken taken;
    int kept = 0;
    for (int i = 0; i < running_count; ++i) {
      Try* const t = running[i];
      if (t->turn()) {
        running[kept++] = t;
        if (taken.count < many_lanes) take(*t, taken);
      } else {
        gains[t->number] = t->gain;
        idle[idle_count++] = t;
      }
    }
    running_count = kept;
    while (taken.count < many_lanes && next < int(values.size()) && idle_count > 0) {
      Try* const t = idle[--idle_count];
      start(*t, board, values[std::size_t(next)], next);
      ++next;
      running[running_count++] = t;
      if (t->turn()) take(*t, taken);
    }
    if (taken.count == 0) return none;
    ++calls;
    lines_solved += std::uint64_t(taken.count);
    const SettledLanes found = rules_.settle(batch_, taken.line, taken.count);  // lanes beyond the count hold what was there before
    const std::uint32_t mine = low_bits<std::uint32_t>(taken.count);
    if (const std::uint32_t infeasible = found.infeasible & mine) return taken.from[first_bit(infeasible)]->number;
    for (std::uint32_t lanes = found.changed & mine; lanes; lanes &= lanes - 1) {
      const int lane = first_bit(lanes);
      write(*taken.from[lane], taken.line[lane], batch_.filled[lane], batch_.empty[lane]);
    }
  }
}

template class LookAhead<std::uint32_t>;
template class LookAhead<std::uint64_t>;
template class LookAhead<Wide>;

}  // namespace cluewright::nonogram
