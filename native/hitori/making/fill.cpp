// Drawing a solution and the numbers of a puzzle that has it.
#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

// Shades cells in random order wherever the rules allow it, so that no further cell can be black. Only such a mask can
// belong to a unique puzzle: a cell that could be shaded as well gives a second solution whatever the numbers are.
void Generator::draw_mask() {
  random_.shuffle(cells_);
  shade_in_order();
  take_mask();
}

void Generator::shade_in_order() {
  mask_.reset(layout_);
  blacks_.clear();
  for (const Place at : cells_)
    if (mask_.can_add(at)) mask_.add(at), blacks_.push_back(at);
}

// Makes the mask the solution.
void Generator::take_mask() {
  for (std::size_t i = 0; i < solution_.size(); ++i) solution_[i] = mask_.is_black(layout_.place_of(i)) ? black : white;
}

void Generator::draw_numbers() {
  for (std::int32_t y = 0; y < layout_.height; ++y)
    for (std::int32_t x = 0; x < layout_.width; ++x) at(layout_.place(x, y)) = square_.at(y, x) + 1;
}

// Gives every black cell the number of a white cell of its row or column, of a neighbour `near_percent` times in 100.
void Generator::fill(std::uint32_t near_percent) {
  for (const Place black_cell : blacks_)
    at(black_cell) = random_.chance(near_percent, 100) ? near_number(black_cell) : line_number(black_cell);
}

std::int32_t Generator::near_number(Place black_cell) {
  for (;;) {
    const Place other = black_cell + layout_.beside[random_.below(4)];
    if (layout_.holds(other)) return at(other);
  }
}

std::int32_t Generator::line_number(Place black_cell) {
  const auto x = layout_.column(black_cell), y = layout_.row(black_cell);
  for (;;) {
    const auto pick = static_cast<std::int32_t>(random_.below(static_cast<std::uint32_t>(layout_.width + layout_.height)));
    const Place other = pick < layout_.width ? layout_.place(pick, y) : layout_.place(x, pick - layout_.width);
    if (!mask_.is_black(other)) return at(other);
  }
}

}  // namespace cluewright::hitori
