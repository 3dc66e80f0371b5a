// Complete line solving over the whole board, pass by pass, to a fixpoint: what pure line logic can reach.
#include <algorithm>
#include <vector>

#include "nonogram/check.hpp"
#include "nonogram/line/settle.hpp"
#include "nonogram/reference/logic.hpp"
#include "nonogram/strategies.hpp"

namespace cluewright::nonogram {

namespace {

class LinePasses {
 public:
  LinePasses(const Problem& problem, Grid& grid, Result& result, Recording* recording)
      : problem_(problem), grid_(grid), result_(result), recording_(recording), width_(problem.width),
        height_(problem.height), dirty_(width_ + height_, 1) {}

  Fixpoint run(Budget& budget) {
    report();
    bool changed = true;
    while (changed) {
      changed = false;
      for (std::size_t line = 0; line < width_ + height_; ++line) {
        if (!dirty_[line]) continue;
        if (budget.spent()) return Fixpoint::stopped;
        dirty_[line] = 0;
        ++result_.statistics.lines_solved;
        const auto settled = line < height_ ? settle(problem_.rows[line], line * width_, 1, width_, height_)
                                            : settle(problem_.columns[line - height_], line - height_, width_, height_, 0);
        if (settled == Change::impossible) return Fixpoint::contradiction;
        changed = changed || settled == Change::some;
      }
      if (changed) report();
    }
    return std::find(grid_.begin(), grid_.end(), unknown) == grid_.end() ? Fixpoint::solved : Fixpoint::stalled;
  }

 private:
  enum class Change { none, some, impossible };

  // Settles the line of cells `stride` apart; the lines that cross it are numbered from `crossing` on.
  Change settle(const Clue& clue, std::size_t first, std::size_t stride, std::size_t length, std::size_t crossing) {
    line_.resize(length);
    for (std::size_t i = 0; i < length; ++i) line_[i] = grid_[first + i * stride];
    if (!solver_.settle(clue, line_)) return Change::impossible;
    Change change = Change::none;
    for (std::size_t i = 0; i < length; ++i) {
      Cell& cell = grid_[first + i * stride];
      if (cell == line_[i]) continue;
      cell = line_[i];
      dirty_[crossing + i] = 1;
      change = Change::some;
      if (recording_) recording_->settle(first + i * stride, cell, Stage::lines);
    }
    return change;
  }

  void report() {
    const auto open = static_cast<std::size_t>(std::count(grid_.begin(), grid_.end(), unknown));
    result_.coverage.push_back(double(grid_.size() - open) / double(grid_.size()));
  }

  const Problem& problem_;
  Grid& grid_;
  Result& result_;
  Recording* recording_;
  std::size_t width_, height_;
  std::vector<char> dirty_;  // rows first, then columns
  LineSolver solver_;
  std::vector<Cell> line_;
};

}  // namespace

Result solve_lines(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  Grid grid = request.start ? *request.start : Grid(static_cast<std::size_t>(problem.width) * problem.height, unknown);
  if (request.recording && request.start) request.recording->give(grid);
  const auto fixpoint = LinePasses(problem, grid, collector.result, request.recording).run(budget);
  // A full board at the fixpoint agrees with every line, and each cell was forced: it is the only solution.
  if (fixpoint == Fixpoint::solved && !collector.full()) collector.take(grid);
  collector.result.board = std::move(grid);
  return collector.finish(fixpoint == Fixpoint::solved || fixpoint == Fixpoint::contradiction);
}

}  // namespace cluewright::nonogram
