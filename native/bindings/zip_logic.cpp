// The deductions of Zip, step by step.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>

#include <array>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/zip_problem.hpp"
#include "zip/ladder/logic.hpp"
#include "zip/ladder/names.hpp"

namespace cluewright::bindings {

namespace {

nb::list to_changes(const std::vector<zip::Change>& changes, const zip::Graph& graph) {
  nb::list list;
  for (const auto& change : changes) list.append(nb::make_tuple(graph.border[change.edge], change.use));
  return list;
}

// (name, changes, cells, from, to, assumed, chain)
nb::tuple to_tuple(const zip::Step& step, const zip::Graph& graph) {
  nb::list chain;
  for (const auto& link : step.chain) chain.append(to_tuple(link, graph));
  return nb::make_tuple(static_cast<int>(zip::name_of(step, graph)), to_changes(step.changes, graph), nb::cast(step.cells), step.from,
                        step.to, to_changes(step.supposed, graph), chain);
}

// Decides what a board has decided; false when that is not possible.
bool take_over(zip::Logic& logic, const zip::Graph& graph, const zip::Borders& borders) {
  for (zip::EdgeId e = 0; e < graph.edges(); ++e)
    if (const auto value = borders[graph.border[e]]; value != zip::unknown && !logic.decide(e, value == zip::used))
      return false;
  return true;
}

nb::dict steps(std::int32_t width, std::int32_t height, NumberList numbers,
               NumberList walls, NumberList blocked, BorderArray start, int hardest,
               std::uint64_t limit, zip::EdgeId probe_from, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  if (hardest < 0 || hardest >= zip::technique_count) throw nb::value_error("there is no such technique");
  const auto borders = to_borders(start, problem);
  const zip::Graph graph(problem);
  if (probe_from < 0 || probe_from > graph.edges()) throw nb::value_error("there is no such place to go on");
  std::vector<zip::Step> found;
  zip::Step breach;
  bool broken = false, solved = false, stopped = false;
  run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    zip::Logic logic(graph, budget);
    logic.probe_from(probe_from);
    take_over(logic, graph, borders);
    while (found.size() < limit && !budget.spend_node()) {
      auto step = logic.next(static_cast<zip::Technique>(hardest));
      if (!step) break;
      found.push_back(std::move(*step));
    }
    broken = logic.broken();
    breach = logic.breach();
    solved = logic.solved();
    probe_from = logic.probe_from();
    stopped = budget.why() != Stop::none;
    return true;
  });
  nb::dict answer;
  nb::list list;
  for (const auto& step : found) list.append(to_tuple(step, graph));
  answer["steps"] = list;
  answer["solved"] = solved;
  answer["stopped"] = stopped;
  answer["probe_from"] = probe_from;
  answer["breach"] = broken ? nb::object(to_tuple(breach, graph)) : nb::none();
  return answer;
}

// How often each technique is needed on the way from the start, whether the way leads to the solution, and whether the
// budget ran out before its end. Nothing else of the steps is told: a rating takes no more, and telling takes longest.
nb::tuple count_steps(std::int32_t width, std::int32_t height, NumberList numbers, NumberList walls, NumberList blocked,
                      std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                      std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  const zip::Graph graph(problem);
  std::array<std::int32_t, zip::name_count> counts{};
  bool solved = false, stopped = false;
  run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    zip::Logic logic(graph, budget);
    while (!budget.spend_node()) {
      const auto step = logic.next(zip::Technique::contradiction);
      if (!step) break;
      ++counts[static_cast<std::size_t>(zip::name_of(*step, graph))];
    }
    solved = logic.solved();
    stopped = budget.why() != Stop::none;
    return true;
  });
  return nb::make_tuple(nb::cast(counts), solved, stopped);
}

// Every step there is from given border values, and whether the budget ran out before all were found.
nb::tuple list_steps(std::int32_t width, std::int32_t height, NumberList numbers,
                     NumberList walls, NumberList blocked, BorderArray start, int hardest,
                     std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                     std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = ZipArguments{width, height, std::move(numbers), std::move(walls), std::move(blocked)}.problem();
  if (hardest < 0 || hardest >= zip::technique_count) throw nb::value_error("there is no such technique");
  const auto borders = to_borders(start, problem);
  const zip::Graph graph(problem);
  bool stopped = false;
  const auto found = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    zip::Logic logic(graph, budget);
    std::vector<zip::Step> steps;
    if (take_over(logic, graph, borders)) steps = logic.list(static_cast<zip::Technique>(hardest));
    stopped = budget.why() != Stop::none;
    return steps;
  });
  nb::list list;
  for (const auto& step : found) list.append(to_tuple(step, graph));
  return nb::make_tuple(list, stopped);
}

}  // namespace

void add_zip_logic(nb::module_& module) {
  using namespace nb::literals;
  module.def("zip_steps", &steps, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(), "start"_a.noconvert(),
             "hardest"_a, "limit"_a, "probe_from"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
             "tick"_a.none(),
             "Find up to `limit` steps from given border values, the simplest next one first.");
  module.def("zip_count_steps", &count_steps, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(),
             "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Count the steps to the solution by technique; tell whether it is reached, and whether the budget ran out.");
  module.def("zip_list_steps", &list_steps, "width"_a, "height"_a, "numbers"_a, "walls"_a, "blocked"_a, nb::kw_only(),
             "start"_a.noconvert(), "hardest"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "List every step there is from given border values, the simplest first.");
}

}  // namespace cluewright::bindings
