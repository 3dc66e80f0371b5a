// Cells ordered by how often recent conflicts were about them (exponential VSIDS), beginning with fractions: what beliefs say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/search/heap.hpp"

namespace cluewright::nonogram {

class ActivityOrder {
 public:
  void resize(int cells) { heap_.reset(std::size_t(cells)); }

  template <class ActivityOf>
  void set_all(ActivityOf&& activity_of) {
    heap_.set_all(activity_of);
  }
  void insert(int cell) { heap_.push(std::uint16_t(cell)); }
  int pop() { return heap_.pop(); }

  // The most active of the cells that are `wanted(cell)`, at most so many; returns how many. The others that are met leave the order.
  template <class Wanted>
  int find(int most, int* cells, Wanted&& wanted) {
    int count = 0;
    unwanted_.clear();
    heap_.visit([&](std::uint16_t cell) {
      if (wanted(int(cell))) cells[count++] = cell;
      else unwanted_.push_back(cell);
      return count < most;
    });
    for (const std::uint16_t cell : unwanted_) heap_.remove(cell);
    return count;
  }

  void bump(int cell) {
    double& activity = heap_.weight(std::uint16_t(cell));
    activity += step_;
    if (activity > most) {
      heap_.change_weights([](double weight) { return weight * shrink; });
      step_ *= shrink;
    }
    heap_.grown(std::uint16_t(cell));
  }
  void decay(double factor) { step_ /= factor; }

 private:
  static constexpr double most = 1e100, shrink = 1e-100;

  search::Heap<std::uint16_t, double, search::Ties::lower_first> heap_;
  std::vector<std::uint16_t> unwanted_;
  double step_ = 1.0;
};

}  // namespace cluewright::nonogram
