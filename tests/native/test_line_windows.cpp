// Long lines against a plain dynamic programme: every forced cell found, nothing else, impossibility detected.
#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "check.hpp"
#include "effort.hpp"
#include "nonogram/large/board.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;
using namespace cluewright::nonogram::large;

namespace {

using Rng = std::mt19937_64;

// Cells each arrangement agrees on by a dynamic programme over (cells, blocks); false when there is no arrangement.
// Hidden lengths included. O(cells * blocks) and a running count of open cells.
bool judge(const std::vector<Cell>& cells, const std::vector<std::int32_t>& blocks, std::vector<Cell>& forced) {
  const std::size_t n = cells.size(), k = blocks.size();
  auto at = [&](std::size_t c, std::size_t b) { return c * (k + 1) + b; };
  // ends[c][b]: cells before c hold exactly b blocks and cell c - 1 is filled by block b; gap: cell c - 1 is not filled (or c = 0).
  std::vector<char> ends((n + 1) * (k + 1), 0), gap((n + 1) * (k + 1), 0), begins((n + 1) * (k + 1), 0), rest((n + 1) * (k + 1), 0);
  std::vector<std::size_t> run(n + 1, 0), run_from(n + 2, 0);  // cells that may be filled, ending before c / from c on
  for (std::size_t c = 1; c <= n; ++c) run[c] = cells[c - 1] == empty ? 0 : run[c - 1] + 1;
  for (std::size_t c = n; c-- > 0;) run_from[c] = cells[c] == empty ? 0 : run_from[c + 1] + 1;
  gap[at(0, 0)] = 1;
  // open[b] for hidden lengths: block b is under way at cell c.
  std::vector<char> under_way(k + 1, 0);
  for (std::size_t c = 1; c <= n; ++c) {
    for (std::size_t b = 0; b <= k; ++b) {
      if (cells[c - 1] != filled) gap[at(c, b)] = gap[at(c - 1, b)] || ends[at(c - 1, b)];
      if (b == 0) continue;
      const std::size_t length = static_cast<std::size_t>(blocks[b - 1]);
      if (blocks[b - 1] == any_length) {
        under_way[b] = cells[c - 1] != empty && (under_way[b] || gap[at(c - 1, b - 1)]);
        ends[at(c, b)] = under_way[b];
      } else {
        ends[at(c, b)] = length <= c && run[c] >= length && gap[at(c - length, b - 1)];
      }
    }
  }
  if (!gap[at(n, k)] && !ends[at(n, k)]) return false;
  // rest[c][b]: cells from c on can hold blocks b.. and cell c is not filled (or c = n); begins: block b starts at c.
  rest[at(n, k)] = 1;
  std::fill(under_way.begin(), under_way.end(), 0);
  for (std::size_t c = n; c-- > 0;) {
    for (std::size_t b = 0; b <= k; ++b) {
      if (cells[c] != filled) rest[at(c, b)] = rest[at(c + 1, b)] || begins[at(c + 1, b)];
      if (b == k) continue;
      const std::size_t length = static_cast<std::size_t>(blocks[b]);
      if (blocks[b] == any_length) {
        under_way[b] = cells[c] != empty && (under_way[b] || rest[at(c + 1, b + 1)]);
        begins[at(c, b)] = under_way[b];
      } else {
        begins[at(c, b)] = c + length <= n && run_from[c] >= length && rest[at(c + length, b + 1)];
      }
    }
  }
  std::vector<std::int32_t> fill_change(n + 1, 0);
  std::vector<char> may_empty(n, 0);
  for (std::size_t c = 0; c < n; ++c)
    for (std::size_t b = 0; b <= k; ++b) {
      if (cells[c] != filled && (gap[at(c, b)] || ends[at(c, b)]) && (rest[at(c + 1, b)] || begins[at(c + 1, b)])) may_empty[c] = 1;
      if (b == k) continue;
      if (blocks[b] != any_length) {
        if (gap[at(c, b)] && begins[at(c, b)]) {
          ++fill_change[c];
          --fill_change[c + static_cast<std::size_t>(blocks[b])];
        }
      } else if ((gap[at(c, b)] || ends[at(c, b + 1)]) && begins[at(c, b)]) {
        // A hidden block covers c: under way before it or starting here, and going on to a good end from here.
        ++fill_change[c];
        --fill_change[c + 1];
      }
    }
  forced.assign(n, unknown);
  std::int32_t open = 0;
  for (std::size_t c = 0; c < n; ++c) {
    open += fill_change[c];
    if (!may_empty[c]) forced[c] = filled;
    if (open == 0) forced[c] = forced[c] == filled ? contradiction : empty;
  }
  return true;
}

std::vector<std::int32_t> clue_of(const std::vector<Cell>& picture) {
  std::vector<std::int32_t> blocks;
  std::int32_t run = 0;
  for (std::size_t c = 0; c <= picture.size(); ++c) {
    if (c < picture.size() && picture[c] == filled) ++run;
    else if (run) blocks.push_back(run), run = 0;
  }
  return blocks;
}

std::vector<Cell> random_picture(Rng& rng, std::size_t n) {
  std::vector<Cell> picture(n, empty);
  const double density = std::uniform_real_distribution<>(0.05, 0.97)(rng);
  if (rng() % 2) {
    for (Cell& cell : picture) cell = std::bernoulli_distribution(density)(rng) ? filled : empty;
  } else {  // long blocks
    const double mean = std::uniform_real_distribution<>(2, 150)(rng);
    std::geometric_distribution<std::size_t> gap(1 / mean);
    Cell value = empty;
    for (std::size_t c = 0; c < n;) {
      std::size_t run = 1 + gap(rng);
      for (; run-- && c < n; ++c) picture[c] = value;
      value = value == empty ? filled : empty;
    }
  }
  return picture;
}

// A board of one row whose columns are hidden is a line: it is solved step by step as cells get known.
int check_line(Rng& rng, std::size_t n, bool with_hidden) {
  std::vector<Cell> picture = random_picture(rng, n);
  Problem problem;
  problem.width = static_cast<std::int32_t>(n);
  problem.height = 1;
  problem.rows.push_back({clue_of(picture), false});
  if (with_hidden)
    for (std::int32_t& block : problem.rows[0].blocks)
      if (rng() % 4 == 0) block = any_length;
  problem.columns.assign(n, Clue{{}, true});
  Statistics statistics;
  LargeBoard board(problem, statistics, nullptr);
  Budget budget;
  std::vector<Cell> known(n, unknown), forced;
  if (rng() % 2) {  // a partial start, mostly from the picture
    const double share = std::uniform_real_distribution<>(0, 0.5)(rng);
    for (std::size_t c = 0; c < n; ++c)
      if (std::bernoulli_distribution(share)(rng)) known[c] = picture[c];
    if (rng() % 4 == 0) known[rng() % n] = rng() % 2 ? filled : empty;
  }
  bool possible = judge(known, problem.rows[0].blocks, forced);
  Flow flow = board.begin(&known, budget);
  for (int step = 0;; ++step) {
    CHECK((flow == Flow::consistent) == possible);
    if (!possible || flow != Flow::consistent) return 0;
    for (std::size_t c = 0; c < n; ++c) {
      CHECK(board.at(0, static_cast<std::int32_t>(c)) == forced[c]);
    }
    known = forced;
    if (step == 6 || board.solved()) return 0;
    // Some more cells, near each other or anywhere; now and then a wrong one.
    const std::size_t near = rng() % n;
    const bool spread = rng() % 2;
    const std::size_t wanted = 1 + rng() % 4;
    bool any = false;
    const LargeBoard::Mark mark = board.mark();
    for (std::size_t i = 0; i < wanted; ++i) {
      const std::size_t c = spread ? rng() % n : std::min(n - 1, near + rng() % 20);
      if (known[c] != unknown) continue;
      known[c] = rng() % 8 ? picture[c] : static_cast<Cell>(picture[c] ^ 3);
      board.settle({0, static_cast<std::int32_t>(c), known[c]});
      any = true;
    }
    possible = judge(known, problem.rows[0].blocks, forced);
    flow = any ? board.propagate(budget) : Flow::consistent;
    if (!possible) {  // the trail brings back the state before
      CHECK(flow == Flow::conflict);
      board.undo_to(mark);
      for (std::size_t c = 0; c < n; ++c) known[c] = board.at(0, static_cast<std::int32_t>(c));
      possible = judge(known, problem.rows[0].blocks, forced);
      CHECK(forced == known);
      flow = Flow::consistent;
    }
  }
}

}  // namespace

int main() {
  Rng rng(12345);
  for (int i = 0; i < tries(1000); ++i)
    if (check_line(rng, 1 + rng() % 40, i % 3 == 0)) return 1;
  for (int i = 0; i < tries(400); ++i)
    if (check_line(rng, 1 + rng() % 300, i % 5 == 0)) return 1;
  for (int i = 0; i < tries(12); ++i)
    if (check_line(rng, 300 + rng() % 1200, i % 8 == 0)) return 1;
  for (int i = 0; i < tries(3); ++i)
    if (check_line(rng, 3000 + rng() % 1097, i % 3 == 0)) return 1;
  std::puts("window lines: ok");
  return 0;
}
