// Every way to lay out a clue in a line, leftmost first, one at a time.
#pragma once

#include <cstddef>
#include <vector>

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// Calls `visit(line)` for each arrangement of `clue` that agrees with the `known` cells, until it returns true.
// `line` is scratch and holds the arrangement during the call. Tells whether `visit` asked to stop.
class Arrangements {
 public:
  Arrangements(const Clue& clue, const Cell* known, std::size_t length)
      : clue_(clue), known_(known), length_(length), needed_(clue.blocks.size() + 1, 0), line_(length, empty) {
    for (std::size_t i = clue.blocks.size(); i-- > 0;)
      needed_[i] = needed_[i + 1] + shortest(i) + (i + 1 < clue.blocks.size() ? 1 : 0);
  }

  template <typename Visit>
  bool each(Visit&& visit) {
    return clue_.hidden ? free_cell(0, visit) : place(0, 0, visit);
  }

 private:
  std::size_t shortest(std::size_t block) const {
    return clue_.blocks[block] == any_length ? 1 : static_cast<std::size_t>(clue_.blocks[block]);
  }

  template <typename Visit>
  bool place(std::size_t block, std::size_t from, Visit& visit) {
    if (block == clue_.blocks.size()) {
      for (std::size_t i = from; i < length_; ++i)
        if (known_[i] == filled) return false;
      return visit(line_);
    }
    for (std::size_t start = from; start + needed_[block] <= length_; ++start) {
      if (lay(block, start, visit)) return true;
      if (known_[start] == filled) return false;  // the block must not start beyond a filled cell
    }
    return false;
  }

  // Tries the lengths the block may have at `start`: one, or each up to the next empty cell when it is hidden.
  template <typename Visit>
  bool lay(std::size_t block, std::size_t start, Visit& visit) {
    const auto longest = length_ - start - (needed_[block] - shortest(block));
    std::size_t end = start;
    bool stop = false;
    while (!stop && end < start + longest && known_[end] != empty) {
      line_[end++] = filled;
      const auto run = end - start;
      if (run < shortest(block)) continue;
      if (end == length_ || known_[end] != filled) stop = place(block + 1, end < length_ ? end + 1 : end, visit);
      if (clue_.blocks[block] != any_length) break;
    }
    if (!stop)
      while (end > start) line_[--end] = empty;
    return stop;
  }

  template <typename Visit>
  bool free_cell(std::size_t i, Visit& visit) {
    if (i == length_) return visit(line_);
    for (const Cell value : {filled, empty}) {
      if (known_[i] != unknown && known_[i] != value) continue;
      line_[i] = value;
      if (free_cell(i + 1, visit)) return true;
    }
    return false;
  }

  const Clue& clue_;
  const Cell* known_;
  std::size_t length_;
  std::vector<std::size_t> needed_;  // cells that the blocks from here on take at least
  std::vector<Cell> line_;
};

}  // namespace cluewright::nonogram
