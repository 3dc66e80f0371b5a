// Exact solving of long lines: each block keeps the window of starts it still has, and only the chain of blocks
// whose windows overlap around a changed cell is solved again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/line/bits.hpp"

namespace cluewright::nonogram {

// First and last supported start of a block.
struct Window {
  std::int16_t first;
  std::int16_t last;
  friend bool operator==(const Window&, const Window&) = default;
};

// The known cells of one line as two bit sets of `words_for(cells)` words each. Beyond the last cell every bit is empty.
struct LineCells {
  const bits::Word* filled;
  const bits::Word* empty;

  // One spare bit for the border and two spare words for shifted reads.
  static std::size_t words_for(std::int32_t cells) { return static_cast<std::size_t>(cells) / 64 + 3; }
};

// Consecutive blocks of one line, at least one. The cells only they can fill go from the first window's first start to the
// last window's last end; the cells on both sides are empty or the border.
struct BlockChain {
  const std::int16_t* lengths;
  const Window* windows;
  std::int32_t blocks;

  std::int32_t begin() const { return windows[0].first; }
  std::int32_t end() const { return windows[blocks - 1].last + lengths[blocks - 1]; }
};

// Scratch memory and results of one chain solved. One per thread.
class LineWindows {
 public:
  using Word = bits::Word;

  // Makes room for a line of `cells` cells with `blocks` blocks and that much freedom to move.
  void reserve(std::int32_t cells, std::int32_t blocks, std::int32_t slack);

  // Finds every arrangement's common cells. False when no arrangement exists. Afterwards the results below hold.
  bool solve(const LineCells& line, const BlockChain& chain);

  // Newly forced cells in words first_word()..last_word() of the line.
  std::int32_t first_word() const { return first_word_; }
  std::int32_t last_word() const { return last_word_; }
  Word forced_filled(std::int32_t word) const { return may_empty_[static_cast<std::size_t>(word)]; }
  Word forced_empty(std::int32_t word) const { return may_fill_[static_cast<std::size_t>(word)]; }
  const Window* windows() const { return narrowed_.data(); }

 private:
  struct Span {         // a bit set inside the arena
    std::size_t at;     // index of the word `first`; the words before and after the set are zero
    std::int32_t first;
    std::int32_t last;
  };

  static bool is_narrow(const BlockChain& chain);
  bool solve_narrow(const LineCells& line, const BlockChain& chain);
  bool solve_wide(const LineCells& line, const BlockChain& chain);
  bool walk_right(const LineCells& line, const BlockChain& chain);
  bool walk_left(const LineCells& line, const BlockChain& chain);
  Span allot(std::int32_t first_bit, std::int32_t last_bit);
  void fitting_starts(const LineCells& line, std::int32_t length, Window window, const Span& starts);
  void cover(std::int32_t first, std::int32_t last);
  bool note_supported(std::int32_t block, const Span& starts, std::int32_t length);
  void conclude(const LineCells& line, const BlockChain& chain);

  std::vector<Word> arena_;
  std::size_t arena_used_ = 0;
  std::vector<Word> open_;         // scratch of fitting_starts
  std::vector<Word> may_fill_;     // by word of the line; turned into the forced cells at the end
  std::vector<Word> may_empty_;
  std::vector<Span> starts_;       // per block: starts reachable from the left, later the supported ones
  std::vector<Span> gaps_;         // per block: empty cells reachable after it
  std::vector<Word> near_starts_;  // the same for narrow chains, one word each, relative to the window
  std::vector<Word> near_gaps_;
  std::vector<Window> narrowed_;
  std::int32_t covered_first_ = 0, covered_last_ = -1;  // not yet in may_fill_
  std::int32_t first_word_ = 0;
  std::int32_t last_word_ = 0;
};

}  // namespace cluewright::nonogram
