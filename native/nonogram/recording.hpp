// What happened while a nonogram was solved: a place is a cell.
#pragma once

#include <cstddef>
#include <cstdint>

#include "common/recording.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

enum class Stage : std::uint8_t {
  given, lines, probe, guess, learned, decimate, accepted, witness, search, logic, row, picture
};

// Solvers hold a `Recording*` that is null unless somebody watches.
class Recording : public EventLog {
 public:
  void settle(std::size_t cell, Cell value, Stage stage) {
    EventLog::settle(cell, static_cast<unsigned>(value), static_cast<unsigned>(stage));
  }

  // Settles what a board decides, as given.
  void give(const Grid& start) {
    for (std::size_t cell = 0; cell < start.size(); ++cell)
      if (start[cell] != unknown) settle(cell, start[cell], Stage::given);
  }

  // Settles the cells that differ; returns their number.
  std::size_t settle_changes(const Grid& before, const Grid& after, Stage stage) {
    std::size_t changes = 0;
    for (std::size_t cell = 0; cell < after.size(); ++cell)
      if (before[cell] != after[cell]) settle(cell, after[cell], stage), ++changes;
    return changes;
  }
};

}  // namespace cluewright::nonogram
