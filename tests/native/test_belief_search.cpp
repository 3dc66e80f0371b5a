// Lines are drawn as they weigh, by brute force; what walk, reinforcement and repair find is a solution, the same for the same seed.
#include <cmath>
#include <cstdint>
#include <map>
#include <random>
#include <vector>

#include "check.hpp"
#include "judge.hpp"
#include "nonogram/small/belief_search.hpp"
#include "nonogram/small/repair.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

std::mt19937 random_bits(11);

Problem random_problem(int width, int height, std::vector<int>& picture) {
  picture.resize(std::size_t(width) * std::size_t(height));
  for (int& cell : picture) cell = int(random_bits() % 2);
  return judge::clues_of(width, height, picture);
}

std::vector<int> cells_of(unsigned bits, int width) {
  std::vector<int> cells;
  for (int c = 0; c < width; ++c) cells.push_back(int(bits >> c & 1));
  return cells;
}

template <class Word>
bool is_solution(const Problem& p, const Rules<Word>& rules, const Board<Word>& board) {
  if (!rules.complete(board)) return false;
  const Grid grid = rules.grid(board);
  for (int line = 0; line < rules.lines; ++line) {
    std::vector<int> cells;
    for (int place = 0; place < rules.length(line); ++place) cells.push_back(grid[std::size_t(rules.cell(line, place))] == filled);
    if (!judge::fits(rules.is_row(line) ? p.rows[std::size_t(line)] : p.columns[std::size_t(line - rules.height)], cells)) return false;
  }
  return true;
}

void lines_are_drawn_as_they_weigh() {
  Random random(3);
  for (int round = 0; round < 40; ++round) {
    const int width = 1 + int(random_bits() % 10), draws = 4000;
    std::vector<int> picture;
    Problem p = random_problem(width, 1, picture);
    if (round % 4 == 3)
      for (std::int32_t& block : p.rows[0].blocks) block = any_length;
    const Rules<Wide> rules(p);
    if (rules.pattern[0].tight) continue;
    std::vector<float> heard;
    for (int c = 0; c < width; ++c) heard.push_back(float(random_bits() % 11) / 10);
    std::map<unsigned, double> weights;
    double all = 0;
    for (unsigned bits = 0; bits < 1u << width; ++bits) {
      if (!judge::fits(p.rows[0], cells_of(bits, width))) continue;
      double weight = 1;
      for (int c = 0; c < width; ++c) weight *= bits >> c & 1 ? double(heard[std::size_t(c)]) : 1 - double(heard[std::size_t(c)]);
      all += weights[bits] = weight;
    }
    LineDraw<Wide> draw;
    draw.weigh(rules.pattern[0], heard.data(), width);
    if (all < 1e-9) continue;
    CHECK(std::fabs(draw.log_weight() - std::log(all)) < 1e-6);
    std::map<unsigned, int> drawn;
    for (int i = 0; i < draws; ++i) {
      const Wide filled = draw.draw(random);
      unsigned bits = 0;
      for (int c = 0; c < width; ++c) bits |= unsigned(bit_at(filled, c)) << c;
      ++drawn[bits];
    }
    for (const auto& [bits, count] : drawn) CHECK(weights.count(bits) && weights[bits] > 0);
    for (const auto& [bits, weight] : weights) {
      const double expected = draws * weight / all, deviation = std::sqrt(expected * (1 - weight / all));
      CHECK(std::fabs(drawn[bits] - expected) <= 6 * deviation + 1e-6);
    }
  }
}

// What a row says of a cell while all cells have opinions: the share of its arrangements, weighted by those of the others.
void opinions_count() {
  for (int round = 0; round < 100; ++round) {
    const int width = 2 + int(random_bits() % 10);
    std::vector<int> picture;
    Problem p = random_problem(width, 1, picture);
    for (Clue& column : p.columns) column = {{}, true};
    std::vector<float> opinions;
    for (int c = 0; c < width; ++c) opinions.push_back(0.1f + 0.8f * float(random_bits() % 100) / 100);
    const Rules<std::uint32_t> rules(p);
    Beliefs<std::uint32_t> beliefs(rules);
    const float before = beliefs.answered(0, 0);
    beliefs.exchange(rules.blank_board(), 1, 0, &opinions);
    for (int c = 0; c < width; ++c) {
      double for_filled = 0, all = 0;
      for (unsigned bits = 0; bits < 1u << width; ++bits) {
        if (!judge::fits(p.rows[0], cells_of(bits, width))) continue;
        double weight = 1;
        for (int d = 0; d < width; ++d)
          if (d != c) weight *= bits >> d & 1 ? double(opinions[std::size_t(d)]) : 1 - double(opinions[std::size_t(d)]);
        all += weight;
        if (bits >> c & 1) for_filled += weight;
      }
      CHECK(std::fabs(beliefs.answered(0, c) - std::min(0.999, std::max(0.001, for_filled / all))) < 1e-3);
    }
    Beliefs<std::uint32_t> slow(rules);
    slow.exchange(rules.blank_board(), 1, 0.25f, &opinions);
    CHECK(std::fabs(slow.answered(0, 0) - (0.25f * before + 0.75f * beliefs.answered(0, 0))) < 1e-4f);
  }
}

template <class Word>
void solutions_are_found(int width, int height) {
  std::vector<int> picture;
  const Problem p = random_problem(width, height, picture);
  const Rules<Word> rules(p);
  const auto solve = [&](std::uint64_t seed, Statistics& statistics) {
    Budget budget;
    BeliefSearch<Word> search(p, rules, seed, statistics);
    CHECK(search.run(rules.blank_board(), budget, 50) == SearchEnd::solution);
    CHECK(is_solution(p, rules, search.board()));
    return rules.grid(search.board());
  };
  Statistics first, again;
  CHECK(solve(1, first) == solve(1, again));
  CHECK(first.rounds > 0 && first.rounds == again.rounds && first.conflicts == again.conflicts);
}

// A solution with cells turned round on a few lines.
void pictures_are_repaired() {
  std::vector<int> picture;
  const Problem p = random_problem(40, 70, picture);
  const Rules<Wide> rules(p);
  const Board<Wide> root = rules.blank_board();
  Grid grid;
  for (const int cell : picture) grid.push_back(cell ? filled : empty);
  NearSolution<Wide> near;
  for (const int cell : {30 * 40 + 7, 31 * 40 + 7, 31 * 40 + 9}) grid[std::size_t(cell)] = picture[std::size_t(cell)] ? empty : filled;
  near.picture = root;
  CHECK(rules.place(grid, near.picture));
  near.wrong = {30, 31, rules.height + 7, rules.height + 9};
  Statistics statistics;
  Budget budget;
  Board<Wide> board;
  CHECK(repair(rules, root, near, 0, statistics, budget, board) == SearchEnd::solution);
  CHECK(is_solution(p, rules, board));
  near.wrong.resize(30);
  CHECK(repair(rules, root, near, 0, statistics, budget, board) == SearchEnd::slice_over);
}

void budgets_are_kept() {
  std::vector<int> picture;
  const Problem p = random_problem(128, 128, picture);
  const Rules<Wide> rules(p);
  Statistics statistics;
  const auto stops = [&](Budget& budget) {
    BeliefSearch<Wide> search(p, rules, 0, statistics);
    return search.run(rules.blank_board(), budget, 1000) == SearchEnd::stopped;
  };
  const std::uint8_t cancelled = 1;
  Budget none(1e18, Budget::no_limit, &cancelled, nullptr);
  CHECK(stops(none) && none.why() == Stop::cancelled);
  Budget short_time(0.05, Budget::no_limit, nullptr, nullptr);
  CHECK(stops(short_time) && short_time.why() == Stop::time);
}

// Lines without a clue say nothing, and every picture will do.
void hidden_clues_say_nothing() {
  const Problem p{70, 66, std::vector<Clue>(66, Clue{{}, true}), std::vector<Clue>(70, Clue{{}, true})};
  const Rules<Wide> rules(p);
  Statistics statistics;
  Budget budget;
  BeliefSearch<Wide> search(p, rules, 0, statistics);
  CHECK(search.run(rules.blank_board(), budget, 2) == SearchEnd::solution);
  BeliefWalk<Wide> walk(rules, 0, statistics);
  CHECK(walk.begin(rules.blank_board(), budget) && walk.step(rules.blank_board(), budget));
}

}  // namespace

int main() {
  lines_are_drawn_as_they_weigh();
  opinions_count();
  solutions_are_found<std::uint32_t>(20, 25);
  solutions_are_found<std::uint64_t>(40, 35);
  solutions_are_found<Wide>(66, 30);
  pictures_are_repaired();
  budgets_are_kept();
  hidden_clues_say_nothing();
  std::puts("belief search: ok");
}
