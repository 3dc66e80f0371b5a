// A line's answer == the share of its arrangements, by brute force; the AVX2 kernel == the portable one.
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

void kernels_agree() {
  const BeliefKernel* fast = avx2_belief_kernel();
  if (!fast) return;
  for (int round = 0; round < 200; ++round) {
    BeliefGroup group;
    group.cells = 20;
    group.positions.assign(12, {});
    group.ending.assign(12 * lane_count, 0.0f);
    for (int lane = 0; lane < lane_count; ++lane) {
      const int last = 11;
      for (int p = 0; p <= last; ++p) {
        const bool gap = p % 4 == 0 || p == last;
        group.positions[p].gap[lane] = group.positions[p].loop[lane] = gap ? ~std::uint32_t(0) : 0;
        group.ending[p * lane_count + lane] = p >= last - 1;
      }
    }
    for (int t = 0; t <= group.cells; ++t) {
      group.lowest.push_back(std::int16_t(std::max(0, 10 - (group.cells - t))));
      group.highest.push_back(std::int16_t(std::min(t, 11)));
    }
    float in[20][lane_count], a[20][lane_count], b[20][lane_count];
    for (auto& cell : in)
      for (float& lane : cell) lane = 0.001f + 0.998f * float(random_bits() % 1000) / 1000;
    for (int t = 0; t < 20; ++t)
      for (int lane = 0; lane < lane_count; ++lane) a[t][lane] = b[t][lane] = 0.5f;
    std::vector<float> scratch(belief_scratch_size(group));
    portable_belief_kernel().answer(group, in, a, scratch.data());
    fast->answer(group, in, b, scratch.data());
    for (int t = 0; t < 20; ++t)
      for (int lane = 0; lane < lane_count; ++lane) CHECK(std::fabs(a[t][lane] - b[t][lane]) < 1e-3f);
  }
}

}  // namespace

int main() {
  row_alone_counts_arrangements();
  long_row_alone_counts_arrangements();
  known_lines_have_answers();
  kernels_agree();
  std::puts("beliefs: ok");
}
