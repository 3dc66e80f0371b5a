// A board of colour sets and the lines that wait to be settled again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "colour_nonogram/line/line.hpp"
#include "colour_nonogram/problem.hpp"
#include "common/budget.hpp"

namespace cluewright::colour_nonogram {

inline constexpr int no_line = -1;

// What does not change while a problem is solved. Lines are numbered: the rows, then the columns.
struct Rules {
  explicit Rules(const Problem& problem) : width(problem.width), height(problem.height), colours(problem.colours) {
    line.reserve(std::size_t(width) + std::size_t(height));
    for (const Clue& clue : problem.rows) line.emplace_back(clue, width, colours);
    for (const Clue& clue : problem.columns) line.emplace_back(clue, height, colours);
  }

  int cells() const { return width * height; }
  int lines() const { return width + height; }
  int row_of(int cell) const { return cell / width; }
  int column_line_of(int cell) const { return height + cell % width; }
  int cell(int line_number, int place) const {
    return line_number < height ? line_number * width + place : place * width + line_number - height;
  }

  int width, height, colours;
  std::vector<Line> line;
};

enum class Settled : std::uint8_t { all, failed, stopped };

class Board {
 public:
  Board(const Rules& rules, const Grid* start)
      : rules_(&rules), by_row_(std::size_t(rules.cells()), all_of(rules.colours)), by_column_(by_row_),
        waiting_(std::size_t(rules.lines()), 0) {
    if (start)
      for (int cell = 0; cell < rules.cells(); ++cell) write(cell, (*start)[std::size_t(cell)] & all_of(rules.colours));
    for (int line = 0; line < rules.lines(); ++line) touch(line);
  }

  const Rules& rules() const { return *rules_; }
  const Grid& grid() const { return by_row_; }
  ColourSet operator[](int cell) const { return by_row_[std::size_t(cell)]; }
  bool complete() const { return std::all_of(by_row_.begin(), by_row_.end(), decided); }
  // The sets of a line, one after the other.
  const ColourSet* sets(int line) const {
    return line < rules_->height ? &by_row_[std::size_t(line) * std::size_t(rules_->width)]
                                 : &by_column_[std::size_t(line - rules_->height) * std::size_t(rules_->height)];
  }

  void write(int cell, ColourSet set) {
    by_row_[std::size_t(cell)] = set;
    by_column_[std::size_t(cell % rules_->width * rules_->height + cell / rules_->width)] = set;
  }
  // Both lines of the cell wait from now on.
  void touch_lines_of(int cell) {
    touch(rules_->row_of(cell));
    touch(rules_->column_line_of(cell));
  }
  void forget_waiting() {
    for (const int line : queue_) waiting_[std::size_t(line)] = 0;
    queue_.clear();
    first_ = 0;
  }

  // Settles the line that has waited longest, calling narrow(cell, set, line) for every cell that loses colours: that writes the
  // set. The lines across then wait; the line itself has nothing new to say.
  template <class Narrow>
  Settled settle_next(Budget& budget, std::uint64_t& lines_solved, Narrow&& narrow) {
    if (budget.spent()) return Settled::stopped;
    const int line = queue_[first_++];
    waiting_[std::size_t(line)] = 0;
    if (first_ == queue_.size()) queue_.clear(), first_ = 0;
    return settle_line(line, lines_solved, narrow) ? Settled::all : Settled::failed;
  }
  // The same until no line waits.
  template <class Narrow>
  Settled settle(Budget& budget, std::uint64_t& lines_solved, Narrow&& narrow) {
    Settled settled = Settled::all;
    while (settled == Settled::all && anything_waits()) settled = settle_next(budget, lines_solved, narrow);
    return settled;
  }
  bool anything_waits() const { return first_ < queue_.size(); }
  // The line that had no arrangement.
  int failed_line() const { return failed_; }

 private:
  void touch(int line) {
    if (waiting_[std::size_t(line)] || rules_->line[std::size_t(line)].hidden()) return;
    waiting_[std::size_t(line)] = 1;
    queue_.push_back(line);
  }

  template <class Narrow>
  bool settle_line(int line, std::uint64_t& lines_solved, Narrow& narrow) {
    ++lines_solved;
    const Line& rule = rules_->line[std::size_t(line)];
    const ColourSet* const before = sets(line);
    after_.assign(before, before + rule.cells());
    if (!rule.settle(after_.data(), scratch_)) {
      failed_ = line;
      return false;
    }
    for (int place = 0; place < rule.cells(); ++place) {
      if (after_[std::size_t(place)] == before[place]) continue;
      const int cell = rules_->cell(line, place);
      narrow(cell, after_[std::size_t(place)], line);
      touch(line < rules_->height ? rules_->height + place : place);
    }
    return true;
  }

  const Rules* rules_;
  Grid by_row_, by_column_;
  std::vector<char> waiting_;
  std::vector<int> queue_;  // from `first_` on
  std::size_t first_ = 0;
  int failed_ = no_line;
  Grid after_;
  Scratch scratch_;
};

}  // namespace cluewright::colour_nonogram
