#include "zip/search/learner.hpp"

#include <algorithm>

#include "common/search/restarts.hpp"
#include "zip/recording.hpp"

namespace cluewright::zip {

namespace {

constexpr std::uint64_t restart_unit = 50;

}  // namespace

Learner::Learner(const Graph& graph, Budget& budget)
    : graph_(graph), budget_(budget), fragments_(graph), value_(2 * graph.edges(), 0), level_(graph.edges(), 0),
      position_(graph.edges(), 0), reason_(graph.edges()), used_count_(graph.cells, 0), closed_count_(graph.cells, 0),
      joined_(graph.edges(), 0), seen_(graph.edges(), 0), phase_(graph.edges(), 0), level_stamp_(graph.edges() + 1, 0) {
  trail_.reset(graph.edges());
  joins_.reserve(graph.edges());
  clauses_.reset(graph.edges());
  order_.reset(graph.edges(), 1 << 16);
  for (EdgeId e = 0; e < graph.edges(); ++e) order_.push(e);
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
    if (value_[literal] > 0) return;  // another demand already excludes it
    if (value_[literal] == 0) clause_.push_back(literal);
  }
  if (clause_.empty())
    impossible_ = true;
  else if (clause_.size() == 1)
    enqueue(clause_[0], {});
  else
    clauses_.set_tag(clauses_.add(clause_, 0, true), search::ProofLog::none);
}

Status Learner::solve() {
  if (!started_) report(reason_of(Stage::given));
  if (impossible_ || !start()) return Status::none;
  search::Restarts restarts(restart_unit);
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
      restarts.count();
      continue;
    }
    if (restarts.due()) {
      ++counts_.restarts;
      restarts.next_try();
      backtrack(0);
      if (clauses_.temporary() > clause_limit_) forget_clauses();
      continue;
    }
    const EdgeId e = pick();
    if (e < 0) return Status::solved;
    ++counts_.decisions;
    if (budget_.spent()) return Status::stopped;
    trail_.begin_level();
    enqueue(phase_[e] ? closed_literal(e) : used_literal(e), {});
    report(reason_of(Stage::guess));
  }
}

// Reports what is now on the trail to whoever watches.
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
  trail_.push(literal);
  return true;
}

bool Learner::propagate() {
  while (applied_ < trail_.size()) {
    ++counts_.propagations;
    const std::size_t position = applied_++;
    if (!apply(position) || !visit_clauses(trail_[position])) return false;
  }
  return true;
}

bool Learner::visit_clauses(Literal made_true) {
  const Clauses::Id violated = clauses_.propagate(made_true, Values{value_.data()}, [&](Literal forced, Clauses::Id clause) {
    if (proof_ && level() == 0) proof_->use_always(clauses_.tag(clause));
    enqueue(forced, {Rule::clause, static_cast<std::int32_t>(clause)});
  });
  if (violated == Clauses::none) return true;
  conflict_.clear();
  for (const Literal literal : clauses_.literals(violated)) conflict_.push_back(literal ^ 1);
  use_in_proof({Rule::clause, static_cast<std::int32_t>(violated)});
  return false;
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

// Returns the true literals that together forced `literal`.
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
    case Rule::clause:
      for (const Literal other : clauses_.literals(static_cast<Clauses::Id>(reason.data)))
        if (other != literal) out.push_back(other ^ 1);
      return;
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
  order_.push(e);
}

void Learner::backtrack(std::int32_t target) {
  if (level() <= target) return;
  const std::size_t keep = trail_.length_at(target);
  report_.undo_to(keep);
  for (std::size_t position = trail_.size(); position-- > keep;) undo(position);
  trail_.back_to(target);
  applied_ = std::min(applied_, keep);
}

// Turns the conflict into a clause with one literal of the current level (its first unique implication point);
// returns the level to go back to, or -1 when nothing was assumed and so nothing is possible.
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
      order_.bump(e);
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
    use_in_proof(reason_[pivot / 2]);
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
  use_in_proof(reason_[literal / 2]);
  return true;
}

// Says that what is learned next rests on a clause, where that is the reason.
void Learner::use_in_proof(const Reason& reason) {
  if (proof_ && reason.rule == Rule::clause) proof_->use(clauses_.tag(static_cast<Clauses::Id>(reason.data)));
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
  order_.age();
  auto number = search::ProofLog::none;
  if (proof_) {
    // Borders are numbered from 1 in a proof, and closed ones are negative.
    search::ProofLog::Nogood nogood;
    for (const Literal literal : clause_) nogood.push_back((graph_.border[literal / 2] + 1) * (literal & 1 ? 1 : -1));
    number = proof_->add(std::move(nogood));
    if (clause_.size() == 1) proof_->use_always(number);
  }
  if (clause_.size() == 1) {
    enqueue(clause_[0], {});
    return;
  }
  ++counts_.learned;
  const Clauses::Id id = clauses_.add(clause_, static_cast<std::size_t>(glue), false);
  clauses_.set_tag(id, number);
  enqueue(clause_[0], {Rule::clause, static_cast<std::int32_t>(id)});
}

// Forgets the half of the clauses that join the most levels. Called at level 0, where no reason is needed any more.
void Learner::forget_clauses() {
  std::vector<Clauses::Id> learned;
  for (Clauses::Id id = 0; id < clauses_.count(); ++id)
    if (!clauses_.permanent(id)) learned.push_back(id);
  std::stable_sort(learned.begin(), learned.end(),
                   [&](Clauses::Id a, Clauses::Id b) { return clauses_.levels(a) < clauses_.levels(b); });
  std::size_t keep = learned.size() / 2;
  while (keep < learned.size() && clauses_.levels(learned[keep]) <= 3) ++keep;
  std::vector<bool> forgotten(clauses_.count(), false);
  for (std::size_t i = keep; i < learned.size(); ++i) forgotten[learned[i]] = true;
  clauses_.forget([&](Clauses::Id id) { return forgotten[id]; });
  clause_limit_ += 500;
}

EdgeId Learner::pick() {
  while (!order_.empty())
    if (const EdgeId e = order_.pop(); value_[used_literal(e)] == 0) return e;
  return -1;
}

}  // namespace cluewright::zip
