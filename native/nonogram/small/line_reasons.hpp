// Why lines failed, kept for the next time: a line fails for the same few reasons again and again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/line/word_lanes.hpp"

namespace cluewright::nonogram {

template <class Word>
class LineReasons {
 public:
  void resize(int lines) { of_.resize(std::size_t(lines)); }

  // Cells that cannot all be so. The oldest of a full line gives way.
  void keep(int line, Word filled, Word empty) {
    Kept& kept = of_[std::size_t(line)];
    const int at = kept.count < most ? kept.count++ : kept.oldest;
    if (kept.count == most) kept.oldest = (at + 1) % most;
    kept.filled[at] = filled;
    kept.empty[at] = empty;
  }

  // Finds a reason among these cells. Where there are several, the one whose latest cell is the earliest, then the shortest:
  // `rank(place)` tells how many cells of the line were known before. False when none of them is known to fail.
  template <class Rank>
  bool find(int line, Word filled, Word empty, Word ranked, Rank&& rank, Word& reason) const {
    const Kept& kept = of_[std::size_t(line)];
    int least = -1;
    for (std::uint64_t among = kept.among(filled, empty); among; among &= among - 1) {
      const int i = first_bit(among);
      const Word cells = (kept.filled[i] | kept.empty[i]) & ranked;
      int latest = 0;
      for (Word left = cells; left; left &= left - 1) latest = std::max(latest, rank(first_bit(left)) + 1);
      if (least >= 0 && (latest > least || (latest == least && bit_count(cells) >= bit_count(reason)))) continue;
      least = latest;
      reason = cells;
    }
    return least >= 0;
  }

 private:
  static constexpr int most = 64;
  struct Kept {
    Word filled[most]{}, empty[most]{};
    int count = 0, oldest = 0;

    // The reasons, a bit for each, that these cells contain.
    std::uint64_t among(Word filled_cells, Word empty_cells) const {
      constexpr int N = register_bytes / int(sizeof(Word) < 8 ? sizeof(Word) : 8);
      using L = WordLanes<Word, N>;
      const auto not_filled = ~L::same(filled_cells), not_empty = ~L::same(empty_cells);
      std::uint64_t found = 0;
      for (int first = 0; first < count; first += N)
        found |= std::uint64_t(L::bits(L::zeros((L::load(filled + first) & not_filled) | (L::load(empty + first) & not_empty)))) << first;
      return count < most ? found & ((std::uint64_t(1) << count) - 1) : found;
    }
  };

  std::vector<Kept> of_;
};

}  // namespace cluewright::nonogram
