// A board being solved: colours, the order they were settled in, why, and the rules that settle more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "hitori/board/forest.hpp"
#include "hitori/board/layout.hpp"

namespace cluewright::hitori {

enum class Why : std::uint8_t {
  given,      // a decision, or known from the start
  neighbour,  // white: its neighbour `a` is black
  equal,      // black: `a` in its line has the same number and is white
  cut,        // white: if black, it would close the chain from `a` to `b`
  clause,     // by a learned clause; `a` tells which
};

struct Reason {
  Why why = Why::given;
  Place a = nowhere, b = nowhere;
};

// How two things conflict: two black neighbours, two equal whites, or a closed chain of blacks from `a` to `b`.
struct Clash {
  Reason reason;
  Place at = nowhere;  // neighbour, equal: the other of the two cells
};

class State {
 public:
  void reset(const Problem& problem);

  Cell operator[](Place at) const { return value_[at]; }
  const Layout& layout() const { return layout_; }
  const std::vector<Place>& trail() const { return trail_; }
  const Reason& reason(Place at) const { return reason_[at]; }
  std::size_t undecided() const { return cells_ - trail_.size(); }
  const Clash& clash() const { return clash_; }
  Forest& forest() { return forest_; }
  const Forest& forest() const { return forest_; }

  // Settles an unknown cell.
  void settle(Place at, Cell colour, Reason reason) {
    value_[at] = colour;
    reason_[at] = reason;
    trail_.push_back(at);
  }

  // Undoes everything after the first `count` settled cells.
  void undo_to(std::size_t count);

  // Applies the rules about neighbours and equal numbers to one settled cell; false is a conflict.
  bool apply_basic(Place at);

  // Plants one black cell and settles what may no longer be black as white; false is a conflict.
  bool apply_chain(Place at);

  // Applies the neighbour and number rules, and with `chains` the chain rule, until nothing is left to do or more
  // than `most` cells are settled; false is a conflict.
  bool propagate(bool chains, std::size_t most = SIZE_MAX);

  // Tells whether settled cells still wait for `propagate`.
  bool pending(bool chains) const { return basic_head_ < trail_.size() || (chains && chain_head_ < trail_.size()); }

  // Calls visit(cell) for the settled cells a reason or conflict rests on.
  template <typename Visit>
  void each_cause(const Reason& reason, Visit&& visit) {
    switch (reason.why) {
      case Why::given:
      case Why::clause: break;
      case Why::neighbour:
      case Why::equal: visit(reason.a); break;
      case Why::cut:
        forest_.path(reason.a, reason.b, [&](Place at) {
          if (at != wall) visit(at);
        });
    }
  }

  Grid grid() const;
  bool take_grid(const Grid& grid);  // settles the decided cells of a board as given; false is a conflict

  std::size_t basic_head_ = 0, chain_head_ = 0;  // how much of the trail the rules have seen

 private:
  bool fail(Reason reason, Place at) {
    clash_ = {reason, at};
    return false;
  }

  Layout layout_;
  Forest forest_;
  std::size_t cells_ = 0;
  std::vector<Cell> value_;
  std::vector<Reason> reason_;
  std::vector<Place> trail_;
  std::vector<std::uint32_t> joins_before_;  // how many joins the forest had when a black cell was planted
  Clash clash_;
};

}  // namespace cluewright::hitori
