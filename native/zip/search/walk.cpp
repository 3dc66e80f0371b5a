// The strategy `walk`: the document's backtracking solver. From the 1 it steps to every neighbour in turn, and turns
// back at a number out of order. Slow, simple, and so a good judge of the others on small boards.
#include "zip/board/graph.hpp"
#include "zip/recording.hpp"
#include "zip/solve.hpp"

namespace cluewright::zip {

namespace {

class Walker {
 public:
  Walker(const Problem& problem, const Request& request, Budget& budget)
      : problem_(problem), request_(request), budget_(budget), graph_(problem), collector_(request),
        visited_(problem.cells(), 0) {}

  Result run() {
    bool stopped = collector_.full();
    if (!stopped) {
      if (request_.recording && request_.start) give(*request_.recording, *request_.start);
      path_.push_back(problem_.numbers.front());
      visited_[path_.back()] = 1;
      stopped = step(2);
    }
    return collector_.finish(!stopped && budget_.why() == Stop::none);
  }

 private:
  // Tells whether to stop altogether: enough solutions, or the budget is spent.
  bool step(std::int32_t next_number) {
    if (static_cast<std::int32_t>(path_.size()) == graph_.open_cells)
      return next_number > graph_.last && agrees() && collector_.take(path_);
    const CellId here = path_.back();
    if (graph_.number[here] == graph_.last && graph_.last > 1) return false;
    for (const Way& way : graph_.at[here]) {
      if (visited_[way.to] || (request_.start && (*request_.start)[graph_.border[way.edge]] == closed)) continue;
      const std::int32_t number = graph_.number[way.to];
      if (number != 0 && number != next_number) continue;
      ++collector_.result.statistics.decisions;
      if (budget_.spend_node()) return true;
      visited_[way.to] = 1;
      path_.push_back(way.to);
      EventLog* const log = request_.recording;
      if (log) log->settle(static_cast<std::size_t>(graph_.border[way.edge]), used, reason_of(Stage::step));
      const bool stop = step(next_number + (number != 0));
      path_.pop_back();
      visited_[way.to] = 0;
      if (stop) return true;
      if (log) log->undo(1);
    }
    return false;
  }

  // Tells whether the path uses every border it was told to use.
  bool agrees() const {
    if (!request_.start) return true;
    std::size_t wanted = 0, found = 0;
    for (const auto value : *request_.start) wanted += value == used;
    for (std::size_t i = 1; i < path_.size(); ++i)
      found += (*request_.start)[problem_.between(path_[i - 1], path_[i])] == used;
    return wanted == found;
  }

  const Problem& problem_;
  const Request& request_;
  Budget& budget_;
  const Graph graph_;
  Collector collector_;
  std::vector<std::uint8_t> visited_;
  Path path_;
};

}  // namespace

Result solve_walk(const Problem& problem, const Request& request, Budget& budget) {
  return Walker(problem, request, budget).run();
}

}  // namespace cluewright::zip
