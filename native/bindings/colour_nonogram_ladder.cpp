// The path of colour nonograms by human techniques. What a step is made of goes to Python as plain tuples; the texts are written
// there. A board has 0 for an open cell, 1 for the background and 1 more than the colour for a colour.
#include <nanobind/stl/optional.h>

#include <array>
#include <cmath>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/colour_nonogram_problem.hpp"
#include "bindings/held_ladder.hpp"
#include "colour_nonogram/ladder/ladder.hpp"

namespace cluewright::bindings {

namespace {

using colour_nonogram::Chain;
using colour_nonogram::Finding;
using colour_nonogram::Ladder;
using colour_nonogram::LadderEnd;
using colour_nonogram::LadderStep;
using colour_nonogram::Rung;
using HeldColourLadder = HeldLadder<Ladder>;

colour_nonogram::Grid decided_sets(const ColourArray& board, std::int32_t colours) {
  colour_nonogram::Grid grid;
  grid.reserve(board.size());
  for (std::size_t i = 0; i < board.size(); ++i) {
    const int value = board.data()[i];
    if (value > colours + 1) throw nb::value_error("a cell has a colour of the palette, 1 for the background, or 0");
    grid.push_back(value == 0 ? colour_nonogram::all_of(colours) : colour_nonogram::only(value - 1));
  }
  return grid;
}

colour_nonogram::Grid start_grid(const colour_nonogram::Problem& problem, const std::optional<ColourArray>& start) {
  if (!start)
    return colour_nonogram::Grid(static_cast<std::size_t>(problem.width) * static_cast<std::size_t>(problem.height),
                                 colour_nonogram::all_of(problem.colours));
  require_colour_shape(*start, problem);
  return decided_sets(*start, problem.colours);
}

nb::object board_array(const Ladder& ladder) {
  std::vector<std::uint8_t> cells;
  cells.reserve(ladder.grid().size());
  for (const auto set : ladder.grid())
    cells.push_back(colour_nonogram::decided(set) ? static_cast<std::uint8_t>(1 + colour_nonogram::lowest(set)) : 0);
  const auto& problem = ladder.problem();
  return nb::cast(owned_array(std::move(cells), {static_cast<std::size_t>(problem.height), static_cast<std::size_t>(problem.width)}));
}

nb::tuple finding_tuple(const Finding& finding, std::int32_t line) {
  nb::list changes;
  for (const auto& [place, colour] : finding.changes) changes.append(nb::make_tuple(place, 1 + colour));
  return nb::make_tuple(static_cast<int>(finding.rung), line, nb::tuple(changes), number_tuple(finding.clues),
                        number_tuple(finding.numbers), number_tuple(finding.evidence));
}

// (line that fails, or -1; links as (line, or -1 for what is assumed; cells with the colours they lose as a set of bits))
nb::tuple chain_tuple(const Chain& chain) {
  nb::list links;
  for (const auto& link : chain.links) {
    nb::list cells;
    for (const auto& exclusion : link.cells) cells.append(nb::make_tuple(exclusion.cell, exclusion.lost));
    links.append(nb::make_tuple(link.line, nb::tuple(cells)));
  }
  return nb::make_tuple(chain.clash, nb::tuple(links));
}

nb::tuple step_tuple(const LadderStep& step) {
  nb::list chains;
  for (const Chain& chain : step.chains) chains.append(chain_tuple(chain));
  return nb::make_tuple(finding_tuple(step.finding, step.line), nb::tuple(chains), step.choices);
}

Rung to_rung(int last) {
  if (last < 0 || last >= static_cast<int>(colour_nonogram::rung_count)) throw nb::value_error("no such technique");
  return static_cast<Rung>(last);
}

// Returns (end, nodes, step or None); a step is the finding, the chains and how many such steps there were.
nb::tuple next(HeldColourLadder& held, int last, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               std::optional<nb::bytearray> cancel, nb::object tick) {
  const HeldColourLadder::Use ladder(held);
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
nb::tuple list_chained(HeldColourLadder& held, int technique, nb::bytes covered, bool enough, std::optional<double> seconds,
                       std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const HeldColourLadder::Use ladder(held);
  const Rung rung = to_rung(technique);
  if (rung < Rung::colour_chain) throw nb::value_error("that technique has no chains");
  if (covered.size() != ladder->grid().size()) throw nb::value_error("covered has a byte for each cell");
  const auto* first = reinterpret_cast<const std::uint8_t*>(covered.c_str());
  const std::vector<std::uint8_t> cells(first, first + covered.size());
  std::vector<LadderStep> found;
  std::uint64_t spent = 0;
  const bool finished = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    const bool all = ladder->list_chained(rung, cells, enough, budget, found);
    spent = budget.nodes();
    return all;
  });
  nb::list steps;
  for (const LadderStep& step : found) steps.append(step_tuple(step));
  return nb::make_tuple(steps, spent, !finished);
}

// Returns (findings, whether the budget ran out): those of the lines examined until then.
nb::tuple all_findings(HeldColourLadder& held, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                       std::optional<nb::bytearray> cancel, nb::object tick) {
  const HeldColourLadder::Use ladder(held);
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

// None when no arrangement fits.
nb::object line_findings(std::int64_t colours, nb::handle clue, ColourArray cells) {
  if (cells.shape(0) != 1) throw nb::value_error("a line is a board of height 1");
  require_colour_side(cells.size());
  const auto palette = to_palette_size(colours);
  const auto blocks = to_colour_clue(clue, cells.size(), palette);
  const colour_nonogram::Line exact(blocks, static_cast<int>(cells.size()), palette);
  const colour_nonogram::Grid known = decided_sets(cells, palette), across(known.size(), colour_nonogram::all_of(palette));
  colour_nonogram::LineTechniques line;
  colour_nonogram::Findings found;
  colour_nonogram::Grid settled, reached;
  using Extent = colour_nonogram::LineTechniques::Extent;
  if (!line.find({blocks, exact, known, across}, found, Extent::everything, settled, reached)) return nb::none();
  nb::list list;
  for (const Finding& finding : found) list.append(finding_tuple(finding, 0));
  return list;
}

// The middle of a step's cells.
std::array<double, 2> middle_of(const LadderStep& step, std::int32_t width, std::int32_t height) {
  double row = 0, column = 0;
  for (const auto& change : step.finding.changes) {
    const bool is_row = step.line < height;
    row += step.line < 0 ? change.place / width : is_row ? step.line : change.place;
    column += step.line < 0 ? change.place % width : is_row ? change.place : step.line - height;
  }
  const auto count = static_cast<double>(step.finding.changes.size());
  return {row / count, column / count};
}

bool is_only_place(const Finding& finding) {
  const auto& place = finding.numbers;
  return finding.rung == Rung::overlap && place[0] == place[1] && place[2] == place[3];
}

// Climbs as far as the techniques up to `last` lead: how often each was taken, every step as (technique, choices, cells, chain),
// the overlaps of blocks with one place only, and the way between the steps along rows and columns.
nb::dict climb(std::int64_t colours, nb::tuple rows, nb::tuple columns, std::optional<ColourArray> start, int last,
               std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
               nb::object tick) {
  const auto problem = to_colour_problem(colours, rows, columns);
  const Rung rung = to_rung(last);
  Ladder ladder(problem, start_grid(problem, start));
  std::array<std::uint64_t, colour_nonogram::rung_count> steps{};
  std::vector<std::array<std::int32_t, 4>> taken;
  std::uint64_t spent = 0, only_places = 0;
  double travel = 0;
  const LadderEnd end = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    LadderStep step;
    LadderEnd how;
    std::array<double, 2> here{};
    while ((how = ladder.next(rung, budget, step)) == LadderEnd::step) {
      std::int32_t chain = 0;
      for (const Chain& part : step.chains) chain += part.length();
      ++steps[static_cast<std::size_t>(step.finding.rung)];
      only_places += is_only_place(step.finding);
      const auto middle = middle_of(step, problem.width, problem.height);
      if (!taken.empty()) travel += std::abs(middle[0] - here[0]) + std::abs(middle[1] - here[1]);
      here = middle;
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
  answer["path"] = nb::tuple(told);
  answer["only_places"] = only_places;
  answer["travel"] = travel;
  answer["cells"] = board_array(ladder);
  answer["nodes"] = spent;
  return answer;
}

}  // namespace

void add_colour_nonogram_ladder(nb::module_& module) {
  using namespace nb::literals;
  nb::class_<HeldColourLadder>(module, "ColourNonogramLadder")
      .def("__init__",
           [](HeldColourLadder* self, std::int64_t colours, nb::tuple rows, nb::tuple columns, std::optional<ColourArray> start) {
             const auto problem = to_colour_problem(colours, rows, columns);
             new (self) HeldColourLadder(problem, start_grid(problem, start));
           },
           "colours"_a, "rows"_a, "columns"_a, "start"_a.none().noconvert() = nb::none())
      .def("next", &next, "last"_a, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
           "Take the next step with techniques up to `last`.")
      .def("chained", &list_chained, "technique"_a, "covered"_a, "enough"_a, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(),
           "cancel"_a.none(), "tick"_a.none(), "List the steps of a technique that goes over several lines.")
      .def("findings", &all_findings, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
           "List everything the techniques of lines and crossings find now.")
      .def("cells",
           [](HeldColourLadder& held) {
             const HeldColourLadder::Use ladder(held);
             return board_array(*ladder.operator->());
           },
           "Return the current board.");
  module.def("colour_nonogram_line_findings", &line_findings, "colours"_a, "clue"_a.none(), "cells"_a.noconvert(),
             "Give everything the line techniques find on one line, a board of height 1; None when it is impossible.");
  module.def("colour_nonogram_climb", &climb, "colours"_a, "rows"_a, "columns"_a, nb::kw_only(), "start"_a.none().noconvert(),
             "last"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Climb as far as the techniques up to `last` lead.");
}

}  // namespace cluewright::bindings
