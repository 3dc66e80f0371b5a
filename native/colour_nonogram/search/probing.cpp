#include "colour_nonogram/search/probing.hpp"

#include <algorithm>

namespace cluewright::colour_nonogram {

Probing::Probing(Board& board, Statistics& statistics, Recording* recording)
    : board_(board), statistics_(statistics), recording_(recording), excluded_(board.grid().size(), 0), common_(excluded_) {}

void Probing::undo() {
  while (!trail_.empty()) {
    board_.write(trail_.back().cell, trail_.back().before);
    trail_.pop_back();
  }
  board_.forget_waiting();
}

Settled Probing::narrow(int cell, ColourSet set, Budget& budget) {
  const auto write = [this](int place, ColourSet left, Stage stage) {
    board_.write(place, left);
    if (recording_ && decided(left)) recording_->settle(std::size_t(place), lowest(left), stage);
  };
  write(cell, set, Stage::probe);
  if (set == 0) return Settled::failed;
  board_.touch_lines_of(cell);
  return board_.settle(budget, statistics_.lines_solved,
                       [&](int place, ColourSet left, int) { write(place, left, Stage::lines); });
}

// Few choices and decided neighbours first: they lead furthest.
std::vector<int> Probing::open_cells() const {
  const Rules& rules = board_.rules();
  std::vector<std::pair<int, int>> ranked;
  for (int cell = 0; cell < rules.cells(); ++cell) {
    if (decided(board_[cell])) continue;
    const int column = cell % rules.width, row = cell / rules.width;
    const int borders = (column == 0 || decided(board_[cell - 1])) + (column + 1 == rules.width || decided(board_[cell + 1])) +
                        (row == 0 || decided(board_[cell - rules.width])) +
                        (row + 1 == rules.height || decided(board_[cell + rules.width]));
    ranked.push_back({std::popcount(board_[cell]) * 2 - borders, cell});
  }
  std::sort(ranked.begin(), ranked.end());
  std::vector<int> cells;
  cells.reserve(ranked.size());
  for (const auto& [rank, cell] : ranked) cells.push_back(cell);
  return cells;
}

Settled Probing::probe(int cell, Budget& budget, bool& changed) {
  bool first = true;
  ColourSet possible = 0;
  Settled end = Settled::all;
  for (ColourSet left = board_[cell]; left != 0 && end != Settled::stopped; left &= ColourSet(left - 1)) {
    const int colour = lowest(left);
    ++statistics_.probes;
    const auto write = [this](int place, ColourSet set, int) {
      trail_.push_back({place, board_[place]});
      excluded_[std::size_t(place)] |= ColourSet(board_[place] & ~set);
      board_.write(place, set);
    };
    write(cell, only(colour), no_line);
    board_.touch_lines_of(cell);
    end = board_.settle(budget, statistics_.lines_solved, write);
    if (end == Settled::all) {
      possible |= only(colour);
      if (first)
        for (const Change& change : trail_)
          if (common_[std::size_t(change.cell)] == 0) {
            common_[std::size_t(change.cell)] = excluded_[std::size_t(change.cell)];
            touched_.push_back(change.cell);
          }
      if (!first)
        for (const int place : touched_) common_[std::size_t(place)] &= excluded_[std::size_t(place)];
      first = false;
    }
    for (const Change& change : trail_) excluded_[std::size_t(change.cell)] = 0;
    undo();
  }
  if (end != Settled::stopped) {
    end = Settled::all;
    if (possible != board_[cell]) {
      changed = true;
      end = narrow(cell, possible, budget);
    }
    for (const int place : touched_) {
      const ColourSet set = ColourSet(board_[place] & ~common_[std::size_t(place)]);
      if (end != Settled::all || set == board_[place]) continue;
      changed = true;
      end = narrow(place, set, budget);
    }
  }
  for (const int place : touched_) common_[std::size_t(place)] = 0;
  touched_.clear();
  return end;
}

Settled Probing::run(Budget& budget, std::uint64_t most_lines, int most_passes) {
  const std::uint64_t end = statistics_.lines_solved + most_lines;
  bool changed = true;
  for (int pass = 0; changed && pass < most_passes; ++pass) {
    changed = false;
    for (const int cell : open_cells()) {
      if (decided(board_[cell])) continue;
      const Settled settled = probe(cell, budget, changed);
      if (settled != Settled::all || statistics_.lines_solved >= end) return settled;
    }
  }
  return Settled::all;
}

}  // namespace cluewright::colour_nonogram
