// The independent parts of a large board that are small enough for the engines that learn, solved one by one.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/large/board.hpp"
#include "nonogram/large/cutout.hpp"
#include "nonogram/large/frontier.hpp"

namespace cluewright::nonogram::large {

class Parts {
 public:
  // Keeps references. `limit`: how many solutions of the board are looked for.
  Parts(const Problem& problem, LargeBoard& board, Statistics& statistics, Budget& budget, std::uint64_t seed, std::uint64_t limit)
      : problem_(problem), board_(board), statistics_(statistics), budget_(budget), seed_(seed), limit_(limit) {}

  // Settles every part that fits: for good where it has one solution, otherwise by one of its solutions (that of `known`, if given),
  // which no other part minds. Until an ambiguous part is found, the others are proven to have one solution; after that it does
  // not matter. `stalled`: done, other parts may be left. `refuted`: a part has no solution. `stopped`: the budget is spent;
  // all parts may be settled even so, when only a proof is missing.
  Ending settle(const Grid* known);

  // Up to `limit` solutions of a part, that of `known` first, as the values of its cells. `refuted`: there are no more.
  // `slice_over`: the part does not fit.
  Ending list(const std::vector<Fact>& part, const Grid& known, std::uint64_t limit, std::vector<std::vector<Cell>>& found);

  // Whether some cells on the board rest on a choice; the board as it was before any part was settled; a grid without such cells.
  bool has_choices() const { return !chosen_.empty(); }
  void take_back_choices();
  void blank_choices(Grid& grid) const;

  // Whether a part has two solutions, and what a solution becomes when its cells take the other values.
  bool ambiguous() const { return !others_.empty(); }
  Grid switched(Grid solution) const;

 private:
  Result solve(const Cutout& cutout, const Grid* known, std::uint64_t limit);
  void settle_free(Fact cell, const Grid* known);
  void settle_as(const std::vector<Fact>& part, const Cutout& cutout, const Result& result);
  std::size_t cell_index(Fact cell) const { return board_.cell_index(cell.row(), cell.column()); }

  const Problem& problem_;
  LargeBoard& board_;
  Statistics& statistics_;
  Budget& budget_;
  std::uint64_t seed_, limit_;
  bool begun_ = false;
  LargeBoard::Mark before_{};  // any part was settled
  std::vector<Fact> chosen_;  // cells that were settled without a proof
  std::vector<Fact> others_;  // the cells of the first ambiguous part in its second solution
};

}  // namespace cluewright::nonogram::large
