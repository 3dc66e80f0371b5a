// Every strategy against the independent judge: verdicts, solution sets, start boards, known solutions, hidden clues, budgets.
#include <algorithm>
#include <map>
#include <random>
#include <string>

#include "check.hpp"
#include "effort.hpp"
#include "judge.hpp"
#include "nonogram/strategies.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

using Strategy = Result (*)(const Problem&, const Request&, Budget&);

std::mt19937 random_bits(7);

void events_are_consistent(const Recording& recording, const Result& result, bool complete) {
  std::vector<std::uint32_t> standing;
  std::vector<Cell> board(result.board.size(), unknown);
  for (const std::uint32_t event : recording.events) {
    if (event >> 31) {
      const std::uint32_t count = event & 0x7fffffff;
      CHECK(count <= standing.size());
      for (std::uint32_t i = 0; i < count; ++i) board[standing.back() & 0xffffff] = unknown, standing.pop_back();
    } else {
      CHECK(board[event & 0xffffff] == unknown);
      board[event & 0xffffff] = Cell(event >> 24 & 3);
      standing.push_back(event);
    }
  }
  if (complete) CHECK(board == result.solutions.back());
}

void compare(Strategy solve, const Problem& p, std::vector<Grid> expected, const Grid* start, std::uint64_t seed) {
  std::sort(expected.begin(), expected.end());
  // All solutions.
  Budget budget;
  Request request;
  Recording recording;
  request.limit = expected.size() + 1;
  request.seed = seed;
  request.start = start;
  if (seed % 2) request.recording = &recording;
  Result result = solve(p, request, budget);
  std::vector<Grid> found = result.solutions;
  std::sort(found.begin(), found.end());
  CHECK(found == expected);
  CHECK(result.exhausted);
  if (seed % 2) events_are_consistent(recording, result, false);
  for (const Grid& solution : expected)
    for (std::size_t c = 0; c < solution.size(); ++c) CHECK(result.board[c] == unknown || result.board[c] == solution[c]);
  // Uniqueness and first solution.
  Budget second;
  request.limit = 2;
  request.recording = nullptr;
  result = solve(p, request, second);
  CHECK(result.verdict == (expected.empty() ? Verdict::none : expected.size() == 1 ? Verdict::unique : Verdict::several));
  CHECK(result.solutions.size() == std::min<std::size_t>(2, expected.size()));
  if (expected.size() > 1) CHECK(result.solutions[0] != result.solutions[1]);
  Budget third;
  request.limit = 1;
  recording.events.clear();
  request.recording = &recording;
  result = solve(p, request, third);
  CHECK(result.verdict == (expected.empty() ? Verdict::none : Verdict::solved));
  if (!expected.empty()) CHECK(std::binary_search(expected.begin(), expected.end(), result.solutions.at(0)));
  events_are_consistent(recording, result, !expected.empty());
  // A known solution.
  if (!expected.empty()) {
    Budget fourth;
    request.limit = 2;
    request.recording = nullptr;
    const Grid known = expected[random_bits() % expected.size()];
    request.known = &known;
    result = solve(p, request, fourth);
    CHECK(result.verdict == (expected.size() == 1 ? Verdict::unique : Verdict::several));
    CHECK(result.solutions.at(0) == known);
    if (expected.size() > 1) CHECK(result.solutions.at(1) != known && std::binary_search(expected.begin(), expected.end(), result.solutions[1]));
  }
}

std::vector<int> picture_of(unsigned bits, int cells) {
  std::vector<int> picture(cells);
  for (int i = 0; i < cells; ++i) picture[i] = bits >> i & 1;
  return picture;
}

using ByClues = std::map<std::vector<std::vector<std::int32_t>>, std::vector<Grid>>;

// Every picture of a size, by its rows' and columns' clues: made once for all strategies.
ByClues pictures_by_clues(int width, int height) {
  ByClues by_clues;
  for (unsigned bits = 0; bits < 1u << (width * height); ++bits) {
    const auto picture = picture_of(bits, width * height);
    const Problem p = judge::clues_of(width, height, picture);
    std::vector<std::vector<std::int32_t>> key;
    for (const auto* lines : {&p.rows, &p.columns})
      for (const Clue& clue : *lines) key.push_back(clue.blocks);
    Grid grid;
    for (int cell : picture) grid.push_back(cell ? filled : empty);
    by_clues[key].push_back(grid);
  }
  return by_clues;
}

void all_pictures(Strategy solve, const ByClues& by_clues, int width, int height, unsigned step) {
  unsigned count = 0;
  for (const auto& [key, expected] : by_clues) {
    if (count++ % step) continue;
    Problem p;
    p.width = width, p.height = height;
    for (int r = 0; r < height; ++r) p.rows.push_back({key[r], false});
    for (int c = 0; c < width; ++c) p.columns.push_back({key[height + c], false});
    compare(solve, p, expected, nullptr, count);
  }
}

// Random sizes and densities; now and then hidden clues, a start board, or clues that contradict each other.
void random_boards(Strategy solve, int count, int most_side) {
  for (int i = 0; i < count; ++i) {
    const int width = 1 + int(random_bits() % most_side), height = 1 + int(random_bits() % most_side);
    const unsigned share = random_bits() % 101;
    std::vector<int> picture(width * height);
    for (int& cell : picture) cell = random_bits() % 100 < share;
    Problem p = judge::clues_of(width, height, picture);
    const unsigned kind = random_bits() % 6;
    Grid start(picture.size(), unknown);
    bool with_start = false;
    if (kind == 0 && width * height <= 24)
      for (auto* lines : {&p.rows, &p.columns})
        for (Clue& clue : *lines) {
          if (random_bits() % 6 == 0) clue = {{}, true};
          else
            for (auto& block : clue.blocks)
              if (random_bits() % 4 == 0) block = any_length;
        }
    if (kind == 1) {  // two rows of another picture
      for (int k = 0; k < 2; ++k) {
        std::vector<int> other(picture.size());
        for (int& cell : other) cell = random_bits() % 100 < share;
        const int row = int(random_bits() % height);
        p.rows[row] = judge::clues_of(width, height, other).rows[row];
      }
    }
    if (kind == 2) {
      with_start = true;
      for (std::size_t c = 0; c < picture.size(); ++c)
        if (random_bits() % 3 == 0) start[c] = (picture[c] != 0) != (random_bits() % 20 == 0) ? filled : empty;
    }
    const auto expected = judge::solutions(p, with_start ? &start : nullptr, 2000);
    if (expected.size() >= 2000) continue;
    compare(solve, p, expected, with_start ? &start : nullptr, random_bits());
  }
}

// A small board somewhere on a wide one that is otherwise empty: the same solutions, by words of two halves, mostly across both.
void boards_on_wide_ones(Strategy solve, int count) {
  for (int i = 0; i < count; ++i) {
    const int width = 2 + int(random_bits() % 5), height = 2 + int(random_bits() % 5);
    const int left = 56 + int(random_bits() % 14), top = i % 2 ? 50 + int(random_bits() % 20) : 0;
    const int wide = std::max(65, left + width + int(random_bits() % 50)), high = top + height + int(random_bits() % 9);
    const unsigned share = 20 + random_bits() % 60;
    std::vector<int> picture(width * height);
    for (int& cell : picture) cell = random_bits() % 100 < share;
    Problem p = judge::clues_of(width, height, picture);
    if (i % 4 == 0) (i % 8 ? p.rows[0] : p.columns[0]) = {{}, true};
    if (i % 4 == 1)
      for (Clue& row : p.rows)
        for (auto& block : row.blocks) block = any_length;
    const auto solutions = judge::solutions(p, nullptr, 500);
    if (solutions.size() >= 500) continue;
    Problem q{wide, high, std::vector<Clue>(high), std::vector<Clue>(wide)};
    std::copy(p.rows.begin(), p.rows.end(), q.rows.begin() + top);
    std::copy(p.columns.begin(), p.columns.end(), q.columns.begin() + left);
    Grid start(std::size_t(wide) * high, empty);  // a hidden clue would let its line run over the rest of the board
    std::vector<Grid> expected;
    for (const Grid& solution : solutions) {
      expected.push_back(start);
      for (int row = 0; row < height; ++row)
        std::copy_n(&solution[row * width], width, &expected.back()[std::size_t(top + row) * wide + left]);
    }
    for (int row = 0; row < height; ++row) std::fill_n(&start[std::size_t(top + row) * wide + left], width, unknown);
    compare(solve, q, expected, i % 4 < 2 ? &start : nullptr, random_bits());
  }
}

// Long lines with next to no slack take a way of their own.
void tight_lines(Strategy solve) {
  for (const int side : {31, 62, 63, 64, 65, 126, 127, 128})
    for (int spare = 0; spare < 3; ++spare)
      for (const int height : {1, 2, 3}) {
        std::vector<int> picture(std::size_t(side) * height, 0);
        for (int r = 0; r < height; ++r)
          for (int c = spare * (r + 1) % 3; c < side - (r == 1 ? spare : 0); ++c) picture[r * side + c] = c % (r + 2) != 1;
        const Problem p = judge::clues_of(side, height, picture);
        Budget budget;
        Request request;
        request.limit = 3;
        const Result result = solve(p, request, budget);
        CHECK(!result.solutions.empty());
        for (const Grid& solution : result.solutions) {
          std::vector<int> cells;
          for (const Cell c : solution) cells.push_back(c == filled);
          const Problem q = judge::clues_of(side, height, cells);
          for (int r = 0; r < height; ++r) CHECK(q.rows[r].blocks == p.rows[r].blocks);
          for (int c = 0; c < side; ++c) CHECK(q.columns[c].blocks == p.columns[c].blocks);
        }
      }
}

// A budget of few nodes ends the search early and says so.
void budgets(Strategy solve, int side) {
  std::vector<int> picture(side * side);
  for (int& cell : picture) cell = random_bits() % 100 < 35;
  const Problem p = judge::clues_of(side, side, picture);
  std::uint8_t cancel = 1;
  Budget cancelled(1e10, Budget::no_limit, &cancel, {});
  CHECK(solve(p, {}, cancelled).verdict == Verdict::undecided);
  CHECK(cancelled.why() == Stop::cancelled);
  Budget timed(0.02, Budget::no_limit, nullptr, {});
  Request all;
  all.limit = ~std::uint64_t(0);
  const Result result = solve(p, all, timed);
  CHECK(!result.exhausted && timed.why() == Stop::time && (side > 30 || timed.seconds() < 1));
}

}  // namespace

int main() {
  const std::pair<const char*, Strategy> strategies[] = {
      {"learn", solve_learn},
      {"probe", solve_probe},
      {"decimate", solve_decimate},
      {"portfolio", solve_portfolio},
      {"auto", solve_auto},
  };
  const ByClues three = pictures_by_clues(3, 3), four = pictures_by_clues(4, 4);
  for (const auto& [name, solve] : strategies) {
    all_pictures(solve, three, 3, 3, 1);
    all_pictures(solve, four, 4, 4, one_in(67));
    random_boards(solve, tries(130), 6);
    random_boards(solve, tries(20), 9);
    boards_on_wide_ones(solve, tries(16));
    tight_lines(solve);
    budgets(solve, 30);
    budgets(solve, 90);
    std::printf("%s: ok\n", name);
  }
}
