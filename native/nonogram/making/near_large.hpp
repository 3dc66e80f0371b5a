// The questions of near.hpp for boards of any size: one board with a trail instead of a copy for every try.
#pragma once

#include "nonogram/making/near.hpp"

namespace cluewright::nonogram::large {

Grid settle_towards(const Problem& problem, const Grid& known, Reach reach, Budget& budget);

Grid settle_part(const Problem& problem, const Grid& known, const std::uint8_t* open, Reach reach, Budget& budget);

Others find_others(const Problem& problem, const Grid& known, std::size_t limit, Budget& budget);

}  // namespace cluewright::nonogram::large
