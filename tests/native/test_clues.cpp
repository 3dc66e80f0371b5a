// The clues of pictures against a plain count, cell by cell.
#include "nonogram/making/clues.hpp"

#include <cstdint>
#include <cstdio>
#include <random>
#include <stdexcept>
#include <vector>

using namespace cluewright;
using nonogram::Lines;
using nonogram::PictureClues;
using nonogram::Pictures;
using nonogram::Wanted;

namespace {

int failures = 0;

void expect(bool holds, const char* what, std::size_t width = 0, std::size_t height = 0, std::size_t threads = 0) {
  if (holds) return;
  ++failures;
  std::printf("failed: %s (%zux%zu, %zu threads)\n", what, width, height, threads);
}

using Clues = std::vector<std::vector<int>>;

Clues unfolded(const Lines& lines) {
  Clues clues;
  for (std::size_t line = 0; line + 1 < lines.offsets.size(); ++line)
    clues.emplace_back(lines.values.begin() + lines.offsets[line], lines.values.begin() + lines.offsets[line + 1]);
  return clues;
}

// `lines` lines of `length` cells; cell i of a line lies `step` after cell i - 1.
void add_plain(const std::uint8_t* cells, std::size_t lines, std::size_t jump, std::size_t length, std::size_t step,
               Clues& clues) {
  for (std::size_t line = 0; line < lines; ++line) {
    clues.emplace_back();
    int run = 0;
    for (std::size_t i = 0; i < length; ++i) {
      if (cells[line * jump + i * step]) {
        ++run;
      } else if (run) {
        clues.back().push_back(run);
        run = 0;
      }
    }
    if (run) clues.back().push_back(run);
  }
}

void compare(const std::vector<std::uint8_t>& cells, std::size_t count, std::size_t width, std::size_t height) {
  Clues rows, columns;
  for (std::size_t picture = 0; picture < count; ++picture) {
    const std::uint8_t* first = cells.data() + picture * width * height;
    add_plain(first, height, width, width, 1, rows);
    add_plain(first, width, 1, height, width, columns);
  }
  const Pictures pictures{cells.data(), count, width, height};
  for (std::size_t threads : {1, 2, 5}) {
    const PictureClues both = nonogram::clues_of(pictures, {true, true, threads});
    expect(both.binary, "0 and 1 are binary", width, height, threads);
    expect(unfolded(both.rows) == rows, "rows", width, height, threads);
    expect(unfolded(both.columns) == columns, "columns", width, height, threads);
    const PictureClues one = nonogram::clues_of(pictures, {true, false, threads});
    expect(unfolded(one.rows) == rows && unfolded(one.columns).empty(), "rows only", width, height, threads);
    const PictureClues other = nonogram::clues_of(pictures, {false, true, threads});
    expect(unfolded(other.columns) == columns && unfolded(other.rows).empty(), "columns only", width, height, threads);
  }
}

void test_random_pictures() {
  std::mt19937 random(7);
  const std::size_t sides[][2] = {{1, 1},  {1, 9},   {7, 2},   {8, 3},   {15, 16},  {16, 15}, {17, 5},  {25, 24},
                                  {32, 31}, {33, 64}, {64, 63}, {64, 64}, {65, 1},   {66, 70}, {1, 200}, {200, 1},
                                  {128, 65}, {127, 130}, {300, 40}};
  for (const auto& [width, height] : sides)
    for (std::size_t count : {0, 1, 3})
      for (unsigned filled_of_100 : {0, 1, 30, 50, 99, 100}) {
        std::vector<std::uint8_t> cells(count * width * height);
        for (std::uint8_t& cell : cells) cell = random() % 100 < filled_of_100;
        compare(cells, count, width, height);
      }
}

// Bars that change seldom from row to row, so that changes are followed and nothing is turned.
void test_calm_pictures() {
  const std::size_t width = 210, height = 301;
  std::vector<std::uint8_t> cells(width * height);
  for (std::size_t row = 0; row < height; ++row)
    for (std::size_t column = 0; column < width; ++column)
      cells[row * width + column] = (column / 50 + row / 70) % 2 == 0;
  compare(cells, 1, width, height);
}

void test_strange_bytes_are_noticed() {
  for (std::size_t width : {1, 7, 12, 25, 64, 100}) {
    for (std::size_t place = 0; place < 3 * width; ++place) {
      std::vector<std::uint8_t> cells(3 * width, 1);
      cells[place] = 254;
      for (std::size_t threads : {1, 2})
        expect(!nonogram::clues_of({cells.data(), 1, width, 3}, {true, true, threads}).binary, "strange byte", width, 3,
               threads);
    }
  }
}

void test_impossible_sizes_are_refused() {
  const std::uint8_t cell = 0;
  for (const Pictures& pictures : {Pictures{&cell, 1, 0, 1}, Pictures{&cell, 1, 1, 0}, Pictures{&cell, 1, 65536, 1}}) {
    bool refused = false;
    try {
      nonogram::clues_of(pictures);
    } catch (const std::invalid_argument&) {
      refused = true;
    }
    expect(refused, "impossible size", pictures.width, pictures.height);
  }
}

void test_longest_lines() {
  const std::vector<std::uint8_t> cells(65535, 1);
  expect(unfolded(nonogram::clues_of({cells.data(), 1, 65535, 1}).rows) == Clues{{65535}}, "longest row");
  expect(unfolded(nonogram::clues_of({cells.data(), 1, 1, 65535}).columns) == Clues{{65535}}, "longest column");
}

}  // namespace

int main() {
  test_random_pictures();
  test_calm_pictures();
  test_strange_bytes_are_noticed();
  test_impossible_sizes_are_refused();
  test_longest_lines();
  return failures ? 1 : 0;
}
