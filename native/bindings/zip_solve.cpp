// Solving and counting Zip puzzles.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <cstdio>
#include <string>

#include "bindings/bindings.hpp"
#include "bindings/outcome.hpp"
#include "bindings/zip_problem.hpp"
#include "zip/board/trace.hpp"
#include "zip/search/count.hpp"
#include "zip/solve.hpp"

namespace cluewright::bindings {

namespace {

using Solve = zip::Result(const zip::Problem&, const zip::Request&, Budget&);

constexpr NamedStrategy<Solve> strategies[] = {
    {"learn", zip::solve_learn},
    {"search", zip::solve_search},
    {"logic", zip::solve_logic},
    {"walk", zip::solve_walk},
};

nb::dict to_dict(const zip::Statistics& s) {
  nb::dict dict;
  const std::pair<const char*, std::uint64_t> counts[] = {
      {"decisions", s.decisions}, {"conflicts", s.conflicts},       {"learned", s.learned},
      {"restarts", s.restarts},   {"propagations", s.propagations}, {"deductions", s.deductions},
  };
  for (const auto& [name, value] : counts) dict[name] = value;
  return dict;
}

nb::dict solve(std::int32_t width, std::int32_t height, std::vector<zip::CellId> numbers,
               std::vector<zip::BorderId> walls, std::vector<zip::CellId> blocked, const std::string& strategy,
               std::uint64_t limit, std::optional<BorderArray> start, std::optional<zip::Path> known,
               std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
               nb::object tick, bool record, Changes* changes) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  const auto chosen = find_strategy<Solve>(strategies, strategy);
  zip::Request request;
  request.limit = limit;
  zip::Borders borders;
  if (start) request.start = &(borders = to_borders(*start, problem));
  if (known) {
    if (!zip::is_solution(problem, *known)) throw nb::value_error("the known path is no solution");
    request.known = &*known;
  }
  EventLog recording;
  if (record) request.recording = &recording;
  recording.changes = changes;
  return solve_timed({seconds, nodes, cancel, tick}, chosen, problem, request, to_dict,
                     [](const auto& path) { return nb::cast(path); },
                     [&](const auto& borders) { return to_array(borders, problem); });
}

bool is_solution(std::int32_t width, std::int32_t height, std::vector<zip::CellId> numbers,
                 std::vector<zip::BorderId> walls, std::vector<zip::CellId> blocked, const zip::Path& path) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  return zip::is_solution(problem, path);
}

// The count as hexadecimal digits and the nodes spent; None for the count when the budget ran out.
nb::tuple count(std::int32_t width, std::int32_t height, std::vector<zip::CellId> numbers,
                std::vector<zip::BorderId> walls, std::vector<zip::CellId> blocked, std::optional<double> seconds,
                std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  if (std::min(width, height) > zip::widest_count) throw nb::value_error("the board is too wide to be counted");
  std::uint64_t nodes_spent = 0;
  const auto found = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto answer = zip::count_solutions(problem, budget);
    nodes_spent = budget.nodes();
    return answer;
  });
  if (!found) return nb::make_tuple(nb::none(), nodes_spent);
  std::string digits;
  for (std::size_t i = found->size(); i-- > 0;) {
    char word[17];
    std::snprintf(word, sizeof word, "%016llx", static_cast<unsigned long long>((*found)[i]));
    digits += word;
  }
  return nb::make_tuple(digits, nodes_spent);
}

}  // namespace

void add_zip_solve(nb::module_& module) {
  using namespace nb::literals;
  module.def("zip_solve", &solve, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(),
             "strategy"_a, "limit"_a, "start"_a.none(), "known"_a.none(), "seconds"_a.none(), "nodes"_a.none(),
             "cancel"_a.none(), "tick"_a.none(), "record"_a = false,
             "changes"_a.none() = nb::none(), "Solve a Zip puzzle with a named strategy under limits.");
  module.def("zip_is_solution", &is_solution, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, "path"_a,
             "Tell whether a path obeys every rule.");
  module.def("zip_count", &count, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(),
             "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Count the solutions of a Zip puzzle exactly, as hexadecimal digits.");
}

}  // namespace cluewright::bindings
