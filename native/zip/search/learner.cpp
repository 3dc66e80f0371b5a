#include "zip/search/learner.hpp"

#include <algorithm>

#include "zip/recording.hpp"

namespace cluewright::zip {

namespace {

constexpr std::int32_t header = 2;

// The sequence 1 1 2 1 1 2 4 ... of Luby, Sinclair and Zuckerman (1993).
std::uint64_t luby(std::uint64_t i) {
  for (std::uint64_t size = 1;; size = 2 * size + 1) {
    if (i == size) return (size + 1) / 2;
    if (i < size) {
      i -= size / 2;
      size = 0;
    }
  }
}

}  // namespace

Learner::Learner(const Graph& graph, Budget& budget)
    : graph_(graph), budget_(budget), fragments_(graph), value_(2 * graph.edges(), 0), level_(graph.edges(), 0),
      position_(graph.edges(), 0), reason_(graph.edges()), used_count_(graph.cells, 0), closed_count_(graph.cells, 0),
      joined_(graph.edges(), 0), watches_(2 * graph.edges()), seen_(graph.edges(), 0), phase_(graph.edges(), 0),
      activity_(graph.edges(), 0), heap_place_(graph.edges(), -1), level_stamp_(graph.edges() + 1, 0) {
  trail_.reserve(graph.edges());
  joins_.reserve(graph.edges());
  heap_.reserve(graph.edges());
  for (EdgeId e = 0; e < graph.edges(); ++e) heap_insert(e);
}

void Learner::fix(EdgeId edge, bool is_used) {
  const Literal literal = is_used ? used_literal(edge) : closed_literal(edge);
  if (!enqueue(literal, {})) impossible_ = true;
}

void Learner::exclude(const std::vector<EdgeId>& path_edges) {
  backtrack(0);
  clause_.clear();
  for (const EdgeId e : path_edges) {
    const Literal literal = closed_literal(e);
    if (value_[literal] > 0) return;  // another demand excludes it already
    if (value_[literal] == 0) clause_.push_back(literal);
  }
  if (clause_.empty())
    impossible_ = true;
  else if (clause_.size() == 1)
    enqueue(clause_[0], {});
  else
    attach(add_clause(clause_, 0));
}

Status Learner::solve() {
  if (!started_) report(reason_of(Stage::given));
  if (impossible_ || !start()) return Status::none;
  std::uint64_t restarts = 1, left = 50 * luby(1);
  for (;;) {
    const bool fine = propagate();
    report(reason_of(Stage::learned));
    if (!fine) {
      ++counts_.conflicts;
      const std::int32_t back = analyse();
      if (back < 0) {
        impossible_ = true;
        return Status::none;
      }
      learn(back);
      if (budget_.spend_node()) return Status::stopped;
      if (left > 0) --left;
      continue;
    }
    if (left == 0) {
      ++counts_.restarts;
      left = 50 * luby(++restarts);
      backtrack(0);
      if (learned_.size() > clause_limit_) reduce_clauses();
      continue;
    }
    const EdgeId e = pick();
    if (e < 0) return Status::solved;
    ++counts_.decisions;
    if (budget_.spent()) return Status::stopped;
    level_starts_.push_back(static_cast<std::int32_t>(trail_.size()));
    enqueue(phase_[e] ? closed_literal(e) : used_literal(e), {});
    report(reason_of(Stage::guess));
  }
}

// Tells whoever watches what stands on the trail by now.
void Learner::tell(unsigned without_reason) {
  report_.report(trail_.size(), [&](EventLog& log, std::size_t position) {
    const EdgeId e = trail_[position] / 2;
    log.settle(static_cast<std::size_t>(graph_.border[e]), trail_[position] & 1 ? closed : used,
               reason_of_rule(reason_[e].rule, without_reason));
  });
}

unsigned Learner::reason_of_rule(Rule rule, unsigned without_reason) {
  switch (rule) {
    case Rule::full: return reason_of(Technique::full_cell);
    case Rule::lack: return reason_of(Technique::dead_end);
    case Rule::order: return reason_of(Technique::number_order);
    case Rule::loop: return reason_of(Technique::early_loop);
    case Rule::early_end: return reason_of(Technique::early_end);
    case Rule::clause: return reason_of(Stage::learned);
    default: return without_reason;
  }
}

// Applies every rule once to the untouched board.
bool Learner::start() {
  if (started_) return !impossible_;
  started_ = true;
  for (CellId c = 0; c < graph_.cells && !impossible_; ++c)
    impossible_ = graph_.at[c].count < graph_.need[c] || !starve(c) || !fill(c) || !scan_end(c);
  return !impossible_;
}

bool Learner::enqueue(Literal literal, Reason reason) {
  if (value_[literal] != 0) return value_[literal] > 0;
  const EdgeId e = literal / 2;
  value_[literal] = 1;
  value_[literal ^ 1] = -1;
  level_[e] = level();
  position_[e] = static_cast<std::int32_t>(trail_.size());
  reason_[e] = reason;
  trail_.push_back(literal);
  return true;
}

bool Learner::propagate() {
  while (applied_ < trail_.size()) {
    ++counts_.propagations;
    const std::size_t position = applied_++;
    if (!apply(position) || !visit_watches(trail_[position])) return false;
  }
  return true;
}

bool Learner::visit_watches(Literal literal) {
  auto& list = watches_[literal ^ 1];
  const Literal falsified = literal ^ 1;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Watch watch = list[i];
    if (value_[watch.blocker] > 0) {
      list[kept++] = watch;
      continue;
    }
    std::int32_t* literals = &arena_[watch.clause + header];
    const std::int32_t size = arena_[watch.clause];
    if (literals[0] == falsified) std::swap(literals[0], literals[1]);
    const Literal first = literals[0];
    bool moved = false;
    if (value_[first] <= 0) {
      for (std::int32_t j = 2; j < size && !moved; ++j)
        if (value_[literals[j]] >= 0) {
          std::swap(literals[1], literals[j]);
          watches_[literals[1]].push_back({watch.clause, first});
          moved = true;
        }
    }
    if (moved) continue;
    list[kept++] = {watch.clause, first};
    if (value_[first] > 0) continue;
    if (!enqueue(first, {Rule::clause, watch.clause})) {
      conflict_.clear();
      for (std::int32_t j = 0; j < size; ++j) conflict_.push_back(literals[j] ^ 1);
      for (++i; i < list.size(); ++i) list[kept++] = list[i];
      list.resize(kept);
      return false;
    }
  }
  list.resize(kept);
  return true;
}

bool Learner::apply(std::size_t position) {
  const Literal literal = trail_[position];
  const EdgeId e = literal / 2;
  const auto [u, v] = graph_.ends[e];
  if (literal & 1) {
    ++closed_count_[u];
    ++closed_count_[v];
    return starve(u) && starve(v);
  }
  ++used_count_[u];
  ++used_count_[v];
  return apply_used(e, position);
}

bool Learner::apply_used(EdgeId e, std::size_t position) {
  const auto [u, v] = graph_.ends[e];
  for (const CellId c : {u, v}) {
    if (used_count_[c] <= graph_.need[c]) continue;
    conflict_.clear();
    for (const Way& way : graph_.at[c])
      if (value_[used_literal(way.edge)] > 0 && position_[way.edge] <= static_cast<std::int32_t>(position))
        conflict_.push_back(used_literal(way.edge));
    return false;
  }
  if (const Objection objection = fragments_.objection(u, v); objection != Objection::none) {
    conflict_.assign(1, used_literal(e));
    explain_join(e, rule_of(objection), static_cast<std::int32_t>(position), conflict_);
    return false;
  }
  joins_.push_back(fragments_.join(u, v));
  joined_[e] = 1;
  const CellId a = joins_.back().a, b = joins_.back().b;
  return fill(u) && fill(v) && scan_end(a) && scan_end(b);
}

// Closes the other edges of a cell that has all the path it needs.
bool Learner::fill(CellId cell) {
  if (used_count_[cell] < graph_.need[cell]) return true;
  for (const Way& way : graph_.at[cell])
    if (value_[used_literal(way.edge)] == 0) enqueue(closed_literal(way.edge), {Rule::full, cell});
  return true;
}

// Uses all edges of a cell that has just enough left.
bool Learner::starve(CellId cell) {
  const std::int32_t ways = graph_.at[cell].count - closed_count_[cell];
  if (ways > graph_.need[cell]) return true;
  if (ways < graph_.need[cell]) {
    conflict_.clear();
    for (const Way& way : graph_.at[cell])
      if (value_[closed_literal(way.edge)] > 0) conflict_.push_back(closed_literal(way.edge));
    return false;
  }
  for (const Way& way : graph_.at[cell])
    if (value_[used_literal(way.edge)] == 0) enqueue(used_literal(way.edge), {Rule::lack, cell});
  return true;
}

// Closes the edges at the end of a piece that would join it to something it may not be joined to.
bool Learner::scan_end(CellId end) {
  if (used_count_[end] >= graph_.need[end]) return true;
  for (const Way& way : graph_.at[end]) {
    if (value_[used_literal(way.edge)] != 0 || used_count_[way.to] >= graph_.need[way.to]) continue;
    const Objection objection = fragments_.objection(end, way.to);
    if (objection != Objection::none)
      enqueue(closed_literal(way.edge), {rule_of(objection), static_cast<std::int32_t>(applied_)});
  }
  return true;
}

Learner::Rule Learner::rule_of(Objection objection) {
  switch (objection) {
    case Objection::loop: return Rule::loop;
    case Objection::early_end: return Rule::early_end;
    default: return Rule::order;
  }
}

// Collects the used edges from `from` on, as the trail stood at `stamp`: up to `target`, or up to the next number.
void Learner::walk(CellId from, EdgeId arrived_by, std::int32_t stamp, CellId target, bool past_numbers,
                   std::vector<Literal>& out) const {
  CellId cell = from;
  EdgeId last = arrived_by;
  while (cell != target && (past_numbers || graph_.number[cell] == 0)) {
    const Way* next = nullptr;
    for (const Way& way : graph_.at[cell])
      if (way.edge != last && value_[used_literal(way.edge)] > 0 && position_[way.edge] < stamp) next = &way;
    if (next == nullptr) return;
    out.push_back(used_literal(next->edge));
    cell = next->to;
    last = next->edge;
  }
}

void Learner::explain_join(EdgeId e, Rule rule, std::int32_t stamp, std::vector<Literal>& out) const {
  const auto [u, v] = graph_.ends[e];
  if (rule == Rule::loop) {
    walk(u, e, stamp, v, true, out);
    return;
  }
  walk(u, e, stamp, no_cell, rule == Rule::early_end, out);
  walk(v, e, stamp, no_cell, rule == Rule::early_end, out);
}

// Gives the true literals that together forced `literal`.
void Learner::explain(Literal literal, std::vector<Literal>& out) const {
  const EdgeId e = literal / 2;
  const Reason reason = reason_[e];
  switch (reason.rule) {
    case Rule::decision: return;
    case Rule::full:
    case Rule::lack: {
      const Literal kind = reason.rule == Rule::lack;
      for (const Way& way : graph_.at[reason.data])
        if (value_[2 * way.edge + kind] > 0 && position_[way.edge] < position_[e]) out.push_back(2 * way.edge + kind);
      return;
    }
    case Rule::clause: {
      const std::int32_t* literals = &arena_[reason.data + header];
      for (std::int32_t i = 0; i < arena_[reason.data]; ++i)
        if (literals[i] != literal) out.push_back(literals[i] ^ 1);
      return;
    }
    default: explain_join(e, reason.rule, reason.data, out);
  }
}

void Learner::undo(std::size_t position) {
  const Literal literal = trail_[position];
  const EdgeId e = literal / 2;
  if (position < applied_) {
    const auto [u, v] = graph_.ends[e];
    if (literal & 1) {
      --closed_count_[u];
      --closed_count_[v];
    } else {
      --used_count_[u];
      --used_count_[v];
      if (joined_[e]) {
        fragments_.undo(joins_.back());
        joins_.pop_back();
        joined_[e] = 0;
      }
    }
  }
  value_[literal] = value_[literal ^ 1] = 0;
  phase_[e] = literal & 1;
  if (heap_place_[e] < 0) heap_insert(e);
}

void Learner::backtrack(std::int32_t target) {
  if (level() <= target) return;
  const auto keep = static_cast<std::size_t>(level_starts_[target]);
  report_.undo_to(keep);
  for (std::size_t position = trail_.size(); position-- > keep;) undo(position);
  trail_.resize(keep);
  applied_ = std::min(applied_, keep);
  level_starts_.resize(target);
}

// Turns the conflict into a clause with one literal of the current level (its first unique implication point);
// gives the level to go back to, or -1 when nothing was assumed and so nothing is possible.
std::int32_t Learner::analyse() {
  clause_.assign(1, 0);
  cleared_.clear();
  // A rule may have looked at older literals only: the conflict then belongs to an earlier level.
  std::int32_t top = 0;
  for (const Literal literal : conflict_) top = std::max(top, level_[literal / 2]);
  if (top == 0) return -1;
  backtrack(top);
  std::int32_t open = 0;
  std::size_t position = trail_.size();
  const std::vector<Literal>* antecedents = &conflict_;
  Literal pivot = -1;
  for (;;) {
    for (const Literal literal : *antecedents) {
      const EdgeId e = literal / 2;
      if (seen_[e] || level_[e] == 0) continue;
      seen_[e] = 1;
      cleared_.push_back(literal);
      bump(e);
      if (level_[e] == top)
        ++open;
      else
        clause_.push_back(literal ^ 1);
    }
    while (!seen_[trail_[--position] / 2]) {
    }
    pivot = trail_[position];
    if (--open == 0) break;
    reasons_.clear();
    explain(pivot, reasons_);
    antecedents = &reasons_;
  }
  clause_[0] = pivot ^ 1;
  std::size_t kept = 1;
  for (std::size_t i = 1; i < clause_.size(); ++i)
    if (!redundant(clause_[i] ^ 1)) clause_[kept++] = clause_[i];
  clause_.resize(kept);
  for (const Literal literal : cleared_) seen_[literal / 2] = 0;
  std::int32_t back = 0;
  for (std::size_t i = 1; i < clause_.size(); ++i)
    if (level_[clause_[i] / 2] > back) {
      back = level_[clause_[i] / 2];
      std::swap(clause_[1], clause_[i]);
    }
  return back;
}

// Tells whether a literal of the clause follows from the others by one step of its reason.
bool Learner::redundant(Literal literal) {
  if (reason_[literal / 2].rule == Rule::decision) return false;
  reasons_.clear();
  explain(literal, reasons_);
  for (const Literal antecedent : reasons_)
    if (!seen_[antecedent / 2] && level_[antecedent / 2] > 0) return false;
  return true;
}

void Learner::learn(std::int32_t back_level) {
  ++stamp_;
  std::int32_t glue = 0;
  for (const Literal literal : clause_) {
    std::int32_t& mark = level_stamp_[level_[literal / 2]];
    glue += mark != stamp_;
    mark = stamp_;
  }
  backtrack(back_level);
  bump_ += bump_ >> 4;
  if (clause_.size() == 1) {
    enqueue(clause_[0], {});
    return;
  }
  const std::int32_t clause = add_clause(clause_, glue);
  attach(clause);
  learned_.push_back(clause);
  ++counts_.learned;
  enqueue(clause_[0], {Rule::clause, clause});
}

std::int32_t Learner::add_clause(const std::vector<Literal>& literals, std::int32_t glue) {
  const auto clause = static_cast<std::int32_t>(arena_.size());
  arena_.push_back(static_cast<std::int32_t>(literals.size()));
  arena_.push_back(glue);
  arena_.insert(arena_.end(), literals.begin(), literals.end());
  return clause;
}

void Learner::attach(std::int32_t clause) {
  const std::int32_t* literals = &arena_[clause + header];
  watches_[literals[0]].push_back({clause, literals[1]});
  watches_[literals[1]].push_back({clause, literals[0]});
}

// Forgets the worse half of the learned clauses. Called at level 0, where no reason is asked for any more.
void Learner::reduce_clauses() {
  std::stable_sort(learned_.begin(), learned_.end(),
                   [&](std::int32_t a, std::int32_t b) { return arena_[a + 1] < arena_[b + 1]; });
  std::vector<std::uint8_t> forgotten(arena_.size(), 0);
  std::size_t keep = learned_.size() / 2;
  while (keep < learned_.size() && arena_[learned_[keep] + 1] <= 3) ++keep;
  for (std::size_t i = keep; i < learned_.size(); ++i) forgotten[learned_[i]] = 1;
  std::vector<std::int32_t> fresh;
  std::vector<std::int32_t> place(arena_.size(), -1);
  for (std::int32_t at = 0; at < static_cast<std::int32_t>(arena_.size());) {
    const std::int32_t size = arena_[at] + header;
    if (!forgotten[at]) {
      place[at] = static_cast<std::int32_t>(fresh.size());
      fresh.insert(fresh.end(), arena_.begin() + at, arena_.begin() + at + size);
    }
    at += size;
  }
  learned_.resize(keep);
  for (auto& clause : learned_) clause = place[clause];
  for (auto& list : watches_) {
    std::size_t kept = 0;
    for (const Watch& watch : list)
      if (place[watch.clause] >= 0) list[kept++] = {place[watch.clause], watch.blocker};
    list.resize(kept);
  }
  arena_ = std::move(fresh);
  clause_limit_ += 500;
}

void Learner::bump(EdgeId e) {
  activity_[e] += bump_;
  if (activity_[e] > (std::uint64_t{1} << 60)) {
    for (auto& activity : activity_) activity >>= 40;
    bump_ = std::max<std::uint64_t>(bump_ >> 40, 1 << 8);
  }
  if (heap_place_[e] >= 0) heap_up(heap_place_[e]);
}

EdgeId Learner::pick() {
  while (!heap_.empty()) {
    const EdgeId e = heap_.front();
    heap_place_[e] = -1;
    const EdgeId moved = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_.front() = moved;
      heap_place_[moved] = 0;
      heap_down(0);
    }
    if (value_[used_literal(e)] == 0) return e;
  }
  return -1;
}

void Learner::heap_insert(EdgeId e) {
  heap_place_[e] = static_cast<std::int32_t>(heap_.size());
  heap_.push_back(e);
  heap_up(heap_place_[e]);
}

void Learner::heap_up(std::int32_t index) {
  const EdgeId e = heap_[index];
  while (index > 0) {
    const std::int32_t parent = (index - 1) / 2;
    if (activity_[heap_[parent]] >= activity_[e]) break;
    heap_[index] = heap_[parent];
    heap_place_[heap_[index]] = index;
    index = parent;
  }
  heap_[index] = e;
  heap_place_[e] = index;
}

void Learner::heap_down(std::int32_t index) {
  const EdgeId e = heap_[index];
  const auto size = static_cast<std::int32_t>(heap_.size());
  for (;;) {
    std::int32_t child = 2 * index + 1;
    if (child >= size) break;
    if (child + 1 < size && activity_[heap_[child + 1]] > activity_[heap_[child]]) ++child;
    if (activity_[heap_[child]] <= activity_[e]) break;
    heap_[index] = heap_[child];
    heap_place_[heap_[index]] = index;
    index = child;
  }
  heap_[index] = e;
  heap_place_[e] = index;
}

}  // namespace cluewright::zip
