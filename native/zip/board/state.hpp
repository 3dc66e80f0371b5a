// What is known about a Zip puzzle's edges while logic works on it. Cheap to copy: assumptions work on a copy.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "zip/board/fragments.hpp"
#include "zip/board/graph.hpp"

namespace cluewright::zip {

class State {
 public:
  explicit State(const Graph& graph)
      : graph_(&graph), fragments_(graph), value_(graph.edges(), unknown), used_(graph.cells, 0), closed_(graph.cells, 0),
        joined_(graph.last + 1, 0), undecided_(graph.edges()) {}

  const Graph& graph() const { return *graph_; }
  const Fragments& fragments() const { return fragments_; }

  BorderValue value(EdgeId e) const { return static_cast<BorderValue>(value_[e]); }
  std::int32_t undecided() const { return undecided_; }
  std::int32_t used_at(CellId c) const { return used_[c]; }

  // Edges a cell still has to use, and edges it can still use, the used ones included.
  std::int32_t missing(CellId c) const { return graph_->need[c] - used_[c]; }
  std::int32_t ways(CellId c) const { return graph_->at[c].count - closed_[c]; }

  // A cell is open while the path through it is not complete. Every piece of path ends in open cells or in the
  // first or last number.
  bool open(CellId c) const { return missing(c) > 0; }

  // Whether the path from a number to the next one is complete.
  bool joined(std::int32_t segment) const { return joined_[segment] != 0; }

  // Decides an edge that is unknown. Tells why not when using it breaks a rule; the state is then worthless.
  Objection decide(EdgeId e, bool use) {
    const auto [u, v] = graph_->ends[e];
    --undecided_;
    if (!use) {
      value_[e] = zip::closed;
      ++closed_[u];
      ++closed_[v];
      return Objection::none;
    }
    value_[e] = zip::used;
    const Objection objection = open(u) && open(v) ? fragments_.objection(u, v) : Objection::loop;
    ++used_[u];
    ++used_[v];
    if (objection != Objection::none) return objection;
    const std::int32_t x = fragments_.near(u), y = fragments_.near(v);
    if (x && y) joined_[std::min(x, y)] = 1;
    fragments_.join(u, v);
    return objection;
  }

 private:
  const Graph* graph_;
  Fragments fragments_;
  std::vector<std::uint8_t> value_;
  std::vector<std::int8_t> used_, closed_;
  std::vector<std::uint8_t> joined_;
  std::int32_t undecided_;
};

}  // namespace cluewright::zip
