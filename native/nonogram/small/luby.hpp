// The Luby series 1 1 2 1 1 2 4 ...: how long each try should be when nobody knows how long is long enough.
#pragma once

#include <cstdint>

namespace cluewright::nonogram {

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

}  // namespace cluewright::nonogram
