// A line's answer == the share of its arrangements, by brute force; all kernels give the same.
#include <cmath>
#include <random>
#include <utility>

#include "check.hpp"
#include "judge.hpp"
#include "nonogram/small/beliefs.hpp"
#include "nonogram/small/propagation.hpp"

using namespace cluewright::nonogram;

namespace {

std::mt19937 random_bits(5);

// All that the machine has.
std::vector<const BeliefKernel*> kernels() {
  std::vector<const BeliefKernel*> all{&portable_belief_kernel()};
  for (const BeliefKernel* kernel : {avx2_belief_kernel(), avx512_belief_kernel()})
    if (kernel) all.push_back(kernel);
  return all;
}

// Marginals of a one-row board whose columns say nothing: the row's plain arrangement counts, some of blocks of hidden length.
void row_alone_counts_arrangements() {
  for (int round = 0; round < 300; ++round) {
    const int width = 1 + int(random_bits() % 12);
    std::vector<int> picture(width);
    for (int& cell : picture) cell = random_bits() % 2;
    Problem p = judge::clues_of(width, 1, picture);
    for (Clue& column : p.columns) column = {{}, true};
    for (std::int32_t& block : p.rows[0].blocks)
      if (round % 2 && random_bits() % 2) block = any_length;
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

struct LaneLine {
  LinePattern<std::uint32_t> pattern;
  int lane, last;
};

constexpr int test_cells = 20;

BeliefGroup group_of(const std::vector<LaneLine>& lines, const BeliefKernel& kernel, bool by_positions) {
  BeliefGroup group;
  group.reset(test_cells, kernel);
  for (const LaneLine& line : lines) group.put(line.lane, line.pattern, line.last);
  for (BeliefGroup::Part& part : group.parts) {
    part.plain = !by_positions;
    part.lowest.assign(test_cells + 1, test_cells);
    part.highest.assign(test_cells + 1, -1);
  }
  for (const LaneLine& line : lines)
    for (std::size_t t = 0; t <= test_cells; ++t) {
      BeliefGroup::Part& part = group.parts[std::size_t(line.lane / group.part_lanes)];
      part.lowest[t] = std::min(part.lowest[t], std::int16_t(std::max(0, line.last - 1 - (test_cells - int(t)))));
      part.highest[t] = std::max(part.highest[t], std::int16_t(std::min(int(t), line.last)));
    }
  return group;
}

// Delays in registers or positions in memory: the same answers, with every number of them, whatever is known of the cells and however
// many lanes have a line.
void kernels_agree() {
  for (int round = 0; round < 600; ++round) {
    std::vector<LaneLine> lines;
    const int first_lane = round % 5 == 0 ? 8 : 0, end_lane = first_lane ? belief_lanes : 1 + int(random_bits() % belief_lanes);
    for (int lane = first_lane; lane < end_lane; ++lane) {
      const int last = std::min(test_cells, 1 + round % test_cells + int(random_bits() % 3));
      LinePattern<std::uint32_t> pattern;
      pattern.accept = std::uint32_t(3) << (last - 1);
      for (int p = 1; p <= last; ++p)
        if (p % 4 == 0 || p == last) pattern.gap |= std::uint32_t(1) << p;
      pattern.loop = pattern.gap;
      lines.push_back({pattern, lane, last});
    }
    LaneWeights in[test_cells];
    for (LaneWeights& cell : in)
      for (float& lane : cell.lane) lane = 0.001f + 0.998f * float(random_bits() % 1000) / 1000;
    BeliefGroup::Known known[test_cells] = {};
    for (int i = round % 3; i > 0; --i) {
      BeliefGroup::Known& cell = known[random_bits() % test_cells];
      (random_bits() % 2 ? cell.filled : cell.empty) = std::uint16_t(random_bits());
      cell.empty &= std::uint16_t(~cell.filled);
    }
    std::vector<std::vector<LaneWeights>> answers;
    for (const BeliefKernel* kernel : kernels())
      for (const bool by_positions : {true, false}) {
        BeliefGroup group = group_of(lines, *kernel, by_positions);
        std::copy_n(known, test_cells, group.known.begin());
        std::vector<LaneWeights> heard(in, in + test_cells), scratch(belief_scratch_size(group));
        std::vector<LaneWeights>& answer = answers.emplace_back(test_cells);
        for (LaneWeights& cell : answer)
          for (float& lane : cell.lane) lane = 0.25f;
        kernel->answer(group, heard.data(), answer.data(), scratch.data());
      }
    for (const std::vector<LaneWeights>& answer : answers)
      for (std::size_t t = 0; t < test_cells; ++t)
        for (int lane = 0; lane < belief_lanes; ++lane) {
          const bool has_line = lane >= first_lane && lane < end_lane;
          CHECK(std::fabs(answer[t].lane[lane] - (has_line ? answers[0][t].lane[lane] : 0.25f)) < 1e-3f);
        }
  }
}

void kernels_turn_rows_into_columns() {
  LaneWeights numbers[belief_lanes];
  int rows[belief_lanes], columns[belief_lanes];
  for (int row = 0; row < belief_lanes; ++row) {
    rows[row] = (row + 5) % belief_lanes * belief_lanes;
    columns[row] = (belief_lanes - 1 - row) * belief_lanes;
    for (int column = 0; column < belief_lanes; ++column) numbers[row].lane[column] = float(row * belief_lanes + column);
  }
  for (const BeliefKernel* kernel : kernels()) {
    LaneWeights turned[belief_lanes] = {};
    kernel->turn(numbers[0].lane, rows, turned[0].lane, columns);
    for (int row = 0; row < kernel->part_lanes; ++row)
      for (int column = 0; column < kernel->part_lanes; ++column)
        CHECK(turned[columns[column] / belief_lanes].lane[row] == numbers[rows[row] / belief_lanes].lane[column]);
  }
}

// All kernels find the same surest cells, the first of equals and none where all are known.
void kernels_find_the_surest() {
  for (int round = 0; round < 200; ++round) {
    std::vector<LaneWeights> filled(test_cells);
    for (LaneWeights& cell : filled)
      for (float& lane : cell.lane) lane = float(random_bits() % 8) / 7;
    std::vector<BeliefGroup::Known> known(test_cells);
    for (BeliefGroup::Known& cell : known) {
      cell.filled = std::uint16_t(round % 4 ? random_bits() : 0);
      cell.empty = std::uint16_t(~cell.filled & (round % 4 == 3 ? ~0u : random_bits()));
    }
    for (const BeliefKernel* kernel : kernels()) {
      BeliefGroup group;
      group.reset(test_cells, *kernel);
      group.known = known;
      std::int16_t surest[belief_lanes];
      kernel->surest(group, filled.data(), surest);
      for (int lane = 0; lane < belief_lanes; ++lane) {
        int expected = -1;
        const auto surety = [&](int t) { return std::fabs(filled[std::size_t(t)].lane[lane] - 0.5f); };
        for (int t = 0; t < test_cells; ++t)
          if (!((known[std::size_t(t)].filled | known[std::size_t(t)].empty) >> lane & 1) && (expected < 0 || surety(t) > surety(expected)))
            expected = t;
        CHECK(surest[lane] == expected);
      }
    }
  }
}

// The first cell of a row that is not known and whose value is surest.
template <class Word>
int surest_of_row(const Rules<Word>& rules, const Board<Word>& board, const std::vector<float>& filled, int row) {
  int chosen = -1;
  const auto surety = [&](int column) { return std::fabs(filled[std::size_t(row * rules.width + column)] - 0.5f); };
  for (int column = 0; column < rules.width; ++column)
    if (!bit_at(Word(board.filled[row] | board.empty[row]), column) && (chosen < 0 || surety(column) > surety(chosen))) chosen = column;
  return chosen;
}

// All at once or one by one, with some cells known; with several groups, and with lanes and parts of them that have no line.
template <class Word>
void beliefs_are_read() {
  for (const auto& [width, height] : {std::pair(17, 23), {23, 17}, {3, 9}, {16, 8}, {25, 25}, {30, 1}, {word_bits<Word> - 2, 6}}) {
    std::vector<int> picture(std::size_t(width) * std::size_t(height));
    for (int& cell : picture) cell = random_bits() % 2;
    const Problem p = judge::clues_of(width, height, picture);
    const Rules<Word> rules(p);
    Board<Word> board = rules.blank_board();
    Dirty<Word> dirty;
    for (int cell = 0; cell < rules.cell_count(); ++cell)
      if (cell / width == height / 2 || random_bits() % 4 == 0) set_cell(rules, board, dirty, cell / width, cell % width, picture[cell]);
    Beliefs<Word> beliefs(rules);
    beliefs.exchange(board, 3);
    std::vector<float> read(picture.size());
    std::int16_t surest[most_side<Word>];
    beliefs.read(read, surest);
    for (int row = 0; row < height; ++row) {
      CHECK(surest[row] == surest_of_row(rules, board, read, row));
      for (int column = 0; column < width; ++column) {
        CHECK(std::fabs(read[std::size_t(row * width + column)] - beliefs.filled(row, column)) < 1e-6f);
        CHECK(beliefs.heard(row, column) == beliefs.answered(height + column, row));
        CHECK(beliefs.answered(row, column) == beliefs.heard(height + column, row));
      }
    }
  }
}

}  // namespace

int main() {
  row_alone_counts_arrangements();
  long_row_alone_counts_arrangements();
  known_lines_have_answers();
  kernels_agree();
  kernels_turn_rows_into_columns();
  kernels_find_the_surest();
  beliefs_are_read<std::uint32_t>();
  beliefs_are_read<std::uint64_t>();
  beliefs_are_read<Wide>();
  std::puts("beliefs: ok");
}
