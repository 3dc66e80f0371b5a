// Solving colour nonograms, and single lines of them.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bindings/bindings.hpp"
#include "bindings/colour_nonogram_problem.hpp"
#include "bindings/outcome.hpp"
#include "colour_nonogram/check.hpp"
#include "colour_nonogram/line/line.hpp"
#include "colour_nonogram/strategies.hpp"

namespace cluewright::bindings {

namespace {

using Solve = colour_nonogram::Result(const colour_nonogram::Problem&, const colour_nonogram::Request&, Budget&);

constexpr NamedStrategy<Solve> strategies[] = {
    {"auto", colour_nonogram::solve_auto},
    {"brute", colour_nonogram::solve_brute},
    {"lines", colour_nonogram::solve_lines},
    {"learn", colour_nonogram::solve_learn},
};

nb::dict to_dict(const colour_nonogram::Statistics& s) {
  nb::dict dict;
  const std::pair<const char*, std::uint64_t> counts[] = {
      {"lines_solved", s.lines_solved}, {"decisions", s.decisions}, {"conflicts", s.conflicts},
      {"learned", s.learned},           {"restarts", s.restarts},   {"probes", s.probes},
  };
  for (const auto& [name, value] : counts) dict[name] = value;
  const std::pair<const char*, double> seconds[] = {
      {"seconds_lines", s.seconds_lines},
      {"seconds_probing", s.seconds_probing},
      {"seconds_search", s.seconds_search},
      {"seconds_witness", s.seconds_witness},
  };
  for (const auto& [name, value] : seconds) dict[name] = value;
  return dict;
}

nb::dict solve(std::int64_t colours, nb::tuple rows, nb::tuple columns, const char* strategy, std::uint64_t limit,
               std::uint64_t seed, std::optional<ColourSetArray> start, std::optional<ColourArray> known,
               std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
               nb::object tick, bool record, Changes* changes, bool prove) {
  const auto problem = to_colour_problem(colours, rows, columns);
  const auto chosen = find_strategy<Solve>(strategies, strategy);
  colour_nonogram::Request request;
  request.limit = limit;
  request.seed = seed;
  colour_nonogram::Grid start_grid, known_grid;
  if (start) request.start = &(start_grid = to_colour_sets(*start, problem));
  if (known) {
    request.known = &(known_grid = to_colour_grid(*known, problem));
    if (!colour_nonogram::is_solution(problem, known_grid)) throw nb::value_error("the known board is no solution");
    for (std::size_t i = 0; i < start_grid.size(); ++i)
      if (!(start_grid[i] & known_grid[i])) throw nb::value_error("the known board does not agree with the start");
  }
  colour_nonogram::Recording recording;
  if (record) request.recording = &recording;
  recording.changes = changes;
  search::ProofLog proof;
  if (prove) request.proof = &proof;
  return solve_timed({seconds, nodes, cancel, tick}, chosen, problem, request, to_dict,
                     [&](const auto& grid) { return to_colour_array(grid, problem); },
                     [&](const auto& grid) { return to_set_array(grid, problem); });
}

bool is_solution(std::int64_t colours, nb::tuple rows, nb::tuple columns, ColourArray cells) {
  const auto problem = to_colour_problem(colours, rows, columns);
  return colour_nonogram::is_solution(problem, to_colour_grid(cells, problem));
}

// None when there is no arrangement.
nb::object settle_line(std::int64_t colours, nb::object clue, ColourSetLine sets) {
  require_colour_side(sets.size());
  const auto palette = to_palette_size(colours);
  const colour_nonogram::Line line(to_colour_clue(clue, sets.size(), palette), static_cast<int>(sets.size()), palette);
  colour_nonogram::Grid left(sets.data(), sets.data() + sets.size());
  bool possible = true;
  for (auto& set : left) possible = (set &= colour_nonogram::all_of(palette)) != 0 && possible;
  colour_nonogram::Scratch scratch;
  if (!possible || !line.settle(left.data(), scratch)) return nb::none();
  return nb::cast(owned_array(std::move(left)));
}

}  // namespace

void add_colour_nonogram_solve(nb::module_& module) {
  using namespace nb::literals;
  module.def("colour_nonogram_solve", &solve, "colours"_a, "rows"_a, "columns"_a, nb::kw_only(), "strategy"_a, "limit"_a, "seed"_a,
             "start"_a.none().noconvert(), "known"_a.none().noconvert(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
             "tick"_a.none(), "record"_a, "changes"_a.none() = nb::none(), "prove"_a = false,
             "Solve a colour nonogram with a named strategy under limits.");
  module.def("colour_nonogram_is_solution", &is_solution, "colours"_a, "rows"_a, "columns"_a, "cells"_a.noconvert(),
             "Tell whether a board with a colour in every cell agrees with every clue.");
  module.def("colour_nonogram_settle_line", &settle_line, "colours"_a, "clue"_a.none(), "sets"_a.noconvert(),
             "Return the colours each cell of a line has in some arrangement of its blocks, None when there is none.");
}

}  // namespace cluewright::bindings
