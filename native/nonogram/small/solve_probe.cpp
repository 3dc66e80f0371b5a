#include "nonogram/small/frame.hpp"
#include "nonogram/small/tree_search.hpp"
#include "nonogram/small/strategies.hpp"

#include <algorithm>

namespace cluewright::nonogram {

Result solve_probe(const Problem& problem, const Request& request, Budget& budget) {
  return with_frame(problem, request, budget, []<class Word>(Frame<Word>& frame) {
    const Stopwatch watch(frame.result.statistics.seconds_search);
    TreeSearch<Word> search(frame.rules, frame.root, {}, frame.result.statistics, frame.request.recording);
    while (true) {
      const SearchEnd end = search.run(frame.budget, ~std::uint64_t(0));
      if (end == SearchEnd::exhausted) return frame.finish(true);
      if (end != SearchEnd::solution) return frame.finish(false);
      frame.add_new_solution(search.board());
      if (frame.enough()) return frame.finish(false);
    }
  });
}

}  // namespace cluewright::nonogram
