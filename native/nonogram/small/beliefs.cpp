#include "nonogram/small/beliefs.hpp"

#include <algorithm>
#include <numeric>

#include "common/tiny_numbers.hpp"

namespace cluewright::nonogram {

namespace {

constexpr LaneWeights undecided = [] {
  LaneWeights weights{};
  for (float& lane : weights.lane) lane = 0.5f;
  return weights;
}();

}  // namespace

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
  messages.moved.assign(std::size_t((count + 3) / 4) * 16, Word(0));
  for (int place = 0; place < count; ++place) {
    const int line = order[std::size_t(place)] - first_line;
    for (std::size_t some = 0; some < 16; ++some)
      if (some >> line % 4 & 1) messages.moved[std::size_t(line / 4) * 16 + some] |= Word(1) << place;
  }
  for (int first = 0; first < count; first += belief_lanes) {
    Group& group = messages.groups.emplace_back();
    group.reset(rules_.length(first_line), kernel_);
    group.lanes = std::min(belief_lanes, count - first);
    for (int lane = 0; lane < belief_lanes; ++lane) {
      const int line = group.line[lane] = order[std::size_t(first + std::min(lane, group.lanes - 1))];
      group.place[lane] = (lane < group.lanes ? line - first_line : count) * belief_lanes;
      if (lane >= group.lanes) continue;
      messages.begin[std::size_t(line - first_line)] = {int(messages.said.size()), lane};
      if (const int last = last_position(line); last >= 0) group.put(lane, rules_.pattern[line], last);
    }
    for (BeliefGroup::Part& part : group.parts)
      if (goes_by_positions(part, kernel_.most_delays)) {
        part.lowest.resize(std::size_t(group.cells) + 1);
        part.highest.resize(std::size_t(group.cells) + 1);
      }
    messages.said.resize(messages.said.size() + std::size_t(group.cells), undecided);
    scratch_.resize(std::max(scratch_.size(), belief_scratch_size(group)));
  }
  messages.said.push_back(undecided);
}

template <class Word>
void Beliefs<Word>::reset(std::uint64_t noise_seed) {
  std::uint64_t state = noise_seed * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u;
  for (Messages* messages : {&from_rows_, &from_columns_})
    for (std::size_t line = 0; line < messages->begin.size(); ++line)
      for (int t = 0; t < messages->groups.front().cells; ++t) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        messages->of(int(line), t) = 0.5f + float(std::int32_t(state >> 40 & 0xffff) - 0x8000) * (0.02f / 0x8000);
      }
}

// Notes which cells are known, and the positions they leave: with every known cell there are fewer.
template <class Word>
void Beliefs<Word>::look_at(const Board<Word>& board, Messages& messages) {
  note_known(board, messages);
  for (Group& group : messages.groups)
    for (std::size_t i = 0; i < group.parts.size(); ++i)
      if (goes_by_positions(group.parts[i], kernel_.most_delays)) find_positions(board, group, int(i) * group.part_lanes, group.parts[i]);
}

// The lines that know a cell are those of the crossing line that are known.
template <class Word>
void Beliefs<Word>::note_known(const Board<Word>& board, Messages& messages) const {
  const int crossing = messages.first_line == 0 ? rules_.height : 0;
  for (int t = 0; t < messages.groups.front().cells; ++t) {
    Word filled = messages.lanes_of(board.filled[crossing + t]), empty = messages.lanes_of(board.empty[crossing + t]);
    for (Group& group : messages.groups) {
      group.known[std::size_t(t)] = {std::uint16_t(low_part(filled)), std::uint16_t(low_part(empty))};
      filled = filled >> belief_lanes;
      empty = empty >> belief_lanes;
    }
  }
}

template <class Word>
void Beliefs<Word>::find_positions(const Board<Word>& board, const Group& group, int first_lane, BeliefGroup::Part& part) const {
  Word positions[most_side<Word> + 1] = {}, some[most_side<Word> + 1];
  LineBatch<Word> batch;
  for (int first = first_lane; first < first_lane + group.part_lanes && first < group.lanes; first += lane_count) {
    for (int lane = 0; lane < lane_count; ++lane) {
      const int line = group.line[first + lane];
      rules_.load(batch, lane, line, board.filled[line], board.empty[line]);
      if (rules_.pattern[line].hidden) batch.accept[lane] = 0;
    }
    rules_.reach(batch, group.line + first, group.cells, some);
    for (int t = 0; t <= group.cells; ++t) positions[t] = positions[t] | some[t];
  }
  for (int t = 0; t <= group.cells; ++t) {
    part.lowest[std::size_t(t)] = std::int16_t(first_bit(positions[t]));
    part.highest[std::size_t(t)] = std::int16_t(last_bit(positions[t]));
  }
}

// What the crossing lines say to a group, cell by cell. What lanes without a line say goes to a cell beyond the last.
template <class Word>
void Beliefs<Word>::hear(const Messages& in, const Group& group, LaneWeights* heard) const {
  const LaneWeights* said = in.said.data();
  for (const Group& crossing : in.groups) {
    for (int from = 0; from < crossing.lanes; from += kernel_.part_lanes)
      for (int to = 0; to < group.lanes; to += kernel_.part_lanes)
        kernel_.turn(said->lane + from, group.place + to, heard->lane + to, crossing.place + from);
    said += crossing.cells;
  }
}

template <class Word>
void Beliefs<Word>::add_opinions(const std::vector<float>& opinions, const Group& group, LaneWeights* heard) const {
  for (int lane = 0; lane < group.lanes; ++lane) {
    const float* opinion = opinions.data() + rules_.cell(group.line[lane], 0);
    const std::ptrdiff_t step = rules_.is_row(group.line[lane]) ? 1 : rules_.width;
    for (int t = 0; t < group.cells; ++t) heard[t].lane[lane] = both(heard[t].lane[lane], opinion[t * step]);
  }
}

template <class Word>
void Beliefs<Word>::answer(const Messages& in, Messages& out, float kept, const std::vector<float>* opinions) {
  LaneWeights heard[most_side<Word> + 1], before[most_side<Word>];
  LaneWeights* said = out.said.data();
  for (const Group& group : out.groups) {
    hear(in, group, heard);
    if (opinions) add_opinions(*opinions, group, heard);
    if (kept > 0) std::copy_n(said, group.cells, before);
    kernel_.answer(group, heard, said, scratch_.data());
    if (kept > 0)
      for (int t = 0; t < group.cells; ++t)
        for (int lane = 0; lane < belief_lanes; ++lane) said[t].lane[lane] += kept * (before[t].lane[lane] - said[t].lane[lane]);
    said += group.cells;
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
void Beliefs<Word>::read(std::vector<float>& filled, std::int16_t* surest) const {
  LaneWeights cells[most_side<Word> + belief_lanes], turned[belief_lanes];
  int in_order[belief_lanes];
  for (int i = 0; i < belief_lanes; ++i) in_order[i] = i * belief_lanes;
  const LaneWeights* said = from_rows_.said.data();
  const int at_once = kernel_.part_lanes;
  for (const Group& group : from_rows_.groups) {
    hear(from_columns_, group, cells);
    for (int t = 0; t < group.cells; ++t, ++said)
      for (int lane = 0; lane < belief_lanes; ++lane) cells[t].lane[lane] = both(cells[t].lane[lane], said->lane[lane]);
    std::int16_t surest_of[belief_lanes];
    kernel_.surest(group, cells, surest_of);
    for (int lane = 0; lane < group.lanes; ++lane) surest[group.line[lane]] = surest_of[lane];
    for (int first = 0; first < group.lanes; first += at_once)
      for (int t = 0; t < group.cells; t += at_once) {
        kernel_.turn(cells[t].lane + first, in_order, turned[0].lane, in_order);
        for (int i = 0; i < std::min(at_once, group.lanes - first); ++i)
          std::copy_n(turned[i].lane, std::min(at_once, group.cells - t), filled.data() + group.line[first + i] * group.cells + t);
      }
  }
}

template class Beliefs<std::uint32_t>;
template class Beliefs<std::uint64_t>;
template class Beliefs<Wide>;

}  // namespace cluewright::nonogram
