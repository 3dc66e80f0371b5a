#include "colour_nonogram/search/learn.hpp"

#include <algorithm>
#include <utility>

#include "common/random.hpp"

namespace cluewright::colour_nonogram {

namespace {

constexpr std::uint64_t turns_per_return = 4;
constexpr std::uint64_t first_look_around = 20;  // conflicts spent close to a solution just found
constexpr std::uint64_t first_reduction = 2000, reduction_growth = 300;
constexpr std::uint64_t first_bump = 1 << 16;
constexpr std::uint64_t conflicts_per_try = 100;
// Beliefs guide every other try: measured, they find solutions of sparse random boards that activity does not, and the other way
// round. Guided conflicts take several times as long, so that a proof should not wait for too many of them.
constexpr std::uint64_t conflicts_per_guided_try = 40, guided_conflicts = 30'000, tries_per_guided_try = 2;
constexpr int root_rounds = 8, later_rounds = 1;
constexpr std::size_t literals_per_refresh = 60;
constexpr std::size_t sorted_at_once = 64;  // of the surest cells: beliefs change before most others are asked for

}  // namespace

LearnSearch::LearnSearch(const Problem& problem, const Board& root, std::uint64_t seed, std::uint64_t unguided_conflicts,
                         Statistics& statistics, Recording* recording, search::ProofLog* proof)
    : problem_(problem), rules_(root.rules()), statistics_(statistics), recording_(recording), proof_(proof), seed_(seed),
      board_(root), variables_(root.grid()), state_(std::size_t(variables_.count())), truth_(state_.size() * 2, Truth::open),
      history_(std::size_t(rules_.lines())), restarts_(conflicts_per_try), level_mark_(state_.size() + 1, 0),
      guides_(unguided_conflicts != never_guided), likely_(state_.size(), true), reduce_at_(first_reduction) {
  if (guides_) restarts_.end_after(unguided_conflicts);
  trail_.reset(state_.size());
  nogoods_.reset(state_.size());
  order_.reset(state_.size(), first_bump);
  Random random(seed);
  for (int variable = 0; variable < variables_.count(); ++variable) {
    // At first: cells with few colours, and, with a seed, any order among equals.
    const auto choices = std::uint64_t(std::popcount(board_[variables_.cell(variable)]));
    order_.set(std::uint32_t(variable), (std::uint64_t(most_colours) + 2 - choices) * 16 + (seed ? random.below(16) : 0));
    order_.push(std::uint32_t(variable));
  }
  root_rows_ = board_.grid();
  root_columns_.resize(root_rows_.size());
  for (int cell = 0; cell < rules_.cells(); ++cell)
    root_columns_[std::size_t(cell % rules_.width * rules_.height + cell / rules_.width)] = board_[cell];
}

void LearnSearch::push(Literal l, std::uint32_t reason) {
  State& state = state_[std::size_t(variable_of(l))];
  state.reason = reason;
  state.level = level();
  state.explained = false;
  truth_[l] = Truth::yes;
  truth_[opposite(l)] = Truth::no;
  trail_.push(l);
}

// A cell loses a colour it may have; where only one is left, that is its colour.
void LearnSearch::take_away(int variable, std::uint32_t reason, Stage stage) {
  const int cell = variables_.cell(variable), row = rules_.row_of(cell), line = rules_.column_line_of(cell);
  push(literal(variable, false), reason);
  History &of_row = history_[std::size_t(row)], &of_column = history_[std::size_t(line)];
  State& state = state_[std::size_t(variable)];
  state.row_rank = std::uint32_t(of_row.removals.size());
  state.column_rank = std::uint32_t(of_column.removals.size());
  of_row.removals.push_back({cell - row * rules_.width, variable});
  of_column.removals.push_back({row, variable});
  const ColourSet left = ColourSet(board_[cell] & ~only(variables_.colour(variable)));
  board_.write(cell, left);
  if (level() == 0) {
    of_row.at_root = of_row.removals.size();
    of_column.at_root = of_column.removals.size();
    root_rows_[std::size_t(cell)] = left;
    root_columns_[std::size_t((line - rules_.height) * rules_.height + row)] = left;
  }
  if (!decided(left)) return;
  if (recording_) recording_->settle(std::size_t(cell), lowest(left), stage);
  const int last = variables_.of(cell, lowest(left));
  if (truth_[literal(last, true)] == Truth::open) push(literal(last, true), one_colour());
}

void LearnSearch::assign(Literal l, std::uint32_t reason, Stage stage) {
  const int variable = variable_of(l), cell = variables_.cell(variable);
  if (value_of(l)) {
    push(l, reason);
    variables_.for_each_of(cell, [&](int other) {
      if (truth_[literal(other, true)] == Truth::open) take_away(other, one_colour(), stage);
    });
  } else {
    take_away(variable, reason, stage);
  }
  board_.touch_lines_of(cell);
}

void LearnSearch::cancel_until(int target) {
  if (level() <= target) return;
  const std::size_t keep = trail_.length_at(target);
  std::size_t undecided = 0;
  for (std::size_t i = trail_.size(); i-- > keep;) {
    const Literal l = trail_[i];
    const int variable = variable_of(l), cell = variables_.cell(variable);
    truth_[l] = truth_[opposite(l)] = Truth::open;
    order_.push(std::uint32_t(variable));
    if (value_of(l)) continue;
    undecided += decided(board_[cell]);
    board_.write(cell, ColourSet(board_[cell] | only(variables_.colour(variable))));
    history_[std::size_t(rules_.row_of(cell))].removals.pop_back();
    history_[std::size_t(rules_.column_line_of(cell))].removals.pop_back();
  }
  if (recording_) recording_->undo(undecided);
  trail_.back_to(target);
  clause_head_ = keep;
  believed_ = std::min(believed_, keep);
  next_sure_ = 0;
  board_.forget_waiting();  // the board was at its fixpoint before the next decision
  if (target == 0) explanations_.clear();
}

Settled LearnSearch::propagate(Budget& budget) {
  while (true) {
    while (clause_head_ < trail_.size()) {
      const std::uint32_t violated = nogoods_.propagate(trail_[clause_head_++], truths(), [&](Literal l, std::uint32_t id) {
        if (proof_ && level() == 0) proof_->use_always(nogoods_.tag(id));
        assign(l, clause_base() + id, Stage::learned);
      });
      if (violated == nogoods_.none) continue;
      conflict_.clear();
      for (const Literal l : nogoods_.literals(violated)) conflict_.push_back(opposite(l));
      nogoods_.note_use(violated, std::uint32_t(conflicts_));
      use_in_proof(clause_base() + violated);
      return Settled::failed;
    }
    if (!board_.anything_waits()) return Settled::all;
    const Settled settled = board_.settle_next(budget, statistics_.lines_solved, [&](int cell, ColourSet set, int line) {
      for_each_colour(ColourSet(board_[cell] & ~set),
                      [&](int colour) { take_away(variables_.of(cell, colour), std::uint32_t(line), Stage::lines); });
    });
    if (settled == Settled::all) continue;
    if (settled == Settled::failed) {
      conflict_.clear();
      const int line = board_.failed_line();
      explain_line(line, -1, history_[std::size_t(line)].removals.size(), conflict_);
    }
    return settled;
  }
}

// The sets of a line without any decision, with a cell of one colour where there is a variable.
void LearnSearch::begin_line(int line, int variable) {
  const bool is_row = line < rules_.height;
  const ColourSet* const root = is_row ? &root_rows_[std::size_t(line) * std::size_t(rules_.width)]
                                       : &root_columns_[std::size_t(line - rules_.height) * std::size_t(rules_.height)];
  line_sets_.assign(root, root + rules_.line[std::size_t(line)].cells());
  if (variable < 0) return;
  const int cell = variables_.cell(variable);
  line_sets_[std::size_t(is_row ? cell % rules_.width : cell / rules_.width)] = only(variables_.colour(variable));
}

// The line has no arrangement after the first `count` colours it lost, where the variable, if there is one, is true. Adds a
// reason to `into`: some of them, each of them needed. The latest that is needed is the last of the shortest beginning that
// fails. It is kept for good; then the same question is asked about those before it. Early ones belong to low levels, which
// makes for short nogoods and long jumps back.
void LearnSearch::explain_line(int line, int variable, std::size_t count, std::vector<Literal>& into) {
  const Line& rule = rules_.line[std::size_t(line)];
  const History& history = history_[std::size_t(line)];
  const auto take = [&](Grid& sets, const Removal& removal) {
    sets[std::size_t(removal.place)] &= ColourSet(~only(variables_.colour(removal.variable)));
  };
  begin_line(line, variable);  // with what is kept
  std::size_t failing = count;
  while (rule.feasible(line_sets_.data())) {
    passing_sets_ = line_sets_;  // with what is kept and the first `passing`
    std::size_t passing = history.at_root;
    while (failing - passing > 1) {
      const std::size_t middle = passing + (failing - passing) / 2;
      tried_sets_ = passing_sets_;
      for (std::size_t i = passing; i < middle; ++i) take(tried_sets_, history.removals[i]);
      if (rule.feasible(tried_sets_.data())) {
        passing = middle;
        std::swap(passing_sets_, tried_sets_);
      } else {
        failing = middle;
      }
    }
    const Removal& needed = history.removals[--failing];
    into.push_back(literal(needed.variable, false));
    take(line_sets_, needed);
  }
}

// True literals, all earlier than the variable's, that force it.
std::span<const Literal> LearnSearch::explanation(int variable) {
  State& state = state_[std::size_t(variable)];
  if (!state.explained) {
    state.explained = true;
    state.explanation = std::uint32_t(explanations_.size());
    if (is_clause(state.reason)) {
      for (const Literal l : nogoods_.literals(state.reason - clause_base()))
        if (variable_of(l) != variable) explanations_.push_back(opposite(l));
    } else if (state.reason == one_colour()) {
      const bool is = truth_[literal(variable, true)] == Truth::yes;
      variables_.for_each_of(variables_.cell(variable), [&](int other) {
        if (other != variable && (is || truth_[literal(other, true)] == Truth::yes)) explanations_.push_back(literal(other, !is));
      });
    } else {
      const int line = int(state.reason);
      explain_line(line, variable, line < rules_.height ? state.row_rank : state.column_rank, explanations_);
    }
    state.explanation_size = std::uint32_t(explanations_.size()) - state.explanation;
  }
  return {explanations_.data() + state.explanation, state.explanation_size};
}

// Says that what is learned next rests on a nogood, where that is the reason.
void LearnSearch::use_in_proof(std::uint32_t reason) {
  if (proof_ && is_clause(reason)) proof_->use(nogoods_.tag(reason - clause_base()));
}

// Tells whether other literals of the nogood, or what they led to, force this one.
bool LearnSearch::implied(Literal l) {
  const int variable = variable_of(l);
  const State& state = state_[std::size_t(variable)];
  const auto there = [this](int other) { return state_[std::size_t(other)].seen || state_[std::size_t(other)].level == 0; };
  if (state.reason == by_decision) return false;
  if (is_clause(state.reason)) {
    for (const Literal other : nogoods_.literals(state.reason - clause_base()))
      if (variable_of(other) != variable && !there(variable_of(other))) return false;
    use_in_proof(state.reason);
    return true;
  }
  if (state.reason == one_colour()) {
    bool all = true;
    variables_.for_each_of(variables_.cell(variable), [&](int other) {
      if (other != variable && (value_of(l) || truth_[literal(other, true)] == Truth::yes)) all = all && there(other);
    });
    return all;
  }
  const int line = int(state.reason);
  const History& history = history_[std::size_t(line)];
  const std::size_t rank = line < rules_.height ? state.row_rank : state.column_rank;
  begin_line(line, variable);
  for (std::size_t i = history.at_root; i < rank; ++i) {
    const Removal& removal = history.removals[i];
    if (state_[std::size_t(removal.variable)].seen)
      line_sets_[std::size_t(removal.place)] &= ColourSet(~only(variables_.colour(removal.variable)));
  }
  return !rules_.line[std::size_t(line)].feasible(line_sets_.data());
}

// Drops literals that earlier ones of the nogood imply.
void LearnSearch::minimize() {
  std::size_t kept = 1;
  for (std::size_t i = 1; i < learned_.size(); ++i)
    if (!implied(learned_[i])) learned_[kept++] = learned_[i];
  learned_.resize(kept);
}

bool LearnSearch::resolve_conflict() {
  ++conflicts_;
  ++statistics_.conflicts;
  int top = 0;
  for (const Literal l : conflict_) top = std::max(top, state_[std::size_t(variable_of(l))].level);
  if (top == 0) return false;
  cancel_until(top);

  // First unique implication point: resolve from the latest literal back until one of the top level is left.
  learned_.assign(1, 0);
  seen_.clear();
  int open = 0;
  const auto add = [&](Literal l) {
    State& state = state_[std::size_t(variable_of(l))];
    if (state.seen || state.level == 0) return;
    state.seen = true;
    seen_.push_back(std::uint32_t(variable_of(l)));
    order_.bump(std::uint32_t(variable_of(l)));
    if (state.level == top) ++open;
    else learned_.push_back(l);
  };
  for (const Literal l : conflict_) add(l);
  std::size_t at = trail_.size();
  while (true) {
    do --at;
    while (!state_[std::size_t(variable_of(trail_[at]))].seen);
    const Literal l = trail_[at];
    if (--open == 0) {
      learned_[0] = l;
      break;
    }
    const std::uint32_t reason = state_[std::size_t(variable_of(l))].reason;
    if (is_clause(reason)) nogoods_.note_use(reason - clause_base(), std::uint32_t(conflicts_));
    use_in_proof(reason);
    for (const Literal cause : explanation(variable_of(l))) add(cause);
  }
  minimize();
  for (const std::uint32_t variable : seen_) state_[variable].seen = false;

  ++level_stamp_;
  int levels = 0;
  for (const Literal l : learned_) {
    std::uint32_t& mark = level_mark_[std::size_t(state_[std::size_t(variable_of(l))].level)];
    if (mark != level_stamp_) mark = level_stamp_, ++levels;
  }
  learn(learned_, levels, false);
  order_.age();
  restarts_.count();
  return true;
}

// Takes literals that are true but cannot all be, the latest first, alone on its level; goes back and turns it round.
void LearnSearch::learn(std::span<const Literal> true_literals, int levels, bool permanent) {
  std::vector<Literal>& clause = conflict_;
  clause.clear();
  for (const Literal l : true_literals) clause.push_back(opposite(l));
  if (!permanent) ++statistics_.learned;
  auto number = search::ProofLog::none;
  if (proof_) {
    search::ProofLog::Nogood nogood;
    for (const Literal l : true_literals) nogood.push_back(variables_.in_proof(l));
    number = proof_->add(std::move(nogood));
    if (clause.size() == 1) proof_->use_always(number);
  }
  if (clause.size() == 1) {
    cancel_until(0);
    assign(clause[0], by_decision, Stage::learned);
    return;
  }
  const auto level_of = [this](Literal l) { return state_[std::size_t(variable_of(l))].level; };
  // The second watch must be the latest of the rest: it is the first to become open again.
  std::size_t second = 1;
  for (std::size_t i = 2; i < clause.size(); ++i)
    if (level_of(clause[i]) > level_of(clause[second])) second = i;
  std::swap(clause[1], clause[second]);
  cancel_until(level_of(clause[1]));
  const std::uint32_t id = nogoods_.add(clause, std::size_t(levels), permanent);
  nogoods_.note_use(id, std::uint32_t(conflicts_));
  nogoods_.set_tag(id, number);
  assign(clause[0], clause_base() + id, Stage::learned);
}

// Forgets the worse half of the nogoods: many levels first, then unused for long. Those of two levels stay.
void LearnSearch::forget_nogoods() {
  std::vector<std::uint32_t> victims;
  for (std::uint32_t id = 0; id < nogoods_.count(); ++id)
    if (!nogoods_.permanent(id) && nogoods_.levels(id) > 2) victims.push_back(id);
  std::sort(victims.begin(), victims.end(), [this](std::uint32_t a, std::uint32_t b) {
    if (nogoods_.levels(a) != nogoods_.levels(b)) return nogoods_.levels(a) > nogoods_.levels(b);
    if (nogoods_.used(a) != nogoods_.used(b)) return nogoods_.used(a) < nogoods_.used(b);
    return a < b;
  });
  std::vector<bool> forgotten(nogoods_.count(), false);
  for (std::size_t i = 0; i < victims.size() / 2; ++i) forgotten[victims[i]] = true;
  nogoods_.forget([&](std::uint32_t id) { return forgotten[id]; });
  nogoods_.simplify(truths());
}

void LearnSearch::exclude_solution() {
  // The decisions alone force this solution, so excluding them excludes nothing else.
  if (level() == 0) {
    exhausted_ = true;
    return;
  }
  std::vector<Literal> decisions;
  for (int made = level(); made > 0; --made) decisions.push_back(trail_.decision(made));
  if (proof_)
    for (std::size_t i = 0; i < trail_.size(); ++i) use_in_proof(state_[std::size_t(variable_of(trail_[i]))].reason);
  learn(decisions, level(), true);
  cancel_until(0);
}

bool LearnSearch::exclude(const Grid& solution, Budget& budget) {
  cancel_until(0);
  Settled settled = propagate(budget);
  // Follow the solution until lines and nogoods force the rest of it.
  while (settled == Settled::all && trail_.size() < state_.size()) {
    std::uint32_t variable = order_.pop();
    while (truth_[literal(int(variable), true)] != Truth::open) variable = order_.pop();
    const bool is = solution[std::size_t(variables_.cell(int(variable)))] == only(variables_.colour(int(variable)));
    trail_.begin_level();
    assign(literal(int(variable), is), by_decision, Stage::guess);
    settled = propagate(budget);
  }
  if (settled == Settled::stopped) return false;
  if (settled == Settled::all) {
    exclude_solution();
  } else if (level() == 0) {
    exhausted_ = true;
  } else {
    cancel_until(0);  // it was excluded before
  }
  return true;
}

void LearnSearch::turn_away_from(const Grid& solution) {
  since_turning_ = 0;
  if (beliefs_ && !turned_) restarts_ = search::Restarts(conflicts_per_try);
  restarts_.end_after(first_look_around);
  turned_ = true;
  for (int variable = 0; variable < variables_.count(); ++variable)
    likely_[std::size_t(variable)] = solution[std::size_t(variables_.cell(variable))] == only(variables_.colour(variable));
}

void LearnSearch::restart() {
  cancel_until(0);
  restarts_.next_try();
  ++since_turning_;
  ++statistics_.restarts;
  if (!turned_) begin_try();
}

void LearnSearch::begin_try() {
  guided_ = false;
  if (!guides_) return;
  if (!beliefs_) {
    beliefs_ = std::make_unique<Beliefs>(problem_);
    surest_.reserve(std::size_t(rules_.cells()));
    restarts_ = search::Restarts(conflicts_per_guided_try);
  } else if (conflicts_ >= guided_conflicts) {
    guides_ = false;
    restarts_ = search::Restarts(conflicts_per_try);
    return;
  }
  guided_ = restarts_.tries() % tries_per_guided_try == 0;
  if (!guided_) return;
  beliefs_->reset(seed_ + statistics_.restarts);
  refresh_beliefs(root_rounds);
}

void LearnSearch::refresh_beliefs(int rounds) {
  beliefs_->exchange(board_, rounds);
  surest_.clear();
  for (int row = 0, cell = 0; row < rules_.height; ++row)
    for (int column = 0; column < rules_.width; ++column, ++cell) {
      if (decided(board_[cell])) continue;
      float sum = 0, most = -1;
      int likeliest = 0;
      for_each_colour(board_[cell], [&](int colour) {
        const float weight = beliefs_->weight(row, column, colour);
        sum += weight;
        if (weight > most) most = weight, likeliest = colour;
      });
      surest_.push_back({most / sum, variables_.of(cell, likeliest)});
    }
  in_order_ = next_sure_ = 0;
  believed_ = trail_.size();
}

// The open cell whose likeliest colour is surest.
Literal LearnSearch::choose_by_belief() {
  if (trail_.size() >= believed_ + literals_per_refresh) refresh_beliefs(later_rounds);
  for (; next_sure_ < surest_.size(); ++next_sure_) {
    if (next_sure_ == in_order_) {
      in_order_ = std::min(in_order_ + sorted_at_once, surest_.size());
      std::partial_sort(surest_.begin() + std::ptrdiff_t(next_sure_), surest_.begin() + std::ptrdiff_t(in_order_), surest_.end(),
                        [](const Sure& a, const Sure& b) {
                          return a.belief != b.belief ? a.belief > b.belief : a.variable < b.variable;
                        });
    }
    const Literal l = literal(surest_[next_sure_].variable, true);
    if (truth_[l] == Truth::open) return l;
  }
  return choose_by_activity();  // the likeliest colour of every open cell was taken away since
}

Literal LearnSearch::choose_by_activity() {
  std::uint32_t variable;
  do variable = order_.pop();
  while (truth_[literal(int(variable), true)] != Truth::open);
  return literal(int(variable), likely_[variable] != (turned_ && since_turning_ % turns_per_return != 0));
}

void LearnSearch::decide() {
  ++statistics_.decisions;
  const Literal l = guided_ && !turned_ ? choose_by_belief() : choose_by_activity();
  trail_.begin_level();
  assign(l, by_decision, Stage::guess);
}

SearchEnd LearnSearch::run(Budget& budget, std::uint64_t most_conflicts) {
  while (!exhausted_) {
    const Settled settled = propagate(budget);
    if (settled == Settled::stopped) return SearchEnd::stopped;
    if (settled == Settled::failed) {
      if (!resolve_conflict()) {
        exhausted_ = true;
        break;
      }
      if (budget.spent()) return SearchEnd::stopped;
      if (conflicts_ > most_conflicts) return SearchEnd::paused;
      continue;
    }
    if (trail_.size() == state_.size()) return SearchEnd::solution;
    if (restarts_.due()) {
      restart();
      continue;
    }
    if (level() == 0 && nogoods_.temporary() >= reduce_at_) {
      forget_nogoods();
      reduce_at_ += reduction_growth;
    }
    if (budget.spend_node()) return SearchEnd::stopped;
    decide();
  }
  return SearchEnd::exhausted;
}

}  // namespace cluewright::colour_nonogram
