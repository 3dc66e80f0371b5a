// Which tries of the learner are worth more conflicts than others, judged by what beliefs make of their first decisions.
//
// Where a decision was wrong, beliefs do not come to rest: how much more rounds change them tells wrong beginnings from right ones far
// better than chance. What is much differs from puzzle to puzzle, so a try is compared with those before it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace cluewright::nonogram {

enum class Promise : std::uint8_t { unknown, good, poor };

class Promises {
 public:
  // After this many decisions of a try; whoever has passed the first is judged again.
  static bool judged_at(int decisions) { return stage_of(decisions) != std::size(judged_after); }

  // `unrest`: how much more rounds change beliefs.
  Promise judge(int decisions, float unrest) {
    Recent& recent = recent_[stage_of(decisions)];
    const std::size_t known = std::min(recent.count, most_compared);
    const auto less = std::size_t(std::count_if(recent.unrest, recent.unrest + known, [=](float other) { return other < unrest; }));
    recent.unrest[recent.count++ % most_compared] = unrest;
    if (known < fewest_compared) return Promise::unknown;
    return float(less) <= good_share * float(known) ? Promise::good : Promise::poor;
  }

 private:
  static constexpr int judged_after[] = {8, 14};
  static constexpr std::size_t fewest_compared = 4, most_compared = 64;
  static constexpr float good_share = 0.35f;

  struct Recent {
    float unrest[most_compared];
    std::size_t count = 0;
  };

  static std::size_t stage_of(int decisions) {
    return std::size_t(std::find(std::begin(judged_after), std::end(judged_after), decisions) - std::begin(judged_after));
  }

  Recent recent_[std::size(judged_after)];
};

}  // namespace cluewright::nonogram
