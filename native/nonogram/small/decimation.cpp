#include "nonogram/small/decimation.hpp"

#include <algorithm>
#include <cmath>

namespace cluewright::nonogram {

namespace {

constexpr int root_rounds = 15, step_rounds = 2, steps_per_probing = 3;

}  // namespace

template <class Word>
void Decimation<Word>::exchange(int rounds) {
  beliefs_.exchange(board_, rounds);
  statistics_.rounds += std::uint64_t(rounds);
  belief_work_ += std::uint64_t(rounds) * std::uint64_t(rules_.lines) * std::uint64_t(rules_.cells) / 4;
}

// Puts the most certain tenth of the unknown cells on the board; false when they contradict each other.
template <class Word>
bool Decimation<Word>::believe_some() {
  struct Candidate {
    float bias;
    Literal literal;
  };
  std::vector<Candidate> candidates;
  for (int row = 0; row < rules_.height; ++row)
    for_each_bit(Word(~(board_.filled[row] | board_.empty[row]) & low_bits<Word>(rules_.width)), [&](int column) {
      const float p = beliefs_.filled(row, column);
      candidates.push_back({std::fabs(p - 0.5f), literal(row * rules_.width + column, p > 0.5f)});
    });
  const std::size_t chosen = std::max<std::size_t>(1, candidates.size() / 10);
  std::partial_sort(candidates.begin(), candidates.begin() + std::ptrdiff_t(chosen), candidates.end(),
                    [](const Candidate& a, const Candidate& b) { return a.bias != b.bias ? a.bias > b.bias : a.literal < b.literal; });
  Dirty<Word> changed;
  for (std::size_t i = 0; i < chosen; ++i) {
    const Literal l = candidates[i].literal;
    const auto [row, column] = rules_.place_of(cell_of(l));
    if (bit_at(board_.filled[row] | board_.empty[row], column)) continue;  // settled by an earlier one, either way
    if (!probing_.put(board_, l, Stage::decimate, changed)) return false;
  }
  return true;
}

template <class Word>
bool Decimation<Word>::attempt(const Board<Word>& root, Budget& budget) {
  board_ = root;
  if (attempts_++ > 0) beliefs_.reset(seed_ + attempts_);
  exchange(root_rounds);
  ProbeTable<Word> table;
  for (int step = 1; !rules_.complete(board_); ++step) {
    if (budget.spend_node()) return false;
    ++statistics_.decisions;
    if (!believe_some()) return false;
    if (step % steps_per_probing == 0 && !rules_.complete(board_)) {
      table.entries.clear();
      if (probing_.settle(board_, table, {}, budget) != ProbeEnd::settled) return false;
    }
    exchange(step_rounds);
  }
  return true;
}

template <class Word>
void Decimation<Word>::undo(const Board<Word>& root) {
  if (recording_) recording_->undo(std::size_t(rules_.unknown_cells(root) - rules_.unknown_cells(board_)));
}

template class Decimation<std::uint32_t>;
template class Decimation<std::uint64_t>;
template class Decimation<Wide>;

}  // namespace cluewright::nonogram
