// Where the blocks of a vector of lines have room, and which cells they cover.
#pragma once

#include "colour_nonogram/line/lanes.hpp"
#include "colour_nonogram/line/vectors_avx2.hpp"

namespace cluewright::colour_nonogram {

namespace {

// Calls visit(colour) for every colour of the set but the background.
template <class Visit>
inline void for_each_coloured(ColourSet set, Visit&& visit) {
  for (set &= ColourSet(set - 1); set; set &= ColourSet(set - 1)) visit(lowest(set));
}

// In tables, as `ShortLine` has them: where 1, 2, 4, ... cells of a colour begin. Each lane looks up its own.
template <class Word>
class Runs {
 public:
  Runs(const LaneGroup<Word>& group, const Word* planes, int) : group_(group) {
    store(begins_, nothing());  // for lines without a block
    for_each_coloured(group.colours, [&](int colour) {
      Vector run = load(planes + colour * lanes);
      Word *begin = begins_ + colour * 8 * lanes, *cover = covered_ + colour * 8 * lanes;
      store(begin, run);
      store(cover, nothing());
      for (int power = 0; power < group_.highest; ++power) {
        run = both(run, L::all_down(run, 1 << power));
        store(begin += lanes, run);
        store(cover += lanes, nothing());
      }
    });
  }

  // The cells from which on there is room for the block.
  Vector places(int step) const {
    const LaneStep<Word>& at = group_.steps[step];
    const Vector run = look_up(at.table);
    return both(run, L::down(run, L::bytes(at.rest)));
  }
  // The block may begin in these cells.
  void cover(int step, Vector begins) {
    const LaneStep<Word>& at = group_.steps[step];
    alignas(vector_bytes) Word words[lanes];
    store(words, either(begins, L::up(begins, L::bytes(at.rest))));
    for (int i = 0; i < lanes; ++i) covered_[at.table[i] + i] |= words[i];
  }
  // The cells that have the colour in some place of some block.
  Vector covered(int colour) const {
    const Word* cover = covered_ + (colour * 8 + group_.highest) * lanes;
    Vector cells = load(cover);
    for (int power = group_.highest; power-- > 0;)
      cells = either(load(cover -= lanes), either(cells, L::all_up(cells, 1 << power)));
    return cells;
  }

 private:
  using L = Lanes<Word>;
  static constexpr int lanes = lanes_of<Word>, words = (most_colours + 1) * 8 * lanes;

  Vector look_up(const std::uint16_t* at) const {
    const auto word = [&](int lane) { return begins_[at[lane] + lane]; };
    if constexpr (lanes == 4) return _mm256_setr_epi64x(word(0), word(1), word(2), word(3));
    else return _mm256_setr_epi32(word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7));
  }

  const LaneGroup<Word>& group_;
  alignas(vector_bytes) Word begins_[words], covered_[words];
};

// Cell by cell, after a look at every colour.
template <>
class Runs<std::uint16_t> {
 public:
  Runs(const LaneGroup<std::uint16_t>& group, const std::uint16_t* planes, int stride)
      : group_(group), planes_(planes), stride_(stride) {}

  Vector places(int step) {
    const Vector colour = L::bytes(group_.steps[step].colour);
    Vector fits = nothing(), here = nothing();
    for (int c = 1; c < stride_; ++c) {
      here = L::add(here, L::all(1));
      fits = _mm256_blendv_epi8(fits, load(planes_ + c * lanes), L::equal(colour, here));
    }
    colours_[step] = colour;
    Vector places = fits;
    for (Vector beyond = L::bytes(group_.steps[step].beyond); !none(beyond); beyond = _mm256_subs_epu16(beyond, L::all(1))) {
      fits = L::all_down(fits, 1);
      places = both(places, either(fits, L::equal(beyond, nothing())));
    }
    return places;
  }
  void cover(int step, Vector begins) {
    Vector cells = begins;
    for (Vector beyond = L::bytes(group_.steps[step].beyond); !none(beyond); beyond = _mm256_subs_epu16(beyond, L::all(1))) {
      begins = L::all_up(begins, 1);
      cells = either(cells, without(begins, L::equal(beyond, nothing())));
    }
    cells_[step] = cells;
  }
  Vector covered(int colour) const {
    const Vector here = L::all(std::uint16_t(colour));
    Vector cells = nothing();
    for (int step = 0; step < group_.depth; ++step) cells = either(cells, both(cells_[step], L::equal(colours_[step], here)));
    return cells;
  }

 private:
  using L = Lanes<std::uint16_t>;
  static constexpr int lanes = lanes_of<std::uint16_t>;

  const LaneGroup<std::uint16_t>& group_;
  const std::uint16_t* planes_;
  const int stride_;
  Vector colours_[bits<std::uint16_t>], cells_[bits<std::uint16_t>];
};

}  // namespace

}  // namespace cluewright::colour_nonogram
