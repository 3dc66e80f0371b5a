// What people call a step: of techniques that are found together, under one number, the one that it is.
#pragma once

#include <algorithm>
#include <cstdint>

#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

// `TECHNIQUES` in zip/ladder.py has the same order.
enum class Name : std::uint8_t {
  forced_corner,
  corridor,
  full_cell,
  dead_end,
  one_way_on,
  two_ways_left,
  number_order,
  early_loop,
  early_end,
  cut,
  only_way,
  out_of_reach,
  bridge_order,
  parity,
  both_ways,
  contradiction,
};
constexpr std::size_t name_count = 16;

// The name of a step. What is broken changes nothing, and has the first name of those found together.
inline Name name_of(const Step& step, const Graph& graph) {
  constexpr Name first[] = {Name::forced_corner, Name::full_cell, Name::dead_end, Name::number_order,
                            Name::early_loop,    Name::early_end, Name::cut,      Name::only_way,
                            Name::bridge_order,  Name::parity,    Name::both_ways, Name::contradiction};
  const Name name = first[static_cast<std::size_t>(step.technique)];
  if (step.changes.empty()) return name;
  switch (step.technique) {
    case Technique::forced_corner: {
      const Ways& ways = graph.at[step.cells.front()];
      if (graph.terminal(step.cells.front())) return Name::corridor;
      const CellId a = ways.ways[0].to, b = ways.ways[1].to, width = graph.width;
      return a % width == b % width || a / width == b / width ? Name::corridor : name;
    }
    case Technique::dead_end:
      if (graph.terminal(step.cells.front())) return name;
      return step.changes.size() == 2 ? Name::two_ways_left : Name::one_way_on;
    case Technique::only_way:
      return std::any_of(step.changes.begin(), step.changes.end(), [](const Change& each) { return each.use; })
                 ? name
                 : Name::out_of_reach;
    default: return name;
  }
}

}  // namespace cluewright::zip
