// Walking away from a board that is what was ordered, so that puzzles of one core have little in common.
#include <algorithm>
#include <utility>

#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::int32_t drift_reach = 1;  // how far around a cell the mask is redrawn

}  // namespace

// Changes the shading here and a number there as long as the board stays what was ordered.
void Generator::drift() {
  Draft kept = draft();
  for (auto left = order_.walk; left > 0 && !spent(); --left) {
    bool moved = true;
    if (random_.chance(3, 4)) moved = reshade();
    else mutate(any_black_cell());
    if (moved && fits()) kept = draft();
    else take(kept);
  }
}

// Redraws the mask around a black cell, which becomes white if it can. A cell that is white now gets a number that
// repeats nothing, one that is black now copies one. False when there is no such number, or nothing moved.
bool Generator::reshade() {
  const Place middle = any_black_cell();
  order_cells_around(middle, drift_reach);
  std::stable_partition(cells_.begin(), cells_.end(), [&](Place place) { return place != middle; });
  const auto before = solution_;
  if (!shade_in_order()) return false;
  take_mask();
  if (solution_ == before) return false;
  for (const Place place : cells_)
    if (before[layout_.index(place)] == black && !mask_.is_black(place) && (at(place) = free_number(place)) == 0)
      return false;
  for (const Place place : blacks_)
    if (before[layout_.index(place)] != black) mutate(place);
  return true;
}

// Returns a number that no other white cell of the lines has, 0 when there is none.
std::int32_t Generator::free_number(Place white_cell) {
  taken_.assign(static_cast<std::size_t>(problem_.highest) + 1, 0);
  const auto x = layout_.column(white_cell), y = layout_.row(white_cell);
  const auto take = [&](Place place) {
    if (place != white_cell && !mask_.is_black(place)) taken_[static_cast<std::size_t>(at(place))] = 1;
  };
  for (std::int32_t i = 0; i < layout_.width; ++i) take(layout_.place(i, y));
  for (std::int32_t i = 0; i < layout_.height; ++i) take(layout_.place(x, i));
  std::int32_t found = 0;
  std::uint32_t count = 0;
  for (std::int32_t number = 1; number <= problem_.highest; ++number)
    if (!taken_[static_cast<std::size_t>(number)] && random_.below(++count) == 0) found = number;
  return found;
}

Generator::Draft Generator::draft() const { return {mask_, blacks_, solution_, problem_.numbers}; }

void Generator::take(const Draft& draft) {
  mask_ = draft.mask, blacks_ = draft.blacks, solution_ = draft.solution, problem_.numbers = draft.numbers;
}

}  // namespace cluewright::hitori
