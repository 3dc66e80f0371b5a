// What conflicts have taught: clauses over cells, each with two watched literals.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace cluewright::nonogram {

// A cell and a value: twice the cell, plus one for filled.
using Literal = std::uint16_t;

inline Literal literal(int cell, bool filled) { return Literal(cell * 2 + (filled ? 1 : 0)); }
inline Literal opposite(Literal l) { return l ^ 1; }
inline int cell_of(Literal l) { return l >> 1; }
inline bool value_of(Literal l) { return l & 1; }

enum class Truth : std::uint8_t { open, yes, no };

class Nogoods {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t(0);

  void resize(int cells) { watches_.resize(std::size_t(cells) * 2); }

  // Needs at least two literals; the first two are watched. `levels` is the number of decision levels it joins.
  std::uint32_t add(std::span<const Literal> literals, int levels, bool permanent);

  std::span<Literal> literals(std::uint32_t id) { return {pool_.data() + clauses_[id].first, clauses_[id].size}; }
  std::size_t count() const { return clauses_.size(); }
  std::size_t temporary() const { return temporary_; }
  void note_use(std::uint32_t id, std::uint32_t when, int levels) {
    clauses_[id].used = when;
    if (levels < clauses_[id].levels) clauses_[id].levels = std::uint16_t(levels);
  }
  int levels(std::uint32_t id) const { return clauses_[id].levels; }

  // Visits the clauses that watch the opposite of a literal that just became true. `assign(literal, clause)` is told of every
  // forced literal. Returns a violated clause or `none`. The forced literal comes first in its clause.
  template <class Assign>
  std::uint32_t propagate(Literal made_true, const Truth* truth, Assign&& assign);

  // Forgets the worse half of the temporary clauses: many levels first, then unused for long. Clauses settled by `truth` (the
  // cells known for good) go as well. Only when nothing beyond those cells is assigned: watches are built anew.
  void reduce(const Truth* truth);

 private:
  struct Clause {
    std::uint32_t first;
    std::uint32_t used;  // the conflict that used it last
    std::uint16_t size;
    std::uint16_t levels;
    bool permanent;
  };
  struct Watch {
    std::uint32_t clause;
    Literal other;  // some other literal of the clause: when it is true the clause need not be looked at
  };

  void watch(std::uint32_t id);

  std::vector<Literal> pool_;
  std::vector<Clause> clauses_;
  std::vector<std::vector<Watch>> watches_;
  std::size_t temporary_ = 0;
};

template <class Assign>
std::uint32_t Nogoods::propagate(Literal made_true, const Truth* truth, Assign&& assign) {
  const Literal gone = opposite(made_true);
  std::vector<Watch>& watches = watches_[gone];
  std::size_t kept = 0;
  std::uint32_t violated = none;
  for (std::size_t i = 0; i < watches.size(); ++i) {
    const Watch watch = watches[i];
    if (truth[watch.other] == Truth::yes) {
      watches[kept++] = watch;
      continue;
    }
    const Clause& clause = clauses_[watch.clause];
    Literal* const literals = pool_.data() + clause.first;
    if (literals[0] == gone) {
      literals[0] = literals[1];
      literals[1] = gone;
    }
    const Literal first = literals[0];
    if (first != watch.other && truth[first] == Truth::yes) {
      watches[kept++] = {watch.clause, first};
      continue;
    }
    bool moved = false;
    for (int k = 2; k < clause.size; ++k)
      if (truth[literals[k]] != Truth::no) {
        literals[1] = literals[k];
        literals[k] = gone;
        watches_[literals[1]].push_back({watch.clause, first});
        moved = true;
        break;
      }
    if (moved) continue;
    watches[kept++] = {watch.clause, first};
    if (truth[first] == Truth::no) {
      violated = watch.clause;
      for (++i; i < watches.size(); ++i) watches[kept++] = watches[i];
      break;
    }
    assign(first, watch.clause);
  }
  watches.resize(kept);
  return violated;
}

}  // namespace cluewright::nonogram
