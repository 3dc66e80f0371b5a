// The path of colour nonograms by human techniques. What a step is made of goes to Python as plain tuples; the texts are written
// there. A board has 0 for an open cell, 1 for the background and 1 more than the colour for a colour.
#include <nanobind/stl/optional.h>

#include <array>
#include <cmath>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/clued_ladder.hpp"
#include "bindings/colour_nonogram_problem.hpp"
#include "colour_nonogram/ladder/ladder.hpp"

namespace cluewright::bindings {

namespace {

using colour_nonogram::Chain;
using colour_nonogram::Finding;
using colour_nonogram::Ladder;
using colour_nonogram::LadderStep;
using colour_nonogram::Rung;

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

struct Told {
  using Ladder = colour_nonogram::Ladder;
  using Rung = colour_nonogram::Rung;
  using Step = LadderStep;
  static constexpr std::size_t rungs = colour_nonogram::rung_count;
  static constexpr Rung first_chained = Rung::colour_chain;
  static nb::tuple finding(const Finding& finding, std::int32_t line) { return finding_tuple(finding, line); }
  static nb::tuple chain(const Chain& chain) { return chain_tuple(chain); }
  static nb::object board(const Ladder& ladder) { return board_array(ladder); }
};

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
  const Rung rung = to_rung<Told>(last);
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
  using Held = HeldLadder<Ladder>;
  add_ladder<Told>(module, "ColourNonogramLadder", "chained")
      .def("__init__",
           [](Held* self, std::int64_t colours, nb::tuple rows, nb::tuple columns, std::optional<ColourArray> start) {
             const auto problem = to_colour_problem(colours, rows, columns);
             new (self) Held(problem, start_grid(problem, start));
           },
           "colours"_a, "rows"_a, "columns"_a, "start"_a.none().noconvert() = nb::none());
  module.def("colour_nonogram_line_findings", &line_findings, "colours"_a, "clue"_a.none(), "cells"_a.noconvert(),
             "Give everything the line techniques find on one line, a board of height 1; None when it is impossible.");
  module.def("colour_nonogram_climb", &climb, "colours"_a, "rows"_a, "columns"_a, nb::kw_only(), "start"_a.none().noconvert(),
             "last"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Climb as far as the techniques up to `last` lead.");
}

}  // namespace cluewright::bindings
