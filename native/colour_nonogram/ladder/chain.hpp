// Why lines together exclude what none of them does alone: of all the colours they took away, only those that the end needs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "colour_nonogram/ladder/findings.hpp"
#include "colour_nonogram/search/board.hpp"

namespace cluewright::colour_nonogram {

inline constexpr std::int32_t by_supposition = -1, no_clash = -1;

// Colours that a cell lost, and the line that took them.
struct Exclusion {
  std::int32_t cell;
  ColourSet lost;
  std::int32_t line;
};

// What one line takes away on the way to the end.
struct ChainLink {
  std::int32_t line = by_supposition;
  std::vector<Exclusion> cells;
};

struct Chain {
  std::vector<ChainLink> links;   // where something is assumed, that comes first
  std::int32_t clash = no_clash;  // the line that has no arrangement in the end

  // The lines to look at.
  std::int32_t length() const {
    std::int32_t lines = clash == no_clash ? 0 : 1;
    for (const ChainLink& link : links) lines += link.line != by_supposition;
    return lines;
  }
};

class ChainTracer {
 public:
  explicit ChainTracer(const Rules& rules) : rules_(rules) {}

  // Of the clash of line `clash` after all of `trail`, on a board that was `grid` before. A chain that is not `shorter_than` this
  // many lines is left unfinished: it is at least that long.
  Chain of_clash(const Grid& grid, std::span<const Exclusion> trail, std::int32_t clash,
                 std::int32_t shorter_than = any_length_of_chain);
  // Of everything that the trail takes from a cell.
  Chain of_cell(const Grid& grid, std::span<const Exclusion> trail, std::int32_t cell,
                std::int32_t shorter_than = any_length_of_chain);

 private:
  Chain trace(const Grid& grid, std::int32_t shorter_than);
  void need_for(const Grid& grid, std::int32_t line, std::size_t before, const Exclusion* target);

  const Rules& rules_;
  std::span<const Exclusion> trail_;
  Grid needed_;  // the colours that are needed of each exclusion
  Grid sets_;    // of a line
  std::vector<std::pair<std::size_t, std::int32_t>> on_line_;  // places on the trail and on the line
};

}  // namespace cluewright::colour_nonogram
