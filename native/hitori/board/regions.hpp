// The connected regions of some of the cells of a board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cluewright::hitori {

inline constexpr std::int32_t no_region = -1;

// Per cell the number of its region, counted in the order of their first cells; `no_region` where `open` is 0.
inline std::vector<std::int32_t> regions_of(std::size_t width, std::size_t height, const std::uint8_t* open) {
  std::vector<std::int32_t> region(width * height, no_region);
  std::vector<std::size_t> todo;
  std::int32_t count = 0;
  for (std::size_t first = 0; first < region.size(); ++first) {
    const auto visit = [&](std::size_t at) {
      if (!open[at] || region[at] != no_region) return;
      region[at] = count;
      todo.push_back(at);
    };
    visit(first);
    if (todo.empty()) continue;
    while (!todo.empty()) {
      const std::size_t at = todo.back(), x = at % width;
      todo.pop_back();
      if (x > 0) visit(at - 1);
      if (x + 1 < width) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < region.size()) visit(at + width);
    }
    ++count;
  }
  return region;
}

}  // namespace cluewright::hitori
