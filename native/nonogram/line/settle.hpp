// Exact settling of one line: every cell that is the same in all arrangements that agree with what is known.
//
// The idea. Pushed to the left end, block k starts at `earliest(k)`; any arrangement shifts it by the slack used so
// far, a number from 0 to `slack` that never falls from one block to the next. So the state after each block is a set
// of slacks, a bitset that needs no shifting at all:
//   - a gap uses up slack while its cells may be empty: a flood through the run of such cells, which one addition does
//     for a whole word, because the carry runs exactly through the ones;
//   - a block keeps its slack and needs all its cells fillable: one AND with the places where its length fits;
//   - a hidden number is a block of one cell that may use up slack as well, through cells that may be filled.
// The way back is the same on the reversed line. A cell can be filled (empty) when some block (gap) covers it by a
// slack that is in both the forward and the backward set. Work: blocks x slack / 64.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// Where a block lies in the arrangements left: the cells where it may start and may end, both inclusive.
struct BlockRange {
  std::int32_t first_start, last_start;
  std::int32_t first_end, last_end;
};

// Keeps its memory from call to call; one thread at a time uses it.
class LineSolver {
 public:
  // Writes all that follows for the line into `cells`. False when no arrangement agrees; `cells` is untouched then.
  bool settle(const Clue& clue, std::span<Cell> cells);

  // Tells whether any arrangement agrees, in less than half the time.
  bool fits(const Clue& clue, std::span<const Cell> cells);

  // Returns every block's range. False when no arrangement agrees; a hidden clue has none.
  bool ranges(const Clue& clue, std::span<const Cell> cells, std::vector<BlockRange>& found);

 private:
  using Word = std::uint64_t;
  struct Planes;

  // Without ranges and settled cells to write, it only checks whether anything agrees.
  bool solve(const Clue& clue, std::span<const Cell> cells, BlockRange* ranges, Cell* settled);
  template <std::size_t fixed_span>
  bool solve_long(std::span<const std::int32_t> blocks, std::size_t slack, const Planes& planes, BlockRange* ranges,
                  bool whole);

  std::vector<Word> line_, work_, reached_, passed_;
  std::vector<std::int32_t> lengths_, class_of_;
};

}  // namespace cluewright::nonogram
