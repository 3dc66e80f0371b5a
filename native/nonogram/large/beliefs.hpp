// Belief propagation between the rows and columns of a large board: how likely each unknown cell is filled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "common/budget.hpp"
#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::large {

// Each line tells each of its cells what its arrangements, weighted by the crossing lines' words, say about it. All figures are
// odds (filled : empty), which turns "take the incoming message out again" into one division.
class LargeBeliefs {
 public:
  explicit LargeBeliefs(const LargeBoard& board);

  // Forgets all messages; to be called first. `noise` in [0, 1) varies the neutral start a little, so that another attempt goes another
  // way. False when the budget is spent.
  bool reset(double noise, std::uint64_t seed, Budget& budget);

  // All lines speak once, rows first. False when the budget is spent.
  bool round(Budget& budget);

  std::uint64_t work() const { return work_; }  // comparable to the board's

  // The odds that a cell is filled, from its row and its column together.
  double odds(std::int32_t row, std::int32_t column) const {
    const std::size_t cell = static_cast<std::size_t>(row) * width_ + static_cast<std::size_t>(column);
    return static_cast<double>(from_rows_[cell]) * static_cast<double>(from_columns_[cell]);
  }

 private:
  void line_round(std::int32_t line);
  bool chain_round(const LineCells& cells, const std::int16_t* lengths, const Window* windows, std::int32_t blocks);
  void block_weights(const LineCells& cells, std::int32_t length, Window window);

  const LargeBoard& board_;
  std::size_t width_;
  // By cell, row by row. Plain arrays, because filling a vector of this size would keep the budget waiting.
  std::unique_ptr<float[]> from_rows_, from_columns_;
  std::vector<double> incoming_;     // odds of the line's cells, 1 where known
  std::vector<double> inverse_;
  std::vector<double> weight_;       // of each start of the current block
  std::vector<double> prefix_;       // all blocks' starts, one after the other: weight of everything up to and with the block
  std::vector<double> reach_;        // of everything before the current block, by cell
  std::vector<double> suffix_;       // of everything after the current block, by cell
  std::vector<double> change_;       // of the probability to be filled, from cell to cell
  std::vector<std::size_t> block_at_;
  std::uint64_t work_ = 0;
};

}  // namespace cluewright::nonogram::large
