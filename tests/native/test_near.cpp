// Logic and other solutions near a known one, against the independent judge: narrow and wide words, hidden clues, budgets.
#include <algorithm>
#include <random>
#include <vector>

#include "check.hpp"
#include "judge.hpp"
#include "nonogram/check.hpp"
#include "nonogram/making/near.hpp"
#include "nonogram/making/near_large.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

std::mt19937 random_bits(11);

std::vector<int> random_picture(int width, int height, int percent) {
  std::vector<int> picture(std::size_t(width) * height);
  for (int& cell : picture) cell = int(random_bits() % 100) < percent;
  return picture;
}

Grid grid_of(const std::vector<int>& picture) {
  Grid grid;
  for (const int cell : picture) grid.push_back(cell ? filled : empty);
  return grid;
}

void hide_some(std::vector<Clue>& clues) {
  for (Clue& clue : clues) {
    if (random_bits() % 8 == 0) clue = {{}, true};
    for (std::int32_t& block : clue.blocks)
      if (random_bits() % 4 == 0) block = any_length;
  }
}

// What is settled holds in every solution; lines settle no more than contradictions.
void check_settled(const Problem& problem, const Grid& known, const std::vector<Grid>& every) {
  Budget budget;
  const Grid lines = settle_towards(problem, known, Reach::lines, budget);
  const Grid deeper = settle_towards(problem, known, Reach::contradictions, budget);
  for (std::size_t cell = 0; cell < known.size(); ++cell) {
    CHECK(lines[cell] == unknown || lines[cell] == deeper[cell]);
    for (const Grid& solution : every) CHECK(deeper[cell] == unknown || deeper[cell] == solution[cell]);
  }
}

// Every other solution found is one, and no two of them differ from the known one in the same cell.
void check_others(const Problem& problem, const Grid& known, const Others& others) {
  std::vector<int> differing(known.size(), 0);
  for (const Grid& other : others.solutions) {
    CHECK(is_solution(problem, other));
    CHECK(other != known);
    for (std::size_t cell = 0; cell < known.size(); ++cell) differing[cell] += other[cell] != known[cell];
  }
  CHECK(std::all_of(differing.begin(), differing.end(), [](int count) { return count <= 1; }));
}

// The search for boards of any size settles the same cells and comes to the same verdict.
void check_large(const Problem& problem, const Grid& known, bool unique) {
  Budget budget;
  for (const Reach reach : {Reach::lines, Reach::contradictions})
    CHECK(large::settle_towards(problem, known, reach, budget) == settle_towards(problem, known, reach, budget));
  const Others others = large::find_others(problem, known, 3, budget);
  CHECK(!others.stopped);
  CHECK(others.solutions.size() <= 3);
  CHECK(others.solutions.empty() == unique);
  check_others(problem, known, others);
}

void test_large_search_agrees_with_the_one_for_words() {
  int unique = 0, several = 0;
  for (int round = 0; round < 60; ++round) {
    const int width = 14 + round % 17, height = 31 - round % 13;
    const auto picture = random_picture(width, height, 52 + round % 14);
    const Problem problem = judge::clues_of(width, height, picture);
    const Grid known = grid_of(picture);
    Budget budget;
    const Others here = find_others(problem, known, 3, budget);
    check_large(problem, known, here.solutions.empty());
    ++(here.solutions.empty() ? unique : several);
  }
  CHECK(unique > 5 && several > 5);
}

void test_small_boards_agree_with_the_judge() {
  int unique = 0, several = 0;
  for (int round = 0; round < 300; ++round) {
    const int width = 5, height = 3 + round % 4;
    const auto picture = random_picture(width, height, 30 + round % 40);
    Problem problem = judge::clues_of(width, height, picture);
    if (round % 3 == 0) hide_some(problem.rows), hide_some(problem.columns);
    const Grid known = grid_of(picture);
    const auto every = judge::solutions(problem, nullptr, 200);
    if (every.size() == 200) continue;
    check_settled(problem, known, every);
    Budget budget;
    const Others others = find_others(problem, known, 3, budget);
    CHECK(!others.stopped);
    CHECK(others.solutions.size() <= 3);
    CHECK(others.solutions.empty() == (every.size() == 1));
    check_others(problem, known, others);
    check_large(problem, known, every.size() == 1);
    ++(every.size() == 1 ? unique : several);
  }
  CHECK(unique > 50 && several > 50);
}

// A small puzzle in the corner of an otherwise empty board has the same other solutions, in words of any width.
void test_wide_boards_agree_with_narrow_ones() {
  for (int round = 0; round < 40; ++round) {
    const int width = 6, height = 5, wide = round % 3 == 0 ? 200 : round % 3 == 1 ? 32 : 64, high = round % 3 == 1 ? 33 : 7;
    const auto picture = random_picture(width, height, 45);
    std::vector<int> large(std::size_t(wide) * high, 0);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) large[std::size_t((y + high - height) * wide + x + wide - width)] = picture[std::size_t(y * width + x)];
    const Problem small = judge::clues_of(width, height, picture), embedded = judge::clues_of(wide, high, large);
    Budget budget;
    const Others here = find_others(small, grid_of(picture), 10, budget);
    const Others there = find_others(embedded, grid_of(large), 10, budget);
    CHECK(here.solutions.size() == there.solutions.size());
    check_others(embedded, grid_of(large), there);
    const Grid one = settle_towards(small, grid_of(picture), Reach::contradictions, budget);
    const Grid other = settle_towards(embedded, grid_of(large), Reach::contradictions, budget);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        CHECK(one[std::size_t(y * width + x)] == other[std::size_t((y + high - height) * wide + x + wide - width)]);
  }
}

void test_the_problem_of_a_picture() {
  for (int round = 0; round < 50; ++round) {
    const int width = 1 + round % 9, height = 1 + round % 7;
    const auto picture = random_picture(width, height, 50);
    const std::vector<std::uint8_t> bytes(picture.begin(), picture.end());
    const Problem mine = problem_of(bytes.data(), std::size_t(width), std::size_t(height));
    const Problem judged = judge::clues_of(width, height, picture);
    CHECK(mine.width == width && mine.height == height);
    for (int y = 0; y < height; ++y) CHECK(mine.rows[std::size_t(y)].blocks == judged.rows[std::size_t(y)].blocks);
    for (int x = 0; x < width; ++x) CHECK(mine.columns[std::size_t(x)].blocks == judged.columns[std::size_t(x)].blocks);
  }
}

void test_a_spent_budget_stops_the_search() {
  const int width = 40, height = 38;
  const auto picture = random_picture(width, height, 45);
  const Problem problem = judge::clues_of(width, height, picture);
  Budget few(1e9, 3, nullptr, nullptr);
  CHECK(find_others(problem, grid_of(picture), 1000, few).stopped);
  const std::uint8_t cancelled = 1;
  Budget none(1e9, Budget::no_limit, &cancelled, nullptr);
  CHECK(find_others(problem, grid_of(picture), 1000, none).stopped);
  Budget few_again(1e9, 3, nullptr, nullptr), none_again(1e9, Budget::no_limit, &cancelled, nullptr);
  CHECK(large::find_others(problem, grid_of(picture), 1000, few_again).stopped);
  CHECK(large::find_others(problem, grid_of(picture), 1000, none_again).stopped);
}

}  // namespace

int main() {
  test_small_boards_agree_with_the_judge();
  test_large_search_agrees_with_the_one_for_words();
  test_wide_boards_agree_with_narrow_ones();
  test_the_problem_of_a_picture();
  test_a_spent_budget_stops_the_search();
}
