// Search with conflict learning over the rules of `State`.
#pragma once

#include <cstdint>
#include <vector>

#include "hitori/board/state.hpp"
#include "hitori/making/mask.hpp"
#include "hitori/recording.hpp"
#include "hitori/search/heap.hpp"
#include "hitori/solve.hpp"

namespace cluewright::hitori {

// One search object may be reset and used again; it keeps its memory.
class Search {
 public:
  Result run(const Problem& problem, const Request& request, Budget& budget);

 private:
  using Literal = std::int32_t;  // place * 2, plus 1 for "is black"
  struct Watch {
    std::int32_t clause;
    Literal other;  // a literal of the clause; when it is true there is nothing to do
  };
  enum class Answer : std::uint8_t { solution, exhausted, spent };

  static Literal literal(Place at, Cell colour) { return at * 2 + (colour == black); }
  static Place place(Literal lit) { return lit >> 1; }
  static Cell colour(Literal lit) { return lit & 1 ? black : white; }
  bool is_true(Literal lit) const { return state_[place(lit)] == colour(lit); }
  bool is_false(Literal lit) const { return state_[place(lit)] == opposite(colour(lit)); }
  Literal lie(Place at) const { return literal(at, opposite(state_[at])); }  // the false literal of a settled cell
  std::int32_t level() const { return static_cast<std::int32_t>(decisions_.size()); }

  void prepare(const Problem& problem);
  bool start(const Request& request);
  Answer find(Budget& budget);
  bool propagate();
  bool visit_watches(Literal became_false);
  void learn();
  void take_clash_apart(std::vector<Literal>& causes);
  void causes_of(Place at, std::vector<Literal>& causes);
  bool is_redundant(Literal lit);
  void back_to(std::int32_t level);
  std::int32_t add_clause(const std::vector<Literal>& literals, bool keep);
  void forget();
  void decide();
  bool block_solution();
  bool block_known(const Grid& known, bool maximal);
  bool extend(const Grid& solution, const Grid* fixed, Grid& larger);
  void mark_new_levels();

  State state_;
  Watcher watcher_;
  Mask mask_;
  std::vector<std::int32_t> level_;
  std::vector<std::size_t> decisions_;  // where on the trail each level begins
  std::vector<Cell> wish_;              // the colour to try first
  Heap order_;
  std::vector<std::int32_t> arena_;     // clauses: length, keep, literals
  std::vector<std::int32_t> forgettable_;
  std::vector<std::vector<Watch>> watches_;
  std::vector<std::uint8_t> seen_;
  std::vector<Literal> causes_, learned_;
  std::size_t levelled_ = 0;  // how much of the trail has its level noted
  bool clash_in_clause_ = false;
  std::int32_t clash_clause_ = 0;
  Statistics statistics_;
};

}  // namespace cluewright::hitori
