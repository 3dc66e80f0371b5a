#include "nonogram/small/look_ahead.hpp"

#include <algorithm>

namespace cluewright::nonogram {

// The tries of other values make room.
template <class Word>
void LookAhead<Word>::ask_for(std::span<const Literal> values) {
  if (tries_.size() < values.size()) tries_.resize(values.size());
  for (Try& t : tries_) {
    t.number = none;
    if (!remembers_) try_of_[t.value] = none;
  }
  remembers_ = true;
  asked_.resize(values.size());
  for (std::size_t number = 0; number < values.size(); ++number) {
    asked_[number] = try_of_[values[number]];
    if (asked_[number] != none) tries_[std::size_t(asked_[number])].number = int(number);
  }
  free_.clear();
  for (std::size_t i = 0; i < tries_.size(); ++i)
    if (tries_[i].number == none) free_.push_back(int(i));
}

template <class Word>
typename LookAhead<Word>::Try& LookAhead<Word>::start(const Board<Word>& board, int known, Literal value, int number) {
  const int at = free_.back();
  free_.pop_back();
  Try& started = tries_[std::size_t(at)];
  if (try_of_[started.value] == at) try_of_[started.value] = none;
  try_of_[value] = asked_[std::size_t(number)] = at;
  std::copy_n(board.filled, rules_.lines, started.board.filled);
  std::copy_n(board.empty, rules_.lines, started.board.empty);
  Dirty<Word> dirty;
  const auto [row, column] = rules_.place_of(cell_of(value));
  set_cell(rules_, started.board, dirty, row, column, value_of(value));
  started.dirty[across] = dirty.rows & rules_.watched_rows;
  started.dirty[down] = dirty.columns & rules_.watched_columns;
  started.way = across;
  started.value = value;
  started.number = number;
  started.known = known + 1;
  started.settled.clear();
  return started;
}

template <class Word>
void LookAhead<Word>::note_dirty(Try& of, int line) const {
  if (rules_.is_row(line)) of.dirty[across] |= Word(1) << line & rules_.watched_rows;
  else of.dirty[down] |= Word(1) << (line - rules_.height) & rules_.watched_columns;
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
  to.settled.push_back({line, filled, empty});
  to.board.filled[line] |= filled;
  to.board.empty[line] |= empty;
  to.dirty[1 - way] |= (filled | empty) & (way == across ? rules_.watched_columns : rules_.watched_rows);
  const int crossing = way == across ? rules_.height : 0;
  Word* const masks[] = {to.board.empty + crossing, to.board.filled + crossing};
  for_each_bit(Word(filled | empty), [&](int place) {
    masks[bit_at(filled, place)][place] |= own;
    ++to.known;
  });
}

// Returns a try that is refuted, or null. The others may go on: what failed beside it will fail again.
template <class Word>
typename LookAhead<Word>::Try* LookAhead<Word>::settle(Taken& taken) {
  const SettledLanes found = rules_.settle(batch_, taken.line, taken.count);  // lanes beyond the count hold what was there before
  const std::uint32_t mine = low_bits<std::uint32_t>(taken.count), infeasible = found.infeasible & mine;
  Try* refuted = nullptr;
  if (infeasible) {
    refuted = taken.from[first_bit(infeasible)];
    failed_line_ = taken.line[first_bit(infeasible)];
    for_each_bit(infeasible, [&](int lane) { note_dirty(*taken.from[lane], taken.line[lane]); });
  }
  for_each_bit(found.changed & mine & ~infeasible, [&](int lane) {
    if (taken.from[lane] == refuted) note_dirty(*refuted, taken.line[lane]);
    else write(*taken.from[lane], taken.line[lane], batch_.filled[lane], batch_.empty[lane]);
  });
  return refuted;
}

template <class Word>
int LookAhead<Word>::look(const Board<Word>& board, int known, std::span<const Literal> values, std::uint16_t* gains,
                          std::uint64_t& calls, std::uint64_t& lines_solved) {
  ask_for(values);
  failed_line_ = no_line;
  Try* running[many_lanes];  // the oldest first: lanes that it leaves go to the next
  int running_count = 0;
  int next = 0;
  while (true) {
    Taken taken;
    int kept = 0;
    const auto go_on = [&](Try& t) {
      if (t.turn()) {
        running[kept++] = &t;
        if (taken.count < many_lanes) take(t, taken);
      } else {
        gains[t.number] = std::uint16_t(t.known - known - 1);
      }
    };
    for (int i = 0; i < running_count; ++i) go_on(*running[i]);
    for (; taken.count < many_lanes && next < int(values.size()) && kept < many_lanes; ++next) {
      const int before = asked_[std::size_t(next)];
      Try& t = before == none ? start(board, known, values[std::size_t(next)], next) : tries_[std::size_t(before)];
      // Only lines that know more than the board's can settle more than it.
      if (before != none && !rules_.join(board, t.board, t.known, [&](int line) { note_dirty(t, line); })) {
        for (int lane = 0; lane < taken.count; ++lane) note_dirty(*taken.from[lane], taken.line[lane]);
        return next;
      }
      go_on(t);
    }
    running_count = kept;
    if (taken.count == 0) return none;
    ++calls;
    lines_solved += std::uint64_t(taken.count);
    if (const Try* refuted = settle(taken)) return refuted->number;
  }
}

template class LookAhead<std::uint32_t>;
template class LookAhead<std::uint64_t>;
template class LookAhead<Wide>;

}  // namespace cluewright::nonogram
