// A board of colour sets and the lines that wait to be settled again.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "colour_nonogram/line/line.hpp"
#include "colour_nonogram/line/read_planes.hpp"
#include "colour_nonogram/problem.hpp"
#include "colour_nonogram/search/rules.hpp"
#include "common/budget.hpp"

namespace cluewright::colour_nonogram {

inline constexpr int no_line = -1;

class Board {
 public:
  Board(const Rules& rules, const Grid* start)
      : rules_(&rules), by_row_(std::size_t(rules.cells()), all_of(rules.colours)), by_column_(by_row_),
        waiting_(std::size_t(rules.lines()), 0), after_(std::size_t(std::max(rules.width, rules.height))) {
    for (int line = 0; line < rules.lines(); ++line) waiting_[std::size_t(line)] = rules.line[std::size_t(line)].hidden();
    if (start)
      for (int cell = 0; cell < rules.cells(); ++cell) write_sets(cell, (*start)[std::size_t(cell)] & all_of(rules.colours));
    make_planes();
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
    const ColourSet before = by_row_[std::size_t(cell)];
    const int row = write_sets(cell, set), column = cell - row * rules_->width;
    if (planes_.empty()) return;
    Cells *const of_row = planes_of(row), *const of_column = planes_of(rules_->height + column);
    for_each_colour(before ^ set, [&](int colour) {
      of_row[colour] ^= one_cell(column);
      of_column[colour] ^= one_cell(row);
    });
  }
  // Takes the colours away that the clue of the row or of the column does not have.
  void keep_colours_of_clues() {
    ColourSet *in_row = by_row_.data(), *in_column = by_column_.data();
    for (int row = 0; row < rules_->height; ++row) {
      const ColourSet of_row = rules_->line[std::size_t(row)].colours();
      for (int column = 0; column < rules_->width; ++column) *in_row++ &= of_row & of_column(column);
    }
    for (int column = 0; column < rules_->width; ++column)
      for (int row = 0; row < rules_->height; ++row) *in_column++ &= rules_->line[std::size_t(row)].colours() & of_column(column);
    make_planes();
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
  // Returns the row.
  int write_sets(int cell, ColourSet set) {
    by_row_[std::size_t(cell)] = set;
    const int row = rules_->row_of(cell), column = cell - row * rules_->width;
    by_column_[std::size_t(column) * std::size_t(rules_->height) + std::size_t(row)] = set;
    return row;
  }
  void make_planes() {
    if (std::max(rules_->width, rules_->height) > most_short_cells) return;
    planes_.resize(std::size_t(rules_->lines()) * std::size_t(rules_->colours + 1));
    for (int line = 0; line < rules_->lines(); ++line)
      read_planes(sets(line), rules_->line[std::size_t(line)].cells(), all_of(rules_->colours), planes_of(line));
  }
  Cells* planes_of(int line) { return planes_.data() + std::size_t(line) * std::size_t(rules_->colours + 1); }

  ColourSet of_column(int column) const { return rules_->line[std::size_t(rules_->height + column)].colours(); }

  void touch(int line) {
    if (waiting_[std::size_t(line)]) return;
    waiting_[std::size_t(line)] = 1;
    queue_.push_back(line);
  }

  template <class Narrow>
  bool settle_line(int line, std::uint64_t& lines_solved, Narrow& narrow) {
    ++lines_solved;
    const Line& rule = rules_->line[std::size_t(line)];
    const ColourSet* const before = sets(line);
    const auto tell = [&](int place) {
      narrow(rules_->cell(line, place), after_[std::size_t(place)], line);
      touch(line < rules_->height ? rules_->height + place : place);
    };
    if (rule.is_short()) {
      Cells changed = 0;
      if (planes_.empty() ? rule.settle_short(before, after_.data(), changed)
                          : rule.settle_short(before, planes_of(line), after_.data(), changed)) {
        for_each_cell(changed, tell);
        return true;
      }
    } else {
      std::copy_n(before, rule.cells(), after_.begin());
      if (rule.settle(after_.data(), scratch_)) {
        for (int place = 0; place < rule.cells(); ++place)
          if (after_[std::size_t(place)] != before[place]) tell(place);
        return true;
      }
    }
    failed_ = line;
    return false;
  }

  const Rules* rules_;
  Grid by_row_, by_column_;
  std::vector<Cells> planes_;  // the same line by line, colour by colour, where rows and columns are short
  std::vector<char> waiting_;  // hidden lines always do: they are never settled
  std::vector<int> queue_;  // from `first_` on
  std::size_t first_ = 0;
  int failed_ = no_line;
  Grid after_;
  Scratch scratch_;
};

}  // namespace cluewright::colour_nonogram
