// What two equal numbers close together say before anything is settled.
#pragma once

#include <utility>

#include "common/budget.hpp"
#include "hitori/board/state.hpp"

namespace cluewright::hitori {

// Settles the cell between two equal numbers as white, and every number that a pair of equal neighbours excludes from
// their line as black. Returns false on a conflict. When the budget runs out, some of it is left undone.
inline bool settle_close_pairs(State& state, Budget& budget) {
  const auto& layout = state.layout();
  const auto put = [&](Place at, Cell colour) {
    if (state[at] == unknown) state.settle(at, colour, {});
    return state[at] == colour;
  };
  for (std::int32_t y = 0; y < layout.height && !budget.spent(); ++y)
    for (std::int32_t x = 0; x < layout.width; ++x) {
      const Place at = layout.place(x, y);
      for (const auto& [ring, step] : {std::pair{&layout.row_ring, Place{1}}, {&layout.column_ring, layout.stride}}) {
        const Place next = (*ring)[at];  // the nearest, because rings follow the line
        const bool pair = next == at + step;
        if ((pair ? (*ring)[next] : next) == at + 2 * step && !put(at + step, white)) return false;
        if (!pair) continue;
        for (Place third = (*ring)[next]; third != at; third = (*ring)[third])
          if (!put(third, black)) return false;
      }
    }
  return true;
}

}  // namespace cluewright::hitori
