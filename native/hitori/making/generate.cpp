#include "hitori/making/generate.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::hitori {

namespace {

// Once there is a board of the level, so many tries are enough for one that keeps it whatever players take for granted.
constexpr std::uint64_t tries_for_honesty = 8;

}  // namespace

int level_of(const Path& path, std::uint32_t many) {
  const int tier = path.tier();
  if (tier <= 2) return 0;
  if (tier == 3) return 1;
  if (tier <= 5 && path.connectivity() <= many) return 2;
  return tier <= 6 ? 3 : 4;
}

Generator::Generator(const Order& order, Budget& budget) : order_(order), budget_(budget), random_(order.seed) {
  problem_.width = order.width, problem_.height = order.height;
  problem_.highest = std::max(order.width, order.height);
  problem_.numbers.assign(problem_.cells(), 1);
  layout_.reset_shape(order.width, order.height);
  solution_.assign(problem_.cells(), unknown);
  cells_.reserve(problem_.cells()), blacks_.reserve(problem_.cells());
  for (std::size_t i = 0; i < problem_.cells(); ++i) cells_.push_back(layout_.place_of(i));
}

Made Generator::run() {
  bool good = false;
  for (best_.tries = 0; !good && best_.tries < order_.tries && !spent();) {
    ++best_.tries;
    good = order_.cores.empty() ? try_once() : grow();
    if (has_level() && best_.tries >= tries_for_honesty) break;
  }
  return finish(good);
}

bool Generator::try_once() {
  if (wanted_level() == 0 ? !draw_easy_mask() : !draw_mask()) return false;
  square_.sample(problem_.highest, random_);
  draw_numbers();
  const bool rare = order_.lesson >= 0 && target_tier() >= 6;
  fill();
  if (order_.lesson >= 0) return rare ? repair() && harden() : tune_lesson() || missed();
  switch (order_.level) {
    case 0: return lead_on() || missed();
    case 1: return tune_medium() || missed();
    case any_level: return repair();
    case 4: return repair() && harden();
    default: return tune_harder();
  }
}

Made Generator::run_classic() {
  bool good = false;
  for (best_.tries = 0; !good && best_.tries < order_.tries && !spent();) {
    ++best_.tries;
    square_.cyclic(problem_.highest, random_);
    mask_.reset(layout_);
    blacks_.clear();
    for (std::uint64_t draw = 0; draw < order_.mask_draws && blacks_.size() < order_.classic_blacks && !spent(); ++draw) {
      const Place place = cells_[random_.below(static_cast<std::uint32_t>(cells_.size()))];
      if (mask_.can_add(place)) mask_.add(place), blacks_.push_back(place);
    }
    for (std::size_t i = 0; i < solution_.size(); ++i)
      solution_[i] = mask_.is_black(layout_.place_of(i)) ? black : white;
    draw_numbers();
    for (const Place black_cell : blacks_) at(black_cell) = line_number(black_cell);
    if (!is_unique(false)) continue;
    const auto path = climb(all_techniques);
    keep_if_better(path);
    good = order_.level == any_level || level_of(path, order_.many) == order_.level;
  }
  return finish(good);
}

bool Generator::is_unique(bool maximal) {
  Budget nodes(1e18, nodes_per_proof, nullptr, {});
  Request request;
  request.known = &solution_;
  request.known_is_maximal = maximal;
  return search_.run(problem_, request, nodes).verdict == Verdict::unique;
}

Path Generator::climb(Techniques enabled, bool unmatched_white, std::uint32_t most_connectivity) {
  Climb how;
  how.enabled = enabled;
  how.unmatched_white = unmatched_white;
  how.most_connectivity = most_connectivity;
  ++evaluations_;
  return ladder_.climb(problem_, how, budget_);
}

// Tells whether the puzzle keeps its level for a player who takes it for granted that a number without an equal in its
// lines is white.
bool Generator::is_honest(int level) {
  switch (level) {
    case 0: return true;
    case 1: return climb(up_to_tier(2), true).undecided > 0;
    case 2: return climb(up_to_tier(3), true).undecided > 0;
    case 3: return level_of(climb(all_techniques, true, order_.many), order_.many) >= 3;
    default: return climb(up_to_tier(6), true).undecided > 0;
  }
}

// The level of what was ordered; that of a lesson is the level of its technique.
int Generator::wanted_level() const {
  if (order_.lesson < 0) return order_.level;
  const int tier = tiers[static_cast<std::size_t>(order_.lesson)];
  return tier <= 2 ? 0 : tier == 3 ? 1 : tier <= 5 ? 2 : tier == 6 ? 3 : 4;
}

// Remembers a unique puzzle that is not all that was ordered, for the case that nothing better is found: the fewest
// levels away, of equals the harder.
void Generator::keep_if_better(const Path& path) {
  const int level = level_of(path, order_.many), wanted = wanted_level();
  const auto away = [&](int from) { return from == any_level ? 99 : 2 * std::abs(from - wanted) - (from > wanted); };
  if (away(level) >= away(best_.level)) return;
  best_.problem = problem_, best_.solution = solution_, best_.path = path, best_.level = level;
}

// Tells whether the closest puzzle so far has the level that was ordered.
bool Generator::has_level() const {
  return order_.lesson < 0 && order_.level != any_level && best_.level == order_.level;
}

// Remembers the result of a failed try, if it is unique.
bool Generator::missed() {
  if (spent() || !is_unique()) return false;
  if (const auto path = climb(all_techniques); path.solved()) keep_if_better(path);
  return false;
}

// Proves what was made once more, from scratch, and grades it. An honest puzzle was looked for all along; one that has
// the level by the rating alone is what was ordered, too.
Made Generator::finish(bool good) {
  const bool rated = !good && has_level();
  if (good) {
    best_.problem = problem_, best_.solution = solution_;
    best_.path = climb(all_techniques);
    best_.level = level_of(best_.path, order_.many);
  }
  best_.repairs = repairs_, best_.evaluations = evaluations_;
  best_.ending = spent() ? Ending::spent : good || rated ? Ending::made : Ending::failed;
  if (best_.solution.empty()) return std::exchange(best_, {});
  const auto proof = search_.run(best_.problem, {}, budget_);
  best_.proof = proof.statistics;
  if (proof.verdict != Verdict::unique) best_.ending = spent() ? Ending::spent : Ending::failed;
  return std::exchange(best_, {});
}

}  // namespace cluewright::hitori
