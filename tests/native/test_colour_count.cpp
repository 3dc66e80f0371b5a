// Counting colour nonograms: against the judge, and what is said when the budget runs out.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "colour_judge.hpp"
#include "colour_nonogram/count/count.hpp"
#include "common/random.hpp"
#include "effort.hpp"

namespace {

using cluewright::Budget;
using cluewright::Counted;
using cluewright::Natural;
using cluewright::Random;
using namespace cluewright::colour_nonogram;

Problem random_problem(Random& random) {
  Problem problem;
  problem.width = std::int32_t(1 + random.below(4)), problem.height = std::int32_t(1 + random.below(5));
  problem.colours = std::int32_t(1 + random.below(3));
  std::vector<colour_judge::Cells> picture(std::size_t(problem.height), colour_judge::Cells(std::size_t(problem.width)));
  const std::uint32_t share = 2 + random.below(7);
  for (auto& row : picture)
    for (int& cell : row) cell = random.chance(share, 9) ? int(1 + random.below(std::uint32_t(problem.colours))) : 0;
  const auto hide = [&](Clue clue) {
    if (random.chance(1, 6)) return Clue{{}, true};
    for (Block& block : clue.blocks)
      if (random.chance(1, 6)) block.length = any_length;
    return clue;
  };
  for (const auto& row : picture) problem.rows.push_back(hide(colour_judge::clue_of(row)));
  for (std::size_t x = 0; x < std::size_t(problem.width); ++x) {
    colour_judge::Cells column;
    for (const auto& row : picture) column.push_back(row[x]);
    problem.columns.push_back(hide(colour_judge::clue_of(column)));
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
  int many = 0, narrowed = 0, none = 0;
  for (int round = 0; round < tries(500); ++round) {
    const Problem problem = random_problem(random);
    Grid start(std::size_t(problem.width) * std::size_t(problem.height), all_of(problem.colours));
    const bool from_start = random.chance(1, 3);
    if (from_start)
      for (ColourSet& set : start)
        if (random.chance(1, 4)) set &= ColourSet(~only(int(random.below(std::uint32_t(problem.colours) + 1))));
    const std::size_t expected = colour_judge::solutions(problem, start, 30'000).size();
    if (expected == 30'000) continue;
    Budget budget;
    const Counted whole = total(count_solutions(problem, from_start ? &start : nullptr, budget));
    CHECK(whole.complete && whole.number == Natural(expected));
    many += expected > 2, narrowed += from_start, none += expected == 0;
    // Cut short anywhere, it says too little, never too much.
    if (expected < 3) continue;
    Budget small(1e9, random.below(12), nullptr, {});
    const Counted least = total(count_solutions(problem, from_start ? &start : nullptr, small));
    const std::size_t said = std::stoull(least.number.hex_digits(), nullptr, 16);
    CHECK(least.complete ? said == expected : said <= expected);
  }
  CHECK(many > 60 && narrowed > 60 && none > 30);
}

}  // namespace

int main() { test_counts_equal_the_judges(); }
