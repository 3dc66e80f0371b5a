#include "nonogram/small/window_repair.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace cluewright::nonogram {

namespace {

constexpr std::size_t most_wrong_in_windows = 10;  // those of a picture with more are everywhere
// Energy: of a wrong line, of each cell that it has too many or too few, and of each row or column that the wrong lines span.
constexpr double per_missing = 0.25, per_span = 0.015, wide_span = 3.0;
constexpr int most_missing = 4;
constexpr double temperature = 0.3, hopeless = 8;  // of energy: a melted window that costs more is not mended
// In units of about 10 ns.
constexpr std::uint64_t polish_work = 3'000'000, first_polish_work = 30'000'000, step_work = 2'000'000, attack_work = 6'000'000;
constexpr int most_unfit = 300;  // steps that fail at once, until a picture counts as stuck
constexpr int least_margin = 5, most_margin = 13, long_span = 30;  // a long span has half the margin
constexpr int attack_margins[] = {6, 9, 13, 20, 30}, longest_attacked = 45;
constexpr int least_melted = 8, most_melted = 26, melted_away = 12;  // half the sides, and how far off the wrong part the middle may be

}  // namespace

template <class Word>
int WindowRepair<Word>::missing_cells(const NearSolution<Word>& near, int line) const {
  int cells = 0;
  for (const std::int32_t block : windows_.clue(line).blocks) cells += block;
  return cells - bit_count(near.picture.filled[line]);
}

// The smallest window that holds what these lines have to change.
template <class Word>
Window WindowRepair<Word>::span(const NearSolution<Word>& near, const std::vector<int>& lines) const {
  Window window{rules_.height, rules_.width, -1, -1};
  for (const int line : lines) {
    const Stretch part = misfit(windows_.clue(line), near.picture.filled[line], rules_.length(line));
    const int own = rules_.is_row(line) ? line : line - rules_.height;
    const Stretch rows = rules_.is_row(line) ? Stretch{own, own} : part, columns = rules_.is_row(line) ? part : Stretch{own, own};
    window.top = std::min(window.top, rows.first), window.bottom = std::max(window.bottom, rows.last);
    window.left = std::min(window.left, columns.first), window.right = std::max(window.right, columns.last);
  }
  return window;
}

template <class Word>
double WindowRepair<Word>::energy(const NearSolution<Word>& near) const {
  if (near.wrong.empty()) return 0;
  double sum = 0;
  for (const int line : near.wrong) sum += 1 + per_missing * std::min(most_missing, std::abs(missing_cells(near, line)));
  if (near.wrong.size() > 3) return sum + wide_span;
  const Window window = span(near, near.wrong);
  return sum + per_span * (window.height() + window.width() - 2);
}

template <class Word>
bool WindowRepair<Word>::crosses(int line, const Window& window) const {
  const int own = rules_.is_row(line) ? line : line - rules_.height;
  return rules_.is_row(line) ? own >= window.top && own <= window.bottom : own >= window.left && own <= window.right;
}

// Whether the wrong rows in the window lack as many cells as the wrong columns: otherwise they cannot all become right.
template <class Word>
bool WindowRepair<Word>::balanced(const NearSolution<Word>& near, const Window& window) const {
  int balance = 0;
  for (const int line : near.wrong)
    if (crosses(line, window)) balance += (rules_.is_row(line) ? 1 : -1) * missing_cells(near, line);
  return balance == 0;
}

template <class Word>
Window WindowRepair<Word>::widened(const Window& window) {
  const auto margin = [&](int span) {
    const double drawn = least_margin + windows_.random().fraction() * (most_margin - least_margin);
    return 1 + int(span > long_span ? drawn / 2 : drawn);
  };
  const int height = window.height() - 1, width = window.width() - 1;
  Window wider;
  wider.top = std::max(0, window.top - margin(height));
  wider.bottom = std::min(rules_.height - 1, window.bottom + margin(height));
  wider.left = std::max(0, window.left - margin(width));
  wider.right = std::min(rules_.width - 1, window.right + margin(width));
  return wider;
}

// Metropolis: less energy always, more with a chance.
template <class Word>
bool WindowRepair<Word>::takes(double more) {
  return more <= 0 || windows_.random().fraction() < std::exp(-more / temperature);
}

// A window around one wrong line or more in which at least one is to be right. False: the budget is spent.
template <class Word>
bool WindowRepair<Word>::step(NearSolution<Word>& near, bool& unfit) {
  Random& random = windows_.random();
  const std::vector<int>& wrong = near.wrong;
  const auto any = [&] { return wrong[random.below(std::uint32_t(wrong.size()))]; };
  const int line = any();
  std::vector<int> lines{line};
  if (missing_cells(near, line) != 0 || random.below(3) == 0) {
    if (wrong.size() <= 3 && random.below(3)) lines = wrong;
    else if (random.below(2)) lines.push_back(any());
  }
  typename WindowSearch<Word>::Task task{widened(span(near, lines)), step_work, line};
  const int inside = int(std::count_if(wrong.begin(), wrong.end(), [&](int other) { return crosses(other, task.window); }));
  task.must_spare = !balanced(near, task.window);
  if (task.must_spare || random.below(2)) task.spare = inside - int(random.below(std::uint32_t(inside)));
  NearSolution<Word> next = near;
  const Outcome outcome = windows_.settle(task, next);
  unfit = outcome == Outcome::unfit;
  if (outcome == Outcome::settled && takes(energy(next) - energy(near))) near = std::move(next);
  return outcome != Outcome::stopped;
}

// Steps while the energy is above `enough`. False: the budget is spent.
template <class Word>
bool WindowRepair<Word>::polish(NearSolution<Word>& near, std::uint64_t work, double enough) {
  int unfit_steps = 0;
  for (const std::uint64_t end = windows_.work() + work;
       windows_.work() < end && unfit_steps < most_unfit && !near.wrong.empty() && energy(near) >= enough;) {
    bool unfit;
    if (!step(near, unfit)) return false;
    unfit_steps = unfit ? unfit_steps + 1 : 0;
  }
  return true;
}

// Ever larger windows around all lines that are wrong, which are to become right. False: the budget is spent.
template <class Word>
bool WindowRepair<Word>::attack(NearSolution<Word>& near) {
  if (near.wrong.size() > 2 || !balanced(near, {0, 0, rules_.height - 1, rules_.width - 1})) return true;
  const Window inner = span(near, near.wrong);
  if (inner.longest_side() > longest_attacked) return true;
  for (const int margin : attack_margins) {
    const int rows = std::max(4, margin - inner.height() / 4), columns = std::max(4, margin - inner.width() / 4);
    const Window window{std::max(0, inner.top - rows), std::max(0, inner.left - columns), std::min(rules_.height - 1, inner.bottom + rows),
                        std::min(rules_.width - 1, inner.right + columns)};
    const Outcome outcome = windows_.settle({window, attack_work}, near);
    if (outcome == Outcome::stopped) return false;
    if (outcome == Outcome::settled || outcome == Outcome::over) break;
  }
  return true;
}

// Melts a window near a wrong line and mends the picture. False: the budget is spent.
template <class Word>
bool WindowRepair<Word>::kick(NearSolution<Word>& near) {
  Random& random = windows_.random();
  NearSolution<Word> next = near;
  const Window around = span(near, {near.wrong[random.below(std::uint32_t(near.wrong.size()))]});
  const auto extent = [&](int first, int last, int length) {
    first = std::max(0, first - melted_away), last = std::min(length - 1, last + melted_away);
    const int middle = first + int(random.below(std::uint32_t(last - first + 1)));
    const int half = least_melted + int(random.below(most_melted - least_melted));
    return Stretch{std::max(0, middle - half), std::min(length - 1, middle + half)};
  };
  const Stretch rows = extent(around.top, around.bottom, rules_.height), columns = extent(around.left, around.right, rules_.width);
  if (!windows_.melt({rows.first, columns.first, rows.last, columns.last}, next.picture)) return false;
  windows_.look(next);
  const double before = energy(near);
  if (energy(next) > before + hopeless) return true;
  if (!polish(next, polish_work, before)) return false;
  if (takes(energy(next) - before)) near = std::move(next);
  return true;
}

template <class Word>
SearchEnd WindowRepair<Word>::run(NearSolution<Word>& near, std::uint64_t work) {
  if (near.wrong.size() > most_wrong_in_windows) return SearchEnd::slice_over;
  const std::uint64_t end = windows_.work() + work;
  if (!polish(near, first_polish_work, 0)) return SearchEnd::stopped;
  while (!near.wrong.empty() && windows_.work() < end) {
    if (!attack(near)) return SearchEnd::stopped;
    if (!near.wrong.empty() && !kick(near)) return SearchEnd::stopped;
  }
  return near.wrong.empty() ? SearchEnd::solution : SearchEnd::slice_over;
}

template class WindowRepair<std::uint32_t>;
template class WindowRepair<std::uint64_t>;
template class WindowRepair<Wide>;

}  // namespace cluewright::nonogram
