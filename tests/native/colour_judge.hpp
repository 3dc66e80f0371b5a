// An independent judge of colour nonograms: arrangements written out one by one, without any of the engine's code.
#pragma once

#include <functional>
#include <random>
#include <vector>

#include "colour_nonogram/problem.hpp"

namespace colour_judge {

using namespace cluewright::colour_nonogram;

using Cells = std::vector<int>;

// The blocks of a line, as a clue that hides nothing.
inline Clue clue_of(const Cells& cells) {
  Clue clue;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == 0) continue;
    if (i > 0 && cells[i - 1] == cells[i]) ++clue.blocks.back().length;
    else clue.blocks.push_back({1, Colour(cells[i])});
  }
  return clue;
}

inline bool fits(const Clue& clue, const Cells& cells) {
  if (clue.hidden) return true;
  const Clue own = clue_of(cells);
  if (own.blocks.size() != clue.blocks.size()) return false;
  for (std::size_t i = 0; i < own.blocks.size(); ++i) {
    if (own.blocks[i].colour != clue.blocks[i].colour) return false;
    if (clue.blocks[i].length != any_length && clue.blocks[i].length != own.blocks[i].length) return false;
  }
  return true;
}

// Every line of that many cells that fits the clue and the sets.
inline std::vector<Cells> arrangements(const Clue& clue, const Grid& sets, int colours) {
  std::vector<Cells> found;
  Cells cells(sets.size(), 0);
  while (true) {
    bool agrees = fits(clue, cells);
    for (std::size_t i = 0; i < cells.size() && agrees; ++i) agrees = sets[i] >> cells[i] & 1;
    if (agrees) found.push_back(cells);
    std::size_t i = 0;
    while (i < cells.size() && cells[i] == colours) cells[i++] = 0;
    if (i == cells.size()) return found;
    ++cells[i];
  }
}

// Could the cells be the beginning of a line with this clue?
inline bool begins(const Clue& clue, const Cells& cells) {
  if (clue.hidden) return true;
  const Clue own = clue_of(cells);
  if (own.blocks.size() > clue.blocks.size()) return false;
  for (std::size_t i = 0; i < own.blocks.size(); ++i) {
    const bool open = i + 1 == own.blocks.size() && cells.back() != 0;
    const auto wanted = clue.blocks[i].length, length = own.blocks[i].length;
    if (own.blocks[i].colour != clue.blocks[i].colour) return false;
    if (wanted != any_length && (open ? length > wanted : length != wanted)) return false;
  }
  return true;
}

// Every solution, row by row.
inline std::vector<Grid> solutions(const Problem& p, const Grid& start, std::size_t limit) {
  std::vector<std::vector<Cells>> choices;
  for (int y = 0; y < p.height; ++y)
    choices.push_back(arrangements(p.rows[std::size_t(y)], Grid(start.begin() + y * p.width, start.begin() + (y + 1) * p.width), p.colours));
  std::vector<Grid> found;
  std::vector<Cells> columns(static_cast<std::size_t>(p.width));
  std::function<void(std::size_t)> place = [&](std::size_t row) {
    if (found.size() >= limit) return;
    if (row == choices.size()) {
      Grid grid;
      for (std::size_t y = 0; y < row; ++y)
        for (const Cells& column : columns) grid.push_back(only(column[y]));
      found.push_back(grid);
      return;
    }
    for (const Cells& cells : choices[row]) {
      bool agrees = true;
      for (std::size_t x = 0; x < columns.size(); ++x) {
        columns[x].push_back(cells[x]);
        agrees = agrees && (row + 1 == choices.size() ? fits(p.columns[x], columns[x]) : begins(p.columns[x], columns[x]));
      }
      if (agrees) place(row + 1);
      for (Cells& column : columns) column.pop_back();
    }
  };
  place(0);
  return found;
}

inline Problem clues_of(int width, int height, int colours, const Cells& picture) {
  Problem p;
  p.width = width, p.height = height, p.colours = colours;
  for (int y = 0; y < height; ++y) p.rows.push_back(clue_of(Cells(picture.begin() + y * width, picture.begin() + (y + 1) * width)));
  for (int x = 0; x < width; ++x) {
    Cells cells;
    for (int y = 0; y < height; ++y) cells.push_back(picture[std::size_t(y * width + x)]);
    p.columns.push_back(clue_of(cells));
  }
  return p;
}

// Hides one clue in six and one length in six.
inline void hide_some(Problem& p, std::mt19937& random) {
  for (auto* clues : {&p.rows, &p.columns})
    for (Clue& clue : *clues) {
      for (Block& block : clue.blocks)
        if (random() % 6 == 0) block.length = any_length;
      if (random() % 6 == 0) clue = {{}, true};
    }
}

inline Cells random_cells(std::size_t count, int colours, unsigned percent, std::mt19937& random) {
  Cells cells(count, 0);
  for (int& cell : cells)
    if (random() % 100 < percent) cell = 1 + int(random() % unsigned(colours));
  return cells;
}

}  // namespace colour_judge
