// The arrangements of one line, each weighted by what the crossing lines say: how much they weigh together, and one of them drawn.
//
// The positions of line/kernel.hpp once more. The kernels of beliefs sum eight lines at once and keep no total; here a line at a time,
// in doubles, which the weights of 128 cells do not leave.
#pragma once

#include <vector>

#include "common/random.hpp"
#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

template <class Word>
class LineDraw {
 public:
  // `heard`: the probability that each of the cells is filled. The pattern is neither hidden nor tight.
  void weigh(const LinePattern<Word>& pattern, const float* heard, int cells);

  // The logarithm of the probability that cells drawn as `heard` says are an arrangement of the line.
  double log_weight() const;
  // The filled cells of an arrangement, each as likely as it weighs; none where no arrangement weighs anything.
  Word draw(Random& random) const;

 private:
  double& at(int t, int position) { return weight_[std::size_t(t * (last_ + 2) + position + 1)]; }
  double at(int t, int position) const { return weight_[std::size_t(t * (last_ + 2) + position + 1)]; }
  double all() const;

  LinePattern<Word> pattern_;
  int cells_ = 0, last_ = 0;
  std::vector<double> weight_;  // of all ways to stand in a position after t cells; nothing in the position before the first
};

}  // namespace cluewright::nonogram
