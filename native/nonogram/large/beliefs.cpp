#include "nonogram/large/beliefs.hpp"

#include <algorithm>
#include <cmath>

namespace cluewright::nonogram::large {

using namespace bits;

namespace {

constexpr double least_odds = 0.001, most_odds = 1000;

bool is_member(const Word* set, std::int32_t cell) { return set[cell >> 6] >> (cell & 63) & 1; }

}  // namespace

LargeBeliefs::LargeBeliefs(const LargeBoard& board)
    : board_(board),
      width_(static_cast<std::size_t>(board.width())),
      from_rows_(new float[width_ * static_cast<std::size_t>(board.height())]),
      from_columns_(new float[width_ * static_cast<std::size_t>(board.height())]) {
  const std::size_t longest = static_cast<std::size_t>(std::max(board.width(), board.height())) + 2;
  incoming_.resize(longest);
  inverse_.resize(longest);
  weight_.resize(longest);
  reach_.resize(longest);
  suffix_.resize(longest);
  change_.resize(longest);
}

bool LargeBeliefs::reset(double noise, std::uint64_t seed, Budget& budget) {
  std::uint64_t state = seed * 2 + 1;
  for (float* messages : {from_rows_.get(), from_columns_.get()})
    for (std::int32_t row = 0; row < board_.height(); ++row) {
      if (budget.spent()) return false;
      for (std::size_t column = 0; column < width_; ++column) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        const double share = static_cast<double>(state >> 40) / static_cast<double>(1 << 24);
        *messages++ = static_cast<float>(1 + noise * (share - 0.5));
      }
    }
  return true;
}

bool LargeBeliefs::round(Budget& budget) {
  for (std::int32_t line = 0; line < board_.line_count(); ++line) {
    if (budget.spent()) return false;
    line_round(line);
  }
  return true;
}

void LargeBeliefs::line_round(std::int32_t line) {
  const LargeBoard::LineBlocks blocks = board_.line_blocks(line);
  if (!blocks.windowed) return;  // lines with hidden numbers stay neutral
  const LineCells cells = board_.line_cells(line);
  const std::int32_t length = board_.line_length(line);
  const bool is_row = line < board_.height();
  const std::size_t first = is_row ? static_cast<std::size_t>(line) * width_ : static_cast<std::size_t>(line - board_.height());
  const std::size_t step = is_row ? 1 : width_;
  const float* in = is_row ? from_columns_.get() : from_rows_.get();
  float* out = is_row ? from_rows_.get() : from_columns_.get();

  bool any = false;
  for (std::int32_t cell = 0; cell < length; ++cell) {
    const std::size_t at = static_cast<std::size_t>(cell);
    const bool known = is_member(cells.filled, cell) || is_member(cells.empty, cell);
    incoming_[at] = known ? 1.0 : static_cast<double>(in[first + at * step]);
    inverse_[at] = known ? 1.0 : 1.0 / incoming_[at];
    change_[at] = 0;
    any |= !known;
  }
  if (!any) return;
  incoming_[static_cast<std::size_t>(length)] = inverse_[static_cast<std::size_t>(length)] = 1;
  for (std::int32_t block = 0; block < blocks.count;) {
    std::int32_t end = block + 1;
    while (end < blocks.count && blocks.windows[end - 1].last + blocks.lengths[end - 1] >= blocks.windows[end].first) ++end;
    const bool movable = end > block + 1 || blocks.windows[block].first != blocks.windows[block].last;
    if (movable && chain_round(cells, blocks.lengths + block, blocks.windows + block, end - block)) {
      double probability = 0;
      const std::int32_t chain_end = blocks.windows[end - 1].last + blocks.lengths[end - 1];
      for (std::int32_t cell = blocks.windows[block].first; cell < chain_end; ++cell) {
        const std::size_t at = static_cast<std::size_t>(cell);
        probability += change_[at];
        if (is_member(cells.filled, cell) || is_member(cells.empty, cell)) continue;
        const double inside = std::clamp(probability, 1e-9, 1 - 1e-9);
        out[first + at * step] = static_cast<float>(std::clamp(inside / (1 - inside) * inverse_[at], least_odds, most_odds));
      }
    }
    block = end;
  }
}

// The product of the odds under the block, for each start; zero where an empty cell is in the way.
void LargeBeliefs::block_weights(const LineCells& cells, std::int32_t length, Window window) {
  double product = 1;
  std::int32_t last_empty = -1;
  for (std::int32_t cell = window.first; cell < window.first + length; ++cell) {
    product *= incoming_[static_cast<std::size_t>(cell)];
    if (is_member(cells.empty, cell)) last_empty = cell;
  }
  if (!(product > 1e-100)) product = 1e-100;
  if (product > 1e100) product = 1e100;
  for (std::int32_t start = window.first; start <= window.last; ++start) {
    const std::int32_t end = start + length;
    const bool fits = last_empty < start && !is_member(cells.filled, end) && !(start > 0 && is_member(cells.filled, start - 1));
    weight_[static_cast<std::size_t>(start - window.first)] = fits ? product : 0;
    if (is_member(cells.empty, end)) last_empty = end;
    product *= incoming_[static_cast<std::size_t>(end)] * inverse_[static_cast<std::size_t>(start)];
    // Long blocks under one-sided messages would leave the range of numbers; such unlikely values need not be exact.
    product = std::clamp(product, 1e-150, 1e150);
  }
}

bool LargeBeliefs::chain_round(const LineCells& cells, const std::int16_t* lengths, const Window* windows, std::int32_t blocks) {
  block_at_.resize(static_cast<std::size_t>(blocks) + 1);
  std::size_t total = 0;
  for (std::int32_t block = 0; block < blocks; ++block) {
    block_at_[static_cast<std::size_t>(block)] = total;
    total += static_cast<std::size_t>(windows[block].last - windows[block].first) + 1;
  }
  block_at_[static_cast<std::size_t>(blocks)] = total;
  work_ += total / 8;
  if (prefix_.size() < 2 * total) prefix_.resize(2 * total);
  double* prefix = prefix_.data();
  double* weights = prefix_.data() + total;

  const std::int32_t chain_begin = windows[0].first, chain_end = windows[blocks - 1].last + lengths[blocks - 1];
  // reach_[c]: the weight of cells before c with all earlier blocks, the cell before c being empty.
  {
    double open = 1;
    for (std::int32_t cell = chain_begin; cell <= windows[0].last; ++cell) {
      reach_[static_cast<std::size_t>(cell)] = open;
      if (is_member(cells.filled, cell)) open = 0;
    }
  }
  for (std::int32_t block = 0; block < blocks; ++block) {
    const Window window = windows[block];
    const std::int32_t length = lengths[block];
    const std::size_t at = block_at_[static_cast<std::size_t>(block)];
    const std::int32_t count = window.last - window.first + 1;
    block_weights(cells, length, window);
    double sum = 0;
    for (std::int32_t start = 0; start < count; ++start) {
      weights[at + static_cast<std::size_t>(start)] = weight_[static_cast<std::size_t>(start)];
      const double value = weight_[static_cast<std::size_t>(start)] * reach_[static_cast<std::size_t>(window.first + start)];
      prefix[at + static_cast<std::size_t>(start)] = value;
      sum += value;
    }
    if (!(sum > 0) || !std::isfinite(sum)) return false;
    const double scale = 1 / sum;
    for (std::int32_t start = 0; start < count; ++start) prefix[at + static_cast<std::size_t>(start)] *= scale;
    if (block + 1 == blocks) break;
    double open = 0;
    for (std::int32_t cell = window.first + length; cell < windows[block + 1].last; ++cell) {
      const std::int32_t start = cell - length - window.first;
      if (start < count) open += prefix[at + static_cast<std::size_t>(start)];
      if (is_member(cells.filled, cell)) open = 0;
      reach_[static_cast<std::size_t>(cell) + 1] = open;
    }
  }

  // suffix_[c]: the weight of cells from c on with all later blocks, cell c being empty (or the end of the chain).
  {
    double open = 1;
    const std::int32_t first_end = windows[blocks - 1].first + lengths[blocks - 1];
    for (std::int32_t cell = chain_end; cell >= first_end; --cell) {
      if (cell < chain_end && is_member(cells.filled, cell)) open = 0;
      suffix_[static_cast<std::size_t>(cell)] = open;
    }
  }
  for (std::int32_t block = blocks - 1; block >= 0; --block) {
    const Window window = windows[block];
    const std::int32_t length = lengths[block];
    const std::size_t at = block_at_[static_cast<std::size_t>(block)];
    const std::int32_t count = window.last - window.first + 1;
    double sum = 0, onward = 0;
    for (std::int32_t start = 0; start < count; ++start) {
      const double after = suffix_[static_cast<std::size_t>(window.first + start + length)];
      sum += prefix[at + static_cast<std::size_t>(start)] *= after;
      onward += weights[at + static_cast<std::size_t>(start)] *= after;
    }
    if (!(sum > 0) || !(onward > 0) || !std::isfinite(onward)) return false;
    const double share = 1 / sum, scale = 1 / onward;
    for (std::int32_t start = 0; start < count; ++start) {
      const double probability = prefix[at + static_cast<std::size_t>(start)] * share;
      change_[static_cast<std::size_t>(window.first + start)] += probability;
      change_[static_cast<std::size_t>(window.first + start + length)] -= probability;
    }
    if (block == 0) break;
    double open = 0;
    const std::int32_t previous_end = windows[block - 1].first + lengths[block - 1];
    for (std::int32_t cell = window.last - 1; cell >= previous_end; --cell) {
      const std::int32_t start = cell + 1 - window.first;
      if (start >= 0) open += weights[at + static_cast<std::size_t>(start)] * scale;
      if (is_member(cells.filled, cell)) open = 0;
      suffix_[static_cast<std::size_t>(cell)] = open;
    }
  }
  return true;
}

}  // namespace cluewright::nonogram::large
