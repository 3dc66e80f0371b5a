// Every way to lay out a clue in a line, leftmost first, one at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// The arrangements of a clue that agree with known cells, in order: a block as far left as it goes, a hidden one as short
// as it goes, then the blocks behind it; of a line without a clue each cell filled before empty. It keeps what can still
// follow behind each cell, so that no time goes into beginnings that cannot be completed, and nothing between two calls,
// so that a search may be in thousands of lines at once.
class Arrangements {
 public:
  // Looks at a line; the cells stay where they are and must not change while it is used.
  void look_at(const Clue& clue, const Cell* known, std::size_t length) {
    clue_ = &clue, known_ = known, length_ = length, blocks_ = clue.blocks.size();
    if (!clue.hidden) find_what_follows();
  }

  // Writes the first arrangement; false when there is none.
  bool first(Cell* line) const {
    if (clue_->hidden) {
      for (std::size_t i = 0; i < length_; ++i) line[i] = known_[i] == unknown ? filled : known_[i];
      return true;
    }
    if (!follows(0, 0)) return false;
    lay(0, 0, line);
    return true;
  }

  // Changes an arrangement to the next one; false when it was the last.
  bool next(Cell* line) {
    if (clue_->hidden) return next_free(line);
    starts_.clear();
    for (std::size_t i = 0; i < length_; ++i)
      if (line[i] == filled && (i == 0 || line[i - 1] != filled)) starts_.push_back(i);
    for (std::size_t block = blocks_; block-- > 0;) {
      const std::size_t start = starts_[block];
      std::size_t end = start;
      while (end < length_ && line[end] == filled) ++end;
      if (clue_->blocks[block] == any_length)
        for (++end; end <= length_ && known_[end - 1] != empty; ++end)
          if (ends(block, end)) return put(block, start, end, line);
      for (std::size_t at = start + 1; at < length_ && known_[at - 1] != filled; ++at)
        if (begins(block, at)) return put(block, at, end_of(block, at), line);
    }
    return false;
  }

 private:
  // Whether the blocks from `block` on can lie in the cells from `from` on, the cell before being empty.
  bool follows(std::size_t block, std::size_t from) const { return follows_[block * (length_ + 2) + from] != 0; }

  // Whether `block` can end before cell `end`.
  bool ends(std::size_t block, std::size_t end) const {
    return end == length_ ? block + 1 == blocks_ : known_[end] != filled && follows(block + 1, end + 1);
  }

  // Whether `block` can begin with cell `start`, and the others follow.
  bool begins(std::size_t block, std::size_t start) const {
    if (clue_->blocks[block] == any_length) return within_[block * (length_ + 1) + start] != 0;
    const std::size_t end = start + static_cast<std::size_t>(clue_->blocks[block]);
    return end <= length_ && empties_[end] == empties_[start] && ends(block, end);
  }

  // The first end of a block that begins there.
  std::size_t end_of(std::size_t block, std::size_t start) const {
    if (clue_->blocks[block] != any_length) return start + static_cast<std::size_t>(clue_->blocks[block]);
    std::size_t end = start + 1;
    while (!ends(block, end)) ++end;
    return end;
  }

  void find_what_follows() {
    empties_.assign(length_ + 1, 0);
    for (std::size_t i = 0; i < length_; ++i) empties_[i + 1] = empties_[i] + (known_[i] == empty);
    follows_.assign((blocks_ + 1) * (length_ + 2), 0);
    within_.assign(blocks_ * (length_ + 1), 0);
    std::uint8_t* const none = &follows_[blocks_ * (length_ + 2)];
    none[length_ + 1] = none[length_] = 1;
    for (std::size_t i = length_; i-- > 0;) none[i] = none[i + 1] && known_[i] != filled;
    for (std::size_t block = blocks_; block-- > 0;)
      for (std::size_t i = length_; i-- > 0;) {
        // A hidden block that has come to cell i ends behind it or continues.
        if (clue_->blocks[block] == any_length)
          within_[block * (length_ + 1) + i] =
              known_[i] != empty && (ends(block, i + 1) || within_[block * (length_ + 1) + i + 1]);
        follows_[block * (length_ + 2) + i] = begins(block, i) || (known_[i] != filled && follows(block, i + 1));
      }
  }

  // Lays the blocks from `block` on as far left as they go.
  void lay(std::size_t block, std::size_t from, Cell* line) const {
    for (std::size_t i = from; i < length_; ++i) line[i] = empty;
    for (; block < blocks_; ++block) {
      while (!begins(block, from)) ++from;
      const std::size_t end = end_of(block, from);
      for (; from < end; ++from) line[from] = filled;
      ++from;
    }
  }

  bool put(std::size_t block, std::size_t start, std::size_t end, Cell* line) const {
    for (std::size_t i = starts_[block]; i < start; ++i) line[i] = empty;
    for (std::size_t i = start; i < end; ++i) line[i] = filled;
    if (end < length_) line[end] = empty;
    if (end + 1 < length_) lay(block + 1, end + 1, line);
    return true;
  }

  bool next_free(Cell* line) const {
    for (std::size_t i = length_; i-- > 0;) {
      if (known_[i] != unknown) continue;
      if (line[i] == filled) return line[i] = empty, true;
      line[i] = filled;
    }
    return false;
  }

  const Clue* clue_ = nullptr;
  const Cell* known_ = nullptr;
  std::size_t length_ = 0, blocks_ = 0;
  std::vector<std::uint8_t> follows_, within_;
  std::vector<std::size_t> empties_;  // before each cell
  std::vector<std::size_t> starts_;
};

}  // namespace cluewright::nonogram
