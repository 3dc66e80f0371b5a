// The strategies that search in one way from beginning to end.
#include "nonogram/small/strategies.hpp"

#include "nonogram/small/decimation.hpp"
#include "nonogram/small/frame.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/tree_search.hpp"

namespace cluewright::nonogram {

namespace {

constexpr int decimation_attempts = 3;

}  // namespace

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

Result solve_decimate(const Problem& problem, const Request& request, Budget& budget) {
  return with_frame(problem, request, budget, []<class Word>(Frame<Word>& frame) {
    const Stopwatch watch(frame.result.statistics.seconds_search);
    Statistics& statistics = frame.result.statistics;
    Recording* const recording = frame.request.recording;
    typename TreeSearch<Word>::Options options;
    options.contrapositives = false;
    options.beliefs = options.restarts = true;
    options.seed = frame.request.seed;
    if (frame.result.solutions.empty()) {
      Decimation<Word> decimation(frame.rules, frame.request.seed, statistics, recording);
      for (int i = 0; i < decimation_attempts; ++i) {
        if (decimation.attempt(frame.root, frame.budget)) {
          frame.add_solution(decimation.board());
          if (frame.enough()) return frame.finish(false);
        }
        decimation.undo(frame.root);
        if (!frame.result.solutions.empty() || frame.budget.why() != Stop::none) break;
      }
    }
    TreeSearch<Word> search(frame.rules, frame.root, options, statistics, recording);
    if (!frame.result.solutions.empty()) search.start_over(false);
    while (true) {
      const SearchEnd end = search.run(frame.budget, ~std::uint64_t(0));
      if (end == SearchEnd::exhausted) return frame.finish(true);
      if (end != SearchEnd::solution) return frame.finish(false);
      const bool first = frame.result.solutions.empty();
      frame.add_new_solution(search.board());
      if (frame.enough()) return frame.finish(false);
      if (first) search.start_over(false);
    }
  });
}

}  // namespace cluewright::nonogram
