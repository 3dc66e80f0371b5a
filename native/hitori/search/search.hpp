// Search with conflict learning over the rules of `State`.
#pragma once

#include <cstdint>
#include <vector>

#include "common/search/activity.hpp"
#include "common/search/clauses.hpp"
#include "hitori/board/state.hpp"
#include "hitori/making/mask.hpp"
#include "hitori/recording.hpp"
#include "hitori/solve.hpp"

namespace cluewright::hitori {

// One search object may be reset and used again; it keeps its memory.
class Search {
 public:
  Result run(const Problem& problem, const Request& request, Budget& budget);

 private:
  using Literal = std::int32_t;  // place * 2, plus 1 for "is black"
  using Clauses = search::Clauses<Literal>;
  enum class Answer : std::uint8_t { solution, exhausted, spent };

  static Literal literal(Place at, Cell colour) { return at * 2 + (colour == black); }
  static Place place(Literal lit) { return lit >> 1; }
  static Cell colour(Literal lit) { return lit & 1 ? black : white; }
  // The truth of every literal, as `Clauses` asks for it.
  struct Values {
    const State& state;

    bool is_true(Literal lit) const { return state[place(lit)] == colour(lit); }
    bool is_false(Literal lit) const { return state[place(lit)] == opposite(colour(lit)); }
  };
  Literal truth(Place at) const { return literal(at, state_[at]); }          // the true literal of a settled cell
  Literal lie(Place at) const { return literal(at, opposite(state_[at])); }  // and its false one
  std::int32_t level() const { return static_cast<std::int32_t>(decisions_.size()); }

  void prepare();
  bool start(const Request& request, Budget& budget);
  Answer find(Budget& budget);
  bool propagate();
  bool visit_clauses(Literal made_true);
  void learn();
  void take_clash_apart(std::vector<Literal>& causes);
  void causes_of(Place at, std::vector<Literal>& causes);
  bool is_redundant(Literal lit);
  void back_to(std::int32_t level);
  Reason add_learned(bool permanent);
  void forget();
  void decide();
  bool block_solution();
  bool block_known(const Grid& known, bool maximal);
  bool extend(const Grid& solution, const Grid* fixed, Grid& larger);
  void mark_new_levels();
  void use_in_proof(const Reason& reason);
  std::int32_t in_proof(Literal lit) const;

  State state_;
  Watcher watcher_;
  Mask mask_;
  std::vector<std::int32_t> level_;
  std::vector<std::size_t> decisions_;  // where on the trail each level begins
  std::vector<Cell> wish_;              // the colour to try first
  search::Activity<Place, search::Ties::lower_first> order_;
  Clauses clauses_;
  std::vector<std::uint8_t> seen_;
  std::vector<Literal> causes_, learned_;
  std::size_t levelled_ = 0;  // how much of the trail has its level noted
  Clauses::Id clash_clause_ = Clauses::none;  // the clause in conflict, unless it is a rule
  Statistics statistics_;
  search::ProofLog* proof_ = nullptr;
};

}  // namespace cluewright::hitori
