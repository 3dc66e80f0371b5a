// A small random generator that produces the same numbers on every machine: xoshiro256** seeded by splitmix64.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cluewright {

class Random {
 public:
  explicit Random(std::uint64_t seed) noexcept {
    for (auto& word : state_) word = splitmix(seed);
  }

  std::uint64_t next() noexcept {
    const auto result = std::rotl(state_[1] * 5, 7) * 9;
    const auto shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Returns a number from 0 to `bound` - 1, each equally likely; `bound` is at least 1.
  std::uint32_t below(std::uint32_t bound) noexcept {
    auto product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t reject = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < reject) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Returns a number from 0 to just below 1.
  double fraction() noexcept { return static_cast<double>(next() >> 11) * 0x1p-53; }

  // Returns true `share` times in `whole`.
  bool chance(std::uint32_t share, std::uint32_t whole) noexcept { return below(whole) < share; }

  template <typename Items>
  void shuffle(Items& items) noexcept {
    for (std::size_t left = items.size(); left > 1; --left)
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
  }

 private:
  static std::uint64_t splitmix(std::uint64_t& seed) noexcept {
    seed += 0x9e3779b97f4a7c15u;
    auto word = seed;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    return word ^ (word >> 31);
  }

  std::uint64_t state_[4];
};

}  // namespace cluewright
