#include "nonogram/small/frame.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/strategies.hpp"

namespace cluewright::nonogram {

Result solve_learn(const Problem& problem, const Request& request, Budget& budget) {
  return with_frame(problem, request, budget, []<class Word>(Frame<Word>& frame) {
    const Stopwatch watch(frame.result.statistics.seconds_search);
    LearnSearch<Word> search(frame.rules, frame.root, frame.request.seed, frame.result.statistics, frame.request.recording);
    if (!frame.result.solutions.empty()) {
      search.turn_away_from(frame.result.solutions.front());
      search.exclude(frame.result.solutions.front());
    }
    while (true) {
      const SearchEnd end = search.run(frame.budget, ~std::uint64_t(0));
      if (end == SearchEnd::exhausted) return frame.finish(true);
      if (end != SearchEnd::solution) return frame.finish(false);
      frame.add_solution(search.board());
      if (frame.enough()) return frame.finish(false);
      search.exclude_solution();
      search.turn_away_from(frame.result.solutions.front());
    }
  });
}

}  // namespace cluewright::nonogram
