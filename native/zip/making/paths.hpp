// Makers of random paths that visit every cell of a rectangle.
#pragma once

#include <cstdint>

#include "common/budget.hpp"
#include "common/random.hpp"
#include "zip/problem.hpp"

namespace cluewright::zip {

// Row by row, back and forth.
Path snake_path(std::int32_t width, std::int32_t height);

// Whether moves that add bends are made less often. Left to chance, a path bends in 57 % of its cells; the boards people
// publish bend in about half.
enum class Bends : std::uint8_t { any, fewer };

// Changes a path by backbite moves: an end is joined to a neighbour, and the loop this makes is opened beside it.
// Every path can be reached that way, but the checkerboard colours of the two ends stay.
void backbite(Path& path, std::int32_t width, std::int32_t height, std::uint64_t moves, Bends bends, Random& random);

// Snake and many backbite moves.
Path backbite_path(std::int32_t width, std::int32_t height, Random& random);

// Around a random spanning tree of the board's 2x2 blocks, cut open, and some backbite moves. Needs an even side;
// without one the snake takes its place.
Path tree_cycle_path(std::int32_t width, std::int32_t height, Random& random);

// From a random cell always to the neighbour with the fewest ways out, with backtracking: the rule Warnsdorff gave
// for knights. Returns an empty path after `nodes` steps without success.
Path warnsdorff_path(std::int32_t width, std::int32_t height, std::uint64_t nodes, Random& random, Budget& budget);

// Turns, mirrors and reverses a path at random.
void transform(Path& path, std::int32_t width, std::int32_t height, Random& random);

}  // namespace cluewright::zip
