// The path by human techniques. What a step is made of goes to Python as plain tuples; the texts are written there.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <memory>
#include <utility>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/clued_ladder.hpp"
#include "bindings/nonogram_problem.hpp"
#include "nonogram/ladder/ladder.hpp"

namespace cluewright::bindings {

namespace {

using nonogram::Chain;
using nonogram::Finding;
using nonogram::Ladder;
using nonogram::LadderStep;
using nonogram::Rung;

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

struct Told {
  using Ladder = nonogram::Ladder;
  using Rung = nonogram::Rung;
  using Step = LadderStep;
  static constexpr std::size_t rungs = nonogram::rung_count;
  static constexpr Rung first_chained = Rung::contradiction;
  static nb::tuple finding(const Finding& finding, std::int32_t line) { return finding_tuple(finding, line); }
  static nb::tuple chain(const Chain& chain) { return chain_tuple(chain); }
  static nb::object board(const Ladder& ladder) { return to_array(ladder.grid(), ladder.problem()); }
};

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
  const Rung rung = to_rung<Told>(last);
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
  using Held = HeldLadder<Ladder>;
  add_ladder<Told>(module, "NonogramLadder", "suppositions")
      .def("__init__",
           [](Held* self, nb::tuple rows, nb::tuple columns, std::optional<CellArray> start) {
             const auto problem = to_problem(rows, columns);
             new (self) Held(problem, start_grid(problem, start));
           },
           "rows"_a, "columns"_a, "start"_a.none().noconvert() = nb::none());
  module.def("nonogram_line_findings", &line_findings, "clue"_a.none(), "cells"_a.noconvert(),
             "Give everything the line techniques find on one line, a board of height 1; None when it is impossible.");
  module.def("nonogram_climb", &climb, "rows"_a, "columns"_a, nb::kw_only(), "start"_a.none().noconvert(), "last"_a, "path"_a,
             "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Climb as far as the techniques up to `last` lead.");
}

}  // namespace cluewright::bindings
