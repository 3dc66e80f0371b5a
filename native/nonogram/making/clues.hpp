// The clues of pictures: one pass over the cells, flat arrays out.
#pragma once

#include <cstddef>
#include <cstdint>

#include "common/buffer.hpp"

namespace cluewright::nonogram {

// A side longer than this does not fit the numbers of `Lines`.
inline constexpr std::size_t longest_side = 65535;

// The clues of many lines: those of line i are values[offsets[i]] to values[offsets[i + 1] - 1].
struct Lines {
  Buffer<std::uint16_t> values;
  Buffer<std::int64_t> offsets;  // one more than there are lines
};

// Pictures of one size, one after another, row by row, one byte of 0 or 1 per cell.
struct Pictures {
  const std::uint8_t* cells = nullptr;
  std::size_t count = 0;
  std::size_t width = 0;
  std::size_t height = 0;
};

struct Wanted {
  bool rows = true;
  bool columns = true;
  std::size_t threads = 1;
};

struct PictureClues {
  Lines rows;     // count * height lines, none if not wanted
  Lines columns;  // count * width lines
  bool binary = true;  // false: some byte was neither 0 nor 1 and the clues mean nothing
};

PictureClues clues_of(const Pictures& pictures, const Wanted& wanted = {});

}  // namespace cluewright::nonogram
