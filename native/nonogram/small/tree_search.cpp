#include "nonogram/small/tree_search.hpp"

#include <algorithm>

namespace cluewright::nonogram {

namespace {

// About 64 * 1.28 * log2(n), in whole numbers: the same on every machine.
int log_score(int n) {
  const int bits = std::bit_width(unsigned(n)) - 1;
  const int fraction = (n << 6 >> bits) - 64;  // linear between powers of two
  return (bits * 64 + fraction) * 128 / 100;
}

}  // namespace

template <class Word>
TreeSearch<Word>::TreeSearch(const Rules<Word>& rules, Board<Word>& root, const Options& options, Statistics& statistics,
                             Recording* recording)
    : rules_(rules), root_(root), options_(options), statistics_(statistics), recording_(recording),
      probing_(rules, statistics, recording, options.contrapositives), board_(root),
      fresh_{rules.watched_rows, rules.watched_columns} {}

template <class Word>
void TreeSearch<Word>::undo_to(const Board<Word>& board) {
  if (recording_) recording_->undo(std::size_t(rules_.unknown_cells(board) - rules_.unknown_cells(board_)));
  board_ = board;
}

template <class Word>
void TreeSearch<Word>::start_over(bool restarts) {
  if (!nodes_.empty()) {
    undo_to(nodes_.front().board);
    table_ = std::move(nodes_.front().table);
    probing_.take_back(nodes_.front().mark);
    nodes_.clear();
  }
  options_.restarts = restarts;
  contradiction_ = at_solution_ = exhausted_ = false;
  to_probe_ = !root_done_;
}

template <class Word>
ProbeEnd TreeSearch<Word>::settle(Budget& budget) {
  const Dirty<Word> fresh = fresh_;
  fresh_ = {};
  const ProbeEnd end = probing_.settle(board_, table_, fresh, budget);
  if (end == ProbeEnd::stopped) {  // what was tried is lost, what was found stays
    fresh_ = {rules_.watched_rows, rules_.watched_columns};
    for (auto& entry : table_.entries) entry.due = true;
  }
  return end;
}

template <class Word>
bool TreeSearch<Word>::backtrack() {
  ++statistics_.conflicts;
  if (nodes_.empty()) return false;
  Node& node = nodes_.back();
  undo_to(node.board);
  table_ = std::move(node.table);
  probing_.take_back(node.mark);
  const Literal other = opposite(node.decision);
  nodes_.pop_back();
  fresh_ = {};
  contradiction_ = !probing_.put(board_, other, Stage::search, fresh_);
  to_probe_ = true;
  return true;
}

template <class Word>
Literal TreeSearch<Word>::choose() {
  const bool by_belief = options_.beliefs && ++choices_ % 2 == 0;
  if (options_.beliefs) {
    if (!beliefs_) {
      beliefs_ = std::make_unique<Beliefs<Word>>(rules_);
      beliefs_->exchange(board_, 10);
      statistics_.rounds += 10;
    }
    beliefs_->exchange(board_, 2);
    statistics_.rounds += 2;
    belief_work_ += 2 * std::uint64_t(rules_.lines) * std::uint64_t(rules_.cells) / 4;
  }
  Literal best = 0;
  float best_score = -1;
  for (int row = 0; row < rules_.height; ++row)
    for_each_bit(Word(~(board_.filled[row] | board_.empty[row]) & low_bits<Word>(rules_.width)), [&](int column) {
      const int cell = row * rules_.width + column;
      const auto& gain = table_.entries[std::size_t(cell)].gain;
      bool value = gain[1] > gain[0];
      float score;
      if (options_.beliefs) {
        const float p = beliefs_->filled(row, column);
        value = p > 0.5f;
        const float likely = value ? p : 1 - p;
        score = by_belief ? float(gain[value]) * likely * likely
                          : float(std::min(gain[0], gain[1])) * 64 + float(log_score(1 + std::abs(gain[0] - gain[1])));
      } else {
        value = false;  // most cells of a line are empty more often than not
        score = float(std::min(gain[0], gain[1]) * 64 + log_score(1 + std::abs(gain[0] - gain[1])));
      }
      if (score > best_score) best_score = score, best = literal(cell, value);
    });
  return best;
}

template <class Word>
SearchEnd TreeSearch<Word>::run_try(Budget& budget) {
  for (int row = 0; row < rules_.height; ++row) {
    const Word fresh = (root_.filled[row] & ~board_.filled[row]) | (root_.empty[row] & ~board_.empty[row]);
    if (fresh) fresh_.rows |= Word(1) << row;
    fresh_.columns |= fresh;
  }
  if (fresh_.any()) to_probe_ = true, root_done_ = false;
  board_ = root_;
  pause_at_root_ = true;
  return run(budget, ~std::uint64_t(0));
}

template <class Word>
SearchEnd TreeSearch<Word>::run(Budget& budget, std::uint64_t work) {
  const std::uint64_t begin = this->work();
  if (at_solution_) {
    at_solution_ = false;
    contradiction_ = true;  // on to the next
    --statistics_.conflicts;
  }
  while (!exhausted_) {
    if (contradiction_) {
      contradiction_ = false;
      if (!backtrack()) {
        exhausted_ = true;
        break;
      }
      continue;
    }
    if (to_probe_) {
      const ProbeEnd end = settle(budget);
      if (end == ProbeEnd::stopped) return SearchEnd::stopped;
      contradiction_ = end == ProbeEnd::contradiction;
      to_probe_ = false;
      if (contradiction_) continue;
      if (!root_done_) {
        root_done_ = true;
        root_ = board_;
      }
    }
    if (rules_.complete(board_)) {
      at_solution_ = true;
      return SearchEnd::solution;
    }
    if (this->work() - begin >= work) return SearchEnd::slice_over;
    if (budget.spend_node()) return SearchEnd::stopped;
    if (options_.restarts && restarts_.due()) {
      ++statistics_.restarts;
      start_over(true);
      restarts_.next_try();
      if (beliefs_) {
        beliefs_->reset(options_.seed + restarts_.tries());
        beliefs_->exchange(board_, 10);
        statistics_.rounds += 10;
      }
      if (pause_at_root_) return SearchEnd::slice_over;
      continue;
    }
    if (options_.restarts) restarts_.count();
    ++statistics_.decisions;
    const Literal decision = choose();
    nodes_.push_back({board_, table_, decision, probing_.mark()});
    fresh_ = {};
    contradiction_ = !probing_.put(board_, decision, Stage::guess, fresh_);
    to_probe_ = true;
  }
  return SearchEnd::exhausted;
}

template class TreeSearch<std::uint32_t>;
template class TreeSearch<std::uint64_t>;
template class TreeSearch<Wide>;

}  // namespace cluewright::nonogram
