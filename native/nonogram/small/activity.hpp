// Cells ordered by how often recent conflicts were about them (exponential VSIDS): a binary heap over activities.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace cluewright::nonogram {

class ActivityOrder {
 public:
  void resize(int cells) {
    activity_.assign(std::size_t(cells), 0.0);
    place_.assign(std::size_t(cells), absent);
    heap_.clear();
    heap_.reserve(std::size_t(cells));
    step_ = 1.0;
  }

  void set(int cell, double activity) {
    activity_[cell] = activity;
    if (place_[cell] != absent) rise(place_[cell]), sink(place_[cell]);
  }
  double activity(int cell) const { return activity_[cell]; }

  void bump(int cell) {
    activity_[cell] += step_;
    if (activity_[cell] > 1e100) {
      for (double& a : activity_) a *= 1e-100;
      step_ *= 1e-100;
    }
    if (place_[cell] != absent) rise(place_[cell]);
  }
  void decay(double factor) { step_ /= factor; }

  bool empty() const { return heap_.empty(); }
  void insert(int cell) {
    if (place_[cell] != absent) return;
    place_[cell] = std::uint16_t(heap_.size());
    heap_.push_back(std::uint16_t(cell));
    rise(place_[cell]);
  }
  int pop() {
    const int best = heap_[0];
    place_[best] = absent;
    const std::uint16_t last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_[0] = last;
      place_[last] = 0;
      sink(0);
    }
    return best;
  }

 private:
  static constexpr std::uint16_t absent = 0xffff;

  // Ties go to the lower cell, so that the order never depends on the history of the heap.
  bool before(int a, int b) const { return activity_[a] > activity_[b] || (activity_[a] == activity_[b] && a < b); }
  void put(std::size_t at, std::uint16_t cell) {
    heap_[at] = cell;
    place_[cell] = std::uint16_t(at);
  }
  void rise(std::size_t at) {
    const std::uint16_t cell = heap_[at];
    while (at > 0) {
      const std::size_t parent = (at - 1) / 2;
      if (!before(cell, heap_[parent])) break;
      put(at, heap_[parent]);
      at = parent;
    }
    put(at, cell);
  }
  void sink(std::size_t at) {
    const std::uint16_t cell = heap_[at];
    while (true) {
      std::size_t child = 2 * at + 1;
      if (child >= heap_.size()) break;
      if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], cell)) break;
      put(at, heap_[child]);
      at = child;
    }
    put(at, cell);
  }

  std::vector<double> activity_;
  std::vector<std::uint16_t> heap_, place_;
  double step_ = 1.0;
};

}  // namespace cluewright::nonogram
