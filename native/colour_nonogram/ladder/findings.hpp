// What a technique finds: which cells become what, and the numbers its sentence and its evidence are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// The techniques, the simplest first; a person tries them in this order. Python holds their names and texts, in the same
// order.
enum class Rung : std::uint8_t {
  complete_line,
  finished_line,
  satisfied_clue,
  only_gap,
  edge_fill,
  neighbouring_colours,
  overlap,
  glue,
  mercury,
  small_gap,
  missing_colour,  // the last of the simple ones: they look at the ends and the gaps of a line, and at the clues across
  unreachable,
  forced_gap,
  joining,
  splitting,
  owners,
  out_of_reach,  // this one and the crossing colours look at a row and a column at once
  line_analysis,
  crossing_colours,
  colour_chain,
  contradiction,
};

inline constexpr std::size_t rung_count = static_cast<std::size_t>(Rung::contradiction) + 1;

struct Change {
  std::int32_t place;  // on the line; for findings of the whole board the index of the cell, row by row
  Colour colour;
};

struct Finding {
  Rung rung{};
  std::vector<Change> changes;  // of open cells only, ascending
  std::vector<std::int32_t> clues;
  std::vector<std::int32_t> numbers;   // what the sentence is filled with, by technique
  std::vector<std::int32_t> evidence;  // decided cells that matter
};

// A list that keeps the memory of its elements when it is cleared, because it is refilled all the time.
class Findings {
 public:
  Finding& add(Rung rung) {
    if (used_ == list_.size()) list_.emplace_back();
    Finding& finding = list_[used_++];
    finding.rung = rung;
    finding.changes.clear();
    finding.clues.clear();
    finding.numbers.clear();
    finding.evidence.clear();
    return finding;
  }
  void drop_last() { --used_; }
  void clear() { used_ = 0; }
  bool empty() const { return used_ == 0; }
  const Finding& operator[](std::size_t i) const { return list_[i]; }
  const Finding* begin() const { return list_.data(); }
  const Finding* end() const { return list_.data() + used_; }

 private:
  std::vector<Finding> list_;
  std::size_t used_ = 0;
};

}  // namespace cluewright::colour_nonogram
