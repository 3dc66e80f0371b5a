// Counting the solutions of nonograms.
#include "nonogram/count/count.hpp"

#include <nanobind/stl/optional.h>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/count.hpp"
#include "bindings/nonogram_problem.hpp"

namespace cluewright::bindings {

namespace {

nb::tuple count(nb::tuple rows, nb::tuple columns, std::optional<CellArray> start, std::optional<double> seconds,
                std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = to_problem(rows, columns);
  nonogram::Grid start_grid;
  if (start) start_grid = to_grid(*start, problem);
  std::uint64_t spent = 0;
  const auto parts = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto counts = nonogram::count_solutions(problem, start ? &start_grid : nullptr, budget);
    spent = budget.nodes();
    return counts;
  });
  return nb::make_tuple(to_list(parts), spent);
}

}  // namespace

void add_nonogram_count(nb::module_& module) {
  using namespace nb::literals;
  module.def("nonogram_count", &count, "rows"_a, "columns"_a, nb::kw_only(), "start"_a.none().noconvert(), "seconds"_a.none(),
             "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Count the solutions of the independent parts of a nonogram.");
}

}  // namespace cluewright::bindings
