#include "nonogram/large/solve.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "common/clock.hpp"
#include "nonogram/large/alternatives.hpp"
#include "nonogram/large/board.hpp"
#include "nonogram/large/first_solution.hpp"
#include "nonogram/large/learner.hpp"
#include "nonogram/large/parts.hpp"
#include "nonogram/large/witness.hpp"

namespace cluewright::nonogram {

using namespace large;

namespace {

// What the engines of large boards have at their side.
enum class Help : std::uint8_t { none, parts, learner };

class LargeSolver {
 public:
  LargeSolver(const Problem& problem, const Request& request, Budget& budget, Help help)
      : problem_(problem),
        request_(request),
        budget_(budget),
        recording_(fits_recording(problem) ? request.recording : nullptr),
        board_(problem, result_.statistics, recording_),
        learner_(problem, board_, result_.statistics, budget, recording_, request.seed),
        parts_(problem, board_, result_.statistics, budget, request.seed, limit()),
        help_(help) {}

  Result solve() {
    if (request_.known && is_solution(problem_, *request_.known, request_.start)) result_.solutions.push_back(*request_.known);
    const Ending ending = run();
    conclude(ending);
    return std::move(result_);
  }

 private:
  // Events have 24 bits for the cell.
  static bool fits_recording(const Problem& problem) {
    return std::uint64_t{1} << 24 >= static_cast<std::uint64_t>(problem.width) * static_cast<std::uint64_t>(problem.height);
  }

  std::size_t cell_count() const { return static_cast<std::size_t>(problem_.width) * static_cast<std::size_t>(problem_.height); }
  std::uint64_t limit() const { return std::max<std::uint64_t>(request_.limit, 1); }

  // `solved`: as many solutions as asked for. `refuted`: no more than those found. `stopped`: the budget is spent.
  Ending run() {
    if (result_.solutions.size() >= limit()) return Ending::solved;
    const Flow flow = begin();
    if (flow == Flow::stopped) return Ending::stopped;
    if (flow == Flow::conflict) return Ending::refuted;
    if (board_.solved()) {
      if (result_.solutions.empty()) result_.solutions.push_back(board_.grid());
      return result_.solutions.size() >= limit() ? Ending::solved : Ending::refuted;
    }
    // A board that is hardly begun does not fall apart, and looking for parts would cost it a tenth of its time.
    if (help_ == Help::parts && 2 * board_.unknown_cells() <= cell_count()) {
      const Ending ending = settle_parts();
      if (ending != Ending::stalled) return ending;
    }
    if (result_.solutions.empty()) {
      FirstSolution first = find_first_solution(problem_, board_, result_.statistics, budget_, request_.seed,
                                                help_ == Help::learner ? Effort::quick : Effort::whole,
                                                help_ == Help::parts ? &parts_ : nullptr);
      if (first.ending == Ending::slice_over) {
        const Ending learned = learn_first();
        return learned == Ending::slice_over ? find_others() : learned;
      }
      if (first.ending != Ending::solved) return first.ending;
      result_.solutions.push_back(std::move(first.grid));
      if (first.proven && !parts_.has_choices()) return Ending::refuted;
      if (result_.solutions.size() >= limit()) return Ending::solved;
    }
    return find_others();
  }

  Flow begin() {
    const Stopwatch watch(result_.statistics.seconds_lines);
    const Flow flow = board_.begin(request_.start, budget_);
    if (flow != Flow::stopped) board_.report(Stage::lines);
    return flow;
  }

  // What is left afterwards (`stalled`) is larger than the engines that learn can take.
  Ending settle_parts() {
    const Stopwatch watch(result_.statistics.seconds_search);
    const Ending ending = parts_.settle(result_.solutions.empty() ? nullptr : &result_.solutions.front());
    if (ending == Ending::refuted || !board_.solved()) return ending;
    if (result_.solutions.empty()) result_.solutions.push_back(board_.grid());
    if (ending == Ending::stopped) return ending;
    if (result_.solutions.size() >= limit()) return Ending::solved;
    return parts_.has_choices() ? find_others() : Ending::refuted;
  }

  Ending learn_first() {
    const Stopwatch watch(result_.statistics.seconds_search);
    return learner_.find_first(limit(), result_.solutions);
  }

  Ending find_others() {
    const Stopwatch watch(result_.statistics.seconds_witness);
    const Grid known = result_.solutions.front();
    if (limit() == 2 && parts_.ambiguous()) {
      result_.solutions.push_back(parts_.switched(known));
      return Ending::solved;
    }
    if (limit() == 2) {
      if (std::optional<Grid> other = find_switch(problem_, known, request_.start, budget_)) {
        result_.solutions.push_back(std::move(*other));
        return Ending::solved;
      }
    }
    parts_.take_back_choices();
    const LargeBoard::Mark before = board_.mark();
    Alternatives alternatives(board_, result_.statistics, budget_, known, help_ == Help::parts ? &parts_ : nullptr);
    if (limit() > 2) return alternatives.collect(limit(), result_.solutions);
    const Ending ending = help_ == Help::learner ? alternatives.look_for_one() : alternatives.find_one();
    if (ending == Ending::slice_over) return learner_.find_other(known, result_.solutions);
    if (ending == Ending::solved) {
      result_.solutions.push_back(parts_.ambiguous() ? parts_.switched(known) : board_.grid());
      board_.undo_to(before);  // what was proven on the way is mixed with the guesses that led to the witness
    }
    return ending;
  }

  void conclude(Ending ending) {
    const std::size_t found = result_.solutions.size();
    result_.exhausted = ending == Ending::refuted;
    if (found >= 2) result_.verdict = Verdict::several;
    else if (result_.exhausted) result_.verdict = found == 0 ? Verdict::none : limit() == 1 ? Verdict::solved : Verdict::unique;
    else if (found >= limit()) result_.verdict = Verdict::solved;
    else result_.verdict = Verdict::undecided;
    result_.board = board_.grid();
    // Viewers should see the solution at the end, not the state after its guesses were undone.
    if (recording_ && found > 0)
      for (std::size_t cell = 0; cell < result_.board.size(); ++cell)
        if (result_.board[cell] == unknown) recording_->settle(cell, result_.solutions.front()[cell], Stage::witness);
    parts_.blank_choices(result_.board);
    if (result_.exhausted && found == 1) result_.board = result_.solutions.front();
  }

  const Problem& problem_;
  const Request& request_;
  Budget& budget_;
  Result result_;
  Recording* recording_;
  LargeBoard board_;
  Learner learner_;
  Parts parts_;
  Help help_;
};

Result solve_with(const Problem& problem, const Request& request, Budget& budget, Help help) {
  if (problem.width > LargeBoard::longest_side || problem.height > LargeBoard::longest_side) return {};
  return LargeSolver(problem, request, budget, help).solve();
}

}  // namespace

Result solve_large(const Problem& problem, const Request& request, Budget& budget) {
  return solve_with(problem, request, budget, Help::none);
}

Result solve_large_by_parts(const Problem& problem, const Request& request, Budget& budget) {
  return solve_with(problem, request, budget, Help::parts);
}

Result solve_large_learning(const Problem& problem, const Request& request, Budget& budget) {
  return solve_with(problem, request, budget, Help::learner);
}

}  // namespace cluewright::nonogram
