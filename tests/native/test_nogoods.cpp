// Every nogood ever learned holds in every solution not yet excluded when it was learned.
#include <cstdlib>
#include <random>

#include "check.hpp"
#include "effort.hpp"
#include "judge.hpp"
#include "nonogram/small/frame.hpp"
#include "nonogram/small/learn.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

std::mt19937 random_bits(11);
std::size_t checked = 0;

template <class Word>
void check_puzzle(const Problem& p, const std::vector<Grid>& expected, std::uint64_t seed) {
  Budget budget;
  Request request;
  Frame<Word> frame(p, request, budget);
  if (!frame.prepare()) return;
  search::ProofLog log;
  std::vector<Grid> found;
  std::vector<std::size_t> learned_before;
  LearnSearch<Word> search(frame.rules, frame.root, seed, frame.result.statistics, nullptr, &log);
  while (search.run(budget, ~std::uint64_t(0)) == SearchEnd::solution) {
    found.push_back(frame.rules.grid(search.board()));
    learned_before.push_back(log.size());
    search.exclude_solution();
    if (seed % 2) search.turn_away_from(found.front());
  }
  CHECK(found.size() == expected.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    for (std::size_t k = 0; k < learned_before[i]; ++k) {
      bool holds = false;
      for (const std::int32_t l : log[k]) holds |= (found[i][std::size_t(std::abs(l)) - 1] == filled) != (l > 0);
      CHECK(holds);
      ++checked;
    }
}

}  // namespace

int main() {
  const int rounds = tries(400);
  for (int i = 0; i < rounds; ++i) {
    const int width = 3 + int(random_bits() % 6), height = 3 + int(random_bits() % 6);
    const unsigned share = 25 + random_bits() % 40;
    std::vector<int> picture(width * height);
    for (int& cell : picture) cell = random_bits() % 100 < share;
    const Problem p = judge::clues_of(width, height, picture);
    const auto expected = judge::solutions(p, nullptr, 500);
    if (expected.size() >= 500) continue;
    check_puzzle<std::uint32_t>(p, expected, random_bits());
    check_puzzle<std::uint64_t>(p, expected, random_bits());
  }
  CHECK(checked > 1000);
  std::printf("nogoods: ok, %zu checks\n", checked);
}
