// A line's answer == the share of its arrangements, by brute force; what lines say to each other stays within its range.
#include <cmath>
#include <random>

#include "check.hpp"
#include "colour_judge.hpp"
#include "colour_nonogram/search/belief_line.hpp"
#include "colour_nonogram/search/beliefs.hpp"

using namespace cluewright::colour_nonogram;

namespace {

std::mt19937 random_bits(7);

// Shares of a line whose cells have weights of any kind, some of them none at all.
void lines_share_out_weights() {
  for (int round = 0; round < 400; ++round) {
    const int cells = 1 + int(random_bits() % 7), colours = 1 + int(random_bits() % 3);
    const Clue clue = colour_judge::clue_of(colour_judge::random_cells(std::size_t(cells), colours, 60, random_bits));
    std::vector<float> weights(std::size_t(cells * (colours + 1)));
    for (float& weight : weights) weight = random_bits() % 8 ? 0.01f + float(random_bits() % 100) / 101 : 0.0f;
    std::vector<double> expected(weights.size());
    double all = 0;
    for (const auto& arrangement : colour_judge::arrangements(clue, Grid(std::size_t(cells), all_of(colours)), colours)) {
      double weight = 1;
      for (int c = 0; c < cells; ++c) weight *= weights[std::size_t(arrangement[std::size_t(c)] * cells + c)];
      for (int c = 0; c < cells; ++c) expected[std::size_t(arrangement[std::size_t(c)] * cells + c)] += weight;
      all += weight;
    }
    const BeliefLine line(clue, cells);
    CHECK(line.silent() == clue.blocks.empty());
    if (line.silent()) continue;
    BeliefLine::Scratch scratch;
    line.make_room(scratch);
    std::vector<float> shares(weights.size(), -1);
    CHECK(line.sum(weights.data(), shares.data(), scratch) == (all > 0));
    for (int colour = 0; colour <= colours && all > 0; ++colour)
      for (int c = 0; c < cells; ++c) {
        const std::size_t at = std::size_t(colour * cells + c);
        if (line.colours() >> colour & 1) CHECK(std::fabs(shares[at] - expected[at] / all) < 1e-4);
        else CHECK(shares[at] == -1);  // not the clue's: nothing is said
      }
  }
}

void clues_that_hide_or_do_not_fit_are_silent() {
  CHECK(BeliefLine(Clue{{}, true}, 5).silent());
  CHECK(BeliefLine(Clue{{{any_length, 1}}}, 5).silent());
  CHECK(BeliefLine(Clue{{{3, 1}, {2, 1}}}, 5).silent());
  CHECK(!BeliefLine(Clue{{{3, 1}, {2, 2}}}, 5).silent());
}

// Either the line has nothing to say, or its shares are numbers from 0 to 1 that add up to 1.
void shares_are_numbers(const Clue& clue, int cells, const std::vector<float>& weights) {
  const BeliefLine line(clue, cells);
  if (line.silent()) return;
  BeliefLine::Scratch scratch;
  line.make_room(scratch);
  std::vector<float> shares(weights.size());
  if (!line.sum(weights.data(), shares.data(), scratch)) return;
  for (int c = 0; c < cells; ++c) {
    double sum = 0;
    for_each_colour(line.colours(), [&](int colour) {
      const float share = shares[std::size_t(colour * cells + c)];
      CHECK(share >= 0 && share < 1.001f);
      sum += share;
    });
    CHECK(std::fabs(sum - 1) < 0.01);
  }
}

// Long lines in all colours whose cells are thought unlikely: products beyond what a float holds, and next to it.
void long_lines_stay_within_their_range() {
  for (int length = 1; length <= 64; ++length)
    shares_are_numbers(Clue{{{length, 1}}}, length + 2, std::vector<float>(std::size_t(2 * (length + 2)), 0.001f));
  for (int round = 0; round < 100; ++round) {
    const int cells = 64 + int(random_bits() % 937);
    const int filled = round % 2 ? 60 : 97;
    const Clue clue = colour_judge::clue_of(colour_judge::random_cells(std::size_t(cells), most_colours, filled, random_bits));
    std::vector<float> weights(std::size_t(cells * (most_colours + 1)), 0.0f);
    shares_are_numbers(clue, cells, weights);
    for (float& weight : weights) weight = random_bits() % 50 ? 0.001f + float(random_bits() % 100) / 101 : 0.0f;
    shares_are_numbers(clue, cells, weights);
  }
}

// Weights of a cell's colours over their sum, which is never nothing.
double belief(const Beliefs& beliefs, const Board& board, int width, int cell, int colour) {
  double sum = 0;
  for_each_colour(board[cell], [&](int other) { sum += beliefs.weight(cell / width, cell % width, other); });
  CHECK(sum > 0 && std::isfinite(sum));
  return beliefs.weight(cell / width, cell % width, colour) / sum;
}

// A single row below columns that say nothing is a tree, where beliefs are exact.
void row_alone_counts_arrangements() {
  for (int round = 0; round < 300; ++round) {
    const int width = 2 + int(random_bits() % 6), colours = 1 + int(random_bits() % 3);
    const auto picture = colour_judge::random_cells(std::size_t(width), colours, 50, random_bits);
    Problem p = colour_judge::clues_of(width, 1, colours, picture);
    for (Clue& column : p.columns) column = {{}, true};
    if (p.rows[0].blocks.empty()) continue;
    const Rules rules(p);
    Board board(rules, nullptr);
    board.keep_colours_of_clues();
    Grid sets;
    for (int cell = 0; cell < width; ++cell) sets.push_back(board[cell]);
    const auto arrangements = colour_judge::arrangements(p.rows[0], sets, colours);
    Beliefs beliefs(p);
    beliefs.exchange(board, 3);
    for (int cell = 0; cell < width; ++cell)
      for_each_colour(board[cell], [&](int colour) {
        double ways = 0;
        for (const auto& arrangement : arrangements) ways += arrangement[std::size_t(cell)] == colour;
        CHECK(std::fabs(belief(beliefs, board, width, cell, colour) - ways / double(arrangements.size())) < 0.004);
      });
  }
}

// However much of a board is known and whatever noise they begin with, all beliefs are numbers, the same for the same noise, and
// the last open cell has the colour of the picture.
void boards_have_beliefs() {
  for (const auto& [width, height] : {std::pair(17, 5), std::pair(6, 23), std::pair(64, 40), std::pair(40, 64)}) {
    const int colours = width == 64 ? most_colours : 1 + int(random_bits() % 4);
    const auto picture = colour_judge::random_cells(std::size_t(width * height), colours, 40, random_bits);
    const Problem p = colour_judge::clues_of(width, height, colours, picture);
    const Rules rules(p);
    for (const std::size_t open : {std::size_t(1), picture.size() / 3, picture.size()}) {
      Board board(rules, nullptr);
      board.keep_colours_of_clues();
      for (std::size_t cell = open; cell < picture.size(); ++cell) board.write(int(cell), only(picture[cell]));
      Beliefs beliefs(p), again(p);
      for (const std::uint64_t seed : {0, 1, 2}) {
        beliefs.reset(seed), again.reset(seed);
        beliefs.exchange(board, 3), again.exchange(board, 3);
        for (std::size_t cell = 0; cell < open; ++cell)
          for_each_colour(board[int(cell)], [&](int colour) {
            const double likely = belief(beliefs, board, width, int(cell), colour);
            CHECK(likely > 0 && likely <= 1 && likely == belief(again, board, width, int(cell), colour));
            if (open == 1) CHECK((likely > 0.5) == (picture[cell] == colour));
          });
      }
    }
  }
}

}  // namespace

int main() {
  lines_share_out_weights();
  clues_that_hide_or_do_not_fit_are_silent();
  long_lines_stay_within_their_range();
  row_alone_counts_arrangements();
  boards_have_beliefs();
  std::puts("colour beliefs: ok");
}
