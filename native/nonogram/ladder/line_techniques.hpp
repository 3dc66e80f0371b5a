// What a person finds on one line, technique by technique.
//
// Every technique is sound: it settles only what is the same in all arrangements that agree with the line. The last of
// them, line analysis, settles all of that, so together they reach exactly what `LineSolver::settle` does.
#pragma once

#include <span>
#include <vector>

#include "nonogram/ladder/findings.hpp"
#include "nonogram/line/settle.hpp"

namespace cluewright::nonogram {

// Cells from `begin` up to but not including `end`.
struct Run {
  std::int32_t begin, end;
  std::int32_t size() const { return end - begin; }
};

// Keeps its memory from call to call; one thread at a time uses it.
class LineTechniques {
 public:
  enum class Extent : std::uint8_t { simplest, everything };

  // Replaces `found` by what the techniques find: all of them, the simplest first, or the simplest that finds anything. False
  // when no arrangement agrees.
  bool find(const Clue& clue, std::span<const Cell> cells, Findings& found, Extent extent);

 private:
  struct Open;  // a technique's finding while it is being put together

  void look_around();
  void find_places();
  void push_blocks();
  bool all_stand() const;
  void fix(std::int32_t block, Run group);
  std::int32_t count() const { return static_cast<std::int32_t>(clue_->blocks.size()); }
  std::int32_t length() const { return static_cast<std::int32_t>(cells_.size()); }
  std::int32_t number(std::int32_t block) const { return clue_->blocks[static_cast<std::size_t>(block)]; }
  const BlockRange& place(std::int32_t block) const { return places_[static_cast<std::size_t>(block)]; }
  Cell cell(std::int32_t i) const { return cells_[static_cast<std::size_t>(i)]; }
  bool satisfied(std::int32_t block) const { return satisfied_[static_cast<std::size_t>(block)] != 0; }
  Run gap_around(std::int32_t i) const;
  void list_owners(Run group);

  void complete_line();
  void finished_line();
  void satisfied_clue();
  void only_gap();
  void edge_fill();
  void overlap();
  void glue();
  void mercury();
  void edge(Rung rung, bool mirrored);
  void small_gap();
  void unreachable();
  void forced_gap();
  void joining();
  void splitting();
  void owners();
  void line_analysis();

  LineSolver solver_;
  const Clue* clue_ = nullptr;
  std::span<const Cell> cells_;
  Findings* found_ = nullptr;
  std::vector<BlockRange> places_;
  std::vector<std::uint8_t> satisfied_;
  std::vector<Run> groups_, gaps_;
  std::vector<std::int32_t> owners_;  // the blocks that may cover the group asked for last
  std::vector<Cell> settled_;
};

}  // namespace cluewright::nonogram
