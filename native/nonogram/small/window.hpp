// A window of a complete picture as a puzzle of its own: what its lines ask of it while all other cells stay.
#pragma once

#include <algorithm>
#include <vector>

#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

// Rows and columns of a picture, the last ones included.
struct Window {
  int top, left, bottom, right;

  int height() const { return bottom - top + 1; }
  int width() const { return right - left + 1; }
  int longest_side() const { return std::max(height(), width()); }
  bool holds(const Window& other) const {
    return top <= other.top && left <= other.left && bottom >= other.bottom && right >= other.right;
  }
};

// Places of a line, the last one included.
struct Stretch {
  int first, last;
};

// The clue of a line's cells from one place to another, while those before and after stay. Blocks that cross an edge are shortened: the
// cells at the first and the last place have to stay, too, where the line goes on beyond. False: the others do not fit the clue.
template <class Word>
bool clue_within(const Clue& clue, Word filled, int length, Stretch within, Clue& inner);

// What a line that is wrong has to change at least: the part between what fits its clue from the beginning and from the end.
template <class Word>
Stretch misfit(const Clue& clue, Word filled, int length);

// The lines of the puzzle are those of the window. The outermost ones say nothing unless they are the edge of the picture, for their
// cells stay; nor do those that do not fit the clue outside.
struct WindowPuzzle {
  Problem problem;
  Grid start;              // the cells that stay: the outermost ones, and what is known of the whole picture
  std::vector<int> unfit;  // lines, numbered as in the puzzle
};

// Clues without hidden numbers only. `known` are cells of the picture that have to stay.
template <class Word>
WindowPuzzle cut_window(const Problem& problem, const Rules<Word>& rules, const Board<Word>& picture, const Board<Word>& known,
                        const Window& window);

// Puts the cells of a window into a picture.
template <class Word>
void paste_window(const Rules<Word>& rules, const Window& window, const Grid& cells, Board<Word>& picture);

}  // namespace cluewright::nonogram
