#include "nonogram/small/beliefs.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "common/tiny_numbers.hpp"

namespace cluewright::nonogram {

template <class Word>
Beliefs<Word>::Beliefs(const Rules<Word>& rules) : rules_(rules), kernel_(belief_kernel()) {
  build_groups(0, rules.height, from_rows_);
  build_groups(rules.height, rules.width, from_columns_);
}

// Lines of similar length stand in one group: the fewer positions matter to all of them, the less there is to sum.
template <class Word>
void Beliefs<Word>::build_groups(int first_line, int count, Messages& messages) {
  const auto last_position = [&](int line) {
    const LinePattern<Word>& pattern = rules_.pattern[line];
    return pattern.hidden || pattern.tight ? -1 : last_bit(pattern.accept);
  };
  std::vector<int> order(std::size_t(count), 0);
  std::iota(order.begin(), order.end(), first_line);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return last_position(a) < last_position(b); });
  messages.first_line = first_line;
  messages.begin.resize(std::size_t(count));
  for (int first = 0; first < count; first += lane_count) {
    Group group;
    group.reset(rules_.length(first_line));
    group.lanes = std::min(lane_count, count - first);
    const auto size = std::size_t(group.cells) * lane_count;
    for (int lane = 0; lane < lane_count; ++lane) {
      group.line[lane] = order[std::size_t(first + std::min(lane, group.lanes - 1))];
      if (lane >= group.lanes) continue;
      messages.begin[std::size_t(group.line[lane] - first_line)] = messages.said.size() + std::size_t(lane);
      const int last = last_position(group.line[lane]);
      if (last >= 0) group.put(lane, rules_.pattern[group.line[lane]], last);
    }
    group.open.resize(size);
    group.known.resize(size);
    messages.said.resize(messages.said.size() + size, 0.5f);
    scratch_.resize(std::max(scratch_.size(), belief_scratch_size(group)));
    messages.groups.push_back(std::move(group));
  }
}

template <class Word>
void Beliefs<Word>::reset(std::uint64_t noise_seed) {
  std::uint64_t state = noise_seed * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u;
  for (Messages* messages : {&from_rows_, &from_columns_})
    for (std::size_t line = 0; line < messages->begin.size(); ++line)
      for (int t = 0; t < messages->groups.front().cells; ++t) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        messages->of(int(line))[t * lane_count] = 0.5f + float(std::int32_t(state >> 40 & 0xffff) - 0x8000) * (0.02f / 0x8000);
      }
}

// Notes which cells are known, and the positions they leave: with every known cell there are fewer.
template <class Word>
void Beliefs<Word>::look_at(const Board<Word>& board, Messages& messages) {
  Word positions[most_side<Word> + 1];
  LineBatch<Word> batch;
  for (Group& group : messages.groups) {
    for (int lane = 0; lane < lane_count; ++lane) {
      const int line = group.line[lane];
      rules_.load(batch, lane, line, board.filled[line], board.empty[line]);
      if (rules_.pattern[line].hidden) batch.accept[lane] = 0;
    }
    Word filled[lane_count], empty[lane_count];
    std::copy_n(batch.filled, lane_count, filled);
    std::copy_n(batch.empty, lane_count, empty);
    for (int t = 0; t < group.cells; ++t)
      for (int lane = 0; lane < lane_count; ++lane) {
        const std::size_t at = std::size_t(t) * lane_count + std::size_t(lane);
        const std::uint32_t is_filled = bit_at(filled[lane], 0), is_empty = bit_at(empty[lane], 0);
        group.open[at] = (is_filled | is_empty) - 1;
        group.known[at] = (0 - is_filled) & std::bit_cast<std::uint32_t>(1.0f);
        filled[lane] = filled[lane] >> 1;
        empty[lane] = empty[lane] >> 1;
      }
    if (group.delays <= most_delays) continue;
    rules_.reach(batch, group.line, group.cells, positions);
    group.silent = !positions[0];
    if (group.silent) continue;
    for (int t = 0; t <= group.cells; ++t) {
      group.lowest[std::size_t(t)] = std::int16_t(first_bit(positions[t]));
      group.highest[std::size_t(t)] = std::int16_t(last_bit(positions[t]));
    }
  }
}

// What the crossing lines say to a group, cell by cell.
template <class Word>
void Beliefs<Word>::hear(const Messages& in, const Messages& out, const Group& group, float (*heard)[lane_count]) const {
  const float* said = in.said.data();
  for (const Group& crossing : in.groups) {
    const float* rows[lane_count];
    alignas(32) float columns[lane_count][lane_count];
    for (int lane = 0; lane < lane_count; ++lane) rows[lane] = said + (group.line[lane] - out.first_line) * lane_count;
    kernel_.turn(rows, columns);
    for (int lane = 0; lane < crossing.lanes; ++lane) std::copy_n(columns[lane], lane_count, heard[crossing.line[lane] - in.first_line]);
    said += std::size_t(crossing.cells) * lane_count;
  }
}

template <class Word>
void Beliefs<Word>::add_opinions(const std::vector<float>& opinions, const Group& group, float (*heard)[lane_count]) const {
  for (int lane = 0; lane < lane_count; ++lane) {
    const float* opinion = opinions.data() + rules_.cell(group.line[lane], 0);
    const std::ptrdiff_t step = rules_.is_row(group.line[lane]) ? 1 : rules_.width;
    for (int t = 0; t < group.cells; ++t) heard[t][lane] = both(heard[t][lane], opinion[t * step]);
  }
}

template <class Word>
void Beliefs<Word>::answer(const Messages& in, Messages& out, float kept, const std::vector<float>* opinions) {
  alignas(64) float lanes_in[most_side<Word>][lane_count], before[most_side<Word>][lane_count];
  float* said = out.said.data();
  for (const Group& group : out.groups) {
    if (!group.silent) {
      hear(in, out, group, lanes_in);
      if (opinions) add_opinions(*opinions, group, lanes_in);
      for (int t = 0; t < group.cells; ++t)
        for (int lane = 0; lane < lane_count; ++lane) {
          const std::size_t at = std::size_t(t) * lane_count + std::size_t(lane);
          lanes_in[t][lane] = std::bit_cast<float>((std::bit_cast<std::uint32_t>(lanes_in[t][lane]) & group.open[at]) | group.known[at]);
        }
      const std::size_t size = std::size_t(group.cells) * lane_count;
      if (kept > 0) std::copy_n(said, size, before[0]);
      kernel_.answer(group, lanes_in, reinterpret_cast<float(*)[lane_count]>(said), scratch_.data());
      if (kept > 0)
        for (std::size_t i = 0; i < size; ++i) said[i] += kept * (before[i / lane_count][i % lane_count] - said[i]);
    }
    said += std::size_t(group.cells) * lane_count;
  }
}

template <class Word>
void Beliefs<Word>::exchange(const Board<Word>& board, int rounds, float kept, const std::vector<float>* opinions) {
  [[maybe_unused]] const TinyNumbersAreZero while_exchanging;
  look_at(board, from_rows_);
  look_at(board, from_columns_);
  for (int round = 0; round < rounds; ++round) {
    answer(from_columns_, from_rows_, kept, opinions);
    answer(from_rows_, from_columns_, kept, opinions);
  }
}

template <class Word>
void Beliefs<Word>::read(std::vector<float>& filled) const {
  alignas(64) float heard[most_side<Word>][lane_count];
  const float* said = from_rows_.said.data();
  for (const Group& group : from_rows_.groups) {
    hear(from_columns_, from_rows_, group, heard);
    for (int column = 0; column < group.cells; ++column, said += lane_count) {
      for (int lane = 0; lane < lane_count; ++lane) heard[column][lane] = both(heard[column][lane], said[lane]);
      for (int lane = 0; lane < group.lanes; ++lane)
        filled[std::size_t(group.line[lane] * group.cells + column)] = heard[column][lane];
    }
  }
}

template class Beliefs<std::uint32_t>;
template class Beliefs<std::uint64_t>;
template class Beliefs<Wide>;

}  // namespace cluewright::nonogram
