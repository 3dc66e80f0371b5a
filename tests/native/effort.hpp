// How much the native tests try: samples for every day, and more of them with CLUEWRIGHT_EFFORT, as in tests/effort.py.
#pragma once

#include <algorithm>
#include <cstdlib>

inline const double effort = [] {
  const char* given = std::getenv("CLUEWRIGHT_EFFORT");
  return given ? std::atof(given) : 1.0;
}();

// How many samples to take where `count` are enough for every day.
inline int tries(int count) { return std::max(1, static_cast<int>(count * effort + 0.5)); }

// Which share of many cases to take, one in so many, where one in `count` is enough for every day.
inline unsigned one_in(unsigned count) { return std::max(1u, static_cast<unsigned>(count / effort)); }
