// The cells of a board that settling lines leaves open, as the domain of a count: assumed one by one, falling apart.
//
// The board is told of by a `Kind`:
//   Value, Clue, Chain           of a cell, a line, and its states, as `LiveStates` takes them
//   open(value)                  whether a cell of this value is open
//   supposed(value, way)         one of the two ways an open cell is assumed
//   left(chain, states, value)   what of a value agrees with some of the states
//   bits, bits_of(value)         of a key, for a decided cell
//   write_open(value, words)     the rest of a key, for an open cell
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "common/budget.hpp"
#include "common/count/groups.hpp"
#include "common/count/live_states.hpp"

namespace cluewright {

template <typename Kind>
class OpenCells {
 public:
  using Cell = Groups::Cell;  // a number from 0, not the value of a cell
  using Mark = std::size_t;
  using Value = typename Kind::Value;
  using Clue = typename Kind::Clue;
  using Chain = typename Kind::Chain;

  // Takes the open cells of a board whose lines are settled, of which `value_at(row, column)` tells. When the budget runs
  // out on the way, nothing is usable.
  template <typename Problem, typename ValueAt>
  OpenCells(const Problem& problem, ValueAt&& value_at, Budget& budget) : budget_(budget), groups_(0) {
    std::vector<Spot> spots;
    std::vector<Cell> number(std::size_t(problem.width) * std::size_t(problem.height), none);
    const auto index = [&](Spot spot) { return std::size_t(spot.row) * std::size_t(problem.width) + std::size_t(spot.column); };
    for (std::int32_t y = 0; y < problem.height && !budget_.spent(); ++y)
      for (std::int32_t x = 0; x < problem.width; ++x) {
        const Value value = value_at(y, x);
        if (!Kind::open(value)) continue;
        number[index({y, x})] = static_cast<Cell>(spots.size());
        spots.push_back({y, x});
        values_.push_back(value);
      }
    groups_ = Groups(spots.size());
    segments_of_.assign(spots.size(), {none, none});
    const auto add_line = [&](const Clue& clue, std::int32_t length, auto&& spot_at) {
      if (clue.hidden || budget_.spent()) return;
      std::vector<Place> places;
      bool any_open = false;
      for (std::int32_t i = 0; i < length; ++i) {
        const Spot spot = spot_at(i);
        const Value value = value_at(spot.row, spot.column);
        any_open |= Kind::open(value);
        places.push_back({number[index(spot)], value});
      }
      if (any_open) add_segments(clue, places);
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

  // The cells that some line constrains, and the values of those that are free.
  std::vector<Cell> all() const {
    std::vector<Cell> cells(bound_);
    std::iota(cells.begin(), cells.end(), 0);
    return cells;
  }
  std::span<const Value> free_cells() const { return std::span(values_).subspan(bound_); }

  Mark mark() const { return trail_.size(); }

  void undo_to(Mark mark) {
    for (; trail_.size() > mark; trail_.pop_back()) values_[static_cast<std::size_t>(trail_.back().first)] = trail_.back().second;
  }

  bool suppose(Cell cell, int way) {
    set(cell, Kind::supposed(value(cell), way));
    bool possible = true;
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const SegmentId id = queue_[head];
      queued_[static_cast<std::size_t>(id)] = 0;
      if (possible && !budget_.spent()) possible = settle(id);
    }
    queue_.clear();
    return possible;
  }

  void split(std::span<Cell> part, std::vector<std::size_t>& sizes) {
    groups_.part_all(part);
    each_segment(part, [&](const Segment& segment) {
      Cell before = none;
      for (std::size_t i = 0; i < segment.places.size(); ++i) {
        if (live_.only(i) >= 0) before = none;
        if (!mine(segment.places[i])) continue;
        if (before != none) groups_.join(before, segment.places[i].cell);
        before = segment.places[i].cell;
      }
    });
    groups_.arrange(part, [&](Cell cell) { return Kind::open(value(cell)); }, sizes);
  }

  // The cells and what they may be; then of each stretch of a segment that holds some of them, between two places with only
  // one state: how many it holds, the state it begins in, the states it may end in, and what is between its open cells.
  void write_key(std::span<const Cell> part, std::vector<std::uint32_t>& words) {
    words.assign(part.begin(), part.end());
    for (const Cell cell : part) Kind::write_open(value(cell), words);
    each_segment(part, [&](const Segment& segment) {
      for (std::size_t from = 0, to; from < segment.places.size(); from = to) {
        to = from + 1;
        while (to < segment.places.size() && live_.only(to) < 0) ++to;
        std::size_t first = from, last = to;
        while (first < last && !mine(segment.places[first])) ++first;
        while (first < last && !mine(segment.places[last - 1])) --last;
        if (first == last) continue;
        std::uint32_t count = 0;
        for (std::size_t i = first; i < last; ++i) count += mine(segment.places[i]);
        words.push_back(count);
        words.push_back(static_cast<std::uint32_t>(live_.only(first)));
        for (std::size_t w = 0; w < segment.chain.words; ++w)
          for (const int half : {0, 32}) words.push_back(static_cast<std::uint32_t>(live_.at(last)[w] >> half));
        constexpr std::size_t per_word = 32 / Kind::bits;
        std::uint32_t bits = 0;
        for (std::size_t i = first; i < last; ++i) {
          const Value here = value(segment.places[i]);
          if (!Kind::open(here)) bits |= Kind::bits_of(here) << ((i - first) % per_word * Kind::bits);
          if ((i - first) % per_word == per_word - 1 || i + 1 == last) words.push_back(std::exchange(bits, 0));
        }
      }
    });
  }

 private:
  struct Spot {
    std::int32_t row, column;
  };
  // One place of a line: a cell that is open when counting begins, or else what is known of it.
  struct Place {
    Cell cell;
    Value known;
  };
  // A stretch of a line that is independent of the rest of the line.
  struct Segment {
    Chain chain;  // the first state is where it begins
    std::vector<Place> places;
    std::vector<StateWord> ends;  // the states it may end in
  };
  using SegmentId = std::int32_t;
  static constexpr SegmentId none = -1;

  Value value(Cell cell) const { return values_[static_cast<std::size_t>(cell)]; }
  Value value(const Place& place) const { return place.cell == none ? place.known : value(place.cell); }
  bool find_live(const Segment& segment) {
    return live_.find(segment.chain, segment.places.size(), segment.ends, [&](std::size_t i) { return value(segment.places[i]); });
  }
  // Whether the place is an open cell of the part that carries the current stamp.
  bool mine(const Place& place) const {
    return place.cell != none && cell_stamp_[static_cast<std::size_t>(place.cell)] == stamp_ && Kind::open(value(place.cell));
  }

  // Cuts a line where only one state is possible: the two sides are independent of each other.
  void add_segments(const Clue& clue, const std::vector<Place>& places) {
    const Chain whole(clue);
    std::vector<StateWord> ends(whole.words, 0);
    const auto allow = [&](std::int32_t state) { ends[static_cast<std::size_t>(state) / 64] |= StateWord{1} << (state % 64); };
    allow(whole.states - 1);
    if (whole.states > 1) allow(whole.states - 2);
    if (!live_.find(whole, places.size(), ends, [&](std::size_t i) { return places[i].known; })) return;
    for (std::size_t from = 0, to; from < places.size(); from = to) {
      to = from + 1;
      while (to < places.size() && live_.only(to) < 0) ++to;
      std::size_t first = from, last = to;
      while (first < last && places[first].cell == none) ++first;
      while (first < last && places[last - 1].cell == none) --last;
      if (first == last) continue;
      // Known cells lead from one state to one state, so there is only one where the first open cell comes.
      const std::int32_t begin = live_.only(first);
      const std::vector<StateWord> at_end(live_.at(last), live_.at(last) + whole.words);
      std::int32_t end = whole.states - 1;
      while (!(at_end[static_cast<std::size_t>(end) / 64] >> (end % 64) & 1)) --end;
      const auto id = static_cast<SegmentId>(segments_.size());
      segments_.push_back({Chain(whole, begin, end),
                           {places.begin() + static_cast<std::ptrdiff_t>(first), places.begin() + static_cast<std::ptrdiff_t>(last)},
                           some_states(at_end, begin, end)});
      for (const Place& place : segments_.back().places) {
        if (place.cell == none) continue;
        auto& of = segments_of_[static_cast<std::size_t>(place.cell)];
        of[of[0] == none ? 0 : 1] = id;
      }
    }
  }

  // Numbers the cells in the order in which they are assumed: along the longer side of each part, so that few
  // lines cross from what is done to what is to come.
  void number_cells(const std::vector<Spot>& spots) {
    std::vector<Cell> bound, renamed(spots.size());
    bound.reserve(spots.size());
    for (std::size_t i = 0; i < spots.size(); ++i)
      if (segments_of_[i][0] != none) bound.push_back(static_cast<Cell>(i));
    bound_ = bound.size();
    groups_.part_all(bound);
    for (const Segment& segment : segments_) {
      Cell before = none;
      for (const Place& place : segment.places) {
        if (place.cell == none) continue;
        if (before != none) groups_.join(before, place.cell);
        before = place.cell;
      }
    }
    std::vector<std::size_t> sizes;
    groups_.arrange(bound, [](Cell) { return true; }, sizes);
    std::size_t at = 0;
    for (const std::size_t size : sizes) {
      const std::span<Cell> part(bound.data() + at, size);
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
    const auto segments_of = segments_of_;
    const auto values = values_;
    for (std::size_t i = 0; i < renamed.size(); ++i) {
      segments_of_[static_cast<std::size_t>(renamed[i])] = segments_of[i];
      values_[static_cast<std::size_t>(renamed[i])] = values[i];
    }
    for (Segment& segment : segments_)
      for (Place& place : segment.places)
        if (place.cell != none) place.cell = renamed[static_cast<std::size_t>(place.cell)];
  }

  void set(Cell cell, Value value) {
    trail_.push_back({cell, values_[static_cast<std::size_t>(cell)]});
    values_[static_cast<std::size_t>(cell)] = value;
    for (const SegmentId id : segments_of_[static_cast<std::size_t>(cell)])
      if (id != none && !queued_[static_cast<std::size_t>(id)]) {
        queued_[static_cast<std::size_t>(id)] = 1;
        queue_.push_back(id);
      }
  }

  bool settle(SegmentId id) {
    const Segment& segment = segments_[static_cast<std::size_t>(id)];
    if (!find_live(segment)) return false;
    for (std::size_t i = 0; i < segment.places.size(); ++i) {
      const Place& place = segment.places[i];
      if (place.cell == none || !Kind::open(value(place.cell))) continue;
      const Value left = Kind::left(segment.chain, live_.at(i + 1), value(place.cell));
      if (left != value(place.cell)) set(place.cell, left);
    }
    queued_[static_cast<std::size_t>(id)] = 0;  // it has just been settled
    return true;
  }

  // Calls visit(segment) once for every segment that holds a cell of the part, in an order that depends on the part alone,
  // after its live states are found. The cells of the part carry the current stamp.
  template <typename Visit>
  void each_segment(std::span<const Cell> part, Visit&& visit) {
    ++stamp_;
    for (const Cell cell : part) cell_stamp_[static_cast<std::size_t>(cell)] = stamp_;
    for (const Cell cell : part) {
      if (!Kind::open(value(cell))) continue;
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

  Budget& budget_;
  std::vector<Segment> segments_;
  std::vector<std::array<SegmentId, 2>> segments_of_;  // per cell: its row's and its column's, or none
  std::vector<Value> values_;
  std::size_t bound_ = 0;  // cells in segments; they come first
  std::vector<std::pair<Cell, Value>> trail_;
  std::vector<SegmentId> queue_;
  std::vector<std::uint8_t> queued_;
  std::vector<std::uint32_t> cell_stamp_, segment_stamp_;
  std::uint32_t stamp_ = 0;
  Groups groups_;
  LiveStates<Chain, Value> live_;
};

}  // namespace cluewright
