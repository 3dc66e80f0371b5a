// Growing a board around a core: rare techniques are not found by chance, but a puzzle that needs them mostly still needs
// them when the board grows around it.
#include <algorithm>
#include <numeric>

#include "hitori/making/generate.hpp"

namespace cluewright::hitori {

namespace {

constexpr int plantings = 15;  // of each try

}  // namespace

// Plants cores until the board is what was ordered, and walks away from there.
bool Generator::grow() {
  for (int planting = 0; planting < plantings && !spent(); ++planting) {
    const auto& core = order_.cores[random_.below(static_cast<std::uint32_t>(order_.cores.size()))];
    const auto image = core.turned(random_.below(8));
    if (!image.fits(order_.width, order_.height) || !plant(image)) continue;
    if (!fits() && (!repair() || !fits())) continue;
    drift();
    return true;
  }
  return false;
}

// Tells whether the board is unique and what was ordered, and remembers it when it comes close.
bool Generator::fits() {
  if (order_.lesson >= 0) return resistance(target_tier()).tier >= target_tier() && is_unique() && is_wanted();
  if (order_.level == 4) {
    if (resistance(7).tier < 7 || !is_unique()) return false;
    if (is_honest(4)) return true;
    if (best_.level != 4) keep_if_better(climb(all_techniques));
    return false;
  }
  // The proof first: it takes a fraction of the time in which all contradictions are tried in vain.
  if (!is_unique()) return false;
  auto path = climb(up_to_tier(5));
  if (!path.solved()) path = climb(all_techniques);
  if (level_of(path, order_.many) != order_.level) return false;
  keep_if_better(path);
  return is_honest(order_.level);
}

// Lays the core into a corner, under other numbers, and draws the rest of the mask and the numbers around it. False when
// the numbers cannot be completed.
bool Generator::plant(const Core& core) {
  const auto left = random_.chance(1, 2) ? 0 : order_.width - core.width;
  const auto top = random_.chance(1, 2) ? 0 : order_.height - core.height;
  std::vector<std::int32_t> names(static_cast<std::size_t>(problem_.highest));
  std::iota(names.begin(), names.end(), 1);
  random_.shuffle(names);
  random_.shuffle(cells_);
  mask_.reset(layout_);
  blacks_.clear();
  std::fill(problem_.numbers.begin(), problem_.numbers.end(), 0);
  for (std::int32_t y = 0; y < core.height; ++y)
    for (std::int32_t x = 0; x < core.width; ++x) {
      const Place place = layout_.place(left + x, top + y);
      const auto i = static_cast<std::size_t>(y * core.width + x);
      at(place) = names[static_cast<std::size_t>(core.numbers[i] - 1)];
      if (core.solution[i] == black) mask_.add(place), blacks_.push_back(place);
    }
  const auto of_core = blacks_.size();
  const auto in_core = [&](Place place) { return at(place) > 0; };
  // Where the wall of the core falls away some of its cells may have to be black, too; but only after all others.
  std::stable_partition(cells_.begin(), cells_.end(), [&](Place place) { return !in_core(place); });
  for (const Place place : cells_)
    if (mask_.can_add(place)) mask_.add(place), blacks_.push_back(place);
  for (std::size_t i = 0; i < solution_.size(); ++i) solution_[i] = mask_.is_black(layout_.place_of(i)) ? black : white;
  if (!complete_numbers()) return false;
  for (std::size_t i = of_core; i < blacks_.size(); ++i)
    at(blacks_[i]) = copied_number(blacks_[i]);
  return true;
}

// Gives the white cells outside the core numbers that repeat nothing in their lines, the core's black numbers included,
// row by row as a matching of cells and numbers.
bool Generator::complete_numbers() {
  const auto highest = static_cast<std::size_t>(problem_.highest), width = static_cast<std::size_t>(order_.width);
  std::vector<std::uint8_t> in_column(width * (highest + 1), 0), in_row, visited;
  for (std::size_t i = 0; i < problem_.cells(); ++i)
    in_column[i % width * (highest + 1) + static_cast<std::size_t>(problem_.numbers[i])] = 1;
  std::vector<std::int32_t> choice, owner;
  const auto match = [&](const auto& self, std::int32_t x) -> bool {
    for (const auto number : choice) {
      const auto n = static_cast<std::size_t>(number);
      if (visited[n] || in_column[static_cast<std::size_t>(x) * (highest + 1) + n]) continue;
      visited[n] = 1;
      if (owner[n] >= 0 && !self(self, owner[n])) continue;
      owner[n] = x;
      return true;
    }
    return false;
  };
  for (std::int32_t y = 0; y < order_.height; ++y) {
    in_row.assign(highest + 1, 0), owner.assign(highest + 1, -1);
    for (std::int32_t x = 0; x < order_.width; ++x) in_row[static_cast<std::size_t>(at(layout_.place(x, y)))] = 1;
    choice.clear();
    for (std::int32_t number = 1; number <= problem_.highest; ++number)
      if (!in_row[static_cast<std::size_t>(number)]) choice.push_back(number);
    random_.shuffle(choice);
    for (std::int32_t x = 0; x < order_.width; ++x) {
      const Place place = layout_.place(x, y);
      if (at(place) > 0 || mask_.is_black(place)) continue;
      visited.assign(highest + 1, 0);
      if (!match(match, x)) return false;
    }
    for (const auto number : choice) {
      const auto x = owner[static_cast<std::size_t>(number)];
      if (x < 0) continue;
      at(layout_.place(x, y)) = number;
      in_column[static_cast<std::size_t>(x) * (highest + 1) + static_cast<std::size_t>(number)] = 1;
    }
  }
  return true;
}

}  // namespace cluewright::hitori
