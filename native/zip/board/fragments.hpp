// The pieces of path that used edges make, with what decides whether two pieces may be joined.
//
// Along a path the numbers come in order exactly when any two numbers that follow each other differ by one. So of
// each piece only the number nearest to either end matters.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "zip/board/graph.hpp"

namespace cluewright::zip {

// Why two ends may not be joined.
enum class Objection : std::uint8_t { none, loop, order, early_end, outside };

class Fragments {
 public:
  explicit Fragments(const Graph& graph)
      : graph_(&graph), other_(graph.cells), near_(graph.number), length_(graph.cells, 1), marked_(graph.cells, 0) {
    for (CellId c = 0; c < graph.cells; ++c) other_[c] = c;
  }

  CellId other(CellId end) const { return other_[end]; }
  std::int32_t near(CellId end) const { return near_[end]; }
  std::int32_t length(CellId end) const { return length_[end]; }

  // Demands that `cell` does not lie between the number `segment` and the next one.
  void keep_outside(CellId cell, std::int32_t segment) {
    marked_[cell] = 1;
    outside_segment_ = segment;
  }

  // Tells why the pieces that end at u and v may not be joined there.
  Objection objection(CellId u, CellId v) const {
    if (other_[u] == v) return Objection::loop;
    const std::int32_t x = near_[u], y = near_[v];
    if (x && y) {
      if (std::abs(x - y) != 1) return Objection::order;
      if (outside_segment_ && (x < y ? x : y) == outside_segment_ && (marked_[u] || marked_[v])) return Objection::outside;
    }
    if (graph_->terminal(other_[u]) && graph_->terminal(other_[v]) && length_[u] + length_[v] < graph_->open_cells)
      return Objection::early_end;
    return Objection::none;
  }

  struct Join {
    CellId a, b, u, v;
    std::int32_t near_a, near_b, length_a, length_b;
    std::uint8_t marked_a, marked_b;
  };

  // Joins the pieces that end at u and v; the result is what `undo` needs.
  Join join(CellId u, CellId v) {
    const CellId a = other_[u], b = other_[v];
    const Join record{a, b, u, v, near_[a], near_[b], length_[a], length_[b], marked_[a], marked_[b]};
    const std::int32_t x = near_[u], y = near_[v];
    const std::uint8_t mark_u = marked_[u], mark_v = marked_[v];
    other_[a] = b;
    other_[b] = a;
    if (!x) {
      near_[a] = y;
      marked_[a] |= mark_v;
    }
    if (!y) {
      near_[b] = x;
      marked_[b] |= mark_u;
    }
    length_[a] = length_[b] = record.length_a + record.length_b;
    return record;
  }

  void undo(const Join& r) {
    other_[r.a] = r.u;
    other_[r.b] = r.v;
    near_[r.a] = r.near_a;
    near_[r.b] = r.near_b;
    length_[r.a] = r.length_a;
    length_[r.b] = r.length_b;
    marked_[r.a] = r.marked_a;
    marked_[r.b] = r.marked_b;
  }

 private:
  const Graph* graph_;
  std::vector<CellId> other_;
  std::vector<std::int32_t> near_, length_;
  std::vector<std::uint8_t> marked_;  // the cell kept outside lies between this end and its nearest number
  std::int32_t outside_segment_ = 0;
};

}  // namespace cluewright::zip
