// What counting gave.
#pragma once

#include "common/count/natural.hpp"

namespace cluewright {

// How many solutions there are; unless `complete`, at least so many.
struct Counted {
  Natural number;
  bool complete = true;
};

}  // namespace cluewright
