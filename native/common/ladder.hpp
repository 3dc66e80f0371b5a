// What the ladders of techniques have in common that look at lines with clues: what a technique finds, and a step of the path.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace cluewright {

enum class LadderEnd : std::uint8_t { step, solved, stalled, wrong, stopped };

inline constexpr std::int32_t any_length_of_chain = std::numeric_limits<std::int32_t>::max();

// What one of the techniques found.
template <class Rung, class Change>
struct FindingOf {
  Rung rung{};
  std::vector<Change> changes;  // of open cells only, ascending
  std::vector<std::int32_t> clues;
  std::vector<std::int32_t> numbers;   // what the sentence is filled with, by technique
  std::vector<std::int32_t> evidence;  // decided cells that matter
};

// A list that keeps the memory of its elements when it is cleared, because it is refilled all the time.
template <class Rung, class Change>
class FindingsOf {
 public:
  using Finding = FindingOf<Rung, Change>;

  Finding& add(Rung rung) {
    if (used_ == list_.size()) list_.emplace_back();
    Finding& finding = list_[used_++];
    finding.rung = rung;
    finding.changes.clear();
    finding.clues.clear();
    finding.numbers.clear();
    finding.evidence.clear();
    return finding;
  }
  void drop_last() { --used_; }
  void clear() { used_ = 0; }
  std::size_t size() const { return used_; }
  bool empty() const { return used_ == 0; }
  const Finding& operator[](std::size_t i) const { return list_[i]; }
  const Finding* begin() const { return list_.data(); }
  const Finding* end() const { return list_.data() + used_; }

 private:
  std::vector<Finding> list_;
  std::size_t used_ = 0;
};

// One step of the path.
template <class Finding, class Chain>
struct LadderStepOf {
  Finding finding;           // its places are on `line`, or cells of the board where there is no line
  std::int32_t line = -1;    // rows first, then columns
  std::vector<Chain> chains;
  std::int32_t choices = 0;  // how many steps of the kind were available at this moment
};

}  // namespace cluewright
