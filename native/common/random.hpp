// A small portable random number generator: the same seed gives the same numbers on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cluewright {

// SplitMix64 (Steele, Lea, Flood 2014): one word of state, every seed is a good seed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() noexcept {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }

  // A number from 0 to bound - 1, all equally likely; bound is at least 1.
  std::uint64_t below(std::uint64_t bound) noexcept {
    const std::uint64_t rejected = (0 - bound) % bound;  // 2^64 mod bound
    for (;;) {
      const std::uint64_t value = next();
      if (value >= rejected) return value % bound;
    }
  }

  bool coin() noexcept { return (next() >> 63) != 0; }

  template <typename T>
  void shuffle(std::vector<T>& items) noexcept {
    for (std::size_t left = items.size(); left > 1; --left) std::swap(items[left - 1], items[below(left)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace cluewright
