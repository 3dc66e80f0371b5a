// Assumptions: set a cell, follow the lines as far as they lead, see whether they fail, undo it.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "nonogram/problem.hpp"

namespace cluewright::nonogram {

// A cell that followed from an assumption, and the line that settled it.
struct Link {
  std::int32_t cell;
  Cell value;
  std::int32_t line;
};

inline constexpr std::int32_t no_clash = -1, by_supposition = -1;

// Lines are numbered rows first, then columns. Assumptions stack up; each is followed by exact line solving.
class Suppositions {
 public:
  virtual ~Suppositions() = default;

  // Settles a cell for good. Only while nothing is assumed; the lines are not followed.
  virtual void settle(std::int32_t cell, Cell value) = 0;
  // Assumes a value of an unknown cell and follows the lines. Returns the line without arrangement, or `no_clash`.
  virtual std::int32_t suppose(std::int32_t cell, Cell value) = 0;
  // Adds to the last assumption what was found to follow from it by other means, and follows the lines again.
  virtual std::int32_t conclude(std::int32_t cell, Cell value) = 0;
  // Undoes the last assumption with everything that followed.
  virtual void retract() = 0;
  virtual Cell value(std::int32_t cell) const = 0;

  // The assumption itself and the cells that followed, in order, of all assumptions made.
  const std::vector<Link>& trail() const { return trail_; }

 protected:
  std::vector<Link> trail_;
  std::vector<std::size_t> levels_;  // where each assumption's part of the trail begins
};

// `grid` must be at the fixpoint of its lines.
std::unique_ptr<Suppositions> make_suppositions(const Problem& problem, const Grid& grid);

}  // namespace cluewright::nonogram
