#include "colour_nonogram/search/lane_board.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace cluewright::colour_nonogram {

namespace {

template <class Word>
constexpr Word one(int place) {
  return Word(Word(1) << place);
}

std::size_t most_blocks(const std::vector<Clue>& clues, int begin, int end) {
  std::size_t most = 0;
  for (int i = begin; i < end; ++i) most = std::max(most, clues[std::size_t(i)].blocks.size());
  return most;
}

// The steps that the blocks of a side take.
std::size_t steps_of(const std::vector<Clue>& clues, int lanes) {
  std::size_t steps = 0;
  const int lines = int(clues.size());
  for (int begin = 0; begin < lines; begin += lanes) steps += most_blocks(clues, begin, std::min(begin + lanes, lines)) + 1;
  return steps;
}

bool plain(const std::vector<Clue>& clues, std::size_t cells) {
  return std::all_of(clues.begin(), clues.end(), [&](const Clue& clue) { return !clue.hidden && clue.blocks.size() <= cells; });
}

}  // namespace

template <class Word>
bool LaneBoard<Word>::fits(const Problem& problem) {
  const int longest = std::max(problem.width, problem.height), bits = int(sizeof(Word)) * 8;
  return longest <= bits && (bits == 16 || longest > bits / 2) && lane_kernel<Word>() &&
         plain(problem.rows, std::size_t(problem.width)) && plain(problem.columns, std::size_t(problem.height));
}

template <class Word>
LaneBoard<Word>::LaneBoard(const Problem& problem, const Grid* start)
    : kernel_(lane_kernel<Word>()), stride_(problem.colours + 1),
      rows_{nullptr, groups_[0], problem.height, problem.width, (problem.height + lanes - 1) / lanes, 0},
      columns_{nullptr, groups_[1], problem.width, problem.height, (problem.width + lanes - 1) / lanes, 0} {
  const std::size_t for_planes = plane_bytes(),
                    for_steps = (steps_of(problem.rows, lanes) + steps_of(problem.columns, lanes)) * sizeof(LaneStep<Word>);
  memory_ = std::make_unique_for_overwrite<std::byte[]>(vector_bytes + for_planes + for_steps);
  const auto beyond = reinterpret_cast<std::uintptr_t>(memory_.get()) % vector_bytes;
  std::byte* const aligned = memory_.get() + (vector_bytes - beyond);
  rows_.planes = reinterpret_cast<Word*>(aligned);
  columns_.planes = rows_.planes + rows_.count * stride_ * lanes;
  std::memset(aligned + for_planes, 0, for_steps);
  auto* steps = reinterpret_cast<LaneStep<Word>*>(aligned + for_planes);
  alignas(vector_bytes) ColourSet of_rows[64] = {}, of_columns[64] = {};
  set_up(rows_, problem.rows, of_rows, steps);
  set_up(columns_, problem.columns, of_columns, steps);
  if (hides_lengths_) return;
  kernel_->open_planes(rows_, stride_, of_rows, of_columns);
  kernel_->open_planes(columns_, stride_, of_columns, of_rows);
  if (start) keep_colours_of(*start);
}

template <class Word>
void LaneBoard<Word>::set_up(LaneSide<Word>& side, const std::vector<Clue>& clues, ColourSet* colours, LaneStep<Word>*& steps) {
  for (int number = 0; number < side.count; ++number) {
    const int begin = number * lanes, end = std::min(begin + lanes, side.lines);
    int widest = 0;
    unsigned lengths = 1;
    bool hides = false;
    ColourSet of_group = only(background);
    for (int i = begin; i < end; ++i) {
      const std::vector<Block>& blocks = clues[std::size_t(i)].blocks;
      LaneStep<Word>* step = steps;
      int least = 0;
      ColourSet set = only(background);
      Colour before = background;
      for (const Block& block : blocks) {
        const int length = std::min(block.length, beyond_any_line);
        hides |= length == any_length;
        step++->set(i - begin, unsigned(length), block.colour);
        least += length + (block.colour == before);
        lengths |= unsigned(length);
        before = block.colour;
        set |= only(block.colour);
      }
      impossible_ |= least > side.cells;
      if (blocks.size() > 1) widest = std::max(widest, side.cells - least);  // otherwise there is no gap
      colours[i] = set;
      of_group |= set;
    }
    hides_lengths_ |= hides;
    const std::size_t depth = most_blocks(clues, begin, end);
    side.groups[number] = {steps, std::uint8_t(depth), std::uint8_t(std::bit_width(lengths) - 1),
                           std::uint8_t(std::bit_width(unsigned(widest))), of_group};
    steps += depth + 1;
  }
  side.waiting = side.count == 32 ? ~0u : (1u << side.count) - 1;
}

template <class Word>
void LaneBoard<Word>::keep_colours_of(const Grid& start) {
  const ColourSet* set = start.data();
  for (int row = 0; row < rows_.lines; ++row)
    for (int column = 0; column < columns_.lines; ++column)
      for_each_colour(ColourSet(all_of(stride_ - 1) & ~*set++), [&](int colour) {
        planes_of(rows_, row)[colour * lanes] &= Word(~one<Word>(column));
        planes_of(columns_, column)[colour * lanes] &= Word(~one<Word>(row));
      });
}

template <class Word>
Settled LaneBoard<Word>::settle(Budget& budget, std::uint64_t& lines_solved) {
  if (impossible_) return Settled::failed;
  while (rows_.waiting | columns_.waiting) {
    if (budget.spent()) return Settled::stopped;  // both sides take a few microseconds
    if (!kernel_->sweep(rows_, columns_, stride_, lines_solved) || !kernel_->sweep(columns_, rows_, stride_, lines_solved))
      return Settled::failed;
  }
  return Settled::all;
}

template <class Word>
Word LaneBoard<Word>::open_in(int row) const {
  const Word* const planes = planes_of(rows_, row);
  Word any = 0, several = 0;
  for (int colour = 0; colour < stride_; ++colour) several |= any & planes[colour * lanes], any |= planes[colour * lanes];
  return several;
}

template <class Word>
bool LaneBoard<Word>::complete() const {
  const Word* plane = rows_.planes;
  Word twice[lanes] = {};
  for (int number = 0; number < rows_.count; ++number) {
    Word any[lanes] = {};
    for (int colour = 0; colour < stride_; ++colour, plane += lanes)
      for (int i = 0; i < lanes; ++i) twice[i] |= any[i] & plane[i], any[i] |= plane[i];
  }
  Word several = 0;
  for (const Word word : twice) several |= word;
  return several == 0;
}

template <class Word>
Grid LaneBoard<Word>::grid() const {
  Grid grid(std::size_t(width()) * std::size_t(height()));
  kernel_->write_grid(rows_, stride_, grid.data());
  return grid;
}

template <class Word>
ColourSet LaneBoard<Word>::at(int row, int column) const {
  const Word* const planes = planes_of(rows_, row);
  ColourSet set = 0;
  for (int colour = 0; colour < stride_; ++colour) set |= ColourSet((planes[colour * lanes] >> column & 1) << colour);
  return set;
}

template <class Word>
void LaneBoard<Word>::take_away(int row, int column, ColourSet taken) {
  for_each_colour(taken, [&](int colour) {
    planes_of(rows_, row)[colour * lanes] &= Word(~one<Word>(column));
    planes_of(columns_, column)[colour * lanes] &= Word(~one<Word>(row));
  });
  rows_.waiting |= 1u << row / lanes;
  columns_.waiting |= 1u << column / lanes;
}

template <class Word>
void LaneBoard<Word>::keep(Kept& kept) const {
  if (!kept) kept = std::make_unique_for_overwrite<std::byte[]>(plane_bytes());
  std::memcpy(kept.get(), rows_.planes, plane_bytes());
}

template <class Word>
void LaneBoard<Word>::go_back(const Kept& kept) {
  std::memcpy(rows_.planes, kept.get(), plane_bytes());
  rows_.waiting = columns_.waiting = 0;
}

template class LaneBoard<std::uint16_t>;
template class LaneBoard<std::uint32_t>;
template class LaneBoard<std::uint64_t>;

}  // namespace cluewright::colour_nonogram
