// Where cells lie: a board with a frame around it, and rings of equal numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "hitori/problem.hpp"

namespace cluewright::hitori {

using Place = std::int32_t;  // an index into the padded board

// The wall around the board is one node of the forest of black cells; no cell has this place.
inline constexpr Place wall = 0;
inline constexpr Place nowhere = -1;

class Layout {
 public:
  Layout() = default;
  explicit Layout(const Problem& problem) { reset(problem); }

  // Callers that prove or grade repeatedly change a few numbers in between: only the lines with those change.
  void reset(const Problem& problem) {
    reset_shape(problem.width, problem.height);
    if (last_.size() <= static_cast<std::size_t>(problem.highest))
      last_.resize(static_cast<std::size_t>(problem.highest) + 1, nowhere);
    const bool known = numbers_.size() == problem.numbers.size();
    changed_.assign(static_cast<std::size_t>(width), !known);
    for (std::int32_t y = 0; y < height; ++y) {
      bool changed = !known;
      if (known)
        for (std::int32_t x = 0, i = y * width; x < width; ++x, ++i)
          if (numbers_[i] != problem.numbers[i]) changed_[x] = changed = true;
      if (changed) close_rings(problem, row_ring, place(0, y), 1, y * width, 1, width);
    }
    for (std::int32_t x = 0; x < width; ++x)
      if (changed_[x]) close_rings(problem, column_ring, place(x, 0), stride, x, width, height);
    numbers_ = problem.numbers;
  }

  // Only the shape; the rings are not to be used.
  void reset_shape(std::int32_t across, std::int32_t down) {
    if (across != width || down != height) reshape(across, down);
  }

  Place place(std::int32_t x, std::int32_t y) const { return (y + 1) * stride + x + 2; }
  Place place_of(std::size_t index) const { return place_[index]; }
  std::int32_t column(Place at) const { return column_[at]; }  // -1 and `width` in the frame
  std::int32_t row(Place at) const { return row_[at]; }
  std::size_t index(Place at) const { return static_cast<std::size_t>(row_[at] * width + column_[at]); }
  bool holds(Place at) const { return inside_[at] != 0; }
  bool on_edge(Place at) const { return edge_[at] != 0; }
  // Boards of one row or column are special: a black cell inside touches the wall on both sides.
  bool is_strip() const { return width == 1 || height == 1; }

  // Calls visit(place) for every other cell of the row and the column with the number of `at`.
  template <typename Visit>
  void each_equal(Place at, Visit&& visit) const {
    for (Place other = row_ring[at]; other != at;
         other = row_ring[other])
      visit(other);
    for (Place other = column_ring[at]; other != at;
         other = column_ring[other])
      visit(other);
  }
  bool has_equal(Place at) const {
    return row_ring[at] != at || column_ring[at] != at;
  }

  std::int32_t width = 0, height = 0;
  Place stride = 0;
  std::size_t places = 0;
  Place beside[4] = {}, diagonal[4] = {};
  std::vector<Place> row_ring, column_ring;  // the next cell of the line with the same number, in a circle

 private:
  // Divisions are slow, so where a place lies is looked up.
  void reshape(std::int32_t across, std::int32_t down) {
    width = across, height = down, stride = width + 2;
    places = static_cast<std::size_t>(stride) * static_cast<std::size_t>(height + 2) + 1;
    const Place around[4] = {-stride, -1, 1, stride};
    const Place corners[4] = {-stride - 1, -stride + 1, stride - 1, stride + 1};
    for (int i = 0; i < 4; ++i) beside[i] = around[i], diagonal[i] = corners[i];
    row_ring.resize(places), column_ring.resize(places);
    column_.assign(places, -1), row_.assign(places, -1), edge_.assign(places, 0), inside_.assign(places, 0);
    place_.clear(), numbers_.clear();
    place_.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (std::int32_t y = -1; y <= height; ++y)
      for (std::int32_t x = -1; x <= width; ++x) {
        const Place at = place(x, y);
        column_[at] = x, row_[at] = y;
        if (x < 0 || y < 0 || x == width || y == height) continue;
        inside_[at] = 1;
        edge_[at] = x == 0 || y == 0 || x == width - 1 || y == height - 1;
        place_.push_back(at);
      }
  }

  // Links the cells of one line; `last_` is clean before and after.
  void close_rings(const Problem& problem, std::vector<Place>& ring, Place start, Place step, std::int32_t index,
                   std::int32_t index_step, std::int32_t length) {
    Place at = start;
    std::int32_t i = index;
    for (std::int32_t k = 0; k < length; ++k, at += step, i += index_step) {
      Place& last = last_[problem.numbers[i]];
      if (last == nowhere) {
        ring[at] = at;
      } else {
        ring[at] = ring[last];
        ring[last] = at;
      }
      last = at;
    }
    i = index;
    for (std::int32_t k = 0; k < length; ++k, i += index_step)
      last_[problem.numbers[i]] = nowhere;
  }

  std::vector<Place> last_;
  std::vector<std::int32_t> numbers_;  // those the rings stand for
  std::vector<std::uint8_t> changed_;  // by column
  std::vector<Place> place_;  // by row-major index
  std::vector<std::int32_t> column_, row_;
  std::vector<std::uint8_t> edge_, inside_;
};

}  // namespace cluewright::hitori
