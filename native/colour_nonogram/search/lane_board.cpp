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

// The bytes that the blocks of a side take.
template <int lanes>
std::size_t bytes_of_blocks(const std::vector<Clue>& clues) {
  std::size_t steps = 0;
  for (std::size_t begin = 0; begin < clues.size(); begin += lanes) {
    std::size_t depth = 0;
    for (std::size_t i = begin; i < std::min(begin + lanes, clues.size()); ++i) depth = std::max(depth, clues[i].blocks.size());
    steps += depth + 1;
  }
  return steps * 2 * lanes;
}

bool plain(const std::vector<Clue>& clues, std::size_t cells) {
  for (const Clue& clue : clues) {
    if (clue.hidden || clue.blocks.size() > cells) return false;
    for (const Block& block : clue.blocks)
      if (block.length == any_length) return false;
  }
  return true;
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
                    for_blocks = bytes_of_blocks<lanes>(problem.rows) + bytes_of_blocks<lanes>(problem.columns);
  memory_ = std::make_unique_for_overwrite<std::byte[]>(vector_bytes + for_planes + for_blocks);
  const auto beyond = reinterpret_cast<std::uintptr_t>(memory_.get()) % vector_bytes;
  std::byte* const aligned = memory_.get() + (vector_bytes - beyond);
  rows_.planes = reinterpret_cast<Word*>(aligned);
  columns_.planes = rows_.planes + rows_.count * stride_ * lanes;
  std::memset(aligned, 0, for_planes);
  auto* blocks = reinterpret_cast<std::uint8_t*>(aligned + for_planes);
  ColourSet of_rows[64], of_columns[64];
  set_up(rows_, problem.rows, of_rows, blocks);
  set_up(columns_, problem.columns, of_columns, blocks);
  open_planes(rows_, of_rows, of_columns, columns_.lines);
  open_planes(columns_, of_columns, of_rows, rows_.lines);
  if (start) keep_colours_of(*start);
}

template <class Word>
void LaneBoard<Word>::set_up(LaneSide<Word>& side, const std::vector<Clue>& clues, ColourSet* colours, std::uint8_t*& blocks) {
  for (int number = 0; number < side.count; ++number) {
    const int begin = number * lanes, end = std::min(begin + lanes, side.lines);
    std::size_t depth = 0;
    for (int i = begin; i < end; ++i) depth = std::max(depth, clues[std::size_t(i)].blocks.size());
    for (std::size_t j = 0; j <= depth; ++j) {
      std::memset(blocks + j * 2 * lanes, idle, lanes);
      std::memset(blocks + j * 2 * lanes + lanes, 0, lanes);
    }
    int widest = 0;
    ColourSet of_group = only(background);
    for (int i = begin; i < end; ++i) {
      std::uint8_t* to = blocks + (i - begin);
      int least = 0;
      ColourSet set = only(background);
      Colour before = background;
      for (const Block block : clues[std::size_t(i)].blocks) {
        const int length = std::min(block.length, 65);  // longer than any line
        to[0] = block.colour;
        to[lanes] = std::uint8_t(length - 1);
        to += 2 * lanes;
        least += length + (block.colour == before);
        before = block.colour;
        set |= only(block.colour);
      }
      impossible_ |= least > side.cells;
      if (clues[std::size_t(i)].blocks.size() > 1) widest = std::max(widest, side.cells - least);  // otherwise there is no gap
      colours[i] = set;
      of_group |= set;
    }
    side.groups[number] = {blocks, std::uint8_t(depth), std::uint8_t(std::bit_width(unsigned(widest))), of_group};
    blocks += (depth + 1) * 2 * lanes;
  }
  side.waiting = side.count == 32 ? ~0u : (1u << side.count) - 1;
}

// A line's cell may have a colour that the clue has, and that across. Lanes without a line are all background.
template <class Word>
void LaneBoard<Word>::open_planes(LaneSide<Word>& side, const ColourSet* colours, const ColourSet* across, int across_lines) {
  Word with[most_colours + 1] = {};
  for (int i = 0; i < across_lines; ++i) for_each_colour(across[i], [&](int colour) { with[colour] |= one<Word>(i); });
  for (int i = 0; i < side.lines; ++i) {
    Word* const planes = planes_of(side, i);
    for_each_colour(colours[i], [&](int colour) { planes[colour * lanes] = with[colour]; });
  }
  for (int i = side.lines; i < side.count * lanes; ++i) *planes_of(side, i) = with[background];
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
  for (int row = 0; row < height(); ++row)
    kernel_->write_row(planes_of(rows_, row), stride_ - 1, width(), grid.data() + std::size_t(row) * std::size_t(width()));
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
