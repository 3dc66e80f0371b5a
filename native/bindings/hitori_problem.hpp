// A Hitori between Python and C++.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>

#include "bindings/memory.hpp"
#include "hitori/problem.hpp"

namespace cluewright::bindings::hitori_types {

namespace nb = nanobind;

using NumberArray = nb::ndarray<const std::int32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using BoardArray = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

inline constexpr std::size_t longest_side = 1000;  // as the puzzle has it in Python
inline constexpr std::int32_t highest_number = 1'000'000;

inline void require_side(std::size_t cells) {
  if (cells < 1 || cells > longest_side) throw nb::value_error("a side has 1 to 1000 cells");
}

inline hitori::Problem to_problem(const NumberArray& numbers) {
  require_side(numbers.shape(0));
  require_side(numbers.shape(1));
  hitori::Problem problem;
  problem.height = static_cast<std::int32_t>(numbers.shape(0));
  problem.width = static_cast<std::int32_t>(numbers.shape(1));
  problem.numbers.assign(numbers.data(), numbers.data() + numbers.size());
  const auto [lowest, highest] = std::minmax_element(problem.numbers.begin(), problem.numbers.end());
  if (*lowest < 0 || *highest > highest_number) throw nb::value_error("a number is out of range");
  problem.highest = *highest;
  return problem;
}

inline hitori::Grid to_grid(const BoardArray& cells, const hitori::Problem& problem) {
  if (cells.shape(0) != static_cast<std::size_t>(problem.height) ||
      cells.shape(1) != static_cast<std::size_t>(problem.width))
    throw nb::value_error("the board does not have the size of the puzzle");
  hitori::Grid grid(cells.data(), cells.data() + cells.size());
  if (*std::max_element(grid.begin(), grid.end()) > hitori::black) throw nb::value_error("a cell is 0 to 2");
  return grid;
}

// Passes values to NumPy, as a (height, width) array that owns its memory.
template <typename Value>
nb::object to_array(const std::vector<Value>& values, std::int32_t width, std::int32_t height) {
  return nb::cast(owned_array(values, {static_cast<std::size_t>(height), static_cast<std::size_t>(width)}));
}

inline nb::object to_array(const hitori::Grid& grid, const hitori::Problem& problem) {
  return to_array(grid, problem.width, problem.height);
}

}  // namespace cluewright::bindings::hitori_types
