#include "nonogram/large/frontier.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::nonogram::large {

namespace {

std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) { return a + std::min(b, ~a); }

}  // namespace

FrontierSearch::FrontierSearch(LargeBoard& board, Statistics& statistics, Budget& budget)
    : board_(board), statistics_(statistics), budget_(budget), frontier_(board) {}

Ending FrontierSearch::run(const Settings& settings, std::uint64_t slice) {
  settings_ = settings;
  goal_ = board_.trail().size() + board_.unknown_cells();
  return begin(slice);
}

Ending FrontierSearch::run_part(const std::vector<Fact>& part, const Settings& settings, std::uint64_t slice) {
  settings_ = settings;
  goal_ = board_.trail().size() + part.size();  // what a part's cells force lies inside the part
  frontier_.restrict_to(&part);
  const Ending ending = begin(slice);
  frontier_.restrict_to(nullptr);
  return ending;
}

Ending FrontierSearch::begin(std::uint64_t slice) {
  guesses_.clear();
  branches_.clear();
  progress_ = true;
  guess_at_ = saturating_sum(statistics_.probes, settings_.patience);
  return search(slice);
}

Ending FrontierSearch::run_on(std::uint64_t slice) {
  if (!back_up()) return ending_;
  return search(slice);
}

void FrontierSearch::take_back_guesses() {
  if (guesses_.empty()) return;
  board_.undo_to(guesses_.front().before);
  guesses_.clear();
}

Ending FrontierSearch::search(std::uint64_t slice) {
  const std::uint64_t work_end = saturating_sum(board_.work(), slice);
  ending_ = Ending::solved;
  while (!done()) {
    std::int32_t row = 0, column = 0;
    if (statistics_.probes >= guess_at_ && guess_best()) {
      if (ending_ != Ending::solved) break;
    } else if (frontier_.next(row, column)) {
      if (!probe(row, column)) break;
    } else if (should_guess() && guess_best()) {
      if (ending_ != Ending::solved) break;
    } else if (progress_) {
      progress_ = false;
      swept_at_ = board_.trail().size();
      branches_.clear();
      frontier_.push_all();
    } else {
      ending_ = Ending::stalled;
      break;
    }
    if (board_.work() >= work_end && !done()) {
      ending_ = Ending::slice_over;
      break;
    }
  }
  if (ending_ != Ending::solved) take_back_guesses();
  frontier_.clear();
  return ending_;
}

// With nothing left to probe: guess when a whole sweep brought nothing, or so little (a refuted guess or two) that the branches seen
// then are still worth more than another sweep.
bool FrontierSearch::should_guess() const {
  if (!settings_.guess_when_stuck) return false;
  const std::size_t known = board_.trail().size();
  return !progress_ || (known >= swept_at_ && known - swept_at_ < (goal_ - known) / 64);
}

// Takes the branch that settles most cells as a guess. False when there is none; otherwise `ending_` tells whether the search is over.
bool FrontierSearch::guess_best() {
  std::size_t best = branches_.size(), kept = 0;
  for (std::size_t at = 0; at < branches_.size(); ++at) {
    const Branch branch = branches_[at];
    if (board_.at(branch.fact.row(), branch.fact.column()) != unknown) continue;
    branches_[kept] = branch;
    if (best >= kept || branch.gain > branches_[best].gain) best = kept;
    ++kept;
  }
  branches_.resize(kept);
  if (kept == 0) return false;
  const Fact fact = branches_[best].fact;
  branches_.erase(branches_.begin() + static_cast<std::ptrdiff_t>(best));
  push_guess(fact, board_.mark());
  settle_proven(fact);
  return true;
}

void FrontierSearch::push_guess(Fact fact, LargeBoard::Mark before) {
  ++statistics_.decisions;
  guesses_.push_back({fact, before, std::move(branches_)});
  branches_.clear();
  guess_at_ = saturating_sum(statistics_.probes, settings_.patience);
}

// Settles a guess or a cell that follows from the guesses before. False when the search is over.
bool FrontierSearch::settle_proven(Fact fact) {
  return go_on(board_.settle_and_propagate(fact, budget_), guesses_.empty() ? Stage::probe : Stage::accepted);
}

// Settles what both values of a cell have in common.
bool FrontierSearch::settle_agreed() {
  for (const Fact fact : agreed_) board_.settle(fact);
  return go_on(board_.propagate(budget_), Stage::probe);
}

bool FrontierSearch::go_on(Flow flow, Stage stage) {
  progress_ = true;
  if (flow == Flow::stopped) {
    ending_ = Ending::stopped;
    return false;
  }
  if (flow == Flow::conflict) return back_up();
  board_.report(stage);
  frontier_.push_neighbours();
  return true;
}

// The latest guess has nothing (more) to offer, so its opposite follows from the guesses before it.
bool FrontierSearch::back_up() {
  while (!guesses_.empty()) {
    if (budget_.spent()) {
      ending_ = Ending::stopped;
      return false;
    }
    const Guess guess = std::move(guesses_.back());
    guesses_.pop_back();
    ++statistics_.conflicts;
    branches_ = guess.alternatives;
    guess_at_ = saturating_sum(statistics_.probes, settings_.patience / 4);
    board_.undo_to(guess.before);
    frontier_.forget_undone();
    const Flow flow = board_.settle_and_propagate(guess.fact.opposite(), budget_);
    if (flow != Flow::conflict) return go_on(flow, Stage::search);
  }
  ending_ = Ending::refuted;
  return false;
}

Cell FrontierSearch::leaning(std::int32_t row, std::int32_t column) const {
  return settings_.lean ? (*settings_.lean)[board_.cell_index(row, column)] : unknown;
}

bool FrontierSearch::probe(std::int32_t row, std::int32_t column) {
  if (budget_.spend_node()) {
    ending_ = Ending::stopped;
    return false;
  }
  const LargeBoard::Mark before = board_.mark();
  const Fact branches[2] = {Fact(row, column, filled), Fact(row, column, empty)};
  std::size_t gains[2] = {0, 0};
  for (int branch = 0; branch < 2; ++branch) {
    const Fact fact = branches[branch];
    ++statistics_.probes;
    const Flow flow = board_.settle_and_propagate(fact, budget_);
    if (flow == Flow::stopped) {
      board_.undo_to(before);
      ending_ = Ending::stopped;
      return false;
    }
    if (flow == Flow::conflict) {
      board_.undo_to(before);
      return settle_proven(fact.opposite());
    }
    if (done()) {
      push_guess(fact, before);
      board_.report(Stage::accepted);
      return true;
    }
    gains[branch] = board_.trail().size() - before.cells;
    if (branch == 0) {
      first_branch_.assign(board_.trail().begin() + static_cast<std::ptrdiff_t>(before.cells), board_.trail().end());
      board_.undo_to(before);
    }
  }
  const Cell lean = leaning(row, column);
  const int better = lean == filled ? 0 : lean == empty ? 1 : gains[1] >= gains[0];
  if (gains[better] >= settings_.accept_gain) {
    push_guess(branches[better], before);
    if (better == 1) return go_on(Flow::consistent, Stage::accepted);
    board_.undo_to(before);
    return settle_proven(branches[better]);
  }
  agreed_.clear();
  for (const Fact fact : first_branch_)
    if (board_.at(fact.row(), fact.column()) == fact.value()) agreed_.push_back(fact);
  board_.undo_to(before);
  if (settings_.guess_when_stuck) branches_.push_back({branches[better], gains[better]});
  return agreed_.empty() || settle_agreed();
}

}  // namespace cluewright::nonogram::large
