// What counting gave.
#pragma once

#include <cstdint>

#include "common/count/natural.hpp"

namespace cluewright {

// How many solutions there are; unless `complete`, at least so many.
struct Counted {
  Natural number;
  bool complete = true;
  std::uint64_t times = 1;  // of so many independent parts the same
};

}  // namespace cluewright
