// The free cells (open and not on a numbered piece of path), cut into blocks: parts in which no single cell separates
// any other two (Hopcroft and Tarjan 1973). Blocks and the cells that join them form a tree, so whatever lies on some
// way between two cells that passes no cell twice is read off the tree path between them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "zip/board/state.hpp"

namespace cluewright::zip {

class Blocks {
 public:
  static constexpr std::int32_t none = -1;

  explicit Blocks(const State& state)
      : state_(state), graph_(state.graph()), component_(graph_.cells, none), order_(graph_.cells), low_(graph_.cells),
        depth_(graph_.cells), parent_block_(graph_.cells, none), parent_(graph_.cells), next_(graph_.cells) {
    for (CellId c = 0; c < graph_.cells; ++c)
      if (free(c) && component_[c] == none) walk(c);
    for (const CellId c : visited_) depth_[c] = parent_block_[c] == none ? 0 : depth_[top_[parent_block_[c]]] + 1;
  }

  bool free(CellId c) const { return state_.open(c) && state_.fragments().near(c) == 0; }
  std::int32_t component(CellId c) const { return component_[c]; }  // none for cells that are not free
  std::int32_t components() const { return components_; }
  std::int32_t count() const { return static_cast<std::int32_t>(top_.size()); }

  // The block in which two neighbouring free cells lie together.
  std::int32_t shared(CellId a, CellId b) const {
    if (parent_block_[a] == parent_block_[b] && parent_block_[a] != none) return parent_block_[a];
    return parent_block_[b] != none && top_[parent_block_[b]] == a ? parent_block_[b] : parent_block_[a];
  }

  // The block between a cell and the root of its tree; a cell is also in the blocks it is the top of.
  std::int32_t parent_block(CellId c) const { return parent_block_[c]; }
  CellId top(std::int32_t block) const { return top_[block]; }

  // Calls `on_cell` for every cell that all ways from a to b pass, a and b among them, and `on_block` for every block
  // between them. The two cells are connected.
  template <typename OnCell, typename OnBlock>
  void between(CellId a, CellId b, OnCell&& on_cell, OnBlock&& on_block) const {
    on_cell(a);
    if (a != b) on_cell(b);
    while (a != b) {
      const std::int32_t block = parent_block_[a], other = parent_block_[b];
      if (block == other) {
        on_block(block);
        return;
      }
      CellId& climber = depth_[a] >= depth_[b] ? a : b;
      const CellId still = depth_[a] >= depth_[b] ? b : a;
      on_block(parent_block_[climber]);
      climber = top_[parent_block_[climber]];
      if (climber != still) on_cell(climber);
    }
  }

 private:
  CellId neighbour(CellId c, std::int32_t way) const {
    if (way == graph_.at[c].count) {
      const CellId other = state_.fragments().other(c);
      return other != c && free(other) ? other : no_cell;
    }
    const Way& taken = graph_.at[c].ways[way];
    return state_.value(taken.edge) == unknown && free(taken.to) ? taken.to : no_cell;
  }

  void enter(CellId c, CellId from) {
    component_[c] = components_;
    order_[c] = low_[c] = time_++;
    parent_[c] = from;
    next_[c] = 0;
    visited_.push_back(c);
    stack_.push_back(c);
    waiting_.push_back(c);
  }

  void walk(CellId root) {
    enter(root, no_cell);
    while (!stack_.empty()) {
      const CellId c = stack_.back();
      if (next_[c] <= graph_.at[c].count) {
        const CellId to = neighbour(c, next_[c]++);
        if (to == no_cell || to == parent_[c]) continue;
        if (component_[to] == none) enter(to, c);
        else low_[c] = std::min(low_[c], order_[to]);
        continue;
      }
      stack_.pop_back();
      if (stack_.empty()) break;
      const CellId p = stack_.back();
      low_[p] = std::min(low_[p], low_[c]);
      if (low_[c] < order_[p]) continue;
      const std::int32_t block = count();
      top_.push_back(p);
      for (CellId member = no_cell; member != c;) {
        member = waiting_.back();
        waiting_.pop_back();
        parent_block_[member] = block;
      }
    }
    waiting_.clear();
    ++components_;
  }

  const State& state_;
  const Graph& graph_;
  std::vector<std::int32_t> component_, order_, low_, depth_, parent_block_;
  std::vector<CellId> parent_, top_, visited_, stack_, waiting_;
  std::vector<std::uint8_t> next_;
  std::int32_t time_ = 0, components_ = 0;  // of the walk; found so far
};

}  // namespace cluewright::zip
