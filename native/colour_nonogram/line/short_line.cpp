#include "colour_nonogram/line/short_line.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace cluewright::colour_nonogram {

namespace {

// The seeds, and all cells of the mask before one of them without a break, so many steps of 1, 2, 4, ... cells far. For many
// seeds and one mask.
template <int steps>
class LeftFlood {
 public:
  explicit LeftFlood(Cells mask) {
    for (int k = 0; k < steps; ++k) {
      free_[k] = mask;
      mask &= mask >> (1 << k);
    }
  }
  Cells operator()(Cells seeds) const {
    for (int k = 0; k < steps; ++k) seeds |= free_[k] & seeds >> (1 << k);
    return seeds;
  }

 private:
  Cells free_[steps + 1];  // where 1, 2, 4, ... cells of the mask begin
};

constexpr Cells if_true(bool condition) { return Cells(0) - Cells(condition); }

constexpr unsigned too_long = most_short_cells + 1;  // makes a line impossible

// A length as a power of two and a rest; the hidden length, 0, is that of one cell or more.
struct Shape {
  std::uint8_t power, rest, beyond;
};
constexpr auto shape_of_length = [] {
  std::array<Shape, too_long + 1> shapes{};
  for (unsigned i = 0; i < shapes.size(); ++i) {
    const unsigned length = i == 0 ? 1 : i, power = unsigned(std::bit_width(length)) - 1;
    shapes[i] = {std::uint8_t(power), std::uint8_t(length - (1u << power)), std::uint8_t(length - 1)};
  }
  return shapes;
}();
static_assert(any_length == 0);

}  // namespace

ShortLine::ShortLine(const Clue& clue, int cells, ShortBlock* to) : cells_(cells) {
  const std::size_t count = clue.blocks.size();
  int least = 0, highest = 0;
  ColourSet colours = only(background);
  bool any = false;
  Colour before = background;
  for (std::size_t i = 0; i < count; ++i) {
    const Block block = clue.blocks[i];
    const Shape shape = shape_of_length[std::min(unsigned(block.length), too_long)];
    const bool joined = block.colour != before, hidden = block.length == any_length;
    before = block.colour;
    highest = std::max<int>(highest, shape.power);
    least += shape.beyond + 1 + !joined;
    colours |= only(block.colour);
    any |= hidden;
    if (i > 0) to[i - 1].joins = joined;
    to[i].colour = block.colour;
    to[i].table = std::uint8_t(shape.power + block.colour * powers);
    to[i].rest = shape.rest;
    to[i].beyond = shape.beyond;
    to[i].any = hidden;
    to[i].joined = joined;
    to[i].joins = false;
  }
  blocks_ = {to, count};
  highest_ = highest;
  colours_ = colours;
  any_ = any;
  impossible_ = least > cells;
  slack_ = std::uint8_t(std::max(cells - least, 0));
  steps_ = std::uint8_t(std::bit_width(slack_));
}

inline void ShortLine::fill(Cells plane, Cells* table) const {
  table[0] = plane;
  for (int power = 0; power < highest_; ++power) table[power + 1] = plane &= plane >> (1 << power);
}

// Goes over the blocks from the left, calling passed(begins, ends, gap) for each: the cells in which it may begin and
// end, and the background that may follow. Returns the last ends that are also ends of the line, none when there is no arrangement.
template <bool any, class Passed>
inline Cells ShortLine::go_right(ConstPlanes planes, const Cells* table, Passed&& passed) const {
  const Cells ground = planes[background];
  Cells ends = 0, may_begin = flood(ground & 1, ground) << 1 | 1;
  for (const ShortBlock& block : blocks_) {
    const Cells begins = may_begin & table[block.table] & table[block.table] >> block.rest;
    ends = begins << block.beyond;
    if constexpr (any)
      if (block.any) ends = flood(begins, table[block.table]);
    const Cells after = ends << 1, gap = flood(after & ground, ground);
    may_begin = gap << 1 | (after & if_true(block.joins));
    passed(begins, ends, gap);
  }
  // After the last block all cells are background.
  const Cells coloured = first_cells(cells_) & ~ground;
  return coloured ? ends & ~Cells(0) << (most_short_cells - 1 - std::countl_zero(coloured)) : ends;
}

template <bool any>
bool ShortLine::feasible_blocks(ConstPlanes planes) const {
  Cells table[tables];
  for_each_colour(ColourSet(colours_ & ~only(background)), [&](int colour) { fill(planes[colour], table + colour * powers); });
  return go_right<any>(planes, table, [](Cells, Cells, Cells) {}) != 0;
}

template <bool any, int steps>
bool ShortLine::settle_blocks(ConstPlanes planes, Planes left) const {
  Cells table[tables], covered[tables];
  const ColourSet coloured = ColourSet(colours_ & ~only(background));
  for_each_colour(coloured, [&](int colour) {
    fill(planes[colour], table + colour * powers);
    for (int power = 0; power <= highest_; ++power) covered[colour * powers + power] = 0;
  });
  struct Reach {
    Cells ends, gap;
  };
  Reach reached[most_short_cells];
  Cells begun[any ? most_short_cells : 1];  // elsewhere the ends tell
  std::size_t j = 0;
  Cells ends = go_right<any>(planes, table, [&](Cells begins, Cells last, Cells gap) {
    if constexpr (any) begun[j] = begins;
    reached[j++] = {last, gap};
  });
  if (!ends) return false;

  // Back from the right: each block stands where both ways lead.
  const Cells ground = planes[background];
  const LeftFlood<steps> through_ground(ground);
  Cells may_be_ground = ground & ~(ends ^ (ends - 1));  // after the earliest end
  while (true) {
    const ShortBlock& block = blocks_[--j];
    Cells begins = ends >> block.beyond, cells = begins | begins << block.rest;
    if constexpr (any)
      if (block.any) {
        const Cells to_end = LeftFlood<steps>(table[block.table])(ends);
        begins = begun[j] & to_end;
        cells = reached[j].ends & to_end;
      }
    covered[block.table] |= cells;
    if (j == 0) {
      may_be_ground |= first_cells(most_short_cells - std::countl_zero(begins)) >> 1;  // before the latest beginning
      break;
    }
    const Reach& before = reached[j - 1];
    const Cells gap = through_ground(begins >> 1 & ground) & before.gap;
    may_be_ground |= gap;
    ends = before.ends & (gap >> 1 | (begins >> 1 & if_true(block.joined)));
  }
  left[background] = may_be_ground;
  for_each_colour(coloured, [&](int colour) {
    const Cells* const begins = covered + colour * powers;
    Cells cells = begins[highest_];
    for (int power = highest_; power-- > 0;) cells |= begins[power] | cells << (1 << power);
    left[colour] = cells;
  });
  return true;
}

bool ShortLine::open(ConstPlanes planes) const {
  bool all = true;
  for (ColourSet colours = colours_; colours && all; colours &= ColourSet(colours - 1))
    all = planes[lowest(colours)] == first_cells(cells_);
  return all;
}

// Of a line about which nothing is known: every block has the same room, and so has what lies between two of them.
void ShortLine::settle_open(Planes left) const {
  for_each_colour(colours_, [&](int colour) { left[colour] = 0; });
  int end = 0;  // of the block before, as far left as it goes
  for (const ShortBlock& block : blocks_) {
    const int begin = end + !block.joined;
    left[background] |= (one_cell(begin - end + slack_) - 1) << end;
    left[block.colour] |= first_cells(block.beyond + 1 + slack_) << begin;
    end = begin + block.beyond + 1;
  }
  left[background] |= (one_cell(slack_) - 1) << (cells_ - slack_ - 1) << 1;
}

bool ShortLine::feasible(ConstPlanes planes) const {
  if (impossible_) return false;
  if (blocks_.empty()) return planes[background] == first_cells(cells_);
  return any_ ? feasible_blocks<true>(planes) : feasible_blocks<false>(planes);
}

bool ShortLine::settle(ConstPlanes planes, Planes left) const {
  if (blocks_.empty()) {
    left[background] = first_cells(cells_);
    return planes[background] == left[background];
  }
  if (impossible_) return false;
  if (any_) return settle_blocks<true, 6>(planes, left);
  if (open(planes)) {
    settle_open(left);
    return true;
  }
  switch (steps_) {
    case 0: return settle_blocks<false, 0>(planes, left);
    case 1: return settle_blocks<false, 1>(planes, left);
    case 2: return settle_blocks<false, 2>(planes, left);
    case 3: return settle_blocks<false, 3>(planes, left);
    case 4: return settle_blocks<false, 4>(planes, left);
    case 5: return settle_blocks<false, 5>(planes, left);
    default: return settle_blocks<false, 6>(planes, left);
  }
}

}  // namespace cluewright::colour_nonogram
