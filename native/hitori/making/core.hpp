// A core: a small puzzle known to need a rare technique, to grow larger ones around.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "hitori/problem.hpp"

namespace cluewright::hitori {

struct Core {
  std::int32_t width = 0, height = 0;
  std::vector<std::int32_t> numbers;  // row-major from 1; none larger than the longer side
  Grid solution;

  // The core mirrored across, mirrored down and turned over its diagonal, by the bits of `symmetry`.
  Core turned(std::uint32_t symmetry) const {
    const bool across = symmetry & 1, down = symmetry & 2, over = symmetry & 4;
    Core image = *this;
    if (over) std::swap(image.width, image.height);
    for (std::int32_t y = 0; y < height; ++y)
      for (std::int32_t x = 0; x < width; ++x) {
        auto column = across ? width - 1 - x : x, row = down ? height - 1 - y : y;
        if (over) std::swap(column, row);
        const auto from = static_cast<std::size_t>(y * width + x);
        const auto to = static_cast<std::size_t>(row * image.width + column);
        image.numbers[to] = numbers[from], image.solution[to] = solution[from];
      }
    return image;
  }
  bool fits(std::int32_t across, std::int32_t down) const { return width <= across && height <= down; }
};

}  // namespace cluewright::hitori
