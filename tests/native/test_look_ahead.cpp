// Looking ahead at many values at once says of each what a try of its own says.
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

// How many cells the value settles, or -1 when lines refute it.
template <class Word>
int one_try(const Rules<Word>& rules, Board<Word> board, Literal value) {
  Dirty<Word> dirty;
  set_cell(rules, board, dirty, cell_of(value) / rules.width, cell_of(value) % rules.width, value_of(value));
  std::uint64_t lines = 0;
  int gain = 0;
  return propagate(rules, board, dirty, lines, [&](int, bool, int) { ++gain; }) ? gain : -1;
}

int refuted_seen = 0, passed_seen = 0;

template <class Word>
void check(const Problem& problem, Random& random) {
  const Rules<Word> rules(problem);
  Board<Word> board = rules.blank_board();
  Dirty<Word> dirty{rules.watched_rows, rules.watched_columns};
  std::uint64_t lines = 0;
  CHECK(propagate(rules, board, dirty, lines, [](int, bool, int) {}));
  LookAhead<Word> ahead(rules);
  while (!rules.complete(board)) {
    std::vector<Literal> values;
    for (int cell = 0; cell < rules.cell_count(); ++cell)
      if (!bit_at(Word(board.filled[cell / rules.width] | board.empty[cell / rules.width]), cell % rules.width))
        for (const bool value : {false, true}) values.push_back(literal(cell, value));
    random.shuffle(values);
    std::vector<Literal> possible;
    std::vector<int> expected;
    for (const Literal value : values)
      if (const int gain = one_try(rules, board, value); gain >= 0) possible.push_back(value), expected.push_back(gain);

    std::vector<std::uint16_t> gains(values.size());
    std::uint64_t calls = 0, solved = 0;
    const int refuted = ahead.look(board, values, gains.data(), calls, solved);
    if (possible.size() == values.size()) {
      CHECK(refuted == LookAhead<Word>::none);
    } else {
      CHECK(refuted >= 0 && one_try(rules, board, values[std::size_t(refuted)]) < 0);
      ++refuted_seen;
    }
    // Without those that are refuted, every one is followed to its end.
    CHECK(ahead.look(board, possible, gains.data(), calls, solved) == LookAhead<Word>::none);
    for (std::size_t i = 0; i < possible.size(); ++i) CHECK(int(gains[i]) == expected[i]);
    CHECK(calls > 0 && solved >= calls);
    ++passed_seen;
    if (possible.empty()) return;  // a wrong value was taken
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
  std::printf("look ahead: ok\n");
}
