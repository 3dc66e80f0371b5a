// The result of counting.
#pragma once

#include <cstdint>

#include "common/count/natural.hpp"

namespace cluewright {

// How many solutions there are; unless `complete`, a lower bound.
struct Counted {
  Natural number;
  bool complete = true;
  std::uint64_t times = 1;  // how many independent parts have the same
};

}  // namespace cluewright
