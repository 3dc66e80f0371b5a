// The forest of black cells, with undo.
//
// Given that no two black cells share a side, the white cells of a board with at least two rows and columns hang
// together exactly when the black cells, their diagonal contacts and one node for the wall are a forest. So there is
// no flood fill: a black cell that would join one tree twice closes a chain and cuts the white cells apart.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "hitori/board/layout.hpp"

namespace cluewright::hitori {

class Forest {
 public:
  void reset(std::size_t places) {
    tree_.assign(places, nowhere);
    next_.resize(places), parent_.resize(places), size_.resize(places);
    mark_.assign(places, 0);
    joins_.clear();
    stamp_ = 0;
    // The wall always counts as the larger tree, so that it is never walked along.
    tree_[wall] = wall, next_[wall] = wall, parent_[wall] = nowhere, size_[wall] = 1 << 30;
  }

  bool holds(Place at) const { return tree(at) != nowhere; }
  Place tree(Place at) const { return tree_[at]; }
  std::size_t joins() const { return joins_.size(); }

  void plant(Place at) {
    const auto i = static_cast<std::size_t>(at);
    tree_[i] = at, next_[i] = at, parent_[i] = nowhere, size_[i] = 1;
  }
  void uproot(Place at) { tree_[at] = nowhere; }

  // Joins the trees of two touching nodes, which are different trees. Calls `meet(member, tree)` for every member of
  // the smaller tree before the join, with the larger tree it is joined to.
  template <typename Meet>
  void join(Place one, Place other, Meet&& meet) {
    if (size(tree(one)) > size(tree(other))) std::swap(one, other);
    const Place small = tree(one), large = tree(other);
    make_root(one);
    parent_[one] = other;
    Place member = small;
    do {
      meet(member, large);
      member = next(member);
    } while (member != small);
    do {
      tree_[member] = large;
      member = next(member);
    } while (member != small);
    std::swap(next_[small], next_[large]);
    size_[large] += size(small);
    joins_.push_back({small, large, one, other});
  }

  // Undoes the last joins until `count` are left.
  void undo_to(std::size_t count) {
    while (joins_.size() > count) {
      const auto [small, large, one, other] = joins_.back();
      joins_.pop_back();
      std::swap(next_[small], next_[large]);
      size_[large] -= size(small);
      Place member = small;
      do {
        tree_[member] = small;
        member = next(member);
      } while (member != small);
      // A later join may have reversed the edge; either way each half keeps a root, though perhaps a different one.
      parent_[parent(one) == other ? one : other] = nowhere;
    }
  }

  // Calls visit(node) along the one path between two nodes of a tree, both ends included, the wall too.
  template <typename Visit>
  void path(Place from, Place to, Visit&& visit) {
    ++stamp_;
    for (Place at = from; at != nowhere; at = parent(at)) mark_[at] = stamp_;
    climb_.clear();
    Place meeting = to;
    while (mark_[meeting] != stamp_) climb_.push_back(meeting), meeting = parent(meeting);
    for (Place at = from; at != meeting; at = parent(at)) visit(at);
    visit(meeting);
    for (auto at = climb_.rbegin(); at != climb_.rend(); ++at) visit(*at);
  }

 private:
  struct Join {
    Place small, large, one, other;
  };

  Place next(Place at) const { return next_[at]; }
  Place parent(Place at) const { return parent_[at]; }
  std::int32_t size(Place at) const { return size_[at]; }

  void make_root(Place at) {
    Place above = nowhere;
    while (at != nowhere) {
      const Place up = parent(at);
      parent_[at] = above;
      above = at, at = up;
    }
  }

  std::vector<Place> tree_;    // the label of each node's tree, `nowhere` for what is not planted
  std::vector<Place> next_;    // the members of a tree in a circle
  std::vector<Place> parent_;  // the tree rooted at some node, for finding paths
  std::vector<std::int32_t> size_;
  std::vector<Join> joins_;
  std::vector<std::uint32_t> mark_;
  std::vector<Place> climb_;
  std::uint32_t stamp_ = 0;
};

}  // namespace cluewright::hitori
