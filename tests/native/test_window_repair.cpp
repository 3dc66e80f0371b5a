// Windows are cut exactly, by brute force; what is found with them is a solution; work ends with the budget.
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "check.hpp"
#include "judge.hpp"
#include "nonogram/check.hpp"
#include "nonogram/small/window_narrowing.hpp"
#include "nonogram/small/window_repair.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

std::mt19937 random_bits(7);

int below(int bound) { return int(random_bits() % unsigned(bound)); }

Problem random_problem(int width, int height, Grid& picture) {
  std::vector<int> cells(std::size_t(width) * std::size_t(height));
  for (int& cell : cells) cell = below(2);
  picture.clear();
  for (const int cell : cells) picture.push_back(cell ? filled : empty);
  return judge::clues_of(width, height, cells);
}

template <class Word>
Board<Word> board_of(const Rules<Word>& rules, const Grid& grid) {
  Board<Word> board = rules.blank_board();
  CHECK(rules.place(grid, board));
  return board;
}

bool line_agrees(const Problem& p, const Grid& grid, int line) {
  const std::size_t width = std::size_t(p.width);
  if (line < p.height) return agrees(p.rows[std::size_t(line)], &grid[std::size_t(line) * width], width, 1);
  return agrees(p.columns[std::size_t(line - p.height)], &grid[std::size_t(line - p.height)], std::size_t(p.height), width);
}

// The fillings of a window that keep what has to stay and make all its own lines right: those of the picture and of the puzzle.
template <class Word>
void windows_are_exact() {
  int fitting = 0;
  for (int round = 0; round < 400; ++round) {
    Grid grid;
    const int width = 3 + below(6), height = 3 + below(6);
    Problem p = random_problem(width, height, grid);
    if (round % 5 == 0) p.rows[std::size_t(below(height))] = {{}, true};
    for (int changes = below(3); changes > 0; --changes) {
      Cell& cell = grid[std::size_t(below(width * height))];
      cell = cell == filled ? empty : filled;
    }
    const Rules<Word> rules(p);
    const Board<Word> picture = board_of(rules, grid);
    Grid known_cells(grid.size(), unknown);
    const int known_cell = below(width * height);
    if (round % 2) known_cells[std::size_t(known_cell)] = grid[std::size_t(known_cell)];
    const Board<Word> known = board_of(rules, known_cells);
    const int top = below(height - 2), left = below(width - 2);
    const Window window{top, left, std::min(height - 1, top + 2 + below(3)), std::min(width - 1, left + 2 + below(3))};
    const WindowPuzzle puzzle = cut_window(p, rules, picture, known, window);
    CHECK(puzzle.problem.height == window.height() && puzzle.problem.width == window.width());
    const auto is_own = [](int at, int first, int last, int length) { return (at > first || at == 0) && (at < last || at == length - 1); };
    std::vector<int> own, free;  // lines of the picture and cells of the window
    for (int row = window.top; row <= window.bottom; ++row)
      if (is_own(row, window.top, window.bottom, height)) own.push_back(row);
    for (int column = window.left; column <= window.right; ++column)
      if (is_own(column, window.left, window.right, width)) own.push_back(height + column);
    Grid cells = puzzle.start;
    for (int cell = 0; cell < int(cells.size()); ++cell) {
      const int row = window.top + cell / window.width(), column = window.left + cell % window.width();
      const int whole = row * width + column;
      const bool moves = is_own(row, window.top, window.bottom, height) && is_own(column, window.left, window.right, width) &&
                         known_cells[std::size_t(whole)] == unknown;
      CHECK(moves == (cells[std::size_t(cell)] == unknown));
      if (moves) free.push_back(cell);
      else CHECK(cells[std::size_t(cell)] == grid[std::size_t(whole)]);
    }
    if (free.size() > 12) continue;
    for (unsigned bits = 0; bits < 1u << free.size(); ++bits) {
      for (std::size_t i = 0; i < free.size(); ++i) cells[std::size_t(free[i])] = bits >> i & 1 ? filled : empty;
      Board<Word> pasted = picture;
      paste_window(rules, window, cells, pasted);
      const Grid whole = rules.grid(pasted);
      const bool right = std::all_of(own.begin(), own.end(), [&](int line) { return line_agrees(p, whole, line); });
      CHECK(right == (puzzle.unfit.empty() && is_solution(puzzle.problem, cells)));
      fitting += right;
    }
  }
  CHECK(fitting > 100);
}

// What a wrong line has to change: any window of it that leaves some of that out does not fit.
void misfits_are_needed() {
  for (int round = 0; round < 2000; ++round) {
    Grid grid;
    const int width = 3 + below(12);
    const Problem p = random_problem(width, 1, grid);
    Grid other = grid;
    for (int i = 0; i < 2; ++i) other[std::size_t(below(width))] ^= filled | empty;
    std::uint32_t cells = 0;
    for (int i = 0; i < width; ++i) cells |= std::uint32_t(other[std::size_t(i)] == filled) << i;
    if (agrees(p.rows[0], other.data(), other.size(), 1)) continue;
    const Stretch part = misfit(p.rows[0], cells, width);
    CHECK(part.first >= 0 && part.first <= part.last && part.last < width);
    Clue inner;
    for (int first = 0; first < width; ++first)
      for (int last = first; last < width; ++last)
        if (last < part.first || first > part.last) CHECK(!clue_within(p.rows[0], cells, width, {first, last}, inner));
  }
}

// A solution with a part of it drawn anew.
template <class Word>
NearSolution<Word> damaged(const WindowSearch<Word>& windows, const Grid& picture, int side) {
  const Rules<Word>& rules = windows.rules();
  Grid grid = picture;
  const int top = below(rules.height - side), left = below(rules.width - side);
  for (int row = top; row < top + side; ++row)
    for (int column = left; column < left + side; ++column)
      if (below(4) == 0) grid[std::size_t(rules.cell(row, column))] ^= filled | empty;
  NearSolution<Word> near{board_of(rules, grid), {}};
  windows.look(near);
  return near;
}

template <class Word, class Repair>
void damage_is_mended(int width, int height, int side) {
  Grid grid;
  const Problem p = random_problem(width, height, grid);
  const Rules<Word> rules(p);
  const Board<Word> root = rules.blank_board();
  int mended = 0;
  for (int round = 0; round < 6; ++round) {
    const auto mend = [&](const NearSolution<Word>& damage) {
      Statistics statistics;
      Budget budget;
      WindowSearch<Word> windows(p, rules, std::uint64_t(round), statistics);
      windows.begin(root, budget);
      NearSolution<Word> near = damage;
      const SearchEnd end = Repair(windows).run(near, 100'000'000);
      CHECK(end == SearchEnd::solution || end == SearchEnd::slice_over);
      CHECK((end == SearchEnd::solution) == is_solution(p, rules.grid(near.picture)));
      mended += end == SearchEnd::solution;
      return rules.grid(near.picture);
    };
    Statistics statistics;
    const NearSolution<Word> damage = damaged(WindowSearch<Word>(p, rules, 0, statistics), grid, side);
    CHECK(mend(damage) == mend(damage));
  }
  CHECK(mended >= 8);
}

// Cells that are known stay, even when they are wrong.
void known_cells_stay() {
  Grid grid;
  const Problem p = random_problem(40, 36, grid);
  const Rules<std::uint64_t> rules(p);
  Statistics statistics;
  Budget budget;
  WindowSearch<std::uint64_t> windows(p, rules, 0, statistics);
  NearSolution<std::uint64_t> near = damaged(windows, grid, 6);
  const Grid before = rules.grid(near.picture);
  windows.begin(near.picture, budget);
  CHECK(near.wrong.empty() || WindowRepair(windows).run(near, 1'000'000) == SearchEnd::slice_over);
  CHECK(rules.grid(near.picture) == before);
}

template <class Repair>
void budgets_are_kept() {
  Grid grid;
  const Problem p = random_problem(100, 90, grid);
  const Rules<Wide> rules(p);
  Statistics statistics;
  const Board<Wide> root = rules.blank_board();
  const auto stops = [&](Budget& budget, int side) {
    WindowSearch<Wide> windows(p, rules, 0, statistics);
    windows.begin(root, budget);
    NearSolution<Wide> near = damaged(windows, grid, side);
    near.wrong.resize(std::min<std::size_t>(near.wrong.size(), 9));
    return Repair(windows).run(near, ~std::uint64_t(0) / 2) == SearchEnd::stopped;
  };
  const std::uint8_t cancelled = 1;
  Budget none(1e18, Budget::no_limit, &cancelled, nullptr);
  CHECK(stops(none, 12) && none.why() == Stop::cancelled);
  Budget few(1e18, 0, nullptr, nullptr);
  CHECK(stops(few, 12) && few.why() == Stop::nodes);
}

}  // namespace

int main() {
  windows_are_exact<std::uint32_t>();
  windows_are_exact<Wide>();
  misfits_are_needed();
  damage_is_mended<std::uint32_t, WindowRepair<std::uint32_t>>(25, 20, 5);
  damage_is_mended<std::uint64_t, WindowRepair<std::uint64_t>>(40, 60, 5);
  damage_is_mended<Wide, WindowRepair<Wide>>(80, 50, 5);
  damage_is_mended<std::uint64_t, WindowNarrowing<std::uint64_t>>(40, 44, 5);
  known_cells_stay();
  budgets_are_kept<WindowRepair<Wide>>();
  budgets_are_kept<WindowNarrowing<Wide>>();
  std::puts("window repair: ok");
}
