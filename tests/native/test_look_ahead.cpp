// Looking ahead at many values at once says of each what a try of its own says.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "check.hpp"
#include "common/random.hpp"
#include "nonogram/small/frame.hpp"
#include "nonogram/small/look_ahead.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

Clue clue_of(const std::vector<bool>& line) {
  Clue clue;
  bool before = false;
  for (const bool cell : line) {
    if (cell && !before) clue.blocks.push_back(0);
    if (cell) ++clue.blocks.back();
    before = cell;
  }
  return clue;
}

// Filled `share` times in 32.
Problem random_problem(Random& random, int width, int height, std::uint32_t share) {
  const std::vector<bool> blank(static_cast<std::size_t>(width));
  std::vector<std::vector<bool>> picture(static_cast<std::size_t>(height), blank);
  for (auto& row : picture)
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = random.chance(share, 32);
  Problem problem;
  problem.width = width, problem.height = height;
  for (const auto& row : picture) problem.rows.push_back(clue_of(row));
  for (int column = 0; column < width; ++column) {
    std::vector<bool> line;
    for (const auto& row : picture) line.push_back(row[std::size_t(column)]);
    problem.columns.push_back(clue_of(line));
  }
  return problem;
}

struct Led {
  bool refuted;
  int gain;
};

// What the value leads to; the board is as it is then.
template <class Word>
Led one_try(const Rules<Word>& rules, Board<Word>& board, Literal value) {
  Dirty<Word> dirty;
  set_cell(rules, board, dirty, cell_of(value) / rules.width, cell_of(value) % rules.width, value_of(value));
  std::uint64_t lines = 0;
  int gain = 0;
  const bool consistent = propagate(rules, board, dirty, lines, [&](int, bool, int) { ++gain; });
  return {!consistent, gain};
}

// Line by line, what was said of a value: every line must have an arrangement with what the board knows, and none without what it
// settled. Ends with a line that has no arrangement, or `no_line`.
template <class Word>
int follow(const Rules<Word>& rules, Board<Word>& board, Literal value, const LookAhead<Word>& ahead, int number) {
  Dirty<Word> dirty;
  set_cell(rules, board, dirty, cell_of(value) / rules.width, cell_of(value) % rules.width, value_of(value));
  for (const auto& [line, filled, empty] : ahead.settled(number)) {
    LineBatch<Word> batch{};
    for (int lane = 0; lane < lane_count; ++lane) rules.load(batch, lane, line, board.filled[line], board.empty[line]);
    const int lines[lane_count] = {line};
    const SettledLanes settled = rules.settle(batch, lines, 1);
    if (settled.infeasible & 1) return line;
    CHECK(!(filled & ~batch.filled[0]) && !(empty & ~batch.empty[0]));
    CHECK(write_line(rules, board, dirty, line, Word(board.filled[line] | filled), Word(board.empty[line] | empty),
                     [](int, bool) {}));
  }
  return ahead.failed_line();
}

template <class Word>
bool same(const Rules<Word>& rules, const Board<Word>& one, const Board<Word>& other) {
  return std::equal(one.filled, one.filled + rules.lines, other.filled) && std::equal(one.empty, one.empty + rules.lines, other.empty);
}

int refuted_seen = 0, passed_seen = 0;
std::uint64_t lines_of_all = 0, lines_anew = 0;

template <class Word>
void check(const Problem& problem, Random& random) {
  const Rules<Word> rules(problem);
  Board<Word> board = rules.blank_board();
  Dirty<Word> dirty{rules.watched_rows, rules.watched_columns};
  std::uint64_t lines = 0;
  CHECK(propagate(rules, board, dirty, lines, [](int, bool, int) {}));
  LookAhead<Word> ahead(rules), anew(rules);
  std::vector<Board<Word>> before;
  while (!rules.complete(board)) {
    std::vector<Literal> values;
    for (int cell = 0; cell < rules.cell_count(); ++cell)
      if (!bit_at(Word(board.filled[cell / rules.width] | board.empty[cell / rules.width]), cell % rules.width))
        for (const bool value : {false, true}) values.push_back(literal(cell, value));
    random.shuffle(values);
    // Some are not asked for each time.
    values.resize(std::max<std::size_t>(1, values.size() - random.below(std::uint32_t(values.size()))));
    std::vector<Literal> possible;
    std::vector<int> expected;
    for (const Literal value : values) {
      Board<Word> tried = board;
      if (const Led led = one_try(rules, tried, value); !led.refuted) possible.push_back(value), expected.push_back(led.gain);
    }

    const int known = rules.cell_count() - rules.unknown_cells(board);
    std::vector<std::uint16_t> gains(values.size()), gains_anew(values.size());
    std::uint64_t calls = 0, solved = 0;
    const int refuted = ahead.look(board, known, values, gains.data(), calls, solved);
    if (possible.size() == values.size()) {
      CHECK(refuted == LookAhead<Word>::none);
    } else {
      CHECK(refuted >= 0);
      Board<Word> tried = board, followed = board;
      CHECK(one_try(rules, tried, values[std::size_t(refuted)]).refuted);
      const int failed = follow(rules, followed, values[std::size_t(refuted)], ahead, refuted);
      CHECK(failed != no_line);
      LineBatch<Word> batch{};
      for (int lane = 0; lane < lane_count; ++lane) rules.load(batch, lane, failed, followed.filled[failed], followed.empty[failed]);
      const int lines_of_lanes[lane_count] = {failed};
      CHECK(rules.settle(batch, lines_of_lanes, 1).infeasible & 1);
      ++refuted_seen;
    }
    // Without those that are refuted, every one is followed to its end.
    CHECK(ahead.look(board, known, possible, gains.data(), calls, solved) == LookAhead<Word>::none);
    std::uint64_t calls_anew = 0, solved_anew = 0;
    anew.forget();
    CHECK(anew.look(board, known, possible, gains_anew.data(), calls_anew, solved_anew) == LookAhead<Word>::none);
    for (std::size_t i = 0; i < possible.size(); ++i) {
      CHECK(int(gains[i]) == expected[i] && gains_anew[i] == gains[i]);
      Board<Word> tried = board, followed = board;
      one_try(rules, tried, possible[i]);
      CHECK(follow(rules, followed, possible[i], ahead, int(i)) == no_line && same(rules, tried, followed));
    }
    lines_of_all += solved, lines_anew += solved_anew;
    ++passed_seen;
    if (possible.empty()) return;  // a wrong value was taken
    if (!before.empty() && random.chance(1, 8)) {  // gone back, and on from there
      board = before[random.below(std::uint32_t(before.size()))];
      before.clear();
      ahead.forget();
      continue;
    }
    before.push_back(board);
    dirty = {};
    const Literal taken = possible[random.below(std::uint32_t(possible.size()))];
    set_cell(rules, board, dirty, cell_of(taken) / rules.width, cell_of(taken) % rules.width, value_of(taken));
    CHECK(propagate(rules, board, dirty, lines, [](int, bool, int) {}));
  }
}

}  // namespace

int main() {
  Random random(7);
  for (int i = 0; i < 20; ++i) {
    const Problem problem = random_problem(random, 5 + int(random.below(9)), 5 + int(random.below(9)), 16);
    check<std::uint32_t>(problem, random);
    check<std::uint64_t>(problem, random);
    check<Wide>(problem, random);
  }
  // Rows as long as the word and next to full, whose arrangements are listed.
  for (int i = 0; i < 5; ++i) {
    const Problem problem = random_problem(random, 64, 8, 31);
    CHECK(!Rules<std::uint64_t>(problem).tight.empty());
    check<std::uint64_t>(problem, random);
  }
  CHECK(refuted_seen > 10 && passed_seen > refuted_seen);
  CHECK(lines_of_all < lines_anew);  // what was seen before is not solved again, though only those not refuted are asked for anew
  std::printf("look ahead: ok\n");
}
