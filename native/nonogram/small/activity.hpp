// Cells ordered by how often recent conflicts were about them (exponential VSIDS), beginning with fractions: what beliefs say.
#pragma once

#include <cstddef>
#include <cstdint>

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
  double step_ = 1.0;
};

}  // namespace cluewright::nonogram
