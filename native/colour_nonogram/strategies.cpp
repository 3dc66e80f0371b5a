#include "colour_nonogram/strategies.hpp"

#include <algorithm>
#include <optional>

#include "colour_nonogram/search/board.hpp"
#include "colour_nonogram/search/first_look.hpp"
#include "colour_nonogram/search/lane_board.hpp"
#include "colour_nonogram/search/learn.hpp"
#include "colour_nonogram/search/probing.hpp"
#include "colour_nonogram/search/short_board.hpp"
#include "common/clock.hpp"

namespace cluewright::colour_nonogram {

namespace {

constexpr std::uint64_t most_probed_lines = 200'000;
constexpr int most_passes_before_learning = 2;  // what the third one finds, learning finds sooner
constexpr std::uint64_t first_conflicts = 20;  // most boards with several solutions show two of them sooner
// Beliefs guide the search on boards that lines leave more than half open: most show a solution at the first guided try. Otherwise
// probing may settle so much that activity finds one, which gets a whole try then; on large boards that takes longer than it gains.
constexpr int most_guided_side = 64;
constexpr std::ptrdiff_t many_open_cells = 1000;
constexpr std::uint64_t first_conflicts_of_many = 200;
constexpr std::uint64_t unguided_conflicts = 10, unguided_conflicts_of_many = 20, unguided_conflicts_after_probing = 100;
constexpr std::uint64_t any_conflicts = ~std::uint64_t(0);

// One solve from beginning to end: the stages in their order, each ending it where it can.
class Course {
 public:
  Course(const Problem& problem, const Request& request, Budget& budget)
      : problem_(problem), request_(request), budget_(budget), collector_(request) {}

  Result run(bool probing, bool learning) {
    bool over = collector_.full() || !settle_lines(learning);
    const std::ptrdiff_t open = over ? 0 : open_cells();
    const bool guided = may_guide() && 2 * open > problem_.width * problem_.height;
    const bool many = open >= many_open_cells;
    const auto first = guided && many ? first_conflicts_of_many : first_conflicts;
    const auto unguided = many ? unguided_conflicts_of_many : unguided_conflicts;
    const auto learn_up_to = [&](std::uint64_t conflicts, std::uint64_t alone) {
      return learn(conflicts, guided ? alone : LearnSearch::never_guided);
    };
    // Not while somebody watches: what a search learned would stand in the recording, but not on the board.
    if (!over && probing && learning && !recording()) over = learn_up_to(first, unguided);
    over = over || (probing && !probe(learning ? most_passes_before_learning : Probing::any_passes));
    if (!over && learning) learn_up_to(any_conflicts, probing ? unguided_conflicts_after_probing : unguided);
    const bool all = exhausted_;
    collector_.result.board = board_ ? board_->grid() : lines_alone_ ? std::move(*lines_alone_) : given();
    return collector_.finish(all);
  }

 private:
  // Ends the solve where all lines were settled and leave nothing open, or one has no arrangement, or the budget is spent:
  // `exhausted_` says whether all is known.
  void end(Settled settled, const Grid& grid) {
    // A full board at the fixpoint agrees with every line, and each cell was forced: it is the only solution.
    const auto& listed = collector_.result.solutions;
    if (settled == Settled::all && std::find(listed.begin(), listed.end(), grid) == listed.end()) collector_.take(grid);
    exhausted_ = settled != Settled::stopped;
  }
  // Tells whether the board is still open; otherwise that was the end.
  bool go_on(Settled settled) {
    if (settled == Settled::all && !board_->complete()) return true;
    end(settled, board_->grid());
    return false;
  }

  Grid given() const {
    Grid grid(std::size_t(problem_.width) * std::size_t(problem_.height), all_of(problem_.colours));
    for (std::size_t cell = 0; request_.start && cell < grid.size(); ++cell) grid[cell] &= (*request_.start)[cell];
    return grid;
  }

  // Tells whether there is something left for searches to do.
  bool settle_lines(bool learning) {
    if (recording() || problem_.width > most_short_cells || problem_.height > most_short_cells) return settle_board();
    if (request_.start && has_empty_cell(given())) {
      end(Settled::failed, {});
      return false;
    }
    if (LaneBoard<std::uint16_t>::fits(problem_)) return settle_lanes<std::uint16_t>(learning);
    if (LaneBoard<std::uint32_t>::fits(problem_)) return settle_lanes<std::uint32_t>(learning);
    if (LaneBoard<std::uint64_t>::fits(problem_)) return settle_lanes<std::uint64_t>(learning);
    return settle_words();
  }

  bool settle_words() {
    const Stopwatch watch(statistics().seconds_lines);
    rules_.emplace(problem_);
    ShortBoard board(*rules_, request_.start);
    if (!settle_short(board)) return false;
    begin_searches();
    return true;
  }

  // Settles the lines of a board without a trail, and tells whether it is still open.
  template <class Lines>
  bool settle_short(Lines& board) {
    const Settled settled = board.settle(budget_, statistics().lines_solved);
    lines_alone_ = board.grid();
    if (settled == Settled::all && !board.complete()) return true;
    end(settled, *lines_alone_);
    return false;
  }

  template <class Word>
  bool settle_lanes(bool learning) {
    std::optional<Stopwatch> watch(std::in_place, statistics().seconds_lines);
    LaneBoard<Word> board(problem_, request_.start);
    if (board.hides_lengths()) {
      watch.reset();
      return settle_words();
    }
    if (!settle_short(board)) return false;
    if (learning && !request_.proof && !request_.known && !request_.seed && collector_.full_with(2)) {
      watch.emplace(statistics().seconds_search);
      const Look look = FirstLook(board, *lines_alone_, statistics()).run(budget_, collector_);
      exhausted_ = look == Look::exhausted;
      if (look != Look::nothing) return false;
    }
    rules_.emplace(problem_);
    begin_searches();
    return true;
  }

  void begin_searches() {
    board_.emplace(*rules_, &*lines_alone_);
    board_->forget_waiting();
  }

  static bool has_empty_cell(const Grid& grid) { return std::find(grid.begin(), grid.end(), ColourSet(0)) != grid.end(); }

  // The same line by line, for large boards and for those who watch.
  bool settle_board() {
    const Stopwatch watch(statistics().seconds_lines);
    rules_.emplace(problem_);
    board_.emplace(*rules_, request_.start);
    if (has_empty_cell(board_->grid())) return go_on(Settled::failed);
    record_decided(Stage::given);
    const Grid before = recording() ? board_->grid() : Grid();
    board_->keep_colours_of_clues();
    record_decided(Stage::lines, before);
    return go_on(board_->settle(budget_, statistics().lines_solved, [this](int cell, ColourSet set, int) {
      board_->write(cell, set);
      if (recording() && decided(set)) recording()->settle(std::size_t(cell), lowest(set), Stage::lines);
    }));
  }

  // Those that were not decided before, of which `before` tells if it is not empty.
  void record_decided(Stage stage, const Grid& before = {}) {
    if (!recording()) return;
    for (int cell = 0; cell < rules_->cells(); ++cell)
      if (decided((*board_)[cell]) && (before.empty() || !decided(before[std::size_t(cell)])))
        recording()->settle(std::size_t(cell), lowest((*board_)[cell]), stage);
  }

  bool probe(int most_passes) {
    const Stopwatch watch(statistics().seconds_probing);
    return go_on(Probing(*board_, statistics(), recording()).run(budget_, most_probed_lines, most_passes));
  }

  // Who counts nodes wants the same answer on every machine, and beliefs are calculated in floating point.
  bool may_guide() const { return std::max(problem_.width, problem_.height) <= most_guided_side && !budget_.limits_nodes(); }

  std::ptrdiff_t open_cells() const {
    const Grid& grid = board_->grid();
    return std::count_if(grid.begin(), grid.end(), [](ColourSet set) { return !decided(set); });
  }

  // Tells whether the search came to an end; `exhausted_` then says whether no solution is left that is not listed.
  bool learn(std::uint64_t most_conflicts, std::uint64_t unguided) {
    std::optional<Stopwatch> watch(std::in_place, statistics().seconds_search);
    LearnSearch search(problem_, *board_, request_.seed, unguided, statistics(), recording(), request_.proof);
    SearchEnd end = SearchEnd::solution;
    for (const Grid& known : collector_.result.solutions) {
      search.turn_away_from(known);
      if (!search.exclude(known, budget_)) end = SearchEnd::stopped;
    }
    while (end == SearchEnd::solution) {
      end = search.run(budget_, most_conflicts);
      if (end != SearchEnd::solution) break;
      const bool full = collector_.take(search.board().grid());
      if (full) break;
      search.exclude_solution();
      search.turn_away_from(collector_.result.solutions.front());
      watch.emplace(statistics().seconds_witness);
    }
    exhausted_ = end == SearchEnd::exhausted;
    return end != SearchEnd::paused;
  }

  Statistics& statistics() { return collector_.result.statistics; }
  Recording* recording() const { return request_.recording; }

  const Problem& problem_;
  const Request& request_;
  Budget& budget_;
  Collector collector_;
  std::optional<Rules> rules_;  // where lines side by side do not settle the board
  std::optional<Grid> lines_alone_;  // what they left of a short board
  std::optional<Board> board_;  // from where searches begin
  bool exhausted_ = false;
};

}  // namespace

Result solve_lines(const Problem& problem, const Request& request, Budget& budget) {
  return Course(problem, request, budget).run(false, false);
}

Result solve_learn(const Problem& problem, const Request& request, Budget& budget) {
  return Course(problem, request, budget).run(false, true);
}

// Probing does not say why, so a proof goes without it.
Result solve_auto(const Problem& problem, const Request& request, Budget& budget) {
  return Course(problem, request, budget).run(request.proof == nullptr, true);
}

}  // namespace cluewright::colour_nonogram
