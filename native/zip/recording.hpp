// What happened while a Zip puzzle was solved: a place is a border.
#pragma once

#include <cstdint>

#include "common/recording.hpp"
#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

// What settles a border: a technique, by its number, or one of these.
enum class Stage : std::uint8_t { given = technique_count, guess, learned, step };

constexpr unsigned reason_of(Technique technique) { return static_cast<unsigned>(technique); }
constexpr unsigned reason_of(Stage stage) { return static_cast<unsigned>(stage); }

// Reports the borders a board decides to a log.
inline void give(EventLog& log, const Borders& start) {
  for (std::size_t border = 0; border < start.size(); ++border)
    if (start[border] != unknown) log.settle(border, start[border], reason_of(Stage::given));
}

}  // namespace cluewright::zip
