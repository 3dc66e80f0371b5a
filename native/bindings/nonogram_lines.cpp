// Line solving. Calls take well under a microsecond for common lines, so arguments are read by hand: the clue from a
// tuple or list, the cells from any buffer of bytes (a NumPy row or column, bytes), and the answer is plain bytes.
#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "bindings/bindings.hpp"
#include "nonogram/line/cache.hpp"
#include "nonogram/line/settle.hpp"
#include "nonogram/reference/plain_line.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;
using nonogram::Cell;
using nonogram::Clue;

namespace {

constexpr Py_ssize_t longest_line = 65535;               // as of pictures; the work grows with the square of the length
constexpr std::int32_t too_long = std::int32_t(1) << 28;  // for a number no line has room for

Clue read_clue(nb::handle object) {
  Clue clue;
  if (object.is_none()) {
    clue.hidden = true;
    return clue;
  }
  if (!PyTuple_Check(object.ptr()) && !PyList_Check(object.ptr())) throw nb::type_error("a clue is a tuple or None");
  const Py_ssize_t count = PySequence_Fast_GET_SIZE(object.ptr());
  if (count > longest_line) throw nb::value_error("a clue has at most 65535 numbers");
  clue.blocks.resize(static_cast<std::size_t>(count));
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyObject* const number = PySequence_Fast_GET_ITEM(object.ptr(), i);
    if (number == Py_None) {
      clue.blocks[i] = nonogram::any_length;
      continue;
    }
    if (!PyLong_CheckExact(number)) throw nb::type_error("a clue number is an int or None");
    int overflow = 0;
    const long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow < 0 || (overflow == 0 && value < 1)) throw nb::value_error("a clue number is at least 1");
    clue.blocks[i] = overflow || value > too_long ? too_long : static_cast<std::int32_t>(value);
  }
  return clue;
}

// Copies the cells out of any one-dimensional buffer of bytes, whatever its stride.
std::vector<Cell> read_cells(nb::handle object) {
  Py_buffer view;
  if (PyObject_GetBuffer(object.ptr(), &view, PyBUF_STRIDES | PyBUF_FORMAT) != 0) throw nb::python_error();
  const std::unique_ptr<Py_buffer, decltype(&PyBuffer_Release)> held(&view, &PyBuffer_Release);
  std::vector<Cell> cells;
  // Unsigned bytes only: a true in a picture is a filled cell, which is not 1 here.
  const bool usable = view.ndim == 1 && view.itemsize == 1 && (!view.format || std::string_view(view.format) == "B");
  const bool fits = usable && view.shape[0] <= longest_line;
  if (fits) {
    cells.resize(static_cast<std::size_t>(view.shape[0]));
    const auto* from = static_cast<const Cell*>(view.buf);
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = from[static_cast<Py_ssize_t>(i) * view.strides[0]];
  }
  if (!usable) throw nb::type_error("cells are a one-dimensional buffer of unsigned bytes");
  if (!fits) throw nb::value_error("a line has at most 65535 cells");
  Cell all = 0;
  for (const Cell cell : cells) all |= cell;
  if (all > nonogram::contradiction) throw nb::value_error("a cell is 0 to 3");
  return cells;
}

nb::object solve_line(nb::handle clue, nb::handle cells) {
  const Clue numbers = read_clue(clue);
  std::vector<Cell> line = read_cells(cells);
  nonogram::LineSolver solver;
  if (!solver.settle(numbers, line)) return nb::none();
  return nb::bytes(line.data(), line.size());
}

// A solver that caches long lines. Python owns it, and calls it with the GIL held, so that threads may share it.
class LineMemory {
 public:
  explicit LineMemory(std::size_t byte_limit) : cache_(byte_limit) {}

  nb::object solve_line(nb::handle clue, nb::handle cells) {
    const Clue numbers = read_clue(clue);
    std::vector<Cell> line = read_cells(cells);
    if (!cache_.settle(solver_, numbers, line)) return nb::none();
    return nb::bytes(line.data(), line.size());
  }

  std::size_t hits() const { return cache_.hits(); }
  std::size_t bytes() const { return cache_.bytes(); }

 private:
  nonogram::LineSolver solver_;
  nonogram::LineCache cache_;
};

nb::object line_ranges(nb::handle clue, nb::handle cells) {
  const Clue numbers = read_clue(clue);
  const std::vector<Cell> line = read_cells(cells);
  nonogram::LineSolver solver;
  std::vector<nonogram::BlockRange> found;
  if (!solver.ranges(numbers, line, found)) return nb::none();
  nb::list ranges;
  for (const auto& range : found)
    ranges.append(nb::make_tuple(range.first_start, range.last_start, range.first_end, range.last_end));
  return ranges;
}

// Settles all lines `rounds` times in a native loop; returns the CPU seconds per call and the share found in the cache.
std::pair<double, double> time_lines(nb::list clues, nb::list cells, std::size_t rounds, std::string_view engine,
                                     std::size_t cache_bytes) {
  std::vector<Clue> numbers;
  std::vector<std::vector<Cell>> lines;
  for (nb::handle clue : clues) numbers.push_back(read_clue(clue));
  for (nb::handle line : cells) lines.push_back(read_cells(line));
  if (numbers.size() != lines.size() || numbers.empty() || rounds == 0)
    throw nb::value_error("as many clues as lines, at least one, and at least one round");
  if (rounds > 10'000'000) throw nb::value_error("there are at most 10000000 rounds");
  if (engine != "bits" && engine != "plain" && engine != "cache") throw nb::value_error("bits, plain or cache");

  nb::gil_scoped_release release;
  nonogram::LineSolver solver;
  nonogram::LineCache cache(cache_bytes, 0);
  std::vector<Cell> line;
  const std::clock_t start = std::clock();
  for (std::size_t round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < lines.size(); ++i) {
      line = lines[i];
      if (engine == "bits") solver.settle(numbers[i], line);
      else if (engine == "plain") nonogram::settle_plainly(numbers[i], line);
      else cache.settle(solver, numbers[i], line);
    }
  const double taken = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  const double calls = static_cast<double>(rounds * lines.size());
  return {taken / calls, static_cast<double>(cache.hits()) / calls};
}

}  // namespace

void add_nonogram_lines(nb::module_& module) {
  module.def("solve_line", &solve_line, nb::arg("clue").none(), nb::arg("cells"),
             nb::sig("def solve_line(clue: tuple[int | None, ...] | list[int | None] | None, cells: object, /) -> bytes | None"),
             "Settle a line exactly; None when no arrangement agrees with it.");
  nb::class_<LineMemory>(module, "LineMemory", "Settles lines and remembers the long ones, in bounded memory.")
      .def(nb::init<std::size_t>(), nb::arg("byte_limit"))
      .def("solve_line", &LineMemory::solve_line, nb::arg("clue").none(), nb::arg("cells"),
           nb::sig("def solve_line(self, clue: tuple[int | None, ...] | list[int | None] | None, cells: object, /) "
                   "-> bytes | None"),
           "Settle a line exactly; None when no arrangement agrees with it.")
      .def_prop_ro("hits", &LineMemory::hits, "How many lines were remembered.")
      .def_prop_ro("bytes", &LineMemory::bytes, "How much memory the remembered lines take.");
  module.def("line_ranges", &line_ranges, nb::arg("clue").none(), nb::arg("cells"),
             nb::sig("def line_ranges(clue: tuple[int | None, ...] | list[int | None] | None, cells: object, /) "
                     "-> list[tuple[int, int, int, int]] | None"),
             "Give first and last start, first and last end of every block; None when no arrangement agrees.");
  module.def("time_lines", [](nb::list clues, nb::list cells, std::size_t rounds, const char* engine,
                              std::size_t cache_bytes) {
               const auto [seconds, hits] = time_lines(clues, cells, rounds, engine, cache_bytes);
               return nb::make_tuple(seconds, hits);
             },
             nb::sig("def time_lines(clues: list[tuple[int | None, ...]], cells: list[bytes], rounds: int, engine: str, "
                     "cache_bytes: int = 0, /) -> tuple[float, float]"),
             nb::arg("clues"), nb::arg("cells"), nb::arg("rounds"), nb::arg("engine"), nb::arg("cache_bytes") = 0,
             "Time line solving in a native loop, by engine `bits`, `plain` or `cache`, for the benchmark.");
}

}  // namespace cluewright::bindings
