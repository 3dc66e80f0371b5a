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
    rise(place_[v], {weight, v});
    sink(place_[v], {weight, v});
  }
  // Gives every variable the weight `weight_of(variable)`.
  template <class WeightOf>
  void set_all(WeightOf&& weight_of) {
    for (std::size_t v = 0; v < weight_.size(); ++v) weight_[v] = weight_of(Variable(v));
    order();
  }
  void grown(Variable v) {
    if (place_[v] != absent) rise(place_[v], {weight_[v], v});
  }
  // Changes every weight by the same rule, which must not reverse the order of any two.
  template <class Change>
  void change_weights(Change&& change) {
    for (Weight& weight : weight_) weight = change(weight);
    order();  // weights that were different may be equal now
  }

  // Nothing happens if it is already there.
  void push(Variable v) {
    if (place_[v] != absent) return;
    heap_.push_back({weight_[v], v});
    rise(heap_.size() - 1, heap_.back());
  }
  Variable pop() {
    const Variable first = heap_.front().variable;
    const Entry last = heap_.back();
    heap_.pop_back();
    place_[first] = absent;
    if (!heap_.empty()) sink(0, last);
    return first;
  }
  void remove(Variable v) {
    if (place_[v] == absent) return;
    const std::size_t at = place_[v];
    const Entry last = heap_.back();
    heap_.pop_back();
    place_[v] = absent;
    if (last.variable == v) return;
    rise(at, last);
    sink(place_[last.variable], last);
  }

  // Calls `visit(variable)`, heaviest first, for as long as it asks for more. Nothing moves.
  template <class Visit>
  void visit(Visit&& visit) {
    edge_.clear();  // below those visited, heaviest first
    if (!heap_.empty()) edge_.push_back(heap_.front());
    for (std::size_t next = 0; next < edge_.size(); ++next) {
      const Variable v = edge_[next].variable;
      if (!visit(v)) return;
      const std::size_t child = 2 * std::size_t(place_[v]) + 1;
      for (std::size_t at = child; at < std::min(child + 2, heap_.size()); ++at) {
        const Entry entry = heap_[at];
        std::size_t place = edge_.size();
        edge_.push_back(entry);
        for (; place > next + 1 && before(entry, edge_[place - 1]); --place) edge_[place] = edge_[place - 1];
        edge_[place] = entry;
      }
    }
  }

 private:
  static constexpr Variable absent = Variable(-1);
  // With the weight beside it, so that comparing two does not go elsewhere.
  struct Entry {
    Weight weight;
    Variable variable;
  };

  static bool before(const Entry& a, const Entry& b) {
    if constexpr (ties == Ties::lower_first)
      return a.weight > b.weight || (a.weight == b.weight && a.variable < b.variable);
    else
      return a.weight > b.weight;
  }
  void put(std::size_t at, const Entry& entry) {
    heap_[at] = entry;
    place_[entry.variable] = Variable(at);
  }
  // Brings back the order of all, for their weights as they are now.
  void order() {
    for (Entry& entry : heap_) entry.weight = weight_[entry.variable];
    for (std::size_t at = heap_.size() / 2; at-- > 0;) sink(at, heap_[at]);
  }
  void rise(std::size_t at, Entry entry) {
    while (at > 0) {
      const std::size_t parent = (at - 1) / 2;
      if (!before(entry, heap_[parent])) break;
      put(at, heap_[parent]);
      at = parent;
    }
    put(at, entry);
  }
  void sink(std::size_t at, Entry entry) {
    while (true) {
      std::size_t child = 2 * at + 1;
      if (child >= heap_.size()) break;
      if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], entry)) break;
      put(at, heap_[child]);
      at = child;
    }
    put(at, entry);
  }

  std::vector<Weight> weight_;
  std::vector<Variable> place_;
  std::vector<Entry> heap_, edge_;
};

}  // namespace cluewright::search
