// Logic and other solutions of puzzles with a known solution.
#include "nonogram/making/near.hpp"

#include <nanobind/stl/optional.h>

#include "bindings/bindings.hpp"
#include "bindings/budget.hpp"
#include "bindings/nonogram_problem.hpp"
#include "nonogram/check.hpp"

namespace cluewright::bindings {

namespace {

using Stack = nb::ndarray<const std::uint8_t, nb::ndim<3>, nb::c_contig, nb::device::cpu>;

void require_size(std::size_t width, std::size_t height) {
  if (width < 1 || height < 1 || width > nonogram::longest_near_side || height > nonogram::longest_near_side)
    throw nb::value_error("a side has 1 to 1000 cells here");
}

nonogram::Grid solution_of(const CellArray& known, const nonogram::Problem& problem) {
  require_size(static_cast<std::size_t>(problem.width), static_cast<std::size_t>(problem.height));
  auto grid = to_grid(known, problem);
  if (!nonogram::is_solution(problem, grid)) throw nb::value_error("the known board is no solution");
  return grid;
}

nb::object settle_towards(nb::tuple rows, nb::tuple columns, CellArray known, bool contradictions,
                          std::optional<double> seconds, std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = to_problem(rows, columns);
  const auto grid = solution_of(known, problem);
  const auto reach = contradictions ? nonogram::Reach::contradictions : nonogram::Reach::lines;
  const auto certain = run({seconds, {}, cancel, tick}, [&](Budget& budget) {
    return nonogram::settle_towards(problem, grid, reach, budget);
  });
  return to_array(certain, problem);
}

// The settled cells of many pictures, each the solution of the puzzle it poses.
nb::object settle_pictures(Stack pictures, std::optional<Stack> part, bool contradictions, std::optional<double> seconds, std::optional<nb::bytearray> cancel, nb::object tick) {
  const std::size_t count = pictures.shape(0), height = pictures.shape(1), width = pictures.shape(2);
  const std::size_t cells = width * height;
  require_size(width, height);
  if (part && (part->shape(0) != count || part->shape(1) != height || part->shape(2) != width))
    throw nb::value_error("the part has the shape of the pictures");
  const auto reach = contradictions ? nonogram::Reach::contradictions : nonogram::Reach::lines;
  std::vector<nonogram::Cell> settled(count * cells);
  run({seconds, {}, cancel, tick}, [&](Budget& budget) {
    std::vector<std::uint8_t> picture(cells);
    nonogram::Grid known(cells);
    for (std::size_t index = 0; index < count && !budget.spent(); ++index) {
      // Other threads may keep drawing while this one works.
      std::memcpy(picture.data(), pictures.data() + index * cells, cells);
      for (std::size_t cell = 0; cell < cells; ++cell) known[cell] = picture[cell] ? nonogram::filled : nonogram::empty;
      const auto problem = nonogram::problem_of(picture.data(), width, height);
      const auto certain = part ? nonogram::settle_part(problem, known, part->data() + index * cells, reach, budget)
                                : nonogram::settle_towards(problem, known, reach, budget);
      std::copy(certain.begin(), certain.end(), settled.begin() + static_cast<std::ptrdiff_t>(index * cells));
    }
    return 0;
  });
  return nb::cast(owned_array(std::move(settled), {count, height, width}));
}

nb::dict find_others(nb::tuple rows, nb::tuple columns, CellArray known, std::size_t limit,
                     std::optional<std::uint64_t> nodes, std::optional<double> seconds, std::optional<nb::bytearray> cancel, nb::object tick) {
  const auto problem = to_problem(rows, columns);
  const auto grid = solution_of(known, problem);
  std::uint64_t spent = 0;
  const auto others = run({seconds, nodes, cancel, tick}, [&](Budget& budget) {
    auto found = nonogram::find_others(problem, grid, limit, budget);
    spent = budget.nodes();
    return found;
  });
  nb::list solutions;
  for (const auto& solution : others.solutions) solutions.append(to_array(solution, problem));
  nb::dict answer;
  answer["solutions"] = solutions;
  answer["stopped"] = others.stopped;
  answer["open"] = others.open;
  answer["nodes"] = spent;
  return answer;
}

}  // namespace

void add_nonogram_near(nb::module_& module) {
  using namespace nb::literals;
  module.def("nonogram_settle_towards", &settle_towards, "rows"_a, "columns"_a, "known"_a.noconvert(), nb::kw_only(),
             "contradictions"_a, "seconds"_a.none(), "cancel"_a.none(), "tick"_a.none(), "Settle what logic settles, knowing the solution.");
  module.def("nonogram_settle_pictures", &settle_pictures, "pictures"_a.noconvert(), nb::kw_only(), "part"_a.none().noconvert(), "contradictions"_a,
             "seconds"_a.none(), "cancel"_a.none(), "tick"_a.none(), "Settle what logic settles of the puzzles of many pictures.");
  module.def("nonogram_find_others", &find_others, "rows"_a, "columns"_a, "known"_a.noconvert(), nb::kw_only(), "limit"_a,
             "nodes"_a.none(), "seconds"_a.none(), "cancel"_a.none(), "tick"_a.none(), "Look for solutions other than the known one.");
}

}  // namespace cluewright::bindings
