#include "hitori/count/open_cells.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace cluewright::hitori::count {

namespace {

constexpr Groups::Cell no_cell = -1;
constexpr std::uint32_t steps_per_look = 64;  // at the budget: a step takes nanoseconds

}  // namespace

OpenCells::OpenCells(State&& state, Budget& budget)
    : state_(std::move(state)), budget_(budget), groups_(state_.undecided()) {
  const Layout& layout = state_.layout();
  cell_.assign(layout.places, no_cell);
  node_.assign(layout.places, 0);
  stamps_.assign(layout.places, 0);
  // Along the longer side, so that few lines cross from what is done to what is to come.
  const bool turned = layout.width > layout.height;
  for (std::int32_t i = 0; i < (turned ? layout.width : layout.height); ++i)
    for (std::int32_t j = 0; j < (turned ? layout.height : layout.width); ++j) {
      const Place at = turned ? layout.place(i, j) : layout.place(j, i);
      if (state_[at] != unknown) continue;
      cell_[at] = static_cast<Cell>(place_.size());
      place_.push_back(at);
    }
}

std::vector<OpenCells::Cell> OpenCells::all() const {
  std::vector<Cell> cells(place_.size());
  std::iota(cells.begin(), cells.end(), 0);
  return cells;
}

bool OpenCells::suppose(Cell cell, int way) {
  state_.settle(place_[static_cast<std::size_t>(cell)], way == 0 ? black : white, {});
  return state_.propagate(true);
}

template <typename Visit>
void OpenCells::each_tree(Place at, Visit&& visit) const {
  const Layout& layout = state_.layout();
  if (layout.is_strip()) return;  // where only the ends can be shaded there are no chains
  if (layout.on_edge(at)) visit(wall);
  for (const Place step : layout.diagonal)
    if (state_[at + step] == black) visit(state_.forest().tree(at + step));
}

void OpenCells::split(std::span<Cell> part, std::vector<std::size_t>& sizes) {
  groups_.part_all(part);
  build_graph(part);
  if (budget_.spent()) return;
  join_cycles();
  if (budget_.spent()) return;
  const Layout& layout = state_.layout();
  std::uint32_t steps = 0;
  for (const Cell cell : part) {
    if (!open(cell)) continue;
    if (++steps % steps_per_look == 0 && budget_.spent()) return;
    const Place at = place_[static_cast<std::size_t>(cell)];
    for (const Place other : {at + 1, at + layout.stride})
      if (state_[other] == unknown) groups_.join(cell, cell_[other]);
    layout.each_equal(at, [&](Place other) {
      if (state_[other] == unknown) groups_.join(cell, cell_[other]);
    });
  }
  groups_.arrange(part, [&](Cell cell) { return open(cell); }, sizes);
}

void OpenCells::build_graph(std::span<const Cell> part) {
  const Layout& layout = state_.layout();
  ++stamp_;
  cell_of_.clear();
  const auto add = [&](Place at, Cell cell) {
    if (stamps_[at] == stamp_) return;
    stamps_[at] = stamp_;
    node_[at] = static_cast<Node>(cell_of_.size());
    cell_of_.push_back(cell);
  };
  for (const Cell cell : part)
    if (open(cell)) add(place_[static_cast<std::size_t>(cell)], cell);
  const auto cells = cell_of_.size();
  for (std::size_t i = 0; i < cells; ++i)
    each_tree(place_[static_cast<std::size_t>(cell_of_[i])], [&](Place tree) { add(tree, no_cell); });

  // Twice over the same contacts: how many edges each node has, then the edges.
  first_edge_.assign(cell_of_.size() + 2, 0);
  const auto each_contact = [&](auto&& visit) {
    for (std::size_t i = 0; i < cells; ++i) {
      const auto node = static_cast<Node>(i);
      const Place at = place_[static_cast<std::size_t>(cell_of_[i])];
      each_tree(at, [&](Place tree) {
        visit(node, node_[tree]);
        visit(node_[tree], node);
      });
      if (layout.is_strip()) continue;
      for (const Place step : layout.diagonal)
        if (state_[at + step] == unknown && stamps_[at + step] == stamp_) visit(node, node_[at + step]);
    }
  };
  if (budget_.spent()) return;
  each_contact([&](Node from, Node) { ++first_edge_[static_cast<std::size_t>(from) + 2]; });
  for (std::size_t i = 2; i < first_edge_.size(); ++i) first_edge_[i] += first_edge_[i - 1];
  edges_.resize(first_edge_.back());
  if (budget_.spent()) return;
  each_contact([&](Node from, Node to) { edges_[first_edge_[static_cast<std::size_t>(from) + 1]++] = to; });
}

// Joins the cells of every block of the graph, which is where its cycles are. Depth first, with the path on a stack.
void OpenCells::join_cycles() {
  order_.assign(cell_of_.size(), -1);
  low_.resize(cell_of_.size());
  std::int32_t seen = 0;
  std::uint32_t steps = 0;
  for (Node root = 0; root < static_cast<Node>(cell_of_.size()); ++root) {
    if (order_[static_cast<std::size_t>(root)] >= 0) continue;
    const auto enter = [&](Node node, Node parent) {
      order_[static_cast<std::size_t>(node)] = low_[static_cast<std::size_t>(node)] = seen++;
      open_nodes_.push_back(node);
      path_.push_back({node, parent, first_edge_[static_cast<std::size_t>(node)]});
    };
    enter(root, -1);
    while (!path_.empty()) {
      if (++steps % steps_per_look == 0 && budget_.spent()) return path_.clear(), open_nodes_.clear();
      Stop& visit = path_.back();
      std::int32_t& low = low_[static_cast<std::size_t>(visit.node)];
      if (visit.next < first_edge_[static_cast<std::size_t>(visit.node) + 1]) {
        const Node to = edges_[visit.next++];
        if (to == visit.parent) continue;
        if (order_[static_cast<std::size_t>(to)] < 0) enter(to, visit.node);
        else low = std::min(low, order_[static_cast<std::size_t>(to)]);
        continue;
      }
      const auto [node, parent, next] = visit;
      path_.pop_back();
      if (parent < 0) continue;
      auto& above = low_[static_cast<std::size_t>(parent)];
      above = std::min(above, low_[static_cast<std::size_t>(node)]);
      if (low_[static_cast<std::size_t>(node)] < order_[static_cast<std::size_t>(parent)]) continue;
      std::size_t first = open_nodes_.size();
      while (open_nodes_[--first] != node) {}
      join_block(first, parent);
      open_nodes_.resize(first);
    }
    open_nodes_.clear();
  }
}

void OpenCells::join_block(std::size_t first, Node parent) {
  if (open_nodes_.size() - first < 2) return;  // two nodes and one contact: no cycle
  Cell before = cell_of_[static_cast<std::size_t>(parent)];
  for (std::size_t i = first; i < open_nodes_.size(); ++i) {
    const Cell cell = cell_of_[static_cast<std::size_t>(open_nodes_[i])];
    if (cell == no_cell) continue;
    if (before != no_cell) groups_.join(before, cell);
    before = cell;
  }
}

// The cells, and for each the trees it touches that another cell of the part touches, too.
void OpenCells::write_key(std::span<const Cell> part, std::vector<std::uint32_t>& words) {
  words.assign(part.begin(), part.end());
  ++stamp_;
  order_.clear();  // per tree: how many cells touch it; then its number among those that matter
  const auto each_contact = [&](auto&& visit) {
    for (const Cell cell : part)
      each_tree(place_[static_cast<std::size_t>(cell)], [&](Place tree) { visit(cell, tree); });
  };
  each_contact([&](Cell, Place tree) {
    if (stamps_[tree] != stamp_) {
      stamps_[tree] = stamp_;
      node_[tree] = static_cast<Node>(order_.size());
      order_.push_back(0);
    }
    ++order_[static_cast<std::size_t>(node_[tree])];
  });
  low_.assign(order_.size(), -1);
  std::int32_t numbered = 0;
  each_contact([&](Cell cell, Place tree) {
    const auto node = static_cast<std::size_t>(node_[tree]);
    if (order_[node] < 2) return;
    if (low_[node] < 0) low_[node] = numbered++;
    words.push_back(static_cast<std::uint32_t>(cell));
    words.push_back(static_cast<std::uint32_t>(low_[node]));
  });
}

}  // namespace cluewright::hitori::count
