#include "colour_nonogram/line/line.hpp"

#include <cstddef>

#include "colour_nonogram/line/read_planes.hpp"

namespace cluewright::colour_nonogram {

namespace {

// Calls work.operator()<words>() for the number of words at hand.
template <class Work>
bool with_words(int words, Work&& work) {
  switch (words) {
    case 1: return work.template operator()<1>();
    case 2: return work.template operator()<2>();
    case 4: return work.template operator()<4>();
    case 8: return work.template operator()<8>();
    case 16: return work.template operator()<16>();
    default: return work.template operator()<32>();
  }
}

constexpr int most_words = 32;

// Where positions may be after one more cell, before that cell is looked at.
template <int words>
inline void step_on(const std::uint64_t* from, const std::uint64_t* loop, const std::uint64_t* skip, std::uint64_t* to) {
  std::uint64_t carry = 0, jumped = 0;
  for (int k = 0; k < words; ++k) {
    const std::uint64_t here = from[k], jump = here & skip[k];
    to[k] = (here << 1 | carry) | (here & loop[k]) | (jump << 2 | jumped);
    carry = here >> 63;
    jumped = jump >> 62;
  }
}

// The same from right to left.
template <int words>
inline void step_back(const std::uint64_t* from, const std::uint64_t* loop, const std::uint64_t* skip, std::uint64_t* to) {
  std::uint64_t carry = 0, jumped = 0;
  for (int k = words; k-- > 0;) {
    const std::uint64_t here = from[k];
    to[k] = (here >> 1 | carry) | (here & loop[k]) | ((here >> 2 | jumped) & skip[k]);
    carry = here << 63;
    jumped = here << 62;
  }
}

template <int words>
inline bool meet(std::uint64_t* set, const std::uint64_t* other) {
  std::uint64_t any = 0;
  for (int k = 0; k < words; ++k) any |= set[k] &= other[k];
  return any != 0;
}

template <int words>
inline bool meets(const std::uint64_t* a, const std::uint64_t* b) {
  std::uint64_t any = 0;
  for (int k = 0; k < words; ++k) any |= a[k] & b[k];
  return any != 0;
}

}  // namespace

Line::Line(const Clue& clue, int cells, int colours, ShortBlock* short_blocks)
    : cells_(cells), fours_(colours / 4 + 1), palette_(all_of(colours)), hidden_(clue.hidden), colours_(hidden_ ? all_of(colours) : only(background)) {
  if (hidden_) return;
  if (is_short()) {
    if (!short_blocks) {
      own_blocks_ = std::make_unique_for_overwrite<ShortBlock[]>(clue.blocks.size());
      short_blocks = own_blocks_.get();
    }
    short_ = ShortLine(clue, cells, short_blocks);
    colours_ = short_.colours();
    return;
  }
  for (const Block& block : clue.blocks) colours_ |= only(block.colour);
  std::size_t positions = 1;
  for (const Block& block : clue.blocks) positions += 1 + std::size_t(block.length == any_length ? 1 : block.length);
  while (std::size_t(words_) * 64 < positions && words_ < most_words) words_ *= 2;
  impossible_ = std::size_t(words_) * 64 < positions;
  if (impossible_) return;
  masks_.assign(std::size_t(fours_mask() + 16 * fours_) * std::size_t(words_), 0);
  const auto mark = [this](int which, std::size_t position) { mask(which)[position / 64] |= std::uint64_t(1) << position % 64; };
  const auto gap = [&](std::size_t position) {
    mark(colour_masks + background, position);
    mark(loop_mask, position);
  };
  std::size_t at = 0;
  gap(at);
  mark(first_mask, at);
  for (std::size_t i = 0; i < clue.blocks.size(); ++i) {
    const Block& block = clue.blocks[i];
    if (i == 0) mark(first_mask, at + 1);
    if (block.length == any_length) mark(loop_mask, at + 1);
    for (int k = 0; k < (block.length == any_length ? 1 : block.length); ++k) mark(colour_masks + block.colour, ++at);
    if (i + 1 == clue.blocks.size()) mark(last_mask, at);
    else if (clue.blocks[i + 1].colour != block.colour) mark(skip_mask, at);
    gap(++at);
  }
  mark(last_mask, at);
  for (int four = 0; four < fours_; ++four)
    for (int set = 1; set < 16; ++set)
      for (int bit = 0; bit < 4; ++bit)
        if (set >> bit & 1)
          for (int k = 0; k < words_; ++k) mask(fours_mask() + 16 * four + set)[k] |= mask(colour_masks + 4 * four + bit)[k];
}

// The positions of all colours of a set.
template <int words>
inline void Line::allow(ColourSet set, std::uint64_t* into) const {
  const std::uint64_t* table = masks_.data() + std::size_t(fours_mask()) * words;
  for (int k = 0; k < words; ++k) into[k] = table[std::size_t(set & 15) * words + std::size_t(k)];
  for (int four = 1; four < fours_; ++four) {
    table += 16 * words;
    set >>= 4;
    for (int k = 0; k < words; ++k) into[k] |= table[std::size_t(set & 15) * words + std::size_t(k)];
  }
}

template <int words>
bool Line::feasible_words(const ColourSet* sets) const {
  const std::uint64_t *const loop = masks_.data() + std::size_t(loop_mask) * words, *const skip = loop + words;
  std::uint64_t here[words], next[words];
  for (int k = 0; k < words; ++k) next[k] = masks_[std::size_t(k)];
  for (int i = 0;;) {
    allow<words>(sets[i], here);
    if (!meet<words>(here, next)) return false;
    if (++i == cells_) return meets<words>(here, masks_.data() + std::size_t(last_mask) * words);
    step_on<words>(here, loop, skip, next);
  }
}

template <int words>
bool Line::settle_words(ColourSet* sets, Scratch& scratch) const {
  const std::uint64_t *const last = masks_.data() + std::size_t(last_mask) * words, *const loop = last + words,
                      *const skip = loop + words, *const colours = skip + words;
  if (scratch.size() < std::size_t(cells_) * words) scratch.resize(std::size_t(cells_) * words);
  std::uint64_t* here = scratch.data();
  std::uint64_t allowed[words];
  for (int k = 0; k < words; ++k) here[k] = masks_[std::size_t(k)];
  for (int i = 0;; here += words) {
    allow<words>(sets[i], allowed);
    if (!meet<words>(here, allowed)) return false;
    if (++i == cells_) break;
    step_on<words>(here, loop, skip, here + words);
  }
  if (!meet<words>(here, last)) return false;
  // What is reachable from the left stays in the scratch; going back, it is met by what is reachable from the right. As every
  // position left there has one after it on the right, the meeting is never empty.
  std::uint64_t back[words];
  for (int i = cells_ - 1;; here -= words) {
    ColourSet kept = 0;
    for_each_colour(sets[i], [&](int colour) {
      if (meets<words>(here, colours + std::size_t(colour) * words)) kept |= only(colour);
    });
    sets[i] = kept;
    if (i-- == 0) return true;
    step_back<words>(here, loop, skip, back);
    meet<words>(here - words, back);
  }
}

bool Line::settle_short(const ColourSet* before, ColourSet* after, Cells& changed) const {
  Cells planes[most_colours + 1];
  read_planes(before, cells_, palette_, planes);
  return settle_short(before, planes, after, changed);
}

bool Line::settle_short(const ColourSet* before, ConstPlanes planes, ColourSet* after, Cells& changed) const {
  Cells left[most_colours + 1];
  if (!short_.settle(planes, left)) return false;
  for_each_colour(ColourSet(palette_ & ~colours_), [&](int colour) { left[colour] = 0; });
  changed = 0;
  for_each_colour(palette_, [&](int colour) { changed |= left[colour] ^= planes[colour]; });  // what is lost
  for_each_cell(changed, [&](int place) { after[place] = before[place]; });
  for_each_colour(palette_, [&](int colour) {
    for_each_cell(left[colour], [&](int place) { after[place] &= ColourSet(~only(colour)); });
  });
  return true;
}

bool Line::settle(ColourSet* sets, Scratch& scratch) const {
  if (hidden_) return true;
  if (Cells changed; is_short()) return settle_short(sets, sets, changed);
  if (impossible_) return false;
  return with_words(words_, [&]<int words>() { return settle_words<words>(sets, scratch); });
}

bool Line::feasible(const ColourSet* sets) const {
  if (hidden_) return true;
  if (is_short()) {
    Cells planes[most_colours + 1];
    read_planes(sets, cells_, colours_, planes);
    return short_.feasible(planes);
  }
  if (impossible_) return false;
  return with_words(words_, [&]<int words>() { return feasible_words<words>(sets); });
}

}  // namespace cluewright::colour_nonogram
