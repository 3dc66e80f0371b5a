// Chains of blocks: what one chain covers has no influence on the rest of its line.
#pragma once

#include <cstdint>

#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::large {

// Blocks whose windows overlap or touch, one after the other, and the cells that they may cover. The cell on either side is empty.
struct Chain {
  std::int32_t first_block = 0, end_block = 0;
  std::int32_t begin = 0, end = 0;
};

// The chain that begins with a block.
inline Chain chain_from(const LargeBoard::LineBlocks& blocks, std::int32_t first) {
  const auto end_of = [&](std::int32_t block) { return blocks.windows[block].last + blocks.lengths[block]; };
  Chain chain{first, first + 1, blocks.windows[first].first, end_of(first)};
  while (chain.end_block < blocks.count && chain.end >= blocks.windows[chain.end_block].first) chain.end = end_of(chain.end_block++);
  return chain;
}

}  // namespace cluewright::nonogram::large
