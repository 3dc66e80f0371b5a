// The state of a large board: known cells by row and by column, the windows of all blocks, propagation over changed lines, and a
// trail that undoes everything.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/budget.hpp"
#include "nonogram/line/automaton.hpp"
#include "nonogram/line/windows.hpp"
#include "nonogram/problem.hpp"
#include "nonogram/recording.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram::large {

// How a piece of reasoning ended. `stopped`: the budget is spent and the state is incomplete, not wrong.
enum class Flow : std::uint8_t { consistent, conflict, stopped };

// A cell and its value in one word, as kept on the trail.
class Fact {
 public:
  Fact() = default;
  Fact(std::int32_t row, std::int32_t column, Cell value)
      : bits_(static_cast<std::uint32_t>(row) << 17 | static_cast<std::uint32_t>(column) << 2 | value) {}
  std::int32_t row() const { return static_cast<std::int32_t>(bits_ >> 17); }
  std::int32_t column() const { return static_cast<std::int32_t>(bits_ >> 2 & 0x7fff); }
  Cell value() const { return static_cast<Cell>(bits_ & 3); }
  Fact opposite() const { Fact fact; fact.bits_ = bits_ ^ 3; return fact; }
  friend bool operator==(const Fact&, const Fact&) = default;

 private:
  std::uint32_t bits_ = 0;
};

class LargeBoard {
 public:
  using Word = bits::Word;

  static constexpr std::int32_t longest_side = 32767;  // rows and columns fit 15 bits

  // Keeps a reference to the problem. `recording` may be null.
  LargeBoard(const Problem& problem, Statistics& statistics, Recording* recording);

  // Puts down the cells of a partial board and solves every line once, then to a fixpoint.
  Flow begin(const Grid* start, Budget& budget);

  std::int32_t width() const { return width_; }
  std::int32_t height() const { return height_; }
  Cell at(std::int32_t row, std::int32_t column) const {
    const Line& line = lines_[static_cast<std::size_t>(row)];
    const std::size_t word = line.cells_at + static_cast<std::size_t>(column >> 6);
    const Word filled_bit = cells_[word] >> (column & 63) & 1;
    const Word empty_bit = cells_[word + static_cast<std::size_t>(line.words)] >> (column & 63) & 1;
    return static_cast<Cell>(filled_bit * filled | empty_bit * empty);
  }
  std::size_t cell_index(std::int32_t row, std::int32_t column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(column);
  }
  bool solved() const { return trail_.size() == cell_count_; }
  std::size_t unknown_cells() const { return cell_count_ - trail_.size(); }
  std::uint64_t work() const { return work_; }  // a measure of time that is the same on every machine

  // Unknown cells of a row, 64 from `word` * 64 on.
  Word unknown_in_row(std::int32_t row, std::int32_t word) const {
    const Line& line = lines_[static_cast<std::size_t>(row)];
    const std::size_t at = line.cells_at + static_cast<std::size_t>(word);
    return ~(cells_[at] | cells_[at + static_cast<std::size_t>(line.words)]);
  }

  // Settles an unknown cell; `propagate` draws the consequences. Unless the answer is `consistent`, the only way on is `undo_to`.
  void settle(Fact fact);
  Flow propagate(Budget& budget);
  Flow settle_and_propagate(Fact fact, Budget& budget) { settle(fact); return propagate(budget); }

  struct Mark { std::size_t cells, windows; };
  Mark mark() const { return {trail_.size(), window_trail_.size()}; }
  void undo_to(Mark mark);
  const std::vector<Fact>& trail() const { return trail_; }

  // For steps that settle a good part of the board: a copy of the state takes less memory and time than a trail of all windows. With
  // `trail_windows(false)` narrowed windows are not put on the trail; the way back over such a step is `restore`, never `undo_to`.
  struct Snapshot {
    Mark mark;
    std::vector<Word> cells;
    std::vector<Window> windows;
  };
  Snapshot snapshot() const { return {mark(), cells_, windows_}; }
  void restore(const Snapshot& snapshot);
  void trail_windows(bool on) { trails_windows_ = on; }

  // Tells the watcher, if any, about cells settled since the last report: the first by `stage`, the rest by lines.
  void report(Stage stage);

  Grid grid() const;

  // Blocks of a line and where they may begin.
  struct LineBlocks {
    const std::int16_t* lengths;
    const Window* windows;
    std::int32_t count;
    bool windowed;  // false for lines with hidden numbers: no blocks listed
    bool hidden;    // the clue is hidden
  };
  std::int32_t line_count() const { return height_ + width_; }
  std::int32_t line_length(std::int32_t line) const { return line < height_ ? width_ : height_; }
  LineBlocks line_blocks(std::int32_t line) const;
  LineCells line_cells(std::int32_t line) const;

 private:
  enum class Kind : std::uint8_t { windows, automaton, free };
  struct Line {
    std::size_t cells_at;      // filled words, then as many empty words, in cells_
    std::uint32_t blocks_at;   // in lengths_ and windows_
    std::int32_t blocks;
    std::int32_t words;
    std::int32_t length;
    std::uint8_t bucket_shift;
    Kind kind;
  };
  struct WindowChange { std::uint32_t block; Window before; };

  void set_up_line(const Clue& clue, std::int32_t length);
  const Clue& clue_of(std::int32_t line) const;
  void mark_changed(std::int32_t line, std::int32_t position);
  void forget_changes();
  void report_undone(std::size_t known);
  bool solve_line(std::int32_t line, Word changed);
  bool stands_free(std::int32_t line, std::int32_t block) const;
  bool has_room(std::int32_t line, std::int32_t moved, std::int32_t first_of_both) const;
  std::int32_t solve_near(std::int32_t line, std::int32_t begin, std::int32_t last, std::int32_t low, std::int32_t to);
  bool end_before(std::int32_t line, std::int32_t block);
  bool begin_after(std::int32_t line, std::int32_t block);
  void narrow_window(std::size_t block, Window narrowed);
  bool solve_chain(std::int32_t line, std::int32_t first_block, std::int32_t blocks);
  bool solve_blank(std::int32_t line);
  bool solve_by_automaton(std::int32_t line);
  bool solve_whole(std::int32_t line);
  void settle_word(std::int32_t line, std::int32_t word, Word bits, Cell value);

  const Problem& problem_;
  Statistics& statistics_;
  Recording* recording_;
  std::int32_t width_, height_;
  std::size_t cell_count_;
  std::vector<Line> lines_;  // rows, then columns
  std::vector<Word> cells_;
  std::vector<std::int16_t> lengths_;
  std::vector<Window> windows_;
  std::vector<Word> changed_;       // per line: which of up to 64 equal buckets of cells changed
  std::vector<std::int32_t> queue_; // ring of lines with changes
  std::size_t queue_head_ = 0, queue_size_ = 0;
  std::vector<Fact> trail_;
  std::vector<WindowChange> window_trail_;
  bool trails_windows_ = true;
  std::size_t reported_ = 0;
  std::uint64_t work_ = 0;
  bool possible_ = true;  // every clue fits its line
  LineWindows window_line_;
  LineAutomaton automaton_;
};

}  // namespace cluewright::nonogram::large
