// The surest open cell == the one a plain search of all cells finds, whatever is remembered of earlier ones.
#include <algorithm>
#include <cmath>
#include <vector>

#include "check.hpp"
#include "common/random.hpp"
#include "nonogram/small/propagation.hpp"
#include "nonogram/small/surest_cell.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

// The first of the surest, row by row.
template <class Word>
int plain(const Rules<Word>& rules, const Board<Word>& board, const std::vector<float>& filled) {
  int chosen = -1;
  for (int cell = 0; cell < rules.cell_count(); ++cell) {
    const auto [row, column] = rules.place_of(cell);
    CHECK(row == cell / rules.width && column == cell % rules.width);
    if (bit_at(Word(board.filled[row] | board.empty[row]), column)) continue;
    const auto surety = [&](int of) { return std::fabs(filled[std::size_t(of)] - 0.5f); };
    if (chosen < 0 || surety(cell) > surety(chosen)) chosen = cell;
  }
  return chosen;
}

template <class Word>
void check(int width, int height, Random& random) {
  const Problem problem{width, height, std::vector<Clue>(std::size_t(height)), std::vector<Clue>(std::size_t(width))};
  const Rules<Word> rules(problem);
  SurestCell<Word> surest;
  std::vector<float> filled(std::size_t(rules.cell_count()), 0.5f);
  Board<Word> board = rules.blank_board();
  Dirty<Word> dirty;
  for (int step = 0; step < 3 * rules.cell_count(); ++step) {
    if (rules.complete(board) || random.chance(1, 12)) {  // some rows are taken back
      const Board<Word> blank = rules.blank_board();
      for (int row = 0; row < height; ++row) {
        if (random.chance(1, 2)) continue;
        board.filled[row] = blank.filled[row], board.empty[row] = blank.empty[row];
        surest.forget(row);
      }
    }
    if (random.chance(1, 6)) {
      for (float& p : filled) p = float(random.below(8)) / 7;  // with many that are equally sure
      std::fill(surest.columns(), surest.columns() + height, std::int16_t(-1));
    }
    if (rules.complete(board)) continue;
    const int cell = surest.find(rules, board, filled.data());
    CHECK(cell == plain(rules, board, filled));
    const auto [row, column] = rules.place_of(cell);
    set_cell(rules, board, dirty, row, column, random.chance(1, 2));
  }
}

}  // namespace

int main() {
  Random random(3);
  for (const int height : {1, 4, 30}) check<std::uint32_t>(1 + int(random.below(30)), height, random);
  check<std::uint64_t>(64, 9, random);
  check<std::uint64_t>(5, 50, random);
  check<Wide>(100, 7, random);
  check<Wide>(3, 128, random);
  std::printf("surest cell: ok\n");
}
