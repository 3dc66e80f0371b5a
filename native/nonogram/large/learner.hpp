// Where probing and guessing are stuck: the learning engine of boards to 128 cells (small/) goes on from what this one has proven.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/large/board.hpp"
#include "nonogram/large/frontier.hpp"

namespace cluewright::nonogram::large {

class Learner {
 public:
  // Keeps references. The board is in a state that every solution agrees with; what is learned about all of them is put on it.
  Learner(const Problem& problem, LargeBoard& board, Statistics& statistics, Budget& budget, Recording* recording, std::uint64_t seed)
      : problem_(problem), board_(board), statistics_(statistics), budget_(budget), recording_(recording), seed_(seed) {}

  // Adds a first solution and, on the way, as many more as a single search finds up to two. `solved`: as many as `limit`.
  // `refuted`: no more than those. `slice_over`: the first, and nothing is known of others. Or `stopped`.
  Ending find_first(std::uint64_t limit, std::vector<Grid>& solutions);

  // Adds a solution different from `known` (`solved`), or proves that there is none (`refuted`). Parts that do not influence each
  // other are searched one after the other, so that their efforts add up.
  Ending find_other(const Grid& known, std::vector<Grid>& solutions);

 private:
  Result search(const Grid& start, const Grid* known, std::uint64_t limit);
  Ending settle_proven(const std::vector<Fact>& part, const Grid& known);

  const Problem& problem_;
  LargeBoard& board_;
  Statistics& statistics_;
  Budget& budget_;
  Recording* recording_;
  std::uint64_t seed_;
};

}  // namespace cluewright::nonogram::large
