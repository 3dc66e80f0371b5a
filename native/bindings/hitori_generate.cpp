// Making Hitori puzzles.
#include <nanobind/stl/optional.h>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/hitori_problem.hpp"
#include "hitori/check.hpp"
#include "hitori/making/generate.hpp"

namespace cluewright::bindings {

namespace {

using namespace hitori_types;

constexpr const char* endings[] = {"made", "failed", "spent"};

// Cores come as arrays of numbers, negative where the cell is black.
hitori::Core to_core(const NumberArray& signed_numbers, std::int32_t highest) {
  hitori::Core core;
  core.height = static_cast<std::int32_t>(signed_numbers.shape(0));
  core.width = static_cast<std::int32_t>(signed_numbers.shape(1));
  for (std::size_t i = 0; i < signed_numbers.size(); ++i) {
    const auto number = signed_numbers.data()[i];
    if (number == 0 || number < -highest || number > highest) throw nb::value_error("a number of a core is out of range");
    core.numbers.push_back(number < 0 ? -number : number);
    core.solution.push_back(number < 0 ? hitori::black : hitori::white);
  }
  if (!hitori::is_mask(core.width, core.height, core.solution)) throw nb::value_error("a core is not sound");
  return core;
}

nb::dict generate(std::int32_t width, std::int32_t height, std::uint64_t seed, int level, int lesson,
                  std::uint32_t many, std::uint64_t tries, bool classic, std::uint64_t mask_draws,
                  std::uint32_t classic_blacks, nb::sequence cores, std::uint64_t walk, int symmetry,
                  std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                  std::optional<nb::bytearray> cancel, nb::object tick) {
  if (width < 2 || height < 2) throw nb::value_error("a side has at least 2 cells");
  require_side(static_cast<std::size_t>(width));
  require_side(static_cast<std::size_t>(height));
  if (level < hitori::any_level || level > 4 || lesson < -1 || lesson >= static_cast<int>(hitori::technique_count))
    throw nb::value_error("there is no such level or technique");
  if (symmetry < 0 || symmetry >= hitori::symmetry_count) throw nb::value_error("there is no such symmetry");
  hitori::Order order;
  order.width = width, order.height = height, order.seed = seed, order.level = level, order.lesson = lesson;
  order.many = many, order.tries = tries, order.mask_draws = mask_draws, order.classic_blacks = classic_blacks;
  order.walk = walk, order.symmetry = static_cast<hitori::Symmetry>(symmetry);
  if (hitori::needs_square(order.symmetry) && width != height) throw nb::value_error("only a square has this symmetry");
  for (nb::handle given : cores) {
    NumberArray core;
    if (!nb::try_cast(given, core)) throw nb::type_error("a core is an array of numbers");
    order.cores.push_back(to_core(core, std::max(width, height)));
  }
  std::uint64_t nodes_spent = 0;
  const auto made = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    hitori::Generator generator(order, budget);
    auto result = classic ? generator.run_classic() : generator.run();
    nodes_spent = budget.nodes();
    return result;
  });
  nb::dict answer;
  nb::list counts;
  for (const auto count : made.path.counts) counts.append(count);
  answer["ending"] = endings[static_cast<std::size_t>(made.ending)];
  const bool any = !made.solution.empty();
  answer["numbers"] = any ? to_array(made.problem.numbers, width, height) : nb::none();
  answer["solution"] = any ? to_array(made.solution, width, height) : nb::none();
  answer["counts"] = counts;
  answer["supposed"] = made.path.supposed;
  answer["undecided"] = made.path.undecided;
  answer["level"] = made.level;
  answer["tries"] = made.tries;
  answer["repairs"] = made.repairs;
  answer["evaluations"] = made.evaluations;
  answer["decisions"] = made.proof.decisions;
  answer["conflicts"] = made.proof.conflicts;
  answer["nodes"] = nodes_spent;
  return answer;
}

}  // namespace

void add_hitori_generate(nb::module_& module) {
  using namespace nb::literals;
  module.def("hitori_generate", &generate, nb::kw_only(), "width"_a, "height"_a, "seed"_a, "level"_a, "lesson"_a,
             "many"_a, "tries"_a, "classic"_a, "mask_draws"_a, "classic_blacks"_a, "cores"_a.noconvert(),
             "walk"_a, "symmetry"_a, "seconds"_a.none(),
             "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(), "Make one Hitori puzzle.");
}

}  // namespace cluewright::bindings
