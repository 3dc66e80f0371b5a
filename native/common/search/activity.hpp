// Variables in the order of how often recent conflicts were about them. Whole numbers only, so that every machine agrees.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "common/search/heap.hpp"

namespace cluewright::search {

template <class Variable, Ties ties>
class Activity {
 public:
  void reset(std::size_t variables, std::uint64_t first_bump) {
    heap_.reset(variables);
    bump_ = first_bump;
  }

  void set(Variable v, std::uint64_t activity) { heap_.set(v, activity); }
  bool empty() const { return heap_.empty(); }
  void push(Variable v) { heap_.push(v); }
  Variable pop() { return heap_.pop(); }

  void bump(Variable v) {
    std::uint64_t& activity = heap_.weight(v);
    activity += bump_;
    if (activity > most) {
      heap_.change_weights([](std::uint64_t weight) { return weight >> shift; });
      bump_ = std::max(bump_ >> shift, least_bump);
    }
    heap_.grown(v);
  }
  // Makes later bumps weigh more than earlier ones.
  void age() { bump_ += bump_ >> 4; }

 private:
  static constexpr std::uint64_t most = std::uint64_t{1} << 60, least_bump = 1 << 8;
  static constexpr int shift = 40;

  Heap<Variable, std::uint64_t, ties> heap_;
  std::uint64_t bump_ = 1;
};

}  // namespace cluewright::search
