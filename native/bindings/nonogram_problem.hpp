// A nonogram between Python and C++.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "bindings/memory.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

using CellArray = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

inline constexpr std::size_t longest_side = 10'000;  // as the puzzle has it in Python: every cell has a number of 32 bits

inline void require_side(std::size_t cells) {
  if (cells < 1 || cells > longest_side) throw nb::value_error("a side has 1 to 10000 cells");
}

// Takes the clue of a line of `length` cells, into which it fits, as Python has it: a tuple of positive numbers, None for a hidden number, None
// for a hidden line.
inline nonogram::Clue to_clue(nb::handle clue, std::size_t length) {
  nonogram::Clue result;
  if (clue.is_none()) {
    result.hidden = true;
    return result;
  }
  if (!PyTuple_Check(clue.ptr())) throw nb::type_error("a clue is a tuple or None");
  const auto size = static_cast<std::size_t>(PyTuple_GET_SIZE(clue.ptr()));
  if (size > (length + 1) / 2) throw nb::value_error("a clue does not fit into its line");
  result.blocks.resize(size);
  std::size_t needed = size > 0 ? size - 1 : 0;
  for (std::size_t i = 0; i < size; ++i) {
    PyObject* number = PyTuple_GET_ITEM(clue.ptr(), static_cast<Py_ssize_t>(i));
    long block = nonogram::any_length;
    if (number != Py_None) {
      if (!PyLong_Check(number)) throw nb::type_error("a clue number is an int or None");
      int overflow = 0;
      block = PyLong_AsLongAndOverflow(number, &overflow);
      if (overflow < 0 || (overflow == 0 && block < 1)) throw nb::value_error("a clue number is at least 1");
      if (overflow > 0 || static_cast<std::size_t>(block) > length)
        throw nb::value_error("a clue does not fit into its line");
    }
    result.blocks[i] = static_cast<std::int32_t>(block);
    needed += number == Py_None ? 1 : static_cast<std::size_t>(block);
  }
  if (needed > length) throw nb::value_error("a clue does not fit into its line");
  return result;
}

inline nonogram::Problem to_problem(nb::tuple rows, nb::tuple columns) {
  require_side(rows.size());
  require_side(columns.size());
  nonogram::Problem problem;
  problem.width = static_cast<std::int32_t>(columns.size());
  problem.height = static_cast<std::int32_t>(rows.size());
  problem.rows.reserve(rows.size());
  problem.columns.reserve(columns.size());
  for (nb::handle clue : rows) problem.rows.push_back(to_clue(clue, columns.size()));
  for (nb::handle clue : columns) problem.columns.push_back(to_clue(clue, rows.size()));
  return problem;
}

inline nonogram::Grid copied(const CellArray& cells) {
  nonogram::Grid grid(cells.data(), cells.data() + cells.size());
  nonogram::Cell all = 0;
  for (const nonogram::Cell cell : grid) all |= cell;
  if (all > nonogram::contradiction) throw nb::value_error("a cell is 0 to 3");
  return grid;
}

inline nonogram::Grid to_grid(const CellArray& cells, const nonogram::Problem& problem) {
  if (cells.shape(0) != static_cast<std::size_t>(problem.height) ||
      cells.shape(1) != static_cast<std::size_t>(problem.width))
    throw nb::value_error("the board does not have the size of the puzzle");
  return copied(cells);
}

// Passes a grid to NumPy, as a (height, width) array that owns its memory.
inline nb::object to_array(const nonogram::Grid& grid, const nonogram::Problem& problem) {
  return nb::cast(owned_array(grid, {static_cast<std::size_t>(problem.height), static_cast<std::size_t>(problem.width)}));
}

}  // namespace cluewright::bindings
