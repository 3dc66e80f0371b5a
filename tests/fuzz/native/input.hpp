// Bytes read as small numbers: every input means something, and a small change of it a small change of the problem.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  // The next byte, 0 when there are none left.
  std::uint8_t byte() { return at_ < size_ ? data_[at_++] : 0; }
  // A number from `low` to `high`.
  std::int32_t between(std::int32_t low, std::int32_t high) { return low + byte() % (high - low + 1); }
  bool chance() { return byte() & 1; }
  bool ended() const { return at_ >= size_; }

 private:
  const std::uint8_t* data_;
  std::size_t size_, at_ = 0;
};

// Ends the process with a place and a reason, which a fuzzer takes for a finding.
#define REQUIRE(condition)                                                         \
  do {                                                                             \
    if (!(condition)) {                                                            \
      std::fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                \
    }                                                                              \
  } while (false)
