// Every step by assumption that a board offers, not only the shortest.
#include <algorithm>
#include <utility>

#include "nonogram/ladder/ladder.hpp"

namespace cluewright::nonogram {

namespace {

// Once something was found, this many more assumptions are made for a list.
constexpr std::int64_t effort_worth_listing = 20'000;
constexpr std::int64_t most_effort = 150'000;

}  // namespace

bool Ladder::list_chained(Rung rung, const std::vector<std::uint8_t>& covered, bool enough, Budget& budget,
                               std::vector<LadderStep>& found) try {
  if (!suppositions_) suppositions_ = make_suppositions(problem_, rows_);
  std::int64_t effort = 0;
  std::vector<InnerClash> inner;
  std::vector<Link> if_filled;
  for (const std::int32_t cell : candidates()) {
    if (effort > (enough || !found.empty() ? effort_worth_listing : most_effort)) break;
    if (rung != Rung::common_consequence && covered[static_cast<std::size_t>(cell)]) continue;
    for (const Cell value : {filled, empty}) {
      if (budget.spend_long_node()) return false;
      ++effort;
      std::int32_t clash = suppositions_->suppose(cell, value);
      if (rung == Rung::contradiction && clash != no_clash) {
        found.push_back(clash_step(rung, cell, value, clash, {}));
      } else if (rung == Rung::two_cells && clash == no_clash) {
        inner.clear();
        std::int64_t left = most_effort - effort;
        const bool clashed = clashes_deeper(budget, left, inner, clash);
        effort = most_effort - left;
        if (clashed) found.push_back(clash_step(rung, cell, value, clash, inner));
      } else if (rung == Rung::common_consequence && clash == no_clash) {
        if (value == filled) if_filled = suppositions_->trail();
        else if (LadderStep step = common_step(cell, if_filled, suppositions_->trail(), covered); !step.chains.empty())
          found.push_back(std::move(step));
      }
      suppositions_->retract();
      if (rung == Rung::common_consequence && clash != no_clash) break;  // that is a contradiction
    }
  }
  const auto length = [](const LadderStep& step) {
    std::int32_t lines = 0;
    for (const Chain& chain : step.chains) lines += chain.length();
    return lines;
  };
  std::stable_sort(found.begin(), found.end(),
                   [&](const LadderStep& a, const LadderStep& b) { return length(a) < length(b); });
  return budget.why() == Stop::none;
} catch (...) {
  suppositions_.reset();  // as in `next`
  throw;
}

LadderStep Ladder::clash_step(Rung rung, std::int32_t cell, Cell value, std::int32_t clash,
                              const std::vector<InnerClash>& inner) {
  LadderStep step;
  tell(step, rung, 1);
  step.chains.push_back(tracer_.of_clash(rows_, suppositions_->trail(), clash, inner));
  step.finding.changes.push_back({cell, opposite(value)});
  step.finding.numbers.push_back(cell);
  return step;
}

// Without chains when nothing is the same.
LadderStep Ladder::common_step(std::int32_t cell, const std::vector<Link>& if_filled, const std::vector<Link>& if_empty,
                               const std::vector<std::uint8_t>& covered) {
  LadderStep step;
  tell(step, Rung::common_consequence, 1);
  std::vector<Cell> with_filled(rows_.size(), unknown);
  for (const Link& link : if_filled) with_filled[static_cast<std::size_t>(link.cell)] = link.value;
  auto& common = step.finding.changes;
  for (const Link& link : if_empty)
    if (with_filled[static_cast<std::size_t>(link.cell)] == link.value && !covered[static_cast<std::size_t>(link.cell)])
      common.push_back({link.cell, link.value});
  if (common.empty()) return step;
  std::sort(common.begin(), common.end(), [](Change a, Change b) { return a.place < b.place; });
  step.finding.numbers = {cell};
  step.chains.push_back(tracer_.of_cells(rows_, if_filled, common));
  step.chains.push_back(tracer_.of_cells(rows_, if_empty, common));
  return step;
}

}  // namespace cluewright::nonogram
