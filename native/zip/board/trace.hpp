// Between a path as a list of cells and a path as a set of edges.
#pragma once

#include <vector>

#include "zip/board/graph.hpp"
#include "zip/problem.hpp"

namespace cluewright::zip {

inline std::vector<EdgeId> edges_of(const Problem& problem, const Graph& graph, const Path& path) {
  std::vector<EdgeId> edges;
  edges.reserve(path.size());
  for (std::size_t i = 1; i < path.size(); ++i) edges.push_back(graph.edge[problem.between(path[i - 1], path[i])]);
  return edges;
}

// Follows the used edges from the 1 to the end of the path.
template <typename IsUsed>
Path trace(const Problem& problem, const Graph& graph, IsUsed&& is_used) {
  Path path{problem.numbers.front()};
  EdgeId last = -1;
  for (bool moved = true; moved;) {
    moved = false;
    for (const Way& way : graph.at[path.back()])
      if (way.edge != last && is_used(way.edge)) {
        last = way.edge;
        path.push_back(way.to);
        moved = true;
        break;
      }
  }
  return path;
}

// Tells whether a path obeys every rule of the puzzle.
inline bool is_solution(const Problem& problem, const Path& path) {
  if (static_cast<std::int32_t>(path.size()) != problem.open_cells()) return false;
  const auto number = problem.number_of_cells();
  std::vector<std::uint8_t> visited(problem.cells(), 0);
  std::int32_t next = 1;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const CellId c = path[i];
    if (c < 0 || c >= problem.cells() || problem.blocked[c] || visited[c]) return false;
    visited[c] = 1;
    if (i > 0) {
      const BorderId border = problem.between(path[i - 1], c);
      if (border == no_border || !problem.passable[border]) return false;
    }
    if (number[c] != 0 && number[c] != next++) return false;
  }
  return number[path.front()] == 1 && number[path.back()] == static_cast<std::int32_t>(problem.numbers.size());
}

}  // namespace cluewright::zip
