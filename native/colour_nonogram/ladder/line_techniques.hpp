// What a person finds on one line of decided and open cells, technique by technique.
//
// Every technique is sound: it settles only what is the same in all arrangements that agree with the line, missing colours in
// all that also agree with the colours of the clues across. Line analysis settles all that the line by itself can.
#pragma once

#include <span>
#include <vector>

#include "colour_nonogram/ladder/findings.hpp"
#include "colour_nonogram/line/line.hpp"

namespace cluewright::colour_nonogram {

// Neighbouring cells decided as one colour, from `begin` up to but not including `end`.
struct Group {
  std::int32_t begin, end;
  Colour colour;
  std::int32_t size() const { return end - begin; }
};

// Where a block can be: its first and last cell in its first place and in its last one.
struct Place {
  std::int32_t first_start, last_start, first_end, last_end;
  bool covers(std::int32_t cell) const { return first_start <= cell && cell <= last_end; }
};

// Keeps its memory from call to call; one thread at a time uses it.
class LineTechniques {
 public:
  enum class Extent : std::uint8_t { simplest, everything };

  // A line as it is now: its clue twice, for people and for the exact solver; its cells, decided or open with all colours; and
  // for each cell the colours of the clue across, with the background.
  struct Subject {
    const Clue& clue;
    const Line& exact;
    std::span<const ColourSet> cells, across;
  };

  // Replaces `found` by what the techniques find: all of them, the simplest first, or the simplest that finds anything. False
  // when no arrangement agrees. Afterwards `settled` has what all arrangements leave of each cell and `reached` the colours of
  // the blocks that reach it.
  bool find(const Subject& subject, Findings& found, Extent extent, Grid& settled, Grid& reached);

 private:
  struct Open;  // a technique's finding while it is being put together

  void look_around();
  void find_places();
  void push_blocks(std::span<const ColourSet> cells, std::vector<Place>& places) const;
  bool all_stand() const;
  void fix(std::int32_t block, const Group& group);
  std::int32_t count() const { return static_cast<std::int32_t>(clue_->blocks.size()); }
  std::int32_t length() const { return static_cast<std::int32_t>(cells_.size()); }
  std::int32_t number(std::int32_t block) const { return clue_->blocks[static_cast<std::size_t>(block)].length; }
  Colour colour(std::int32_t block) const { return clue_->blocks[static_cast<std::size_t>(block)].colour; }
  // Whether the blocks before and behind this one, if there are any, leave nothing but background beside it.
  bool gap_before(std::int32_t block) const { return block == 0 || colour(block - 1) == colour(block); }
  bool gap_behind(std::int32_t block) const { return block + 1 == count() || colour(block + 1) == colour(block); }
  const Place& place(std::int32_t block) const { return places_[static_cast<std::size_t>(block)]; }
  ColourSet cell(std::int32_t i) const { return cells_[static_cast<std::size_t>(i)]; }
  bool is_open(std::int32_t i) const { return !decided(cell(i)); }
  bool may_be(std::int32_t i, Colour colour) const { return cell(i) >> colour & 1; }
  bool is(std::int32_t i, Colour colour) const { return i >= 0 && i < length() && cell(i) == only(colour); }
  bool satisfied(std::int32_t block) const { return satisfied_[static_cast<std::size_t>(block)] != 0; }
  Group room_around(const Group& group) const;
  void list_owners(const Group& group);

  void complete_line();
  void finished_line();
  void satisfied_clue();
  void only_gap();
  void edge_fill();
  void neighbouring_colours();
  void overlap();
  void glue();
  void mercury();
  void edge(Rung rung, bool mirrored);
  void small_gap();
  void missing_colour();
  void unreachable();
  void forced_gap();
  void joining();
  void splitting();
  void owners();
  void line_analysis();

  const Clue* clue_ = nullptr;
  const Line* exact_ = nullptr;
  std::span<const ColourSet> cells_, across_;
  Grid* settled_ = nullptr;
  Findings* found_ = nullptr;
  Scratch scratch_;
  std::vector<Place> places_, narrowed_;
  std::vector<std::uint8_t> satisfied_;
  std::vector<Group> groups_;
  std::vector<std::int32_t> owners_;  // the blocks that may cover the group asked for last
  Grid allowed_;                      // the cells with the colours that the clues across have
};

}  // namespace cluewright::colour_nonogram
