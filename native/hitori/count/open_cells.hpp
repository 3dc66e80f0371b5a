// The cells of a Hitori that the rules leave open, as the domain of a count: assumed one by one, falling apart.
//
// What ties open cells together: a shared side, an equal number in a line, and a chain of shaded cells they could close
// together. Chains close where cells, their diagonal contacts, the trees of shaded cells they touch and the wall have a
// cycle; so two cells are tied by chains exactly when they lie on a common cycle of that graph.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/budget.hpp"
#include "common/count/groups.hpp"
#include "hitori/board/state.hpp"

namespace cluewright::hitori::count {

class OpenCells {
 public:
  using Cell = Groups::Cell;  // a number from 0, not the colour of a cell
  using Mark = std::size_t;

  // Takes the open cells of a state with all its consequences drawn, and keeps it.
  OpenCells(State&& state, Budget& budget);

  std::vector<Cell> all() const;

  Mark mark() const { return state_.trail().size(); }
  void undo_to(Mark mark) { state_.undo_to(mark); }
  bool suppose(Cell cell, int way);
  void split(std::span<Cell> part, std::vector<std::size_t>& sizes);
  void write_key(std::span<const Cell> part, std::vector<std::uint32_t>& words);

 private:
  using Node = std::int32_t;  // of the graph of chains: the open cells of a part, then the trees they touch

  bool open(Cell cell) const { return state_[place_[static_cast<std::size_t>(cell)]] == unknown; }
  template <typename Visit>
  void each_tree(Place at, Visit&& visit) const;  // calls visit(tree) for every tree of shaded cells it touches
  void build_graph(std::span<const Cell> part);
  void join_cycles();
  void join_block(std::size_t first, Node parent);

  State state_;
  Budget& budget_;
  std::vector<Place> place_;  // per cell
  std::vector<Cell> cell_;    // per place
  Groups groups_;

  std::vector<Cell> cell_of_;           // per node: the cell, or `no_cell` for a tree
  std::vector<Node> node_;              // per place: of an open cell of the part, or of a tree by its label
  std::vector<std::uint32_t> stamps_;   // per place: whether `node_` is of the current part
  std::uint32_t stamp_ = 0;
  std::vector<std::size_t> first_edge_;  // per node
  std::vector<Node> edges_;

  struct Stop {
    Node node, parent;
    std::size_t next;  // edge
  };
  std::vector<Stop> path_;
  std::vector<Node> open_nodes_;
  std::vector<std::int32_t> order_, low_;
};

}  // namespace cluewright::hitori::count
