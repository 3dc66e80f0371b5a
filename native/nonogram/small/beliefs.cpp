#include "nonogram/small/beliefs.hpp"

#include <algorithm>
#include <numeric>

#if defined(__SSE2__) || defined(_M_X64)
#include <xmmintrin.h>
#endif

namespace cluewright::nonogram {

namespace {

// Weights of hopeless arrangements become so small that the processor calculates them in slow motion; measured, that was half the
// time. While this lives they count as zero.
class TinyNumbersAreZero {
#if defined(__SSE2__) || defined(_M_X64)
 public:
  TinyNumbersAreZero() : before_(_mm_getcsr()) { _mm_setcsr(before_ | 0x8040); }
  ~TinyNumbersAreZero() { _mm_setcsr(before_); }
  TinyNumbersAreZero(const TinyNumbersAreZero&) = delete;
  TinyNumbersAreZero& operator=(const TinyNumbersAreZero&) = delete;

 private:
  unsigned before_;
#endif
};

}  // namespace

template <class Word>
Beliefs<Word>::Beliefs(const Rules<Word>& rules)
    : rules_(rules), from_rows_(std::size_t(rules.cell_count()), 0.5f), from_columns_(std::size_t(rules.cell_count()), 0.5f) {
  build_groups(0, rules.height, row_groups_);
  build_groups(rules.height, rules.width, column_groups_);
}

// Lines of similar length stand in one group: the fewer positions matter to all of them, the less there is to sum.
template <class Word>
void Beliefs<Word>::build_groups(int first_line, int count, std::vector<Group>& groups) {
  const auto last_position = [&](int line) {
    const LinePattern<Word>& pattern = rules_.pattern[first_line + line];
    return pattern.hidden || pattern.tight ? -1 : last_bit(pattern.accept);
  };
  std::vector<int> order(std::size_t(count), 0);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return last_position(a) < last_position(b); });
  for (int first = 0; first < count; first += lane_count) {
    Group group;
    group.cells = rules_.length(first_line);
    group.lanes = std::min(lane_count, count - first);
    int shortest = group.cells + 1, longest = 0;
    for (int lane = 0; lane < lane_count; ++lane) {
      group.line[lane] = order[std::size_t(first + std::min(lane, group.lanes - 1))];
      const int last = last_position(group.line[lane]);
      if (last < 0) continue;
      shortest = std::min(shortest, last);
      longest = std::max(longest, last);
    }
    shortest = std::min(shortest, longest);
    group.positions.assign(std::size_t(longest) + 1, {});
    group.ending.assign((std::size_t(longest) + 1) * lane_count, 0.0f);
    for (int lane = 0; lane < group.lanes; ++lane) {
      const LinePattern<Word>& pattern = rules_.pattern[first_line + group.line[lane]];
      for (int p = 0; p <= last_position(group.line[lane]); ++p) {
        const bool gap = bit_at(pattern.gap, p);
        group.positions[p].gap[lane] = gap ? 1.0f : 0.0f;
        group.positions[p].filled[lane] = gap ? 0.0f : 1.0f;
        group.positions[p].loop[lane] = bit_at(pattern.loop, p) ? 1.0f : 0.0f;
        group.ending[std::size_t(p) * lane_count + lane] = bit_at(pattern.accept, p) ? 1.0f : 0.0f;
      }
    }
    for (int t = 0; t <= group.cells; ++t) {
      // A position is at most one further with every cell, and from it the end must still be reachable.
      group.lowest.push_back(std::int16_t(std::max(0, shortest - 1 - (group.cells - t))));
      group.highest.push_back(std::int16_t(std::min(t, longest)));
    }
    scratch_.resize(std::max(scratch_.size(), belief_scratch_size(group)));
    groups.push_back(std::move(group));
  }
}

template <class Word>
void Beliefs<Word>::reset(std::uint64_t noise_seed) {
  std::uint64_t state = noise_seed * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u;
  for (std::vector<float>* messages : {&from_rows_, &from_columns_})
    for (float& message : *messages) {
      state ^= state << 13, state ^= state >> 7, state ^= state << 17;
      message = 0.5f + float(std::int32_t(state >> 40 & 0xffff) - 0x8000) * (0.02f / 0x8000);
    }
}

template <class Word>
void Beliefs<Word>::answer(const std::vector<Group>& groups, int first_line, const Board<Word>& board,
                           const std::vector<float>& in, int in_stride, std::vector<float>& out, int out_stride) {
  alignas(64) float lanes_in[most_side<Word>][lane_count];
  alignas(64) float lanes_out[most_side<Word>][lane_count];
  for (const Group& group : groups) {
    for (int t = 0; t < group.cells; ++t) {
      const float* from = &in[std::size_t(t) * in_stride];
      for (int lane = 0; lane < lane_count; ++lane) lanes_in[t][lane] = from[group.line[lane]];
    }
    const Word all = low_bits<Word>(group.cells);
    for (int lane = 0; lane < group.lanes; ++lane) {
      const int line = first_line + group.line[lane];
      const float* old = &out[std::size_t(group.line[lane]) * out_stride];
      for (int t = 0; t < group.cells; ++t) lanes_out[t][lane] = old[t];
      for_each_bit(Word(board.filled[line] & all), [&](int t) { lanes_in[t][lane] = 1.0f; });
      for_each_bit(Word(board.empty[line] & all), [&](int t) { lanes_in[t][lane] = 0.0f; });
    }
    for (int lane = group.lanes; lane < lane_count; ++lane)
      for (int t = 0; t < group.cells; ++t) lanes_out[t][lane] = 0.5f;
    belief_kernel().answer(group, lanes_in, lanes_out, scratch_.data());
    for (int lane = 0; lane < group.lanes; ++lane) {
      float* to = &out[std::size_t(group.line[lane]) * out_stride];
      for (int t = 0; t < group.cells; ++t) to[t] = lanes_out[t][lane];
    }
  }
}

template <class Word>
void Beliefs<Word>::exchange(const Board<Word>& board, int rounds) {
  [[maybe_unused]] const TinyNumbersAreZero while_exchanging;
  for (int round = 0; round < rounds; ++round) {
    answer(row_groups_, 0, board, from_columns_, rules_.height, from_rows_, rules_.width);
    answer(column_groups_, rules_.height, board, from_rows_, rules_.width, from_columns_, rules_.height);
  }
}

template class Beliefs<std::uint32_t>;
template class Beliefs<std::uint64_t>;
template class Beliefs<Wide>;

}  // namespace cluewright::nonogram
