// The strategies `learn` (the learning search), `logic` (techniques alone) and `search` (techniques, and an assumption where they end).
#include "zip/board/graph.hpp"
#include "zip/board/trace.hpp"
#include "zip/count/count.hpp"
#include "zip/ladder/logic.hpp"
#include "zip/recording.hpp"
#include "zip/search/learner.hpp"
#include "zip/solve.hpp"

namespace cluewright::zip {

namespace {

// All techniques except assumptions: those are up to the search.
constexpr Techniques no_guess = up_to(Technique::parity);

bool take_over(Logic& logic, const Graph& graph, const Borders* start) {
  if (!start) return true;
  for (EdgeId e = 0; e < graph.edges(); ++e)
    if (const auto value = (*start)[graph.border[e]]; value != unknown && !logic.decide(e, value == used)) return false;
  return true;
}

Borders borders_of(const Problem& problem, const Graph& graph, const State& state) {
  Borders borders(problem.borders(), unknown);
  for (EdgeId e = 0; e < graph.edges(); ++e) borders[graph.border[e]] = state.value(e);
  return borders;
}

Path path_of(const Problem& problem, const Graph& graph, const State& state) {
  return trace(problem, graph, [&](EdgeId e) { return state.value(e) == used; });
}

// An unknown edge at the end of the piece with the smallest number: there the fewest ways are open.
EdgeId branch_edge(const State& state) {
  const Graph& graph = state.graph();
  EdgeId best = -1;
  std::int32_t best_rank = 0;
  for (CellId c = 0; c < graph.cells; ++c) {
    if (!state.open(c)) continue;
    const std::int32_t near = state.fragments().near(c);
    const std::int32_t rank = (near ? 0 : graph.last + 1) + near + 1;
    if (best >= 0 && rank >= best_rank) continue;
    for (const Way& way : graph.at[c])
      if (state.value(way.edge) == unknown) {
        best = way.edge;
        best_rank = rank;
        break;
      }
  }
  return best;
}

}  // namespace

Result solve_learn(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  if (collector.full()) return collector.finish(false);
  const Graph graph(problem);
  Learner learner(graph, budget);
  learner.watch(request.recording);
  learner.prove(request.proof);
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

Result solve_logic(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  const Graph graph(problem);
  Logic logic(graph, budget);
  if (request.recording && request.start) give(*request.recording, *request.start);
  const bool possible = take_over(logic, graph, request.start);
  logic.watch(request.recording);
  const Progress progress = possible ? logic.run(no_guess) : Progress::broken;
  if (progress == Progress::solved) collector.take(path_of(problem, graph, logic.state()));
  if (progress != Progress::broken) collector.result.board = borders_of(problem, graph, logic.state());
  collector.result.statistics.deductions = graph.edges() - logic.state().undecided();
  return collector.finish(progress == Progress::solved || progress == Progress::broken);
}

namespace {

// Looks at every case and calls found(state) at each solution until it returns true. Tells whether it was completed.
template <typename Found>
bool search_all(const Graph& graph, const Request& request, Statistics& statistics, Budget& budget, Found&& found) {
  Logic first(graph, budget);
  // A case still to be examined: the board, the edge assumed last, and how much of it has been reported to watchers.
  struct Case {
    Logic logic;
    EdgeId supposed;
    std::int32_t told;
  };
  std::vector<Case> open;
  EventLog* const log = request.recording;
  if (log && request.start) give(*log, *request.start);
  std::int32_t told = 0;
  if (take_over(first, graph, request.start)) {
    told = graph.edges() - first.state().undecided();
    open.push_back({std::move(first), -1, told});
  }
  while (!open.empty()) {
    Logic logic = std::move(open.back().logic);
    if (log) {
      log->undo(static_cast<std::size_t>(told - open.back().told));
      if (const EdgeId e = open.back().supposed; e >= 0)
        log->settle(static_cast<std::size_t>(graph.border[e]), logic.state().value(e), reason_of(Stage::guess));
      logic.watch(log);
    }
    open.pop_back();
    const Progress progress = logic.run(no_guess);
    told = graph.edges() - logic.state().undecided();
    logic.watch(nullptr);
    if (progress == Progress::stopped || budget.spend_node()) return false;
    if (progress == Progress::broken) ++statistics.conflicts;
    if (progress == Progress::solved && found(logic.state())) return false;
    if (progress != Progress::stuck) continue;
    ++statistics.decisions;
    const EdgeId e = branch_edge(logic.state());
    Logic without = logic;
    if (without.decide(e, false)) open.push_back({std::move(without), e, told});
    if (logic.decide(e, true)) open.push_back({std::move(logic), e, told});
  }
  return budget.why() == Stop::none;
}

}  // namespace

Result solve_search(const Problem& problem, const Request& request, Budget& budget) {
  Collector collector(request);
  if (collector.full()) return collector.finish(false);
  const Graph graph(problem);
  const bool all = search_all(graph, request, collector.result.statistics, budget, [&](const State& state) {
    return collector.take(path_of(problem, graph, state));
  });
  return collector.finish(all);
}

Counted count_by_search(const Problem& problem, Budget& budget) {
  std::uint64_t found = 0;
  Statistics statistics;
  const bool all = search_all(Graph(problem), {}, statistics, budget, [&](const State&) { return ++found, false; });
  return {found, all};
}

}  // namespace cluewright::zip
