// Techniques that look at how the open cells are connected: cut and parity.
//
// Both walk depth first through the open cells and know for every cell which parts of the board only it connects
// (Hopcroft and Tarjan 1973): the subtree of a child from which no way leads back above the cell.
#include <algorithm>

#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

namespace {

constexpr std::int32_t unseen = -1;

}  // namespace

// Walks over the open cells; with links, a piece of path connects its two ends.
struct Logic::Visit {
  Logic& logic;
  bool links;
  Scratch& scratch = logic.scratch_;
  const State& state = logic.state_;
  const Graph& graph = state.graph();
  std::int32_t width = graph.width;

  void reset() {
    scratch.order.assign(graph.cells, unseen);
    scratch.low.resize(graph.cells);
    scratch.end.resize(graph.cells);
    scratch.parent.resize(graph.cells);
    scratch.sum.resize(graph.cells);
    scratch.next_way.resize(graph.cells);
    scratch.visited.clear();
  }

  // The neighbour of an open cell by its way-th way, or no_cell; the way after the last is the link.
  CellId neighbour(CellId c, std::int32_t way) const {
    if (way == graph.at[c].count) {
      const CellId other = state.fragments().other(c);
      return links && other != c && state.open(other) ? other : no_cell;
    }
    const Way& taken = graph.at[c].ways[way];
    return state.value(taken.edge) == unknown && state.open(taken.to) ? taken.to : no_cell;
  }

  void enter(CellId c, CellId from) {
    scratch.order[c] = scratch.low[c] = static_cast<std::int32_t>(scratch.visited.size());
    scratch.parent[c] = from;
    scratch.next_way[c] = 0;
    const std::int32_t missing = state.missing(c);
    scratch.sum[c] = colour(c) ? missing : -missing;
    scratch.visited.push_back(c);
    scratch.stack.push_back(c);
  }

  void walk(CellId root) {
    auto& stack = scratch.stack;
    stack.clear();
    enter(root, no_cell);
    while (!stack.empty()) {
      const CellId c = stack.back();
      if (scratch.next_way[c] > graph.at[c].count) {
        stack.pop_back();
        scratch.end[c] = static_cast<std::int32_t>(scratch.visited.size());
        if (!stack.empty()) {
          const CellId p = stack.back();
          scratch.low[p] = std::min(scratch.low[p], scratch.low[c]);
          scratch.sum[p] += scratch.sum[c];
        }
        continue;
      }
      const CellId to = neighbour(c, scratch.next_way[c]++);
      if (to == no_cell || to == scratch.parent[c]) continue;
      if (scratch.order[to] == unseen)
        enter(to, c);
      else
        scratch.low[c] = std::min(scratch.low[c], scratch.order[to]);
    }
  }

  bool colour(CellId c) const { return (c % width + c / width) % 2 == 0; }

  // The child of c whose subtree holds `to` and is connected only by c, or no_cell if `to` is connected in another way.
  CellId part(CellId c, CellId to) const {
    if (scratch.order[to] < scratch.order[c]) return no_cell;
    for (std::int32_t way = 0; way <= graph.at[c].count; ++way) {
      const CellId child = neighbour(c, way);
      if (child == no_cell || scratch.parent[child] != c) continue;
      if (scratch.order[child] <= scratch.order[to] && scratch.order[to] < scratch.end[child])
        return scratch.low[child] >= scratch.order[c] ? child : no_cell;
    }
    return no_cell;
  }

  void show_part(CellId child) {
    if (!logic.collecting_) return;
    for (std::int32_t i = scratch.order[child]; i < scratch.end[child]; ++i) logic.show(scratch.visited[i]);
  }
};

// The path has to go everywhere. Where a cell separates the board into parts, it has to lead from one to the other.
bool Logic::find_cuts() {
  Visit visit{*this, true};
  const Graph& graph = state_.graph();
  visit.reset();
  CellId root = no_cell;
  for (CellId c = 0; c < graph.cells; ++c) {
    if (!state_.open(c)) continue;
    if (root == no_cell) {
      root = c;
      visit.walk(root);
    } else if (scratch_.order[c] == unseen) {
      show(c);
      return fail(Technique::cut);
    }
  }
  for (const CellId c : scratch_.visited) {
    // The parts that only c connects; what is left, if anything, is the part above it.
    CellId parts[5];
    std::int32_t count = 0;
    bool rest = c != root;
    for (std::int32_t way = 0; way <= graph.at[c].count; ++way) {
      const CellId child = visit.neighbour(c, way);
      if (child == no_cell || scratch_.parent[child] != c) continue;
      if (scratch_.low[child] < scratch_.order[c])
        rest = true;
      else if (std::find(parts, parts + count, child) == parts + count)
        parts[count++] = child;
    }
    const std::int32_t total = count + (rest ? 1 : 0);
    if (total < 2) continue;
    const CellId other = state_.fragments().other(c);
    const bool linked = other != c && state_.open(other);
    const CellId linked_part = linked ? visit.part(c, other) : no_cell;
    if (total > state_.missing(c) + (linked ? 1 : 0)) {
      show(c);
      return fail(Technique::cut);
    }
    // There are as many parts as c has connections: exactly one leads into each.
    for (std::int32_t i = 0; i < total && !enough(); ++i) {
      const CellId part = i < count ? parts[i] : no_cell;
      EdgeId single = -1;
      std::int32_t ways = 0;
      for (const Way& way : graph.at[c])
        if (state_.value(way.edge) == unknown && state_.open(way.to) && visit.part(c, way.to) == part) {
          ++ways;
          single = way.edge;
        }
      const bool served = linked && linked_part == part;
      if (!served && ways == 1) {
        begin(Technique::cut);
        show(c);
        if (part != no_cell) visit.show_part(part);
        change(single, true);
      } else if (served && ways > 0) {
        begin(Technique::cut);
        show(c);
        for (const Way& way : graph.at[c])
          if (state_.value(way.edge) == unknown && state_.open(way.to) && visit.part(c, way.to) == part)
            change(way.edge, false);
      }
    }
    if (enough()) return true;
  }
  return true;
}

// Every step of the path joins a light cell with a dark one. So in a part of the board that hangs on one cell, what
// the light and the dark cells still need tells how often the path crosses from that cell into the part.
bool Logic::find_parity() {
  Visit visit{*this, false};
  const Graph& graph = state_.graph();
  visit.reset();
  for (CellId root = 0; root < graph.cells; ++root) {
    if (!state_.open(root) || scratch_.order[root] != unseen) continue;
    const std::size_t first = scratch_.visited.size();
    visit.walk(root);
    const std::int32_t whole = scratch_.sum[root];
    if (whole != 0) {
      visit.show_part(root);
      return fail(Technique::parity);
    }
    for (std::size_t at = first; at < scratch_.visited.size() && !enough(); ++at) {
      const CellId c = scratch_.visited[at];
      const std::int32_t sign = visit.colour(c) ? -1 : 1;  // the part's cells next to c have the other colour
      const std::int32_t own = visit.colour(c) ? state_.missing(c) : -state_.missing(c);
      std::int32_t rest_sum = whole - own;
      CellId parts[5];
      std::int32_t count = 0;
      bool rest = c != root;
      for (std::int32_t way = 0; way < graph.at[c].count; ++way) {
        const CellId child = visit.neighbour(c, way);
        if (child == no_cell || scratch_.parent[child] != c) continue;
        if (scratch_.low[child] < scratch_.order[c]) {
          rest = true;
        } else {
          parts[count++] = child;
          rest_sum -= scratch_.sum[child];
        }
      }
      if (count + (rest ? 1 : 0) < 2) continue;
      for (std::int32_t i = 0; i < count + (rest ? 1 : 0) && !enough(); ++i) {
        const CellId part = i < count ? parts[i] : no_cell;
        const std::int32_t crossings = sign * (i < count ? scratch_.sum[part] : rest_sum);
        Change changes[4];
        std::int32_t ways = 0;
        for (const Way& way : graph.at[c])
          if (state_.value(way.edge) == unknown && state_.open(way.to) && visit.part(c, way.to) == part)
            changes[ways++] = {way.edge, crossings > 0};
        if (crossings < 0 || crossings > ways || crossings > state_.missing(c)) {
          show(c);
          return fail(Technique::parity);
        }
        if (crossings != 0 && crossings != ways) continue;
        begin(Technique::parity, crossings, 0);
        show(c);
        if (part != no_cell) visit.show_part(part);
        for (std::int32_t j = 0; j < ways; ++j) change(changes[j].edge, changes[j].use);
      }
    }
    if (enough()) return true;
  }
  return true;
}

}  // namespace cluewright::zip
