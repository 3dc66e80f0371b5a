// What every strategy does before and after its own search: set up, settle the lines, collect solutions, give the verdict.
#pragma once

#include <algorithm>
#include <utility>

#include "common/clock.hpp"
#include "nonogram/small/propagation.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

template <class Word>
struct Frame {
  Rules<Word> rules;
  const Request& request;
  Budget& budget;
  Board<Word> root;  // at its fixpoint after `prepare`
  Result result;

  Frame(const Problem& problem, const Request& request, Budget& budget)
      : rules(problem), request(request), budget(budget), root(rules.blank_board()) {}

  // False when the lines alone give the answer, which is then in `result`.
  bool prepare();
  // True when as many solutions are known as were asked for.
  bool enough() const { return result.solutions.size() >= (request.limit ? request.limit : 1); }
  void add_solution(const Board<Word>& board) { result.solutions.push_back(rules.grid(board)); }
  // For searches that may find a solution twice.
  void add_new_solution(const Board<Word>& board);
  // `exhausted`: there are no others. Uses `root` as what is certain.
  void finish(bool exhausted);

 private:
  bool is_solution(const Grid& grid);
};

// Calls `solve` with a frame of the word size that fits.
template <class Solve>
Result with_frame(const Problem& problem, const Request& request, Budget& budget, Solve&& solve) {
  const auto run = [&]<class Word>() {
    Frame<Word> frame(problem, request, budget);
    if (frame.prepare()) solve(frame);
    return std::move(frame.result);
  };
  const int longest = std::max(problem.width, problem.height);
  if (longest <= most_narrow_side) return run.template operator()<std::uint32_t>();
  if (longest <= most_side<std::uint64_t>) return run.template operator()<std::uint64_t>();
  return run.template operator()<Wide>();
}

}  // namespace cluewright::nonogram
