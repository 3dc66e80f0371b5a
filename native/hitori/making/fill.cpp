// Drawing a solution and the numbers of a puzzle that has it.
#include <algorithm>
#include <cstdlib>

#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

// How many of 100 black cells make a sandwich with a white one; the others copy any cell of their lines. Hand-made
// puzzles are like this; pairs are easy to see, and chance makes enough of them.
constexpr std::uint32_t apart_percent = 20;

constexpr int redraws = 200;  // of a symmetric mask around the cells that could be black, too
constexpr std::int32_t reach = 2;

}  // namespace

// Shades cells in random order wherever the rules allow it, so that no further cell can be black. Only such a mask can
// belong to a unique puzzle: a cell that could be shaded as well gives a second solution whatever the numbers are. False
// when a symmetric one was not found.
bool Generator::draw_mask() {
  random_.shuffle(cells_);
  for (int left = redraws; !shade_in_order(); --left) {
    if (left == 0 || spent()) return false;
    take_mask();
    order_cells_around(*std::find_if(cells_.begin(), cells_.end(), [&](Place place) { return mask_.can_add(place); }), reach);
  }
  take_mask();
  return true;
}

// Shades cells one after the other, all images of one at once. Tells whether no further cell can be black, which is
// certain without a symmetry.
bool Generator::shade_in_order() {
  mask_.reset(layout_);
  blacks_.clear();
  if (order_.symmetry == Symmetry::none) {
    for (const Place at : cells_)
      if (mask_.can_add(at)) mask_.add(at), blacks_.push_back(at);
    return true;
  }
  for (const Place at : cells_) {
    list_images(layout_, order_.symmetry, at, images_);
    if (mask_.can_add(at) && mask_.add_all(images_)) blacks_.insert(blacks_.end(), images_.begin(), images_.end());
  }
  return std::none_of(cells_.begin(), cells_.end(), [&](Place at) { return mask_.can_add(at); });
}

// Puts the cells in an order that shades what is black far from a cell and its images first, so that the mask changes
// only around them.
void Generator::order_cells_around(Place middle, std::int32_t reach) {
  list_images(layout_, order_.symmetry, middle, images_);
  random_.shuffle(cells_);
  std::stable_partition(cells_.begin(), cells_.end(), [&](Place place) {
    return solution_[layout_.index(place)] == black && std::all_of(images_.begin(), images_.end(), [&](Place image) {
      return std::abs(layout_.column(place) - layout_.column(image)) > reach ||
             std::abs(layout_.row(place) - layout_.row(image)) > reach;
    });
  });
}

// Makes the mask the solution.
void Generator::take_mask() {
  for (std::size_t i = 0; i < solution_.size(); ++i) solution_[i] = mask_.is_black(layout_.place_of(i)) ? black : white;
}

void Generator::draw_numbers() {
  for (std::int32_t y = 0; y < layout_.height; ++y)
    for (std::int32_t x = 0; x < layout_.width; ++x) at(layout_.place(x, y)) = square_.at(y, x) + 1;
}

// Gives every black cell the number of a white cell of its row or column.
void Generator::fill() {
  for (const Place black_cell : blacks_) at(black_cell) = copied_number(black_cell);
}

std::int32_t Generator::copied_number(Place black_cell) {
  const auto apart = random_.chance(apart_percent, 100) ? apart_number(black_cell) : 0;
  return apart > 0 ? apart : line_number(black_cell);
}

// Returns the number of a white cell two cells away, which makes a sandwich; 0 when there is none.
std::int32_t Generator::apart_number(Place black_cell) {
  Place found = nowhere;
  std::uint32_t count = 0;
  for (const Place step : layout_.beside) {
    const Place between = black_cell + step;
    if (!layout_.holds(between) || !layout_.holds(between + step) || mask_.is_black(between + step)) continue;
    if (random_.below(++count) == 0) found = between + step;
  }
  return found == nowhere ? 0 : at(found);
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
