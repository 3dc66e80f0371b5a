#include "hitori/board/state.hpp"

namespace cluewright::hitori {

void State::reset(const Problem& problem) {
  layout_.reset(problem);
  cells_ = problem.cells();
  forest_.reset(layout_.places);
  value_.assign(layout_.places, outside);
  for (std::int32_t y = 0; y < layout_.height; ++y) {
    const Place start = layout_.place(0, y);
    for (std::int32_t x = 0; x < layout_.width; ++x) value_[start + x] = unknown;
  }
  reason_.resize(layout_.places);
  joins_before_.resize(layout_.places);
  trail_.clear();
  trail_.reserve(cells_);
  basic_head_ = chain_head_ = 0;
  if (!layout_.is_strip()) return;
  // In a strip only the two ends can be black, and a single cell cannot: something has to stay white.
  const auto length = layout_.width * layout_.height;
  const Place step = layout_.height == 1 ? 1 : layout_.stride;
  for (std::int32_t i = length == 1 ? 0 : 1; i < length - 1 || i == 0; ++i)
    settle(layout_.place(0, 0) + i * step, white, {Why::cut, wall, wall});
}

void State::undo_to(std::size_t count) {
  while (trail_.size() > count) {
    const Place at = trail_.back();
    trail_.pop_back();
    if (forest_.holds(at)) {
      forest_.undo_to(joins_before_[at]);
      forest_.uproot(at);
    }
    value_[at] = unknown;
  }
  if (basic_head_ > count) basic_head_ = count;
  if (chain_head_ > count) chain_head_ = count;
}

bool State::apply_basic(Place at) {
  if (value_[at] == black) {
    for (const Place step : layout_.beside) {
      const Place other = at + step;
      if (value_[other] == unknown) settle(other, white, {Why::neighbour, at, nowhere});
      else if (value_[other] == black) return fail({Why::neighbour, at, nowhere}, other);
    }
    return true;
  }
  for (const auto* ring : {&layout_.row_ring, &layout_.column_ring})
    for (Place other = (*ring)[at]; other != at; other = (*ring)[other]) {
      if (value_[other] == unknown) settle(other, black, {Why::equal, at, nowhere});
      else if (value_[other] == white) return fail({Why::equal, at, nowhere}, other);
    }
  return true;
}

bool State::apply_chain(Place at) {
  if (layout_.is_strip()) return true;
  joins_before_[at] = static_cast<std::uint32_t>(forest_.joins());
  forest_.plant(at);
  const auto meet = [&](Place member, Place large) {
    for (const Place step : layout_.diagonal) {
      const Place free = member + step;
      if (value_[free] != unknown) continue;
      if (large == wall && layout_.on_edge(free)) {
        settle(free, white, {Why::cut, member, wall});
        continue;
      }
      for (const Place other : layout_.diagonal)
        if (forest_.tree(free + other) == large) {
          settle(free, white, {Why::cut, member, free + other});
          break;
        }
    }
  };
  if (layout_.on_edge(at)) forest_.join(at, wall, meet);
  for (const Place step : layout_.diagonal) {
    const Place other = at + step;
    if (!forest_.holds(other)) continue;
    if (forest_.tree(other) == forest_.tree(at)) return fail({Why::cut, at, other}, at);
    forest_.join(at, other, meet);
  }
  return true;
}

bool State::propagate(bool chains, std::size_t most) {
  for (;;) {
    while (basic_head_ < trail_.size()) {
      if (trail_.size() > most) return true;
      if (!apply_basic(trail_[basic_head_++])) return false;
    }
    if (!chains || chain_head_ == trail_.size()) return true;
    const Place at = trail_[chain_head_++];
    if (value_[at] == black && !apply_chain(at)) return false;
  }
}

Grid State::grid() const {
  Grid grid;
  grid.reserve(cells_);
  for (std::int32_t y = 0; y < layout_.height; ++y) {
    const Place start = layout_.place(0, y);
    grid.insert(grid.end(), value_.begin() + start, value_.begin() + start + layout_.width);
  }
  return grid;
}

bool State::take_grid(const Grid& grid) {
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const Place at = layout_.place_of(i);
    if (grid[i] == unknown || grid[i] == value_[at]) continue;
    if (value_[at] != unknown) return fail({Why::cut, wall, wall}, at);
    settle(at, grid[i], {});
  }
  return true;
}

}  // namespace cluewright::hitori
