// A cell and a value in one number, as used by searches and clauses.
#pragma once

#include <cstdint>

namespace cluewright::nonogram {

// Twice the cell, plus one for filled.
using Literal = std::uint16_t;

inline Literal literal(int cell, bool filled) { return Literal(cell * 2 + (filled ? 1 : 0)); }
inline Literal opposite(Literal l) { return l ^ 1; }
inline int cell_of(Literal l) { return l >> 1; }
inline bool value_of(Literal l) { return l & 1; }

// As a proof has it: cells are numbered from 1, and an empty cell is negative.
inline std::int32_t in_proof(Literal l) { return value_of(l) ? cell_of(l) + 1 : -(cell_of(l) + 1); }

enum class Truth : std::uint8_t { open, yes, no };

// The truth of every literal, as `search::Clauses` asks for it.
struct Truths {
  const Truth* of;

  bool is_true(Literal l) const { return of[l] == Truth::yes; }
  bool is_false(Literal l) const { return of[l] == Truth::no; }
};

}  // namespace cluewright::nonogram
