// A cell, a colour and whether it has it, in one number, as used by searches and clauses.
#pragma once

#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"

namespace cluewright::colour_nonogram {

// Twice the variable, plus one where the cell has the colour.
using Literal = std::uint32_t;

inline Literal literal(int variable, bool is) { return Literal(variable) * 2 + (is ? 1 : 0); }
inline Literal opposite(Literal l) { return l ^ 1; }
inline int variable_of(Literal l) { return int(l >> 1); }
inline bool value_of(Literal l) { return l & 1; }

enum class Truth : std::uint8_t { open, yes, no };

// The truth of every literal, as `search::Clauses` asks for it.
struct Truths {
  const Truth* of;

  bool is_true(Literal l) const { return of[l] == Truth::yes; }
  bool is_false(Literal l) const { return of[l] == Truth::no; }
};

// A colour that a place of a line lost, as a variable.
struct Removal {
  std::int32_t place;
  std::int32_t variable;
};

// Numbers the colours of the cells that are open at the root, and only those: the rest of a large board costs nothing.
class Variables {
 public:
  explicit Variables(const Grid& root) : first_(root.size(), -1), sets_(root) {
    for (std::size_t cell = 0; cell < root.size(); ++cell) {
      if (decided(root[cell])) continue;
      first_[cell] = std::int32_t(of_.size());
      for_each_colour(root[cell], [&](int colour) { of_.push_back({std::int32_t(cell), Colour(colour)}); });
    }
  }

  int count() const { return int(of_.size()); }
  int cell(int variable) const { return of_[std::size_t(variable)].cell; }
  int colour(int variable) const { return of_[std::size_t(variable)].colour; }
  bool open_at_root(int cell) const { return first_[std::size_t(cell)] >= 0; }
  // Of a colour the cell had at the root.
  int of(int cell, int colour) const {
    return first_[std::size_t(cell)] + std::popcount(unsigned(sets_[std::size_t(cell)] & (only(colour) - 1)));
  }
  // Calls visit(variable) for every colour the cell had at the root.
  template <class Visit>
  void for_each_of(int cell, Visit&& visit) const {
    const int first = first_[std::size_t(cell)], end = first + std::popcount(sets_[std::size_t(cell)]);
    for (int variable = first; variable < end; ++variable) visit(variable);
  }
  // As a proof has it: sixteen numbers per cell, from 1; negative where the cell does not have the colour.
  std::int32_t in_proof(Literal l) const {
    const std::int32_t number = cell(variable_of(l)) * 16 + colour(variable_of(l)) + 1;
    return value_of(l) ? number : -number;
  }

 private:
  struct Pair {
    std::int32_t cell;
    Colour colour;
  };
  std::vector<std::int32_t> first_;  // per cell; -1 where it is decided
  Grid sets_;
  std::vector<Pair> of_;
};

}  // namespace cluewright::colour_nonogram
