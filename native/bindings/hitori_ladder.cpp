// Hitori techniques: the path a person could follow.
#include <nanobind/stl/optional.h>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/hitori_problem.hpp"
#include "hitori/ladder/ladder.hpp"

namespace cluewright::bindings {

namespace {

using namespace hitori_types;

void require_techniques(hitori::Techniques enabled) {
  if (enabled & ~hitori::all_techniques) throw nb::value_error("there is no such technique");
}

class Writer {
 public:
  explicit Writer(const hitori::Layout& layout) : layout_(layout) {}

  nb::tuple place(hitori::Place at) const { return nb::make_tuple(layout_.row(at), layout_.column(at)); }
  nb::tuple change(hitori::Place at, hitori::Cell colour) const {
    return nb::make_tuple(layout_.row(at), layout_.column(at), static_cast<int>(colour));
  }
  nb::list places(const std::vector<hitori::Place>& cells) const {
    nb::list list;
    for (const auto at : cells) list.append(place(at));
    return list;
  }
  // (links, ending, its cells); a link is (technique, change, causes, the chain inside it or None)
  nb::tuple chain(const hitori::Chain& chain) const {
    nb::list links;
    for (const auto& link : chain.links) {
      nb::object inner = nb::none();
      if (!link.inner.ending_cells.empty()) inner = this->chain(link.inner);
      links.append(
          nb::make_tuple(static_cast<int>(link.technique), change(link.at, link.colour), places(link.causes), inner));
    }
    return nb::make_tuple(links, static_cast<int>(chain.ending), places(chain.ending_cells));
  }
  // (technique, changes, evidence, assumption or None, its chain, the chain of the opposite)
  nb::tuple step(const hitori::Step& step) const {
    nb::list changes;
    for (std::size_t i = 0; i < step.cells.size(); ++i) changes.append(change(step.cells[i], step.colours[i]));
    nb::object supposed = nb::none();
    if (step.supposed != hitori::nowhere) supposed = change(step.supposed, step.supposed_colour);
    return nb::make_tuple(static_cast<int>(step.technique), changes, places(step.evidence), supposed,
                          chain(step.chain), chain(step.other_chain));
  }

 private:
  const hitori::Layout& layout_;
};

nb::dict climb(NumberArray numbers, std::optional<BoardArray> start, std::uint32_t enabled, bool unmatched_white,
               bool record, std::uint64_t most_steps, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = to_problem(numbers);
  require_techniques(enabled);
  hitori::Grid start_grid;
  hitori::Climb how;
  if (start) how.start = &(start_grid = to_grid(*start, problem));
  how.enabled = enabled, how.unmatched_white = unmatched_white, how.record = record, how.most_steps = most_steps;
  hitori::Ladder ladder;
  std::uint64_t nodes_spent = 0;
  const auto path = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto climbed = ladder.climb(problem, how, budget);
    nodes_spent = budget.nodes();
    return climbed;
  });
  nb::dict answer;
  nb::list counts, steps;
  for (const auto count : path.counts) counts.append(count);
  const Writer writer(ladder.state().layout());
  for (const auto& step : path.recorded) steps.append(writer.step(step));
  answer["counts"] = counts;
  answer["steps"] = steps;
  answer["supposed"] = path.supposed;
  answer["undecided"] = path.undecided;
  answer["broken"] = path.broken;
  answer["spent"] = path.spent;
  answer["nodes"] = nodes_spent;
  answer["board"] = to_array(ladder.state().grid(), problem);
  return answer;
}

// (steps, whether the board breaks a rule, whether the budget ran out before all were found)
nb::tuple list_steps(NumberArray numbers, BoardArray start, std::uint32_t enabled, std::optional<double> seconds,
                     std::optional<std::uint64_t> nodes, std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = to_problem(numbers);
  require_techniques(enabled);
  const hitori::Grid start_grid = to_grid(start, problem);
  hitori::Climb how;
  how.start = &start_grid, how.enabled = enabled;
  hitori::Ladder ladder;
  const auto path = run({seconds, nodes, cancel, tick}, [&](Budget& budget) { return ladder.list(problem, how, budget); });
  nb::list steps;
  const Writer writer(ladder.state().layout());
  for (const auto& step : path.recorded) steps.append(writer.step(step));
  return nb::make_tuple(steps, path.broken, path.spent);
}

}  // namespace

void add_hitori_ladder(nb::module_& module) {
  using namespace nb::literals;
  module.def("hitori_climb", &climb, "numbers"_a.noconvert(), nb::kw_only(), "start"_a.none().noconvert(), "enabled"_a, "unmatched_white"_a,
             "record"_a, "most_steps"_a, "seconds"_a.none(), "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "Follow the ladder of techniques from a board.");
  module.def("hitori_list_steps", &list_steps, "numbers"_a.noconvert(), nb::kw_only(), "start"_a.noconvert(), "enabled"_a, "seconds"_a.none(),
             "nodes"_a.none(), "cancel"_a.none(), "tick"_a.none(),
             "List every step that a board offers, the simplest first.");
}

}  // namespace cluewright::bindings
