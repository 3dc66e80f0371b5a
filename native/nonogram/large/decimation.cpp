#include "nonogram/large/decimation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "nonogram/line/bits.hpp"

namespace cluewright::nonogram::large {

using namespace bits;

namespace {

constexpr double sure_odds = 10000;

// How sure, on a logarithmic scale: a level is a twelfth of a factor of ten. Odds reach from a millionth to a million.
constexpr std::size_t levels = 80;
constexpr double levels_per_ten = 12;

std::size_t level_of(double odds) {
  const double level = std::abs(std::log10(odds)) * levels_per_ten;
  return std::min(static_cast<std::size_t>(level), levels - 1);
}

double bias_of(std::size_t level) { return std::pow(10.0, static_cast<double>(level) / levels_per_ten); }

}  // namespace

Decimation::Decimation(LargeBoard& board, Statistics& statistics, Budget& budget)
    : board_(board), statistics_(statistics), budget_(budget), beliefs_(board), search_(board, statistics, budget) {}

bool Decimation::rounds(int count) {
  for (; count > 0; --count) {
    ++statistics_.rounds;
    if (budget_.spend_node() || !beliefs_.round(budget_)) return false;
  }
  return true;
}

Ending Decimation::run(const Settings& settings, std::uint64_t slice) {
  before_ = board_.snapshot();
  const std::uint64_t begun = work();
  if (!beliefs_.reset(settings.noise, settings.seed, budget_)) return Ending::stopped;
  // At the start a few rounds are often enough to be sure of enough cells; more only cost time.
  for (int count = 1; count <= settings.first_rounds; ++count) {
    if (!rounds(1) || !choose(settings.share)) return Ending::stopped;
    if (count >= 2 && least_bias_ >= sure_odds) break;
  }
  Ending ending = Ending::stalled;
  for (bool first = true; ending == Ending::stalled; first = false) {
    if (!first && !(rounds(settings.later_rounds) && choose(settings.share))) {
      ending = Ending::stopped;
      break;
    }
    const Flow flow = settle_all_choices();
    if (flow == Flow::conflict) break;
    if (flow == Flow::stopped) ending = Ending::stopped;
    else if (board_.solved()) ending = Ending::solved;
    else if (work() - begun >= slice) ending = Ending::slice_over;
    else if (board_.unknown_cells() <= rest_for_search()) return finish(slice);
  }
  if (ending != Ending::solved) take_back_guesses();
  return ending;
}

std::size_t Decimation::rest_for_search() const {
  return 64 + static_cast<std::size_t>(board_.width()) * static_cast<std::size_t>(board_.height()) / 256;
}

// A few scattered cells are left: mostly switches, which probing settles faster than rounds over all lines.
Ending Decimation::finish(std::uint64_t slice) {
  FrontierSearch::Settings settings;
  settings.guess_when_stuck = true;
  Ending ending = search_.run(settings, slice);
  if (ending == Ending::refuted) ending = Ending::stalled;  // only under the guesses made before
  if (ending != Ending::solved) take_back_guesses();
  return ending;
}

// The surest unknown cells, surest first, by a histogram of how sure: no sorting of millions, the same order on every machine, and
// memory only for the cells chosen. False when the budget is spent.
bool Decimation::choose(double share) {
  std::array<std::size_t, levels> count{};
  std::size_t open_cells = 0;
  for (std::int32_t row = 0; row < board_.height(); ++row) {
    if (budget_.spent()) return false;
    for (std::int32_t word = 0; word <= index_of(board_.width() - 1); ++word)
      for (Word open = board_.unknown_in_row(row, word); open; open &= open - 1) {
        ++count[level_of(beliefs_.odds(row, word * 64 + lowest(open)))];
        ++open_cells;
      }
  }
  const std::size_t wanted = std::max<std::size_t>(1, static_cast<std::size_t>(share * static_cast<double>(open_cells)));
  std::array<std::size_t, levels> place{};  // where the next cell of a level goes
  std::size_t lowest_level = levels, taken = 0;
  while (taken < wanted && lowest_level > 0) {
    place[--lowest_level] = taken;
    taken += count[lowest_level];
  }
  least_bias_ = bias_of(lowest_level);
  choices_.resize(std::min(wanted, taken));
  for (std::int32_t row = 0; row < board_.height(); ++row) {
    if (budget_.spent()) return false;
    for (std::int32_t word = 0; word <= index_of(board_.width() - 1); ++word)
      for (Word open = board_.unknown_in_row(row, word); open; open &= open - 1) {
        const std::int32_t column = word * 64 + lowest(open);
        const double odds = beliefs_.odds(row, column);
        const std::size_t level = level_of(odds);
        if (level < lowest_level) continue;
        const std::size_t at = place[level]++;
        if (at < choices_.size()) choices_[at] = Fact(row, column, odds > 1 ? filled : empty);
      }
  }
  return true;
}

// All at once, because a line solved for many new cells costs as much as for one.
Flow Decimation::settle_all_choices() {
  const LargeBoard::Snapshot before = board_.snapshot();
  board_.trail_windows(false);
  const Flow flow = settle_range(0, choices_.size());
  board_.trail_windows(true);
  if (flow != Flow::conflict) return flow;
  board_.restore(before);
  return settle_choices(0, choices_.size());
}

// Halves if all at once contradict.
Flow Decimation::settle_choices(std::size_t first, std::size_t last) {
  if (last - first == 1) {
    const LargeBoard::Mark before = board_.mark();
    const Flow flow = settle_range(first, last);
    if (flow != Flow::conflict) return flow;
    board_.undo_to(before);
    return board_.settle_and_propagate(choices_[first].opposite(), budget_);
  }
  const std::size_t middle = first + (last - first) / 2;
  for (const auto& [from, to] : {std::pair(first, middle), std::pair(middle, last)}) {
    const LargeBoard::Mark before = board_.mark();
    Flow flow = to - from == 1 ? settle_choices(from, to) : settle_range(from, to);
    if (flow == Flow::conflict && to - from > 1) {
      board_.undo_to(before);
      flow = settle_choices(from, to);
    }
    if (flow != Flow::consistent) return flow;
  }
  return Flow::consistent;
}

Flow Decimation::settle_range(std::size_t first, std::size_t last) {
  for (std::size_t at = first; at < last; ++at) {
    const Fact fact = choices_[at];
    if (board_.at(fact.row(), fact.column()) != unknown) continue;
    ++statistics_.decisions;
    board_.settle(fact);
  }
  const Flow flow = board_.propagate(budget_);
  if (flow == Flow::consistent) board_.report(Stage::decimate);
  if (flow == Flow::conflict) ++statistics_.conflicts;
  return flow;
}

}  // namespace cluewright::nonogram::large
