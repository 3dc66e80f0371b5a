// A colour nonogram between Python and C++.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <bit>
#include <vector>

#include "bindings/memory.hpp"
#include "colour_nonogram/problem.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

using ColourArray = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using ColourSetArray = nb::ndarray<const std::uint16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using ColourSetLine = nb::ndarray<const std::uint16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

inline constexpr std::size_t longest_colour_side = 1000;

inline void require_colour_side(std::size_t cells) {
  if (cells < 1 || cells > longest_colour_side) throw nb::value_error("a side has 1 to 1000 cells");
}

inline std::int32_t to_palette_size(std::int64_t colours) {
  if (colours < 1 || colours > colour_nonogram::most_colours) throw nb::value_error("a palette has 1 to 15 colours");
  return static_cast<std::int32_t>(colours);
}

// Takes a whole number from `least` to `most`.
inline std::int32_t number_between(PyObject* number, long least, long most, const char* too_low, const char* too_high) {
  if (!PyLong_Check(number)) throw nb::type_error("a block has whole numbers");
  int overflow = 0;
  const long value = PyLong_AsLongAndOverflow(number, &overflow);
  if (overflow < 0 || (overflow == 0 && value < least)) throw nb::value_error(too_low);
  if (overflow > 0 || value > most) throw nb::value_error(too_high);
  return static_cast<std::int32_t>(value);
}

// Takes the clue of a line of `length` cells, into which it fits, as Python has it: a tuple of blocks, None for a hidden line. A
// block is a tuple of its length, or None where that is hidden, and its colour.
inline colour_nonogram::Clue to_colour_clue(nb::handle clue, std::size_t length, std::int32_t colours) {
  colour_nonogram::Clue result;
  if (clue.is_none()) {
    result.hidden = true;
    return result;
  }
  if (!PyTuple_Check(clue.ptr())) throw nb::type_error("a clue is a tuple or None");
  const auto size = static_cast<std::size_t>(PyTuple_GET_SIZE(clue.ptr()));
  constexpr const char* too_long = "a clue does not fit into its line";
  if (size > length) throw nb::value_error(too_long);
  std::size_t needed = 0;
  for (std::size_t i = 0; i < size; ++i) {
    PyObject* const pair = PyTuple_GET_ITEM(clue.ptr(), static_cast<Py_ssize_t>(i));
    if (!PyTuple_Check(pair) || PyTuple_GET_SIZE(pair) != 2) throw nb::type_error("a block is a length and a colour");
    PyObject* const number = PyTuple_GET_ITEM(pair, 0);
    colour_nonogram::Block block;
    if (number != Py_None) block.length = number_between(number, 1, static_cast<long>(length), "a length is at least 1", too_long);
    constexpr const char* no_colour = "a block has a colour of the palette";
    block.colour = static_cast<colour_nonogram::Colour>(number_between(PyTuple_GET_ITEM(pair, 1), 1, colours, no_colour, no_colour));
    needed += block.length == colour_nonogram::any_length ? 1 : static_cast<std::size_t>(block.length);
    needed += !result.blocks.empty() && result.blocks.back().colour == block.colour;
    result.blocks.push_back(block);
  }
  if (needed > length) throw nb::value_error(too_long);
  return result;
}

inline colour_nonogram::Problem to_colour_problem(std::int64_t colours, nb::tuple rows, nb::tuple columns) {
  require_colour_side(rows.size());
  require_colour_side(columns.size());
  colour_nonogram::Problem problem;
  problem.colours = to_palette_size(colours);
  problem.width = static_cast<std::int32_t>(columns.size());
  problem.height = static_cast<std::int32_t>(rows.size());
  problem.rows.reserve(rows.size());
  problem.columns.reserve(columns.size());
  for (nb::handle clue : rows) problem.rows.push_back(to_colour_clue(clue, columns.size(), problem.colours));
  for (nb::handle clue : columns) problem.columns.push_back(to_colour_clue(clue, rows.size(), problem.colours));
  return problem;
}

template <typename Array>
void require_colour_shape(const Array& cells, const colour_nonogram::Problem& problem) {
  if (cells.shape(0) != static_cast<std::size_t>(problem.height) || cells.shape(1) != static_cast<std::size_t>(problem.width))
    throw nb::value_error("the board does not have the size of the puzzle");
}

// Takes sets of colours; colours that are not in the palette are ignored.
inline colour_nonogram::Grid to_colour_sets(const ColourSetArray& cells, const colour_nonogram::Problem& problem) {
  require_colour_shape(cells, problem);
  colour_nonogram::Grid grid(cells.data(), cells.data() + cells.size());
  for (auto& set : grid) set &= colour_nonogram::all_of(problem.colours);
  return grid;
}

// Takes one colour per cell, as solutions have it in Python.
inline colour_nonogram::Grid to_colour_grid(const ColourArray& cells, const colour_nonogram::Problem& problem) {
  require_colour_shape(cells, problem);
  colour_nonogram::Grid grid;
  grid.reserve(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells.data()[i] > problem.colours) throw nb::value_error("a cell has a colour of the palette, or 0");
    grid.push_back(colour_nonogram::only(cells.data()[i]));
  }
  return grid;
}

// Passes sets to NumPy, as a (height, width) array that owns its memory.
inline nb::object to_set_array(const colour_nonogram::Grid& grid, const colour_nonogram::Problem& problem) {
  return nb::cast(owned_array(grid, {static_cast<std::size_t>(problem.height), static_cast<std::size_t>(problem.width)}));
}

// Passes a solution to NumPy in the same way, with the colours themselves.
inline nb::object to_colour_array(const colour_nonogram::Grid& grid, const colour_nonogram::Problem& problem) {
  std::vector<std::uint8_t> colours;
  colours.reserve(grid.size());
  for (const auto set : grid) colours.push_back(static_cast<std::uint8_t>(colour_nonogram::lowest(set)));
  return nb::cast(owned_array(std::move(colours), {static_cast<std::size_t>(problem.height), static_cast<std::size_t>(problem.width)}));
}

}  // namespace cluewright::bindings
