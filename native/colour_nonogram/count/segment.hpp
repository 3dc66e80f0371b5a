// A line in colour as a chain of states, and its cells as a count takes them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"
#include "common/count/live_states.hpp"

namespace cluewright::colour_nonogram::count {

// Sets of states as bits, `words` words each.
struct Chain {
  static constexpr bool can_jump = true;

  std::int32_t states = 0;
  std::size_t words = 0;
  std::vector<StateWord> repeating, jumping;
  std::vector<std::vector<StateWord>> of_colour;  // as far as the clue has colours

  explicit Chain(const Clue& clue);
  Chain(const Chain& whole, std::int32_t first, std::int32_t last);  // some of the states of another

  void allow(ColourSet set, StateWord* into) const {
    for (std::size_t w = 0; w < words; ++w) into[w] = 0;
    for_each_colour(ColourSet(set & all), [&](int colour) {
      for (std::size_t w = 0; w < words; ++w) into[w] |= of_colour[std::size_t(colour)][w];
    });
  }

  ColourSet all = 0;  // the colours of its states
};

struct Cells {
  using Value = ColourSet;
  using Clue = colour_nonogram::Clue;
  using Chain = count::Chain;
  static constexpr std::size_t bits = 4;

  static bool open(Value set) { return !decided(set); }
  // The lowest colour, or one of the others.
  static Value supposed(Value set, int way) { return way == 0 ? only(lowest(set)) : Value(set & (set - 1)); }
  static Value left(const Chain& chain, const StateWord* states, Value set) {
    Value kept = 0;
    for_each_colour(ColourSet(set & chain.all), [&](int colour) {
      for (std::size_t w = 0; w < chain.words; ++w)
        if (states[w] & chain.of_colour[std::size_t(colour)][w]) kept |= only(colour);
    });
    return kept;
  }
  static std::uint32_t bits_of(Value set) { return std::uint32_t(lowest(set)); }
  static void write_open(Value set, std::vector<std::uint32_t>& words) { words.push_back(set); }
};

}  // namespace cluewright::colour_nonogram::count
