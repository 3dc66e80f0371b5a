// A part of the unknown cells of a large board as a small puzzle of its own, for the engines that learn.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::large {

// The smallest rectangle that holds every chain of blocks the part depends on. Inside it, each line has the blocks of those chains
// and, where other chains pass, the blocks that their cells show; cells of other parts count as empty on both of their lines.
struct Cutout {
  std::int32_t top = 0, left = 0;
  Problem problem;
  Grid start;  // unknown where the cells of the part are

  std::size_t index_of(Fact cell) const {
    return static_cast<std::size_t>(cell.row() - top) * static_cast<std::size_t>(problem.width) + static_cast<std::size_t>(cell.column() - left);
  }
};

// Nothing when a side of the rectangle would be longer than `longest_side`. `part` is one of the board's independent parts.
std::optional<Cutout> cut_out(const Problem& problem, const LargeBoard& board, const std::vector<Fact>& part, std::int32_t longest_side);

}  // namespace cluewright::nonogram::large
