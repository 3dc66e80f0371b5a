// Local search on the numbers of the black cells, towards the difficulty asked for.
#include <algorithm>

#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::uint64_t hopeless = UINT64_MAX;
constexpr std::uint32_t few = 2;

// What a step of each tier adds to the hardness of a path; the steps for beginners show where to go uphill, no more.
constexpr std::uint64_t weight_of_tier[] = {0, 0, 0, 1, 20, 50, 1000, 3000};

std::uint64_t hardness(const Path& path) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < technique_count; ++i) sum += path.counts[i] * weight_of_tier[tiers[i]];
  return sum;
}

}  // namespace

void Generator::mutate(Place black_cell) { at(black_cell) = copied_number(black_cell); }

Place Generator::any_black_cell() { return blacks_[random_.below(static_cast<std::uint32_t>(blacks_.size()))]; }

// Draws a black cell: mostly one that is open on the given board, now and then any.
Place Generator::black_cell_in(const Grid& open) {
  Place place = any_black_cell();
  if (!random_.chance(1, 8))
    for (int tries = 0; tries < 30 && open[layout_.index(place)] != unknown; ++tries) place = any_black_cell();
  return place;
}

// Changes up to `most_at_once` numbers at a time as long as the cost does not rise. Tells whether the puzzle came to be what is wanted;
// gives up when nothing got better for `patience` changes.
template <typename Cost, typename Wanted>
bool Generator::tune(std::size_t patience, std::uint32_t most_at_once, Cost&& cost, Wanted&& wanted) {
  auto now = cost();
  auto open = ladder_.state().grid();
  std::vector<std::pair<Place, std::int32_t>> before;
  if (wanted(now)) return true;
  for (std::size_t quiet = 0; quiet < patience && !spent(); ++quiet) {
    before.clear();
    for (auto left = 1 + random_.below(most_at_once); left > 0; --left) {
      const Place place = black_cell_in(open);
      before.emplace_back(place, at(place));
      mutate(place);
    }
    const auto then = cost();
    if (then > now) {
      for (auto change = before.rbegin(); change != before.rend(); ++change) at(change->first) = change->second;
      continue;
    }
    if (then < now) quiet = 0;
    now = then;
    open = ladder_.state().grid();
    if (wanted(now)) return true;
  }
  return false;
}

bool Generator::tune_medium() {
  int tier = 0;
  return tune(
      100 + problem_.cells() / 2, few,
      [&] {
        const auto path = climb(up_to_tier(3));
        tier = path.tier();
        return std::uint64_t{path.undecided};
      },
      [&](std::uint64_t cost) { return cost == 0 && tier == 3 && is_honest(1); });
}

// Hard and expert: harder and harder from a unique puzzle on, unique all the way.
bool Generator::tune_harder() {
  if (!repair()) return false;
  const int tier_cap = order_.level == 2 ? 5 : highest_tier;
  Path path;
  bool met = false;  // from here on what exceeds the level is not wanted, however it would go on
  return tune(
      order_.level == 2 ? 60 : 150, static_cast<std::uint32_t>(1 + blacks_.size() / 7),
      [&] {
        if (tier_cap > 5 && !is_unique()) return hopeless;
        path = climb(up_to_tier(tier_cap), false, met && tier_cap == 5 ? order_.many : UINT32_MAX);
        if (path.undecided > 0 || level_of(path, order_.many) > order_.level) return hopeless;
        met = true;
        return hopeless - 1 - hardness(path);
      },
      [&](std::uint64_t cost) {
        if (cost == hopeless) return false;
        keep_if_better(path);
        return level_of(path, order_.many) == order_.level && is_honest(order_.level);
      });
}

// Lays a run a b b a with a third a in its line where the mask has room for one: chance rarely makes the third, and
// without it the run tells nothing.
void Generator::lay_flanked_pair() {
  for (const Place first : cells_)
    for (const Place step : {Place{1}, layout_.stride}) {
      const Place run[4] = {first, first + step, first + 2 * step, first + 3 * step};
      if (!layout_.holds(run[1]) || !layout_.holds(run[2]) || !layout_.holds(run[3])) continue;
      const bool starts_black = mask_.is_black(run[0]);
      bool alternates = true;
      for (int i = 1; i < 4; ++i) alternates &= mask_.is_black(run[i]) == (starts_black == (i % 2 == 0));
      if (!alternates) continue;
      const Place outer = starts_black ? run[3] : run[0];
      std::vector<Place> thirds;
      const auto length = step == 1 ? layout_.width : layout_.height;
      for (std::int32_t i = 0; i < length; ++i) {
        const Place place = step == 1 ? layout_.place(i, layout_.row(first)) : layout_.place(layout_.column(first), i);
        if (mask_.is_black(place) && (place < run[0] || place > run[3])) thirds.push_back(place);
      }
      if (thirds.empty()) continue;
      at(starts_black ? run[0] : run[3]) = at(outer);
      at(starts_black ? run[2] : run[1]) = at(starts_black ? run[1] : run[2]);
      at(thirds[random_.below(static_cast<std::uint32_t>(thirds.size()))]) = at(outer);
      return;
    }
}

// A puzzle that is solved with the lesson's technique and nothing harder, and not without it. Some techniques are short
// cuts for simpler ones; for those the puzzle must use them, and need them or what they stand for.
bool Generator::tune_lesson() {
  const auto lesson = static_cast<Technique>(order_.lesson);
  const int tier = tiers[static_cast<std::size_t>(order_.lesson)];
  const auto enabled = up_to_tier(std::max(2, tier));
  auto without = enabled & ~only(lesson);
  if (lesson == Technique::triple) without &= ~only(Technique::sandwich);
  if (lesson == Technique::corner_quad) without &= ~only(Technique::corner_triple, Technique::corner_double);
  if (lesson == Technique::corner_triple) without &= ~only(Technique::corner_double);
  // How a contradiction ends is a matter of which one is seen first.
  constexpr auto connectivity = only(Technique::connectivity_contradiction, Technique::combined_contradiction);
  if ((only(lesson) & connectivity) != 0) without &= ~connectivity;
  if (lesson == Technique::flanked_pair) lay_flanked_pair();
  const bool basic = lesson == Technique::shaded_neighbour || lesson == Technique::repeated_number;
  return tune(
      300 + 2 * problem_.cells(), few,
      [&] {
        const bool needed = basic || climb(without).undecided > 0;
        const auto path = climb(enabled);
        const bool used = path.counts[static_cast<std::size_t>(order_.lesson)] > 0;
        return path.undecided * std::uint64_t{4} + (used ? 0 : 2) + (needed ? 0 : 1);
      },
      [&](std::uint64_t cost) { return cost == 0; });
}

}  // namespace cluewright::hitori
