// The unknown cells worth a probe: those next to a known cell or the border.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "nonogram/large/board.hpp"

namespace cluewright::nonogram::large {

// First in, first out: probing then sweeps along the edge evenly, which finds contradictions sooner than following the latest cells.
class FrontierQueue {
 public:
  explicit FrontierQueue(const LargeBoard& board);

  // From now on only cells of `part` wait; null lifts that. The queue must be empty.
  void restrict_to(const std::vector<Fact>* part);

  void push_all();         // the whole frontier
  void push_neighbours();  // cells next to those settled since the last push
  void forget_undone();    // to be called after the board undid cells
  void clear();

  // The next waiting cell that is still unknown.
  bool next(std::int32_t& row, std::int32_t& column);

 private:
  void push(std::int32_t row, std::int32_t column);
  bool is_open(std::int32_t row, std::int32_t column) const;

  const LargeBoard& board_;
  std::deque<std::uint32_t> queue_;
  std::vector<bool> waiting_;
  const std::vector<Fact>* part_ = nullptr;
  std::vector<bool> in_part_;
  std::size_t seen_ = 0;  // trail entries whose neighbours were pushed
};

}  // namespace cluewright::nonogram::large
