#include "common/count/natural.hpp"

#include <cstdio>

namespace cluewright {

namespace {

// a * b + more + carry never overflows two words.
std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t more, std::uint64_t& carry) {
  constexpr std::uint64_t half = 0xffffffffu;
  const std::uint64_t low = (a & half) * (b & half), cross = (a >> 32) * (b & half) + (low >> 32);
  const std::uint64_t other = (a & half) * (b >> 32) + (cross & half);
  std::uint64_t top = (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32);
  std::uint64_t result = other << 32 | (low & half);
  for (const std::uint64_t addend : {more, carry}) {
    result += addend;
    top += result < addend;
  }
  carry = top;
  return result;
}

}  // namespace

Natural& Natural::operator+=(const Natural& other) {
  const std::uint64_t lowest = other.low_;
  low_ += lowest;
  bool carry = low_ < lowest;
  for (std::size_t i = 0; carry || i < other.more_.size(); ++i) {
    if (i == more_.size()) more_.push_back(0);
    const std::uint64_t addend = i < other.more_.size() ? other.more_[i] : 0;
    const std::uint64_t sum = more_[i] + addend;
    const bool over = sum < addend;
    more_[i] = sum + carry;
    carry = over || (carry && more_[i] == 0);
  }
  return *this;
}

Natural& Natural::operator*=(const Natural& other) {
  if (other.is_one()) return *this;
  if (is_one() || other.is_zero()) return *this = other;
  std::vector<std::uint64_t> product(words() + other.words(), 0);
  for (std::size_t i = 0; i < words(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < other.words(); ++j)
      product[i + j] = multiply(word(i), other.word(j), product[i + j], carry);
    product[i + other.words()] = carry;
  }
  while (product.size() > 1 && product.back() == 0) product.pop_back();
  low_ = product.front();
  more_.assign(product.begin() + 1, product.end());
  return *this;
}

std::string Natural::hex_digits() const {
  std::string digits;
  for (std::size_t i = words(); i-- > 0;) {
    char text[17];
    std::snprintf(text, sizeof text, digits.empty() ? "%llx" : "%016llx", static_cast<unsigned long long>(word(i)));
    digits += text;
  }
  return digits;
}

}  // namespace cluewright
