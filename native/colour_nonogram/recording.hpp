// What happened while a colour nonogram was solved: a cell got its only colour.
#pragma once

#include <cstddef>
#include <cstdint>

#include "colour_nonogram/problem.hpp"
#include "common/recording.hpp"

namespace cluewright::colour_nonogram {

enum class Stage : std::uint8_t { given, lines, probe, guess, learned, picture };

// Solvers hold a `Recording*` that is null unless somebody watches. An event has two bits for a value, too few for a colour: a
// place is sixteen times the cell plus the colour, and the value always 1.
class Recording : public EventLog {
 public:
  static constexpr std::size_t most_cells = std::size_t{1} << 20;

  void settle(std::size_t cell, int colour, Stage stage) {
    EventLog::settle(cell * 16 + static_cast<std::size_t>(colour), 1, static_cast<unsigned>(stage));
  }
};

}  // namespace cluewright::colour_nonogram
