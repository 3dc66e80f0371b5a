#include "zip/count/open_graph.hpp"

#include <algorithm>
#include <queue>
#include <utility>

#include "common/count/groups.hpp"

namespace cluewright::zip::count {

namespace {

using Part = std::vector<CellId>;

template <typename Visit>
void each_way(const State& settled, CellId cell, Visit&& visit) {
  if (!settled.open(cell)) return;
  for (const Way& way : settled.graph().at[cell])
    if (settled.value(way.edge) == unknown && settled.open(way.to)) visit(way.to);
}

// The cells of each part along its longer side, so that few borders lead from what is done to what is to come.
std::vector<Part> parts_of(const Problem& problem, const State& settled) {
  std::vector<CellId> open;
  for (CellId cell = 0; cell < problem.cells(); ++cell)
    if (settled.open(cell)) open.push_back(cell);
  Groups groups(static_cast<std::size_t>(problem.cells()));
  groups.part_all(open);
  for (const CellId cell : open) each_way(settled, cell, [&](CellId to) { groups.join(cell, to); });
  std::vector<std::size_t> sizes;
  groups.arrange(open, [](CellId) { return true; }, sizes);
  std::vector<Part> parts;
  auto from = open.begin();
  for (const std::size_t size : sizes) {
    Part part(from, from + static_cast<std::ptrdiff_t>(size));
    from += static_cast<std::ptrdiff_t>(size);
    const auto column = [&](CellId cell) { return cell % problem.width; };
    const auto [left, right] = std::minmax_element(part.begin(), part.end(), [&](CellId a, CellId b) { return column(a) < column(b); });
    if (column(*right) - column(*left) > part.back() / problem.width - part.front() / problem.width)
      std::sort(part.begin(), part.end(), [&](CellId a, CellId b) { return std::pair(column(a), a) < std::pair(column(b), b); });
    parts.push_back(std::move(part));
  }
  return parts;
}

// The part most pieces of path lead to from those before it is always next: so few pieces wait for their other end.
std::vector<CellId> in_order(const std::vector<Part>& parts, const Problem& problem, const State& settled) {
  std::vector<std::size_t> part_of(static_cast<std::size_t>(problem.cells()), parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i)
    for (const CellId cell : parts[i]) part_of[static_cast<std::size_t>(cell)] = i;
  std::vector<std::size_t> links(parts.size(), 0);
  std::vector<std::uint8_t> taken(parts.size(), 0);
  std::priority_queue<std::pair<std::size_t, std::size_t>> next;  // links, then a part, from the last
  for (std::size_t i = 0; i < parts.size(); ++i) next.push({0, i});
  std::vector<CellId> order;
  while (!next.empty()) {
    const auto [known_links, part] = next.top();
    next.pop();
    if (std::exchange(taken[part], 1)) continue;
    for (const CellId cell : parts[part]) {
      order.push_back(cell);
      const std::size_t other = part_of[static_cast<std::size_t>(settled.fragments().other(cell))];
      if (other < parts.size() && !taken[other]) next.push({++links[other], other});
    }
  }
  return order;
}

}  // namespace

OpenGraph::OpenGraph(const Problem& problem, const State& settled) {
  const std::vector<CellId> order = in_order(parts_of(problem, settled), problem, settled);
  std::vector<std::size_t> place(static_cast<std::size_t>(problem.cells()), 0);
  for (std::size_t i = 0; i < order.size(); ++i) place[static_cast<std::size_t>(order[i])] = i;
  cells.reserve(order.size());
  for (const CellId cell : order) {
    const CellId other = settled.fragments().other(cell);
    OpenCell open{cell, settled.graph().terminal(other) ? no_cell : other,
                  static_cast<std::uint32_t>(settled.fragments().near(cell)), settled.missing(cell), {}};
    std::int32_t ways = 0;
    each_way(settled, cell, [&](CellId to) {
      ++ways;
      if (place[static_cast<std::size_t>(to)] > place[static_cast<std::size_t>(cell)]) open.later.push_back(to);
    });
    possible = possible && ways >= open.missing;
    cells.push_back(std::move(open));
  }
}

}  // namespace cluewright::zip::count
