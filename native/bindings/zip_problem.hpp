// A Zip puzzle between Python and C++.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "bindings/memory.hpp"
#include "zip/problem.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

using BorderArray = nb::ndarray<const std::uint8_t, nb::ndim<3>, nb::c_contig, nb::device::cpu>;

inline void require_size(std::int32_t width, std::int32_t height) {
  constexpr std::int32_t longest_side = 100;  // as the puzzle has it in Python
  if (width < 1 || height < 1 || width > longest_side || height > longest_side)
    throw nb::value_error("a side has 1 to 100 cells");
}

// Cells come as numbers counted row by row, walls as border numbers; see native/zip/problem.hpp.
struct ZipArguments {
  std::int32_t width, height;
  std::vector<zip::CellId> numbers;
  std::vector<zip::BorderId> walls;
  std::vector<zip::CellId> blocked;

  zip::Problem problem() const {
    require_size(width, height);
    if (numbers.empty()) throw nb::value_error("a Zip puzzle has numbers");
    zip::Problem result(width, height);
    const auto on_board = [&](zip::CellId cell) {
      if (cell < 0 || cell >= result.cells()) throw nb::value_error("a cell is off the board");
      return cell;
    };
    for (const auto cell : blocked) result.blocked[on_board(cell)] = 1;
    std::vector<std::uint8_t> taken = result.blocked;
    for (const auto cell : numbers)
      if (taken[on_board(cell)]++) throw nb::value_error("a number stands on a blocked cell, or on another number");
    for (const auto wall : walls)
      if (wall < 0 || wall >= result.borders()) throw nb::value_error("a wall is off the board");
    result.numbers = numbers;
    result.open_borders(walls);
    return result;
  }
};

inline zip::Borders to_borders(const BorderArray& values, const zip::Problem& problem) {
  if (values.shape(0) != static_cast<std::size_t>(problem.height) ||
      values.shape(1) != static_cast<std::size_t>(problem.width) || values.shape(2) != 2)
    throw nb::value_error("the borders do not have the size of the puzzle");
  zip::Borders borders(values.data(), values.data() + values.size());
  for (zip::BorderId b = 0; b < problem.borders(); ++b) {
    if (borders[b] > zip::closed) throw nb::value_error("a border is 0, 1 or 2");
    if (!problem.passable[b] && borders[b] == zip::used) throw nb::value_error("a border that cannot be crossed is used");
    if (!problem.passable[b]) borders[b] = zip::unknown;
  }
  return borders;
}

// Passes border values to NumPy, as a (height, width, 2) array that owns its memory.
inline nb::object to_array(const zip::Borders& borders, const zip::Problem& problem) {
  return nb::cast(
      owned_array(borders, {static_cast<std::size_t>(problem.height), static_cast<std::size_t>(problem.width), 2}));
}

}  // namespace cluewright::bindings
