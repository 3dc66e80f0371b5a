// Plain depth-first search, for comparison.
#include <utility>

#include "hitori/board/close_pairs.hpp"
#include "hitori/board/state.hpp"
#include "hitori/recording.hpp"
#include "hitori/solve.hpp"

namespace cluewright::hitori {

namespace {

class DepthFirst {
 public:
  DepthFirst(const Problem& problem, Budget& budget, EventLog* recording = nullptr)
      : budget_(budget), watcher_(recording) {
    state_.reset(problem);
  }

  // Calls found(state) at every solution until it returns false. Tells whether the search was completed.
  template <typename Found>
  bool run(const Grid* start, Found&& found) {
    if (!begin(start)) return true;
    statistics.settled_at_once = state_.trail().size();
    order_cells();
    if (budget_.spent()) return false;
    struct Level {
      std::size_t trail, next;
      Cell colour;
    };
    std::vector<Level> levels;
    std::size_t next = 0;
    bool fine = true;
    for (;;) {
      if (fine && state_.undecided() == 0 && !found(state_)) return false;
      if (fine && state_.undecided() > 0) {
        while (state_[order_[next]] != unknown) ++next;
        if (budget_.spend_node()) return false;
        ++statistics.decisions;
        levels.push_back({state_.trail().size(), next, black});
      } else {
        if (!fine) ++statistics.conflicts;
        while (!levels.empty() && levels.back().colour == white) levels.pop_back();
        if (levels.empty()) return true;
        levels.back().colour = white;
        watcher_.undo_to(levels.back().trail);
        state_.undo_to(levels.back().trail);
        next = levels.back().next;
      }
      state_.settle(order_[next], levels.back().colour, {});
      fine = state_.propagate(true);
      watcher_.report(state_, Stage::guess);
    }
  }

  Statistics statistics;

 private:
  // Settles what is certain before any search; false when there is no solution.
  bool begin(const Grid* start) {
    const bool taken = !start || state_.take_grid(*start);
    watcher_.report(state_, Stage::given);
    if (!taken) return false;
    const bool paired = settle_close_pairs(state_, budget_);
    watcher_.report(state_, Stage::pairs);
    const bool fine = paired && state_.propagate(true);
    watcher_.report(state_, Stage::pairs);
    return fine;
  }

  // Cells with many equal numbers first: they are the most constrained.
  void order_cells() {
    const auto& layout = state_.layout();
    std::vector<std::vector<Place>> by_equals;
    for (std::int32_t y = 0; y < layout.height && !budget_.spent(); ++y)
      for (std::int32_t x = 0; x < layout.width; ++x) {
        const Place at = layout.place(x, y);
        std::size_t equals = 0;
        layout.each_equal(at, [&](Place) { ++equals; });
        if (by_equals.size() <= equals) by_equals.resize(equals + 1);
        by_equals[equals].push_back(at);
      }
    for (auto group = by_equals.rbegin(); group != by_equals.rend(); ++group)
      order_.insert(order_.end(), group->begin(), group->end());
  }

  Budget& budget_;
  State state_;
  Watcher watcher_;
  std::vector<Place> order_;
};

}  // namespace

Result solve_dfs(const Problem& problem, const Request& request, Budget& budget) {
  Result result;
  if (request.known) result.solutions.push_back(*request.known);
  if (result.solutions.size() < request.limit && !budget.spent()) {
    DepthFirst search(problem, budget, request.recording);
    result.exhausted = search.run(request.start, [&](const State& state) {
      auto grid = state.grid();
      if (!request.known || grid != *request.known) result.solutions.push_back(std::move(grid));
      return result.solutions.size() < request.limit;
    });
    result.statistics = search.statistics;
  }
  const auto count = result.solutions.size();
  if (count >= 2) result.verdict = Verdict::several;
  else if (result.exhausted) result.verdict = count == 1 ? Verdict::unique : Verdict::none;
  else result.verdict = count == 1 && request.limit == 1 ? Verdict::solved : Verdict::undecided;
  return result;
}

}  // namespace cluewright::hitori
