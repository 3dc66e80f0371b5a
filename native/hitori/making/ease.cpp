// Easy puzzles, made so that simple steps lead from cell to cell: large ones do not turn up by chance.
#include <algorithm>
#include <cstdlib>

#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::size_t ease_patience = 200;  // changes in a row without any improvement
constexpr std::int32_t ease_reach = 2;      // how far around a hidden cell the mask is redrawn

}  // namespace

// Tells whether simple steps can ever show that a cell is white: beside a black cell, or as the only way out of a white
// one. No puzzle is easy whose mask has another white cell, whatever the numbers are.
bool Generator::shows(Place white_cell) const {
  const auto is_white = [&](Place place) { return layout_.holds(place) && !mask_.is_black(place); };
  for (const Place step : layout_.beside)
    if (mask_.is_black(white_cell + step)) return true;
  for (const Place step : layout_.beside) {
    const Place room = white_cell + step;
    if (!is_white(room)) continue;
    int exits = 0;
    for (const Place way : layout_.beside) exits += is_white(room + way);
    if (exits == 1) return true;
  }
  return false;
}

void Generator::list_hidden(std::vector<Place>& hidden) const {
  hidden.clear();
  for (const Place place : cells_)
    if (!mask_.is_black(place) && !shows(place)) hidden.push_back(place);
}

// Draws a mask in which every white cell shows. About one cell in 200 does not at first: the black cells around one of
// them are redrawn, after those further away, as long as that hides no more than before. Such a mask is maximal, for
// none of its white cells can be shaded as well. False when that does not come to an end.
bool Generator::draw_easy_mask() {
  if (!draw_mask()) return false;
  std::vector<Place> hidden, then;
  list_hidden(hidden);
  for (std::size_t quiet = 0; !hidden.empty(); ++quiet) {
    if (quiet == ease_patience || spent()) return false;
    const Place middle = hidden[random_.below(static_cast<std::uint32_t>(hidden.size()))];
    order_cells_around(middle, ease_reach);
    shade_in_order();
    list_hidden(then);
    if (then.size() > hidden.size()) continue;
    if (then.size() < hidden.size()) quiet = 0;
    hidden.swap(then);
    take_mask();
  }
  return true;
}

// Returns a number that settles a black cell at once: that of a white cell of its lines which is already settled, of a
// neighbour every other time. 0 when there is none.
std::int32_t Generator::settled_number(Place black_cell, const Grid& settled) {
  std::vector<std::int32_t> numbers;
  const auto offer = [&](Place place) {
    if (layout_.holds(place) && settled[layout_.index(place)] == white) numbers.push_back(at(place));
  };
  if (random_.chance(1, 2))
    for (const Place step : layout_.beside) offer(black_cell + step);
  if (numbers.empty()) {
    const auto x = layout_.column(black_cell), y = layout_.row(black_cell);
    for (std::int32_t i = 0; i < layout_.width; ++i) offer(layout_.place(i, y));
    for (std::int32_t i = 0; i < layout_.height; ++i) offer(layout_.place(x, i));
  }
  return numbers.empty() ? 0 : numbers[random_.below(static_cast<std::uint32_t>(numbers.size()))];
}

// Where simple steps lead no further, a black cell that is still open gets the number of a white one that is settled,
// and they lead on from there. What followed from its number before follows from its colour now, so hardly anything is
// lost; where something is, the change is undone. Without assumptions, a solved path is a proof: sound techniques
// alone leave no room for a second solution.
bool Generator::lead_on() {
  auto undecided = climb(up_to_tier(2)).undecided;
  auto settled = ladder_.state().grid();
  std::vector<Place> open;
  for (std::size_t quiet = 0; undecided > 0; ++quiet) {
    open.clear();
    for (const Place place : blacks_)
      if (settled[layout_.index(place)] == unknown) open.push_back(place);
    if (open.empty() || quiet == ease_patience || spent()) return false;
    const Place place = open[random_.below(static_cast<std::uint32_t>(open.size()))];
    const auto before = at(place);
    const auto number = settled_number(place, settled);
    if (number > 0) at(place) = number;
    else mutate(place);
    const auto then = climb(up_to_tier(2)).undecided;
    if (then > undecided) {
      at(place) = before;
      continue;
    }
    if (then < undecided) quiet = 0;
    undecided = then;
    settled = ladder_.state().grid();
  }
  return true;
}

}  // namespace cluewright::hitori
