// Going uphill to the rarest techniques, by how much a puzzle resists simpler ones.
#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::size_t harden_patience = 250;

}  // namespace

// The tier the order asks for, of those that are not met by chance.
int Generator::target_tier() const {
  if (order_.lesson >= 0) return tiers[static_cast<std::size_t>(order_.lesson)];
  return order_.level == 3 ? 6 : 7;
}

Resistance Generator::resistance(int tier, std::uint64_t worth) {
  ++evaluations_;
  return ladder_.resist(problem_, tier - 1, worth, budget_);
}

// Tells whether a unique puzzle is what was ordered, and remembers it when it comes close.
bool Generator::is_wanted() {
  const auto path = climb(all_techniques);
  if (!path.solved()) return false;
  keep_if_better(path);
  if (order_.lesson >= 0) return path.tier() == target_tier();
  return level_of(path, order_.many) == order_.level && is_honest(order_.level);
}

// Changes one or two numbers of black cells at a time as long as the puzzle resists no less, unique all the way.
bool Generator::harden() {
  const int target = target_tier();
  auto now = resistance(target);
  for (std::size_t quiet = 0; quiet < harden_patience && !spent(); ++quiet) {
    const auto before = problem_.numbers;
    for (auto left = 1 + random_.below(2); left > 0; --left) mutate(any_black_cell());
    const auto then = resistance(target, now.score);
    // What assumptions solve is unique; what withstands them may have a second solution.
    if (then.score < now.score || (then.tier >= target && !is_unique())) {
      problem_.numbers = before;
      continue;
    }
    if (then.score > now.score) quiet = 0;
    now = then;
    if (now.tier >= target && is_wanted()) return true;
  }
  return missed();
}

}  // namespace cluewright::hitori
