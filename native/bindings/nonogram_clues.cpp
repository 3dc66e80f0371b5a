// Clues of pictures.
#include "nonogram/making/clues.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdlib>
#include <memory>

#include "bindings/bindings.hpp"

namespace cluewright::bindings {
namespace {

namespace nb = nanobind;
using nonogram::Lines;
using nonogram::PictureClues;
using nonogram::Pictures;
using nonogram::Wanted;

using Stack = nb::ndarray<const std::uint8_t, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
using Picture = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Line = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

PictureClues without_gil(const Pictures& pictures, const Wanted& wanted) {
  if (wanted.threads < 1 || wanted.threads > 256) throw nb::value_error("there are 1 to 256 threads");
  nb::gil_scoped_release release;
  return nonogram::clues_of(pictures, wanted);
}

template <typename T>
nb::object to_numbers(Buffer<T>& buffer) {
  const std::size_t shape[1] = {buffer.size()};
  std::unique_ptr<T, decltype(&std::free)> held(buffer.release(), &std::free);
  const nb::capsule owner(held.get(), [](void* memory) noexcept { std::free(memory); });
  T* const data = held.release();
  return nb::cast(nb::ndarray<nb::numpy, T, nb::ndim<1>>(data, 1, shape, owner));
}

nb::tuple to_arrays(Lines& lines) { return nb::make_tuple(to_numbers(lines.values), to_numbers(lines.offsets)); }

// A tuple of the clues of `count` lines, each a tuple of numbers.
nb::object to_tuples(const Lines& lines, std::size_t first_line, std::size_t count) {
  nb::object clues = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(count)));
  if (!clues.is_valid()) throw nb::python_error();
  for (std::size_t line = 0; line < count; ++line) {
    const std::int64_t first = lines.offsets[first_line + line], last = lines.offsets[first_line + line + 1];
    PyObject* clue = PyTuple_New(static_cast<Py_ssize_t>(last - first));
    if (!clue) throw nb::python_error();
    PyTuple_SET_ITEM(clues.ptr(), static_cast<Py_ssize_t>(line), clue);
    for (std::int64_t block = first; block < last; ++block) {
      PyObject* number = PyLong_FromLong(lines.values[static_cast<std::size_t>(block)]);
      if (!number) throw nb::python_error();
      PyTuple_SET_ITEM(clue, static_cast<Py_ssize_t>(block - first), number);
    }
  }
  return clues;
}

nb::object to_tuples(const Lines& lines) { return to_tuples(lines, 0, lines.offsets.size() - 1); }

nb::object flat_clues(const Stack& cells, bool rows, bool columns, std::size_t threads) {
  const Pictures pictures{cells.data(), cells.shape(0), cells.shape(2), cells.shape(1)};
  PictureClues clues = without_gil(pictures, {rows, columns, threads});
  if (!clues.binary) return nb::none();
  return nb::make_tuple(to_arrays(clues.rows), to_arrays(clues.columns));
}

nb::object picture_clues(const Picture& cells, bool rows, bool columns, std::size_t threads) {
  const Pictures picture{cells.data(), 1, cells.shape(1), cells.shape(0)};
  const PictureClues clues = without_gil(picture, {rows, columns, threads});
  if (!clues.binary) return nb::none();
  return nb::make_tuple(to_tuples(clues.rows), to_tuples(clues.columns));
}

nb::object stack_clues(const Stack& cells, std::size_t threads) {
  const Pictures pictures{cells.data(), cells.shape(0), cells.shape(2), cells.shape(1)};
  const PictureClues clues = without_gil(pictures, {true, true, threads});
  if (!clues.binary) return nb::none();
  nb::list found;
  for (std::size_t picture = 0; picture < pictures.count; ++picture)
    found.append(nb::make_tuple(to_tuples(clues.rows, picture * pictures.height, pictures.height),
                                to_tuples(clues.columns, picture * pictures.width, pictures.width)));
  return found;
}

nb::object line_clue(const Line& cells) {
  const PictureClues clues = without_gil({cells.data(), 1, cells.shape(0), 1}, {true, false, 1});
  if (!clues.binary) return nb::none();
  return to_tuples(clues.rows)[0];
}

}  // namespace

void add_nonogram_clues(nb::module_& module) {
  using namespace nb::literals;
  module.def("flat_clues", &flat_clues, "cells"_a.noconvert(), nb::kw_only(), "rows"_a, "columns"_a, "threads"_a,
             nb::sig("def flat_clues(cells: typing.Any, *, rows: bool, columns: bool, threads: int) -> "
                     "tuple[tuple[typing.Any, typing.Any], tuple[typing.Any, typing.Any]] | None"),
             "Give (values, offsets) of all rows and of all columns of (count, height, width) bytes of 0 and 1; "
             "None if some byte is neither.");
  module.def("picture_clues", &picture_clues, "cells"_a.noconvert(), nb::kw_only(), "rows"_a, "columns"_a, "threads"_a,
             nb::sig("def picture_clues(cells: typing.Any, *, rows: bool, columns: bool, threads: int) -> "
                     "tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]] | None"),
             "Give the clues of the rows and of the columns of (height, width) bytes of 0 and 1; None if some byte "
             "is neither.");
  module.def("stack_clues", &stack_clues, "cells"_a.noconvert(), nb::kw_only(), "threads"_a,
             nb::sig("def stack_clues(cells: typing.Any, *, threads: int) -> "
                     "list[tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]] | None"),
             "Give the clues of the rows and of the columns of each of (count, height, width) bytes of 0 and 1; None "
             "if some byte is neither.");
  module.def("line_clue", &line_clue, "cells"_a.noconvert(), nb::sig("def line_clue(cells: typing.Any) -> tuple[int, ...] | None"),
             "Give the clue of a line of bytes of 0 and 1; None if some byte is neither.");
}

}  // namespace cluewright::bindings
