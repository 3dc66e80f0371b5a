#include "nonogram/small/reinforcement.hpp"

#include <algorithm>
#include <cmath>

#include "nonogram/small/propagation.hpp"

namespace cluewright::nonogram {

namespace {

constexpr float most_log_odds = 6.9f;  // as sure as a message can be

}  // namespace

template <class Word>
Reinforcement<Word>::Reinforcement(const Rules<Word>& rules, Statistics& statistics)
    : rules_(rules), statistics_(statistics), beliefs_(rules), believed_(std::size_t(rules.cell_count())),
      opinions_(std::size_t(rules.cell_count())), log_odds_(std::size_t(rules.cell_count())) {}

template <class Word>
void Reinforcement<Word>::form_opinions(float share) {
  beliefs_.read(believed_);
  for (std::size_t cell = 0; cell < believed_.size(); ++cell) {
    log_odds_[cell] += std::log(believed_[cell] / (1 - believed_[cell]));  // what lines and cell believe
    believed_[cell] = log_odds_[cell];
    log_odds_[cell] = std::clamp(share * log_odds_[cell], -most_log_odds, most_log_odds);
    opinions_[cell] = 1 / (1 + std::exp(-log_odds_[cell]));
  }
}

// The likelier value of every cell.
template <class Word>
void Reinforcement<Word>::look(const Board<Word>& root, NearSolution<Word>& now) const {
  now.picture = root;
  Dirty<Word> dirty;
  for (int row = 0; row < rules_.height; ++row)
    for_each_bit(Word(~(root.filled[row] | root.empty[row]) & low_bits<Word>(rules_.width)), [&](int column) {
      set_cell(rules_, now.picture, dirty, row, column, believed_[std::size_t(rules_.cell(row, column))] > 0);
    });
  now.wrong.clear();
  Word filled[many_lanes]{}, empty[many_lanes]{};
  for (int line = 0; line < rules_.lines; ++line) {
    if (rules_.pattern[line].hidden) continue;
    filled[0] = now.picture.filled[line];
    empty[0] = now.picture.empty[line];
    if (!rules_.feasible(line, filled, empty, 1)) now.wrong.push_back(line);
  }
}

template <class Word>
bool Reinforcement<Word>::run(const Board<Word>& root, const typename Beliefs<Word>::Said& state, Budget& budget,
                              NearSolution<Word>& best, const Pace& pace) {
  beliefs_.say_again(state);
  std::fill(opinions_.begin(), opinions_.end(), 0.5f);
  std::fill(log_odds_.begin(), log_odds_.end(), 0.0f);
  NearSolution<Word> now;
  int gained = 0;
  for (int round = 0; round < pace.most_rounds && round - gained < pace.rounds_without_gain;) {
    if (budget.spent_now()) return false;
    for (const int end = round + pace.rounds_per_picture; round < end;) {
      beliefs_.exchange(root, 1, 0, &opinions_);
      form_opinions(float(++round) * pace.share_per_round);
    }
    statistics_.rounds += pace.rounds_per_picture;
    look(root, now);
    if (gained == 0 || now.wrong.size() < best.wrong.size()) {
      gained = round;
      best = now;
    }
    if (now.wrong.empty()) break;
  }
  return true;
}

template class Reinforcement<std::uint32_t>;
template class Reinforcement<std::uint64_t>;
template class Reinforcement<Wide>;

}  // namespace cluewright::nonogram
