// A black-and-white line as a chain of states, and its cells as a count takes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/count/live_states.hpp"
#include "nonogram/problem.hpp"

namespace cluewright::nonogram::count {

// Sets of states as bits, `words` words each.
struct Chain {
  static constexpr bool can_jump = false;

  std::int32_t states = 0;
  std::size_t words = 0;
  std::vector<StateWord> filled, empty, repeating;

  explicit Chain(const Clue& clue);
  Chain(const Chain& whole, std::int32_t first, std::int32_t last);  // some of the states of another

  void allow(Cell value, StateWord* into) const {
    for (std::size_t w = 0; w < words; ++w)
      into[w] = (value == nonogram::empty ? 0 : filled[w]) | (value == nonogram::filled ? 0 : empty[w]);
  }
};

struct Cells {
  using Value = Cell;
  using Clue = nonogram::Clue;
  using Chain = count::Chain;
  static constexpr std::size_t bits = 1;

  static bool open(Value value) { return value == unknown; }
  static Value supposed(Value, int way) { return way == 0 ? filled : empty; }
  static Value left(const Chain& chain, const StateWord* states, Value value) {
    StateWord is_filled = 0, is_empty = 0;
    for (std::size_t w = 0; w < chain.words; ++w) is_filled |= states[w] & chain.filled[w], is_empty |= states[w] & chain.empty[w];
    return !is_empty ? filled : !is_filled ? empty : value;
  }
  static std::uint32_t bits_of(Value value) { return value == filled; }
  static void write_open(Value, std::vector<std::uint32_t>&) {}  // it may be anything
};

}  // namespace cluewright::nonogram::count
