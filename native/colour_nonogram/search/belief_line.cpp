#include "colour_nonogram/search/belief_line.hpp"

#include <algorithm>
#include <limits>

namespace cluewright::colour_nonogram {

namespace {

constexpr float least_total = 1e-30f;
constexpr float least_most = std::numeric_limits<float>::min();  // what is smaller has no reciprocal, or counts as zero anyway
constexpr int side_by_side = 8;  // sums and the like of every eighth number, so that none waits for the one before it

template <class Join>
float join_all(const float* numbers, int count, Join&& join) {
  float part[side_by_side] = {};
  int i = 0;
  for (; i + side_by_side <= count; i += side_by_side)
    for (int k = 0; k < side_by_side; ++k) part[k] = join(part[k], numbers[i + k]);
  for (int k = 0; i < count; ++i, ++k) part[k] = join(part[k], numbers[i]);
  for (int half = side_by_side / 2; half > 0; half /= 2)
    for (int k = 0; k < half; ++k) part[k] = join(part[k], part[k + half]);
  return part[0];
}

float total_of(const float* numbers, int count) {
  return join_all(numbers, count, [](float a, float b) { return a + b; });
}

// Of numbers that are not negative.
float most_of(const float* numbers, int count) {
  return join_all(numbers, count, [](float a, float b) { return a > b ? a : b; });
}

void multiply(float* numbers, const float* by, int count) {
  for (int i = 0; i < count; ++i) numbers[i] *= by[i];
}

void multiply(float* numbers, float by, int count) {
  for (int i = 0; i < count; ++i) numbers[i] *= by;
}

}  // namespace

BeliefLine::BeliefLine(const Clue& clue, int cells) : cells_(cells) {
  std::int64_t end = 0;
  Colour before = background;
  bool plain = !clue.hidden;
  for (const auto& block : clue.blocks) plain = plain && block.length != any_length;
  for (const auto& block : clue.blocks) {
    if (!plain) break;
    const bool gap = block.colour == before;
    end += block.length + gap;
    plain = end <= cells;
    blocks_.push_back({block.length, std::int32_t(end), block.colour, gap});
    colours_ |= only(block.colour);
    before = block.colour;
  }
  if (plain) delays_ = std::size_t(cells - end) + 1;
  else blocks_.clear();
}

void BeliefLine::make_room(Scratch& scratch) const {
  scratch.sums.resize(std::max(scratch.sums.size(), (2 * blocks_.size() + 1) * delays_));
  scratch.earliest.resize(std::max(scratch.earliest.size(), blocks_.size()));
  scratch.latest.resize(std::max(scratch.latest.size(), blocks_.size()));
}

// The weight of each block's own cells, and between which delays it is not zero.
bool BeliefLine::find_delays(const float* weights, Scratch& scratch) const {
  const int delays = int(delays_);
  int earliest = 0;
  for (std::size_t j = 0; j < blocks_.size(); ++j) {
    const Block& block = blocks_[j];
    const int begin = block.end - block.length, from = earliest, count = delays - from;
    const float* const coloured = weights + block.colour * cells_ + begin + from;
    float* const own_weight = own(scratch, j) + from;
    std::copy_n(coloured, count, own_weight);
    for (int i = 1; i < block.length; ++i) multiply(own_weight, coloured + i, count);
    if (block.gap) multiply(own_weight, weights + begin - 1 + from, count);
    while (earliest < delays && own(scratch, j)[earliest] == 0) ++earliest;
    if (earliest == delays) return false;
    scratch.earliest[j] = earliest;
  }
  int latest = delays - 1;
  for (std::size_t j = blocks_.size(); j-- > 0;) {
    while (latest >= scratch.earliest[j] && own(scratch, j)[latest] == 0) --latest;
    if (latest < scratch.earliest[j]) return false;
    scratch.latest[j] = latest;
  }
  return true;
}

bool BeliefLine::sum_from_left(const float* weights, Scratch& scratch) const {
  // The weight of all ways to have the blocks before, and nothing after them, up to where the next one begins.
  float* const before = rest(scratch);
  float empty = 1;
  for (int late = 0;; ++late) {
    if (late >= scratch.earliest[0]) before[late] = empty;
    if (late == scratch.latest[0]) break;
    empty *= weights[late];
  }
  for (std::size_t j = 0;; ++j) {
    const int earliest = scratch.earliest[j], latest = scratch.latest[j], count = latest - earliest + 1;
    const float* const own_weight = own(scratch, j);
    float* const ending = so_far(scratch, j);
    for (int late = earliest; late <= latest; ++late) ending[late] = before[late] * own_weight[late];
    const float most = most_of(ending + earliest, count);
    if (!(most >= least_most)) return false;
    multiply(ending + earliest, 1 / most, count);  // shares do not depend on it, and numbers stay within their range
    if (j + 1 == blocks_.size()) return true;
    const float* const gaps = weights + blocks_[j].end - 1;
    float ways = 0;
    for (int late = earliest; late <= latest; ++late) before[late] = ways = ending[late] + ways * gaps[late];
    for (int late = latest + 1; late <= scratch.latest[j + 1]; ++late) before[late] = ways *= gaps[late];
  }
}

bool BeliefLine::sum_from_right(const float* weights, float* shares, Scratch& scratch) const {
  // The same of the blocks after.
  float* const behind = rest(scratch);
  float ways = 1;
  for (int late = int(delays_) - 1;; --late) {
    behind[late] = ways;
    if (late == scratch.earliest[blocks_.size() - 1]) break;
    ways *= weights[blocks_.back().end + late - 1];
  }
  for (std::size_t j = blocks_.size() - 1;; --j) {
    const Block& block = blocks_[j];
    const int earliest = scratch.earliest[j], latest = scratch.latest[j], count = latest - earliest + 1;
    float* const ending = so_far(scratch, j) + earliest;
    multiply(ending, behind + earliest, count);
    const float total = total_of(ending, count);
    if (!(total > least_total)) return false;
    multiply(ending, 1 / total, count);
    float* const covered = shares + block.colour * cells_ + block.end - block.length + earliest;
    for (int i = 0; i < block.length; ++i)
      for (int k = 0; k < count; ++k) covered[i + k] += ending[k];
    if (j == 0) return true;
    multiply(behind + earliest, own(scratch, j) + earliest, count);
    const float most = most_of(behind + earliest, count);
    if (!(most >= least_most)) return false;
    multiply(behind + earliest, 1 / most, count);
    const float* const gaps = weights + blocks_[j - 1].end;
    ways = 0;
    for (int late = latest; late >= earliest; --late) behind[late] = ways = behind[late] + ways * gaps[late];
    for (int late = earliest - 1; late >= scratch.earliest[j - 1]; --late) behind[late] = ways *= gaps[late];
  }
}

bool BeliefLine::sum(const float* weights, float* shares, Scratch& scratch) const {
  for_each_colour(colours_, [&](int colour) { std::fill_n(shares + colour * cells_, cells_, 0.0f); });
  if (!find_delays(weights, scratch) || !sum_from_left(weights, scratch) || !sum_from_right(weights, shares, scratch))
    return false;
  // What has no colour is background.
  for (int place = 0; place < cells_; ++place) shares[place] = 1;
  for_each_colour(ColourSet(colours_ & ~only(background)), [&](int colour) {
    const float* const coloured = shares + colour * cells_;
    for (int place = 0; place < cells_; ++place) shares[place] -= coloured[place];
  });
  for (int place = 0; place < cells_; ++place) shares[place] = shares[place] > 0 ? shares[place] : 0;
  return true;
}

}  // namespace cluewright::colour_nonogram
