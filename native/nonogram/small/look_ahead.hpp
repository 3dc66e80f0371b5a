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

  // Tries values on a board at its fixpoint, and writes how many cells each of them settles. Ends with the first that is found to be
  // refuted and returns its number, or `none`. Adds to the numbers of kernel calls and of lines solved.
  int look(const Board<Word>& board, std::span<const Literal> values, std::uint16_t* gains, std::uint64_t& calls,
           std::uint64_t& lines_solved);

 private:
  enum Way { across, down };
  struct Try {
    Board<Word> board;
    Word dirty[2];
    Way way = across;
    int number;
    std::uint16_t gain;

    // Stays with the lines of one way while there are any. False when nothing is left to do.
    bool turn() {
      if (!dirty[way]) way = way == across ? down : across;
      return bool(dirty[way]);
    }
  };
  // The lines of a kernel call, and whose they are.
  struct Taken {
    int count = 0;
    int line[many_lanes];
    Try* from[many_lanes];
  };

  void start(Try& started, const Board<Word>& board, Literal value, int number) const;
  void take(Try& from, Taken& taken);
  void write(Try& to, int line, Word certainly_filled, Word certainly_empty) const;

  const Rules<Word>& rules_;
  Try tries_[many_lanes];
  LineBatch<Word, many_lanes> batch_{};
};

}  // namespace cluewright::nonogram
