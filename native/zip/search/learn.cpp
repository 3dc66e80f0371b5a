// The strategy `learn`: solutions one after the other from the learning search.
#include "zip/board/graph.hpp"
#include "zip/board/trace.hpp"
#include "zip/search/learner.hpp"
#include "zip/solve.hpp"

namespace cluewright::zip {

Result solve_learn(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  if (collector.full()) return collector.finish(false);
  const Graph graph(problem);
  Learner learner(graph, budget);
  learner.watch(request.recording);
  if (request.start)
    for (EdgeId e = 0; e < graph.edges(); ++e)
      if (const auto value = (*request.start)[graph.border[e]]; value != unknown) learner.fix(e, value == used);
  if (request.known) learner.exclude(edges_of(problem, graph, *request.known));
  Status status = Status::stopped;
  while ((status = learner.solve()) == Status::solved) {
    const Path path = trace(problem, graph, [&](EdgeId e) { return learner.is_used(e); });
    if (collector.take(path)) break;
    learner.exclude(edges_of(problem, graph, path));
  }
  const SearchCounts& counts = learner.counts();
  collector.result.statistics = {counts.decisions, counts.conflicts,    counts.learned,
                                 counts.restarts,  counts.propagations, 0};
  return collector.finish(status == Status::none);
}

}  // namespace cluewright::zip
