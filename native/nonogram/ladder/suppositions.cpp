#include "nonogram/ladder/suppositions.hpp"

#include <algorithm>
#include <span>

#include "nonogram/line/settle.hpp"
#include "nonogram/small/propagation.hpp"

namespace cluewright::nonogram {

namespace {

// For sides up to 64: eight lines in one kernel call, and a copy of the board for every assumption.
template <class Word>
class ShortSuppositions final : public Suppositions {
 public:
  ShortSuppositions(const Problem& problem, const Grid& grid) : rules_(problem), boards_(1, rules_.blank_board()) {
    rules_.place(grid, boards_.back());
  }

  void settle(std::int32_t cell, Cell value) override {
    Dirty<Word> ignored;
    set_cell(rules_, boards_.back(), ignored, cell / rules_.width, cell % rules_.width, value == filled);
  }
  std::int32_t suppose(std::int32_t cell, Cell value) override {
    levels_.push_back(trail_.size());
    boards_.push_back(boards_.back());
    return conclude(cell, value);
  }
  std::int32_t conclude(std::int32_t cell, Cell value) override {
    Board<Word>& board = boards_.back();
    Dirty<Word> dirty;
    set_cell(rules_, board, dirty, cell / rules_.width, cell % rules_.width, value == filled);
    trail_.push_back({cell, value, by_supposition});
    while (dirty.any()) {
      const int failed = settle_some(rules_, board, dirty, [&](int settled, bool is_filled, int line) {
        trail_.push_back({settled, is_filled ? filled : empty, line});
      });
      if (failed != no_line) return failed;
    }
    return no_clash;
  }
  void retract() override {
    boards_.pop_back();
    trail_.resize(levels_.back());
    levels_.pop_back();
  }
  Cell value(std::int32_t cell) const override {
    const int row = cell / rules_.width, column = cell % rules_.width;
    const Board<Word>& board = boards_.back();
    return board.filled[row] >> column & 1 ? filled : board.empty[row] >> column & 1 ? empty : unknown;
  }

 private:
  Rules<Word> rules_;
  std::vector<Board<Word>> boards_;
};

// For any size: one line after the other, and the trail undone cell by cell.
class LongSuppositions final : public Suppositions {
 public:
  LongSuppositions(const Problem& problem, const Grid& grid)
      : problem_(problem), width_(problem.width), height_(problem.height), rows_(grid), columns_(grid.size()),
        waits_(static_cast<std::size_t>(width_ + height_), 0) {
    constexpr std::int32_t tile = 64;  // a large board is slow to walk through across its rows
    for (std::int32_t top = 0; top < height_; top += tile)
      for (std::int32_t left = 0; left < width_; left += tile)
        for (std::int32_t y = top; y < std::min(top + tile, height_); ++y)
          for (std::int32_t x = left; x < std::min(left + tile, width_); ++x)
            in_column(y * width_ + x) = grid[static_cast<std::size_t>(y * width_ + x)];
  }

  void settle(std::int32_t cell, Cell value) override { put(cell, value); }
  std::int32_t suppose(std::int32_t cell, Cell value) override {
    levels_.push_back(trail_.size());
    return conclude(cell, value);
  }
  std::int32_t conclude(std::int32_t cell, Cell value) override {
    put(cell, value);
    trail_.push_back({cell, value, by_supposition});
    wait(cell / width_);
    wait(height_ + cell % width_);
    std::int32_t failed = no_clash;
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      waits_[static_cast<std::size_t>(queue_[next])] = 0;
      if (failed == no_clash && !settle_line(queue_[next])) failed = queue_[next];
    }
    queue_.clear();
    return failed;
  }
  void retract() override {
    for (std::size_t i = levels_.back(); i < trail_.size(); ++i) put(trail_[i].cell, unknown);
    trail_.resize(levels_.back());
    levels_.pop_back();
  }
  Cell value(std::int32_t cell) const override { return rows_[static_cast<std::size_t>(cell)]; }

 private:
  Cell& in_column(std::int32_t cell) {
    return columns_[static_cast<std::size_t>(cell % width_ * height_ + cell / width_)];
  }
  void put(std::int32_t cell, Cell value) {
    rows_[static_cast<std::size_t>(cell)] = value;
    in_column(cell) = value;
  }
  void wait(std::int32_t line) {
    if (waits_[static_cast<std::size_t>(line)]) return;
    waits_[static_cast<std::size_t>(line)] = 1;
    queue_.push_back(line);
  }
  bool settle_line(std::int32_t line) {
    const bool is_row = line < height_;
    const std::int32_t index = is_row ? line : line - height_, length = is_row ? width_ : height_;
    const Clue& clue = is_row ? problem_.rows[static_cast<std::size_t>(index)] : problem_.columns[static_cast<std::size_t>(index)];
    const Cell* const before = (is_row ? rows_ : columns_).data() + index * length;
    settled_.assign(before, before + length);
    if (!solver_.settle(clue, settled_)) return false;
    for (std::int32_t i = 0; i < length; ++i) {
      const Cell value = settled_[static_cast<std::size_t>(i)];
      if (value == before[i]) continue;
      const std::int32_t cell = is_row ? index * width_ + i : i * width_ + index;
      put(cell, value);
      trail_.push_back({cell, value, line});
      wait(is_row ? height_ + i : i);
    }
    return true;
  }

  const Problem& problem_;
  std::int32_t width_, height_;
  Grid rows_, columns_;
  LineSolver solver_;
  std::vector<Cell> settled_;
  std::vector<std::int32_t> queue_;
  std::vector<std::uint8_t> waits_;
};

}  // namespace

std::unique_ptr<Suppositions> make_suppositions(const Problem& problem, const Grid& grid) {
  const int longest = std::max(problem.width, problem.height);
  if (longest <= most_narrow_side) return std::make_unique<ShortSuppositions<std::uint32_t>>(problem, grid);
  if (longest <= most_side<std::uint64_t>) return std::make_unique<ShortSuppositions<std::uint64_t>>(problem, grid);
  return std::make_unique<LongSuppositions>(problem, grid);
}

}  // namespace cluewright::nonogram
