// The open cell whose value beliefs are surest of. That of each row is remembered from when beliefs are read until the row has cells
// taken back.
#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>

#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

template <class Word>
class SurestCell {
 public:
  SurestCell() { std::fill(std::begin(column_), std::end(column_), not_sought); }

  // That of each row is to be written here when beliefs are read, -1 where no cell is open.
  std::int16_t* columns() { return column_; }
  void forget(int row) { column_[row] = not_sought; }

  // Of some open cell; `filled` is the probability of each cell, row by row.
  int find(const Rules<Word>& rules, const Board<Word>& board, const float* filled) {
    float best = -1;
    int chosen = 0;
    for (int row = 0; row < rules.height; ++row, filled += rules.width) {
      const Word open = ~(board.filled[row] | board.empty[row]) & low_bits<Word>(rules.width);
      if (!open) continue;
      if (column_[row] == not_sought || !bit_at(open, column_[row])) column_[row] = seek(open, filled);
      const float surety = std::fabs(filled[column_[row]] - 0.5f);
      chosen = surety > best ? row * rules.width + column_[row] : chosen;
      best = std::max(best, surety);
    }
    return chosen;
  }

 private:
  static constexpr std::int16_t not_sought = -1;

  // Without branches, as nothing tells which way they go.
  static std::int16_t seek(Word open, const float* filled) {
    float best = -1;
    int chosen = 0;
    for_each_bit(open, [&](int column) {
      const float surety = std::fabs(filled[column] - 0.5f);
      chosen = surety > best ? column : chosen;
      best = std::max(best, surety);
    });
    return std::int16_t(chosen);
  }

  std::int16_t column_[most_side<Word>];
};

}  // namespace cluewright::nonogram
