// The cells of a board that settling lines leaves open, as the domain of a count: assumed one by one, falling apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/budget.hpp"
#include "common/count/groups.hpp"
#include "nonogram/count/segment.hpp"
#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::count {

class OpenCells {
 public:
  using Cell = Groups::Cell;  // a number from 0, not the value of a cell
  using Mark = std::size_t;
  using Value = nonogram::Cell;

  // Takes the open cells of a board whose lines are settled. When the budget runs out on the way, nothing is usable.
  OpenCells(const Problem& problem, const large::LargeBoard& board, Budget& budget);

  // The cells that some line constrains, and how many are free.
  std::vector<Cell> all() const;
  std::uint64_t free_cells() const { return values_.size() - bound_; }

  Mark mark() const { return trail_.size(); }
  void undo_to(Mark mark);
  bool suppose(Cell cell, int way);
  void split(std::span<Cell> part, std::vector<std::size_t>& sizes);
  void write_key(std::span<const Cell> part, std::vector<std::uint32_t>& words);

 private:
  struct Spot {
    std::int32_t row, column;
  };
  using SegmentId = std::int32_t;
  static constexpr SegmentId none = -1;

  void add_segments(const Clue& clue, std::vector<Place>&& places);
  void number_cells(const std::vector<Spot>& spots);
  bool settle(SegmentId id);
  void set(Cell cell, Value value);
  Value value(Cell cell) const { return values_[static_cast<std::size_t>(cell)]; }
  bool find_live(const Segment& segment) {
    return live_.find(segment.chain, segment.places, segment.ends, [&](Place place) { return value(place); });
  }
  template <typename Visit>
  void each_segment(std::span<const Cell> part, Visit&& visit);

  Budget& budget_;
  std::vector<Segment> segments_;
  std::vector<std::array<SegmentId, 2>> segments_of_;  // per cell: its row's and its column's, or none
  std::vector<Value> values_;
  std::size_t bound_ = 0;  // cells in segments; they come first
  std::vector<Cell> trail_;
  std::vector<SegmentId> queue_;
  std::vector<std::uint8_t> queued_;
  std::vector<std::uint32_t> cell_stamp_, segment_stamp_;
  std::uint32_t stamp_ = 0;
  Groups groups_;
  LiveStates live_;
};

}  // namespace cluewright::nonogram::count
