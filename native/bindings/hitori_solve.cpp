// Solving Hitori.
#include <nanobind/stl/optional.h>

#include <string_view>

#include "bindings/bindings.hpp"
#include "bindings/count.hpp"
#include "bindings/hitori_problem.hpp"
#include "bindings/outcome.hpp"
#include "hitori/board/regions.hpp"
#include "hitori/check.hpp"
#include "hitori/count/count.hpp"
#include "hitori/solve.hpp"

namespace cluewright::bindings {

namespace {

using namespace hitori_types;

using Solve = hitori::Result(const hitori::Problem&, const hitori::Request&, Budget&);

constexpr NamedStrategy<Solve> strategies[] = {
    {"auto", hitori::solve_learn},
    {"learn", hitori::solve_learn},
    {"dfs", hitori::solve_dfs},
};

nb::dict to_dict(const hitori::Statistics& s) {
  nb::dict dict;
  const std::pair<const char*, std::uint64_t> counts[] = {
      {"decisions", s.decisions}, {"conflicts", s.conflicts},           {"learned", s.learned},
      {"restarts", s.restarts},   {"settled_at_once", s.settled_at_once},
  };
  for (const auto& [name, value] : counts) dict[name] = value;
  return dict;
}

nb::dict solve(NumberArray numbers, const char* strategy, std::uint64_t limit, std::optional<BoardArray> start,
               std::optional<BoardArray> known, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               std::optional<nb::bytearray> cancel, nb::object tick, bool record, Changes* changes, bool prove) {
  const auto problem = to_problem(numbers);
  const auto chosen = find_strategy<Solve>(strategies, strategy);
  hitori::Request request;
  request.limit = limit;
  hitori::Grid start_grid, known_grid;
  if (start) request.start = &(start_grid = to_grid(*start, problem));
  if (known) {
    request.known = &(known_grid = to_grid(*known, problem));
    if (!hitori::is_solution(problem, known_grid)) throw nb::value_error("the known board is no solution");
  }
  EventLog recording;
  if (record) request.recording = &recording;
  recording.changes = changes;
  search::ProofLog proof;
  if (prove) request.proof = &proof;
  const auto to_cells = [&](const auto& grid) { return to_array(grid, problem); };
  return solve_timed({seconds, nodes, cancel, tick}, chosen, problem, request, to_dict, to_cells, to_cells);
}

nb::tuple count(NumberArray numbers, std::optional<BoardArray> start, std::optional<double> seconds,
                std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = to_problem(numbers);
  hitori::Grid start_grid;
  if (start) start_grid = to_grid(*start, problem);
  std::uint64_t nodes_spent = 0;
  const auto parts = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto counts = hitori::count_solutions(problem, start ? &start_grid : nullptr, budget);
    nodes_spent = budget.nodes();
    return counts;
  });
  return nb::make_tuple(to_list(parts), nodes_spent);
}

bool is_solution(NumberArray numbers, BoardArray cells) {
  const auto problem = to_problem(numbers);
  return hitori::is_solution(problem, to_grid(cells, problem));
}

nb::object regions(BoardArray open) {
  require_side(open.shape(0));
  require_side(open.shape(1));
  const auto found = hitori::regions_of(open.shape(1), open.shape(0), open.data());
  return to_array(found, static_cast<std::int32_t>(open.shape(1)), static_cast<std::int32_t>(open.shape(0)));
}

}  // namespace

void add_hitori_solve(nb::module_& module) {
  using namespace nb::literals;
  module.def("hitori_solve", &solve, "numbers"_a.noconvert(), nb::kw_only(), "strategy"_a, "limit"_a, "start"_a.none().noconvert(),
             "known"_a.none().noconvert(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(), "record"_a = false,
             "changes"_a.none() = nb::none(), "prove"_a = false,
             "Solve a Hitori under limits.");
  module.def("hitori_is_solution", &is_solution, "numbers"_a.noconvert(), "cells"_a.noconvert(),
             "Tell whether a fully decided board obeys every rule.");
  module.def("hitori_regions", &regions, "open"_a.noconvert(),
             "Number the connected regions of the cells that are not 0; -1 stands for those that are.");
  module.def("hitori_count", &count, "numbers"_a.noconvert(), nb::kw_only(), "start"_a.none().noconvert(), "seconds"_a.none(),
             "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(), "Count the solutions of the independent parts of a Hitori.");
}

}  // namespace cluewright::bindings
