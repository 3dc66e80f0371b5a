#include "colour_nonogram/search/short_board.hpp"

#include <algorithm>
#include <cstddef>

namespace cluewright::colour_nonogram {

ShortBoard::ShortBoard(const Rules& rules, const Grid* start) : rules_(rules), stride_(std::size_t(rules.colours) + 1) {
  rows_.line = std::span(rules.line).first(std::size_t(rules.height));
  columns_.line = std::span(rules.line).subspan(std::size_t(rules.height));
  open_planes(rows_, columns_);
  open_planes(columns_, rows_);
  if (start) keep(*start);
}

// A line's cell may have a colour that the clue has, and that across.
void ShortBoard::open_planes(Side& side, const Side& across) const {
  Cells with[most_colours + 1] = {};
  for (std::size_t i = 0; i < across.line.size(); ++i)
    for_each_colour(across.line[i].colours(), [&](int colour) { with[colour] |= one_cell(int(i)); });
  side.planes.assign(side.line.size() * stride_, 0);
  for (std::size_t i = 0; i < side.line.size(); ++i) {
    for_each_colour(side.line[i].colours(), [&](int colour) { side.planes[i * stride_ + std::size_t(colour)] = with[colour]; });
    if (!side.line[i].hidden()) side.clued |= one_cell(int(i));
  }
  side.waiting = side.clued;
}

void ShortBoard::keep(const Grid& start) {
  for (int row = 0; row < rules_.height; ++row)
    for (int column = 0; column < rules_.width; ++column)
      for_each_colour(ColourSet(all_of(rules_.colours) & ~start[std::size_t(rules_.cell(row, column))]), [&](int colour) {
        planes_of(rows_, row)[colour] &= ~one_cell(column);
        planes_of(columns_, column)[colour] &= ~one_cell(row);
      });
}

namespace {

// Turns rows of bits into columns: a square of `side` words, a power of two (Hacker's Delight, 7-3).
void transpose(Cells* square, int side) {
  Cells mask = first_cells(side / 2);
  for (int half = side / 2; half; half /= 2, mask ^= mask << half)
    for (int begin = 0; begin < side; begin += 2 * half)
      for (int i = begin; i < begin + half; ++i) {
        const Cells swapped = (square[i] >> half ^ square[i + half]) & mask;
        square[i] ^= swapped << half;
        square[i + half] ^= swapped;
      }
}

}  // namespace

// Takes what a line lost out of the lines across.
inline void ShortBoard::take_out(int number, int colour, Cells lost, Side& across) const {
  Cells* const plane = across.planes.data() + colour;
  for_each_cell(lost, [&](int place) { plane[std::size_t(place) * stride_] &= ~one_cell(number); });
}

// Settles the lines of a side that wait, which takes a few microseconds.
Settled ShortBoard::sweep(Side& side, Side& across, Budget& budget, std::uint64_t& lines_solved) {
  if (budget.spent()) return Settled::stopped;
  // What many lines lose is turned round at once, colour by colour.
  const bool at_once = side.line.size() > few_lines && side.waiting == side.clued;
  const int square = at_once ? int(std::bit_ceil(std::max(side.line.size(), across.line.size()))) : 0;
  if (at_once) lost_.assign(stride_ * std::size_t(square), 0);
  Cells left[most_colours + 1];
  for (Cells waiting = side.waiting; waiting; waiting &= waiting - 1) {
    ++lines_solved;
    const int number = std::countr_zero(waiting);
    const ShortLine& line = side.line[std::size_t(number)].short_line();
    Cells* const planes = planes_of(side, number);
    if (!line.settle(planes, left)) return Settled::failed;
    for_each_colour(line.colours(), [&](int colour) {
      const Cells lost = planes[colour] & ~left[colour];
      if (lost == 0) return;
      planes[colour] = left[colour];
      across.waiting |= lost & across.clued;
      if (at_once) lost_[std::size_t(colour * square + number)] = lost;
      else take_out(number, colour, lost, across);
    });
  }
  side.waiting = 0;
  for (int colour = 0; at_once && colour < int(stride_); ++colour) {
    Cells* const lost = lost_.data() + colour * square;
    transpose(lost, square);
    for (int i = 0; i < int(across.line.size()); ++i) planes_of(across, i)[colour] &= ~lost[i];
  }
  return Settled::all;
}

Settled ShortBoard::settle(Budget& budget, std::uint64_t& lines_solved) {
  Settled settled = Settled::all;
  while (settled == Settled::all && (rows_.waiting | columns_.waiting)) {
    settled = sweep(rows_, columns_, budget, lines_solved);
    if (settled == Settled::all) settled = sweep(columns_, rows_, budget, lines_solved);
  }
  return settled;
}

bool ShortBoard::complete() const {
  for (int row = 0; row < rules_.height; ++row) {
    const Cells* const planes = planes_of(rows_, row);
    Cells any = 0, several = 0;
    for (std::size_t colour = 0; colour < stride_; ++colour) several |= any & planes[colour], any |= planes[colour];
    if (several) return false;
  }
  return true;
}

Grid ShortBoard::grid() const {
  Grid grid(std::size_t(rules_.cells()), 0);
  for (int row = 0; row < rules_.height; ++row) {
    ColourSet* const sets = grid.data() + std::size_t(rules_.cell(row, 0));
    for_each_colour(rows_.line[std::size_t(row)].colours(), [&](int colour) {
      for_each_cell(planes_of(rows_, row)[colour], [&](int column) { sets[column] |= only(colour); });
    });
  }
  return grid;
}

}  // namespace cluewright::colour_nonogram
