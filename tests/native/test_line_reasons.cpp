// Kept reasons are found again among the cells of a line, the best of them first, and the oldest give way.
#include <cstdint>

#include "check.hpp"
#include "nonogram/small/line_reasons.hpp"

using cluewright::nonogram::LineReasons;

int main() {
  using Word = std::uint32_t;
  const auto rank = [](int place) { return place; };  // the cells became known from the left
  const Word all = ~Word(0);
  LineReasons<Word> reasons;
  reasons.resize(3);
  Word reason = 0;
  CHECK(!reasons.find(1, all, all, all, rank, reason));

  reasons.keep(1, 0b100000, 0b001000);
  reasons.keep(1, 0b010000, 0b000111);
  reasons.keep(1, 0b010000, 0b000010);
  // Only where all of its cells are so, and on its own line.
  CHECK(!reasons.find(1, 0b100000, 0, all, rank, reason));
  CHECK(!reasons.find(1, 0b001000, 0b100000, all, rank, reason));
  CHECK(!reasons.find(2, all, all, all, rank, reason));
  CHECK(reasons.find(1, 0b100000, 0b101000, all, rank, reason) && reason == 0b101000);
  // Among several the one that was complete first, then the shortest.
  CHECK(reasons.find(1, all, all, all, rank, reason) && reason == 0b010010);
  CHECK(reasons.find(1, all, all, all, [](int place) { return 31 - place; }, reason) && reason == 0b101000);
  // A cell that is only supposed has no rank and is not part of the answer.
  CHECK(reasons.find(1, 0b010000, 0b000010, all & ~Word(0b010000), rank, reason) && reason == 0b000010);

  for (int i = 0; i < 64; ++i) reasons.keep(1, Word(1) << 31, Word(i + 1) << 8);
  CHECK(!reasons.find(1, 0b110000, 0b001111, all, rank, reason));
  for (int i = 0; i < 64; ++i) CHECK(reasons.find(1, Word(1) << 31, Word(i + 1) << 8, all, rank, reason));
  std::printf("line reasons: ok\n");
}
