// An independent judge: plain row-by-row search without any of the engine's code.
#pragma once

#include <functional>
#include <vector>

#include "nonogram/problem.hpp"

namespace judge {

using namespace cluewright::nonogram;

inline std::vector<int> runs(const std::vector<int>& cells) {
  std::vector<int> out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!cells[i]) continue;
    if (i == 0 || !cells[i - 1]) out.push_back(0);
    ++out.back();
  }
  return out;
}

inline bool block_fits(std::int32_t block, int run) { return block == any_length || block == run; }

inline bool fits(const Clue& clue, const std::vector<int>& cells) {
  if (clue.hidden) return true;
  const auto have = runs(cells);
  if (have.size() != clue.blocks.size()) return false;
  for (std::size_t k = 0; k < have.size(); ++k)
    if (!block_fits(clue.blocks[k], have[k])) return false;
  return true;
}

// Could the cells be the beginning of a line with this clue?
inline bool begins(const Clue& clue, const std::vector<int>& cells) {
  if (clue.hidden) return true;
  const auto have = runs(cells);
  if (have.size() > clue.blocks.size()) return false;
  for (std::size_t k = 0; k < have.size(); ++k) {
    const bool open = k + 1 == have.size() && cells.back();
    if (open ? clue.blocks[k] != any_length && have[k] > clue.blocks[k] : !block_fits(clue.blocks[k], have[k])) return false;
  }
  return true;
}

inline std::vector<Grid> solutions(const Problem& p, const Grid* start, std::size_t limit) {
  std::vector<Grid> found;
  std::vector<std::vector<std::vector<int>>> choices(p.height);
  for (int r = 0; r < p.height; ++r)
    for (unsigned bits = 0; bits < 1u << p.width; ++bits) {
      std::vector<int> cells(p.width);
      bool agrees = true;
      for (int c = 0; c < p.width; ++c) {
        cells[c] = bits >> c & 1;
        if (start) {
          const Cell known = (*start)[std::size_t(r) * p.width + c];
          if (known != unknown && (known == filled) != bool(cells[c])) agrees = false;
        }
      }
      if (agrees && fits(p.rows[r], cells)) choices[r].push_back(cells);
    }
  std::vector<std::vector<int>> columns(p.width);
  std::function<void(int)> place = [&](int row) {
    if (found.size() >= limit) return;
    if (row == p.height) {
      Grid grid;
      for (int r = 0; r < p.height; ++r)
        for (int c = 0; c < p.width; ++c) grid.push_back(columns[c][r] ? filled : empty);
      found.push_back(grid);
      return;
    }
    for (const auto& cells : choices[row]) {
      bool ok = true;
      for (int c = 0; c < p.width; ++c) {
        columns[c].push_back(cells[c]);
        if (ok) ok = row + 1 == p.height ? fits(p.columns[c], columns[c]) : begins(p.columns[c], columns[c]);
      }
      if (ok) place(row + 1);
      for (int c = 0; c < p.width; ++c) columns[c].pop_back();
    }
  };
  place(0);
  return found;
}

inline Problem clues_of(int width, int height, const std::vector<int>& picture) {
  Problem p;
  p.width = width, p.height = height;
  for (int r = 0; r < height; ++r) {
    std::vector<int> cells(picture.begin() + r * width, picture.begin() + (r + 1) * width);
    p.rows.push_back({});
    for (int run : runs(cells)) p.rows.back().blocks.push_back(run);
  }
  for (int c = 0; c < width; ++c) {
    std::vector<int> cells;
    for (int r = 0; r < height; ++r) cells.push_back(picture[r * width + c]);
    p.columns.push_back({});
    for (int run : runs(cells)) p.columns.back().blocks.push_back(run);
  }
  return p;
}

}  // namespace judge
