// What happened while a Hitori was solved: a place is a cell.
#pragma once

#include <cstddef>
#include <cstdint>

#include "common/recording.hpp"
#include "hitori/board/state.hpp"

namespace cluewright::hitori {

enum class Stage : std::uint8_t { given, pairs, neighbour, equal, cut, learned, guess };

// Passes the trail of a state to a log; nothing happens without one.
class Watcher {
 public:
  explicit Watcher(EventLog* log = nullptr) : trail_(log) {}

  // Cells without a reason get `otherwise`.
  void report(const State& state, Stage otherwise) {
    trail_.report(state.trail().size(), [&](EventLog& log, std::size_t position) {
      const Place at = state.trail()[position];
      log.settle(state.layout().index(at), state[at], static_cast<unsigned>(stage(state.reason(at), otherwise)));
    });
  }

  void undo_to(std::size_t count) { trail_.undo_to(count); }

 private:
  static Stage stage(const Reason& reason, Stage otherwise) {
    switch (reason.why) {
      case Why::neighbour: return Stage::neighbour;
      case Why::equal: return Stage::equal;
      case Why::cut: return Stage::cut;
      case Why::clause: return Stage::learned;
      default: return otherwise;
    }
  }

  TrailReport trail_;
};

}  // namespace cluewright::hitori
