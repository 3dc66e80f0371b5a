// Remembers settled lines by their whole content.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include "nonogram/line/settle.hpp"

namespace cluewright::nonogram {

// The key is the clue and the cells themselves, compared byte by byte, so that no two lines can be taken for each other
// whatever board, row or column they come from. Two generations keep the memory bounded: when the young one has its
// half, it becomes the old one and what was not used since is forgotten.
//
// It pays for long lines that recur (benchmarks/bench_lines.py). A line of one word is solved in the time of
// a look-up, so lines below `shortest` cells are always solved.
class LineCache {
 public:
  explicit LineCache(std::size_t byte_limit, std::size_t shortest = 63) : byte_limit_(byte_limit), shortest_(shortest) {}

  // Like `LineSolver::settle`, which it calls for lines it does not know.
  bool settle(LineSolver& solver, const Clue& clue, std::span<Cell> cells) {
    if (cells.size() < shortest_) return solver.settle(clue, cells);
    make_key(clue, cells);
    if (const auto known = young_.find(key_); known != young_.end()) return recall(known->second, cells);
    if (const auto aged = old_.find(key_); aged != old_.end()) {
      const bool possible = recall(aged->second, cells);
      remember(std::string(aged->second));  // a copy: remembering may drop the old generation
      return possible;
    }
    ++misses_;
    const bool possible = solver.settle(clue, cells);
    remember(possible ? std::string(reinterpret_cast<const char*>(cells.data()), cells.size()) : impossible());
    return possible;
  }

  std::size_t hits() const { return hits_; }
  std::size_t misses() const { return misses_; }
  std::size_t bytes() const { return young_bytes_ + old_bytes_; }
  std::size_t byte_limit() const { return byte_limit_; }

 private:
  struct Hash {
    std::size_t operator()(const std::string& key) const {
      // Eight bytes per step; a weak hash would only cost time, never give a wrong answer.
      std::uint64_t hash = 0x9e3779b97f4a7c15u ^ key.size();
      std::size_t at = 0;
      for (; at + 8 <= key.size(); at += 8) hash = mix(hash, key.data() + at, 8);
      if (at < key.size()) hash = mix(hash, key.data() + at, key.size() - at);
      return static_cast<std::size_t>(hash ^ hash >> 29);
    }
    static std::uint64_t mix(std::uint64_t hash, const char* bytes, std::size_t count) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes, count);
      hash = (hash ^ word) * 0xbf58476d1ce4e5b9u;
      return hash ^ hash >> 32;
    }
  };
  using Generation = std::unordered_map<std::string, std::string, Hash>;

  static std::string impossible() { return std::string(1, char(contradiction)); }

  void make_key(const Clue& clue, std::span<const Cell> cells) {
    const std::uint64_t head = clue.hidden ? ~std::uint64_t(0) : clue.blocks.size();
    const std::size_t numbers = clue.blocks.size() * sizeof(std::int32_t);
    key_.resize(sizeof head + numbers + cells.size());
    std::memcpy(key_.data(), &head, sizeof head);
    if (numbers) std::memcpy(key_.data() + sizeof head, clue.blocks.data(), numbers);
    if (!cells.empty()) std::memcpy(key_.data() + sizeof head + numbers, cells.data(), cells.size());
  }

  void remember(std::string answer) {
    // Strings, node, bucket and what the allocator adds, rounded up.
    const std::size_t taken = key_.size() + answer.size() + 2 * sizeof(std::string) + 96;
    if (taken > byte_limit_ / 2) return;
    if (young_bytes_ + taken > byte_limit_ / 2) {
      old_ = std::exchange(young_, {});
      old_bytes_ = std::exchange(young_bytes_, 0);
    }
    young_.emplace(key_, std::move(answer));
    young_bytes_ += taken;
  }

  bool recall(const std::string& answer, std::span<Cell> cells) {
    ++hits_;
    if (!answer.empty() && answer[0] == char(contradiction)) return false;
    if (!answer.empty()) std::memcpy(cells.data(), answer.data(), answer.size());
    return true;
  }

  std::size_t byte_limit_, shortest_;
  Generation young_, old_;
  std::size_t young_bytes_ = 0, old_bytes_ = 0;
  std::size_t hits_ = 0, misses_ = 0;
  std::string key_;
};

}  // namespace cluewright::nonogram
