// The variables of a search, heaviest first: a binary heap that knows the position of each.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace cluewright::search {

// What comes first among equal weights: the lower variable, so that the order never depends on the history of the heap, or
// whatever stands there.
enum class Ties : bool { lower_first, as_they_stand };

template <class Variable, class Weight, Ties ties>
class Heap {
 public:
  // Empty, with all weights zero.
  void reset(std::size_t variables) {
    weight_.assign(variables, Weight(0));
    place_.assign(variables, absent);
    heap_.clear();
    heap_.reserve(variables);
  }

  bool empty() const { return heap_.empty(); }
  Weight weight(Variable v) const { return weight_[v]; }
  Weight& weight(Variable v) { return weight_[v]; }  // whoever makes it heavier calls `grown`

  void set(Variable v, Weight weight) {
    weight_[v] = weight;
    if (place_[v] == absent) return;
    rise(place_[v]);
    sink(place_[v]);
  }
  // Gives every variable the weight `weight_of(variable)`.
  template <class WeightOf>
  void set_all(WeightOf&& weight_of) {
    for (std::size_t v = 0; v < weight_.size(); ++v) weight_[v] = weight_of(Variable(v));
    for (std::size_t at = heap_.size() / 2; at-- > 0;) sink(at);
  }
  void grown(Variable v) {
    if (place_[v] != absent) rise(place_[v]);
  }
  // Changes every weight by the same rule, which must not reverse the order of any two.
  template <class Change>
  void change_weights(Change&& change) {
    for (Weight& weight : weight_) weight = change(weight);
    for (std::size_t at = heap_.size() / 2; at-- > 0;) sink(at);  // weights that were different may be equal now
  }

  // Nothing happens if it is already there.
  void push(Variable v) {
    if (place_[v] != absent) return;
    place_[v] = Variable(heap_.size());
    heap_.push_back(v);
    rise(heap_.size() - 1);
  }
  Variable pop() {
    const Variable first = heap_.front(), last = heap_.back();
    heap_.pop_back();
    place_[first] = absent;
    if (!heap_.empty()) {
      put(0, last);
      sink(0);
    }
    return first;
  }
  void remove(Variable v) {
    if (place_[v] == absent) return;
    const std::size_t at = place_[v];
    const Variable last = heap_.back();
    heap_.pop_back();
    place_[v] = absent;
    if (last == v) return;
    put(at, last);
    rise(at);
    sink(place_[last]);
  }

  // Calls `visit(variable)`, heaviest first, for as long as it asks for more. Nothing moves.
  template <class Visit>
  void visit(Visit&& visit) {
    edge_.clear();  // below those visited, heaviest first
    if (!heap_.empty()) edge_.push_back(heap_.front());
    for (std::size_t next = 0; next < edge_.size(); ++next) {
      if (!visit(edge_[next])) return;
      const std::size_t child = 2 * std::size_t(place_[edge_[next]]) + 1;
      for (std::size_t at = child; at < std::min(child + 2, heap_.size()); ++at) {
        const Variable v = heap_[at];
        std::size_t place = edge_.size();
        edge_.push_back(v);
        for (; place > next + 1 && before(v, edge_[place - 1]); --place) edge_[place] = edge_[place - 1];
        edge_[place] = v;
      }
    }
  }

 private:
  static constexpr Variable absent = Variable(-1);

  bool before(Variable a, Variable b) const {
    if constexpr (ties == Ties::lower_first)
      return weight_[a] > weight_[b] || (weight_[a] == weight_[b] && a < b);
    else
      return weight_[a] > weight_[b];
  }
  void put(std::size_t at, Variable v) {
    heap_[at] = v;
    place_[v] = Variable(at);
  }
  void rise(std::size_t at) {
    const Variable v = heap_[at];
    while (at > 0) {
      const std::size_t parent = (at - 1) / 2;
      if (!before(v, heap_[parent])) break;
      put(at, heap_[parent]);
      at = parent;
    }
    put(at, v);
  }
  void sink(std::size_t at) {
    const Variable v = heap_[at];
    while (true) {
      std::size_t child = 2 * at + 1;
      if (child >= heap_.size()) break;
      if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], v)) break;
      put(at, heap_[child]);
      at = child;
    }
    put(at, v);
  }

  std::vector<Weight> weight_;
  std::vector<Variable> heap_, place_, edge_;
};

}  // namespace cluewright::search
