// What values of open cells lead to by lines alone, before one of them is decided on. Several tries share the lanes of the kernel, and
// go on where they stood when they are asked for again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nonogram/small/literal.hpp"
#include "nonogram/small/propagation.hpp"

namespace cluewright::nonogram {

template <class Word>
class LookAhead {
 public:
  static constexpr int none = -1;

  // Cells that a line settled.
  struct Settled {
    int line;
    Word filled, empty;
  };

  explicit LookAhead(const Rules<Word>& rules) : rules_(rules), try_of_(std::size_t(rules.cell_count()) * 2, none) {}

  // Tries values on a board at its fixpoint, of which so many cells are known, and writes how many more each of them settles. Ends with
  // the first that is found to be refuted and returns its number, or `none`. The board must have all cells it had in the look before,
  // or else that is to be forgotten first. Adds to the numbers of kernel calls and of lines solved.
  int look(const Board<Word>& board, int known, std::span<const Literal> values, std::uint16_t* gains, std::uint64_t& calls,
           std::uint64_t& lines_solved);
  void forget() { remembers_ = false; }

  // What a value of the last look led to, line by line, some of it before the board knew as much; and the line that refuted it, or
  // `no_line` where one of these contradicts the board.
  std::span<const Settled> settled(int number) const { return tries_[std::size_t(asked_[std::size_t(number)])].settled; }
  int failed_line() const { return failed_line_; }

 private:
  enum Way { across, down };
  struct Try {
    Board<Word> board{};
    Word dirty[2];
    Way way;
    Literal value = 0;
    int number;  // in the last look, or `none`
    int known;
    std::vector<Settled> settled;

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

  void ask_for(std::span<const Literal> values);
  Try& start(const Board<Word>& board, int known, Literal value, int number);
  void note_dirty(Try& of, int line) const;
  void take(Try& from, Taken& taken);
  void write(Try& to, int line, Word certainly_filled, Word certainly_empty) const;
  Try* settle(Taken& taken);

  const Rules<Word>& rules_;
  std::vector<Try> tries_;
  std::vector<int> try_of_;  // of each value; `none` where it has none
  std::vector<int> asked_;   // the try of each number, once it began
  std::vector<int> free_;    // tries nobody asked for
  LineBatch<Word, many_lanes> batch_{};
  bool remembers_ = false;
  int failed_line_ = no_line;
};

}  // namespace cluewright::nonogram
