// The lines of a problem, as every stage of solving takes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "colour_nonogram/line/line.hpp"
#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// What does not change while a problem is solved. Lines are numbered: the rows, then the columns.
struct Rules {
  explicit Rules(const Problem& problem)
      : width(problem.width), height(problem.height), colours(problem.colours),
        inverse_width_((std::uint64_t(1) << inverse_shift) / unsigned(width) + 1) {
    std::size_t blocks = 0;
    for (const auto* clues : {&problem.rows, &problem.columns})
      for (const Clue& clue : *clues) blocks += clue.blocks.size();
    short_blocks_ = std::make_unique_for_overwrite<ShortBlock[]>(blocks);
    ShortBlock* to = short_blocks_.get();
    line.reserve(std::size_t(width) + std::size_t(height));
    const auto add = [&](const std::vector<Clue>& clues, int length) {
      for (const Clue& clue : clues) {
        line.emplace_back(clue, length, colours, to);
        to += clue.blocks.size();
      }
    };
    add(problem.rows, width);
    add(problem.columns, height);
  }

  int cells() const { return width * height; }
  int lines() const { return width + height; }
  // Exact for the boards there are, of a million cells: dividing takes longer.
  int row_of(int cell) const { return int(std::uint64_t(unsigned(cell)) * inverse_width_ >> inverse_shift); }
  int column_of(int cell) const { return cell - row_of(cell) * width; }
  int column_line_of(int cell) const { return height + column_of(cell); }
  int cell(int line_number, int place) const {
    return line_number < height ? line_number * width + place : place * width + line_number - height;
  }

  int width, height, colours;
  std::vector<Line> line;

 private:
  static constexpr int inverse_shift = 40;
  std::uint64_t inverse_width_;
  std::unique_ptr<ShortBlock[]> short_blocks_;  // of all lines
};

// How settling lines came to an end.
enum class Settled : std::uint8_t { all, failed, stopped };

}  // namespace cluewright::colour_nonogram
