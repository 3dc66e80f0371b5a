#include "nonogram/small/line_draw.hpp"

#include <algorithm>
#include <cmath>

namespace cluewright::nonogram {

namespace {

constexpr double least_weight = 1e-300;

}  // namespace

template <class Word>
void LineDraw<Word>::weigh(const LinePattern<Word>& pattern, const float* heard, int cells) {
  pattern_ = pattern;
  cells_ = cells;
  last_ = last_bit(pattern.accept);
  weight_.assign(std::size_t((cells + 1) * (last_ + 2)), 0.0);
  at(0, 0) = 1;
  for (int t = 0; t < cells; ++t) {
    const double p = heard[t];
    // From a lower position than these the line's end is out of reach.
    const int low = std::max(0, last_ - 1 - (cells - t - 1)), high = std::min(t + 1, last_);
    for (int position = low; position <= high; ++position) {
      const double ways = at(t, position - 1) + (bit_at(pattern.loop, position) ? at(t, position) : 0.0);
      at(t + 1, position) = ways * (bit_at(pattern.gap, position) ? 1 - p : p);
    }
  }
}

template <class Word>
double LineDraw<Word>::all() const {
  double sum = 0;
  for_each_bit(pattern_.accept, [&](int position) { sum += at(cells_, position); });
  return sum;
}

template <class Word>
double LineDraw<Word>::log_weight() const {
  return std::log(std::max(all(), least_weight));
}

template <class Word>
Word LineDraw<Word>::draw(Random& random) const {
  Word filled = 0;
  double left = random.fraction() * all();
  int position = last_;
  for_each_bit(pattern_.accept, [&](int end) {
    if (left >= 0) position = end;
    left -= at(cells_, end);
  });
  // Back from the end: the line came from the position before, or repeated this one.
  for (int t = cells_; t > 0 && position >= 0; --t) {
    if (!bit_at(pattern_.gap, position)) filled |= Word(1) << (t - 1);
    const double stays = bit_at(pattern_.loop, position) ? at(t - 1, position) : 0.0;
    if (random.fraction() * (stays + at(t - 1, position - 1)) >= stays) --position;
  }
  return filled;
}

template class LineDraw<std::uint32_t>;
template class LineDraw<std::uint64_t>;
template class LineDraw<Wide>;

}  // namespace cluewright::nonogram
