// Depth-first search that probes at every node.
#pragma once

#include <functional>

#include "common/search/restarts.hpp"
#include "nonogram/small/beliefs.hpp"
#include "nonogram/small/learn.hpp"
#include "nonogram/small/probing.hpp"

namespace cluewright::nonogram {

template <class Word>
class TreeSearch {
 public:
  struct Options {
    bool contrapositives = true;
    bool beliefs = false;        // values and every other choice by beliefs
    bool restarts = false;       // give up a try after a while, by the Luby series; off when solutions are enumerated
    std::uint64_t seed = 0;
  };

  // `root` must be at its fixpoint; it learns what probing the root finds out.
  TreeSearch(const Rules<Word>& rules, Board<Word>& root, const Options& options, Statistics& statistics, Recording* recording);

  // Continues until a solution is on the board, the tree is done, or `work` units are done. Call again for the next.
  SearchEnd run(Budget& budget, std::uint64_t work);
  // As `run`, but ends with `slice_over` at the root after every try of the Luby series, and begins with what the root has learned
  // meanwhile.
  SearchEnd run_try(Budget& budget);
  // Back to the root, from where everything is searched once more: an enumeration then finds each solution exactly once.
  void start_over(bool restarts);

  const Board<Word>& board() const { return board_; }
  std::uint64_t work() const { return probing_.work() + belief_work_; }

 private:
  struct Node {
    Board<Word> board;  // before the decision
    ProbeTable<Word> table;
    Literal decision;
    std::size_t mark;
  };

  ProbeEnd settle(Budget& budget);
  bool backtrack();  // false: the tree is done
  void undo_to(const Board<Word>& board);
  Literal choose();

  const Rules<Word>& rules_;
  Board<Word>& root_;
  Options options_;
  Statistics& statistics_;
  Recording* recording_;
  Probing<Word> probing_;
  Board<Word> board_;
  ProbeTable<Word> table_;
  Dirty<Word> fresh_;
  std::vector<Node> nodes_;
  bool root_done_ = false, contradiction_ = false, at_solution_ = false, to_probe_ = true, exhausted_ = false, pause_at_root_ = false;
  std::uint64_t choices_ = 0, belief_work_ = 0;
  search::Restarts restarts_{150};  // counted in nodes
  std::unique_ptr<Beliefs<Word>> beliefs_;
};

}  // namespace cluewright::nonogram
