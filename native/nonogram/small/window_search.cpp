#include "nonogram/small/window_search.hpp"

#include <utility>

#include "nonogram/small/belief_walk.hpp"

namespace cluewright::nonogram {

namespace {

constexpr std::uint64_t cutting_work = 1500;  // units of about 10 ns, for the lines of a window
constexpr int noisy_rounds = 20;              // before beliefs are reinforced
constexpr Pace melting_pace{450, 140, 10, 1.0f / 1000};
constexpr int estimate_rounds = 30, slow_estimate_rounds = 70;

// The work of so many rounds of beliefs.
template <class Inner>
std::uint64_t round_work(const Rules<Inner>& rules, std::uint64_t rounds) {
  return rounds * std::uint64_t(rules.lines) * std::uint64_t(rules.cells) / 4;
}

Clue& clue_of(Problem& problem, int line) {
  return line < problem.height ? problem.rows[std::size_t(line)] : problem.columns[std::size_t(line - problem.height)];
}

// Calls `use` with the word that fits the window.
template <class Use>
auto with_word(const Window& window, Use&& use) {
  if (window.longest_side() <= most_narrow_side) return use.template operator()<std::uint32_t>();
  if (window.longest_side() <= most_side<std::uint64_t>) return use.template operator()<std::uint64_t>();
  return use.template operator()<Wide>();
}

}  // namespace

template <class Word>
void WindowSearch<Word>::look(NearSolution<Word>& near) const {
  near.wrong.clear();
  Word filled[many_lanes]{}, empty[many_lanes]{};
  for (int line = 0; line < rules_.lines; ++line) {
    filled[0] = near.picture.filled[line];
    empty[0] = near.picture.empty[line];
    if (!rules_.pattern[line].hidden && !rules_.feasible(line, filled, empty, 1)) near.wrong.push_back(line);
  }
}

// The line that has no arrangement, or `no_line`.
template <class Word>
template <class Inner>
int WindowSearch<Word>::settle_lines(const Rules<Inner>& rules, const WindowPuzzle& puzzle, Board<Inner>& board) {
  work_ += cutting_work;
  for (int line = 0; line < rules.lines; ++line)
    if (rules.pattern[line].impossible) return line;
  board = rules.blank_board();
  (void)rules.place(puzzle.start, board);
  Dirty<Inner> dirty{rules.watched_rows, rules.watched_columns};
  int failed = no_line;
  while (dirty.any() && failed == no_line) failed = settle_some(rules, board, dirty, statistics_.lines_solved, [](int, bool, int) {});
  return failed;
}

// Lets some lines be wrong, up to so many. True if any.
template <class Word>
bool WindowSearch<Word>::hide_some(int own, int spare, bool must, Problem& inner) {
  bool hidden = false;
  for (; spare > 0; --spare) {
    if (!must && random_.below(2)) continue;
    must = false;
    const int line = int(random_.below(std::uint32_t(inner.height + inner.width)));
    Clue& clue = clue_of(inner, line);
    if (line == own || clue.hidden) continue;
    clue = {{}, true};
    hidden = true;
  }
  return hidden;
}

template <class Word>
template <class Inner>
typename WindowSearch<Word>::Outcome WindowSearch<Word>::settle_as(const Task& task, WindowPuzzle& puzzle, Grid& cells) {
  Problem& inner = puzzle.problem;
  const int own = task.line == any_line       ? any_line
                  : rules_.is_row(task.line) ? task.line - task.window.top
                                             : inner.height + task.line - rules_.height - task.window.left;
  if (std::find(puzzle.unfit.begin(), puzzle.unfit.end(), own) != puzzle.unfit.end()) return Outcome::unfit;
  int spare = task.spare - int(puzzle.unfit.size());
  if (spare < 0) return Outcome::unfit;
  bool must = task.must_spare && puzzle.unfit.empty();
  while (true) {
    const Rules<Inner> rules(inner);
    Board<Inner> board;
    const int failed = settle_lines(rules, puzzle, board);
    if (failed != no_line) {
      if (spare == 0 || failed == own) return Outcome::unfit;
      --spare;
      must = false;
      clue_of(inner, failed) = {{}, true};
      continue;
    }
    if (hide_some(own, std::exchange(spare, 0), must, inner)) continue;
    LearnSearch<Inner> learning(rules, board, random_.next() >> 32, statistics_, nullptr);
    const SearchEnd end = learning.run(*budget_, task.work);
    work_ += learning.work();
    if (end == SearchEnd::stopped) return Outcome::stopped;
    if (end == SearchEnd::exhausted) return Outcome::refuted;
    if (end == SearchEnd::slice_over) return Outcome::over;
    cells = rules.grid(learning.board());
    return Outcome::settled;
  }
}

template <class Word>
typename WindowSearch<Word>::Outcome WindowSearch<Word>::settle(const Task& task, NearSolution<Word>& near) {
  if (budget_->spend_long_node()) return Outcome::stopped;
  WindowPuzzle puzzle = cut_window(problem_, rules_, near.picture, *root_, task.window);
  work_ += cutting_work;
  Grid cells;
  const Outcome outcome = with_word(task.window, [&]<class Inner>() { return settle_as<Inner>(task, puzzle, cells); });
  if (outcome == Outcome::settled) {
    paste_window(rules_, task.window, cells, near.picture);
    look(near);
  }
  return outcome;
}

template <class Word>
template <class Inner>
bool WindowSearch<Word>::melt_as(WindowPuzzle& puzzle, Grid& cells) {
  while (true) {
    const Rules<Inner> rules(puzzle.problem);
    Board<Inner> board;
    if (const int failed = settle_lines(rules, puzzle, board); failed != no_line) {
      clue_of(puzzle.problem, failed) = {{}, true};
      continue;
    }
    Beliefs<Inner> beliefs(rules);
    beliefs.reset(random_.next());
    beliefs.exchange(board, noisy_rounds);
    const std::uint64_t rounds = statistics_.rounds;
    statistics_.rounds += noisy_rounds;
    Reinforcement<Inner> reinforcement(rules, statistics_);
    NearSolution<Inner> near;
    const bool done = reinforcement.run(board, beliefs.said(), *budget_, near, melting_pace);
    work_ += round_work(rules, statistics_.rounds - rounds);
    if (done) cells = rules.grid(near.picture);
    return done;
  }
}

template <class Word>
bool WindowSearch<Word>::melt(const Window& window, Board<Word>& picture) {
  if (budget_->spend_long_node()) return false;
  WindowPuzzle puzzle = cut_window(problem_, rules_, picture, *root_, window);
  Grid cells;
  if (!with_word(window, [&]<class Inner>() { return melt_as<Inner>(puzzle, cells); })) return false;
  paste_window(rules_, window, cells, picture);
  return true;
}

template <class Word>
template <class Inner>
typename WindowSearch<Word>::Outcome WindowSearch<Word>::estimate_as(const WindowPuzzle& puzzle, double& log_solutions) {
  const Rules<Inner> rules(puzzle.problem);
  Board<Inner> board;
  if (settle_lines(rules, puzzle, board) != no_line) return Outcome::unfit;
  BeliefWalk<Inner> walk(rules, random_.next(), statistics_);
  if (!walk.begin(board, *budget_, estimate_rounds, slow_estimate_rounds)) return Outcome::stopped;
  work_ += round_work(rules, estimate_rounds + slow_estimate_rounds);
  log_solutions = walk.log_solutions();
  return Outcome::over;
}

template <class Word>
typename WindowSearch<Word>::Outcome WindowSearch<Word>::estimate(const Window& window, const Board<Word>& picture,
                                                                  double& log_solutions) {
  if (budget_->spend_long_node()) return Outcome::stopped;
  const WindowPuzzle puzzle = cut_window(problem_, rules_, picture, *root_, window);
  work_ += cutting_work;
  if (!puzzle.unfit.empty()) return Outcome::unfit;
  return with_word(window, [&]<class Inner>() { return estimate_as<Inner>(puzzle, log_solutions); });
}

template class WindowSearch<std::uint32_t>;
template class WindowSearch<std::uint64_t>;
template class WindowSearch<Wide>;

}  // namespace cluewright::nonogram
