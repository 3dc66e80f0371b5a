#include "nonogram/line/settle.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "nonogram/line/bits.hpp"

namespace cluewright::nonogram {

namespace {

using bits::flood;
using bits::Word;
using bits::word_bits;

// Short lines have all their bits, those of the two cells outside included, in one word.
constexpr std::size_t longest_short_line = word_bits - 2;

constexpr Word every_byte = 0x0101010101010101u;

std::int32_t shortest(std::int32_t block) { return block == any_length ? 1 : block; }

// Gathers bit `plane` of each of up to 8 cells.
Word gather(const Cell* cells, std::size_t count, int plane) {
  if constexpr (std::endian::native == std::endian::little) {
    Word bytes = 0;
    std::memcpy(&bytes, cells, count);
    return (bytes >> plane & every_byte) * 0x0102040810204080u >> 56;
  } else {
    Word gathered = 0;
    for (std::size_t i = 0; i < count; ++i) gathered |= Word(cells[i] >> plane & 1) << i;
    return gathered;
  }
}

// The 8 cells whose lowest bits are the bits of the index.
constexpr auto spread_table = [] {
  std::array<std::array<Cell, 8>, 256> table{};
  for (int byte = 0; byte < 256; ++byte)
    for (int bit = 0; bit < 8; ++bit) table[byte][bit] = byte >> bit & 1;
  return table;
}();

Word spread(Word byte) { return std::bit_cast<Word>(spread_table[byte & 255]); }

// Keeps the positions from which `length` ones follow.
Word erode(Word x, std::int32_t length) {
  for (std::int32_t have = 1; have < length;) {
    const std::int32_t step = std::min(have, length - have);
    x &= x >> step;
    have += step;
  }
  return x;
}

Word erode_reversed(Word x, std::int32_t length) {
  for (std::int32_t have = 1; have < length;) {
    const std::int32_t step = std::min(have, length - have);
    x &= x << step;
    have += step;
  }
  return x;
}

// Turns starts of blocks into the cells they cover.
Word dilate(Word x, std::int32_t length) {
  for (std::int32_t have = 1; have < length;) {
    const std::int32_t step = std::min(have, length - have);
    x |= x << step;
    have += step;
  }
  return x;
}

std::int32_t lowest(const Word* words) {
  std::size_t i = 0;
  while (!words[i]) ++i;
  return static_cast<std::int32_t>(i * word_bits) + std::countr_zero(words[i]);
}

std::int32_t highest(const Word* words, std::size_t count) {
  std::size_t i = count - 1;
  while (!words[i]) --i;
  return static_cast<std::int32_t>(i * word_bits) + 63 - std::countl_zero(words[i]);
}

// The range of a block from the slacks it may start with and, of a hidden one, those it may end with.
BlockRange range_of(std::int32_t block, std::int32_t earliest, const Word* starts, const Word* ends, std::size_t count) {
  const std::int32_t rest = shortest(block) - 1;
  return {earliest + lowest(starts), earliest + highest(starts, count), earliest + lowest(ends) + rest,
          earliest + highest(ends, count) + rest};
}

}  // namespace

// Bit c + 1 is for cell c; before and after the line is a cell that can only be empty. Every plane has room for
// windows that reach past its end.
struct LineSolver::Planes {
  std::size_t words, size;  // words with something in them, words in all
  Word *fillable, *emptyable;
  Word *may_fill, *may_empty;  // the answer

  Planes(Word* memory, std::size_t words, std::size_t size)
      : words(words), size(size), fillable(memory), emptyable(memory + size), may_fill(memory + 2 * size),
        may_empty(memory + 3 * size) {}

  // False when a cell is a contradiction.
  bool pack(std::span<const Cell> cells) {
    emptyable[0] = 1;
    bits::merge(emptyable, cells.size() + 1, 1);
    Word clash = 0;
    for (std::size_t at = 0; at < cells.size(); at += 8) {
      const std::size_t count = std::min<std::size_t>(8, cells.size() - at);
      const Word known_empty = gather(&cells[at], count, 0), known_filled = gather(&cells[at], count, 1);
      const Word all = (Word(1) << count) - 1;
      clash |= known_empty & known_filled;
      bits::merge(fillable, at + 1, ~known_empty & all);
      bits::merge(emptyable, at + 1, ~known_filled & all);
    }
    return !clash;
  }

  void unpack(Cell* cells, std::size_t length) const {
    for (std::size_t at = 0; at < length; at += 8) {
      const Word never_filled = ~bits::read(may_fill, at + 1), never_empty = ~bits::read(may_empty, at + 1);
      const Word settled = spread(never_filled) | spread(never_empty) << 1;
      std::memcpy(cells + at, &settled, std::min<std::size_t>(8, length - at));
    }
  }
};

namespace {

// Everything in one word. Windows are only shifts here: the set that begins at cell c is `x >> (c + 1)`, and reversed,
// with slack d in bit 63 - d, it is `reverse(x) << (c + 1)`.
bool solve_short(std::span<const std::int32_t> blocks, std::size_t slack, Word fillable, Word emptyable,
                 Word& may_fill, Word& may_empty, BlockRange* ranges, bool whole) {
  const std::size_t count = blocks.size();
  std::array<Word, word_bits> reached, passed;  // the slacks possible in gap k, and behind block k

  // Gap k begins with the cell before block k, whose bit is `earliest`.
  std::size_t earliest = 0;
  reached[0] = flood(1, emptyable);
  for (std::size_t k = 0; k < count; ++k) {
    const Word cells = fillable >> (earliest + 1);
    passed[k] = blocks[k] == any_length ? flood(reached[k] & cells, cells) : reached[k] & erode(cells, blocks[k]);
    earliest += static_cast<std::size_t>(shortest(blocks[k])) + 1;
    const Word gap = emptyable >> earliest;
    reached[k + 1] = flood(passed[k] & gap, gap);
  }
  if (!(reached[count] >> slack & 1)) return false;
  if (!whole) return true;

  const Word reversed_fillable = bits::reverse(fillable), reversed_emptyable = bits::reverse(emptyable);
  Word back = flood(Word(1) << (63 - slack), reversed_emptyable << earliest);
  Word forth = bits::reverse(back);  // `back` in the order of the forward sets
  may_fill = 0;
  may_empty = (reached[count] & forth) << earliest;
  for (std::size_t k = count; k-- > 0;) {
    const std::int32_t block = blocks[k];
    earliest -= static_cast<std::size_t>(shortest(block)) + 1;
    const Word ends = passed[k] & forth;
    Word starts = ends;
    if (block == any_length) {
      const Word cells = reversed_fillable << (earliest + 1);
      back = flood(back & cells, cells);
      forth = bits::reverse(back);
      starts = reached[k] & forth;
      may_fill |= (passed[k] & forth) << (earliest + 1);
    } else {
      back &= erode_reversed(reversed_fillable, block) << (earliest + 1);
      may_fill |= dilate(starts, block) << (earliest + 1);
    }
    if (ranges) ranges[k] = range_of(block, static_cast<std::int32_t>(earliest), &starts, &ends, 1);
    const Word gap = reversed_emptyable << earliest;
    back = flood(back & gap, gap);
    forth = bits::reverse(back);
    may_empty |= (reached[k] & forth) << earliest;
  }
  return true;
}

}  // namespace

bool LineSolver::settle(const Clue& clue, std::span<Cell> cells) { return solve(clue, cells, nullptr, cells.data()); }

bool LineSolver::fits(const Clue& clue, std::span<const Cell> cells) { return solve(clue, cells, nullptr, nullptr); }

bool LineSolver::ranges(const Clue& clue, std::span<const Cell> cells, std::vector<BlockRange>& found) {
  found.resize(clue.blocks.size());
  return solve(clue, cells, found.data(), nullptr);
}

bool LineSolver::solve(const Clue& clue, std::span<const Cell> cells, BlockRange* ranges, Cell* settled) {
  const std::size_t length = cells.size();
  if (clue.hidden) return std::none_of(cells.begin(), cells.end(), [](Cell cell) { return cell == contradiction; });
  std::size_t needed = 0;
  for (const std::int32_t block : clue.blocks) needed += static_cast<std::size_t>(shortest(block)) + 1;
  if (needed > length + 1) return false;
  const std::size_t slack = length + 1 - needed;
  const bool whole = ranges || settled;

  if (length <= longest_short_line) {
    std::array<Word, 8> memory{};
    Planes planes(memory.data(), 1, 2);
    if (!planes.pack(cells) || !solve_short(clue.blocks, slack, *planes.fillable, *planes.emptyable, *planes.may_fill,
                                            *planes.may_empty, ranges, whole))
      return false;
    if (settled) planes.unpack(settled, length);
    return true;
  }
  const std::size_t words = bits::words_for(length + 2), size = words + slack / word_bits + 2;
  line_.assign(4 * size, 0);
  Planes planes(line_.data(), words, size);
  if (!planes.pack(cells)) return false;
  if (!(slack < word_bits       ? solve_long<1>(clue.blocks, slack, planes, ranges, whole)
        : slack < 2 * word_bits ? solve_long<2>(clue.blocks, slack, planes, ranges, whole)
                                : solve_long<0>(clue.blocks, slack, planes, ranges, whole)))
    return false;
  if (settled) planes.unpack(settled, length);
  return true;
}

// The same with sets of `span` words; few words are a constant, which spares the loops. Where a length fits is found
// once for each different length, over the whole line, and what the blocks of a length cover is likewise drawn once.
template <std::size_t fixed_span>
bool LineSolver::solve_long(std::span<const std::int32_t> blocks, std::size_t slack, const Planes& planes,
                            BlockRange* ranges, bool whole) {
  const std::size_t count = blocks.size(), words = planes.words, plane = planes.size;
  const std::size_t span = fixed_span ? fixed_span : slack / word_bits + 1;

  // The different lengths, ascending, sorted as a set of bits.
  work_.assign(words + 1, 0);
  for (const std::int32_t block : blocks)
    if (block != any_length) bits::merge(work_.data(), static_cast<std::size_t>(block), 1);
  lengths_.clear();
  class_of_.resize(words * word_bits);
  for (std::size_t w = 0; w < words; ++w)
    for (Word left = work_[w]; left; left &= left - 1) {
      const auto block = static_cast<std::int32_t>(w * word_bits) + std::countr_zero(left);
      class_of_[static_cast<std::size_t>(block)] = static_cast<std::int32_t>(lengths_.size());
      lengths_.push_back(block);
    }
  const std::size_t classes = lengths_.size();
  const auto class_of = [&](std::int32_t block) {
    return static_cast<std::size_t>(class_of_[static_cast<std::size_t>(block)]);
  };

  work_.assign((2 + 3 * classes) * plane + 3 * span, 0);
  Word* free = work_.data();
  const auto take = [&](std::size_t size) { return std::exchange(free, free + size); };
  Word* const fits = take(classes * plane);      // for each length the cells where such a block may start
  Word* const starting = take(classes * plane);  // and where it does in some arrangement
  Word* const reversed_fits = take(classes * plane);
  Word* const reversed_fillable = take(plane);
  Word* const reversed_emptyable = take(plane);
  Word* const back = take(span);
  Word* const forth = take(span);
  Word* const starts = take(span);

  // A reversed plane begins with `span` words of zeros: so the window whose slack d stands in bit 64 * span - 1 - d
  // begins at bit `mirrored(bit)`, where `bit` is the place of slack 0 in the plane itself.
  const auto reverse_plane = [&](Word* to, const Word* from) {
    for (std::size_t i = 0; i < words; ++i) to[span + words - 1 - i] = bits::reverse(from[i]);
  };
  const auto mirrored = [&](std::size_t bit) { return words * word_bits - bit; };
  reverse_plane(reversed_fillable, planes.fillable);
  reverse_plane(reversed_emptyable, planes.emptyable);

  const Word* shorter = planes.fillable;
  std::int32_t have = 1;
  for (std::size_t c = 0; c < classes; ++c) {
    Word* const fit = fits + c * plane;
    std::copy_n(shorter, words, fit);
    while (have < lengths_[c]) {
      const std::int32_t step = std::min(have, lengths_[c] - have);
      bits::and_shifted_down(fit, words, static_cast<std::size_t>(step));
      have += step;
    }
    reverse_plane(reversed_fits + c * plane, fit);
    shorter = fit;
  }

  const auto flood_set = [&](Word* to, const Word* set, const Word* through, std::size_t position) {
    Word carry = 0;
    for (std::size_t w = 0; w < span; ++w) {
      const Word window = bits::read(through, position + w * word_bits);
      to[w] = flood(set[w] & window, window, carry);
    }
  };
  const auto restrict_set = [&](Word* to, const Word* set, const Word* by, std::size_t position) {
    for (std::size_t w = 0; w < span; ++w) to[w] = set[w] & bits::read(by, position + w * word_bits);
  };
  const auto merge_both = [&](Word* to, std::size_t position, const Word* set, const Word* other) {
    for (std::size_t w = 0; w < span; ++w) bits::merge(to, position + w * word_bits, set[w] & other[w]);
  };
  const auto turn = [&] {
    for (std::size_t w = 0; w < span; ++w) forth[w] = bits::reverse(back[span - 1 - w]);
  };

  // The way forward.
  reached_.resize((count + 1) * span);
  passed_.resize(count * span);
  std::size_t earliest = 0;
  starts[0] = 1;
  flood_set(reached_.data(), starts, planes.emptyable, 0);
  for (std::size_t k = 0; k < count; ++k) {
    const Word* const before = reached_.data() + k * span;
    Word* const behind = passed_.data() + k * span;
    if (blocks[k] == any_length) flood_set(behind, before, planes.fillable, earliest + 1);
    else restrict_set(behind, before, fits + class_of(blocks[k]) * plane, earliest + 1);
    earliest += static_cast<std::size_t>(shortest(blocks[k])) + 1;
    flood_set(reached_.data() + (k + 1) * span, behind, planes.emptyable, earliest);
  }
  if (!(reached_[count * span + slack / word_bits] >> slack % word_bits & 1)) return false;
  if (!whole) return true;

  // The way back.
  const std::size_t last = span * word_bits - 1 - slack;
  back[last / word_bits] = Word(1) << last % word_bits;
  flood_set(back, back, reversed_emptyable, mirrored(earliest));
  turn();
  merge_both(planes.may_empty, earliest, reached_.data() + count * span, forth);
  for (std::size_t k = count; k-- > 0;) {
    const std::int32_t block = blocks[k];
    const Word* const before = reached_.data() + k * span;
    Word* const ends = passed_.data() + k * span;
    earliest -= static_cast<std::size_t>(shortest(block)) + 1;
    if (block == any_length) {
      std::copy_n(forth, span, starts);
      flood_set(back, back, reversed_fillable, mirrored(earliest + 1));
      turn();
      merge_both(planes.may_fill, earliest + 1, ends, forth);
      for (std::size_t w = 0; w < span; ++w) ends[w] &= std::exchange(starts[w], before[w] & forth[w]);
    } else {
      const std::size_t c = class_of(block);
      restrict_set(back, back, reversed_fits + c * plane, mirrored(earliest + 1));
      for (std::size_t w = 0; w < span; ++w) starts[w] = ends[w] &= forth[w];
      merge_both(starting + c * plane, earliest + 1, starts, starts);
    }
    if (ranges) ranges[k] = range_of(block, static_cast<std::int32_t>(earliest), starts, ends, span);
    flood_set(back, back, reversed_emptyable, mirrored(earliest));
    turn();
    merge_both(planes.may_empty, earliest, before, forth);
  }

  // Starts of long blocks, stretched by the difference, are starts of the next shorter length.
  for (std::size_t c = classes; c-- > 0;) {
    Word* const covered = starting + c * plane;
    const std::int32_t stretch = lengths_[c] - (c ? lengths_[c - 1] : 1) + 1;
    for (std::int32_t done = 1; done < stretch;) {
      const std::int32_t step = std::min(done, stretch - done);
      bits::or_shifted_up(covered, words, static_cast<std::size_t>(step));
      done += step;
    }
    Word* const into = c ? starting + (c - 1) * plane : planes.may_fill;
    for (std::size_t w = 0; w < words; ++w) into[w] |= covered[w];
  }
  return true;
}

}  // namespace cluewright::nonogram
