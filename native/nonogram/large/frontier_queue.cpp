#include "nonogram/large/frontier_queue.hpp"

#include <algorithm>

namespace cluewright::nonogram::large {

using namespace bits;

FrontierQueue::FrontierQueue(const LargeBoard& board)
    : board_(board), waiting_(static_cast<std::size_t>(board.width()) * static_cast<std::size_t>(board.height())) {}

void FrontierQueue::forget_undone() { seen_ = std::min(seen_, board_.trail().size()); }

void FrontierQueue::restrict_to(const std::vector<Fact>* part) {
  if (part_)
    for (const Fact cell : *part_) in_part_[board_.cell_index(cell.row(), cell.column())] = false;
  part_ = part;
  if (!part_) return;
  in_part_.resize(waiting_.size());
  for (const Fact cell : *part_) in_part_[board_.cell_index(cell.row(), cell.column())] = true;
}

// Whether the cell is on the board and unknown.
bool FrontierQueue::is_open(std::int32_t row, std::int32_t column) const {
  return row >= 0 && column >= 0 && row < board_.height() && column < board_.width() && board_.at(row, column) == unknown;
}

void FrontierQueue::clear() {
  for (const std::uint32_t cell : queue_) waiting_[cell] = false;
  queue_.clear();
}

void FrontierQueue::push(std::int32_t row, std::int32_t column) {
  const std::size_t cell = board_.cell_index(row, column);
  if (waiting_[cell] || (part_ && !in_part_[cell])) return;
  waiting_[cell] = true;
  queue_.push_back(static_cast<std::uint32_t>(cell));
}

void FrontierQueue::push_neighbours() {
  const std::vector<Fact>& trail = board_.trail();
  for (; seen_ < trail.size(); ++seen_) {
    const std::int32_t row = trail[seen_].row(), column = trail[seen_].column();
    if (is_open(row - 1, column)) push(row - 1, column);
    if (is_open(row, column - 1)) push(row, column - 1);
    if (is_open(row + 1, column)) push(row + 1, column);
    if (is_open(row, column + 1)) push(row, column + 1);
  }
}

// Unknown cells next to a known one or the border, 64 at a time.
void FrontierQueue::push_all() {
  seen_ = board_.trail().size();
  if (part_) {
    for (const Fact cell : *part_) {
      const std::int32_t row = cell.row(), column = cell.column();
      const bool inner = is_open(row - 1, column) && is_open(row, column - 1) && is_open(row + 1, column) && is_open(row, column + 1);
      if (!inner && is_open(row, column)) push(row, column);
    }
    return;
  }
  const std::int32_t last_word = index_of(board_.width() - 1), last_row = board_.height() - 1;
  for (std::int32_t row = 0; row <= last_row; ++row) {
    for (std::int32_t word = 0; word <= last_word; ++word) {
      const Word open = board_.unknown_in_row(row, word);
      if (!open) continue;
      const Word left = open << 1 | (word > 0 ? board_.unknown_in_row(row, word - 1) >> 63 : 0);
      const Word right = open >> 1 | (word < last_word ? board_.unknown_in_row(row, word + 1) << 63 : 0);
      const Word above = row > 0 ? board_.unknown_in_row(row - 1, word) : 0;
      const Word below = row < last_row ? board_.unknown_in_row(row + 1, word) : 0;
      for (Word edge = open & ~(left & right & above & below); edge; edge &= edge - 1) push(row, word * 64 + lowest(edge));
    }
  }
}

bool FrontierQueue::next(std::int32_t& row, std::int32_t& column) {
  while (!queue_.empty()) {
    const std::uint32_t cell = queue_.front();
    queue_.pop_front();
    waiting_[cell] = false;
    row = static_cast<std::int32_t>(cell / static_cast<std::uint32_t>(board_.width()));
    column = static_cast<std::int32_t>(cell % static_cast<std::uint32_t>(board_.width()));
    if (board_.at(row, column) == unknown) return true;
  }
  return false;
}

}  // namespace cluewright::nonogram::large
