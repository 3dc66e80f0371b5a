// Settling the lines of a whole board of at most 64x64 cells side by side, where the processor has vectors and no clue hides
// anything. One piece of memory holds all of the board: its words lie where the vectors want them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "colour_nonogram/line/lanes.hpp"
#include "colour_nonogram/problem.hpp"
#include "colour_nonogram/search/rules.hpp"
#include "common/budget.hpp"

namespace cluewright::colour_nonogram {

template <class Word>
class LaneBoard {
 public:
  // Tells whether the board may be settled so, unless it hides lengths, and whether its sides have cells enough to need this word.
  static bool fits(const Problem& problem);
  // Cells have only colours that the clues of their row and of their column have, and those of `start` if there is one.
  LaneBoard(const Problem& problem, const Grid* start);
  LaneBoard(const LaneBoard&) = delete;
  LaneBoard& operator=(const LaneBoard&) = delete;

  // Tells whether a length is hidden; such a board is not to be used.
  bool hides_lengths() const { return hides_lengths_; }
  // Settles rows and columns in turn until neither has anything new to say.
  Settled settle(Budget& budget, std::uint64_t& lines_solved);
  bool complete() const;
  Grid grid() const;

  int width() const { return columns_.lines; }
  int height() const { return rows_.lines; }
  ColourSet at(int row, int column) const;
  // The cells of a row that may have several colours.
  Word open_in(int row) const;
  // Takes colours away that the cell may have; its lines then wait.
  void take_away(int row, int column, ColourSet taken);

  // What is left of the cells, to come back to. No line may wait.
  using Kept = std::unique_ptr<std::byte[]>;
  void keep(Kept& kept) const;
  void go_back(const Kept& kept);

 private:
  static constexpr int lanes = lanes_of<Word>;
  static constexpr int most_groups = 64 / lanes;

  void set_up(LaneSide<Word>& side, const std::vector<Clue>& clues, ColourSet* colours, LaneStep<Word>*& steps);
  void keep_colours_of(const Grid& start);
  Word* planes_of(const LaneSide<Word>& side, int line) const {
    return side.planes + (line / lanes * stride_) * lanes + line % lanes;
  }
  // The first word, and how many there are, of all planes of both sides.
  std::size_t plane_bytes() const { return std::size_t(rows_.count + columns_.count) * std::size_t(stride_) * vector_bytes; }

  const LaneKernel<Word>* kernel_;
  int stride_;  // planes of a group
  LaneSide<Word> rows_, columns_;
  LaneGroup<Word> groups_[2][most_groups];
  bool impossible_ = false;  // a clue does not fit into its line
  bool hides_lengths_ = false;
  std::unique_ptr<std::byte[]> memory_;
};

extern template class LaneBoard<std::uint16_t>;
extern template class LaneBoard<std::uint32_t>;
extern template class LaneBoard<std::uint64_t>;

}  // namespace cluewright::colour_nonogram
