#include "nonogram/count/probing.hpp"

#include <cstdint>
#include <vector>

namespace cluewright::nonogram::count {

namespace {

using large::Fact;
using large::Flow;
using large::LargeBoard;

constexpr std::size_t good_part = 16;  // another round if the last one settled one in so many open cells

class Prober {
 public:
  Prober(LargeBoard& board, Budget& budget) : board_(board), budget_(budget) {}

  Flow run() {
    for (;;) {
      const std::size_t before = board_.unknown_cells();
      for (std::int32_t y = 0; y < board_.height(); ++y)
        for (std::int32_t x = 0; x < board_.width(); ++x)
          if (board_.at(y, x) == unknown)
            if (const Flow flow = probe({y, x, filled}); flow != Flow::consistent) return flow;
      const std::size_t after = board_.unknown_cells();
      if (after == 0 || (before - after) * good_part < before) return Flow::consistent;
    }
  }

 private:
  // Draws the consequences of a fact and takes them back; `facts_` are what it and they settled.
  Flow suppose(Fact fact) {
    if (budget_.spend_node()) return Flow::stopped;
    const auto mark = board_.mark();
    const Flow flow = board_.settle_and_propagate(fact, budget_);
    facts_.assign(board_.trail().begin() + static_cast<std::ptrdiff_t>(mark.cells), board_.trail().end());
    board_.undo_to(mark);
    return flow;
  }

  Flow probe(Fact fact) {
    Flow flow = suppose(fact);
    if (flow == Flow::stopped) return flow;
    if (flow == Flow::conflict) return board_.settle_and_propagate(fact.opposite(), budget_);
    ways_.swap(facts_);
    flow = suppose(fact.opposite());
    if (flow == Flow::stopped) return flow;
    if (flow == Flow::conflict) return board_.settle_and_propagate(fact, budget_);
    settle_what_both_say();
    return board_.propagate(budget_);
  }

  void settle_what_both_say() {
    const auto mark = board_.mark();
    for (const Fact fact : facts_) board_.settle(fact);
    both_.clear();
    for (const Fact fact : ways_)
      if (board_.at(fact.row(), fact.column()) == fact.value()) both_.push_back(fact);
    board_.undo_to(mark);
    for (const Fact fact : both_) board_.settle(fact);
  }

  LargeBoard& board_;
  Budget& budget_;
  std::vector<Fact> facts_, ways_, both_;
};

}  // namespace

Flow settle_by_probing(LargeBoard& board, Budget& budget) { return Prober(board, budget).run(); }

}  // namespace cluewright::nonogram::count
