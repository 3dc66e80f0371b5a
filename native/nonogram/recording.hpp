// What happened while solving, cell by cell: the order, the stage that did it, and every branch taken back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "problem.hpp"

namespace cluewright::nonogram {

enum class Stage : std::uint8_t { given, lines, probe, guess, learned, decimate, accepted, witness, search };

// One 32-bit word an event. Settled: cell index (24 bits), value (2 bits), stage (5 bits), top bit 0.
// Undone: top bit 1, the number of most recently settled and still standing cells taken back (31 bits).
// Solvers hold a `Recording*` that is null unless somebody watches.
struct Recording {
  std::vector<std::uint32_t> events;

  void settle(std::size_t cell, Cell value, Stage stage) {
    events.push_back(static_cast<std::uint32_t>(cell) | std::uint32_t(value) << 24 | std::uint32_t(stage) << 26);
  }
  void undo(std::size_t count) {
    if (count) events.push_back(0x80000000u | static_cast<std::uint32_t>(count));
  }
};

}  // namespace cluewright::nonogram
