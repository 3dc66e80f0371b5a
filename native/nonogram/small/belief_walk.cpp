#include "nonogram/small/belief_walk.hpp"

#include <algorithm>
#include <cmath>

namespace cluewright::nonogram {

namespace {

// Rounds, and the share of themselves that messages keep in the slow ones: without it they go to and fro, and the estimate means
// nothing.
constexpr int leaning_rounds = 10, freed_rounds = 20, slow_rounds = 20;
constexpr float share_kept = 0.3f;
constexpr int rounds_per_look = 20;  // at the clock
constexpr float leaning_opinion = 0.9f;  // of the cells of a line that is leant on
constexpr double usual_loss = 0.5;  // of the logarithm: taken once in e times

}  // namespace

template <class Word>
BeliefWalk<Word>::BeliefWalk(const Rules<Word>& rules, std::uint64_t seed, Statistics& statistics)
    : rules_(rules), statistics_(statistics), random_(seed), beliefs_(rules), heard_(std::size_t(rules.cells)),
      opinions_(std::size_t(rules.cell_count()), 0.5f) {
  beliefs_.reset(seed);
  for (int line = 0; line < rules.lines; ++line)
    if (!rules.pattern[line].hidden && !rules.pattern[line].tight) lines_.push_back(line);
}

// False: the budget is spent.
template <class Word>
bool BeliefWalk<Word>::exchange(const Board<Word>& root, Budget& budget, int rounds, float kept, const std::vector<float>* opinions) {
  for (int left = rounds; left > 0; left -= rounds_per_look) {
    if (budget.spent_now()) return false;
    beliefs_.exchange(root, std::min(left, rounds_per_look), kept, opinions);
  }
  statistics_.rounds += std::uint64_t(rounds);
  return true;
}

// What a line hears, with what is known.
template <class Word>
void BeliefWalk<Word>::listen(const Board<Word>& root, int line) {
  for (int place = 0; place < rules_.length(line); ++place)
    heard_[std::size_t(place)] = bit_at(root.filled[line], place)  ? 1.0f
                                 : bit_at(root.empty[line], place) ? 0.0f
                                                                   : beliefs_.heard(line, place);
}

// Bethe's: the weights of all lines, less what was counted twice, the chance that the two messages of a cell agree.
template <class Word>
double BeliefWalk<Word>::estimate(const Board<Word>& root) {
  double sum = 0;
  for (const int line : lines_) {
    listen(root, line);
    draw_.weigh(rules_.pattern[line], heard_.data(), rules_.length(line));
    sum += draw_.log_weight();
  }
  for (int row = 0; row < rules_.height; ++row)
    for_each_bit(Word(~(root.filled[row] | root.empty[row]) & low_bits<Word>(rules_.width)), [&](int column) {
      const double a = beliefs_.heard(row, column), b = beliefs_.answered(row, column);
      sum -= std::log(a * b + (1 - a) * (1 - b));
    });
  return sum;
}

// A line drawn by how unsure its cells are in all.
template <class Word>
int BeliefWalk<Word>::unsure_line(const Board<Word>& root) {
  std::vector<double> unsure(std::size_t(rules_.lines), 0.0);
  for (int row = 0; row < rules_.height; ++row)
    for_each_bit(Word(~(root.filled[row] | root.empty[row]) & low_bits<Word>(rules_.width)), [&](int column) {
      const double p = beliefs_.filled(row, column);
      unsure[std::size_t(row)] += p * (1 - p);
      unsure[std::size_t(rules_.height + column)] += p * (1 - p);
    });
  double all = 0;
  for (const int line : lines_) all += unsure[std::size_t(line)];
  double left = random_.fraction() * all;
  for (const int line : lines_)
    if ((left -= unsure[std::size_t(line)]) < 0) return line;
  return lines_.back();
}

template <class Word>
bool BeliefWalk<Word>::begin(const Board<Word>& root, Budget& budget, int rounds, int slow_rounds) {
  if (!exchange(root, budget, rounds, 0, nullptr)) return false;
  if (!exchange(root, budget, slow_rounds, share_kept, nullptr)) return false;
  state_ = beliefs_.said();
  log_solutions_ = estimate(root);
  return true;
}

template <class Word>
bool BeliefWalk<Word>::step(const Board<Word>& root, Budget& budget) {
  if (budget.spend_long_node()) return false;
  if (lines_.empty()) return true;
  const int line = unsure_line(root);
  listen(root, line);
  draw_.weigh(rules_.pattern[line], heard_.data(), rules_.length(line));
  const Word filled = draw_.draw(random_);
  const auto lean = [&](auto&& opinion) {
    for (int place = 0; place < rules_.length(line); ++place) opinions_[std::size_t(rules_.cell(line, place))] = opinion(place);
  };
  lean([&](int place) { return bit_at(filled, place) ? leaning_opinion : 1 - leaning_opinion; });
  const bool leant = exchange(root, budget, leaning_rounds, 0, &opinions_);
  lean([](int) { return 0.5f; });
  if (!leant || !exchange(root, budget, freed_rounds, 0, nullptr) || !exchange(root, budget, slow_rounds, share_kept, nullptr)) {
    beliefs_.say_again(state_);
    return false;
  }
  const double log_solutions = estimate(root);
  if (random_.fraction() < std::exp((log_solutions - log_solutions_) / usual_loss)) {
    log_solutions_ = log_solutions;
    state_ = beliefs_.said();
  } else {
    beliefs_.say_again(state_);
  }
  return true;
}

template class BeliefWalk<std::uint32_t>;
template class BeliefWalk<std::uint64_t>;
template class BeliefWalk<Wide>;

}  // namespace cluewright::nonogram
