// `auto` for boards up to 64x64, and what larger ones are handed to, up to 128x128: learning first, then a probing search in turns
// with it. Their hard puzzles differ, so the schedule has neither's tail. Turns are measured in work done, never in seconds: equal
// seeds lead to equal answers.
#include <algorithm>
#include <memory>

#include "nonogram/small/belief_search.hpp"
#include "nonogram/small/frame.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/tree_search.hpp"
#include "nonogram/small/strategies.hpp"

namespace cluewright::nonogram {

namespace {

// In work units of about 10 ns, on a board of tournament size. Turns grow with what is beyond it, faster than the board:
// measured up to 100x100, the other engines lose more there than learning does.
constexpr std::uint64_t tournament_cells = 625, turn_cells = 250;
constexpr std::uint64_t patient_first_turn = 2'000'000, least_turn = 3'000'000;
constexpr std::uint64_t first_turn = 200'000'000;  // at least: the probing search hardly ever finds anything before
constexpr std::uint64_t root_probing = 100'000;
constexpr int attempts_per_turn = 8;  // by beliefs, about as long as the other turns
constexpr std::uint64_t learning_share = 12;  // times the work of the probing search: measured, it has the shorter tail

std::uint64_t turn_size(std::uint64_t cells) { return cells <= tournament_cells ? 1 : 1 + (cells - tournament_cells) / turn_cells; }

template <class Word>
class Portfolio {
 public:
  Portfolio(const Problem& problem, Frame<Word>& frame)
      : problem_(problem), frame_(frame), statistics_(frame.result.statistics), recording_(frame.request.recording),
        proof_(frame.request.proof), size_(turn_size(std::uint64_t(frame.rules.cell_count()))) {}

  void solve() {
    if (frame_.request.limit > 1 && !probe_root()) return;
    if (frame_.result.solutions.empty() && !find_first()) return;
    if (frame_.enough()) return frame_.finish(false);
    find_others();
  }

 private:
  // It settles most of a picture, and what it settles makes the proof shorter. False when that was the answer.
  bool probe_root() {
    const Stopwatch watch(statistics_.seconds_probing);
    Probing<Word> probing(frame_.rules, statistics_, recording_, false, proof_);
    ProbeTable<Word> table;
    const ProbeEnd end = probing.settle(frame_.root, table, {}, frame_.budget, size_ * root_probing);
    const bool sound = end == ProbeEnd::settled || end == ProbeEnd::unfinished;
    if (sound && !frame_.rules.complete(frame_.root)) return true;
    if (sound) frame_.add_new_solution(frame_.root);
    frame_.finish(end != ProbeEnd::stopped);
    return false;
  }

  LearnSearch<Word>& learning() {
    if (!learning_)
      learning_ = std::make_unique<LearnSearch<Word>>(frame_.rules, frame_.root, frame_.request.seed, statistics_, recording_, proof_);
    return *learning_;
  }

  // What to do after a turn that ended this way; true when the search for a first solution is over.
  bool over(SearchEnd end, bool& found) {
    found = end == SearchEnd::solution;
    if (end == SearchEnd::exhausted) frame_.finish(true);
    if (end == SearchEnd::stopped) frame_.finish(false);
    return end != SearchEnd::slice_over;
  }

  bool learn_turn(std::uint64_t work, bool& found) {
    learning().adopt(frame_.root);
    const SearchEnd end = learning().run(frame_.budget, work);
    if (end == SearchEnd::solution) {
      frame_.add_solution(learning().board());
      learned_last_ = true;
    } else if (end == SearchEnd::slice_over) {
      learning().retreat();
      frame_.root = learning().board();
    }
    return over(end, found);
  }

  // Only for boards beyond a word of which lines settle next to nothing.
  bool belief_turn(bool& found) {
    if (!believing_) believing_ = std::make_unique<BeliefSearch<Word>>(problem_, frame_.rules, frame_.request.seed, statistics_);
    const SearchEnd end = believing_->run(frame_.root, frame_.budget, attempts_per_turn);
    if (end == SearchEnd::solution) {
      frame_.add_solution(believing_->board());
      if (recording_ && frame_.enough())
        recording_->settle_changes(frame_.rules.grid(frame_.root), frame_.result.solutions.back(), Stage::decimate);
    }
    return over(end, found);
  }

  bool search_turn(bool& found) {
    if (!search_) {
      typename TreeSearch<Word>::Options options;
      options.contrapositives = false;
      options.beliefs = options.restarts = true;
      options.seed = frame_.request.seed;
      search_ = std::make_unique<TreeSearch<Word>>(frame_.rules, frame_.root, options, statistics_, recording_);
    }
    const SearchEnd end = search_->run_try(frame_.budget);
    if (end == SearchEnd::solution) {
      frame_.add_solution(search_->board());
      if (!frame_.enough()) search_->start_over(true);
    }
    return over(end, found);
  }

  bool find_first() {
    const Stopwatch watch(statistics_.seconds_search);
    bool found = false;
    const std::uint64_t least = learning().patient() ? 0 : first_turn;  // where beliefs are next, they are not kept waiting
    if (learn_turn(std::max(least, size_ * patient_first_turn), found)) return found;
    if (proof_) return learn_turn(~std::uint64_t(0), found), found;  // the probing search does not say why
    while (true) {
      if (learning().patient() && belief_turn(found)) return found;
      const std::uint64_t before = search_ ? search_->work() : 0;
      if (search_turn(found)) return found;
      if (learn_turn(std::max(size_ * least_turn, learning_share * (search_->work() - before)), found)) return found;
    }
  }

  // Excludes what is known and looks for more until there is none.
  void find_others() {
    const Stopwatch watch(statistics_.seconds_witness);
    LearnSearch<Word>& search = learning();
    search.turn_away_from(frame_.result.solutions.front());
    if (learned_last_) {
      search.exclude_solution();
    } else {
      search.adopt(frame_.root);
      search.exclude(frame_.result.solutions.front());
    }
    while (true) {
      const SearchEnd end = search.run(frame_.budget, ~std::uint64_t(0));
      if (end == SearchEnd::exhausted) return frame_.finish(true);
      if (end != SearchEnd::solution) return frame_.finish(false);
      frame_.add_solution(search.board());
      if (frame_.enough()) return frame_.finish(false);
      search.exclude_solution();
    }
  }

  const Problem& problem_;
  Frame<Word>& frame_;
  Statistics& statistics_;
  Recording* recording_;
  search::ProofLog* proof_;
  std::uint64_t size_;
  std::unique_ptr<LearnSearch<Word>> learning_;
  std::unique_ptr<TreeSearch<Word>> search_;
  std::unique_ptr<BeliefSearch<Word>> believing_;
  bool learned_last_ = false;
};

}  // namespace

Result solve_portfolio(const Problem& problem, const Request& request, Budget& budget) {
  return with_frame(problem, request, budget, [&]<class Word>(Frame<Word>& frame) { Portfolio<Word>(problem, frame).solve(); });
}

}  // namespace cluewright::nonogram
