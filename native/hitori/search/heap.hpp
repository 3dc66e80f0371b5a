// Cells in the order of how often they took part in clashes. Whole numbers only, so that every machine agrees.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "hitori/board/layout.hpp"

namespace cluewright::hitori {

class Heap {
 public:
  void reset(std::size_t places) {
    weight_.assign(places, 0);
    where_.assign(places, -1);
    heap_.clear();
    bump_ = 16;
  }

  void set_weight(Place at, std::uint64_t weight) { weight_[at] = weight; }
  bool empty() const { return heap_.empty(); }

  void push(Place at) {
    if (where_[at] >= 0) return;
    where_[at] = static_cast<std::int32_t>(heap_.size());
    heap_.push_back(at);
    rise(heap_.size() - 1);
  }

  Place pop() {
    const Place top = heap_[0];
    swap(0, heap_.size() - 1);
    heap_.pop_back();
    where_[top] = -1;
    if (!heap_.empty()) sink(0);
    return top;
  }

  void bump(Place at) {
    weight_[at] += bump_;
    if (where_[at] >= 0) rise(static_cast<std::size_t>(where_[at]));
  }

  // Makes later bumps weigh more than earlier ones.
  void age() {
    bump_ += bump_ / 16;
    if (bump_ < std::uint64_t{1} << 50) return;
    bump_ >>= 40;
    for (auto& weight : weight_) weight >>= 40;
    for (std::size_t i = heap_.size() / 2; i-- > 0;) sink(i);  // ties may have changed their order
  }

 private:
  bool before(Place one, Place other) const {
    return weight_[one] != weight_[other] ? weight_[one] > weight_[other] : one < other;
  }

  void swap(std::size_t i, std::size_t j) {
    std::swap(heap_[i], heap_[j]);
    where_[heap_[i]] = static_cast<std::int32_t>(i);
    where_[heap_[j]] = static_cast<std::int32_t>(j);
  }

  void rise(std::size_t i) {
    for (; i > 0 && before(heap_[i], heap_[(i - 1) / 2]); i = (i - 1) / 2) swap(i, (i - 1) / 2);
  }

  void sink(std::size_t i) {
    for (;;) {
      std::size_t best = 2 * i + 1;
      if (best >= heap_.size()) return;
      if (best + 1 < heap_.size() && before(heap_[best + 1], heap_[best])) ++best;
      if (!before(heap_[best], heap_[i])) return;
      swap(i, best);
      i = best;
    }
  }

  std::vector<std::uint64_t> weight_;
  std::vector<std::int32_t> where_;
  std::vector<Place> heap_;
  std::uint64_t bump_ = 16;
};

}  // namespace cluewright::hitori
