#include "zip/making/draft.hpp"

#include "zip/board/trace.hpp"
#include "zip/search/learner.hpp"

namespace cluewright::zip {

Problem to_problem(const Draft& draft) {
  Problem problem(draft.width, draft.height);
  for (std::size_t i = 0; i < draft.path.size(); ++i)
    if (draft.numbered[i]) problem.numbers.push_back(draft.path[i]);
  problem.open_borders(draft.walls);
  return problem;
}

template <typename Demand>
Prover::Answer Prover::run(const Problem& problem, Demand&& demand, Path* alternative) {
  ++counts_.proofs;
  const Graph graph(problem);
  // Nodes are counted here, so that a proof ends after the same work on every machine; time and cancellation come
  // from the whole job's budget, which is asked between two proofs and, through the slice, within them.
  Budget::Tick ask = [this] { return !budget_.spent(); };
  Budget slice(1e18, nodes_, nullptr, ask);
  Learner learner(graph, slice);
  demand(graph, learner);
  const Status status = learner.solve();
  counts_.conflicts += learner.counts().conflicts;
  for (std::uint64_t i = 0; i <= learner.counts().conflicts; ++i) budget_.spend_node();
  if (status == Status::none) return Answer::unique;
  if (status == Status::stopped) {
    ++counts_.undecided;
    return Answer::undecided;
  }
  if (alternative) *alternative = trace(problem, graph, [&](EdgeId e) { return learner.is_used(e); });
  return Answer::several;
}

Prover::Answer Prover::prove(const Draft& draft, Path* alternative) {
  const Problem problem = to_problem(draft);
  return run(
      problem, [&](const Graph& graph, Learner& learner) { learner.exclude(edges_of(problem, graph, draft.path)); },
      alternative);
}

Prover::Answer Prover::without_number(const Draft& draft, std::int32_t index) {
  Draft fewer = draft;
  fewer.numbered[index] = 0;
  std::int32_t segment = 0;
  for (std::int32_t i = 0; i < index; ++i) segment += fewer.numbered[i];
  return run(
      to_problem(fewer),
      [&](const Graph&, Learner& learner) { learner.keep_outside(draft.path[index], segment); }, nullptr);
}

Prover::Answer Prover::without_wall(const Draft& draft, std::size_t wall) {
  Draft fewer = draft;
  const BorderId border = fewer.walls[wall];
  fewer.walls.erase(fewer.walls.begin() + static_cast<std::ptrdiff_t>(wall));
  return run(
      to_problem(fewer), [&](const Graph& graph, Learner& learner) { learner.fix(graph.edge[border], true); },
      nullptr);
}

bool exclude_by_numbers(Draft& draft, const Path& alternative) {
  std::size_t at = 0;
  while (at < draft.path.size() && draft.path[at] == alternative[at]) ++at;
  if (at == draft.path.size()) return false;
  std::vector<std::size_t> index(draft.path.size());
  for (std::size_t i = 0; i < draft.path.size(); ++i) index[draft.path[i]] = i;
  bool changed = !draft.numbered[at];
  draft.numbered[at] = 1;
  for (std::size_t i = at; alternative[i] != draft.path[at]; ++i)
    if (draft.numbered[index[alternative[i]]]) return changed;  // it meets a later number first: out of order
  const std::size_t extra = index[alternative[at]];
  changed = changed || !draft.numbered[extra];
  draft.numbered[extra] = 1;
  return changed;
}

}  // namespace cluewright::zip
