// Batch kernels == plain kernel on random lines; plain kernel and `reach` == brute force on short ones.
#include <chrono>
#include <random>
#include <vector>

#include "check.hpp"
#include "effort.hpp"
#include "nonogram/line/kernel.hpp"

using namespace cluewright::nonogram;

namespace {

std::mt19937_64 random_bits(20261115);

bool matches(const Clue& clue, const Wide& line, int cells) {
  std::vector<int> runs;
  for (int i = 0; i < cells; ++i) {
    if (!bit_at(line, i)) continue;
    if (i == 0 || !bit_at(line, i - 1)) runs.push_back(0);
    ++runs.back();
  }
  if (runs.size() != clue.blocks.size()) return false;
  for (std::size_t k = 0; k < runs.size(); ++k)
    if (clue.blocks[k] != any_length && clue.blocks[k] != runs[k]) return false;
  return true;
}

Clue random_clue(int cells, Wide& line) {
  const double share = (random_bits() % 100) / 100.0;
  line = 0;
  for (int i = 0; i < cells; ++i)
    if (random_bits() % 1000 < share * 1000) line |= Wide(1) << i;
  Clue clue;
  for (int i = 0; i < cells; ++i) {
    if (!bit_at(line, i)) continue;
    if (i == 0 || !bit_at(line, i - 1)) clue.blocks.push_back(0);
    ++clue.blocks.back();
  }
  if (random_bits() % 4 == 0)
    for (auto& block : clue.blocks)
      if (random_bits() % 3 == 0) block = any_length;
  return clue;
}

// Known cells, mostly those of an arrangement, sometimes wrong ones.
template <class Word>
void random_cells(const Wide& line, int cells, Word& filled, Word& empty) {
  const unsigned known = unsigned(random_bits() % 100), wrong = random_bits() % 3 == 0 ? 5 : 0;
  filled = empty = 0;
  for (int i = 0; i < cells; ++i) {
    if (random_bits() % 100 >= known) continue;
    const bool value = bit_at(line, i) != (random_bits() % 100 < wrong);
    (value ? filled : empty) |= Word(1) << i;
  }
}

void plain_equals_brute_force() {
  for (int round = 0; round < tries(5000); ++round) {
    const int cells = 1 + int(random_bits() % 11);
    Wide line;
    const Clue clue = random_clue(cells, line);
    std::uint32_t filled, empty;
    random_cells(line, cells, filled, empty);
    std::uint32_t always = ~0u, ever = 0;
    for (std::uint32_t board = 0; board < 1u << cells; ++board)
      if (!(board & empty) && !(~board & filled) && matches(clue, board, cells)) always &= board, ever |= board;
    const auto pattern = make_pattern<std::uint32_t>(clue, cells);
    const bool possible = settle_line(pattern, filled, empty, cells);
    CHECK(possible == (always != ~0u || ever != 0));
    if (possible) CHECK(filled == always && empty == (~ever & ((1u << cells) - 1)));
  }
}

template <class Word, int lanes>
void batch_equals_plain(const LineKernels<Word>& kernels, int most_cells, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    const int cells = 1 + int(random_bits() % most_cells);
    LineBatch<Word, lanes> batch;
    LinePattern<Word> patterns[lanes];
    Word filled[lanes], empty[lanes];
    for (int lane = 0; lane < lanes; ++lane) {
      Wide line;
      const int own = 1 + int(random_bits() % cells);  // shorter lines are padded
      do patterns[lane] = make_pattern<Word>(random_clue(own, line), own);
      while (patterns[lane].tight);
      random_cells(line, own, filled[lane], empty[lane]);
      for (int i = own; i < cells; ++i) empty[lane] |= Word(1) << i;
      batch.gap[lane] = patterns[lane].gap, batch.loop[lane] = patterns[lane].loop;
      batch.accept[lane] = patterns[lane].accept;
      batch.filled[lane] = filled[lane], batch.empty[lane] = empty[lane];
    }
    SettledLanes settled;
    if constexpr (lanes == lane_count) {
      const std::uint32_t refuted = kernels.refute(batch, cells);
      settled = kernels.settle(batch, cells);
      CHECK(refuted == settled.infeasible);
    } else {
      settled = kernels.settle_many(batch, cells);
    }
    CHECK(settled.infeasible >> lanes == 0 && settled.changed >> lanes == 0);
    for (int lane = 0; lane < lanes; ++lane) {
      Word f = filled[lane], e = empty[lane];
      const bool possible = settle_line(patterns[lane], f, e, cells);
      CHECK(possible != bool(settled.infeasible >> lane & 1));
      if (!possible) continue;
      CHECK(f == batch.filled[lane] && e == batch.empty[lane]);
      CHECK(bool(settled.changed >> lane & 1) == (f != filled[lane] || e != empty[lane]));
    }
    if constexpr (lanes == many_lanes) {
      const int asked = 1 + int(random_bits() % lanes);
      const std::uint32_t feasible = kernels.feasible(patterns[0], filled, empty, cells, asked);
      for (int lane = 0; lane < lanes; ++lane)
        CHECK(bool(feasible >> lane & 1) == (lane < asked && settle_line(patterns[0], filled[lane], empty[lane], cells)));
    }
  }
}

// Boards of lines that are joined, some of which contradict each other; and prefixes of a line's history.
template <class Word>
void boards_and_histories_equal_plain(const LineKernels<Word>& kernels, int most_cells, int rounds) {
  constexpr int most_lines = 2 * word_bits<Word>;
  int clashes = 0;
  for (int round = 0; round < rounds; ++round) {
    const int lines = 1 + int(random_bits() % most_lines), counted = int(random_bits() % unsigned(lines + 1));
    const int cells = 1 + int(random_bits() % most_cells);
    alignas(64) Word filled[most_lines] = {}, empty[most_lines] = {}, into_filled[most_lines] = {}, into_empty[most_lines] = {};
    std::vector<Word> all_filled, all_empty;
    std::vector<bool> dirty;
    int added = 0;
    bool agree = true;
    for (int line = 0; line < lines; ++line) {
      Wide picture;
      random_clue(cells, picture);
      if (random_bits() % 4) random_cells(picture, cells, filled[line], empty[line]);
      if (random_bits() % 4) random_cells(round % 3 ? picture : ~picture, cells, into_filled[line], into_empty[line]);
      empty[line] &= ~filled[line], into_empty[line] &= ~into_filled[line];
      const Word more = (filled[line] & ~into_filled[line]) | (empty[line] & ~into_empty[line]);
      const Word own = (into_filled[line] & ~filled[line]) | (into_empty[line] & ~empty[line]);
      agree = agree && !((filled[line] & into_empty[line]) | (empty[line] & into_filled[line]));
      added += line < counted ? bit_count(more) : 0;
      dirty.push_back(more && own);
      all_filled.push_back(filled[line] | into_filled[line]);
      all_empty.push_back(empty[line] | into_empty[line]);
    }
    std::uint64_t dirty_words[most_lines / 64];
    JoinedLines joined{.dirty = dirty_words};
    kernels.join(filled, empty, into_filled, into_empty, lines, counted, joined);
    CHECK(joined.agree == agree && joined.added == added);
    for (std::size_t line = 0; line < std::size_t(lines); ++line)
      CHECK(into_filled[line] == all_filled[line] && into_empty[line] == all_empty[line] &&
            bool(dirty_words[line / 64] >> line % 64 & 1) == dirty[line]);
    clashes += !agree;

    Wide picture;
    LinePattern<Word> pattern;
    do pattern = make_pattern<Word>(random_clue(cells, picture), cells);
    while (pattern.tight);
    Word line_filled, line_empty;
    random_cells(picture, cells, line_filled, line_empty);
    std::vector<Word> known(std::size_t(cells) + many_lanes + 1, Word(1));  // some was known before
    for (int i = 0; i < cells; ++i) known[std::size_t(i) + 1] = known[std::size_t(i)] ^ (Word(1) << int(random_bits() % unsigned(cells)));
    Word values;
    random_cells(picture, cells, values, line_empty);
    const LineHistory<Word> history{known.data(), cells, values};
    const int first = int(random_bits() % unsigned(cells));
    const int lanes = 1 + int(random_bits() % unsigned(std::min<int>(many_lanes, cells - first)));
    const std::uint32_t feasible = kernels.feasible_after(pattern, line_filled, line_empty, history, first, cells, lanes);
    for (int lane = 0; lane < many_lanes; ++lane) {
      const Word some = history.first(first + lane < cells ? first + lane : 0);
      Word f = line_filled | (some & values), e = line_empty | (some & ~values);
      CHECK(bool(feasible >> lane & 1) == (lane < lanes && settle_line(pattern, f, e, cells)));
    }
  }
  CHECK(clashes > rounds / 10 && clashes < rounds);
}

template <class Word>
void batches_equal_plain(const LineKernels<Word>* kernels, int most_cells, int rounds) {
  if (!kernels) return;
  batch_equals_plain<Word, lane_count>(*kernels, most_cells, rounds);
  batch_equals_plain<Word, many_lanes>(*kernels, most_cells, rounds / 2);
  boards_and_histories_equal_plain(*kernels, most_cells, rounds / 20);
}

// Where the arrangements of eight short lines stand, by brute force.
template <class Word>
void reach_equals_brute_force(const LineKernels<Word>* kernels) {
  if (!kernels) return;
  for (int round = 0; round < tries(100); ++round) {
    const int cells = 1 + int(random_bits() % 9);
    LineBatch<Word> batch;
    std::vector<Word> expected(std::size_t(cells) + 1, Word(0)), found(expected);
    for (int lane = 0; lane < lane_count; ++lane) {
      Wide line;
      Clue clue = random_clue(cells, line);
      for (auto& block : clue.blocks)
        if (block == any_length) block = 1;  // so that every filled cell is one position further
      const auto pattern = make_pattern<Word>(clue, cells);
      random_cells(line, cells, batch.filled[lane], batch.empty[lane]);
      batch.gap[lane] = pattern.gap, batch.loop[lane] = pattern.loop, batch.accept[lane] = pattern.accept;
      for (unsigned board = 0; board < 1u << cells; ++board) {
        const Word cells_filled = board, cells_empty = ~board & ((1u << cells) - 1);
        if (bool(cells_filled & batch.empty[lane]) || bool(cells_empty & batch.filled[lane]) || !matches(clue, board, cells)) continue;
        int position = 0;
        expected[0] |= Word(1);
        for (int t = 0; t < cells; ++t) {
          position += (board >> t & 1) || (t > 0 && (board >> (t - 1) & 1));  // only a gap is repeated
          expected[std::size_t(t) + 1] |= Word(1) << position;
        }
      }
    }
    kernels->reach(batch, cells, found.data());
    CHECK(found == expected);
  }
}

// The plain kernel of words with two halves == the one of words with one.
void wide_equals_narrow(int rounds) {
  for (int round = 0; round < rounds; ++round) {
    const int cells = 1 + int(random_bits() % 62);
    Wide line;
    const Clue clue = random_clue(cells, line);
    std::uint64_t filled, empty;
    random_cells(line, cells, filled, empty);
    Wide wide_filled = filled, wide_empty = empty;
    const bool possible = settle_line(make_pattern<std::uint64_t>(clue, cells), filled, empty, cells);
    CHECK(settle_line(make_pattern<Wide>(clue, cells), wide_filled, wide_empty, cells) == possible);
    if (possible) CHECK(wide_filled == Wide(filled) && wide_empty == Wide(empty));
  }
}

template <class Word>
void time_kernels(const LineKernels<Word>* kernels, int cells) {
  if (!kernels) return;
  LineBatch<Word> batch;
  LinePattern<Word> pattern;
  for (int lane = 0; lane < lane_count; ++lane) {
    pattern = make_pattern<Word>({{2, 1, 3, 1, 2, 4}, false}, cells);
    batch.gap[lane] = pattern.gap, batch.loop[lane] = pattern.loop, batch.accept[lane] = pattern.accept;
    batch.filled[lane] = batch.empty[lane] = 0;
  }
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 100000; ++i) kernels->settle(batch, cells);
  const auto middle = std::chrono::steady_clock::now();
  for (int i = 0; i < 100000; ++i) kernels->feasible(pattern, batch.filled, batch.empty, cells, lane_count);
  const auto end = std::chrono::steady_clock::now();
  std::printf("%d-bit %-8s %d cells: settle 8 lines %.0f ns, feasible 8 %.0f ns\n", word_bits<Word>, kernels->name, cells,
              std::chrono::duration<double>(middle - start).count() * 1e4,
              std::chrono::duration<double>(end - middle).count() * 1e4);
}

}  // namespace

int main(int argc, char**) {
  plain_equals_brute_force();
  const int rounds = tries(2500);  // of eight lines
  batches_equal_plain(&portable_line_kernels<std::uint32_t>(), 30, rounds);
  batches_equal_plain(avx2_line_kernels<std::uint32_t>(), 30, rounds);
  batches_equal_plain(avx512_line_kernels<std::uint32_t>(), 30, rounds);
  batches_equal_plain(&portable_line_kernels<std::uint64_t>(), 64, rounds);
  batches_equal_plain(avx2_line_kernels<std::uint64_t>(), 64, rounds);
  batches_equal_plain(avx512_line_kernels<std::uint64_t>(), 64, rounds);
  batches_equal_plain(&portable_line_kernels<Wide>(), 128, rounds);
  batches_equal_plain(avx2_line_kernels<Wide>(), 128, rounds);
  batches_equal_plain(avx512_line_kernels<Wide>(), 128, rounds);
  const auto check_reach = []<class Word>() {
    reach_equals_brute_force(&portable_line_kernels<Word>());
    reach_equals_brute_force(avx2_line_kernels<Word>());
    reach_equals_brute_force(avx512_line_kernels<Word>());
  };
  check_reach.operator()<std::uint32_t>();
  check_reach.operator()<std::uint64_t>();
  check_reach.operator()<Wide>();
  wide_equals_narrow(rounds);
  if (argc > 1) {  // any argument: how long they take
    time_kernels(&portable_line_kernels<std::uint32_t>(), 25);
    time_kernels(avx2_line_kernels<std::uint32_t>(), 25);
    time_kernels(avx512_line_kernels<std::uint32_t>(), 25);
    time_kernels(&portable_line_kernels<std::uint64_t>(), 25);
    time_kernels(avx2_line_kernels<std::uint64_t>(), 25);
    time_kernels(avx512_line_kernels<std::uint64_t>(), 25);
    time_kernels(&portable_line_kernels<Wide>(), 100);
    time_kernels(avx2_line_kernels<Wide>(), 100);
    time_kernels(avx512_line_kernels<Wide>(), 100);
  }
  std::puts("line kernels: ok");
}
