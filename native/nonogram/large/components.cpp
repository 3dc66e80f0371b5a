#include "nonogram/large/components.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "nonogram/large/chains.hpp"

namespace cluewright::nonogram::large {

using namespace bits;

namespace {

class Groups {
 public:
  explicit Groups(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0u); }
  std::uint32_t find(std::uint32_t item) {
    while (parent_[item] != item) item = parent_[item] = parent_[parent_[item]];
    return item;
  }
  void join(std::uint32_t a, std::uint32_t b) { parent_[find(a)] = find(b); }

 private:
  std::vector<std::uint32_t> parent_;
};

}  // namespace

std::vector<std::vector<Fact>> independent_parts(const LargeBoard& board) {
  const std::uint32_t width = static_cast<std::uint32_t>(board.width()), height = static_cast<std::uint32_t>(board.height());
  Groups groups(std::size_t{width} * height);
  for (std::int32_t line = 0; line < board.line_count(); ++line) {
    const LargeBoard::LineBlocks blocks = board.line_blocks(line);
    if (blocks.hidden) continue;  // does not constrain its cells
    const LineCells cells = board.line_cells(line);
    const bool is_row = line < board.height();
    const std::uint32_t own = static_cast<std::uint32_t>(is_row ? line : line - board.height());
    const std::int32_t length = board.line_length(line);
    Chain chain;  // cells before its end belong to it
    if (!blocks.windowed) chain.end = length;
    std::int64_t previous = -1;
    for (std::int32_t word = 0; word <= index_of(length - 1); ++word) {
      for (Word open = ~(cells.filled[word] | cells.empty[word]); open; open &= open - 1) {
        const std::int32_t at = word * 64 + lowest(open);
        while (at >= chain.end && chain.end_block < blocks.count) {
          previous = -1;
          chain = chain_from(blocks, chain.end_block);
        }
        const std::uint32_t across = static_cast<std::uint32_t>(at);
        const std::uint32_t cell = is_row ? own * width + across : across * width + own;
        if (previous >= 0) groups.join(static_cast<std::uint32_t>(previous), cell);
        previous = cell;
      }
    }
  }

  std::vector<std::vector<Fact>> parts;
  std::vector<std::uint32_t> part_of(std::size_t{width} * height, 0);
  for (std::uint32_t row = 0; row < height; ++row)
    for (std::int32_t word = 0; word <= index_of(board.width() - 1); ++word)
      for (Word open = board.unknown_in_row(static_cast<std::int32_t>(row), word); open; open &= open - 1) {
        const std::uint32_t column = static_cast<std::uint32_t>(word * 64 + lowest(open));
        std::uint32_t& part = part_of[groups.find(row * width + column)];
        if (part == 0) {
          parts.emplace_back();
          part = static_cast<std::uint32_t>(parts.size());
        }
        parts[part - 1].emplace_back(static_cast<std::int32_t>(row), static_cast<std::int32_t>(column), unknown);
      }
  std::stable_sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  return parts;
}

}  // namespace cluewright::nonogram::large
