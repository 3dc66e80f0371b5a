// What was counted before: from a part of a board, written as words, to the number of its solutions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "common/count/natural.hpp"

namespace cluewright {

// A key is kept whole and compared whole: a count that rests on two parts having the same hash would be a guess.
// When the memory is used up, everything is forgotten: counting continues, only slower.
class CountCache {
 public:
  explicit CountCache(std::size_t most_bytes) : most_bytes_(most_bytes), slots_(256, nothing) {}

  // The count of the part with this key, or null.
  const Natural* find(std::span<const std::uint32_t> key) const {
    for (std::size_t at = slot(hash(key)); slots_[at] != nothing; at = (at + 1) & (slots_.size() - 1))
      if (holds(entries_[slots_[at]], key)) return &entries_[slots_[at]].count;
    return nullptr;
  }

  // The key is not there yet.
  void put(std::span<const std::uint32_t> key, const Natural& count) {
    const std::size_t added = key.size_bytes() + sizeof(Entry) + 2 * sizeof(std::uint32_t) + count.bytes();
    if (bytes_ + added > most_bytes_) forget();
    bytes_ += added;
    if (2 * (entries_.size() + 1) > slots_.size()) grow();
    std::size_t at = slot(hash(key));
    while (slots_[at] != nothing) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = static_cast<std::uint32_t>(entries_.size());
    entries_.push_back({words_.size(), key.size(), count});
    words_.insert(words_.end(), key.begin(), key.end());
  }

 private:
  struct Entry {
    std::size_t key_at, key_words;
    Natural count;
  };
  static constexpr std::uint32_t nothing = 0xffffffffu;

  static std::uint64_t hash(std::span<const std::uint32_t> key) {
    std::uint64_t mixed = key.size();
    for (const std::uint32_t word : key) {
      mixed = (mixed ^ word) * 0x9e3779b97f4a7c15u;
      mixed ^= mixed >> 29;
    }
    return mixed ^ mixed >> 32;
  }

  std::size_t slot(std::uint64_t hashed) const { return static_cast<std::size_t>(hashed) & (slots_.size() - 1); }

  bool holds(const Entry& entry, std::span<const std::uint32_t> key) const {
    return entry.key_words == key.size() &&
           std::memcmp(words_.data() + entry.key_at, key.data(), key.size_bytes()) == 0;
  }

  void grow() {
    slots_.assign(2 * slots_.size(), nothing);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      std::size_t at = slot(hash({words_.data() + entries_[i].key_at, entries_[i].key_words}));
      while (slots_[at] != nothing) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = static_cast<std::uint32_t>(i);
    }
  }

  void forget() {
    slots_.assign(slots_.size(), nothing);
    entries_.clear();
    words_.clear();
    bytes_ = 0;
  }

  std::size_t most_bytes_, bytes_ = 0;
  std::vector<std::uint32_t> slots_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> words_;
};

}  // namespace cluewright
