// Counting the solutions of colour nonograms.
#include "colour_nonogram/count/count.hpp"

#include <nanobind/stl/optional.h>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/colour_nonogram_problem.hpp"
#include "bindings/count.hpp"

namespace cluewright::bindings {

namespace {

nb::tuple count(std::int64_t colours, nb::tuple rows, nb::tuple columns, std::optional<ColourSetArray> start,
                std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
                nb::object tick) {
  const auto problem = to_colour_problem(colours, rows, columns);
  colour_nonogram::Grid start_grid;
  if (start) start_grid = to_colour_sets(*start, problem);
  std::uint64_t spent = 0;
  const auto parts = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto counts = colour_nonogram::count_solutions(problem, start ? &start_grid : nullptr, budget);
    spent = budget.nodes();
    return counts;
  });
  return nb::make_tuple(to_list(parts), spent);
}

}  // namespace

void add_colour_nonogram_count(nb::module_& module) {
  using namespace nb::literals;
  module.def("colour_nonogram_count", &count, "colours"_a, "rows"_a, "columns"_a, nb::kw_only(), "start"_a.none().noconvert(),
             "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Count the solutions of the independent parts of a colour nonogram.");
}

}  // namespace cluewright::bindings
