// Search with conflict learning: whether a cell has a colour is a variable, lines are propagators that explain themselves only
// when asked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "colour_nonogram/search/beliefs.hpp"
#include "colour_nonogram/search/board.hpp"
#include "colour_nonogram/search/literal.hpp"
#include "colour_nonogram/solve.hpp"
#include "common/search/activity.hpp"
#include "common/search/clauses.hpp"
#include "common/search/proof_log.hpp"
#include "common/search/restarts.hpp"
#include "common/search/trail.hpp"

namespace cluewright::colour_nonogram {

enum class SearchEnd : std::uint8_t { solution, exhausted, stopped, paused };

class LearnSearch {
 public:
  static constexpr std::uint64_t never_guided = ~std::uint64_t(0);

  // `root` must be at its fixpoint. With a recording, exactly the root's decided cells stand in it. After the unguided conflicts,
  // beliefs guide the search for a first solution.
  LearnSearch(const Problem& problem, const Board& root, std::uint64_t seed, std::uint64_t unguided_conflicts,
              Statistics& statistics, Recording* recording, search::ProofLog* proof = nullptr);

  // Continues until a solution is on the board, all are excluded, the budget is spent, or there were more conflicts than
  // that since the search began (`paused`). Deterministic.
  SearchEnd run(Budget& budget, std::uint64_t most_conflicts = ~std::uint64_t(0));

  // Excludes the solution on the board and goes back to the root.
  void exclude_solution();
  // Excludes a solution known from elsewhere; false when the budget was spent before that was done.
  bool exclude(const Grid& solution, Budget& budget);
  // Values are from now on first those of the solution, to find one close by, then mostly the opposite: that makes proofs that
  // there is no other one shorter.
  void turn_away_from(const Grid& solution);

  // Undoes all decisions; what stays holds in every solution not excluded.
  void retreat() { cancel_until(0); }
  const Board& board() const { return board_; }

 private:
  static constexpr std::uint32_t by_decision = ~std::uint32_t(0);

  struct State {  // of a variable with a value
    std::uint32_t reason;
    std::int32_t level;
    std::uint32_t row_rank, column_rank;  // of a colour taken away: how many were before it in the row, in the column
    std::uint32_t explanation, explanation_size;  // where the cached one is in `explanations_`
    bool explained;
    bool seen;
  };
  struct History {  // of a line: what it lost since the root, in order
    std::vector<Removal> removals;
    std::size_t at_root = 0;
  };

  int level() const { return trail_.level(); }
  Truths truths() const { return {truth_.data()}; }
  std::uint32_t one_colour() const { return std::uint32_t(rules_.lines()); }  // reason: a cell has one colour, and only one
  std::uint32_t clause_base() const { return one_colour() + 1; }              // smaller reasons are lines
  bool is_clause(std::uint32_t reason) const { return reason >= clause_base() && reason != by_decision; }

  void assign(Literal l, std::uint32_t reason, Stage stage);
  void push(Literal l, std::uint32_t reason);
  void take_away(int variable, std::uint32_t reason, Stage stage);
  Settled propagate(Budget& budget);  // failed: `conflict_` holds true literals that cannot all be true
  void cancel_until(int level);
  void decide();
  bool resolve_conflict();  // false: no solution is left
  void learn(std::span<const Literal> true_literals, int levels, bool permanent);
  void use_in_proof(std::uint32_t reason);
  void begin_line(int line, int variable);
  void explain_line(int line, int variable, std::size_t count, std::vector<Literal>& into);
  std::span<const Literal> explanation(int variable);
  bool implied(Literal l);
  void minimize();
  void restart();
  void forget_nogoods();
  void begin_try();
  void refresh_beliefs(int rounds);
  Literal choose_by_belief();
  Literal choose_by_activity();

  const Problem& problem_;
  const Rules& rules_;
  Statistics& statistics_;
  Recording* recording_;
  search::ProofLog* proof_;
  std::uint64_t seed_;

  Board board_;
  Variables variables_;
  search::Trail<Literal> trail_;
  std::size_t clause_head_ = 0;
  std::vector<State> state_;
  std::vector<Truth> truth_;
  std::vector<History> history_;
  Grid root_rows_, root_columns_;  // the sets without any decision, row by row and column by column

  search::Clauses<Literal> nogoods_;
  search::Restarts restarts_;  // counted in conflicts
  search::Activity<std::uint32_t, search::Ties::lower_first> order_;
  std::vector<Literal> conflict_, learned_, explanations_;
  std::vector<std::uint32_t> seen_;
  std::vector<std::uint32_t> level_mark_;
  std::uint32_t level_stamp_ = 0;
  Grid line_sets_, passing_sets_, tried_sets_;  // of a line while it is explained

  struct Sure {  // an open cell has its likeliest colour
    float belief;
    std::int32_t variable;
  };
  std::unique_ptr<Beliefs> beliefs_;
  std::vector<Sure> surest_;  // of all open cells at the last refresh; the first `in_order_` are the surest, in order
  std::size_t in_order_ = 0, next_sure_ = 0;
  std::size_t believed_ = 0;  // the length of the trail at the last refresh, or to where it went back since
  bool guides_;               // some tries will be guided by beliefs
  bool guided_ = false;       // this one is

  std::vector<bool> likely_;  // the value to try first
  bool exhausted_ = false;
  bool turned_ = false;  // a solution is known and values turn away from it
  std::uint64_t conflicts_ = 0, reduce_at_ = 0, since_turning_ = 0;
};

}  // namespace cluewright::colour_nonogram
