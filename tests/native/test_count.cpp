// Counting: the numbers themselves, nonograms against the judge, and what is said when the budget runs out.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "common/count/natural.hpp"
#include "common/random.hpp"
#include "effort.hpp"
#include "judge.hpp"
#include "nonogram/count/count.hpp"

namespace {

using cluewright::Budget;
using cluewright::Counted;
using cluewright::Natural;
using cluewright::Random;
using namespace cluewright::nonogram;

void test_numbers_of_any_size() {
  CHECK(Natural().hex_digits() == "0" && Natural().is_zero() && Natural(1).is_one());
  Natural power(1);
  for (int i = 0; i < 200; ++i) power *= Natural(2);
  CHECK(power.hex_digits() == "1" + std::string(50, '0'));
  Natural sum(~std::uint64_t{0});
  sum += Natural(1);
  CHECK(sum.hex_digits() == "10000000000000000");
  // (2^128 - 1)^2 = 2^256 - 2^129 + 1, with carries through every word.
  Natural all_ones(1);
  for (int i = 0; i < 4; ++i) all_ones *= Natural(std::uint64_t{1} << 32);
  CHECK(all_ones.hex_digits() == "1" + std::string(32, '0'));
  Natural less(~std::uint64_t{0});
  less *= Natural(std::uint64_t{1} << 32);
  less *= Natural(std::uint64_t{1} << 32);
  less += Natural(~std::uint64_t{0});
  CHECK(less.hex_digits() == std::string(32, 'f'));
  less *= less;
  CHECK(less.hex_digits() == std::string(31, 'f') + "e" + std::string(31, '0') + "1");
  less += less;
  CHECK(less.hex_digits() == "1" + std::string(31, 'f') + "c" + std::string(31, '0') + "2");
  Natural nothing(7);
  nothing *= Natural(0);
  CHECK(nothing.is_zero());
}

Problem random_problem(Random& random) {
  const auto width = static_cast<std::int32_t>(1 + random.below(5)), height = static_cast<std::int32_t>(1 + random.below(4));
  std::vector<std::vector<int>> picture(static_cast<std::size_t>(height), std::vector<int>(static_cast<std::size_t>(width)));
  const std::uint32_t share = 2 + random.below(6);
  for (auto& row : picture)
    for (int& cell : row) cell = random.chance(share, 9);
  Problem problem;
  problem.width = width, problem.height = height;
  const auto clue_of = [&](const std::vector<int>& cells) {
    Clue clue;
    clue.hidden = random.chance(1, 6);
    if (!clue.hidden)
      for (const int run : judge::runs(cells)) clue.blocks.push_back(random.chance(1, 6) ? any_length : run);
    return clue;
  };
  for (const auto& row : picture) problem.rows.push_back(clue_of(row));
  for (std::size_t x = 0; x < static_cast<std::size_t>(width); ++x) {
    std::vector<int> column;
    for (const auto& row : picture) column.push_back(row[x]);
    problem.columns.push_back(clue_of(column));
  }
  if (random.chance(1, 3)) std::swap(problem.rows.front(), problem.rows.back());  // often without a solution
  return problem;
}

Counted total(const std::vector<Counted>& parts) {
  Counted whole{1, true};
  for (const Counted& part : parts) {
    for (std::uint64_t i = 0; i < part.times; ++i) whole.number *= part.number;
    whole.complete = whole.complete && part.complete;
  }
  return whole;
}

void test_counts_equal_the_judges() {
  Random random(8);
  int many = 0;
  for (int round = 0; round < tries(1300); ++round) {
    const Problem problem = random_problem(random);
    const std::size_t expected = judge::solutions(problem, nullptr, 1'000'000).size();
    Budget budget;
    const Counted whole = total(count_solutions(problem, nullptr, budget));
    CHECK(whole.complete && whole.number == Natural(expected));
    many += expected > 2;
    // Cut short anywhere, it says too little, never too much.
    if (expected < 3) continue;
    Budget small(1e9, random.below(12), nullptr, {});
    const Counted least = total(count_solutions(problem, nullptr, small));
    const std::size_t said = std::stoull(least.number.hex_digits(), nullptr, 16);
    CHECK(least.complete ? said == expected : said <= expected);
  }
  CHECK(many > 160);
}

}  // namespace

int main() {
  test_numbers_of_any_size();
  test_counts_equal_the_judges();
}
