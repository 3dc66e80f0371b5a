// What the bindings of both nonograms' ladders share. `Told` says how a kind tells Python of a finding and of a chain, as plain
// tuples; the texts are written there.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/held_ladder.hpp"
#include "common/ladder.hpp"

namespace cluewright::bindings {

template <class Told>
typename Told::Rung to_rung(int number) {
  if (number < 0 || number >= static_cast<int>(Told::rungs)) throw nb::value_error("no such technique");
  return static_cast<typename Told::Rung>(number);
}

template <class Told>
nb::tuple step_tuple(const typename Told::Step& step) {
  nb::list chains;
  for (const auto& chain : step.chains) chains.append(Told::chain(chain));
  return nb::make_tuple(Told::finding(step.finding, step.line), nb::tuple(chains), step.choices);
}

// Returns (end, nodes, step or None); a step is the finding, the chains and how many such steps there were.
template <class Told>
nb::tuple next_step(HeldLadder<typename Told::Ladder>& held, int last, std::optional<double> seconds,
                    std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const typename HeldLadder<typename Told::Ladder>::Use ladder(held);
  typename Told::Step step;
  const auto rung = to_rung<Told>(last);
  std::uint64_t spent = 0;
  const LadderEnd end = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    const LadderEnd how = ladder->next(rung, budget, step);
    spent = budget.nodes();
    return how;
  });
  nb::object told = nb::none();
  if (end == LadderEnd::step) told = step_tuple<Told>(step);
  return nb::make_tuple(ladder_ends[static_cast<std::size_t>(end)], spent, told);
}

// Returns (steps like `next`, nodes, whether the budget ran out). `covered` has a byte for each cell.
template <class Told>
nb::tuple list_chained(HeldLadder<typename Told::Ladder>& held, int technique, nb::bytes covered, bool enough,
                       std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel,
                       nb::object tick) {
  const typename HeldLadder<typename Told::Ladder>::Use ladder(held);
  const auto rung = to_rung<Told>(technique);
  if (rung < Told::first_chained) throw nb::value_error("that technique has no chains");
  if (covered.size() != ladder->grid().size()) throw nb::value_error("covered has a byte for each cell");
  const auto* first = reinterpret_cast<const std::uint8_t*>(covered.c_str());
  const std::vector<std::uint8_t> cells(first, first + covered.size());
  std::vector<typename Told::Step> found;
  std::uint64_t spent = 0;
  const bool finished = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    const bool all = ladder->list_chained(rung, cells, enough, budget, found);
    spent = budget.nodes();
    return all;
  });
  nb::list steps;
  for (const auto& step : found) steps.append(step_tuple<Told>(step));
  return nb::make_tuple(steps, spent, !finished);
}

// Returns (findings, whether the budget ran out): those of the lines examined until then.
template <class Told>
nb::tuple all_findings(HeldLadder<typename Told::Ladder>& held, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                       std::optional<nb::bytearray> cancel, nb::object tick) {
  const typename HeldLadder<typename Told::Ladder>::Use ladder(held);
  nb::list list;
  const bool finished = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    for (std::int32_t line = 0; line < ladder->lines() && !budget.spent(); ++line) {
      const auto& found = ladder->findings(line);
      if (found.empty()) continue;
      const nb::gil_scoped_acquire gil;  // converting the findings of a large board takes longer than finding them
      for (const auto& finding : found) list.append(Told::finding(finding, line));
    }
    return budget.why() == Stop::none;
  });
  return nb::make_tuple(list, !finished);
}

// The class that Python sees, with the name of its method that lists chains; the kind adds how it is made.
template <class Told>
nb::class_<HeldLadder<typename Told::Ladder>> add_ladder(nb::module_& module, const char* name, const char* chained) {
  using namespace nb::literals;
  using Held = HeldLadder<typename Told::Ladder>;
  return nb::class_<Held>(module, name)
      .def("next", &next_step<Told>, "last"_a, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
           "tick"_a.none(), "Take the next step with techniques up to `last`.")
      .def(chained, &list_chained<Told>, "technique"_a, "covered"_a, "enough"_a, nb::kw_only(), "seconds"_a.none(),
           "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(), "List the steps of a technique that goes over several lines.")
      .def("findings", &all_findings<Told>, nb::kw_only(), "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(),
           "tick"_a.none(), "List everything the techniques of lines find now.")
      .def(
          "cells",
          [](Held& held) {
            const typename Held::Use ladder(held);
            return Told::board(*ladder.operator->());
          },
          "Return the current board.");
}

}  // namespace cluewright::bindings
