// LineSolver against brute force on short lines and against the plain dynamic programme on long ones.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "nonogram/line/cache.hpp"
#include "nonogram/line/settle.hpp"
#include "nonogram/reference/plain_line.hpp"

using namespace cluewright::nonogram;

namespace {

using Line = std::vector<Cell>;
int failures = 0;

std::string text(const Line& cells) {
  std::string symbols;
  for (const Cell cell : cells) symbols += "?.#!"[cell];
  return symbols;
}

std::string text(const Clue& clue) {
  std::string numbers;
  for (const auto block : clue.blocks) numbers += (block ? std::to_string(block) : "?") + " ";
  return numbers;
}

void expect(bool same, const char* what, const Clue& clue, const Line& cells) {
  if (same) return;
  if (++failures <= 20) std::printf("%s: clue %sin %s\n", what, text(clue).c_str(), text(cells).c_str());
}

Line parse(const std::string& symbols) {
  Line cells;
  for (const char symbol : symbols) cells.push_back(static_cast<Cell>(std::string("?.#!").find(symbol)));
  return cells;
}

std::vector<std::int32_t> blocks_of(std::uint32_t picture, int length) {
  std::vector<std::int32_t> blocks;
  for (int i = 0; i < length; ++i)
    if (picture >> i & 1) {
      if (i == 0 || !(picture >> (i - 1) & 1)) blocks.push_back(0);
      ++blocks.back();
    }
  return blocks;
}

bool matches(const Clue& clue, const std::vector<std::int32_t>& blocks) {
  return std::equal(clue.blocks.begin(), clue.blocks.end(), blocks.begin(), blocks.end(),
                    [](auto wanted, auto found) { return wanted == any_length || wanted == found; });
}

// Settles by looking at every picture of the line; also gives where each block was seen to start and end.
bool settle_by_force(const Clue& clue, Line& cells, std::vector<BlockRange>& ranges) {
  const int length = static_cast<int>(cells.size());
  std::uint32_t ones = ~0u, zeros = ~0u;
  bool any = false;
  ranges.assign(clue.blocks.size(), {length, -1, length, -1});
  for (std::uint32_t picture = 0; picture < 1u << length; ++picture) {
    bool agrees = true;
    for (int i = 0; i < length && agrees; ++i)
      agrees = cells[i] == unknown || cells[i] == (picture >> i & 1 ? filled : empty);
    if (!agrees) continue;
    const auto blocks = blocks_of(picture, length);
    if (!matches(clue, blocks)) continue;
    any = true;
    ones &= picture;
    zeros &= ~picture;
    int k = 0;
    for (int i = 0; i < length; ++i) {
      if (!(picture >> i & 1) || (i && picture >> (i - 1) & 1)) continue;
      auto& range = ranges[k];
      const int end = i + blocks[k++] - 1;
      range = {std::min(range.first_start, i), std::max(range.last_start, i), std::min(range.first_end, end),
               std::max(range.last_end, end)};
    }
  }
  if (any)
    for (int i = 0; i < length; ++i) cells[i] = ones >> i & 1 ? filled : zeros >> i & 1 ? empty : unknown;
  return any;
}

// Every clue of every picture to length 9, some of its numbers hidden, on cells that mostly agree with some picture.
void compare_with_brute_force() {
  std::mt19937 random(3);
  LineSolver solver;
  std::vector<BlockRange> found, wanted;
  for (int length = 1; length <= 9; ++length)
    for (std::uint32_t picture = 0; picture < 1u << length; ++picture) {
      Clue clue{blocks_of(picture, length), false};
      for (auto& block : clue.blocks)
        if (random() % 4 == 0) block = any_length;
      Line cells(length);
      const auto known = random(), wrong = random() & random() & random();
      for (int i = 0; i < length; ++i)
        cells[i] = known >> i & 1 ? ((picture ^ wrong) >> i & 1 ? filled : empty) : unknown;
      Line settled = cells, forced = cells;
      const bool possible = solver.settle(clue, settled);
      expect(possible == settle_by_force(clue, forced, wanted) && settled == forced, "brute force", clue, cells);
      expect(solver.fits(clue, cells) == possible, "fits", clue, cells);
      expect(solver.ranges(clue, cells, found) == possible, "ranges possible", clue, cells);
      if (possible)
        expect(std::equal(found.begin(), found.end(), wanted.begin(), wanted.end(),
                          [](const BlockRange& a, const BlockRange& b) {
                            return a.first_start == b.first_start && a.last_start == b.last_start &&
                                   a.first_end == b.first_end && a.last_end == b.last_end;
                          }),
               "ranges", clue, cells);
    }
}

// A random line: runs of about `mean` cells, a share of cells known, now and then a wrong one, some numbers hidden.
Clue random_line(std::mt19937& random, std::size_t length, Line& cells) {
  const unsigned mean = 1 + random() % 12, hidden = random() % 3 ? 0 : 3, known = random() % 100;
  Clue clue;
  Line picture(length);
  Cell value = random() % 2 ? filled : empty;
  for (auto& cell : picture) {
    if (random() % mean == 0) value ^= contradiction;
    cell = value;
  }
  for (std::size_t i = 0; i < length; ++i)
    if (picture[i] == filled) {
      if (i == 0 || picture[i - 1] == empty) clue.blocks.push_back(0);
      ++clue.blocks.back();
    }
  for (auto& block : clue.blocks)
    if (hidden && random() % hidden == 0) block = any_length;
  cells.assign(length, unknown);
  for (std::size_t i = 0; i < length; ++i)
    if (random() % 100 < known) cells[i] = picture[i];
  if (random() % 8 == 0) cells[random() % length] ^= contradiction;
  return clue;
}

void compare_with_dynamic_programme() {
  std::mt19937 random(5);
  LineSolver solver;
  for (int round = 0; round < 600; ++round) {
    const std::size_t limit = round % 50 == 0 ? 4096 : round % 3 == 0 ? 300 : 140;
    const std::size_t length = round % 100 == 0 ? 4096 : 1 + random() % limit;
    Line cells;
    const Clue clue = random_line(random, length, cells);
    Line settled = cells, plain = cells;
    const bool possible = solver.settle(clue, settled);
    expect(possible == settle_plainly(clue, plain) && settled == plain, "dynamic programme", clue, cells);
    expect(solver.fits(clue, cells) == possible, "fits", clue, cells);
  }
}

void settle_small_boards() {
  struct Case {
    Clue clue;
    std::string before, after;  // empty: impossible
  };
  const std::vector<Case> cases = {
      {{{7}}, "??????????", "???####???"},
      {{{3}}, "??????????", "??????????"},
      {{{2, 1}}, "??????", "??????"},
      {{{5, 2}}, "..#???????", "..#####.##"},
      {{{5, 2}}, "..#??????.", "!"},
      {{{}}, "????", "...."},
      {{{}}, "", ""},
      {{{any_length}}, "?#?", "?#?"},
      {{{any_length, any_length}}, "???", "#.#"},
      {{{2}}, "#?#", "!"},
      {{{2}}, "?!?", "!"},
      {{{}, true}, "?#.", "?#."},
  };
  LineSolver solver;
  for (const auto& [clue, before, after] : cases) {
    Line cells = parse(before);
    const bool possible = solver.settle(clue, cells);
    expect(possible ? text(cells) == after : after == "!" && text(cells) == before, "small board", clue, parse(before));
  }
}

void look_up_cached_lines() {
  std::mt19937 random(7);
  LineSolver solver;
  LineCache cache(1 << 16, 0);
  std::vector<std::pair<Clue, Line>> lines;
  for (int i = 0; i < 400; ++i) {
    Line cells;
    Clue clue = random_line(random, 1 + random() % 80, cells);
    lines.emplace_back(std::move(clue), std::move(cells));
  }
  for (int round = 0; round < 2000; ++round) {
    // Mostly few lines, so that some are found; at times any, so that the memory limit is met.
    const auto& [clue, cells] = lines[random() % (round % 4 ? 20 : lines.size())];
    Line cached = cells, fresh = cells;
    const bool possible = cache.settle(solver, clue, cached);
    expect(possible == solver.settle(clue, fresh) && cached == fresh, "cache", clue, cells);
    expect(cache.bytes() <= cache.byte_limit(), "cache memory", clue, cells);
  }
  expect(cache.hits() > 500 && cache.misses() > 100, "cache hits", {}, {});
}

// Neither a number moved from clue to cells nor a hidden number may be taken for something else.
void tell_cached_lines_apart() {
  LineSolver solver;
  LineCache cache(1 << 16, 0);
  Line one = parse("???"), same = parse("???"), hidden = parse("???");
  cache.settle(solver, {{1, 1}}, one);
  cache.settle(solver, {{2}}, same);
  cache.settle(solver, {{}, true}, hidden);
  expect(text(one) == "#.#", "cache key", {{1, 1}}, one);
  expect(text(same) == "?#?", "cache key", {{2}}, same);
  expect(text(hidden) == "???", "cache key", {}, hidden);
  expect(cache.hits() == 0, "cache key", {}, {});
}

void solve_short_lines_without_cache() {
  LineSolver solver;
  LineCache cache(1 << 16);
  for (const std::size_t length : {62, 63}) {
    Line cells(length, unknown);
    expect(cache.settle(solver, {{40}}, cells) && cells[31] == filled, "short line", {{40}}, cells);
    expect(cache.misses() == length - 62, "short line cached", {{40}}, cells);
  }
}

void forget_what_has_no_room() {
  LineSolver solver;
  LineCache cache(100);
  for (int round = 0; round < 2; ++round) {
    Line cells(80, unknown);
    expect(cache.settle(solver, {{80}}, cells) && cells[0] == filled, "tiny cache", {{80}}, cells);
  }
  expect(cache.hits() == 0 && cache.bytes() == 0, "tiny cache", {}, {});
}

}  // namespace

int main() {
  settle_small_boards();
  compare_with_brute_force();
  compare_with_dynamic_programme();
  look_up_cached_lines();
  tell_cached_lines_apart();
  solve_short_lines_without_cache();
  forget_what_has_no_room();
  if (failures) std::printf("%d failures\n", failures);
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
