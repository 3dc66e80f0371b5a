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
        group.positions[p].gap[lane] = group.positions[p].loop[lane] = gap;
        group.positions[p].filled[lane] = !gap;
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
  kernels_agree();
  std::puts("beliefs: ok");
}
