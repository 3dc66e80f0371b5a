// The clues of pictures: the vector passes against counting runs, several pictures and bytes that are no cells included.
#include <vector>

#include "input.hpp"
#include "nonogram/making/clues.hpp"

using namespace cluewright::nonogram;

namespace {

void check(const Lines& lines, std::size_t line, const std::vector<std::uint8_t>& cells) {
  auto at = static_cast<std::size_t>(lines.offsets.data()[line]);
  std::size_t run = 0;
  for (std::size_t i = 0; i <= cells.size(); ++i) {
    if (i < cells.size() && cells[i]) {
      ++run;
    } else if (run > 0) {
      REQUIRE(lines.values.data()[at++] == run);
      run = 0;
    }
  }
  REQUIRE(at == static_cast<std::size_t>(lines.offsets.data()[line + 1]));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  Pictures pictures;
  pictures.count = static_cast<std::size_t>(input.between(1, 3));
  pictures.width = static_cast<std::size_t>(input.chance() ? input.between(1, 12) : input.between(1, 200));
  pictures.height = static_cast<std::size_t>(input.chance() ? input.between(1, 12) : input.between(1, 70));
  std::vector<std::uint8_t> cells(pictures.count * pictures.width * pictures.height);
  const bool dense = input.chance();
  for (auto& cell : cells) {
    const auto drawn = input.byte();
    cell = input.ended() ? dense : drawn & 1;
  }
  const bool broken = input.byte() % 8 == 1;
  if (broken) cells[input.byte() % cells.size()] = 2 + input.byte() % 100;
  pictures.cells = cells.data();
  Wanted wanted;
  wanted.threads = static_cast<std::size_t>(input.between(1, 2));
  const auto found = clues_of(pictures, wanted);
  REQUIRE(found.binary == !broken);
  if (broken) return 0;
  for (std::size_t p = 0; p < pictures.count; ++p) {
    const auto* picture = cells.data() + p * pictures.width * pictures.height;
    for (std::size_t y = 0; y < pictures.height; ++y)
      check(found.rows, p * pictures.height + y, {picture + y * pictures.width, picture + (y + 1) * pictures.width});
    for (std::size_t x = 0; x < pictures.width; ++x) {
      std::vector<std::uint8_t> column;
      for (std::size_t y = 0; y < pictures.height; ++y) column.push_back(picture[y * pictures.width + x]);
      check(found.columns, p * pictures.width + x, column);
    }
  }
  return 0;
}
