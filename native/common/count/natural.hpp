// Whole numbers of any size, for counts: two to the number of independent ambiguities is soon beyond every machine word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cluewright {

// Most counts fit in one word, which is stored directly and costs no allocation.
class Natural {
 public:
  Natural(std::uint64_t value = 0) : low_(value) {}

  bool is_zero() const { return low_ == 0 && more_.empty(); }
  bool is_one() const { return low_ == 1 && more_.empty(); }

  Natural& operator+=(const Natural& other);
  Natural& operator*=(const Natural& other);
  friend bool operator==(const Natural&, const Natural&) = default;

  // The lowest digit last; "0" for nothing.
  std::string hex_digits() const;

  // Beyond the object itself.
  std::size_t bytes() const { return more_.capacity() * sizeof(std::uint64_t); }

 private:
  std::size_t words() const { return 1 + more_.size(); }
  std::uint64_t word(std::size_t index) const { return index == 0 ? low_ : more_[index - 1]; }

  std::uint64_t low_;
  std::vector<std::uint64_t> more_;  // higher words, the lowest first; the last is not 0
};

}  // namespace cluewright
