// Given one solution: proving that it is the only one, or finding others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/large/board.hpp"
#include "nonogram/large/frontier.hpp"
#include "nonogram/large/frontier_queue.hpp"
#include "nonogram/large/parts.hpp"

namespace cluewright::nonogram::large {

// The board is in a state that every solution agrees with; `known` is one of the solutions. `parts` may be null.
class Alternatives {
 public:
  Alternatives(LargeBoard& board, Statistics& statistics, Budget& budget, const Grid& known, Parts* parts);

  // `solved`: the board holds a different solution, or one of the parts is ambiguous. `refuted`: there is none, and the board holds the known one. Or `stopped`.
  Ending find_one();
  // The same, but `slice_over` after every cell was tried once: what is left takes a search. The board holds what was proven.
  Ending look_for_one();

  // Adds solutions other than the known one until `solutions` has `limit` entries (`solved`) or there are no more (`refuted`).
  Ending collect(std::uint64_t limit, std::vector<Grid>& solutions);

 private:
  using Part = std::vector<Fact>;
  using PartSolutions = std::vector<std::vector<Cell>>;

  Ending refute_flips(bool stop_at_solution);
  Ending search_parts(std::uint64_t slice);
  Ending search_part(const Part& part, std::uint64_t slice);
  Ending try_flips(const Part& part, std::uint64_t slice, std::vector<Fact>& proven);
  Ending enumerate_part(const Part& part, std::uint64_t limit, PartSolutions& found);
  bool combine(const std::vector<Part>& parts, const std::vector<PartSolutions>& found, std::uint64_t limit,
               std::vector<Grid>& solutions) const;
  Flow settle_all_but(const Part& part);
  Ending settle_proven(Fact fact);
  Fact known_fact(std::int32_t row, std::int32_t column) const;

  LargeBoard& board_;
  Statistics& statistics_;
  Budget& budget_;
  const Grid& known_;
  Parts* parts_;
  FrontierQueue frontier_;
  FrontierSearch search_;
};

}  // namespace cluewright::nonogram::large
