// A Zip puzzle as native code sees it.
//
// Cells are numbered row by row. A border is 2 * cell + 0 (with the right neighbour) or + 1 (with the lower one); the
// path may cross it when both cells are open and there is no wall.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cluewright::zip {

using CellId = std::int32_t;
using BorderId = std::int32_t;

constexpr CellId no_cell = -1;
constexpr BorderId no_border = -1;

enum Direction : std::int32_t { right, down, left, up };

struct Problem {
  std::int32_t width = 0, height = 0;
  std::vector<CellId> numbers;        // the cells of 1, 2, 3, ...
  std::vector<std::uint8_t> passable;  // per border
  std::vector<std::uint8_t> blocked;  // per cell

  Problem() = default;
  Problem(std::int32_t w, std::int32_t h)
      : width(w), height(h), passable(2 * w * h, 0), blocked(w * h, 0) {}

  std::int32_t cells() const { return width * height; }
  std::int32_t borders() const { return 2 * width * height; }
  std::int32_t open_cells() const {
    std::int32_t count = 0;
    for (const auto shut : blocked) count += shut == 0;
    return count;
  }

  // The border of a cell in a direction, or no_border at the edge of the board.
  BorderId border(CellId cell, std::int32_t direction) const {
    const std::int32_t x = cell % width, y = cell / width;
    switch (direction) {
      case right: return x + 1 < width ? 2 * cell : no_border;
      case down: return y + 1 < height ? 2 * cell + 1 : no_border;
      case left: return x > 0 ? 2 * (cell - 1) : no_border;
      default: return y > 0 ? 2 * (cell - width) + 1 : no_border;
    }
  }

  std::array<CellId, 2> sides(BorderId border) const {
    const CellId cell = border / 2;
    return {cell, border % 2 == 0 ? cell + 1 : cell + width};
  }

  BorderId between(CellId a, CellId b) const {
    const CellId low = a < b ? a : b, high = a < b ? b : a;
    if (high == low + 1 && low % width + 1 < width) return 2 * low;
    return high == low + width ? 2 * low + 1 : no_border;
  }

  // Opens every border between open cells that is not one of `walls`.
  void open_borders(const std::vector<BorderId>& walls) {
    for (CellId cell = 0; cell < cells(); ++cell)
      for (const auto direction : {right, down}) {
        const BorderId at = border(cell, direction);
        if (at == no_border) continue;
        const auto [a, b] = sides(at);
        passable[at] = !blocked[a] && !blocked[b];
      }
    for (const BorderId wall : walls) passable[wall] = 0;
  }

  // Per cell its number, 0 for none.
  std::vector<std::int32_t> number_of_cells() const {
    std::vector<std::int32_t> result(cells(), 0);
    for (std::size_t i = 0; i < numbers.size(); ++i) result[numbers[i]] = static_cast<std::int32_t>(i) + 1;
    return result;
  }
};

// The border values shared with Python.
enum BorderValue : std::uint8_t { unknown = 0, used = 1, closed = 2 };

using Borders = std::vector<std::uint8_t>;
using Path = std::vector<CellId>;

}  // namespace cluewright::zip
