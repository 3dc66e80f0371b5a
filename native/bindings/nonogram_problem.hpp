// A nonogram between Python and C++.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "bindings/memory.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

using CellArray = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// Takes a clue as Python has it: a tuple of positive numbers, None for a hidden number, None for a hidden line.
inline nonogram::Clue to_clue(nb::handle clue) {
  nonogram::Clue result;
  if (clue.is_none()) {
    result.hidden = true;
    return result;
  }
  const auto size = static_cast<std::size_t>(PyTuple_Size(clue.ptr()));
  if (PyErr_Occurred()) throw nb::python_error();
  result.blocks.resize(size);
  for (std::size_t i = 0; i < size; ++i) {
    PyObject* number = PyTuple_GetItem(clue.ptr(), static_cast<Py_ssize_t>(i));
    result.blocks[i] = number == Py_None ? nonogram::any_length : static_cast<std::int32_t>(PyLong_AsLong(number));
  }
  if (PyErr_Occurred()) throw nb::python_error();
  return result;
}

inline nonogram::Problem to_problem(nb::tuple rows, nb::tuple columns) {
  nonogram::Problem problem;
  problem.width = static_cast<std::int32_t>(columns.size());
  problem.height = static_cast<std::int32_t>(rows.size());
  problem.rows.reserve(rows.size());
  problem.columns.reserve(columns.size());
  for (nb::handle clue : rows) problem.rows.push_back(to_clue(clue));
  for (nb::handle clue : columns) problem.columns.push_back(to_clue(clue));
  return problem;
}

inline nonogram::Grid to_grid(const CellArray& cells, const nonogram::Problem& problem) {
  if (cells.shape(0) != static_cast<std::size_t>(problem.height) ||
      cells.shape(1) != static_cast<std::size_t>(problem.width))
    throw nb::value_error("the board does not have the size of the puzzle");
  return nonogram::Grid(cells.data(), cells.data() + cells.size());
}

// Hands a grid over to NumPy, as a (height, width) array that owns its memory.
inline nb::object to_array(const nonogram::Grid& grid, const nonogram::Problem& problem) {
  return nb::cast(owned_array(grid, {static_cast<std::size_t>(problem.height), static_cast<std::size_t>(problem.width)}));
}

}  // namespace cluewright::bindings
