#include "nonogram/small/probing.hpp"

#include <algorithm>

namespace cluewright::nonogram {

namespace {

constexpr std::uint64_t work_batch = 14;  // in the units of learn.cpp

}  // namespace

template <class Word>
Probing<Word>::Probing(const Rules<Word>& rules, Statistics& statistics, Recording* recording, bool contrapositives,
                       search::ProofLog* proof)
    : rules_(rules), statistics_(statistics), recording_(recording), contrapositives_(contrapositives), proof_(proof), lanes_(lane_count) {
  if (contrapositives) implied_.assign(std::size_t(rules.cell_count()) * 2 * 2 * std::size_t(rules.height), 0);
}

template <class Word>
bool Probing<Word>::put(Board<Word>& board, Literal l, Stage stage, Dirty<Word>& changed) {
  const int cell = cell_of(l);
  const auto [row, column] = rules_.place_of(cell);
  Dirty<Word> dirty;
  set_cell(rules_, board, dirty, row, column, value_of(l));
  if (recording_) recording_->settle(std::size_t(cell), value_of(l) ? filled : empty, stage);
  changed.rows |= dirty.rows, changed.columns |= dirty.columns;
  const std::uint64_t before = statistics_.lines_solved;
  const bool possible = propagate(rules_, board, dirty, statistics_.lines_solved, [&](int c, bool value, int) {
    const auto [changed_row, changed_column] = rules_.place_of(c);
    changed.rows |= Word(1) << changed_row;
    changed.columns |= Word(1) << changed_column;
    if (recording_) recording_->settle(std::size_t(c), value ? filled : empty, Stage::lines);
  });
  work_ += (statistics_.lines_solved - before) * work_batch / 4;
  return possible;
}

template <class Word>
void Probing<Word>::note_changes(const Dirty<Word>& changed) {
  pending_.rows |= changed.rows, pending_.columns |= changed.columns;
  for (Lane& lane : lanes_) lane.stale.rows |= changed.rows, lane.stale.columns |= changed.columns;
}

// Going through the whole table for every find would cost more than the tries; once a round is soon enough.
template <class Word>
void Probing<Word>::write_changes() {
  for (auto& entry : table_->entries) entry.due |= ((entry.rows & pending_.rows) | (entry.columns & pending_.columns)) != 0;
  pending_ = {};
}

// Both values of `cell` led to the opposite of what is refuted here; or the one value that was tried is refuted itself.
template <class Word>
void Probing<Word>::prove(int cell, Literal forced) {
  const std::int32_t refuted = in_proof(opposite(forced));
  if (cell_of(forced) != cell)
    for (const bool value : {true, false}) proof_->use(proof_->add({in_proof(literal(cell, value)), refuted}));  // in a chain
  proof_->use_always(proof_->add({refuted}));
}

// Puts all the given cells on the base board, which tries of `cell` showed.
template <class Word>
bool Probing<Word>::force(int cell, Word* filled_rows, Word* empty_rows) {
  Dirty<Word> changed;
  for (int row = 0; row < rules_.height; ++row)
    for (const bool value : {true, false}) {
      Word* const rows = value ? filled_rows : empty_rows;
      while (Word open = rows[row] & ~(value ? base_->filled : base_->empty)[row]) {
        const int column = first_bit(open);
        if (proof_) prove(cell, literal(row * rules_.width + column, value));
        if (bit_at((value ? base_->empty : base_->filled)[row], column)) return false;
        if (!put(*base_, literal(row * rules_.width + column, value), Stage::probe, changed)) return false;
      }
    }
  note_changes(changed);
  return true;
}

template <class Word>
void Probing<Word>::apply_contrapositives(Lane& lane, Literal l) {
  const Word* filled_rows = &implied_[std::size_t(l) * 2 * std::size_t(rules_.height)];
  const Word* empty_rows = filled_rows + rules_.height;
  for (int row = 0; row < rules_.height; ++row) {
    for_each_bit(Word(filled_rows[row] & ~lane.board.filled[row]), [&](int c) { set_cell(rules_, lane.board, lane.dirty, row, c, true), ++lane.gain; });
    for_each_bit(Word(empty_rows[row] & ~lane.board.empty[row]), [&](int c) { set_cell(rules_, lane.board, lane.dirty, row, c, false), ++lane.gain; });
  }
}

template <class Word>
void Probing<Word>::remember_contrapositives(const Lane& lane) {
  const Literal to = opposite(literal(lane.cell, lane.value));
  const auto [to_row, to_column] = rules_.place_of(lane.cell);
  const Word to_bit = Word(1) << to_column;
  for (int row = 0; row < rules_.height; ++row)
    for (const bool value : {true, false}) {
      const Word* now = value ? lane.board.filled : lane.board.empty;
      const Word* base = value ? base_->filled : base_->empty;
      for_each_bit(Word(now[row] & ~base[row]), [&](int c) {
        const Literal from = opposite(literal(row * rules_.width + c, value));
        if (cell_of(from) == lane.cell) return;
        Word& word = implied_[(std::size_t(from) * 2 + (value_of(to) ? 0 : 1)) * std::size_t(rules_.height) + std::size_t(to_row)];
        if (word & to_bit) return;
        word |= to_bit;
        found_.push_back({from, to});
      });
    }
}

template <class Word>
void Probing<Word>::take_back(std::size_t mark) {
  for (; found_.size() > mark; found_.pop_back()) {
    const auto [from, to] = found_.back();
    const auto [row, column] = rules_.place_of(cell_of(to));
    implied_[(std::size_t(from) * 2 + (value_of(to) ? 0 : 1)) * std::size_t(rules_.height) + std::size_t(row)] &= ~(Word(1) << column);
  }
}

template <class Word>
void Probing<Word>::start(Lane& lane, bool value) {
  ++statistics_.probes;
  std::copy_n(base_->filled, rules_.lines, lane.board.filled);
  std::copy_n(base_->empty, rules_.lines, lane.board.empty);
  lane.value = value;
  lane.gain = 1;
  lane.dirty = {};
  const auto [row, column] = rules_.place_of(lane.cell);
  set_cell(rules_, lane.board, lane.dirty, row, column, value);
  if (contrapositives_) apply_contrapositives(lane, literal(lane.cell, value));
  lane.seen.rows |= lane.dirty.rows;
  lane.seen.columns |= lane.dirty.columns;
}

// Gives the lane the next unknown cell that is due; false when a whole round found none.
template <class Word>
bool Probing<Word>::start_next(Lane& lane) {
  const int cells = rules_.cell_count();
  lane.cell = -1;
  for (; idle_ < cells || pending_.any(); ++idle_) {
    if (idle_ >= cells) {
      write_changes();
      idle_ = 0;
    }
    const int cell = next_;
    const auto [row, column] = rules_.place_of(cell);
    next_ = next_ + 1 == cells ? 0 : next_ + 1;
    auto& entry = table_->entries[std::size_t(cell)];
    if (!entry.due || bit_at(base_->filled[row] | base_->empty[row], column)) continue;
    entry.due = false;  // from now on changes are noted in the lane, and again in the entry when the tries are over
    lane.cell = cell;
    lane.has_first = false;
    lane.seen = lane.stale = {};
    start(lane, true);
    idle_ = 0;
    return true;
  }
  return false;
}

template <class Word>
bool Probing<Word>::finish(Lane& lane, bool contradiction) {
  const int cell = lane.cell;
  const auto [row, column] = rules_.place_of(cell);
  const Word bit = Word(1) << column;
  Word filled_rows[most_side<Word>] = {}, empty_rows[most_side<Word>] = {};
  auto& entry = table_->entries[std::size_t(cell)];
  if ((base_->filled[row] | base_->empty[row]) & bit) {  // settled meanwhile
    start_next(lane);
    return true;
  }
  if (contradiction) {
    (lane.value ? empty_rows : filled_rows)[row] |= bit;
    lane.cell = -1;
    if (!force(cell, filled_rows, empty_rows)) return false;
    start_next(lane);
    return true;
  }
  entry.gain[lane.value] = lane.gain;
  if (contrapositives_) remember_contrapositives(lane);
  if (!lane.has_first) {
    lane.has_first = true;
    std::copy_n(lane.board.filled, rules_.height, lane.first_filled);
    std::copy_n(lane.board.empty, rules_.height, lane.first_empty);
    start(lane, false);
    return true;
  }
  entry.rows = lane.seen.rows, entry.columns = lane.seen.columns;
  entry.due |= ((entry.rows & lane.stale.rows) | (entry.columns & lane.stale.columns)) != 0;
  Word any = 0;
  for (int r = 0; r < rules_.height; ++r) {
    filled_rows[r] = lane.board.filled[r] & lane.first_filled[r];
    empty_rows[r] = lane.board.empty[r] & lane.first_empty[r];
    any |= (filled_rows[r] & ~base_->filled[r]) | (empty_rows[r] & ~base_->empty[r]);
  }
  lane.cell = -1;
  if (any) {
    const Word all = low_bits<Word>(rules_.width);
    for (int r = 0; r < rules_.height; ++r) filled_rows[r] &= all, empty_rows[r] &= all;
    if (!force(cell, filled_rows, empty_rows)) return false;
  }
  start_next(lane);
  return true;
}

template <class Word>
ProbeEnd Probing<Word>::settle(Board<Word>& board, ProbeTable<Word>& table, Dirty<Word> fresh, Budget& budget,
                              std::uint64_t most_work) {
  const std::uint64_t begin = work_;
  base_ = &board;
  table_ = &table;
  table.entries.resize(std::size_t(rules_.cell_count()));
  for (Lane& lane : lanes_) lane.cell = -1;
  pending_ = fresh;
  write_changes();
  idle_ = 0;
  for (Lane& lane : lanes_) start_next(lane);
  while (true) {
    int lines[lane_count], active[lane_count];
    int count = 0;
    LineBatch<Word> batch{};
    for (int i = 0; i < lane_count; ++i) {
      Lane& lane = lanes_[i];
      if (lane.cell < 0 && !start_next(lane)) continue;
      lane.dirty.rows &= rules_.watched_rows;
      lane.dirty.columns &= rules_.watched_columns;
      if (!lane.dirty.any()) {  // no line watches the cell
        if (!finish(lane, false)) return ProbeEnd::contradiction;
        --i;
        continue;
      }
      // All dirty rows, then all dirty columns, in turn.
      lane.on_rows = lane.on_rows ? lane.dirty.rows != 0 : lane.dirty.columns == 0;
      Word& from = lane.on_rows ? lane.dirty.rows : lane.dirty.columns;
      const int line = first_bit(from) + (lane.on_rows ? 0 : rules_.height);
      from &= from - 1;
      rules_.load(batch, count, line, lane.board.filled[line], lane.board.empty[line]);
      active[count] = i;
      lines[count++] = line;
    }
    if (count == 0) return ProbeEnd::settled;
    work_ += work_batch;
    statistics_.lines_solved += std::uint64_t(count);
    const std::uint32_t infeasible = rules_.settle(batch, lines, count).infeasible;
    for (int k = 0; k < count; ++k) {
      Lane& lane = lanes_[active[k]];
      if (lane.cell < 0) continue;
      const int line = lines[k];
      bool contradiction = infeasible >> k & 1;
      if (!contradiction) {
        const Word filled = batch.filled[k] & ~lane.board.filled[line], empty = batch.empty[k] & ~lane.board.empty[line];
        contradiction = ((filled & lane.board.empty[line]) | (empty & lane.board.filled[line])) != 0;
        const bool is_row = rules_.is_row(line);
        const int crossing = is_row ? rules_.height : 0;
        const Word own = Word(1) << (is_row ? line : line - rules_.height);
        if (filled | empty) {
          (is_row ? lane.dirty.columns : lane.dirty.rows) |= filled | empty;
          (is_row ? lane.seen.columns : lane.seen.rows) |= filled | empty;
          lane.board.filled[line] |= filled;
          lane.board.empty[line] |= empty;
          for_each_bit(filled, [&](int place) { lane.board.filled[crossing + place] |= own, ++lane.gain; });
          for_each_bit(empty, [&](int place) { lane.board.empty[crossing + place] |= own, ++lane.gain; });
        }
      }
      lane.dirty.rows &= rules_.watched_rows;
      lane.dirty.columns &= rules_.watched_columns;
      if ((contradiction || !lane.dirty.any()) && !finish(lane, contradiction)) return ProbeEnd::contradiction;
    }
    if (budget.spent()) return ProbeEnd::stopped;
    if (work_ - begin >= most_work) {
      write_changes();
      return ProbeEnd::unfinished;
    }
  }
}

template class Probing<std::uint32_t>;
template class Probing<std::uint64_t>;
template class Probing<Wide>;

}  // namespace cluewright::nonogram
