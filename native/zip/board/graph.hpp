// The passable borders of a puzzle as a graph with edges numbered from 0, in the order of the borders.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "zip/problem.hpp"

namespace cluewright::zip {

using EdgeId = std::int32_t;

struct Way {
  EdgeId edge;
  CellId to;
};

struct Ways {
  std::array<Way, 4> ways;
  std::int32_t count = 0;
  const Way* begin() const { return ways.data(); }
  const Way* end() const { return ways.data() + count; }
};

struct Graph {
  std::int32_t width = 0;       // of the board
  std::int32_t cells = 0;       // of the board, blocked ones included
  std::int32_t open_cells = 0;  // how many the path visits
  std::vector<Ways> at;         // per cell
  std::vector<std::array<CellId, 2>> ends;
  std::vector<BorderId> border;      // per edge
  std::vector<EdgeId> edge;          // per border, -1 where there is none
  std::vector<std::int32_t> number;  // per cell, 0 for none
  std::vector<std::int8_t> need;     // path borders a cell has: 2, at the ends of the path 1, where blocked 0
  std::int32_t last = 0;             // the largest number

  explicit Graph(const Problem& problem)
      : width(problem.width), cells(problem.cells()), open_cells(problem.open_cells()), at(cells), edge(problem.borders(), -1),
        number(problem.number_of_cells()), need(cells, 2), last(static_cast<std::int32_t>(problem.numbers.size())) {
    for (BorderId b = 0; b < problem.borders(); ++b) {
      if (!problem.passable[b]) continue;
      const auto sides = problem.sides(b);
      const auto id = static_cast<EdgeId>(ends.size());
      edge[b] = id;
      border.push_back(b);
      ends.push_back(sides);
      for (int i = 0; i < 2; ++i) {
        Ways& ways = at[sides[i]];
        ways.ways[ways.count++] = {id, sides[1 - i]};
      }
    }
    for (CellId c = 0; c < cells; ++c)
      if (problem.blocked[c]) need[c] = 0;
    if (!problem.numbers.empty()) {
      --need[problem.numbers.front()];
      --need[problem.numbers.back()];  // on a board of one cell both are the same
    }
  }

  std::int32_t edges() const { return static_cast<std::int32_t>(ends.size()); }
  bool terminal(CellId c) const { return number[c] == 1 || number[c] == last; }
};

}  // namespace cluewright::zip
