#include "colour_nonogram/count/segment.hpp"

#include <algorithm>

namespace cluewright::colour_nonogram::count {

Chain::Chain(const Clue& clue) {
  std::int32_t count = 1, most = 0;
  for (const Block& block : clue.blocks) {
    count += std::max(block.length, 1) + 1;
    most = std::max<std::int32_t>(most, block.colour);
  }
  words = static_cast<std::size_t>(count) / 64 + 1;
  repeating.assign(words, 0);
  jumping.assign(words, 0);
  of_colour.assign(static_cast<std::size_t>(most) + 1, std::vector<StateWord>(words, 0));
  const auto mark = [this](std::vector<StateWord>& set) { set[static_cast<std::size_t>(states) / 64] |= StateWord{1} << (states % 64); };
  const auto add = [&](Colour colour, bool repeats) {
    mark(of_colour[colour]);
    if (repeats) mark(repeating);
    all |= only(colour);
  };
  add(background, true);
  for (std::size_t i = 0; i < clue.blocks.size(); ++i) {
    const Block& block = clue.blocks[i];
    for (std::int32_t k = 0; k < std::max(block.length, 1); ++k) {
      ++states;
      add(block.colour, block.length == any_length);
    }
    if (i + 1 < clue.blocks.size() && clue.blocks[i + 1].colour != block.colour) mark(jumping);
    ++states;
    add(background, true);
  }
  ++states;
}

Chain::Chain(const Chain& whole, std::int32_t first, std::int32_t last)
    : states(last - first + 1), words(static_cast<std::size_t>(last - first) / 64 + 1),
      repeating(some_states(whole.repeating, first, last)), jumping(some_states(whole.jumping, first, last)), all(whole.all) {
  for (const auto& set : whole.of_colour) of_colour.push_back(some_states(set, first, last));
}

}  // namespace cluewright::colour_nonogram::count
