// Symmetries of a shading.
#pragma once

#include <cstdint>
#include <vector>

#include "hitori/board/layout.hpp"

namespace cluewright::hitori {

// In the order of Python's names.
enum class Symmetry : std::uint8_t { none, half_turn, left_right, top_bottom, diagonal, quarter_turn };
inline constexpr int symmetry_count = 6;

constexpr bool needs_square(Symmetry symmetry) {
  return symmetry == Symmetry::diagonal || symmetry == Symmetry::quarter_turn;
}

// Fills `images` with the cells that are black exactly when `at` is, `at` itself first.
inline void list_images(const Layout& layout, Symmetry symmetry, Place at, std::vector<Place>& images) {
  const auto x = layout.column(at), y = layout.row(at), right = layout.width - 1 - x, below = layout.height - 1 - y;
  images.assign(1, at);
  const auto add = [&](std::int32_t column, std::int32_t row) {
    const Place image = layout.place(column, row);
    for (const Place known : images)
      if (known == image) return;
    images.push_back(image);
  };
  switch (symmetry) {
    case Symmetry::none: return;
    case Symmetry::half_turn: return add(right, below);
    case Symmetry::left_right: return add(right, y);
    case Symmetry::top_bottom: return add(x, below);
    case Symmetry::diagonal: return add(y, x);
    case Symmetry::quarter_turn: add(below, x), add(right, below), add(y, right);
  }
}

}  // namespace cluewright::hitori
