// The words every Hitori stage shares: cells, numbers, a problem.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cluewright::hitori {

using Cell = std::uint8_t;
inline constexpr Cell unknown = 0;
inline constexpr Cell white = 1;
inline constexpr Cell black = 2;
inline constexpr Cell outside = 3;  // the frame around a padded board

constexpr Cell opposite(Cell colour) { return static_cast<Cell>(white + black - colour); }

struct Problem {
  std::int32_t width = 0;
  std::int32_t height = 0;
  std::vector<std::int32_t> numbers;  // row-major, none negative
  std::int32_t highest = 0;           // no number is larger

  std::size_t cells() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(height); }
};

// Row-major cells of a whole board.
using Grid = std::vector<Cell>;

}  // namespace cluewright::hitori
