// What a technique finds: which cells become what, and the numbers its sentence and its evidence are made of.
#pragma once

#include <cstddef>
#include <cstdint>

#include "common/ladder.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// The techniques, the simplest first; a person tries them in this order. Python holds their names and texts, in the same
// order.
enum class Rung : std::uint8_t {
  complete_line,
  finished_line,
  satisfied_clue,
  only_gap,
  edge_fill,
  overlap,
  glue,
  mercury,
  small_gap,  // the last of the simple ones: they look at the ends and the gaps of a line alone
  unreachable,
  forced_gap,
  joining,
  splitting,
  owners,
  line_analysis,
  contradiction,
  common_consequence,
  two_cells,
};

inline constexpr std::size_t rung_count = static_cast<std::size_t>(Rung::two_cells) + 1;

struct Change {
  std::int32_t place;  // on the line; for findings of the whole board the index of the cell, row by row
  Cell value;
};

using Finding = FindingOf<Rung, Change>;
using Findings = FindingsOf<Rung, Change>;

}  // namespace cluewright::nonogram
