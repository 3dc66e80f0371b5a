// What values of open cells lead to by lines alone, before one of them is decided on. Several tries share the lanes of the kernel.
#pragma once

#include <cstdint>
#include <span>

#include "nonogram/small/literal.hpp"
#include "nonogram/small/propagation.hpp"

namespace cluewright::nonogram {

template <class Word>
class LookAhead {
 public:
  static constexpr int none = -1;

  explicit LookAhead(const Rules<Word>& rules) : rules_(rules) {}

  // Tries values on a board at its fixpoint, and writes how many cells each of them settles. Returns the number of the first that is
  // refuted, and then says nothing of those after it, or `none`. Adds to the numbers of kernel calls and of lines solved.
  int look(const Board<Word>& board, std::span<const Literal> values, std::uint16_t* gains, std::uint64_t& calls,
           std::uint64_t& lines_solved);

 private:
  struct Try {
    Board<Word> board;
    Dirty<Word> dirty;
    int number;
    std::uint16_t gain;
  };

  void start(Try& started, const Board<Word>& board, Literal value) const;

  const Rules<Word>& rules_;
  Try tries_[many_lanes];
  LineBatch<Word, many_lanes> batch_{};
};

}  // namespace cluewright::nonogram
