// Search with conflict learning over the edges of a Zip puzzle.
//
// A literal is 2 * edge (used) or 2 * edge + 1 (closed). Three rules propagate, each able to say afterwards why it
// did: a cell has exactly as many used edges as it needs; two pieces of path may not be joined when that closes a
// loop, breaks the order of the numbers or ends the path early; learned clauses. Reasons are worked out only when a
// conflict asks for them: the rule, and how much of the trail it had seen, is enough to find them again.
//
// Everything is integer arithmetic, so the same puzzle leads to the same search on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "common/budget.hpp"
#include "common/recording.hpp"
#include "common/search/activity.hpp"
#include "common/search/clauses.hpp"
#include "common/search/proof_log.hpp"
#include "common/search/trail.hpp"
#include "zip/board/fragments.hpp"
#include "zip/board/graph.hpp"

namespace cluewright::zip {

enum class Status : std::uint8_t { solved, none, stopped };

struct SearchCounts {
  std::uint64_t decisions = 0, conflicts = 0, learned = 0, restarts = 0, propagations = 0;
};

class Learner {
 public:
  using Literal = std::int32_t;
  static constexpr Literal used_literal(EdgeId e) { return 2 * e; }
  static constexpr Literal closed_literal(EdgeId e) { return 2 * e + 1; }

  Learner(const Graph& graph, Budget& budget);

  // What is demanded beyond the rules; all before the first `solve`.
  void fix(EdgeId edge, bool is_used);
  void keep_outside(CellId cell, std::int32_t segment) { fragments_.keep_outside(cell, segment); }

  // Forbids one solution, given by its edges.
  void exclude(const std::vector<EdgeId>& path_edges);

  // Reports every border to a log from now on.
  void watch(EventLog* log) { report_ = TrailReport(log); }

  // Logs what is learned from now on, for a proof.
  void prove(search::ProofLog* log) { proof_ = log; }

  // Looks for a solution; may be called again after `exclude`.
  Status solve();

  bool is_used(EdgeId e) const { return value_[2 * e] > 0; }
  const SearchCounts& counts() const { return counts_; }

 private:
  enum class Rule : std::uint8_t { decision, full, lack, order, loop, early_end, clause };

  struct Reason {
    Rule rule = Rule::decision;
    std::int32_t data = 0;  // a cell, the length of the trail seen, or a clause
  };

  using Clauses = search::Clauses<Literal>;

  // The truth of every literal, as `Clauses` asks for it.
  struct Values {
    const std::int8_t* of;

    bool is_true(Literal literal) const { return of[literal] > 0; }
    bool is_false(Literal literal) const { return of[literal] < 0; }
  };

  bool start();
  bool enqueue(Literal literal, Reason reason);
  bool propagate();
  bool visit_clauses(Literal made_true);
  bool apply(std::size_t position);
  bool apply_used(EdgeId e, std::size_t position);
  bool fill(CellId cell);
  bool starve(CellId cell);
  bool scan_end(CellId end);
  void explain(Literal literal, std::vector<Literal>& out) const;
  void walk(CellId from, EdgeId arrived_by, std::int32_t stamp, CellId target, bool past_numbers,
            std::vector<Literal>& out) const;
  void explain_join(EdgeId e, Rule rule, std::int32_t stamp, std::vector<Literal>& out) const;
  static Rule rule_of(Objection objection);
  void backtrack(std::int32_t level);
  void undo(std::size_t position);
  std::int32_t analyse();
  bool redundant(Literal literal);
  void use_in_proof(const Reason& reason);
  void learn(std::int32_t back_level);
  void forget_clauses();
  EdgeId pick();
  void report(unsigned without_reason) {
    if (report_.wanted()) tell(without_reason);
  }
  void tell(unsigned without_reason);
  static unsigned reason_of_rule(Rule rule, unsigned without_reason);
  std::int32_t level() const { return trail_.level(); }

  const Graph& graph_;
  Budget& budget_;
  Fragments fragments_;
  SearchCounts counts_;
  TrailReport report_;
  search::ProofLog* proof_ = nullptr;

  std::vector<std::int8_t> value_;  // per literal: 1 true, -1 false, 0 open
  std::vector<std::int32_t> level_, position_;
  std::vector<Reason> reason_;
  search::Trail<Literal> trail_;
  std::size_t applied_ = 0;  // how much of the trail is in the counters and fragments
  std::vector<std::int8_t> used_count_, closed_count_;
  std::vector<Fragments::Join> joins_;
  std::vector<std::uint8_t> joined_;  // per edge: it has a record in joins_

  Clauses clauses_;
  search::Activity<EdgeId, search::Ties::as_they_stand> order_;

  std::vector<Literal> conflict_, clause_, reasons_, cleared_;
  std::vector<std::uint8_t> seen_;
  std::vector<std::uint8_t> phase_;
  std::vector<std::int32_t> level_stamp_;
  std::int32_t stamp_ = 0;
  std::size_t clause_limit_ = 2000;
  bool started_ = false, impossible_ = false;
};

}  // namespace cluewright::zip
