// The states of a plug dynamic programme and how many ways lead to each.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "common/count/natural.hpp"

namespace cluewright::zip {

// What is left to do at a cell that has been reached; 0 for nothing.
using Plug = std::uint32_t;

// A hash table from profiles, `length` plugs each, to counts. All counts have the same number of words, as many as the
// largest needs.
class Profiles {
 public:
  Profiles() : slots_(64, nothing) {}

  std::size_t size() const { return size_; }
  std::size_t bytes() const {
    return plugs_.capacity() * sizeof(Plug) + counts_.capacity() * sizeof(Word) + slots_.capacity() * sizeof(Slot);
  }
  std::span<const Plug> plugs(std::size_t entry) const { return {plugs_.data() + entry * length_, length_}; }
    std::span<const std::uint64_t> count(std::size_t entry) const { return {counts_.data() + entry * words_, words_}; }

  // Forgets everything; profiles have another length from now on.
  void reset(std::size_t length) {
    length_ = length;
    plugs_.clear();
    counts_.clear();
    if (16 * size_ < slots_.size()) slots_.resize(std::max<std::size_t>(64, slots_.size() / 2));
    slots_.assign(slots_.size(), nothing);
    size_ = 0;
  }

  // Adds ways that lead to a profile.
  void add(std::span<const Plug> profile, std::span<const std::uint64_t> ways) {
    while (ways.size() > words_) widen();
    if (2 * (size_ + 1) > slots_.size()) grow();
    std::size_t at = hash(profile) & (slots_.size() - 1);
    while (slots_[at] != nothing && !is(slots_[at], profile)) at = (at + 1) & (slots_.size() - 1);
    if (slots_[at] == nothing) {
      slots_[at] = static_cast<Slot>(size_++);
      plugs_.insert(plugs_.end(), profile.begin(), profile.end());
      counts_.insert(counts_.end(), ways.begin(), ways.end());
      counts_.resize(size_ * words_, 0);
      return;
    }
    const std::size_t entry = slots_[at];
    if (!add_words(entry, ways)) return;
    widen();  // the sum is one word longer
    counts_[entry * words_ + words_ - 1] = 1;
  }

  // The sum over all profiles.
  Natural total() const {
    Natural sum;
    for (std::size_t entry = 0; entry < size_; ++entry) {
      Natural ways;
      for (std::size_t i = words_; i-- > 0;) {
        ways *= Natural(std::uint64_t{1} << 32);
        ways *= Natural(std::uint64_t{1} << 32);
        ways += Natural(count(entry)[i]);
      }
      sum += ways;
    }
    return sum;
  }

 private:
  using Word = std::uint64_t;
  using Slot = std::uint32_t;
  static constexpr Slot nothing = 0xffffffffu;

  static std::size_t hash(std::span<const Plug> profile) {
    std::uint64_t mixed = 0;
    for (const Plug plug : profile) mixed = (mixed ^ plug) * 0x9e3779b97f4a7c15u + (mixed >> 29);
    return static_cast<std::size_t>(mixed ^ mixed >> 32);
  }

  bool is(std::size_t entry, std::span<const Plug> profile) const {
    return std::memcmp(plugs_.data() + entry * length_, profile.data(), profile.size_bytes()) == 0;
  }

  // Tells whether a carry is left over.
  bool add_words(std::size_t entry, std::span<const Word> ways) {
    bool carry = false;
    for (std::size_t i = 0; i < words_; ++i) {
      Word& word = counts_[entry * words_ + i];
      const Word addend = i < ways.size() ? ways[i] : 0, sum = word + addend;
      const bool over = sum < addend;
      word = sum + carry;
      carry = over || (carry && word == 0);
    }
    return carry;
  }

  void widen() {
    std::vector<Word> wider(size_ * (words_ + 1), 0);
    for (std::size_t entry = 0; entry < size_; ++entry)
      for (std::size_t i = 0; i < words_; ++i) wider[entry * (words_ + 1) + i] = counts_[entry * words_ + i];
    counts_.swap(wider);
    ++words_;
  }

  void grow() {
    slots_.assign(2 * slots_.size(), nothing);
    for (std::size_t entry = 0; entry < size_; ++entry) {
      std::size_t at = hash(plugs(entry)) & (slots_.size() - 1);
      while (slots_[at] != nothing) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = static_cast<Slot>(entry);
    }
  }

  std::size_t length_ = 0, words_ = 1, size_ = 0;
  std::vector<Plug> plugs_;
  std::vector<Word> counts_;
  std::vector<Slot> slots_;
};

}  // namespace cluewright::zip
