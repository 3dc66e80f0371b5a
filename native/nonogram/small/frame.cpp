#include "nonogram/small/frame.hpp"

#include <algorithm>

namespace cluewright::nonogram {

template <class Word>
bool Frame<Word>::prepare() {
  const Stopwatch watch(result.statistics.seconds_lines);
  if (rules.impossible || (request.start && !rules.place(*request.start, root))) {
    finish(true);
    return false;
  }
  Recording* const recording = request.recording;
  if (recording && request.start && !request.start_recorded) recording->give(*request.start);
  Dirty<Word> dirty{rules.watched_rows, rules.watched_columns};
  const bool possible = propagate(rules, root, dirty, result.statistics.lines_solved, [&](int cell, bool value, int) {
    if (recording) recording->settle(std::size_t(cell), value ? filled : empty, Stage::lines);
  });
  if (!possible) {
    root = rules.blank_board();
    finish(true);
    return false;
  }
  if (rules.complete(root)) {
    add_solution(root);
    finish(true);
    return false;
  }
  if (request.known && is_solution(*request.known)) {
    result.solutions.push_back(*request.known);
    if (enough()) {
      finish(false);
      return false;
    }
  }
  return true;
}

template <class Word>
void Frame<Word>::add_new_solution(const Board<Word>& board) {
  Grid grid = rules.grid(board);
  if (std::find(result.solutions.begin(), result.solutions.end(), grid) == result.solutions.end())
    result.solutions.push_back(std::move(grid));
}

template <class Word>
bool Frame<Word>::is_solution(const Grid& grid) {
  Board<Word> board = root;
  if (grid.size() != std::size_t(rules.cell_count()) || !rules.place(grid, board) || !rules.complete(board)) return false;
  Dirty<Word> dirty{rules.watched_rows, rules.watched_columns};
  return propagate(rules, board, dirty, result.statistics.lines_solved, [](int, bool, int) {});
}

template <class Word>
void Frame<Word>::finish(bool exhausted) {
  result.exhausted = exhausted;
  const std::size_t found = result.solutions.size();
  if (found == 0) result.verdict = exhausted ? Verdict::none : Verdict::undecided;
  else if (request.limit <= 1) result.verdict = Verdict::solved;
  else if (found >= 2) result.verdict = Verdict::several;
  else result.verdict = exhausted ? Verdict::unique : Verdict::undecided;
  result.board = exhausted && found == 1 ? result.solutions.front() : rules.grid(root);
}

template struct Frame<std::uint32_t>;
template struct Frame<std::uint64_t>;
template struct Frame<Wide>;

}  // namespace cluewright::nonogram
