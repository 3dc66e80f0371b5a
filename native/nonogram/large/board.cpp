#include "nonogram/large/board.hpp"

#include <algorithm>

namespace cluewright::nonogram::large {

using namespace bits;

namespace {

// Whether one of the cells from..to is in the set.
bool any_member(const Word* set, std::int32_t from, std::int32_t to) {
  for (std::int32_t word = index_of(from); word <= index_of(to); ++word) {
    Word members = set[word];
    if (word == index_of(from)) members &= from_bit(from);
    if (word == index_of(to)) members &= through_bit(to);
    if (members) return true;
  }
  return false;
}

}  // namespace

LargeBoard::LargeBoard(const Problem& problem, Statistics& statistics, Recording* recording)
    : problem_(problem),
      statistics_(statistics),
      recording_(recording),
      width_(problem.width),
      height_(problem.height),
      cell_count_(static_cast<std::size_t>(problem.width) * static_cast<std::size_t>(problem.height)) {
  lines_.reserve(static_cast<std::size_t>(line_count()));
  for (const Clue& clue : problem.rows) set_up_line(clue, width_);
  for (const Clue& clue : problem.columns) set_up_line(clue, height_);
  changed_.assign(lines_.size(), 0);
  queue_.resize(lines_.size());
}

void LargeBoard::set_up_line(const Clue& clue, std::int32_t length) {
  Line line{};
  line.length = length;
  line.words = static_cast<std::int32_t>(LineCells::words_for(length));
  line.cells_at = cells_.size();
  while ((length - 1) >> line.bucket_shift > 63) ++line.bucket_shift;
  cells_.resize(cells_.size() + 2 * static_cast<std::size_t>(line.words), 0);
  Word* beyond = &cells_[line.cells_at + static_cast<std::size_t>(line.words)];
  for (std::int32_t at = index_of(length); at < line.words; ++at) beyond[at] = at == index_of(length) ? from_bit(length) : all_ones;

  std::int64_t needed = -1;
  bool numbers_hidden = false;
  for (const std::int32_t block : clue.blocks) {
    numbers_hidden |= block == any_length;
    needed += std::int64_t{1} + std::max(block, 1);
  }
  if (needed > length) possible_ = false;
  line.blocks_at = static_cast<std::uint32_t>(lengths_.size());
  line.kind = clue.hidden ? Kind::free : numbers_hidden ? Kind::automaton : Kind::windows;
  if (line.kind == Kind::windows && needed <= length) {
    const std::int32_t slack = clue.blocks.empty() ? length : static_cast<std::int32_t>(length - needed);
    std::int32_t start = 0;
    for (const std::int32_t block : clue.blocks) {
      lengths_.push_back(static_cast<std::int16_t>(block));
      windows_.push_back({static_cast<std::int16_t>(start), static_cast<std::int16_t>(start + slack)});
      start += block + 1;
    }
    line.blocks = static_cast<std::int32_t>(clue.blocks.size());
    window_line_.reserve(length, line.blocks, slack);
  }
  lines_.push_back(line);
}

const Clue& LargeBoard::clue_of(std::int32_t line) const {
  return line < height_ ? problem_.rows[static_cast<std::size_t>(line)] : problem_.columns[static_cast<std::size_t>(line - height_)];
}

LargeBoard::LineBlocks LargeBoard::line_blocks(std::int32_t index) const {
  const Line& line = lines_[static_cast<std::size_t>(index)];
  return {lengths_.data() + line.blocks_at, windows_.data() + line.blocks_at, line.blocks, line.kind == Kind::windows,
          line.kind == Kind::free};
}

LineCells LargeBoard::line_cells(std::int32_t index) const {
  const Line& line = lines_[static_cast<std::size_t>(index)];
  return {cells_.data() + line.cells_at, cells_.data() + line.cells_at + line.words};
}

Flow LargeBoard::begin(const Grid* start, Budget& budget) {
  if (!possible_) return Flow::conflict;
  if (start)
    for (std::int32_t row = 0; row < height_; ++row)
      for (std::int32_t column = 0; column < width_; ++column) {
        const Cell value = (*start)[cell_index(row, column)];
        if (value == contradiction) return Flow::conflict;
        if (value != unknown) settle({row, column, value});
      }
  report(Stage::given);
  for (std::int32_t line = 0; line < line_count(); ++line) {
    if (budget.spent()) return Flow::stopped;
    if (!solve_whole(line)) {
      forget_changes();
      return Flow::conflict;
    }
  }
  return propagate(budget);
}

void LargeBoard::mark_changed(std::int32_t line, std::int32_t position) {
  Word& changed = changed_[static_cast<std::size_t>(line)];
  if (!changed) {
    std::size_t tail = queue_head_ + queue_size_++;
    if (tail >= queue_.size()) tail -= queue_.size();
    queue_[tail] = line;
  }
  changed |= Word{1} << (position >> lines_[static_cast<std::size_t>(line)].bucket_shift);
}

void LargeBoard::forget_changes() {
  for (; queue_size_ > 0; --queue_size_) {
    changed_[static_cast<std::size_t>(queue_[queue_head_])] = 0;
    if (++queue_head_ == queue_.size()) queue_head_ = 0;
  }
}

void LargeBoard::settle(Fact fact) {
  const Line& row = lines_[static_cast<std::size_t>(fact.row())];
  const Line& column = lines_[static_cast<std::size_t>(height_ + fact.column())];
  const std::size_t row_plane = fact.value() == filled ? 0 : static_cast<std::size_t>(row.words);
  const std::size_t column_plane = fact.value() == filled ? 0 : static_cast<std::size_t>(column.words);
  cells_[row.cells_at + row_plane + static_cast<std::size_t>(index_of(fact.column()))] |= bit_of(fact.column());
  cells_[column.cells_at + column_plane + static_cast<std::size_t>(index_of(fact.row()))] |= bit_of(fact.row());
  trail_.push_back(fact);
  mark_changed(fact.row(), fact.column());
  mark_changed(height_ + fact.column(), fact.row());
}

// Settles cells that a line forces: only the crossing lines need to check them.
void LargeBoard::settle_word(std::int32_t index, std::int32_t word, Word bits, Cell value) {
  const Line& line = lines_[static_cast<std::size_t>(index)];
  cells_[line.cells_at + static_cast<std::size_t>(word + (value == filled ? 0 : line.words))] |= bits;
  const bool is_row = index < height_;
  const std::int32_t own = is_row ? index : index - height_;
  const std::int32_t crossing_base = is_row ? height_ : 0;
  for (; bits; bits &= bits - 1) {
    const std::int32_t position = word * 64 + lowest(bits);
    const Line& crossing = lines_[static_cast<std::size_t>(crossing_base + position)];
    cells_[crossing.cells_at + static_cast<std::size_t>(index_of(own) + (value == filled ? 0 : crossing.words))] |= bit_of(own);
    trail_.push_back(is_row ? Fact(own, position, value) : Fact(position, own, value));
    mark_changed(crossing_base + position, own);
  }
}

Flow LargeBoard::propagate(Budget& budget) {
  while (queue_size_ > 0) {
    if (budget.spent()) {
      forget_changes();
      return Flow::stopped;
    }
    const std::int32_t line = queue_[queue_head_];
    if (++queue_head_ == queue_.size()) queue_head_ = 0;
    --queue_size_;
    Word& changed = changed_[static_cast<std::size_t>(line)];
    const Word buckets = changed;
    changed = 0;
    if (!solve_line(line, buckets)) {
      forget_changes();
      return Flow::conflict;
    }
  }
  return Flow::consistent;
}

bool LargeBoard::solve_whole(std::int32_t index) {
  const Line& line = lines_[static_cast<std::size_t>(index)];
  if (line.kind == Kind::windows && line.blocks > 0) {
    // The windows of lines without slack do not overlap, but the cells between them are not yet marked empty.
    return solve_chain(index, 0, line.blocks);
  }
  return solve_line(index, all_ones);
}

bool LargeBoard::solve_line(std::int32_t index, Word changed) {
  const Line& line = lines_[static_cast<std::size_t>(index)];
  if (line.kind == Kind::free) return true;
  if (line.kind == Kind::automaton) return solve_by_automaton(index);
  if (line.blocks == 0) return solve_blank(index);
  const std::int16_t* lengths = lengths_.data() + line.blocks_at;
  const Window* windows = windows_.data() + line.blocks_at;
  const auto overlaps_next = [=](std::int32_t block) { return windows[block].last + lengths[block] >= windows[block + 1].first; };
  std::int32_t done = 0;  // the cells before it are accounted for
  while (changed) {
    const std::int32_t bucket = lowest(changed);
    const Word without_run = changed + bit_of(bucket);
    const std::int32_t bucket_end = without_run ? lowest(without_run & ~changed) : 64;
    changed &= without_run;
    const std::int32_t from = std::max(bucket << line.bucket_shift, done), to = bucket_end << line.bucket_shift;
    // The first block that reaches beyond `from`, then the chain it belongs to.
    std::int32_t low = 0, high = line.blocks;
    while (low < high) {
      const std::int32_t middle = (low + high) / 2;
      if (windows[middle].last + lengths[middle] > from) high = middle;
      else low = middle + 1;
    }
    while (low < line.blocks && windows[low].first < to) {
      std::int32_t begin = low, last = low;
      while (begin > 0 && overlaps_next(begin - 1)) --begin;
      while (last + 1 < line.blocks && overlaps_next(last)) ++last;
      const bool fixed = begin == last && windows[last].first == windows[last].last;
      if (!fixed) {
        last = solve_near(index, begin, last, low, to);
        if (last < 0) return false;
      }
      done = windows[last].last + lengths[last];
      low = last + 1;
    }
  }
  return true;
}

// A block whose window has nothing but unknown cells can stand anywhere in it as far as the blocks on one side are concerned. So what
// changed on that side tells the other side no more than where the window begins or ends now.
bool LargeBoard::stands_free(std::int32_t index, std::int32_t block) const {
  const std::size_t at = lines_[static_cast<std::size_t>(index)].blocks_at + static_cast<std::size_t>(block);
  const std::int32_t first = windows_[at].first, end = windows_[at].last + lengths_[at];
  const LineCells cells = line_cells(index);
  return !any_member(cells.filled, std::max(first - 1, 0), end) && !any_member(cells.empty, first, end - 1);
}

// Solves the chain of blocks `begin`..`last` after changes that only blocks from `low` to the last one beginning before cell `to` can
// meet: between the nearest blocks that stand free, and beyond them as far as their windows become narrower. Answers the last block that
// is up to date, or -1 for a contradiction.
std::int32_t LargeBoard::solve_near(std::int32_t index, std::int32_t begin, std::int32_t last, std::int32_t low, std::int32_t to) {
  const Window* windows = windows_.data() + lines_[static_cast<std::size_t>(index)].blocks_at;
  const auto free_before = [&](std::int32_t block) {
    while (--block > begin && !stands_free(index, block)) {}
    return std::max(block, begin);
  };
  const auto free_after = [&](std::int32_t block) {
    while (++block < last && !stands_free(index, block)) {}
    return std::min(block, last);
  };
  const auto solve = [&](std::int32_t first, std::int32_t final) { return solve_chain(index, first, final - first + 1); };
  // Before a chain is solved, its windows must follow each other.
  const auto push_left = [&](std::int32_t from, std::int32_t until) {
    while (from > until && end_before(index, from)) --from;
    return from == until;
  };
  const auto push_right = [&](std::int32_t from, std::int32_t until) {
    while (from < until && begin_after(index, from)) ++from;
    return from == until;
  };
  std::int32_t met = low;  // the last block that the changes can meet
  while (met < last && windows[met + 1].first < to) ++met;
  std::int32_t left = free_before(low), right = free_after(met);
  std::int32_t left_end = windows[left].last, right_begin = windows[right].first;
  if (!solve(left, right)) return -1;
  for (;;) {
    if (left > begin && windows[left].last != left_end) {
      const bool free = stands_free(index, left);
      left_end = windows[left - 1].last;
      if (free && stands_free(index, left - 1)) {
        if (!end_before(index, left)) return -1;
        if (has_room(index, left - 1, left - 1)) {
          --left;
          continue;
        }
      }
      const std::int32_t next = free_before(left), end = free ? left : right, end_begin = windows[end].first;
      if (next < left - 1) left_end = windows[next].last;
      if (!push_left(left, next) || !solve(next, end)) return -1;
      left = next;
      const bool met_others = end < right && windows[end].first != end_begin;  // changes that wait for their turn
      if (met_others && !(push_right(end, right) && solve(left, right))) return -1;
    } else if (right < last && windows[right].first != right_begin) {
      const bool free = stands_free(index, right);
      right_begin = windows[right + 1].first;
      if (free && stands_free(index, right + 1)) {
        if (!begin_after(index, right)) return -1;
        if (has_room(index, right + 1, right)) {
          ++right;
          continue;
        }
      }
      const std::int32_t next = free_after(right), start = free ? right : left, start_end = windows[start].last;
      if (next > right + 1) right_begin = windows[next].first;
      if (!push_right(right, next) || !solve(start, next)) return -1;
      right = next;
      const bool met_others = start > left && windows[start].last != start_end;
      if (met_others && !(push_left(start, left) && solve(left, right))) return -1;
    } else {
      return right;
    }
  }
}

void LargeBoard::narrow_window(std::size_t at, Window narrowed) {
  Window& window = windows_[at];
  if (window == narrowed) return;
  if (trails_windows_) window_trail_.push_back({static_cast<std::uint32_t>(at), window});
  window = narrowed;
}

// Of two neighbours that stand free one was moved: whether it still leaves every cell the choice, because it can avoid each cell of its
// window and the two windows meet.
bool LargeBoard::has_room(std::int32_t index, std::int32_t moved, std::int32_t first_of_both) const {
  const std::size_t line = lines_[static_cast<std::size_t>(index)].blocks_at;
  const std::size_t at = line + static_cast<std::size_t>(moved), pair = line + static_cast<std::size_t>(first_of_both);
  return windows_[at].last - windows_[at].first >= lengths_[at] && windows_[pair].last + lengths_[pair] >= windows_[pair + 1].first;
}

// Moves the end of the window before a block's, respectively the beginning of the one after it, to where that block leaves room.
bool LargeBoard::end_before(std::int32_t index, std::int32_t block) {
  const std::size_t at = lines_[static_cast<std::size_t>(index)].blocks_at + static_cast<std::size_t>(block) - 1;
  const std::int32_t last = std::min<std::int32_t>(windows_[at].last, windows_[at + 1].last - lengths_[at] - 1);
  narrow_window(at, {windows_[at].first, static_cast<std::int16_t>(last)});
  return windows_[at].first <= last;
}

bool LargeBoard::begin_after(std::int32_t index, std::int32_t block) {
  const std::size_t at = lines_[static_cast<std::size_t>(index)].blocks_at + static_cast<std::size_t>(block) + 1;
  const std::int32_t first = std::max<std::int32_t>(windows_[at].first, windows_[at - 1].first + lengths_[at - 1] + 1);
  narrow_window(at, {static_cast<std::int16_t>(first), windows_[at].last});
  return first <= windows_[at].last;
}

bool LargeBoard::solve_chain(std::int32_t index, std::int32_t first_block, std::int32_t blocks) {
  const Line& line = lines_[static_cast<std::size_t>(index)];
  const std::size_t base = line.blocks_at + static_cast<std::size_t>(first_block);
  ++statistics_.lines_solved;
  work_ += 4 + static_cast<std::uint64_t>(blocks);
  if (!window_line_.solve(line_cells(index), {lengths_.data() + base, windows_.data() + base, blocks})) return false;
  for (std::int32_t block = 0; block < blocks; ++block)
    narrow_window(base + static_cast<std::size_t>(block), window_line_.windows()[block]);
  for (std::int32_t word = window_line_.first_word(); word <= window_line_.last_word(); ++word) {
    if (const Word bits = window_line_.forced_filled(word)) settle_word(index, word, bits, filled);
    if (const Word bits = window_line_.forced_empty(word)) settle_word(index, word, bits, empty);
  }
  return true;
}

bool LargeBoard::solve_blank(std::int32_t index) {
  const LineCells cells = line_cells(index);
  const std::int32_t length = lines_[static_cast<std::size_t>(index)].length;
  for (std::int32_t word = 0; word <= index_of(length - 1); ++word)
    if (cells.filled[word]) return false;
  for (std::int32_t word = 0; word <= index_of(length - 1); ++word)
    if (const Word bits = ~cells.empty[word]) settle_word(index, word, bits, empty);
  return true;
}

bool LargeBoard::solve_by_automaton(std::int32_t index) {
  const std::int32_t length = lines_[static_cast<std::size_t>(index)].length;
  ++statistics_.lines_solved;
  work_ += 4 + static_cast<std::uint64_t>(length);
  if (!automaton_.solve(line_cells(index), length, clue_of(index))) return false;
  for (std::int32_t word = 0; word <= index_of(length - 1); ++word) {
    if (const Word bits = automaton_.forced_filled(word)) settle_word(index, word, bits, filled);
    if (const Word bits = automaton_.forced_empty(word)) settle_word(index, word, bits, empty);
  }
  return true;
}

void LargeBoard::report_undone(std::size_t known) {
  if (!recording_ || reported_ <= known) return;
  recording_->undo(reported_ - known);
  reported_ = known;
}

void LargeBoard::restore(const Snapshot& snapshot) {
  forget_changes();
  report_undone(snapshot.mark.cells);
  cells_ = snapshot.cells;
  windows_ = snapshot.windows;
  trail_.resize(snapshot.mark.cells);
  window_trail_.resize(snapshot.mark.windows);
}

void LargeBoard::undo_to(Mark mark) {
  forget_changes();
  report_undone(mark.cells);
  for (; trail_.size() > mark.cells; trail_.pop_back()) {
    const Fact fact = trail_.back();
    const Line& row = lines_[static_cast<std::size_t>(fact.row())];
    const Line& column = lines_[static_cast<std::size_t>(height_ + fact.column())];
    const std::size_t row_plane = fact.value() == filled ? 0 : static_cast<std::size_t>(row.words);
    const std::size_t column_plane = fact.value() == filled ? 0 : static_cast<std::size_t>(column.words);
    cells_[row.cells_at + row_plane + static_cast<std::size_t>(index_of(fact.column()))] &= ~bit_of(fact.column());
    cells_[column.cells_at + column_plane + static_cast<std::size_t>(index_of(fact.row()))] &= ~bit_of(fact.row());
  }
  for (; window_trail_.size() > mark.windows; window_trail_.pop_back())
    windows_[window_trail_.back().block] = window_trail_.back().before;
}

void LargeBoard::report(Stage stage) {
  if (!recording_) return;
  for (; reported_ < trail_.size(); ++reported_) {
    const Fact fact = trail_[reported_];
    recording_->settle(cell_index(fact.row(), fact.column()), fact.value(), stage);
    if (stage != Stage::given) stage = Stage::lines;
  }
}

Grid LargeBoard::grid() const {
  Grid grid(cell_count_, unknown);
  for (const Fact fact : trail_) grid[cell_index(fact.row(), fact.column())] = fact.value();
  return grid;
}

}  // namespace cluewright::nonogram::large
