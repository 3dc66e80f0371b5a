// The large-board engine, alone and with parts cut out for the learner, against brute force on small boards: verdicts, solution sets, hidden clues, starts, known solutions, budgets.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "effort.hpp"
#include "nonogram/large/solve.hpp"
#include "nonogram/large/witness.hpp"
#include "nonogram/small/strategies.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;
using namespace cluewright::nonogram::large;

namespace {

using Rng = std::mt19937_64;

Result (*engine)(const Problem&, const Request&, Budget&) = solve_large;  // the one that is checked

Clue clue_of(const Grid& grid, std::size_t first, std::size_t step, std::int32_t length) {
  Clue clue;
  std::int32_t run = 0;
  for (std::int32_t at = 0; at <= length; ++at) {
    if (at < length && grid[first + static_cast<std::size_t>(at) * step] == filled) ++run;
    else if (run) clue.blocks.push_back(run), run = 0;
  }
  return clue;
}

Problem problem_of(const Grid& grid, std::int32_t width, std::int32_t height) {
  Problem problem;
  problem.width = width;
  problem.height = height;
  for (std::int32_t row = 0; row < height; ++row) problem.rows.push_back(clue_of(grid, static_cast<std::size_t>(row * width), 1, width));
  for (std::int32_t column = 0; column < width; ++column)
    problem.columns.push_back(clue_of(grid, static_cast<std::size_t>(column), static_cast<std::size_t>(width), height));
  return problem;
}

Grid picture(std::uint64_t bits, std::size_t cells) {
  Grid grid(cells, empty);
  for (std::size_t cell = 0; cell < cells; ++cell)
    if (bits >> cell & 1) grid[cell] = filled;
  return grid;
}

std::string key_of(const Problem& problem) {
  std::string key;
  for (const auto* clues : {&problem.rows, &problem.columns})
    for (const Clue& clue : *clues) {
      for (const std::int32_t block : clue.blocks) key += static_cast<char>('0' + block);
      key += '/';
    }
  return key;
}

Result solve(const Problem& problem, std::uint64_t limit, const Grid* start = nullptr, const Grid* known = nullptr,
             Recording* recording = nullptr) {
  Request request;
  request.limit = limit;
  request.start = start;
  request.known = known;
  request.recording = recording;
  Budget budget;
  return engine(problem, request, budget);
}

// All the promises of one answer when the full set of solutions is known.
int check_answers(const Problem& problem, const std::set<Grid>& truth, const Grid* start = nullptr) {
  const Result all = solve(problem, 1000000, start);
  CHECK(std::set<Grid>(all.solutions.begin(), all.solutions.end()) == truth);
  CHECK(all.solutions.size() == truth.size());
  CHECK(all.exhausted);
  const Verdict expected = truth.empty() ? Verdict::none : truth.size() == 1 ? Verdict::unique : Verdict::several;
  CHECK(all.verdict == expected);
  const Result two = solve(problem, 2, start);
  CHECK(two.verdict == expected);
  CHECK(two.solutions.size() == std::min<std::size_t>(truth.size(), 2));
  for (const Grid& solution : two.solutions) CHECK(truth.count(solution) == 1);
  if (two.solutions.size() == 2) CHECK(two.solutions[0] != two.solutions[1]);
  for (const Grid& solution : truth)
    for (std::size_t cell = 0; cell < two.board.size(); ++cell) CHECK(two.board[cell] == unknown || two.board[cell] == solution[cell]);
  const Result one = solve(problem, 1, start);
  CHECK(one.verdict == (truth.empty() ? Verdict::none : Verdict::solved));
  if (!truth.empty()) {
    CHECK(truth.count(one.solutions.at(0)) == 1);
    const Grid& known = *std::next(truth.begin(), static_cast<std::ptrdiff_t>(truth.size() / 2));
    const Result other = solve(problem, 2, start, &known);
    CHECK(other.verdict == expected);
    CHECK(other.solutions.at(0) == known);
    if (truth.size() > 1) CHECK(truth.count(other.solutions.at(1)) == 1 && other.solutions[1] != known);
    const Result three = solve(problem, 3, start, &known);
    CHECK(three.solutions.size() == std::min<std::size_t>(truth.size(), 3));
  }
  return 0;
}

using ByClues = std::map<std::string, std::set<Grid>>;

// Every picture of a size by its clues, made once for all engines.
const ByClues& pictures_by_clues(std::int32_t width, std::int32_t height) {
  static std::map<std::pair<std::int32_t, std::int32_t>, ByClues> made;
  ByClues& by_clues = made[{width, height}];
  if (!by_clues.empty()) return by_clues;
  const std::size_t cells = static_cast<std::size_t>(width * height);
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << cells; ++bits) {
    const Grid grid = picture(bits, cells);
    by_clues[key_of(problem_of(grid, width, height))].insert(grid);
  }
  return by_clues;
}

// One in so many clues is tried, and ten times as many of those that several pictures share.
int check_every_picture(std::int32_t width, std::int32_t height, Rng& rng, std::size_t share) {
  for (const auto& [key, truth] : pictures_by_clues(width, height))
    if (rng() % (truth.size() > 1 ? std::max<std::size_t>(1, share / 10) : share) == 0)
      if (check_answers(problem_of(*truth.begin(), width, height), truth)) return 1;
  return 0;
}

// Every grid of a small board that satisfies a problem, by trying all.
std::set<Grid> brute_force(const Problem& problem, const Grid* start) {
  std::set<Grid> truth;
  const std::size_t cells = static_cast<std::size_t>(problem.width * problem.height);
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << cells; ++bits) {
    Grid grid = picture(bits, cells);
    if (is_solution(problem, grid, start)) truth.insert(std::move(grid));
  }
  return truth;
}

// Hidden numbers, hidden lines, partial starts (now and then wrong), altered clues.
int check_variations(std::int32_t width, std::int32_t height, Rng& rng) {
  const std::size_t cells = static_cast<std::size_t>(width * height);
  const Grid grid = picture(rng(), cells);
  Problem problem = problem_of(grid, width, height);
  const bool hide = rng() % 2;
  for (auto* clues : {&problem.rows, &problem.columns})
    for (Clue& clue : *clues) {
      if (hide && rng() % 6 == 0) clue = Clue{{}, true};
      for (std::int32_t& block : clue.blocks)
        if (hide && rng() % 3 == 0) block = any_length;
      if (rng() % 30 == 0) clue.blocks.push_back(1);
    }
  for (Clue& clue : problem.rows)
    if (clue.hidden) clue.blocks.clear();
  for (Clue& clue : problem.columns)
    if (clue.hidden) clue.blocks.clear();
  Grid start(cells, unknown);
  const bool with_start = rng() % 2;
  for (std::size_t cell = 0; cell < cells; ++cell)
    if (rng() % 5 == 0) start[cell] = rng() % 12 ? grid[cell] : static_cast<Cell>(grid[cell] ^ 3);
  const Grid* given = with_start ? &start : nullptr;
  return check_answers(problem, brute_force(problem, given), given);
}

// Replays a recording: cells on a stack, undone from its top. What stands at the end must agree with the board.
int check_recording(Rng& rng) {
  const std::int32_t width = 12, height = 9;
  Grid grid(static_cast<std::size_t>(width * height));
  for (Cell& cell : grid) cell = rng() % 2 ? filled : empty;
  const Problem problem = problem_of(grid, width, height);
  Recording recording;
  const Result watched = solve(problem, 1, nullptr, nullptr, &recording), unwatched = solve(problem, 1);
  CHECK(watched.solutions == unwatched.solutions);
  std::vector<std::uint32_t> standing;
  for (const std::uint32_t event : recording.events) {
    if (event >> 31) {
      CHECK((event & 0x7fffffff) <= standing.size());
      standing.resize(standing.size() - (event & 0x7fffffff));
    } else {
      standing.push_back(event);
    }
  }
  CHECK(standing.size() == grid.size());
  std::vector<int> times(grid.size(), 0);
  for (const std::uint32_t event : standing) {
    const std::size_t cell = event & 0xffffff;
    CHECK(++times[cell] == 1);
    CHECK(watched.solutions.at(0)[cell] == (event >> 24 & 3));
  }
  return 0;
}

int check_stopping(Rng& rng) {
  const std::int32_t side = 120;
  Grid grid(static_cast<std::size_t>(side * side));
  for (Cell& cell : grid) cell = rng() % 2 ? filled : empty;
  const Problem problem = problem_of(grid, side, side);
  Request request;
  for (const double seconds : {0.0, 0.05, 0.3}) {
    Budget budget(seconds, Budget::no_limit, nullptr, {});
    const Result result = engine(problem, request, budget);
    CHECK(result.verdict == Verdict::undecided || !result.solutions.empty());
    CHECK(budget.seconds() < seconds + 2);  // generous: sanitizers and busy machines
  }
  Budget few_nodes(1e10, 500, nullptr, {});
  CHECK(engine(problem, request, few_nodes).verdict == Verdict::undecided);
  CHECK(few_nodes.why() == Stop::nodes);
  std::uint8_t cancelled = 1;
  Budget budget(1e10, Budget::no_limit, &cancelled, {});
  CHECK(engine(problem, request, budget).verdict == Verdict::undecided);
  CHECK(budget.why() == Stop::cancelled);
  return 0;
}

// Wherever the budget ends, what is said stays true: certain cells hold, verdicts do not overreach.
int check_every_stop(Rng& rng) {
  const std::int32_t width = 11 + static_cast<std::int32_t>(rng() % 4), height = 9 + static_cast<std::int32_t>(rng() % 6);
  Grid grid(static_cast<std::size_t>(width * height));
  for (Cell& cell : grid) cell = rng() % 2 ? filled : empty;
  const Problem problem = problem_of(grid, width, height);
  const Result truth = solve(problem, 2);
  for (std::uint64_t nodes = 0; nodes < 300; nodes = nodes * 5 / 4 + 1)
    for (const std::uint64_t limit : {1, 2, 5})
      for (const Grid* known : {static_cast<const Grid*>(nullptr), static_cast<const Grid*>(&grid)}) {
        Request request;
        request.limit = limit;
        request.known = known;
        Budget budget(1e10, nodes, nullptr, {});
        const Result result = engine(problem, request, budget);
        for (std::size_t cell = 0; cell < grid.size(); ++cell) CHECK(result.board[cell] == unknown || result.board[cell] == grid[cell]);
        for (const Grid& solution : result.solutions) CHECK(is_solution(problem, solution, nullptr));
        if (result.verdict == Verdict::unique || result.verdict == Verdict::several) CHECK(result.verdict == truth.verdict);
        CHECK(result.verdict != Verdict::none);
      }
  return 0;
}

int check_odd_shapes() {
  Problem one;
  one.width = one.height = 1;
  one.rows = {Clue{{1}, false}};
  one.columns = {Clue{{1}, false}};
  CHECK(solve(one, 2).verdict == Verdict::unique);
  one.columns = {Clue{{}, false}};
  CHECK(solve(one, 2).verdict == Verdict::none);
  one.columns = {Clue{{2}, false}};
  CHECK(solve(one, 2).verdict == Verdict::none);
  Problem thin;  // one row of 3000 cells, a block in every other place
  thin.width = 3000;
  thin.height = 1;
  thin.rows = {Clue{std::vector<std::int32_t>(1500, 1), false}};
  thin.columns.assign(3000, Clue{{}, true});
  CHECK(solve(thin, 2).verdict == Verdict::several);
  for (std::size_t column = 0; column < 3000; ++column) thin.columns[column] = Clue{column % 2 ? std::vector<std::int32_t>{} : std::vector<std::int32_t>{1}, false};
  CHECK(solve(thin, 2).verdict == Verdict::unique);
  return 0;
}

// Pictures in the holes of a filled board: parts that do not influence each other.
Problem with_holes(Rng& rng, std::int32_t side, std::int32_t part, Grid& grid) {
  grid.assign(static_cast<std::size_t>(side * side), filled);
  const std::int32_t step = part + 4;
  for (std::int32_t place = 1 + static_cast<std::int32_t>(rng() % 3); place + part + 2 < side; place += step)
    for (std::int32_t row = 0; row < part + 2; ++row)
      for (std::int32_t column = 0; column < part + 2; ++column) {
        const bool margin = row == 0 || column == 0 || row == part + 1 || column == part + 1;
        grid[static_cast<std::size_t>((place + row) * side + place + column)] = !margin && rng() % 2 ? filled : empty;
      }
  return problem_of(grid, side, side);
}

int check_parts(Rng& rng) {
  Grid grid;
  const Problem problem = with_holes(rng, 20 + static_cast<std::int32_t>(rng() % 30), 2 + static_cast<std::int32_t>(rng() % 5), grid);
  for (const std::uint64_t limit : {1, 2, 100})
    for (const Grid* known : {static_cast<const Grid*>(nullptr), static_cast<const Grid*>(&grid)}) {
      Request request;
      request.limit = limit;
      request.known = known;
      Budget budget, same;
      const Result found = solve_large_by_parts(problem, request, budget), truth = solve_portfolio(problem, request, same);
      CHECK(found.verdict == truth.verdict || known);  // with a known solution, one of the two may see that it is the only one
      CHECK(found.solutions.size() == truth.solutions.size());
      const std::set<Grid> solutions(found.solutions.begin(), found.solutions.end());
      CHECK(solutions.size() == found.solutions.size());
      if (truth.exhausted && limit > 1) CHECK(solutions == std::set<Grid>(truth.solutions.begin(), truth.solutions.end()));
      for (const Grid& solution : solutions) CHECK(is_solution(problem, solution, nullptr));
      for (std::size_t cell = 0; cell < grid.size(); ++cell) CHECK(found.board[cell] == unknown || found.board[cell] == grid[cell]);
    }
  return 0;
}

// What ten parts take is ten times what one takes.
int check_that_parts_add_up() {
  std::vector<std::uint64_t> nodes;
  for (const std::int32_t parts : {1, 10}) {
    const std::int32_t side = 300;
    Grid grid(static_cast<std::size_t>(side * side), filled);
    for (std::int32_t part = 0; part < parts; ++part)
      for (std::int32_t row = 0; row < 4; ++row)
        for (std::int32_t column = 0; column < 4; ++column)
          grid[static_cast<std::size_t>((3 + 29 * part + row) * side + 3 + 29 * part + column)] = row == column && row % 3 ? filled : empty;
    Request request;
    request.limit = 1;
    Budget budget;
    const Result result = solve_large_by_parts(problem_of(grid, side, side), request, budget);
    CHECK(result.verdict == Verdict::solved);
    CHECK(result.statistics.components == static_cast<std::uint64_t>(parts));
    nodes.push_back(budget.nodes());
  }
  CHECK(nodes[0] > 0);
  CHECK(nodes[1] == 10 * nodes[0]);
  return 0;
}

int check_engine(Rng& rng) {
  if (check_odd_shapes()) return 1;
  if (check_every_picture(3, 3, rng, 1)) return 1;
  if (check_every_picture(2, 5, rng, 1)) return 1;
  if (check_every_picture(4, 4, rng, one_in(80))) return 1;
  for (int i = 0; i < tries(100); ++i)
    if (check_variations(1 + static_cast<std::int32_t>(rng() % 4), 1 + static_cast<std::int32_t>(rng() % 4), rng)) return 1;
  for (int i = 0; i < (effort > 1 ? tries(2) : 0); ++i)
    if (check_variations(4, 5, rng)) return 1;
  for (int i = 0; i < (effort > 1 ? 4 : 0); ++i)
    if (check_variations(5, 5, rng) || check_variations(4, 6, rng) || check_variations(6, 4, rng)) return 1;
  for (int i = 0; i < tries(15); ++i)
    if (check_recording(rng)) return 1;
  for (int i = 0; i < tries(5); ++i)
    if (check_every_stop(rng)) return 1;
  return check_stopping(rng);
}

}  // namespace

int main() {
  Rng rng(2024);
  for (const auto checked : {solve_large, solve_large_by_parts}) {
    engine = checked;
    if (check_engine(rng)) return 1;
  }
  for (int i = 0; i < tries(15); ++i)
    if (check_parts(rng)) return 1;
  if (check_that_parts_add_up()) return 1;
  std::puts("large solver: ok");
  return 0;
}
