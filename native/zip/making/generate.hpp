// Makes a puzzle around a random path: numbers from the top down, walls where they are asked for.
#pragma once

#include <cstdint>

#include "common/budget.hpp"
#include "common/random.hpp"
#include "zip/ladder/logic.hpp"
#include "zip/making/draft.hpp"

namespace cluewright::zip {

enum class Maker : std::uint8_t { tree_cycle, backbite, warnsdorff };

// Which numbered cells, and which walls, come and go together.
enum class Symmetry : std::uint8_t { none, half_turn, left_right, top_bottom, diagonal, quarter_turn };

struct Order {
  std::int32_t width = 0, height = 0;
  Maker maker = Maker::tree_cycle;
  bool by_proof = true;               // accept what is proven unique; otherwise what logic solves
  Techniques allowed = up_to(Technique::parity);  // for logic
  std::int32_t numbers = 0;           // stop at this many; 0 = as few as the acceptance allows
  std::int32_t surplus_percent = 0;   // place this many more numbers than the fewest
  std::int32_t walls = 0;             // this many at random places
  std::int32_t least_walls = 0;       // or this many, if symmetry allows no more
  bool walls_as_needed = false;       // keep to `numbers` and place walls until accepted
  Symmetry symmetry = Symmetry::none;
  bool spread = false;                // first remove what is closest to another number
  std::uint64_t seed = 0;
  std::uint64_t proof_nodes = 20000;  // a proof that takes more conflicts counts as failed
  std::uint64_t path_nodes = 100000;  // for the maker that may fail
};

enum class Made : std::uint8_t { puzzle, no_path, too_many_numbers, too_few_walls, stopped };

struct Product {
  Made made = Made::stopped;
  Draft draft;
  ProofCounts counts;
};

// Makes one puzzle; the same order makes the same one everywhere. What is made is proven unique.
Product generate(const Order& order, Budget& budget);

// A path by a named maker, turned and reversed at random; empty when the maker fails.
Path make_path(std::int32_t width, std::int32_t height, Maker maker, std::uint64_t nodes, Random& random,
               Budget& budget);

}  // namespace cluewright::zip
