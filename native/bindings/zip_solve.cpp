// Solving and counting Zip puzzles.
#include <nanobind/stl/optional.h>

#include "bindings/bindings.hpp"
#include "bindings/count.hpp"
#include "bindings/outcome.hpp"
#include "bindings/zip_problem.hpp"
#include "zip/board/trace.hpp"
#include "zip/count/count.hpp"
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

nb::dict solve(std::int32_t width, std::int32_t height, NumberList numbers,
               NumberList walls, NumberList blocked, const char* strategy,
               std::uint64_t limit, std::optional<BorderArray> start, std::optional<NumberList> known,
               std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
               nb::object tick, bool record, Changes* changes, bool prove) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  const auto chosen = find_strategy<Solve>(strategies, strategy);
  zip::Request request;
  request.limit = limit;
  zip::Borders borders;
  if (start) request.start = &(borders = to_borders(*start, problem));
  zip::Path known_path;
  if (known) {
    known_path = *known;
    if (!zip::is_solution(problem, known_path)) throw nb::value_error("the known path is no solution");
    request.known = &known_path;
  }
  EventLog recording;
  if (record) request.recording = &recording;
  recording.changes = changes;
  search::ProofLog proof;
  if (prove) request.proof = &proof;
  return solve_timed({seconds, nodes, cancel, tick}, chosen, problem, request, to_dict,
                     [](const auto& path) { return nb::cast(path); },
                     [&](const auto& borders) { return to_array(borders, problem); });
}

bool is_solution(std::int32_t width, std::int32_t height, NumberList numbers,
                 NumberList walls, NumberList blocked, NumberList path) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  return zip::is_solution(problem, path);
}

// As for every kind the counts of independent parts: here one, and incomplete without a number.
nb::tuple count(std::int32_t width, std::int32_t height, NumberList numbers,
                NumberList walls, NumberList blocked, bool by_search,
                std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
                nb::object tick) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  std::uint64_t nodes_spent = 0;
  const auto found = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    Counted answer{0, false};
    if (by_search) answer = zip::count_by_search(problem, budget);
    else if (const auto number = zip::count_solutions(problem, budget)) answer = {*number, true};
    nodes_spent = budget.nodes();
    return answer;
  });
  return nb::make_tuple(to_list({found}), nodes_spent);
}

}  // namespace

void add_zip_solve(nb::module_& module) {
  using namespace nb::literals;
  module.def("zip_solve", &solve, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(),
             "strategy"_a, "limit"_a, "start"_a.none().noconvert(), "known"_a.none(), "seconds"_a.none(), "nodes"_a.none(),
             "cancel"_a.none(), "tick"_a.none(), "record"_a = false,
             "changes"_a.none() = nb::none(), "prove"_a = false, "Solve a Zip puzzle with a named strategy under limits.");
  module.def("zip_is_solution", &is_solution, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, "path"_a,
             "Tell whether a path obeys every rule.");
  module.def("zip_count", &count, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(),
             "by_search"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Count the solutions of a Zip puzzle.");
}

}  // namespace cluewright::bindings
