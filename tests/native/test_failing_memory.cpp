// Whatever allocation fails, on whatever thread: std::bad_alloc comes out, nothing leaks (AddressSanitizer looks after
// that), and what is kept from call to call still gives right answers.
#include "failing_memory.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "common/calibrate.hpp"
#include "common/random.hpp"
#include "hitori/canonical.hpp"
#include "hitori/count/count.hpp"
#include "hitori/making/generate.hpp"
#include "hitori/solve.hpp"
#include "nonogram/count/count.hpp"
#include "nonogram/ladder/ladder.hpp"
#include "nonogram/line/cache.hpp"
#include "nonogram/making/clues.hpp"
#include "nonogram/making/near.hpp"
#include "nonogram/strategies.hpp"
#include "zip/count/count.hpp"
#include "zip/ladder/logic.hpp"
#include "zip/making/generate.hpp"
#include "zip/solve.hpp"

using namespace cluewright;
using memory::fail_each;

namespace {

using Bytes = std::vector<std::uint8_t>;

// What a solver found, and what it told who watched.
template <typename Log, typename Solve, typename Problem, typename Request>
auto solved(Solve&& solve, const Problem& problem, Request request, std::uint64_t nodes = 2000) {
  Log log;
  Changes changes;
  log.changes = &changes;
  request.recording = &log;
  Budget budget(1e10, nodes, nullptr, {});
  auto result = solve(problem, request, budget);
  auto told = changes.take();
  return std::pair(std::move(result.solutions), std::move(told));
}

// A picture with the given share of filled cells.
Bytes picture(std::size_t cells, std::uint32_t percent, std::uint64_t seed) {
  Random random(seed);
  Bytes drawn(cells);
  for (auto& cell : drawn) cell = random.chance(percent, 100);
  return drawn;
}

struct Drawn {
  nonogram::Problem problem;
  nonogram::Grid solution;
};

Drawn drawn(std::size_t width, std::size_t height, std::uint32_t percent, std::uint64_t seed) {
  const Bytes cells = picture(width * height, percent, seed);
  nonogram::Grid solution(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) solution[i] = cells[i] ? nonogram::filled : nonogram::empty;
  return {nonogram::problem_of(cells.data(), width, height), std::move(solution)};
}

void solve_nonograms() {
  using namespace nonogram;
  const Drawn tiny = drawn(4, 4, 50, 1), narrow = drawn(9, 8, 50, 2), wide = drawn(40, 9, 60, 3), large = drawn(70, 6, 65, 4);
  for (const auto solve : {solve_lines, solve_logic, solve_dfs, solve_dfs_logic, solve_probe, solve_learn, solve_decimate,
                           solve_portfolio, solve_large, solve_large_by_parts})
    fail_each("nonogram", [&] { return solved<Recording>(solve, narrow.problem, Request{}); });
  for (const auto solve : {solve_learn, solve_decimate, solve_auto})
    fail_each("nonogram, wide", [&] { return solved<Recording>(solve, wide.problem, Request{}, 50); });
  fail_each("auto, large", [&] { return solved<Recording>(solve_auto, large.problem, Request{}, 200); });
  fail_each("brute", [&] { return solved<Recording>(solve_brute, tiny.problem, Request{}, Budget::no_limit); });
  Request another;
  another.known = &narrow.solution;
  fail_each("learn, known", [&] { return solved<Recording>(solve_learn, narrow.problem, another); });
  fail_each("nonogram count", [&] {
    Budget budget;
    auto parts = count_solutions(narrow.problem, nullptr, budget);
    Natural product = 1;
    for (const auto& part : parts) product *= part.number;
    return product;
  });
}

// Lines are settled by an object that is kept: when memory failed it goes on.
void settle_lines() {
  using namespace nonogram;
  const Drawn few = drawn(200, 4, 70, 5);
  fail_each("lines kept", [&] {
    LineSolver solver;
    LineCache cache(4096);
    std::vector<std::vector<Cell>> lines;
    for (int round = 0; round < 3; ++round)
      for (std::size_t row = 0; row < 4; ++row)
        for (bool done = false; !done;) {
          try {
            std::vector<Cell> line(200, unknown);
            std::vector<BlockRange> ranges;
            CHECK(cache.settle(solver, few.problem.rows[row], line));
            CHECK(solver.ranges(few.problem.rows[row], line, ranges));
            lines.push_back(std::move(line));
            done = true;
          } catch (const std::bad_alloc&) {
            memory::recover();
          }
        }
    return std::pair(std::move(lines), cache.bytes());
  });
}

void climb_nonograms() {
  using namespace nonogram;
  for (const auto& board : {drawn(8, 8, 50, 5), drawn(66, 5, 50, 10)}) {  // lines alone do not solve them, suppositions do
    const std::int64_t points = board.problem.width > 64 ? 10 : 80;       // it takes its time
    const Grid blank(board.solution.size(), unknown);
    // A ladder on which a step failed for want of memory leads as far as any other.
    fail_each("ladder", [&] {
      std::optional<Ladder> ladder;
      LadderStep step;
      Budget budget;
      for (;;) try {
          if (!ladder) ladder.emplace(board.problem, blank);
          while (ladder->next(Rung::two_cells, budget, step) == LadderEnd::step) {}
          return ladder->grid() == board.solution;
        } catch (const std::bad_alloc&) {
          memory::recover();
        }
    }, points);
    for (const Rung rung : {Rung::contradiction, Rung::common_consequence, Rung::two_cells})
      fail_each("suppositions", [&] {
        std::optional<Ladder> ladder;
        std::vector<LadderStep> found;
        Bytes covered;
        for (bool done = false; !done;) try {
            covered.assign(blank.size(), 0);
            if (!ladder) ladder.emplace(board.problem, blank);
            LadderStep step;
            Budget budget(1e10, 100, nullptr, {});
            while (ladder->next(Rung::line_analysis, budget, step) == LadderEnd::step) {}
            ladder->list_chained(rung, covered, false, budget, found);
            done = true;
          } catch (const std::bad_alloc&) {
            memory::recover();
            found.clear();
          }
        std::vector<std::int32_t> told;
        for (const auto& each : found) told.insert(told.end(), each.finding.numbers.begin(), each.finding.numbers.end());
        CHECK(rung != Rung::contradiction || !told.empty());
        return told;
      }, points);
    fail_each("findings", [&] {
      std::vector<std::size_t> sizes;
      Ladder ladder(board.problem, blank);
      for (std::int32_t line = 0; line < ladder.lines(); ++line) sizes.push_back(ladder.findings(line).size());
      return sizes;
    });
  }
}

void make_nonograms() {
  using namespace nonogram;
  for (const std::size_t count : {std::size_t{1}, std::size_t{3}})
    for (const std::size_t threads : {std::size_t{1}, std::size_t{3}}) {
      const Bytes cells = picture(count * 70 * 40, 50, 7);
      fail_each("clues", [&] {
        auto found = clues_of({cells.data(), count, 70, 40}, {true, true, threads});
        return std::vector<std::uint16_t>(found.columns.values.begin(), found.columns.values.end());
      });
    }
  for (const auto& [name, board] : {std::pair{"near", drawn(9, 9, 50, 8)}, {"near, large", drawn(66, 5, 50, 9)}}) {
    const Bytes part = picture(board.solution.size(), 50, 10);
    fail_each(name, [&] {
      Budget budget(1e10, 500, nullptr, {});
      auto found = find_others(board.problem, board.solution, 3, budget);
      found.solutions.push_back(settle_towards(board.problem, board.solution, Reach::contradictions, budget));
      found.solutions.push_back(settle_part(board.problem, board.solution, part.data(), Reach::contradictions, budget));
      return std::move(found.solutions);
    });
  }
}

void solve_and_make_hitori() {
  using namespace hitori;
  Order order;
  order.width = order.height = 6, order.many = 3, order.tries = 20, order.seed = 1;
  Budget unlimited;
  const Made made = Generator(order, unlimited).run();
  CHECK(made.ending == Ending::made);
  Problem open = made.problem;  // with several solutions
  for (std::size_t at = 0; at < open.cells(); at += 5) open.numbers[at] = open.highest + 1 + static_cast<std::int32_t>(at);
  open.highest += static_cast<std::int32_t>(open.cells()) + 1;
  Request several;
  several.limit = 5;
  for (const auto solve : {solve_learn, solve_dfs})
    for (const Problem* problem : {&made.problem, &std::as_const(open)})
      fail_each("hitori", [&] { return solved<EventLog>(solve, *problem, several); });
  fail_each("hitori count", [&] {
    Budget budget;
    Natural product = 1;
    for (const auto& part : count_solutions(open, nullptr, budget)) product *= part.number;
    return product;
  });
  fail_each("hitori ladder", [&] {
    Ladder ladder;
    Climb how;
    how.record = true;
    Budget budget(1e10, 2000, nullptr, {});
    const auto counts = ladder.climb(made.problem, how, budget).counts;
    return std::pair(counts, ladder.list(open, how, budget).recorded.size());
  });
  fail_each("canonical", [&] { return canonical_form(made.problem.numbers.data(), 6, 6).cells; });
  for (const int level : {0, 1, 2, 4})
    fail_each("hitori made", [&] {
      Order wanted = order;
      wanted.level = level, wanted.tries = 2;
      Budget budget(1e10, 300, nullptr, {});
      return Generator(wanted, budget).run().problem.numbers;
    }, 40);
  fail_each("hitori classic", [&] {
    Order wanted = order;
    wanted.mask_draws = 100, wanted.classic_blacks = 8;
    Budget budget(1e10, 300, nullptr, {});
    return Generator(wanted, budget).run_classic().problem.numbers;
  });
}

void solve_and_make_zip() {
  using namespace zip;
  Order order;
  order.width = 5, order.height = 4, order.walls = 2;
  Budget unlimited;
  const Product product = generate(order, unlimited);
  CHECK(product.made == zip::Made::puzzle);
  const Problem unique = to_problem(product.draft);
  Problem open = unique;  // with several solutions
  open.numbers = {unique.numbers.front(), unique.numbers.back()};
  Request several;
  several.limit = 5;
  for (const auto solve : {solve_learn, solve_search, solve_logic, solve_walk})
    for (const Problem* problem : {&unique, &std::as_const(open)})
      fail_each("zip", [&] { return solved<EventLog>(solve, *problem, several); });
  fail_each("zip count", [&] {
    Budget budget;
    return std::pair(*count_solutions(open, budget), count_by_search(open, budget).number);
  });
  fail_each("zip steps", [&] {
    const Graph graph(unique);
    Budget budget;
    Logic logic(graph, budget);
    std::size_t steps = logic.list(Technique::contradiction).size();
    while (logic.next(Technique::contradiction)) ++steps;
    return steps;
  });
  for (const Maker maker : {Maker::tree_cycle, Maker::backbite, Maker::warnsdorff})
    for (const bool by_proof : {true, false})
      fail_each("zip made", [&] {
        Order wanted = order;
        wanted.maker = maker, wanted.by_proof = by_proof, wanted.walls_as_needed = by_proof, wanted.numbers = by_proof ? 4 : 0;
        Budget budget;
        auto made = generate(wanted, budget);
        return std::pair(std::move(made.draft.path), std::move(made.draft.numbered));
      });
}

void calibrate_without_memory() {
  memory::refuse(1, 1);
  bool failed = false;
  try {
    calibrate();
  } catch (const std::bad_alloc&) {
    failed = true;
  }
  memory::recover();
  CHECK(failed);
}

}  // namespace

int main() {
  solve_nonograms();
  settle_lines();
  climb_nonograms();
  make_nonograms();
  solve_and_make_hitori();
  solve_and_make_zip();
  calibrate_without_memory();
}
