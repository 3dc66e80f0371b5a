// Why an assumption ends as it does: of all the cells that followed, only those that the end needs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "common/budget.hpp"
#include "nonogram/ladder/findings.hpp"
#include "nonogram/ladder/suppositions.hpp"
#include "nonogram/line/settle.hpp"

namespace cluewright::nonogram {

// Cells that one line settles on the way from an assumption to its end.
struct ChainLink {
  std::int32_t line = by_supposition;  // which is also the line of what an inner chain excluded
  std::vector<Change> cells;           // by their index on the board
  std::int32_t inner = -1;             // where that inner chain stands
};

struct Chain {
  std::vector<ChainLink> links;   // the first holds the assumption
  std::int32_t clash = no_clash;  // the line that has no arrangement in the end
  std::vector<Chain> inner;       // assumptions made while this one holds; each fails

  // The lines to look at, including those of the inner chains.
  std::int32_t length() const;
};

// An assumption made while another holds, which failed: its trail continues the outer one's first `at` links.
struct InnerClash {
  std::size_t at;
  std::vector<Link> trail;
  std::int32_t clash;
};

class ChainTracer {
 public:
  explicit ChainTracer(const Problem& problem) : problem_(problem) {}

  // Chains traced from now on are left unfinished when the budget runs out; whoever asked for that throws them away then.
  void watch(Budget* budget) { budget_ = budget; }

  // Of the clash of line `clash` after all of `trail`, on a board that was `grid` before. A chain that is not `shorter_than`
  // this many lines is left unfinished: it is at least that long.
  Chain of_clash(const Grid& grid, std::span<const Link> trail, std::int32_t clash, std::span<const InnerClash> inner = {},
                 std::int32_t shorter_than = any_length_of_chain);
  // Of the links of the trail that settle `cells`.
  Chain of_cells(const Grid& grid, std::span<const Link> trail, std::span<const Change> cells,
                 std::int32_t shorter_than = any_length_of_chain);

 private:
  Chain trace(const Grid& grid, std::span<const InnerClash> inner, std::int32_t shorter_than);
  void need_for(const Grid& grid, std::int32_t line, std::size_t before, const Link* target);

  const Problem& problem_;
  Budget* budget_ = nullptr;
  LineSolver solver_;
  std::vector<Link> trail_;
  std::vector<std::uint8_t> needed_;  // by the place on the trail
  std::vector<Cell> cells_;
  std::vector<std::pair<std::size_t, std::int32_t>> on_line_;  // places on the trail and on the line
};

}  // namespace cluewright::nonogram
