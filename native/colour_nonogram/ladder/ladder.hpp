// The path a person can follow: always the simplest technique that finds anything, from single lines up to assumptions.
//
// A board has decided and open cells and nothing between: which colours an open cell may still have is worked out afresh from
// the decided ones, so that a step never rests on what a player would have had to write down before.
#pragma once

#include <cstdint>
#include <vector>

#include "colour_nonogram/ladder/chain.hpp"
#include "colour_nonogram/ladder/line_techniques.hpp"
#include "common/budget.hpp"

namespace cluewright::colour_nonogram {

// One step of the path: of a chain one; of a contradiction one for each colour that fails, after one without clash if the lines
// exclude others.
using LadderStep = LadderStepOf<Finding, Chain>;

class Ladder {
 public:
  // `grid` has cells with one colour, and open ones with all.
  Ladder(const Problem& problem, const Grid& grid);

  Ladder(const Ladder&) = delete;
  Ladder& operator=(const Ladder&) = delete;

  // Takes the next step, with techniques up to `last`.
  LadderEnd next(Rung last, Budget& budget, LadderStep& step);

  // Lists every step of chains or contradictions, without taking any, for cells that are not `covered`. Once something was found
  // (`enough`, or the first of them) it takes no more effort than a list is worth. False when the budget ran out; what was
  // found until then is there.
  bool list_chained(Rung rung, const std::vector<std::uint8_t>& covered, bool enough, Budget& budget, std::vector<LadderStep>& found);

  const Problem& problem() const { return problem_; }
  const Grid& grid() const { return board_.grid(); }
  std::int32_t lines() const { return rules_.lines(); }
  // Everything the techniques of lines and of crossings find on a line at this moment, until the next call; none where it has no
  // arrangement. What is found at crossings counts for the row.
  const Findings& findings(std::int32_t line);

 private:
  struct LineState {
    Findings found;  // of the simplest technique only
    Grid settled, reached;
    bool fresh = false, impossible = false;
  };
  // An assumption that failed, and the trail of it.
  struct Failure {
    std::int32_t cell;
    ColourSet colours;  // those that fail
    std::size_t size;   // of their trails
    ColourSet left;     // the one that does not
  };
  enum class Fixpoint : std::uint8_t { settled, decided, failed, stopped };

  const Clue& clue(std::int32_t line) const {
    return line < problem_.height ? problem_.rows[static_cast<std::size_t>(line)]
                                  : problem_.columns[static_cast<std::size_t>(line - problem_.height)];
  }
  LineTechniques::Subject subject(std::int32_t line) const;
  LineState& state(std::int32_t line);
  bool is_open(std::int32_t cell) const { return !decided(board_[cell]); }
  void settle(std::int32_t cell, Colour colour);
  LadderEnd take(LadderStep& step);
  LadderEnd line_step(Rung last, Budget& budget, LadderStep& step);
  void find_out_of_reach(std::int32_t row, Findings& found);
  void find_crossing(std::int32_t row, Findings& found);
  bool crossing_step(Rung rung, LadderStep& step);
  void start_over();
  Fixpoint settle_together(Budget& budget, bool stop_when_decided, std::vector<std::int32_t>& decided_cells);
  LadderEnd colour_chain(Budget& budget, LadderStep& step);
  std::vector<std::int32_t> candidates() const;
  std::int32_t suppose(std::int32_t cell, int colour, Budget& budget);
  void retract();
  LadderEnd try_colours(std::int32_t cell, Budget& budget, Failure& failure);
  LadderEnd contradiction(Budget& budget, LadderStep& step);
  LadderStep contradiction_step(const Failure& failure, std::int32_t choices, Budget& budget, std::int32_t shorter_than);
  LadderStep chain_step(std::int32_t cell, std::int32_t choices, Chain chain) const;

  Problem problem_;
  Rules rules_;
  Board board_;  // decided cells, and open ones with all colours
  Board sets_;   // what lines together leave; its trail begins with what they took
  std::vector<Exclusion> trail_;
  std::size_t before_ = 0;  // where the trail of an assumption begins
  Grid next_round_;
  std::vector<std::uint8_t> changed_;  // lines, while settling in rounds
  std::vector<Grid> across_;           // of each line, the colours of the clues across its cells
  std::int64_t open_cells_ = 0;
  std::uint64_t lines_solved_ = 0;
  LineTechniques techniques_;
  Findings all_found_, crossing_;
  Grid settled_, reached_;
  Scratch scratch_;
  std::vector<LineState> states_;
  ChainTracer tracer_;
};

}  // namespace cluewright::colour_nonogram
