// Search with conflict learning: cells are the variables, lines the propagators, and lines explain themselves only when asked.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "common/search/clauses.hpp"
#include "common/search/proof_log.hpp"
#include "common/search/restarts.hpp"
#include "common/search/trail.hpp"
#include "nonogram/small/activity.hpp"
#include "nonogram/small/beliefs.hpp"
#include "nonogram/small/explain.hpp"
#include "nonogram/small/line_reasons.hpp"
#include "nonogram/small/literal.hpp"
#include "nonogram/small/look_ahead.hpp"
#include "nonogram/small/promise.hpp"
#include "nonogram/small/propagation.hpp"
#include "nonogram/small/surest_cell.hpp"
#include "nonogram/solve.hpp"

namespace cluewright::nonogram {

enum class SearchEnd : std::uint8_t { solution, exhausted, slice_over, stopped };

template <class Word>
class LearnSearch {
 public:
  // `root` must be at its fixpoint. With a recording, exactly the root's cells stand in it.
  LearnSearch(const Rules<Word>& rules, const Board<Word>& root, std::uint64_t seed, Statistics& statistics,
              Recording* recording, search::ProofLog* proof = nullptr);

  // Continues until a solution is on the board, all are excluded, or `work` units are done. Deterministic.
  SearchEnd run(Budget& budget, std::uint64_t work);

  // Excludes the solution on the board and goes back to the root.
  void exclude_solution();
  // Excludes a solution known from elsewhere.
  void exclude(const Grid& solution);
  // From now on activity decides. Values are first those of the solution, to find one close by, then mostly the opposite:
  // measured, that makes proofs that there is no other one several times shorter.
  void turn_away_from(const Grid& solution);

  // Takes over cells found elsewhere. With a recording, they are already in it.
  void adopt(const Board<Word>& root);

  // Whether the board is beyond a word, and lines settled next to nothing of it.
  bool patient() const { return patient_; }

  // Undoes all decisions; what stays holds in every solution not excluded.
  void retreat() { cancel_until(0); }
  const Board<Word>& board() const { return board_; }
  std::uint64_t work() const { return work_; }

 private:
  static constexpr std::uint32_t by_decision = ~std::uint32_t(0);
  static constexpr std::uint32_t clause_base = most_lines<Word>;  // smaller reasons are lines

  struct CellState {
    std::uint32_t reason;
    std::uint32_t explanation;  // where the cached one starts in `explanations_`
    std::uint16_t explanation_size;
    std::uint16_t level;
    std::uint16_t row_rank, column_rank;  // how many cells of the row, the column were known before it
    bool explained;
    bool seen;
  };

  int level() const { return trail_.level(); }
  Truths truths() const { return {truth_.data()}; }
  Word* history(int line) { return &history_[std::size_t(line) * std::size_t(rules_.cells + 1)]; }
  void assign(Literal l, std::uint32_t reason, Stage stage);
  void note_assignment(int cell, bool value, std::uint32_t reason, Stage stage);
  bool propagate();  // false: `conflict_` holds true literals that cannot all be true
  bool propagate_nogoods();  // the same by nogoods alone
  void cancel_until(int level);
  bool decide();  // false as `propagate`
  bool take_over(int number, bool refuted);
  bool resolve_conflict();  // false: no solution is left
  void use_in_proof(std::uint32_t reason);
  void learn(std::span<const Literal> true_literals, int levels, bool permanent);
  void explain_failed_line(int line);
  std::span<const Literal> explanation(int cell);
  void minimize();
  int explain(int line, Word filled, Word empty, int count, std::uint8_t* places);
  void restart();
  void forget_nogoods();
  std::uint64_t guided_until() const;  // conflicts
  void end_guidance();
  void refresh_beliefs(int rounds);
  struct Choice {
    int cell;
    bool value;
    int looked_at = LookAhead<Word>::none;  // its number there
    bool refuted = false;
  };
  Choice choose_by_belief();
  bool follow_decisions();  // false: beliefs stay as they are
  void judge_try();
  float unrest_since(const std::vector<float>& before) const;
  bool likely_value(int cell);
  int next_active();  // taken out of the order
  Choice choose_by_activity();
  Choice choose_looking_ahead();

  const Rules<Word>& rules_;
  Statistics& statistics_;
  Recording* recording_;
  search::ProofLog* proof_;
  std::uint64_t seed_;

  Board<Word> board_;
  Dirty<Word> dirty_;
  search::Trail<Literal> trail_;
  std::size_t clause_head_ = 0;
  std::vector<CellState> cell_;
  std::vector<Truth> truth_;
  std::vector<Word> history_;  // per line: what was known of it, from nothing on, one cell more each time
  std::uint8_t known_[most_lines<Word>] = {};
  std::uint8_t known_at_root_[most_lines<Word>] = {};
  Board<Word> root_;           // the cells known without any decision
  Word seen_[most_lines<Word>] = {};  // during analysis: places of the cells in the nogood

  LineReasons<Word> reasons_;
  search::Clauses<Literal> nogoods_;
  search::Restarts restarts_{1};  // counted in conflicts
  Promises promises_;
  ActivityOrder order_;
  LookAhead<Word> ahead_;
  std::size_t looked_at_ = 0;  // how long the trail was then
  std::vector<Literal> conflict_, learned_, explanations_;
  std::vector<std::uint16_t> seen_cells_;
  std::vector<std::uint32_t> level_mark_;
  std::uint32_t level_stamp_ = 0;

  std::unique_ptr<Beliefs<Word>> beliefs_;
  std::vector<float> belief_;  // as of the last refresh
  SurestCell<Word> surest_;
  std::vector<bool> likely_;   // the values of the solution that is turned away from
  bool guided_ = true;
  bool patient_ = false;  // guided for longer, in short tries with more rounds of beliefs
  bool exhausted_ = false;
  bool turned_ = false;  // a solution is known and values turn away from it
  int believed_level_ = -1;  // of this try: up to here, beliefs have followed its decisions
  int fresh_cells_ = 0;  // assigned since beliefs were last refreshed
  std::uint64_t conflicts_ = 0, reduce_at_ = 0, work_ = 0, since_turning_ = 0;
  std::uint64_t turned_at_ = 0;  // conflicts
};

}  // namespace cluewright::nonogram
