#include "nonogram/making/near.hpp"

#include <algorithm>
#include <cstdlib>

#include "nonogram/making/near_large.hpp"
#include "nonogram/small/propagation.hpp"

namespace cluewright::nonogram {

namespace {

enum class End : std::uint8_t { found, refuted, stopped };

constexpr int whole_board = most_side<std::uint64_t>;

template <class Word>
class NearSearch {
 public:
  NearSearch(const Problem& problem, const Grid& known, Budget& budget)
      : rules_(problem), budget_(budget), root_(rules_.blank_board()), known_(rules_.blank_board()),
        tries_(std::size_t(rules_.cell_count())) {
    rules_.place(known, known_);
    Dirty<Word> dirty{rules_.watched_rows, rules_.watched_columns};
    settle(root_, dirty, nullptr);
  }

  Grid certain() const { return rules_.grid(root_); }
  bool complete() const { return rules_.complete(root_); }
  std::size_t open_cells() const { return static_cast<std::size_t>(rules_.unknown_cells(root_)); }

  // Assumes the other value for every unknown cell, and keeps the ones that fail; false when the budget is spent.
  bool settle_contradictions() {
    for (bool changed = true; changed;) {
      changed = false;
      for (int cell = 0; cell < rules_.cell_count(); ++cell) {
        if (!tries_[std::size_t(cell)].due || is_decided(root_, cell)) continue;
        if (budget_.spent()) return false;
        Board<Word> board = root_;
        Dirty<Word> seen;
        const bool possible = suppose(board, cell, !known_value(cell), &seen);
        tries_[std::size_t(cell)] = {seen, false};
        if (possible) continue;
        confirm(cell);
        changed = true;
      }
    }
    return true;
  }

  Others others(std::size_t limit) {
    Others out;
    Grid differs(std::size_t(rules_.cell_count()), 0);
    const auto take = [&](const Board<Word>& board) {
      out.solutions.push_back(rules_.grid(board));
      for (int cell = 0; cell < rules_.cell_count(); ++cell)
        if (value(board, cell) != known_value(cell)) differs[std::size_t(cell)] = 1;
    };
    Board<Word> found;
    for (const int radius : {3, 7, whole_board}) {
      if (radius == whole_board && !out.solutions.empty()) break;
      for (int cell = 0; cell < rules_.cell_count() && out.solutions.size() < limit; ++cell) {
        if (is_decided(root_, cell) || differs[std::size_t(cell)]) continue;
        const End end = search(cell, radius, differs, found);
        if (end == End::stopped) {
          out.stopped = true;
          return out;
        }
        if (end == End::found) {
          take(found);
          if (radius == whole_board) return out;
        } else if (radius == whole_board) {
          confirm(cell);
          if (!settle_contradictions()) {
            out.stopped = true;
            return out;
          }
        }
      }
    }
    return out;
  }

 private:
  struct Try {
    Dirty<Word> seen;  // the lines it looked at: the result is the same until one of them changes
    bool due = true;
  };
  struct Node {
    Board<Word> board;
    std::size_t place;  // in the order of cells
  };

  static bool bit(Word word, int place) { return word >> place & 1; }
  bool is_decided(const Board<Word>& board, int cell) const {
    const int row = rules_.row_of(cell);
    return bit(board.filled[row] | board.empty[row], cell % rules_.width);
  }
  bool value(const Board<Word>& board, int cell) const { return bit(board.filled[rules_.row_of(cell)], cell % rules_.width); }
  bool known_value(int cell) const { return value(known_, cell); }

  bool settle(Board<Word>& board, Dirty<Word>& dirty, Dirty<Word>* seen) const {
    while (dirty.any()) {
      if (seen) seen->rows |= dirty.rows, seen->columns |= dirty.columns;
      if (settle_some(rules_, board, dirty, [](int, bool, int) {}) != no_line) return false;
    }
    return true;
  }

  bool suppose(Board<Word>& board, int cell, bool value, Dirty<Word>* seen) const {
    Dirty<Word> dirty;
    set_cell(rules_, board, dirty, rules_.row_of(cell), cell % rules_.width, value);
    return settle(board, dirty, seen);
  }

  // Settles a cell as it is known; the tries that saw a line which changed by this are due again.
  void confirm(int cell) {
    const Board<Word> before = root_;
    suppose(root_, cell, known_value(cell), nullptr);
    Dirty<Word> changed;
    for (int row = 0; row < rules_.height; ++row) {
      const Word fresh = (root_.filled[row] ^ before.filled[row]) | (root_.empty[row] ^ before.empty[row]);
      if (fresh) changed.rows |= Word(1) << row, changed.columns |= fresh;
    }
    for (auto& entry : tries_)
      entry.due = entry.due || (entry.seen.rows & changed.rows) || (entry.seen.columns & changed.columns);
  }

  // Looks for a solution that differs in `origin`. Cells further away than `radius`, and those that `fixed` marks, stay
  // as they are known, unless the radius is the whole board. Cells keep their known values as far as possible, distant
  // ones first, so that what is found differs little.
  End search(int origin, int radius, const Grid& fixed, Board<Word>& found) {
    Board<Word> board = root_;
    Dirty<Word> dirty;
    std::vector<std::pair<int, int>> order;
    for (int cell = 0; cell < rules_.cell_count(); ++cell) {
      if (cell == origin || is_decided(root_, cell)) continue;
      const int away = distance(cell, origin);
      if (radius < whole_board && (away > radius || fixed[std::size_t(cell)]))
        set_cell(rules_, board, dirty, rules_.row_of(cell), cell % rules_.width, known_value(cell));
      else
        order.push_back({-away, cell});
    }
    std::sort(order.begin(), order.end());
    set_cell(rules_, board, dirty, rules_.row_of(origin), origin % rules_.width, !known_value(origin));
    if (budget_.spend_node()) return End::stopped;
    bool possible = settle(board, dirty, nullptr);
    std::vector<Node> nodes;
    std::size_t place = 0;
    while (true) {
      if (!possible) {
        if (nodes.empty()) return End::refuted;
        board = nodes.back().board;
        place = nodes.back().place;
        nodes.pop_back();
        const int cell = order[place].second;
        possible = suppose(board, cell, !known_value(cell), nullptr);
        continue;
      }
      while (place < order.size() && is_decided(board, order[place].second)) ++place;
      if (place == order.size()) {
        found = board;
        return End::found;
      }
      if (budget_.spend_node()) return End::stopped;
      nodes.push_back({board, place});
      const int cell = order[place].second;
      possible = suppose(board, cell, known_value(cell), nullptr);
    }
  }

  int distance(int a, int b) const {
    return std::max(std::abs(a / rules_.width - b / rules_.width), std::abs(a % rules_.width - b % rules_.width));
  }

  Rules<Word> rules_;
  Budget& budget_;
  Board<Word> root_;   // what is certain
  Board<Word> known_;
  std::vector<Try> tries_;
};

template <class Use>
auto with_search(const Problem& problem, const Grid& known, Budget& budget, Use&& use) {
  if (problem.width <= most_narrow_side && problem.height <= most_narrow_side) {
    NearSearch<std::uint32_t> search(problem, known, budget);
    return use(search);
  }
  NearSearch<std::uint64_t> search(problem, known, budget);
  return use(search);
}

bool is_large(const Problem& problem) { return std::max(problem.width, problem.height) > most_side<std::uint64_t>; }

Clue clue_of(const std::uint8_t* cells, std::size_t length, std::size_t stride) {
  Clue clue;
  std::int32_t run = 0;
  for (std::size_t place = 0; place < length; ++place) {
    if (cells[place * stride]) {
      ++run;
    } else if (run) {
      clue.blocks.push_back(run);
      run = 0;
    }
  }
  if (run) clue.blocks.push_back(run);
  return clue;
}

}  // namespace

Grid settle_towards(const Problem& problem, const Grid& known, Reach reach, Budget& budget) {
  if (is_large(problem)) return large::settle_towards(problem, known, reach, budget);
  return with_search(problem, known, budget, [&](auto& search) {
    if (reach == Reach::contradictions && !search.complete()) search.settle_contradictions();
    return search.certain();
  });
}

Others find_others(const Problem& problem, const Grid& known, std::size_t limit, Budget& budget) {
  if (is_large(problem)) return large::find_others(problem, known, limit, budget);
  return with_search(problem, known, budget, [&](auto& search) {
    if (search.complete()) return Others{};
    if (!search.settle_contradictions()) return Others{{}, true, search.open_cells()};
    const std::size_t open = search.open_cells();
    Others found = search.others(limit);
    found.open = open;
    return found;
  });
}

Grid settle_part(const Problem& problem, const Grid& known, const std::uint8_t* open, Reach reach, Budget& budget) {
  return large::settle_part(problem, known, open, reach, budget);
}

Problem problem_of(const std::uint8_t* picture, std::size_t width, std::size_t height) {
  Problem problem;
  problem.width = static_cast<std::int32_t>(width);
  problem.height = static_cast<std::int32_t>(height);
  for (std::size_t y = 0; y < height; ++y) problem.rows.push_back(clue_of(picture + y * width, width, 1));
  for (std::size_t x = 0; x < width; ++x) problem.columns.push_back(clue_of(picture + x, height, width));
  return problem;
}

}  // namespace cluewright::nonogram
