// The path a person can follow: always the simplest technique that finds anything, from single lines up to assumptions.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "common/budget.hpp"
#include "nonogram/ladder/chain.hpp"
#include "nonogram/ladder/line_techniques.hpp"
#include "nonogram/ladder/suppositions.hpp"

namespace cluewright::nonogram {

constexpr Cell opposite(Cell value) { return static_cast<Cell>(contradiction ^ value); }

// One step of the path; of a contradiction one chain, of a common consequence one for each value.
using LadderStep = LadderStepOf<Finding, Chain>;

class Ladder {
 public:
  Ladder(const Problem& problem, Grid grid);

  Ladder(const Ladder&) = delete;
  Ladder& operator=(const Ladder&) = delete;

  // Takes the next step, with techniques up to `last`.
  LadderEnd next(Rung last, Budget& budget, LadderStep& step);

  // Lists every step of a technique that assumes something, without taking any, for cells that are not `covered`. Once
  // something was found (`enough`, or the first of them) it takes no more effort than a list is worth. False when
  // the budget ran out; what was found until then is there.
  bool list_chained(Rung rung, const std::vector<std::uint8_t>& covered, bool enough, Budget& budget,
                    std::vector<LadderStep>& found);

  const Problem& problem() const { return problem_; }
  const Grid& grid() const { return rows_; }
  std::int32_t lines() const { return width_ + height_; }
  // Everything the techniques find on a line at this moment, until the next call; none where it has no arrangement.
  const Findings& findings(std::int32_t line);

 private:
  struct LineState {
    Findings found;  // of the simplest technique only
    bool fresh = false, impossible = false;
  };

  std::int32_t length(std::int32_t line) const { return line < height_ ? width_ : height_; }
  std::int32_t cell_at(std::int32_t line, std::int32_t place) const {
    return line < height_ ? line * width_ + place : place * width_ + line - height_;
  }
  const Clue& clue(std::int32_t line) const {
    return line < height_ ? problem_.rows[static_cast<std::size_t>(line)]
                          : problem_.columns[static_cast<std::size_t>(line - height_)];
  }
  std::span<const Cell> cells(std::int32_t line) const;
  LineState& state(std::int32_t line);
  void settle(std::int32_t cell, Cell value);
  LadderEnd line_step(Rung last, Budget& budget, LadderStep& step);
  std::vector<std::int32_t> candidates() const;
  LadderEnd contradiction(Budget& budget, LadderStep& step);
  LadderEnd common_consequence(Budget& budget, LadderStep& step);
  LadderEnd two_cells(Budget& budget, LadderStep& step);
  bool clashes_deeper(Budget& budget, std::int64_t& work, std::vector<InnerClash>& inner, std::int32_t& clash);
  void tell(LadderStep& step, Rung rung, std::int32_t choices) const;
  LadderStep clash_step(Rung rung, std::int32_t cell, Cell value, std::int32_t clash, const std::vector<InnerClash>& inner);
  LadderStep common_step(std::int32_t cell, const std::vector<Link>& if_filled, const std::vector<Link>& if_empty,
                         const std::vector<std::uint8_t>& covered);

  Problem problem_;
  std::int32_t width_, height_;
  Grid rows_, columns_;
  std::int64_t open_cells_ = 0;
  LineTechniques techniques_;
  Findings all_found_;
  std::vector<LineState> states_;
  ChainTracer tracer_;
  std::unique_ptr<Suppositions> suppositions_;  // made when the lines stall for the first time
};

}  // namespace cluewright::nonogram
