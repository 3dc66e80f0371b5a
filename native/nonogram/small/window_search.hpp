// What can be done with a window of a complete picture: settle it exactly, melt it, and estimate how many solutions it has.
#pragma once

#include <cstdint>

#include "common/random.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/reinforcement.hpp"
#include "nonogram/small/window.hpp"

namespace cluewright::nonogram {

template <class Word>
class WindowSearch {
 public:
  // `unfit`: lines refute the window at once. `over`: the work was not enough.
  enum class Outcome : std::uint8_t { settled, refuted, unfit, over, stopped };

  // Keeps the references. All numbers of the problem's clues are known.
  WindowSearch(const Problem& problem, const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics)
      : problem_(problem), rules_(rules), statistics_(statistics), random_(seed) {}

  // The cells of `root` stay as they are, and work ends with the budget.
  void begin(const Board<Word>& root, Budget& budget) { root_ = &root, budget_ = &budget; }

  static constexpr int any_line = -1;
  struct Task {
    Window window;
    std::uint64_t work;
    int line = any_line;      // has to be right afterwards
    int spare = 0;            // how many lines of the window may be wrong afterwards
    bool must_spare = false;  // one of them, or there is no solution
  };
  // Looks for cells of the window with which its lines are right; `near` changes when they are found.
  Outcome settle(const Task& task, NearSolution<Word>& near);
  // Reinforces beliefs in the window from noise. False: the budget is spent.
  bool melt(const Window& window, Board<Word>& picture);
  // The logarithm of the number of solutions of the window, as beliefs estimate it: `over`, or `unfit`, or `stopped`.
  Outcome estimate(const Window& window, const Board<Word>& picture, double& log_solutions);
  // Finds the wrong lines.
  void look(NearSolution<Word>& near) const;

  const Rules<Word>& rules() const { return rules_; }
  const Clue& clue(int line) const {
    return rules_.is_row(line) ? problem_.rows[std::size_t(line)] : problem_.columns[std::size_t(line - rules_.height)];
  }
  Random& random() { return random_; }
  std::uint64_t work() const { return work_; }  // units of about 10 ns

 private:
  template <class Inner>
  Outcome settle_as(const Task& task, WindowPuzzle& puzzle, Grid& cells);
  template <class Inner>
  int settle_lines(const Rules<Inner>& rules, const WindowPuzzle& puzzle, Board<Inner>& board);
  template <class Inner>
  bool melt_as(WindowPuzzle& puzzle, Grid& cells);
  template <class Inner>
  Outcome estimate_as(const WindowPuzzle& puzzle, double& log_solutions);
  bool hide_some(int own, int spare, bool must, Problem& inner);

  const Problem& problem_;
  const Rules<Word>& rules_;
  Statistics& statistics_;
  Random random_;
  const Board<Word>* root_ = nullptr;
  Budget* budget_ = nullptr;
  std::uint64_t work_ = 0;
};

}  // namespace cluewright::nonogram
