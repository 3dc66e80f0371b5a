#include "nonogram/count/open_cells.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace cluewright::nonogram::count {

namespace {

std::size_t cell_count(const Problem& problem) {
  return static_cast<std::size_t>(problem.width) * static_cast<std::size_t>(problem.height);
}

}  // namespace

OpenCells::OpenCells(const Problem& problem, const large::LargeBoard& board, Budget& budget)
    : budget_(budget), groups_(board.unknown_cells()) {
  std::vector<Spot> spots;
  std::vector<Cell> number(cell_count(problem), none);
  for (std::int32_t y = 0; y < problem.height && !budget_.spent(); ++y)
    for (std::int32_t x = 0; x < problem.width; ++x)
      if (board.at(y, x) == unknown) {
        number[board.cell_index(y, x)] = static_cast<Cell>(spots.size());
        spots.push_back({y, x});
      }
  segments_of_.assign(spots.size(), {none, none});
  values_.assign(spots.size(), unknown);
  const auto add_line = [&](const Clue& clue, std::int32_t length, auto&& spot_at) {
    if (clue.hidden || budget_.spent()) return;
    std::vector<Place> places;
    bool open = false;
    for (std::int32_t i = 0; i < length; ++i) {
      const Spot spot = spot_at(i);
      const Value value = board.at(spot.row, spot.column);
      open |= value == unknown;
      places.push_back(value == unknown  ? number[board.cell_index(spot.row, spot.column)]
                       : value == filled ? known_filled
                                         : known_empty);
    }
    if (open) add_segments(clue, std::move(places));
  };
  for (std::int32_t y = 0; y < problem.height; ++y)
    add_line(problem.rows[static_cast<std::size_t>(y)], problem.width, [&](std::int32_t i) { return Spot{y, i}; });
  for (std::int32_t x = 0; x < problem.width; ++x)
    add_line(problem.columns[static_cast<std::size_t>(x)], problem.height, [&](std::int32_t i) { return Spot{i, x}; });
  if (budget_.spent()) return;
  number_cells(spots);
  queued_.assign(segments_.size(), 0);
  segment_stamp_.assign(segments_.size(), 0);
  cell_stamp_.assign(values_.size(), 0);
}

// Cuts a line where only one state is possible: the two sides are independent of each other.
void OpenCells::add_segments(const Clue& clue, std::vector<Place>&& places) {
  const Chain whole(clue);
  std::vector<Word> ends(whole.words, 0);
  const auto allow = [&](std::int32_t state) { ends[static_cast<std::size_t>(state) / 64] |= Word{1} << (state % 64); };
  allow(whole.states - 1);
  if (whole.states > 1) allow(whole.states - 2);
  if (!live_.find(whole, places, ends, [](Place) { return unknown; })) return;
  for (std::size_t from = 0, to; from < places.size(); from = to) {
    to = from + 1;
    while (to < places.size() && live_.only(to) < 0) ++to;
    std::size_t first = from, last = to;
    while (first < last && places[first] < 0) ++first;
    while (first < last && places[last - 1] < 0) --last;
    if (first == last) continue;
    Segment segment;
    // Known cells lead from one state to one state, so there is only one where the first open cell comes.
    const std::int32_t begin = live_.only(first);
    std::vector<std::int32_t> ends_in;
    for (std::size_t w = 0; w < whole.words; ++w)
      for (Word states = live_.at(last)[w]; states; states &= states - 1)
        ends_in.push_back(static_cast<std::int32_t>(64 * w) + std::countr_zero(states));
    segment.chain = Chain(whole, begin, ends_in.back());
    segment.ends.assign(segment.chain.words, 0);
    for (const std::int32_t state : ends_in)
      segment.ends[static_cast<std::size_t>(state - begin) / 64] |= Word{1} << ((state - begin) % 64);
    segment.places.assign(places.begin() + static_cast<std::ptrdiff_t>(first), places.begin() + static_cast<std::ptrdiff_t>(last));
    const auto id = static_cast<SegmentId>(segments_.size());
    for (const Place place : segment.places)
      if (place >= 0) {
        auto& of = segments_of_[static_cast<std::size_t>(place)];
        of[of[0] == none ? 0 : 1] = id;
      }
    segments_.push_back(std::move(segment));
  }
}

// Numbers the cells in the order in which they are assumed: along the longer side of each part, so that few
// lines cross from what is done to what is to come.
void OpenCells::number_cells(const std::vector<Spot>& spots) {
  std::vector<Cell> all, renamed(spots.size());
  all.reserve(spots.size());
  for (std::size_t i = 0; i < spots.size(); ++i)
    if (segments_of_[i][0] != none) all.push_back(static_cast<Cell>(i));
  bound_ = all.size();
  groups_.part_all(all);
  for (const Segment& segment : segments_) {
    Cell before = none;
    for (const Place place : segment.places) {
      if (place < 0) continue;
      if (before != none) groups_.join(before, place);
      before = place;
    }
  }
  std::vector<std::size_t> sizes;
  groups_.arrange(all, [](Cell) { return true; }, sizes);
  std::size_t at = 0;
  for (const std::size_t size : sizes) {
    const std::span<Cell> part(all.data() + at, size);
    Spot low = spots[static_cast<std::size_t>(part[0])], high = low;
    for (const Cell cell : part) {
      const Spot spot = spots[static_cast<std::size_t>(cell)];
      low = {std::min(low.row, spot.row), std::min(low.column, spot.column)};
      high = {std::max(high.row, spot.row), std::max(high.column, spot.column)};
    }
    if (high.column - low.column > high.row - low.row)
      std::sort(part.begin(), part.end(), [&](Cell a, Cell b) {
        const Spot one = spots[static_cast<std::size_t>(a)], other = spots[static_cast<std::size_t>(b)];
        return std::pair(one.column, one.row) < std::pair(other.column, other.row);
      });
    for (const Cell cell : part) renamed[static_cast<std::size_t>(cell)] = static_cast<Cell>(at++);
  }
  for (std::size_t i = 0; i < spots.size(); ++i)
    if (segments_of_[i][0] == none) renamed[i] = static_cast<Cell>(at++);
  auto segments_of = segments_of_;
  for (std::size_t i = 0; i < renamed.size(); ++i) segments_of_[static_cast<std::size_t>(renamed[i])] = segments_of[i];
  for (Segment& segment : segments_)
    for (Place& place : segment.places)
      if (place >= 0) place = renamed[static_cast<std::size_t>(place)];
}

std::vector<OpenCells::Cell> OpenCells::all() const {
  std::vector<Cell> cells(bound_);
  std::iota(cells.begin(), cells.end(), 0);
  return cells;
}

void OpenCells::undo_to(Mark mark) {
  for (; trail_.size() > mark; trail_.pop_back()) values_[static_cast<std::size_t>(trail_.back())] = unknown;
}

void OpenCells::set(Cell cell, Value value) {
  values_[static_cast<std::size_t>(cell)] = value;
  trail_.push_back(cell);
  for (const SegmentId id : segments_of_[static_cast<std::size_t>(cell)])
    if (id != none && !queued_[static_cast<std::size_t>(id)]) {
      queued_[static_cast<std::size_t>(id)] = 1;
      queue_.push_back(id);
    }
}

bool OpenCells::suppose(Cell cell, int way) {
  set(cell, way == 0 ? filled : empty);
  bool possible = true;
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    const SegmentId id = queue_[head];
    queued_[static_cast<std::size_t>(id)] = 0;
    if (possible && !budget_.spent()) possible = settle(id);
  }
  queue_.clear();
  return possible;
}

bool OpenCells::settle(SegmentId id) {
  const Segment& segment = segments_[static_cast<std::size_t>(id)];
  if (!find_live(segment)) return false;
  for (std::size_t i = 0; i < segment.places.size(); ++i) {
    const Place place = segment.places[i];
    if (place < 0 || value(place) != unknown) continue;
    if (!live_.can_be(segment.chain, i, empty)) set(place, filled);
    else if (!live_.can_be(segment.chain, i, filled)) set(place, empty);
  }
  queued_[static_cast<std::size_t>(id)] = 0;  // it has just been settled
  return true;
}

// Calls visit(segment) once for every segment that holds a cell of the part, in an order that depends on the part alone,
// after its live states are found. The cells of the part carry the current stamp.
template <typename Visit>
void OpenCells::each_segment(std::span<const Cell> part, Visit&& visit) {
  ++stamp_;
  for (const Cell cell : part) cell_stamp_[static_cast<std::size_t>(cell)] = stamp_;
  for (const Cell cell : part) {
    if (value(cell) != unknown) continue;
    for (const SegmentId id : segments_of_[static_cast<std::size_t>(cell)]) {
      if (id == none || segment_stamp_[static_cast<std::size_t>(id)] == stamp_) continue;
      segment_stamp_[static_cast<std::size_t>(id)] = stamp_;
      if (budget_.spent()) return;
      const Segment& segment = segments_[static_cast<std::size_t>(id)];
      find_live(segment);
      visit(segment);
    }
  }
}

void OpenCells::split(std::span<Cell> part, std::vector<std::size_t>& sizes) {
  groups_.part_all(part);
  each_segment(part, [&](const Segment& segment) {
    Cell before = none;
    for (std::size_t i = 0; i < segment.places.size(); ++i) {
      if (live_.only(i) >= 0) before = none;
      const Place place = segment.places[i];
      if (place < 0 || value(place) != unknown || cell_stamp_[static_cast<std::size_t>(place)] != stamp_) continue;
      if (before != none) groups_.join(before, place);
      before = place;
    }
  });
  groups_.arrange(part, [&](Cell cell) { return value(cell) == unknown; }, sizes);
}

// The cells; then of each stretch of a segment that holds some of them, between two places with only one state: how many
// it holds, the state it begins in, the states it may end in, and which cells between its open ones are filled.
void OpenCells::write_key(std::span<const Cell> part, std::vector<std::uint32_t>& words) {
  words.assign(part.begin(), part.end());
  each_segment(part, [&](const Segment& segment) {
    const auto mine = [&](std::size_t i) {
      const Place place = segment.places[i];
      return place >= 0 && cell_stamp_[static_cast<std::size_t>(place)] == stamp_ && value(place) == unknown;
    };
    for (std::size_t from = 0, to; from < segment.places.size(); from = to) {
      to = from + 1;
      while (to < segment.places.size() && live_.only(to) < 0) ++to;
      std::size_t first = from, last = to;
      while (first < last && !mine(first)) ++first;
      while (first < last && !mine(last - 1)) --last;
      if (first == last) continue;
      std::uint32_t count = 0;
      for (std::size_t i = first; i < last; ++i) count += mine(i);
      words.push_back(count);
      words.push_back(static_cast<std::uint32_t>(live_.only(first)));
      for (std::size_t w = 0; w < segment.chain.words; ++w)
        for (const int half : {0, 32}) words.push_back(static_cast<std::uint32_t>(live_.at(last)[w] >> half));
      std::uint32_t bits = 0;
      for (std::size_t i = first; i < last; ++i) {
        const Place place = segment.places[i];
        const bool is_filled = place >= 0 ? value(place) == filled : place == known_filled;
        bits |= std::uint32_t{is_filled} << ((i - first) % 32);
        if ((i - first) % 32 == 31 || i + 1 == last) words.push_back(std::exchange(bits, 0));
      }
    }
  });
}

}  // namespace cluewright::nonogram::count
