// When a search restarts from its root.
#pragma once

#include <cstdint>

namespace cluewright::search {

// The series 1 1 2 1 1 2 4 ... of Luby, Sinclair and Zuckerman (1993), counted from 0: how long each try should be when nobody
// knows how long is long enough.
inline std::uint64_t luby(std::uint64_t i) {
  std::uint64_t size = 1, power = 0;
  while (size < i + 1) size = 2 * size + 1, ++power;
  while (size - 1 != i) {
    size = (size - 1) / 2;
    --power;
    i %= size;
  }
  return std::uint64_t(1) << power;
}

// Counts down what a try may cost, conflicts or nodes: `unit` of them times the series.
class Restarts {
 public:
  explicit Restarts(std::uint64_t unit, std::uint64_t tries = 0) : unit_(unit), tries_(tries), left_(unit * luby(tries)) {}

  void count() {
    if (left_ > 0) --left_;
  }
  bool due() const { return left_ == 0; }
  std::uint64_t left() const { return left_; }
  void next_try() { left_ = unit_ * luby(++tries_); }
  // Ends the current try after this many more.
  void end_after(std::uint64_t left) { left_ = left; }
  // Tries ended so far.
  std::uint64_t tries() const { return tries_; }

 private:
  std::uint64_t unit_, tries_, left_;
};

}  // namespace cluewright::search
