// Making Zip paths and puzzles.
#include <nanobind/stl/optional.h>

#include <string>
#include <string_view>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/zip_problem.hpp"
#include "common/random.hpp"
#include "zip/making/generate.hpp"

namespace cluewright::bindings {

namespace {

constexpr std::string_view makers[] = {"tree-cycle", "backbite", "warnsdorff"};
constexpr std::string_view symmetries[] = {"none",       "half-turn", "left-right",
                                           "top-bottom", "diagonal",  "quarter-turn"};
constexpr const char* results[] = {"puzzle", "no-path", "too-many-numbers", "too-few-walls", "stopped"};

template <std::size_t count>
std::size_t place_of(const std::string_view (&names)[count], const char* name) {
  for (std::size_t i = 0; i < count; ++i)
    if (names[i] == name) return i;
  throw nb::value_error(("nothing is called " + std::string(name)).c_str());
}

zip::Path path(std::int32_t width, std::int32_t height, const char* maker, std::uint64_t seed,
               std::uint64_t path_nodes, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               std::optional<nb::bytearray> cancel, nb::object tick) {
  require_size(width, height);
  const auto chosen = static_cast<zip::Maker>(place_of(makers, maker));
  return run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    Random random(seed);
    return zip::make_path(width, height, chosen, path_nodes, random, budget);
  });
}

nb::dict generate(std::int32_t width, std::int32_t height, const char* maker, bool by_proof, zip::Techniques allowed,
                  std::int32_t numbers, std::int32_t surplus_percent, std::int32_t walls,
                  std::int32_t least_walls, bool walls_as_needed, const char* symmetry, bool spread, std::uint64_t seed, std::uint64_t proof_nodes,
                  std::uint64_t path_nodes, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                  std::optional<nb::bytearray> cancel, nb::object tick) {
  require_size(width, height);
  const std::int32_t cells = width * height;
  if (numbers < 0 || numbers > cells) throw nb::value_error("there are 0 numbers or more, at most one a cell");
  if (walls < 0 || walls > 2 * cells) throw nb::value_error("there are 0 walls or more, at most two a cell");
  if (least_walls < 0 || least_walls > walls) throw nb::value_error("at least 0 walls, and no more than asked for");
  if (surplus_percent < 0 || surplus_percent > 10'000) throw nb::value_error("the surplus is 0 to 10000 percent");
  if (allowed >> zip::technique_count) throw nb::value_error("there is no such technique");
  zip::Order order;
  order.width = width;
  order.height = height;
  order.maker = static_cast<zip::Maker>(place_of(makers, maker));
  order.by_proof = by_proof;
  order.allowed = allowed;
  order.numbers = numbers;
  order.surplus_percent = surplus_percent;
  order.walls = walls;
  order.least_walls = least_walls;
  order.walls_as_needed = walls_as_needed;
  order.symmetry = static_cast<zip::Symmetry>(place_of(symmetries, symmetry));
  if (width != height && order.symmetry >= zip::Symmetry::diagonal) throw nb::value_error("that symmetry needs a square");
  order.spread = spread;
  order.seed = seed;
  order.proof_nodes = proof_nodes;
  order.path_nodes = path_nodes;
  std::uint64_t nodes_spent = 0;
  const auto product = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto made = zip::generate(order, budget);
    nodes_spent = budget.nodes();
    return made;
  });
  nb::dict answer;
  answer["made"] = results[static_cast<std::size_t>(product.made)];
  answer["path"] = nb::cast(product.draft.path);
  nb::list numbered;
  for (std::size_t i = 0; i < product.draft.numbered.size(); ++i)
    if (product.draft.numbered[i]) numbered.append(product.draft.path[i]);
  answer["numbers"] = numbered;
  answer["walls"] = nb::cast(product.draft.walls);
  answer["nodes"] = nodes_spent;
  nb::dict proofs;
  proofs["proofs"] = product.counts.proofs;
  proofs["undecided"] = product.counts.undecided;
  proofs["conflicts"] = product.counts.conflicts;
  proofs["repairs"] = product.counts.repairs;
  answer["statistics"] = proofs;
  return answer;
}

}  // namespace

void add_zip_generate(nb::module_& module) {
  using namespace nb::literals;
  module.def("zip_path", &path, "width"_a, "height"_a, nb::kw_only(), "maker"_a, "seed"_a, "path_nodes"_a,
             "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Make a random path through every cell; empty when the maker failed.");
  module.def("zip_generate", &generate, "width"_a, "height"_a, nb::kw_only(), "maker"_a, "by_proof"_a, "allowed"_a,
             "numbers"_a, "surplus_percent"_a, "walls"_a, "least_walls"_a = 0, "walls_as_needed"_a, "symmetry"_a, "spread"_a,
             "seed"_a, "proof_nodes"_a, "path_nodes"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Make one Zip puzzle around a random path.");
}

}  // namespace cluewright::bindings
