#include "nonogram/small/rules.hpp"

#include <algorithm>

namespace cluewright::nonogram {

namespace {

// All arrangements of a line with at most one cell of slack: the spare cell goes before, between or after the blocks, or
// into a block of hidden length.
template <class Word>
std::vector<Word> list_arrangements(const Clue& clue, int cells) {
  const int blocks = int(clue.blocks.size());
  int least = blocks - 1;
  for (const std::int32_t block : clue.blocks) least += block == any_length ? 1 : block;
  std::vector<Word> out;
  const auto arrange = [&](int spare_before, int spare_inside) {
    Word line = 0;
    int place = 0;
    for (int k = 0; k < blocks; ++k) {
      if (k == spare_before) ++place;
      const int length = (clue.blocks[k] == any_length ? 1 : clue.blocks[k]) + (k == spare_inside ? 1 : 0);
      line |= Word(low_bits<Word>(length) << place);
      place += length + 1;
    }
    out.push_back(line);
  };
  if (least == cells) {
    arrange(-1, -1);
    return out;
  }
  for (int k = 0; k <= blocks; ++k) arrange(k, -1);
  for (int k = 0; k < blocks; ++k)
    if (clue.blocks[k] == any_length) arrange(-1, k);
  return out;
}

}  // namespace

template <class Word>
Rules<Word>::Rules(const Problem& problem)
    : width(problem.width), height(problem.height), lines(problem.width + problem.height),
      cells(std::max(problem.width, problem.height)), kernels_(&line_kernels<Word>()),
      width_inverse_((std::uint64_t(1) << 32) / std::uint64_t(problem.width) + 1) {
  for (int line = 0; line < lines; ++line) {
    const Clue& clue = is_row(line) ? problem.rows[line] : problem.columns[line - height];
    pattern[line] = make_pattern<Word>(clue, length(line));
    impossible |= pattern[line].impossible;
    if (pattern[line].tight) tight.push_back({line, list_arrangements<Word>(clue, length(line))});
    if (!pattern[line].hidden) {
      if (is_row(line)) watched_rows |= Word(1) << line;
      else watched_columns |= Word(1) << (line - height);
    }
  }
}

template <class Word>
Board<Word> Rules<Word>::blank_board() const {
  Board<Word> board{};
  for (int line = 0; line < lines; ++line) {
    board.filled[line] = 0;
    board.empty[line] = low_bits<Word>(cells) & ~low_bits<Word>(length(line));
  }
  return board;
}

template <class Word>
bool Rules<Word>::place(const Grid& grid, Board<Word>& board) const {
  Word clash = 0;
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column) {
      const Cell value = grid[std::size_t(row) * width + column];
      const Word f = Word(value >> 1 & 1), e = Word(value & 1);
      board.filled[row] |= f << column, board.empty[row] |= e << column;
      board.filled[height + column] |= f << row, board.empty[height + column] |= e << row;
      clash |= board.filled[row] & board.empty[row];
    }
  return clash == 0;
}

template <class Word>
Grid Rules<Word>::grid(const Board<Word>& board) const {
  Grid grid(static_cast<std::size_t>(cell_count()));
  Cell* out = grid.data();
  for (int row = 0; row < height; ++row) {
    const Word f = board.filled[row], e = board.empty[row];
    for (int column = 0; column < width; ++column) *out++ = Cell(bit_at(f, column) << 1 | bit_at(e, column));
  }
  return grid;
}

template <class Word>
bool Rules<Word>::complete(const Board<Word>& board) const {
  Word known = ~Word(0);
  for (int row = 0; row < height; ++row) known &= board.filled[row] | board.empty[row];
  const Word all = low_bits<Word>(width);
  return (known & all) == all;
}

template <class Word>
int Rules<Word>::unknown_cells(const Board<Word>& board) const {
  int count = 0;
  for (int row = 0; row < height; ++row)
    count += bit_count(Word(~(board.filled[row] | board.empty[row]) & low_bits<Word>(width)));
  return count;
}

template <class Word>
const std::vector<Word>& Rules<Word>::arrangements_of(int line) const {
  return std::find_if(tight.begin(), tight.end(), [line](const TightLine& t) { return t.line == line; })->arrangements;
}

template <class Word>
bool Rules<Word>::arrange_tight(int line, Word filled, Word empty, Word& always_filled, Word& always_empty) const {
  Word always = ~Word(0), ever = 0;
  bool possible = false;
  for (const Word arrangement : arrangements_of(line)) {
    if ((arrangement & empty) || (filled & ~arrangement)) continue;
    possible = true;
    always &= arrangement;
    ever |= arrangement;
  }
  always_filled = always & low_bits<Word>(cells);
  always_empty = ~ever & low_bits<Word>(cells);
  return possible;
}

template <class Word>
std::uint32_t Rules<Word>::feasible_tight(int line, const Word* filled, const Word* empty, int lanes) const {
  std::uint32_t possible = 0;
  for (int lane = 0; lane < lanes; ++lane)
    for (const Word arrangement : arrangements_of(line))
      if (!(arrangement & empty[lane]) && !(filled[lane] & ~arrangement)) {
        possible |= std::uint32_t(1) << lane;
        break;
      }
  return possible;
}

template <class Word>
std::uint32_t Rules<Word>::feasible_tight_after(int line, Word filled, Word empty, const LineHistory<Word>& history, int first_prefix,
                                                int lanes) const {
  Word lane_filled[many_lanes], lane_empty[many_lanes];
  for (int lane = 0; lane < lanes; ++lane) {
    const Word known = history.first(first_prefix + lane);
    lane_filled[lane] = filled | (known & history.filled);
    lane_empty[lane] = empty | (known & ~history.filled);
  }
  return feasible_tight(line, lane_filled, lane_empty, lanes);
}

template struct Rules<std::uint32_t>;
template struct Rules<std::uint64_t>;
template struct Rules<Wide>;

}  // namespace cluewright::nonogram
