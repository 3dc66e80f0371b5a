#include "hitori/search/search.hpp"

#include <algorithm>
#include <utility>

#include "common/search/restarts.hpp"
#include "hitori/board/close_pairs.hpp"

namespace cluewright::hitori {

namespace {

constexpr std::uint64_t restart_unit = 64;
constexpr std::size_t most_clauses = 4000;

}  // namespace

Result solve_learn(const Problem& problem, const Request& request, Budget& budget) {
  return Search().run(problem, request, budget);
}

Result Search::run(const Problem& problem, const Request& request, Budget& budget) {
  Result result;
  // Setting up a large board takes as long as some limits, so those are checked on the way.
  if (budget.spent() || (state_.reset(problem), budget.spent())) {
    if (request.known) result.solutions.push_back(*request.known);
    if (request.known && request.limit == 1) result.verdict = Verdict::solved;
    return result;
  }
  prepare();
  proof_ = request.proof;
  watcher_ = Watcher(request.recording);
  if (request.known) result.solutions.push_back(*request.known);
  const auto full = [&] { return result.solutions.size() >= request.limit; };
  bool exhausted = !start(request, budget);
  statistics_.settled_at_once = state_.trail().size();
  const auto take_larger = [&](const Grid& solution) {
    Grid larger;
    if (full() || !extend(solution, request.start, larger)) return;
    if (std::find(result.solutions.begin(), result.solutions.end(), larger) == result.solutions.end())
      result.solutions.push_back(std::move(larger));
  };
  // A solution to which one more black cell can be added shows a second one at once.
  const bool asked = request.limit == 2 && request.known && !request.known_is_maximal;
  if (asked) take_larger(*request.known);
  const bool maximal = request.known_is_maximal || (asked && !request.start && !full());
  if (!exhausted && request.known && !full()) exhausted = !block_known(*request.known, maximal);
  bool searching = !exhausted && !full();
  while (searching) {
    switch (find(budget)) {
      case Answer::spent: searching = false; break;
      case Answer::exhausted: exhausted = true, searching = false; break;
      case Answer::solution:
        result.solutions.push_back(state_.grid());
        if (request.limit == 2) take_larger(result.solutions.back());
        exhausted = !full() && !block_solution();
        searching = !full() && !exhausted;
    }
  }
  result.exhausted = exhausted;
  result.statistics = statistics_;
  const auto count = result.solutions.size();
  if (count >= 2) result.verdict = Verdict::several;
  else if (exhausted) result.verdict = count == 1 ? Verdict::unique : Verdict::none;
  else result.verdict = count == 1 && request.limit == 1 ? Verdict::solved : Verdict::undecided;
  // What holds at level 0 holds in all solutions not found yet; compare it with those found.
  if (result.verdict != Verdict::none) {
    back_to(0);
    result.board = exhausted ? result.solutions[0] : state_.grid();
    for (const auto& solution : result.solutions)
      for (std::size_t i = 0; i < solution.size(); ++i)
        if (result.board[i] != solution[i]) result.board[i] = unknown;
  }
  return result;
}

void Search::prepare() {
  const auto places = state_.layout().places;
  level_.assign(places, 0);
  wish_.assign(places, black);
  seen_.assign(places, 0);
  clauses_.reset(places);
  decisions_.clear();
  levelled_ = 0;
  statistics_ = {};
}

// Settles what is certain before any search; false when there is no solution.
bool Search::start(const Request& request, Budget& budget) {
  const bool taken = !request.start || state_.take_grid(*request.start);
  watcher_.report(state_, Stage::given);
  if (!taken) return false;
  const bool paired = settle_close_pairs(state_, budget);  // as the checker of proofs does
  watcher_.report(state_, Stage::pairs);
  if (!paired || (!budget.spent() && !propagate())) return false;
  if (budget.spent()) return true;
  order_.reset(state_.layout().places, 16);
  const auto& layout = state_.layout();
  for (std::int32_t y = 0; y < layout.height && !budget.spent(); ++y)
    for (std::int32_t x = 0; x < layout.width; ++x) {
      const Place at = layout.place(x, y);
      if (state_[at] != unknown) continue;
      std::uint64_t equals = 0;
      layout.each_equal(at, [&](Place other) { equals += state_[other] == unknown; });
      order_.set(at, equals);
      order_.push(at);
    }
  return true;
}

Search::Answer Search::find(Budget& budget) {
  search::Restarts restarts(restart_unit, statistics_.restarts);
  if (budget.spent()) return Answer::spent;
  for (;;) {
    if (!propagate()) {
      if (level() == 0) return Answer::exhausted;
      ++statistics_.conflicts;
      learn();
      restarts.count();
      continue;
    }
    if (state_.undecided() == 0) return Answer::solution;
    if (restarts.due()) {
      back_to(0);
      if (clauses_.temporary() > most_clauses) forget();
      restarts.next_try();
      ++statistics_.restarts;
      continue;
    }
    if (budget.spend_node()) return Answer::spent;
    decide();
  }
}

void Search::mark_new_levels() {
  watcher_.report(state_, Stage::learned);
  const auto& trail = state_.trail();
  for (; levelled_ < trail.size(); ++levelled_) level_[trail[levelled_]] = level();
}

bool Search::propagate() {
  clash_clause_ = Clauses::none;
  const auto& trail = state_.trail();
  for (;;) {
    while (state_.basic_head_ < trail.size()) {
      const Place at = trail[state_.basic_head_++];
      // Most boards are settled before anything is learned.
      if (!state_.apply_basic(at) || (clauses_.count() > 0 && !visit_clauses(truth(at)))) return mark_new_levels(), false;
    }
    if (state_.chain_head_ == trail.size()) return mark_new_levels(), true;
    const Place at = trail[state_.chain_head_++];
    if (state_[at] == black && !state_.apply_chain(at)) return mark_new_levels(), false;
  }
}

bool Search::visit_clauses(Literal made_true) {
  clash_clause_ = clauses_.propagate(made_true, Values{state_}, [&](Literal forced, Clauses::Id clause) {
    if (proof_ && level() == 0) proof_->use_always(clauses_.tag(clause));
    state_.settle(place(forced), colour(forced), {Why::clause, static_cast<Place>(clause), nowhere});
  });
  if (proof_ && clash_clause_ != Clauses::none) proof_->use(clauses_.tag(clash_clause_));
  return clash_clause_ == Clauses::none;
}

// Says that what is learned next rests on a clause, where that is the reason.
void Search::use_in_proof(const Reason& reason) {
  if (proof_ && reason.why == Why::clause) proof_->use(clauses_.tag(static_cast<Clauses::Id>(reason.a)));
}

// As a proof has it: cells are numbered row by row from 1, and a white cell is negative.
std::int32_t Search::in_proof(Literal lit) const {
  const auto number = static_cast<std::int32_t>(state_.layout().index(place(lit))) + 1;
  return colour(lit) == black ? number : -number;
}

// Lists the false literals of the clause that just failed.
void Search::take_clash_apart(std::vector<Literal>& causes) {
  if (clash_clause_ != Clauses::none) {
    for (const Literal lit : clauses_.literals(clash_clause_)) causes.push_back(lit);
    return;
  }
  const Clash& clash = state_.clash();
  state_.each_cause(clash.reason, [&](Place at) { causes.push_back(lie(at)); });
  if (clash.reason.why != Why::cut) causes.push_back(lie(clash.at));
}

// Lists the false literals of the clause that settled a cell.
void Search::causes_of(Place at, std::vector<Literal>& causes) {
  const Reason& reason = state_.reason(at);
  if (reason.why == Why::clause) {
    for (const Literal lit : clauses_.literals(static_cast<Clauses::Id>(reason.a)).subspan(1)) causes.push_back(lit);
    return;
  }
  state_.each_cause(reason, [&](Place cause) { causes.push_back(lie(cause)); });
}

// Learns the clause of the first unique implication point, goes back to where it settles a cell, and settles it.
void Search::learn() {
  causes_.clear();
  take_clash_apart(causes_);
  learned_.assign(1, 0);
  std::size_t open = 0, index = state_.trail().size();
  Place at = nowhere;
  for (;;) {
    for (const Literal lit : causes_) {
      const Place cause = place(lit);
      if (seen_[cause] || level_[cause] == 0) continue;
      seen_[cause] = 1;
      order_.bump(cause);
      if (level_[cause] == level()) ++open;
      else learned_.push_back(lit);
    }
    do at = state_.trail()[--index];
    while (!seen_[at] || level_[at] != level());
    if (--open == 0) break;
    seen_[at] = 2;  // resolved, but its literal may still make others redundant
    causes_.clear();
    causes_of(at, causes_);
    use_in_proof(state_.reason(at));
  }
  learned_[0] = lie(at);
  std::size_t kept = 1;
  for (std::size_t i = 1; i < learned_.size(); ++i)
    if (!is_redundant(learned_[i])) std::swap(learned_[kept++], learned_[i]);
  // Everything marked lies on the trail above level 0.
  for (std::size_t i = decisions_[0]; i < state_.trail().size(); ++i) seen_[state_.trail()[i]] = 0;
  learned_.resize(kept);
  std::int32_t target = 0;
  for (std::size_t i = 1; i < learned_.size(); ++i)
    if (level_[place(learned_[i])] > target) {
      target = level_[place(learned_[i])];
      std::swap(learned_[1], learned_[i]);
    }
  back_to(target);
  order_.age();
  ++statistics_.learned;
  state_.settle(place(learned_[0]), colour(learned_[0]), add_learned(false));
}

// Keeps what was learned as a clause, which is the reason for its first literal; a single literal needs none.
Reason Search::add_learned(bool permanent) {
  auto number = search::ProofLog::none;
  if (proof_) {
    search::ProofLog::Nogood nogood;
    for (const Literal lit : learned_) nogood.push_back(in_proof(lit ^ 1));
    number = proof_->add(std::move(nogood));
    if (learned_.size() == 1) proof_->use_always(number);
  }
  if (learned_.size() == 1) return {};
  const Clauses::Id id = clauses_.add(learned_, 0, permanent);
  clauses_.set_tag(id, number);
  return {Why::clause, static_cast<Place>(id), nowhere};
}

// Tells whether a literal of the learned clause follows from the others.
bool Search::is_redundant(Literal lit) {
  const Place at = place(lit);
  if (state_.reason(at).why == Why::given) return false;
  causes_.clear();
  causes_of(at, causes_);
  const bool follows = std::all_of(causes_.begin(), causes_.end(), [&](Literal cause) {
    return level_[place(cause)] == 0 || (seen_[place(cause)] == 1 && level_[place(cause)] < level());
  });
  if (follows) use_in_proof(state_.reason(at));
  return follows;
}

void Search::back_to(std::int32_t target) {
  if (level() <= target) return;
  const auto begin = decisions_[target];
  for (std::size_t i = begin; i < state_.trail().size(); ++i) order_.push(state_.trail()[i]);
  watcher_.undo_to(begin);
  state_.undo_to(begin);
  levelled_ = begin;
  decisions_.resize(target);
}

// Forgets the older half of the clauses, but for short ones. Only at level 0, where no clause is a reason any more.
void Search::forget() {
  const std::size_t half = clauses_.count() / 2;
  clauses_.forget([&](Clauses::Id id) { return id < half && clauses_.size(id) > 4 && !clauses_.permanent(id); });
  clauses_.simplify(Values{state_});
}

void Search::decide() {
  Place at = order_.pop();
  while (state_[at] != unknown) at = order_.pop();
  ++statistics_.decisions;
  decisions_.push_back(state_.trail().size());
  state_.settle(at, wish_[at], {});
  watcher_.report(state_, Stage::guess);
}

// Excludes the solution on the board: one of the decisions that led to it must differ. False when there was none.
bool Search::block_solution() {
  for (const Place at : state_.trail()) wish_[at] = opposite(state_[at]);
  if (level() == 0) return false;
  learned_.clear();
  for (auto begin = decisions_.rbegin(); begin != decisions_.rend(); ++begin)
    learned_.push_back(lie(state_.trail()[*begin]));
  for (const Place at : state_.trail()) use_in_proof(state_.reason(at));
  back_to(level() - 1);
  state_.settle(place(learned_[0]), colour(learned_[0]), add_learned(true));
  return true;
}

// Excludes a solution known before. When no black cell can be added to it, another solution has one of its black
// cells white; otherwise it may differ anywhere.
bool Search::block_known(const Grid& known, bool maximal) {
  const auto& layout = state_.layout();
  if (Grid larger; !maximal) maximal = !extend(known, nullptr, larger);
  learned_.clear();
  for (std::size_t i = 0; i < known.size(); ++i) {
    const Place at = layout.place_of(i);
    wish_[at] = opposite(known[i]);
    if (state_[at] == unknown && (known[i] == black || !maximal)) learned_.push_back(literal(at, opposite(known[i])));
    if (state_[at] != unknown && state_[at] != known[i]) return true;  // already excluded
  }
  if (learned_.empty()) return false;
  if (learned_.size() == 1) state_.settle(place(learned_[0]), colour(learned_[0]), {});
  else clauses_.add(learned_, 0, true);
  return true;
}

// Returns the solution with one more black cell, if there is a cell that may be black without breaking a rule.
bool Search::extend(const Grid& solution, const Grid* fixed, Grid& larger) {
  const auto& layout = state_.layout();
  mask_.reset(layout);
  for (std::size_t i = 0; i < solution.size(); ++i)
    if (solution[i] == black) mask_.add(layout.place_of(i));
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if ((fixed && (*fixed)[i] != unknown) || !mask_.can_add(layout.place_of(i))) continue;
    larger = solution;
    larger[i] = black;
    return true;
  }
  return false;
}

}  // namespace cluewright::hitori
