// One line: the bit sets against the plain dynamic programme, clues that do not fit included.
#include <algorithm>
#include <vector>

#include "input.hpp"
#include "nonogram/line/settle.hpp"
#include "nonogram/reference/plain_line.hpp"

using namespace cluewright::nonogram;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static LineSolver solver;  // it keeps its memory from line to line, so what one leaves behind the next one meets
  Input input(data, size);
  const auto length = static_cast<std::size_t>(input.chance() ? input.between(1, 20) : input.between(1, 200));
  Clue clue;
  clue.hidden = input.byte() % 16 == 0;
  if (!clue.hidden)
    for (auto blocks = input.between(0, 12); blocks > 0; --blocks) clue.blocks.push_back(input.between(0, 30) % 16);
  std::vector<Cell> cells(length);
  for (auto& cell : cells) {
    const auto drawn = input.byte();
    cell = drawn < 150 ? unknown : drawn < 200 ? empty : drawn < 254 ? filled : contradiction;
  }
  auto quick = cells, plain = cells;
  const bool fits = solver.settle(clue, quick);
  REQUIRE(fits == settle_plainly(clue, plain));
  REQUIRE(quick == (fits ? plain : cells));
  std::vector<BlockRange> ranges;
  const bool placed = solver.ranges(clue, cells, ranges);
  REQUIRE(clue.hidden || placed == fits);
  if (!placed || clue.hidden) return 0;
  REQUIRE(ranges.size() == clue.blocks.size());
  for (const auto& range : ranges) {
    REQUIRE(0 <= range.first_start && range.first_start <= range.last_start);
    REQUIRE(range.first_end <= range.last_end && range.last_end < static_cast<std::int32_t>(length));
    for (auto at = range.last_start; at <= range.first_end; ++at) REQUIRE(quick[static_cast<std::size_t>(at)] == filled);
  }
  return 0;
}
