// Belief propagation between rows and columns: each line tells the crossing ones how likely it takes each cell to be filled.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/small/belief_kernel.hpp"
#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

template <class Word>
class Beliefs {
 public:
  explicit Beliefs(const Rules<Word>& rules);

  // Forgets all messages; a little noise, so that another try takes another way.
  void reset(std::uint64_t noise_seed);
  // Rows answer, then columns, this many times. Known cells are certain.
  void exchange(const Board<Word>& board, int rounds);

  // The probability that the cell is filled.
  float filled(int row, int column) const {
    const float a = from_columns_[std::size_t(column) * rules_.height + row], b = from_rows_[std::size_t(row) * rules_.width + column];
    return a * b / (a * b + (1 - a) * (1 - b));
  }

 private:
  struct Group : BeliefGroup {
    int lanes = 0;          // of them in use
    int line[lane_count];   // the line in each, counted from the first row or column
  };

  void build_groups(int first_line, int count, std::vector<Group>& groups);
  void answer(const std::vector<Group>& groups, int first_line, const Board<Word>& board, const std::vector<float>& in,
              int in_stride, std::vector<float>& out, int out_stride);

  const Rules<Word>& rules_;
  std::vector<Group> row_groups_, column_groups_;
  std::vector<float> from_rows_;     // [row][column]
  std::vector<float> from_columns_;  // [column][row]
  std::vector<float> scratch_;
};

}  // namespace cluewright::nonogram
