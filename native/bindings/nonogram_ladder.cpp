// The path by human techniques. What a step is made of goes to Python as plain tuples; the texts are written there.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <memory>
#include <utility>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/held_ladder.hpp"
#include "bindings/nonogram_problem.hpp"
#include "nonogram/ladder/ladder.hpp"

namespace cluewright::bindings {

namespace {

using nonogram::Chain;
using nonogram::Finding;
using nonogram::Ladder;
using nonogram::LadderEnd;
using nonogram::LadderStep;
using nonogram::Rung;

using HeldNonogramLadder = HeldLadder<Ladder>;

nb::tuple changes(const std::vector<nonogram::Change>& list) {
  nb::list out;
  for (const auto& [place, value] : list) out.append(nb::make_tuple(place, value));
  return nb::tuple(out);
}

nb::tuple finding_tuple(const Finding& finding, std::int32_t line) {
  return nb::make_tuple(static_cast<int>(finding.rung), line, changes(finding.changes), number_tuple(finding.clues),
                        number_tuple(finding.numbers), number_tuple(finding.evidence));
}

// (line that fails, or -1; links as (line, cells, the inner chain or None))
nb::tuple chain_tuple(const Chain& chain) {
  nb::list links;
  for (const auto& link : chain.links) {
    nb::object inner = nb::none();
    if (link.inner >= 0) inner = chain_tuple(chain.inner[static_cast<std::size_t>(link.inner)]);
    links.append(nb::make_tuple(link.line, changes(link.cells), inner));
  }
  return nb::make_tuple(chain.clash, nb::tuple(links));
}

nonogram::Grid start_grid(const nonogram::Problem& problem, const std::optional<CellArray>& start) {
  if (start) return to_grid(*start, problem);
  return nonogram::Grid(static_cast<std::size_t>(problem.width) * static_cast<std::size_t>(problem.height),
                        nonogram::unknown);
}

Rung to_rung(int last) {
  if (last < 0 || last >= static_cast<int>(nonogram::rung_count)) throw nb::value_error("no such technique");
  return static_cast<Rung>(last);
}

nb::tuple step_tuple(const LadderStep& step) {
  nb::list chains;
  for (const Chain& chain : step.chains) chains.append(chain_tuple(chain));
  return nb::make_tuple(finding_tuple(step.finding, step.line), nb::tuple(chains), step.choices);
}

// Returns (end, nodes, step or None); a step is the finding, the chains and how many such steps there were.
nb::tuple next(HeldNonogramLadder& held, int last, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               std::optional<nb::bytearray> cancel, nb::object tick) {
  const HeldNonogramLadder::Use ladder(held);
  LadderStep step;
  const Rung rung = to_rung(last);
  std::uint64_t spent = 0;
  const LadderEnd end = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    const LadderEnd how = ladder->next(rung, budget, step);
    spent = budget.nodes();
    return how;
  });
  nb::object told = nb::none();
  if (end == LadderEnd::step) told = step_tuple(step);
  return nb::make_tuple(ladder_ends[static_cast<std::size_t>(end)], spent, told);
}

// Returns (steps like `next`, nodes, whether the budget ran out). `covered` has a byte for each cell.
nb::tuple list_suppositions(HeldNonogramLadder& held, int technique, nb::bytes covered, bool enough, std::optional<double> seconds,
                            std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const HeldNonogramLadder::Use ladder(held);
  const Rung rung = to_rung(technique);
  if (rung < Rung::contradiction) throw nb::value_error("that technique supposes nothing");
  if (covered.size() != ladder->grid().size()) throw nb::value_error("covered has a byte for each cell");
  const auto* first = reinterpret_cast<const std::uint8_t*>(covered.c_str());
  const std::vector<std::uint8_t> cells(first, first + covered.size());
  std::vector<LadderStep> found;
  std::uint64_t spent = 0;
  const bool finished = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    const bool all = ladder->list_suppositions(rung, cells, enough, budget, found);
    spent = budget.nodes();
    return all;
  });
  nb::list steps;
  for (const LadderStep& step : found) steps.append(step_tuple(step));
  return nb::make_tuple(steps, spent, !finished);
}

// Returns (findings, whether the budget ran out): those of the lines examined until then.
nb::tuple all_findings(HeldNonogramLadder& held, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                       std::optional<nb::bytearray> cancel, nb::object tick) {
  const HeldNonogramLadder::Use ladder(held);
  nb::list list;
  const bool finished = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    for (std::int32_t line = 0; line < ladder->lines() && !budget.spent(); ++line) {
      const auto& found = ladder->findings(line);
      if (found.empty()) continue;
      const nb::gil_scoped_acquire gil;  // converting the findings of a large board takes longer than finding them
      for (const Finding& finding : found) list.append(finding_tuple(finding, line));
    }
    return budget.why() == Stop::none;
  });
  return nb::make_tuple(list, !finished);
}

nb::object line_findings(nb::handle clue, CellArray cells) {
  if (cells.shape(0) != 1) throw nb::value_error("a line is a board of height 1");
  require_side(cells.size());
  const auto numbers = to_clue(clue, cells.size());
  const auto known = copied(cells);
  nonogram::LineTechniques line;
  nonogram::Findings found;
  if (!line.find(numbers, known, found, nonogram::LineTechniques::Extent::everything)) return nb::none();
  nb::list list;
  for (const Finding& finding : found) list.append(finding_tuple(finding, 0));
  return list;
}

// Climbs as far as the techniques up to `last` lead. With `path` every step is returned as (technique, choices, cells, chain).
nb::dict climb(nb::tuple rows, nb::tuple columns, std::optional<CellArray> start, int last, bool path,
               std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
               nb::object tick) {
  const auto problem = to_problem(rows, columns);
  const Rung rung = to_rung(last);
  Ladder ladder(problem, start_grid(problem, start));
  std::array<std::uint64_t, nonogram::rung_count> steps{};
  std::vector<std::array<std::int32_t, 4>> taken;
  std::int32_t longest = 0;
  std::uint64_t spent = 0;
  const LadderEnd end = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    LadderStep step;
    LadderEnd how;
    while ((how = ladder.next(rung, budget, step)) == LadderEnd::step) {
      std::int32_t chain = 0;
      for (const Chain& part : step.chains) chain += part.length();
      longest = std::max(longest, chain);
      ++steps[static_cast<std::size_t>(step.finding.rung)];
      if (path)
        taken.push_back({static_cast<std::int32_t>(step.finding.rung), step.choices,
                         static_cast<std::int32_t>(step.finding.changes.size()), chain});
    }
    spent = budget.nodes();
    return how;
  });
  nb::list told;
  for (const auto& [technique, choices, cells, chain] : taken) told.append(nb::make_tuple(technique, choices, cells, chain));
  nb::dict answer;
  answer["end"] = ladder_ends[static_cast<std::size_t>(end)];
  answer["steps"] = number_tuple(steps);
  answer["longest_chain"] = longest;
  answer["path"] = told;
  answer["cells"] = to_array(ladder.grid(), problem);
  answer["nodes"] = spent;
  return answer;
}

}  // namespace

void add_nonogram_ladder(nb::module_& module) {
  using namespace nb::literals;
  nb::class_<HeldNonogramLadder>(module, "NonogramLadder")
      .def("__init__",
           [](HeldNonogramLadder* self, nb::tuple rows, nb::tuple columns, std::optional<CellArray> start) {
             const auto problem = to_problem(rows, columns);
             new (self) HeldNonogramLadder(problem, start_grid(problem, start));
           },
           "rows"_a, "columns"_a, "start"_a.none().noconvert() = nb::none())
      .def("next", &next, "last"_a, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
           "tick"_a.none(), "Take the next step with techniques up to `last`.")
      .def("suppositions", &list_suppositions, "technique"_a, "covered"_a, "enough"_a, nb::kw_only(), "seconds"_a.none(),
           "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(), "List the steps of a technique that supposes something.")
      .def("findings", &all_findings, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
           "tick"_a.none(), "List everything the line techniques find now.")
      .def("cells",
           [](HeldNonogramLadder& held) {
             const HeldNonogramLadder::Use ladder(held);
             return to_array(ladder->grid(), ladder->problem());
           },
           "Return the current board.");
  module.def("nonogram_line_findings", &line_findings, "clue"_a.none(), "cells"_a.noconvert(),
             "Give everything the line techniques find on one line, a board of height 1; None when it is impossible.");
  module.def("nonogram_climb", &climb, "rows"_a, "columns"_a, nb::kw_only(), "start"_a.none().noconvert(), "last"_a, "path"_a,
             "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Climb as far as the techniques up to `last` lead.");
}

}  // namespace cluewright::bindings
