// Memory that runs out when it is told to: in the program that failing_memory.cpp is part of, any request can be refused.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <new>

#include "check.hpp"

namespace memory {

inline constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

inline std::atomic<std::int64_t> asked{0}, first_refused{never}, last_refused{never}, refused{0};

// From now on the requests are counted, and those from `first` to `last` are refused.
inline void refuse(std::int64_t first, std::int64_t last) {
  asked = 0;
  first_refused = first, last_refused = last;
}
inline void recover() { refuse(never, never); }

inline bool is_refused() {
  const std::int64_t number = ++asked;
  if (number < first_refused || number > last_refused) return false;
  ++refused;
  return true;
}

// Runs `work` with its first, second, ... allocation refused, once that one alone and once all that follow as well: it
// ends by std::bad_alloc or as it does otherwise. Of many, the first half of `points` and a sample of the others.
template <typename Work>
void fail_each(const char* name, Work&& work, std::int64_t points = 80) {
  const std::int64_t each = points / 2;
  const auto expected = work();
  recover();
  CHECK(work() == expected);
  const std::int64_t count = asked;
  const std::int64_t stride = count > points ? (count - each) / (points - each) : 1;
  const std::int64_t refused_before = refused;
  for (std::int64_t first = 1; first <= count; first += first < each ? 1 : stride)
    for (const std::int64_t last : {first, never}) {
      refuse(first, last);
      bool ended = false;
      try {
        const auto given = work();
        recover();
        ended = given == expected;
      } catch (const std::bad_alloc&) {
        recover();
        ended = true;
      }
      if (!ended) std::fprintf(stderr, "%s, allocation %lld of %lld\n", name, (long long)first, (long long)count);
      CHECK(ended);
    }
  if (count == 0 || refused == refused_before) std::fprintf(stderr, "%s: nothing was refused\n", name);
  CHECK(refused > refused_before);
  CHECK(work() == expected);
}

}  // namespace memory
