// Solving nonograms.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bindings/bindings.hpp"
#include "bindings/nonogram_problem.hpp"
#include "bindings/outcome.hpp"
#include "nonogram/check.hpp"
#include "nonogram/strategies.hpp"

namespace cluewright::bindings {

namespace {

using Solve = nonogram::Result(const nonogram::Problem&, const nonogram::Request&, Budget&);

constexpr NamedStrategy<Solve> strategies[] = {
    {"auto", nonogram::solve_auto},         {"brute", nonogram::solve_brute}, {"logic", nonogram::solve_logic},
    {"lines", nonogram::solve_lines},       {"dfs", nonogram::solve_dfs},     {"dfs-logic", nonogram::solve_dfs_logic},
    {"probe", nonogram::solve_probe},       {"learn", nonogram::solve_learn}, {"decimate", nonogram::solve_decimate},
    {"frontier", nonogram::solve_large},
};

nb::dict to_dict(const nonogram::Statistics& s) {
  nb::dict dict;
  const std::pair<const char*, std::uint64_t> counts[] = {
      {"lines_solved", s.lines_solved}, {"decisions", s.decisions}, {"conflicts", s.conflicts},
      {"learned", s.learned},           {"restarts", s.restarts},   {"probes", s.probes},
      {"components", s.components},     {"rounds", s.rounds},
  };
  for (const auto& [name, value] : counts) dict[name] = value;
  const std::pair<const char*, double> seconds[] = {
      {"seconds_lines", s.seconds_lines},     {"seconds_beliefs", s.seconds_beliefs},
      {"seconds_probing", s.seconds_probing}, {"seconds_search", s.seconds_search},
      {"seconds_witness", s.seconds_witness},
  };
  for (const auto& [name, value] : seconds) dict[name] = value;
  return dict;
}

nb::dict solve(nb::tuple rows, nb::tuple columns, const char* strategy, std::uint64_t limit, std::uint64_t seed,
               std::optional<CellArray> start, std::optional<CellArray> known, std::optional<double> seconds,
               std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick, bool record,
               Changes* changes, bool prove) {
  const auto problem = to_problem(rows, columns);
  const auto chosen = find_strategy<Solve>(strategies, strategy);
  const bool by_words = chosen == nonogram::solve_probe || chosen == nonogram::solve_learn || chosen == nonogram::solve_decimate;
  if (by_words && std::max(problem.width, problem.height) > 128) throw nb::value_error("that strategy takes sides of at most 128 cells");
  nonogram::Request request;
  request.limit = limit;
  request.seed = seed;
  nonogram::Grid start_grid, known_grid;
  if (start) request.start = &(start_grid = to_grid(*start, problem));
  if (known) {
    request.known = &(known_grid = to_grid(*known, problem));
    if (!nonogram::is_solution(problem, known_grid)) throw nb::value_error("the known board is no solution");
  }
  nonogram::Recording recording;
  if (record) request.recording = &recording;
  recording.changes = changes;
  search::ProofLog proof;
  if (prove) request.proof = &proof;
  const auto to_cells = [&](const auto& grid) { return to_array(grid, problem); };
  return solve_timed({seconds, nodes, cancel, tick}, chosen, problem, request, to_dict, to_cells, to_cells);
}

bool is_solution(nb::tuple rows, nb::tuple columns, CellArray cells) {
  const auto problem = to_problem(rows, columns);
  return nonogram::is_solution(problem, to_grid(cells, problem));
}

}  // namespace

void add_nonogram_solve(nb::module_& module) {
  using namespace nb::literals;
  module.def("nonogram_solve", &solve, "rows"_a, "columns"_a, nb::kw_only(), "strategy"_a, "limit"_a, "seed"_a,
             "start"_a.none().noconvert(), "known"_a.none().noconvert(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
             "tick"_a.none(), "record"_a,
             "changes"_a.none() = nb::none(), "prove"_a = false, "Solve a nonogram with a named strategy under limits.");
  module.def("nonogram_is_solution", &is_solution, "rows"_a, "columns"_a, "cells"_a.noconvert(),
             "Tell whether a fully decided board agrees with every clue.");
}

}  // namespace cluewright::bindings
