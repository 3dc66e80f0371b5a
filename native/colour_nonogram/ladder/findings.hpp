// What a technique finds: which cells become what, and the numbers its sentence and its evidence are made of.
#pragma once

#include <cstddef>
#include <cstdint>

#include "colour_nonogram/problem.hpp"
#include "common/ladder.hpp"

namespace cluewright::colour_nonogram {

// The techniques, the simplest first; a person tries them in this order. Python holds their names and texts, in the same
// order.
enum class Rung : std::uint8_t {
  complete_line,
  finished_line,
  satisfied_clue,
  only_gap,
  edge_fill,
  neighbouring_colours,
  overlap,
  glue,
  mercury,
  small_gap,
  missing_colour,  // the last of the simple ones: they look at the ends and the gaps of a line, and at the clues across
  unreachable,
  forced_gap,
  joining,
  splitting,
  owners,
  out_of_reach,  // this one and the crossing colours look at a row and a column at once
  line_analysis,
  crossing_colours,
  colour_chain,
  contradiction,
};

inline constexpr std::size_t rung_count = static_cast<std::size_t>(Rung::contradiction) + 1;

struct Change {
  std::int32_t place;  // on the line; for findings of the whole board the index of the cell, row by row
  Colour colour;
};

using Finding = FindingOf<Rung, Change>;
using Findings = FindingsOf<Rung, Change>;

}  // namespace cluewright::colour_nonogram
