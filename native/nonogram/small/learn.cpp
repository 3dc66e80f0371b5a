#include "nonogram/small/learn.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "common/clock.hpp"

namespace cluewright::nonogram {

namespace {

// After this many conflicts activity chooses the cells, and beliefs only their values; later on boards beyond tournament size.
constexpr int tournament_cells = 625;
constexpr std::uint64_t guided_conflicts = 100, guided_conflicts_beyond = 300;
constexpr std::uint64_t turns_per_return = 4;
constexpr std::uint64_t first_look_around = 20;  // conflicts spent close to a solution just found
constexpr int root_rounds = 15, later_rounds = 2, cells_per_refresh = 30;
// Boards beyond a word of which lines settle next to nothing: measured, short tries with better beliefs after the first find a
// solution of random ones where long tries do not.
constexpr int open_share = 16, patient_rounds = 8, cells_per_patient_refresh = 20;
constexpr std::uint64_t conflicts_per_try = 100, conflicts_per_patient_try = 5, patient_conflicts = 2000;
constexpr int try_rounds = 8, levels_of_a_try = 20;  // beliefs follow the first decisions of every try
constexpr int judging_rounds = 20;
constexpr std::uint64_t unjudged_conflicts = 400, good_conflicts = 400, poor_conflicts = 10;
constexpr int cells_looked_at = 16;  // of the most active ones, before each decision
constexpr float least_surety = 0.05f;  // so that a cell whose values are equally likely may be chosen, too
// What is recent counts for more than it would have to for second solutions that are close by, which repairs of pictures go by.
constexpr double activity_decay = 0.94, decay_close_by = 0.98;
constexpr std::uint64_t conflicts_close_by = 1000;
constexpr std::uint64_t first_reduction = 500, reduction_growth = 200;

// Work units, about 10 ns each: what a slice is measured in, the same on every machine.
constexpr std::uint64_t work_batch = 12, work_explain = 5, work_recall = 3;

}  // namespace

template <class Word>
LearnSearch<Word>::LearnSearch(const Rules<Word>& rules, const Board<Word>& root, std::uint64_t seed, Statistics& statistics,
                               Recording* recording, search::ProofLog* proof)
    : rules_(rules), statistics_(statistics), recording_(nullptr), proof_(proof), seed_(seed), board_(rules.blank_board()),
      root_(board_), ahead_(rules) {
  const int cells = rules.cell_count();
  trail_.reset(std::size_t(cells));
  cell_.resize(std::size_t(cells));
  truth_.assign(std::size_t(cells) * 2, Truth::open);
  history_.resize(std::size_t(rules.lines) * std::size_t(rules.cells + 1) + many_lanes);
  reasons_.resize(rules.lines);
  level_mark_.assign(std::size_t(cells) + 1, 0);
  likely_.assign(std::size_t(cells), false);
  belief_.assign(std::size_t(cells), 0.5f);
  nogoods_.reset(std::size_t(cells));
  order_.resize(cells);
  for (int cell = 0; cell < cells; ++cell) order_.insert(cell);
  adopt(root);
  dirty_ = {};
  clause_head_ = trail_.size();
  recording_ = recording;
  reduce_at_ = first_reduction;
  patient_ = rules.cells > most_side<std::uint64_t> && trail_.size() * open_share < std::size_t(cells);
  restarts_ = search::Restarts(patient_ ? conflicts_per_patient_try : conflicts_per_try);
}

template <class Word>
std::uint64_t LearnSearch<Word>::guided_until() const {
  if (patient_) return patient_conflicts;
  return rules_.cell_count() <= tournament_cells ? guided_conflicts : guided_conflicts_beyond;
}

template <class Word>
void LearnSearch<Word>::end_guidance() {
  if (guided_ && patient_) restarts_ = search::Restarts(conflicts_per_try);
  guided_ = false;
}

template <class Word>
void LearnSearch<Word>::adopt(const Board<Word>& root) {
  cancel_until(0);
  Recording* const recording = std::exchange(recording_, nullptr);
  const Word all = low_bits<Word>(rules_.width);
  for (int row = 0; row < rules_.height; ++row) {
    const int first = row * rules_.width;
    for_each_bit(Word(root.filled[row] & ~board_.filled[row] & all),
                 [&](int column) { assign(literal(first + column, true), by_decision, Stage::given); });
    for_each_bit(Word(root.empty[row] & ~board_.empty[row] & all),
                 [&](int column) { assign(literal(first + column, false), by_decision, Stage::given); });
  }
  recording_ = recording;
}

template <class Word>
[[gnu::always_inline]] inline void LearnSearch<Word>::note_assignment(int cell, bool value, std::uint32_t reason, Stage stage) {
  const auto [row, column] = rules_.place_of(cell);
  const int line = rules_.height + column;
  CellState& state = cell_[cell];
  state.reason = reason;
  state.level = std::uint16_t(level());
  state.explained = false;
  state.row_rank = known_[row];
  state.column_rank = known_[line];
  Word* const of_row = history(row) + known_[row]++;
  of_row[1] = of_row[0] | Word(1) << column;
  Word* const of_column = history(line) + known_[line]++;
  of_column[1] = of_column[0] | Word(1) << row;
  if (level() == 0) {
    ++known_at_root_[row], ++known_at_root_[line];
    Word* const masks = value ? root_.filled : root_.empty;
    masks[row] |= Word(1) << column;
    masks[line] |= Word(1) << row;
  }
  const Literal l = literal(cell, value);
  truth_[l] = Truth::yes;
  truth_[opposite(l)] = Truth::no;
  trail_.push(l);
  ++fresh_cells_;
  if (recording_) recording_->settle(std::size_t(cell), value ? filled : empty, stage);
}

template <class Word>
void LearnSearch<Word>::assign(Literal l, std::uint32_t reason, Stage stage) {
  const int cell = cell_of(l);
  const auto [row, column] = rules_.place_of(cell);
  set_cell(rules_, board_, dirty_, row, column, value_of(l));
  note_assignment(cell, value_of(l), reason, stage);
}

template <class Word>
void LearnSearch<Word>::cancel_until(int target) {
  if (level() <= target) return;
  const std::size_t keep = trail_.length_at(target);
  if (recording_) recording_->undo(trail_.size() - keep);
  for (std::size_t i = trail_.size(); i-- > keep;) {
    const Literal l = trail_[i];
    const int cell = cell_of(l);
    const auto [row, column] = rules_.place_of(cell);
    const int line = rules_.height + column;
    truth_[l] = truth_[opposite(l)] = Truth::open;
    Word* masks = value_of(l) ? board_.filled : board_.empty;
    masks[row] &= ~(Word(1) << column);
    masks[line] &= ~(Word(1) << row);
    --known_[row];
    --known_[line];
    surest_.forget(row);
    order_.insert(cell);
  }
  trail_.back_to(target);
  clause_head_ = keep;
  dirty_ = {};  // the board was at its fixpoint before the next decision
  if (keep < looked_at_) ahead_.forget();
  if (target == 0) explanations_.clear();
}

template <class Word>
bool LearnSearch<Word>::propagate_nogoods() {
  while (clause_head_ < trail_.size()) {
    const std::uint32_t violated = nogoods_.propagate(trail_[clause_head_++], truths(), [&](Literal l, std::uint32_t id) {
      if (proof_ && level() == 0) proof_->use_always(nogoods_.tag(id));
      assign(l, clause_base + id, Stage::learned);
    });
    if (violated != nogoods_.none) {
      conflict_.clear();
      for (const Literal l : nogoods_.literals(violated)) conflict_.push_back(opposite(l));
      nogoods_.note_use(violated, std::uint32_t(conflicts_));
      use_in_proof(clause_base + violated);
      return false;
    }
  }
  return true;
}

template <class Word>
bool LearnSearch<Word>::propagate() {
  while (true) {
    if (!propagate_nogoods()) return false;
    if (!dirty_.any()) return true;
    work_ += work_batch;
    const int failed = settle_some(rules_, board_, dirty_, statistics_.lines_solved, [&](int cell, bool value, int line) {
      note_assignment(cell, value, std::uint32_t(line), Stage::lines);
    });
    if (failed != no_line) {
      explain_failed_line(failed);
      return false;
    }
  }
}

// Writes the places of a reason why the line fails under the given cells and the first `count` that became known on it.
template <class Word>
int LearnSearch<Word>::explain(int line, Word filled, Word empty, int count, std::uint8_t* places) {
  const int root = known_at_root_[line];
  const LineHistory<Word> known_since{history(line) + root, count - root, board_.filled[line]};
  const Word known = known_since.first(count - root);
  Word reason = 0;
  const Word known_filled = known & board_.filled[line], known_empty = known & ~board_.filled[line];
  const auto rank = [&](int place) {
    const CellState& state = cell_[std::size_t(rules_.cell(line, place))];
    return int(rules_.is_row(line) ? state.row_rank : state.column_rank);
  };
  work_ += work_recall;
  int found = 0;
  if (reasons_.find(line, filled | known_filled, empty | known_empty, known, rank, reason)) {
    for_each_bit(reason, [&](int place) { places[found++] = std::uint8_t(place); });
    return found;
  }
  std::uint64_t calls = 0;
  found = explain_line<Word>(rules_, line, filled, empty, known_since, places, calls);
  work_ += calls * work_explain;
  for (int i = 0; i < found; ++i) reason |= Word(1) << places[i];
  reasons_.keep(line, (filled & ~root_.filled[line]) | (reason & known_filled), (empty & ~root_.empty[line]) | (reason & known_empty));
  return found;
}

template <class Word>
void LearnSearch<Word>::explain_failed_line(int line) {
  std::uint8_t places[most_side<Word>];
  const int count = explain(line, root_.filled[line], root_.empty[line], known_[line], places);
  conflict_.clear();
  for (int i = 0; i < count; ++i) conflict_.push_back(literal(rules_.cell(line, places[i]), bit_at(board_.filled[line], places[i])));
}

// True literals, all earlier than the cell, that force it.
template <class Word>
std::span<const Literal> LearnSearch<Word>::explanation(int cell) {
  CellState& state = cell_[cell];
  if (!state.explained) {
    state.explained = true;
    state.explanation = std::uint32_t(explanations_.size());
    if (state.reason >= clause_base) {
      for (const Literal l : nogoods_.literals(state.reason - clause_base))
        if (cell_of(l) != cell) explanations_.push_back(opposite(l));
    } else {
      const int line = int(state.reason), rank = rules_.is_row(line) ? state.row_rank : state.column_rank;
      const Word own = history(line)[rank + 1] ^ history(line)[rank];
      const bool value = bool(board_.filled[line] & own);
      std::uint8_t places[most_side<Word>];
      const int count = explain(line, root_.filled[line] | (value ? 0 : own), root_.empty[line] | (value ? own : 0), rank, places);
      for (int i = 0; i < count; ++i)
        explanations_.push_back(literal(rules_.cell(line, places[i]), bit_at(board_.filled[line], places[i])));
    }
    state.explanation_size = std::uint16_t(explanations_.size() - state.explanation);
  }
  return {explanations_.data() + state.explanation, state.explanation_size};
}

// Says that what is learned next rests on a nogood, where that is the reason.
template <class Word>
void LearnSearch<Word>::use_in_proof(std::uint32_t reason) {
  if (proof_ && reason >= clause_base && reason != by_decision) proof_->use(nogoods_.tag(reason - clause_base));
}

// Drops literals that earlier ones of the nogood imply: by their clause, or by their line, eight at a time.
template <class Word>
void LearnSearch<Word>::minimize() {
  std::size_t kept = 1;
  LineBatch<Word> batch{};
  Literal waiting[lane_count];
  int lanes = 0;
  const auto decide_waiting = [&] {
    if (lanes == 0) return;
    work_ += work_explain;
    const std::uint32_t implied = rules_.refute(batch);
    for (int i = 0; i < lanes; ++i)
      if (!(implied >> i & 1)) learned_[kept++] = waiting[i];
    lanes = 0;
  };
  for (std::size_t i = 1; i < learned_.size(); ++i) {
    const Literal l = learned_[i];
    const CellState& state = cell_[cell_of(l)];
    bool keep = state.reason == by_decision;
    if (!keep && state.reason >= clause_base) {
      for (const Literal other : nogoods_.literals(state.reason - clause_base))
        if (cell_of(other) != cell_of(l) && !cell_[cell_of(other)].seen && cell_[cell_of(other)].level > 0) {
          keep = true;
          break;
        }
      if (!keep) {
        use_in_proof(state.reason);
        continue;
      }
    } else if (!keep && !rules_.pattern[state.reason].tight) {
      const int line = int(state.reason), rank = rules_.is_row(line) ? state.row_rank : state.column_rank;
      const Word* const known = history(line) + rank;
      const Word earlier = known[0] & seen_[line], own = known[1] ^ known[0];
      rules_.load(batch, lanes, line, root_.filled[line] | (earlier & board_.filled[line]) | (value_of(l) ? 0 : own),
                  root_.empty[line] | (earlier & board_.empty[line]) | (value_of(l) ? own : 0));
      waiting[lanes++] = l;
      if (lanes == lane_count) decide_waiting();
      continue;
    }
    learned_[kept++] = l;
  }
  decide_waiting();
  learned_.resize(kept);
}

template <class Word>
bool LearnSearch<Word>::resolve_conflict() {
  ++conflicts_;
  ++statistics_.conflicts;
  int top = 0;
  for (const Literal l : conflict_) top = std::max<int>(top, cell_[cell_of(l)].level);
  if (top == 0) return false;
  cancel_until(top);

  // First unique implication point: resolve from the latest literal back until one of the top level is left.
  learned_.assign(1, 0);
  seen_cells_.clear();
  int open = 0;
  const auto add = [&](Literal l) {
    CellState& state = cell_[cell_of(l)];
    if (state.seen || state.level == 0) return;
    state.seen = true;
    const auto [row, column] = rules_.place_of(cell_of(l));
    seen_[row] |= Word(1) << column;
    seen_[rules_.height + column] |= Word(1) << row;
    seen_cells_.push_back(std::uint16_t(cell_of(l)));
    order_.bump(cell_of(l));
    if (state.level == top) ++open;
    else learned_.push_back(l);
  };
  for (const Literal l : conflict_) add(l);
  std::size_t at = trail_.size();
  while (true) {
    do --at;
    while (!cell_[cell_of(trail_[at])].seen);
    const Literal l = trail_[at];
    if (--open == 0) {
      learned_[0] = l;
      break;
    }
    const CellState& state = cell_[cell_of(l)];
    if (state.reason >= clause_base && state.reason != by_decision)
      nogoods_.note_use(state.reason - clause_base, std::uint32_t(conflicts_));
    use_in_proof(state.reason);
    for (const Literal cause : explanation(cell_of(l))) add(cause);
  }
  minimize();
  for (const std::uint16_t cell : seen_cells_) {
    cell_[cell].seen = false;
    const auto [row, column] = rules_.place_of(cell);
    seen_[row] = seen_[rules_.height + column] = 0;
  }

  ++level_stamp_;
  int levels = 0;
  for (const Literal l : learned_) {
    std::uint32_t& mark = level_mark_[cell_[cell_of(l)].level];
    if (mark != level_stamp_) mark = level_stamp_, ++levels;
  }
  learn(learned_, levels, false);
  order_.decay(turned_ && conflicts_ - turned_at_ <= conflicts_close_by ? decay_close_by : activity_decay);
  restarts_.count();
  return true;
}

// Takes literals that are true but cannot all be, the latest first, alone on its level; goes back and turns it round.
template <class Word>
void LearnSearch<Word>::learn(std::span<const Literal> true_literals, int levels, bool permanent) {
  std::vector<Literal>& clause = conflict_;
  clause.clear();
  for (const Literal l : true_literals) clause.push_back(opposite(l));
  if (!permanent) ++statistics_.learned;
  auto number = search::ProofLog::none;
  if (proof_) {
    search::ProofLog::Nogood nogood;
    for (const Literal l : true_literals) nogood.push_back(in_proof(l));
    number = proof_->add(std::move(nogood));
    if (clause.size() == 1) proof_->use_always(number);
  }
  if (clause.size() == 1) {
    cancel_until(0);
    assign(clause[0], by_decision, Stage::learned);
    return;
  }
  // The second watch must be the latest of the rest: it is the first to become open again.
  std::size_t second = 1;
  for (std::size_t i = 2; i < clause.size(); ++i)
    if (cell_[cell_of(clause[i])].level > cell_[cell_of(clause[second])].level) second = i;
  std::swap(clause[1], clause[second]);
  cancel_until(cell_[cell_of(clause[1])].level);
  const std::uint32_t id = nogoods_.add(clause, std::size_t(levels), permanent);
  nogoods_.note_use(id, std::uint32_t(conflicts_));
  nogoods_.set_tag(id, number);
  assign(clause[0], clause_base + id, Stage::learned);
}

// Forgets the worse half of the nogoods: many levels first, then unused for long. Those of two levels stay.
template <class Word>
void LearnSearch<Word>::forget_nogoods() {
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

template <class Word>
void LearnSearch<Word>::exclude_solution() {
  // The decisions alone force this solution, so excluding them excludes nothing else.
  if (level() == 0) {
    exhausted_ = true;
    return;
  }
  std::vector<Literal> decisions;
  for (int made = level(); made > 0; --made) decisions.push_back(trail_.decision(made));
  if (proof_)
    for (std::size_t i = 0; i < trail_.size(); ++i) use_in_proof(cell_[cell_of(trail_[i])].reason);
  learn(decisions, level(), true);
  cancel_until(0);
}

template <class Word>
void LearnSearch<Word>::exclude(const Grid& solution) {
  cancel_until(0);
  if (!propagate()) {
    exhausted_ = true;
    return;
  }
  // Follow the solution until lines and nogoods force the rest of it.
  while (trail_.size() < cell_.size()) {
    const int cell = next_active();
    trail_.begin_level();
    assign(literal(cell, solution[std::size_t(cell)] == filled), by_decision, Stage::guess);
    if (!propagate()) {  // it was excluded before
      cancel_until(0);
      return;
    }
  }
  exclude_solution();
}

template <class Word>
void LearnSearch<Word>::turn_away_from(const Grid& solution) {
  end_guidance();
  since_turning_ = 0;
  turned_at_ = conflicts_;
  restarts_.end_after(first_look_around);
  turned_ = true;
  for (std::size_t cell = 0; cell < cell_.size(); ++cell) likely_[cell] = solution[cell] == filled;
}

template <class Word>
void LearnSearch<Word>::refresh_beliefs(int rounds) {
  const Stopwatch watch(statistics_.seconds_beliefs);
  beliefs_->exchange(board_, rounds);
  statistics_.rounds += std::uint64_t(rounds);
  work_ += std::uint64_t(rounds) * std::uint64_t(rules_.lines) * std::uint64_t(rules_.cells) / 4;
  fresh_cells_ = 0;
  beliefs_->read(belief_, surest_.columns());
}

template <class Word>
void LearnSearch<Word>::restart() {
  cancel_until(0);
  restarts_.next_try();
  ++since_turning_;
  believed_level_ = -1;
  ++statistics_.restarts;
  if (conflicts_ >= guided_until()) end_guidance();
  if (guided_ && beliefs_) {
    beliefs_->reset(seed_ + restarts_.tries());
    refresh_beliefs(root_rounds);
  }
}

// Beliefs follow the first decisions of a try and then stay: measured, that halves the conflicts of hard puzzles, while following
// every decision costs more than it saves, and fresh messages tell less than those that went through the tries before.
template <class Word>
bool LearnSearch<Word>::follow_decisions() {
  if (level() <= believed_level_ || level() > levels_of_a_try) return false;
  believed_level_ = level();
  refresh_beliefs(try_rounds);
  return true;
}

// A try that began badly has a few conflicts left, so that the next one begins elsewhere; one that began well goes on for long. Most
// searches are over before tries are judged, and short tries do well there.
template <class Word>
void LearnSearch<Word>::judge_try() {
  const std::vector<float> before = belief_;
  refresh_beliefs(judging_rounds);
  const Promise promise = promises_.judge(level(), unrest_since(before));
  if (promise == Promise::good) restarts_.end_after(std::max(restarts_.left(), good_conflicts));
  if (promise == Promise::poor) restarts_.end_after(std::min(restarts_.left(), poor_conflicts));
}

// How much beliefs about open cells have changed on average.
template <class Word>
float LearnSearch<Word>::unrest_since(const std::vector<float>& before) const {
  float sum = 0;
  int open = 0;
  for (std::size_t cell = 0; cell < belief_.size(); ++cell) {
    if (truth_[literal(int(cell), true)] != Truth::open) continue;
    sum += std::fabs(belief_[cell] - before[cell]);
    ++open;
  }
  return sum / float(std::max(1, open));
}

// The value to try where activity chose the cell.
template <class Word>
bool LearnSearch<Word>::likely_value(int cell) {
  if (turned_) return likely_[std::size_t(cell)] != (since_turning_ % turns_per_return != 0);
  follow_decisions();
  return belief_[std::size_t(cell)] > 0.5f;
}

template <class Word>
typename LearnSearch<Word>::Choice LearnSearch<Word>::choose_by_belief() {
  if (fresh_cells_ >= (patient_ ? cells_per_patient_refresh : cells_per_refresh))
    refresh_beliefs(patient_ && restarts_.tries() > 0 ? patient_rounds : later_rounds);
  const int cell = surest_.find(rules_, board_, belief_.data());
  return {cell, belief_[std::size_t(cell)] > 0.5f};
}

template <class Word>
int LearnSearch<Word>::next_active() {
  int cell;
  do cell = order_.pop();
  while (truth_[literal(cell, true)] != Truth::open);
  return cell;
}

// Of the most active cells, the one whose likely value settles much, above all where beliefs are sure of it; what the other value
// settles counts for little, or the hardest puzzles take longer. A value that lines refute is decided on at once: its conflict is
// certain. Measured, that saves four of ten conflicts.
template <class Word>
typename LearnSearch<Word>::Choice LearnSearch<Word>::choose_looking_ahead() {
  if (follow_decisions() && conflicts_ >= unjudged_conflicts && Promises::judged_at(level())) judge_try();
  int cells[cells_looked_at];
  const int count = order_.find(cells_looked_at, cells, [this](int cell) { return truth_[literal(cell, true)] == Truth::open; });
  Literal values[2 * cells_looked_at];
  std::uint16_t gains[2 * cells_looked_at];
  for (int i = 0; i < count; ++i) {
    const bool likely = likely_value(cells[i]);
    values[2 * i] = literal(cells[i], !likely);  // first, because it is refuted more often
    values[2 * i + 1] = literal(cells[i], likely);
  }
  std::uint64_t calls = 0;
  looked_at_ = trail_.size();
  const int refuted =
      ahead_.look(board_, int(looked_at_), {values, std::size_t(2 * count)}, gains, calls, statistics_.lines_solved);
  work_ += calls * work_batch;
  if (refuted != LookAhead<Word>::none) return {cells[refuted / 2], value_of(values[refuted]), refuted, true};
  const auto score = [&](int i) {
    const float unlikely = float(gains[2 * i] + 1), likely = float(gains[2 * i + 1] + 1);
    const float surety = std::fabs(2 * belief_[std::size_t(cells[i])] - 1);
    return likely * std::sqrt(std::sqrt(unlikely) * (least_surety + surety));
  };
  int best = 0;
  float best_score = -1;
  for (int i = 0; i < count; ++i)
    if (const float s = score(i); s > best_score) best_score = s, best = i;
  return {cells[best], value_of(values[2 * best + 1]), 2 * best + 1};
}

// Values that turn away from a solution are not looked at, so that second solutions, which repairs of pictures go by, stay as they
// are; and beyond a word nothing was measured.
template <class Word>
typename LearnSearch<Word>::Choice LearnSearch<Word>::choose_by_activity() {
  if (!turned_ && rules_.cells <= most_side<std::uint64_t>) return choose_looking_ahead();
  const int cell = next_active();
  return {cell, likely_value(cell)};
}

// What lines settle of a decision was found by looking at it, so they are not solved again. Nogoods have the first word, as when they
// are: measured, conflicts between lines alone teach half as much on chains of dominoes.
template <class Word>
bool LearnSearch<Word>::take_over(int number, bool refuted) {
  dirty_ = {};
  const auto fails = [this](int line) {
    explain_failed_line(line);
    return false;
  };
  Dirty<Word> at_their_fixpoint;
  for (const auto& [line, filled, empty] : ahead_.settled(number)) {
    if (!propagate_nogoods()) return false;
    if (!write_line(rules_, board_, at_their_fixpoint, line, Word(board_.filled[line] | filled), Word(board_.empty[line] | empty),
                    [&, from = std::uint32_t(line)](int cell, bool value) { note_assignment(cell, value, from, Stage::lines); }))
      return fails(line);
  }
  if (!propagate_nogoods()) return false;
  return !refuted || fails(ahead_.failed_line());
}

template <class Word>
bool LearnSearch<Word>::decide() {
  ++statistics_.decisions;
  if (guided_ && !beliefs_) {
    beliefs_ = std::make_unique<Beliefs<Word>>(rules_);
    if (seed_ != 0) beliefs_->reset(seed_);
    refresh_beliefs(root_rounds);
    order_.set_all([this](int cell) { return std::fabs(belief_[std::size_t(cell)] - 0.5f); });
  }
  const Choice chosen = guided_ ? choose_by_belief() : choose_by_activity();
  trail_.begin_level();
  assign(literal(chosen.cell, chosen.value), by_decision, Stage::guess);
  return chosen.looked_at == LookAhead<Word>::none || take_over(chosen.looked_at, chosen.refuted);
}

template <class Word>
SearchEnd LearnSearch<Word>::run(Budget& budget, std::uint64_t work) {
  const std::uint64_t end = work > ~std::uint64_t(0) - work_ ? ~std::uint64_t(0) : work_ + work;
  bool consistent = true;
  while (!exhausted_) {
    if (!consistent || !propagate()) {
      if (!resolve_conflict()) {
        exhausted_ = true;
        break;
      }
      consistent = true;
      if (budget.spent()) return SearchEnd::stopped;
      continue;
    }
    if (trail_.size() == cell_.size()) return SearchEnd::solution;
    if (work_ >= end) return SearchEnd::slice_over;
    if (restarts_.due()) {
      restart();
      continue;
    }
    if (level() == 0 && nogoods_.temporary() >= reduce_at_) {
      forget_nogoods();
      reduce_at_ += reduction_growth;
    }
    if (budget.spend_node()) return SearchEnd::stopped;
    consistent = decide();
  }
  return SearchEnd::exhausted;
}

template class LearnSearch<std::uint32_t>;
template class LearnSearch<std::uint64_t>;
template class LearnSearch<Wide>;

}  // namespace cluewright::nonogram
