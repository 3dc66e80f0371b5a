// Settling single lines exactly: which colours each cell has in some arrangement of the line's blocks.
//
// The clue is read as a pattern of positions: gap, the cells of block 1, gap, the cells of block 2, ..., gap. Reading a cell
// moves a set of positions one step on, keeps those that may repeat (gaps, and the one cell that stands for a hidden length),
// lets the last cell of a block jump over the gap where the next block has another colour, and drops the positions whose colour
// the cell cannot have. What is reachable from the left and from the right at once is what the line still allows. Lines of at
// most 64 cells are settled block by block instead.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "colour_nonogram/line/short_line.hpp"
#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// Sets of positions between the two ends of a line; kept between calls so that none allocates.
using Scratch = std::vector<std::uint64_t>;

class Line {
 public:
  Line(const Clue& clue, int cells, int colours) : Line(clue, cells, colours, nullptr) {}
  // Leaves the blocks of a short line where there is room for them.
  Line(const Clue& clue, int cells, int colours, ShortBlock* short_blocks);
  Line(Line&&) = default;
  Line& operator=(Line&&) = default;

  bool hidden() const { return hidden_; }
  int cells() const { return cells_; }
  // Of the clue, with the background: a cell of the line has no other.
  ColourSet colours() const { return colours_; }
  bool is_short() const { return !hidden_ && cells_ <= most_short_cells; }
  const ShortLine& short_line() const { return short_; }

  // Takes away every colour that no arrangement has. False, and the sets as they were, when there is no arrangement.
  bool settle(ColourSet* sets, Scratch& scratch) const;
  // Of a short line: finds the cells that lose a colour, and writes what is left of their sets to `after`; the others are not
  // written. False when there is no arrangement.
  bool settle_short(const ColourSet* before, ColourSet* after, Cells& changed) const;
  // The same where the planes of the sets, of every colour of the palette, are at hand.
  bool settle_short(const ColourSet* before, ConstPlanes planes, ColourSet* after, Cells& changed) const;
  // Tells whether there is an arrangement.
  bool feasible(const ColourSet* sets) const;

 private:
  template <int words>
  bool settle_words(ColourSet* sets, Scratch& scratch) const;
  template <int words>
  bool feasible_words(const ColourSet* sets) const;
  template <int words>
  void allow(ColourSet set, std::uint64_t* into) const;

  const std::uint64_t* mask(int which) const { return masks_.data() + std::size_t(which) * std::size_t(words_); }
  std::uint64_t* mask(int which) { return masks_.data() + std::size_t(which) * std::size_t(words_); }

  // The masks in their order: where a line may begin and end, what may repeat, what may jump; then the positions of each
  // colour; then, for each four colours, the positions of every set of these four.
  enum : int { first_mask, last_mask, loop_mask, skip_mask, colour_masks };
  int fours_mask() const { return colour_masks + 4 * fours_; }

  int cells_;
  int words_ = 1;  // of a set of positions: 1, 2, 4, ...
  int fours_;      // groups of four colours, the background included
  ColourSet palette_;
  bool hidden_;
  ColourSet colours_;
  bool impossible_ = false;
  ShortLine short_;
  std::unique_ptr<ShortBlock[]> own_blocks_;  // of `short_`, unless others have them
  std::vector<std::uint64_t> masks_;
};

}  // namespace cluewright::colour_nonogram
