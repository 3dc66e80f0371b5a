#include "nonogram/small/repair.hpp"

namespace cluewright::nonogram {

namespace {

constexpr std::size_t most_wrong_lines = 16;  // those of a picture with more are everywhere
constexpr int reaches[] = {1, 2, 4, 7, 11, 16};  // lines freed on either side of a wrong one
constexpr int most_freed_percent = 60;  // beyond, little is left of the picture
constexpr std::uint64_t repair_work = 50'000'000;  // units of about 10 ns

// The picture without the lines within reach of the wrong ones; false when it has too few cells left.
template <class Word>
bool picture_around(const Rules<Word>& rules, const Board<Word>& root, const NearSolution<Word>& near, int reach, Board<Word>& board) {
  Word rows = 0, columns = 0;  // freed
  for (const int wrong : near.wrong)
    for (int line = wrong - reach; line <= wrong + reach; ++line) {
      if (line < 0 || line >= rules.lines || rules.is_row(line) != rules.is_row(wrong)) continue;
      if (rules.is_row(line)) rows |= Word(1) << line;
      else columns |= Word(1) << (line - rules.height);
    }
  const int kept_cells = (rules.height - bit_count(rows)) * (rules.width - bit_count(columns));
  if (kept_cells * 100 < rules.cell_count() * (100 - most_freed_percent)) return false;
  board = root;
  for (int line = 0; line < rules.lines; ++line) {
    const int own = rules.is_row(line) ? line : line - rules.height;
    if (bit_at(rules.is_row(line) ? rows : columns, own)) continue;
    const Word kept = ~(rules.is_row(line) ? columns : rows);
    board.filled[line] |= near.picture.filled[line] & kept;
    board.empty[line] |= near.picture.empty[line] & kept;
  }
  return true;
}

}  // namespace

template <class Word>
SearchEnd repair(const Rules<Word>& rules, const Board<Word>& root, const NearSolution<Word>& near, std::uint64_t seed,
                 Statistics& statistics, Budget& budget, Board<Word>& board) {
  board = near.picture;
  if (near.wrong.empty()) return SearchEnd::solution;
  if (near.wrong.size() > most_wrong_lines) return SearchEnd::slice_over;
  for (const int reach : reaches) {
    if (!picture_around(rules, root, near, reach, board)) break;
    Dirty<Word> dirty{rules.watched_rows, rules.watched_columns};
    if (!propagate(rules, board, dirty, statistics.lines_solved, [](int, bool, int) {})) continue;
    LearnSearch<Word> learning(rules, board, seed, statistics, nullptr);
    const SearchEnd end = learning.run(budget, repair_work);
    board = learning.board();
    if (end != SearchEnd::exhausted) return end;
  }
  return SearchEnd::slice_over;
}

template SearchEnd repair(const Rules<std::uint32_t>&, const Board<std::uint32_t>&, const NearSolution<std::uint32_t>&, std::uint64_t,
                          Statistics&, Budget&, Board<std::uint32_t>&);
template SearchEnd repair(const Rules<std::uint64_t>&, const Board<std::uint64_t>&, const NearSolution<std::uint64_t>&, std::uint64_t,
                          Statistics&, Budget&, Board<std::uint64_t>&);
template SearchEnd repair(const Rules<Wide>&, const Board<Wide>&, const NearSolution<Wide>&, std::uint64_t, Statistics&, Budget&,
                          Board<Wide>&);

}  // namespace cluewright::nonogram
