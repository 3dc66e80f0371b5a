// Techniques that look only at the numbers. Their findings never change during a puzzle, so each looks at every
// place once: a cursor remembers how far it has come.
#include "hitori/ladder/ladder.hpp"

namespace cluewright::hitori {

void Ladder::suggest(Place at, Cell colour) { suggested_.emplace_back(at, colour); }

// Suggests black for the cells of a line with the number of `at`, but not for `at` and `except`.
void Ladder::suggest_line(Place at, bool in_row, Place except) {
  const auto& ring = in_row ? state_.layout().row_ring : state_.layout().column_ring;
  for (Place other = ring[at]; other != at; other = ring[other])
    if (other != except) suggest(other, black);
}

// Settles what was suggested and is new; tells whether that made a step. What contradicts the board breaks the climb.
bool Ladder::conclude(Technique technique, std::initializer_list<Place> evidence) {
  const auto before = state_.trail().size();
  for (const auto& [at, colour] : suggested_) {
    if (state_[at] == unknown) state_.settle(at, colour, {});
    else if (state_[at] == opposite(colour)) path_.broken = true;
  }
  suggested_.clear();
  if (state_.trail().size() == before || path_.broken) return false;
  note(technique, before, [&](Step& step) { step.evidence = evidence; });
  return made(before);
}

// Calls look(place, step, in_row) for the given places, those in rows first, until it makes a step.
template <typename Look>
bool Ladder::scan_starts(Technique technique, const Starts& starts, Look&& look) {
  auto& cursor = cursor_[static_cast<std::size_t>(technique)];
  const auto in_rows = starts[0].size();
  for (const auto end = in_rows + starts[1].size(); cursor < end; ++cursor) {
    const bool in_row = cursor < in_rows;
    const Place at = in_row ? starts[0][cursor] : starts[1][cursor - in_rows];
    if (look(at, in_row ? Place{1} : state_.layout().stride, in_row)) return true;
    if (path_.broken || spent()) return false;
  }
  return false;
}

bool Ladder::find_triple() {
  return scan_starts(Technique::triple, flanks_, [&](Place at, Place step, bool) {
    if (number(at) != number(at + step)) return false;
    suggest(at, black), suggest(at + step, white), suggest(at + 2 * step, black);
    return conclude(Technique::triple, {at, at + step, at + 2 * step});
  });
}

bool Ladder::find_sandwich() {
  return scan_starts(Technique::sandwich, flanks_, [&](Place at, Place step, bool) {
    suggest(at + step, white);
    return conclude(Technique::sandwich, {at, at + 2 * step});
  });
}

bool Ladder::find_pair_isolation() {
  return scan_starts(Technique::pair_isolation, twins_, [&](Place at, Place step, bool in_row) {
    suggest_line(at, in_row, at + step);
    return conclude(Technique::pair_isolation, {at, at + step});
  });
}

bool Ladder::find_flanked_pair() {
  return scan_starts(Technique::flanked_pair, twins_, [&](Place inner, Place step, bool in_row) {
    const Place at = inner - step;
    if (state_[at] == outside || number(at) != number(at + 3 * step) || number(at) == number(inner)) return false;
    suggest_line(at, in_row, at + 3 * step), suggest_line(at + step, in_row, at + 2 * step);
    return conclude(Technique::flanked_pair, {at, at + step, at + 2 * step, at + 3 * step});
  });
}

// Calls look(corner, side, other side, diagonal) for the four corners until it makes a step.
template <typename Look>
bool Ladder::scan_corners(Technique technique, Look&& look) {
  const auto& layout = state_.layout();
  auto& cursor = cursor_[static_cast<std::size_t>(technique)];
  if (layout.is_strip()) return false;
  for (; cursor < 4; ++cursor) {
    const bool right = cursor % 2 != 0, low = cursor / 2 != 0;
    const Place corner = layout.place(right ? layout.width - 1 : 0, low ? layout.height - 1 : 0);
    const Place across = right ? -1 : 1, down = low ? -layout.stride : layout.stride;
    if (look(corner, corner + across, corner + down, corner + across + down)) return true;
    if (path_.broken) return false;
  }
  return false;
}

bool Ladder::find_corner_quad() {
  return scan_corners(Technique::corner_quad, [&](Place corner, Place side, Place other, Place inner) {
    const bool along = number(corner) == number(side) && number(other) == number(inner);
    const bool athwart = number(corner) == number(other) && number(side) == number(inner);
    if (!along && !athwart) return false;
    suggest(corner, black), suggest(inner, black), suggest(side, white), suggest(other, white);
    return conclude(Technique::corner_quad, {corner, side, other, inner});
  });
}

bool Ladder::find_corner_triple() {
  return scan_corners(Technique::corner_triple, [&](Place corner, Place side, Place other, Place inner) {
    if (number(side) != number(other)) return false;
    for (const Place middle : {corner, inner})
      if (number(middle) == number(side)) {
        suggest(middle, black);
        if (conclude(Technique::corner_triple, {middle, side, other})) return true;
      }
    return false;
  });
}

// If one of the pair is already black, the corner has one way out left, and `find_last_exit` finds it.
bool Ladder::find_corner_double() {
  return scan_corners(Technique::corner_double, [&](Place corner, Place side, Place other, Place inner) {
    for (const Place end : {corner, inner})
      for (const auto& [equal, free] : {std::pair{side, other}, std::pair{other, side}})
        if (number(end) == number(equal) && state_[equal] != black) {
          suggest(free, white);
          if (conclude(Technique::corner_double, {end, equal, corner})) return true;
        }
    return false;
  });
}

// Two equal pairs that fill a block of 2x2 cells at the wall: one of its two diagonals is black, so the
// two cells of the wall beside the block are white.
bool Ladder::find_edge_pairs() {
  const auto& layout = state_.layout();
  if (layout.is_strip()) return false;
  auto& cursor = cursor_[static_cast<std::size_t>(Technique::edge_pairs)];
  const auto width = static_cast<std::size_t>(layout.width), height = static_cast<std::size_t>(layout.height);
  // Along the upper and the lower wall, then down the two others together.
  for (; cursor < 2 * (width + height); ++cursor) {
    const bool in_row = cursor < 2 * width;
    const auto along_wall = static_cast<std::int32_t>(in_row ? cursor % width : (cursor - 2 * width) / 2);
    const bool low = in_row ? cursor >= width : cursor % 2 != 0;
    if (along_wall + 1 == (in_row ? layout.width : layout.height)) continue;
    const Place at = in_row ? layout.place(along_wall, low ? layout.height - 1 : 0)
                            : layout.place(low ? layout.width - 1 : 0, along_wall);
    const Place step = in_row ? 1 : layout.stride, athwart = in_row ? layout.stride : 1;
    const Place inward = low ? -athwart : athwart;
    const Place next = at + step, under = at + inward, diagonal = at + step + inward;
    const bool along = number(at) == number(next) && number(under) == number(diagonal);
    const bool across = number(at) == number(under) && number(next) == number(diagonal);
    if (!along && !across) continue;
    for (const Place beside : {at - step, next + step})
      if (state_[beside] != outside) suggest(beside, white);
    if (conclude(Technique::edge_pairs, {at, next, under, diagonal})) return true;
    if (path_.broken) return false;
  }
  return false;
}

// Two pairs of equal numbers, one cell of each side by side, the other cells touching at a corner: the first two are
// not both black, so one of the others is, and the two cells that complete their square are white.
bool Ladder::find_offset_pair() {
  const auto& layout = state_.layout();
  auto& cursor = cursor_[static_cast<std::size_t>(Technique::offset_pair)];
  for (; cursor < problem_->cells(); ++cursor) {
    const Place at = layout.place_of(cursor);
    const Place right = at + 1, under = at + layout.stride, across = under + 1;
    if (state_[right] == outside || state_[under] == outside) continue;
    if (spent()) return false;  // where numbers repeat a lot, each cell takes long to examine
    for (const auto& [one, other, free, also] :
         {std::array{at, across, right, under}, std::array{right, under, at, across}}) {
      if (state_[free] == white && state_[also] == white) continue;
      Place start = nowhere, beside = nowhere;
      layout.each_equal(one, [&, end = other](Place first) {
        layout.each_equal(end, [&](Place second) {
          const Place apart = first > second ? first - second : second - first;
          if (apart == 1 || apart == layout.stride) start = first, beside = second;
        });
      });
      if (start == nowhere) continue;
      suggest(free, white), suggest(also, white);
      if (conclude(Technique::offset_pair, {one, start, beside, other})) return true;
      if (path_.broken) return false;
    }
  }
  return false;
}

}  // namespace cluewright::hitori
