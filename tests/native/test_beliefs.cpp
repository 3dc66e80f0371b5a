// A line's answer == the share of its arrangements, by brute force; all kernels give the same.
#include <cmath>
#include <random>

#include "check.hpp"
#include "judge.hpp"
#include "nonogram/small/beliefs.hpp"

using namespace cluewright::nonogram;

namespace {

std::mt19937 random_bits(5);

// Marginals of a one-row board whose columns say nothing: the row's plain arrangement counts.
void row_alone_counts_arrangements() {
  for (int round = 0; round < 300; ++round) {
    const int width = 1 + int(random_bits() % 12);
    std::vector<int> picture(width);
    for (int& cell : picture) cell = random_bits() % 2;
    Problem p = judge::clues_of(width, 1, picture);
    for (Clue& column : p.columns) column = {{}, true};
    std::vector<double> ways(width);
    double all = 0;
    for (unsigned bits = 0; bits < 1u << width; ++bits) {
      std::vector<int> cells(width);
      for (int c = 0; c < width; ++c) cells[c] = bits >> c & 1;
      if (!judge::fits(p.rows[0], cells)) continue;
      ++all;
      for (int c = 0; c < width; ++c) ways[c] += cells[c];
    }
    const Rules<std::uint32_t> rules(p);
    Beliefs<std::uint32_t> beliefs(rules);
    beliefs.exchange(rules.blank_board(), 1);
    for (int c = 0; c < width; ++c) {
      const double expected = std::min(0.999, std::max(0.001, ways[c] / all));
      CHECK(std::fabs(beliefs.filled(0, c) - expected) < 1e-3);
    }
  }
}

double choose(int n, int k) { return std::round(std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1))); }

// The same for rows of two-halved words, by combinatorics: how the spare cells can be spread before and after a block.
void long_row_alone_counts_arrangements() {
  for (int round = 0; round < 100; ++round) {
    const int width = 65 + int(random_bits() % 64);
    Clue clue;
    int least = -1;
    for (int block = 1 + int(random_bits() % 5); least + block + 1 < width - 3; block = 1 + int(random_bits() % 5))
      clue.blocks.push_back(block), least += block + 1;
    Problem p{width, 1, {clue}, std::vector<Clue>(width, Clue{{}, true})};
    const int blocks = int(clue.blocks.size()), spare = width - least;
    std::vector<double> ways(width);
    int before = 0;
    for (int k = 0; k < blocks; ++k) {
      for (int left = 0; left <= spare; ++left) {
        const double here = choose(left + k, k) * choose(spare - left + blocks - k - 1, blocks - k - 1);
        for (int c = 0; c < clue.blocks[k]; ++c) ways[before + left + c] += here;
      }
      before += clue.blocks[k] + 1;
    }
    const double all = choose(spare + blocks, blocks);
    const Rules<Wide> rules(p);
    Beliefs<Wide> beliefs(rules);
    beliefs.exchange(rules.blank_board(), 1);
    for (int c = 0; c < width; ++c) {
      const double expected = std::min(0.999, std::max(0.001, ways[c] / all));
      CHECK(std::fabs(beliefs.filled(0, c) - expected) < 2e-3);
    }
  }
}

// However long a line and however much of it is known: the answer is a number.
void known_lines_have_answers() {
  for (const int side : {64, 65, 127, 128}) {
    std::vector<int> picture(std::size_t(side) * side, 0);
    for (std::size_t c = 0; c < picture.size(); ++c) picture[c] = c % 5 < 3;  // leaves a line enough slack for a pattern
    const Problem p = judge::clues_of(side, side, picture);
    const auto check = [&]<class Word>() {
      const Rules<Word> rules(p);
      Board<Word> board = rules.blank_board();
      Grid grid;
      for (const int cell : picture) grid.push_back(cell ? filled : empty);
      for (int i = 0; i < 30; ++i) grid[random_bits() % grid.size()] = unknown;
      CHECK(rules.place(grid, board));
      Beliefs<Word> beliefs(rules);
      beliefs.exchange(board, 3);
      for (int cell = 0; cell < side * side; ++cell) {
        const float p_filled = beliefs.filled(cell / side, cell % side);
        CHECK(p_filled > 0 && p_filled < 1);
        if (grid[std::size_t(cell)] == unknown) CHECK((p_filled > 0.5f) == (picture[std::size_t(cell)] != 0));
      }
    };
    if (side <= 64) check.template operator()<std::uint64_t>();
    check.template operator()<Wide>();
  }
}

// Few delays in registers, many in memory: the same answers, with every number of them and whatever is known of the cells.
void kernels_agree() {
  std::vector<const BeliefKernel*> kernels{&portable_belief_kernel()};
  if (avx2_belief_kernel()) kernels.push_back(avx2_belief_kernel());
  for (int round = 0; round < 600; ++round) {
    BeliefGroup group;
    group.reset(20);
    const int last = 4 + round % 17;
    LinePattern<std::uint32_t> pattern;
    pattern.accept = std::uint32_t(3) << (last - 1);
    for (int p = 1; p <= last; ++p)
      if (p % 4 == 0 || p == last) pattern.gap |= std::uint32_t(1) << p;
    pattern.loop = pattern.gap;
    for (int lane = 0; lane < lane_count; ++lane) group.put(lane, pattern, last);
    for (int t = 0; t <= group.cells; ++t) {
      group.lowest[std::size_t(t)] = std::int16_t(std::max(0, last - 1 - (group.cells - t)));
      group.highest[std::size_t(t)] = std::int16_t(std::min(t, last));
    }
    float in[20][lane_count], a[20][lane_count], b[20][lane_count];
    for (auto& cell : in)
      for (float& lane : cell) lane = 0.001f + 0.998f * float(random_bits() % 1000) / 1000;
    for (int known = round % 3; known > 0; --known) in[random_bits() % 20][random_bits() % lane_count] = float(random_bits() % 2);
    std::vector<float> scratch(belief_scratch_size(group));
    bool first = true;
    for (const BeliefKernel* kernel : kernels)
      for (const bool in_memory : {true, false}) {
        BeliefGroup asked = group;
        if (in_memory) asked.delays = most_delays + 1;
        auto& answer = first ? a : b;
        for (auto& cell : answer)
          for (float& lane : cell) lane = 0.25f;
        kernel->answer(asked, in, answer, scratch.data());
        for (int t = 0; t < 20 && !first; ++t)
          for (int lane = 0; lane < lane_count; ++lane) CHECK(std::fabs(a[t][lane] - b[t][lane]) < 1e-3f);
        first = false;
      }
  }
}

void kernels_turn_rows_into_columns() {
  float numbers[lane_count][lane_count], columns[lane_count][lane_count];
  const float* rows[lane_count];
  for (int row = 0; row < lane_count; ++row) {
    rows[row] = numbers[row];
    for (int column = 0; column < lane_count; ++column) numbers[row][column] = float(row * lane_count + column);
  }
  for (const BeliefKernel* kernel : {&portable_belief_kernel(), avx2_belief_kernel()}) {
    if (!kernel) continue;
    kernel->turn(rows, columns);
    for (int row = 0; row < lane_count; ++row)
      for (int column = 0; column < lane_count; ++column) CHECK(columns[column][row] == numbers[row][column]);
  }
}

// All at once or one by one.
void beliefs_are_read() {
  std::vector<int> picture(17 * 23);
  for (int& cell : picture) cell = random_bits() % 2;
  const Problem p = judge::clues_of(17, 23, picture);
  const Rules<std::uint32_t> rules(p);
  Beliefs<std::uint32_t> beliefs(rules);
  beliefs.exchange(rules.blank_board(), 3);
  std::vector<float> read(picture.size());
  beliefs.read(read);
  for (int cell = 0; cell < 17 * 23; ++cell) CHECK(std::fabs(read[std::size_t(cell)] - beliefs.filled(cell / 17, cell % 17)) < 1e-6f);
}

}  // namespace

int main() {
  row_alone_counts_arrangements();
  long_row_alone_counts_arrangements();
  known_lines_have_answers();
  kernels_agree();
  kernels_turn_rows_into_columns();
  beliefs_are_read();
  std::puts("beliefs: ok");
}
