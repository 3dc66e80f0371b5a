// What was learned from conflicts: clauses, each with two watched literals.
//
// A literal is twice a variable, plus one for one of its two values, so `l ^ 1` is its opposite. Which literals are true is the
// solver's to know: it hands over `values` with `is_true(literal)` and `is_false(literal)`.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace cluewright::search {

template <class Literal>
class Clauses {
 public:
  using Id = std::uint32_t;
  static constexpr Id none = ~Id(0);

  // Forgets everything; the memory stays.
  void reset(std::size_t variables) {
    pool_.clear();
    clauses_.clear();
    temporary_ = 0;
    watches_.resize(2 * variables);
    for (auto& list : watches_) list.clear();
  }

  // Needs at least two literals; the first two are watched. `levels` is the number of decision levels it joins, where the solver
  // counts them. A permanent clause states the task and is never forgotten.
  Id add(std::span<const Literal> literals, std::size_t levels, bool permanent) {
    const auto id = Id(clauses_.size());
    constexpr std::size_t most = std::numeric_limits<std::uint16_t>::max();
    const auto first = std::uint32_t(pool_.size()), size = std::uint32_t(literals.size());
    clauses_.push_back({first, size, 0, 0, std::uint16_t(std::min(levels, most)), permanent});
    pool_.insert(pool_.end(), literals.begin(), literals.end());
    temporary_ += !permanent;
    watch(id);
    return id;
  }

  std::size_t count() const { return clauses_.size(); }
  std::size_t temporary() const { return temporary_; }
  std::span<const Literal> literals(Id id) const { return {pool_.data() + clauses_[id].first, clauses_[id].size}; }
  std::size_t size(Id id) const { return clauses_[id].size; }
  int levels(Id id) const { return clauses_[id].levels; }
  bool permanent(Id id) const { return clauses_[id].permanent; }
  // The conflict that used it last, as `note_use` was told.
  std::uint32_t used(Id id) const { return clauses_[id].used; }
  void note_use(Id id, std::uint32_t conflict) { clauses_[id].used = conflict; }
  // A number the solver gives it, which it keeps when it is moved.
  std::uint32_t tag(Id id) const { return clauses_[id].tag; }
  void set_tag(Id id, std::uint32_t tag) { clauses_[id].tag = tag; }

  // Visits the clauses that watch the opposite of a literal that just became true, and calls `force(literal, clause)` for every
  // literal that is the last of its clause; it comes first there from now on. Returns a clause without one, or `none`.
  template <class Values, class Force>
  Id propagate(Literal made_true, const Values& values, Force&& force) {
    const auto gone = Literal(made_true ^ 1);
    std::vector<Watch>& watches = watches_[gone];
    if (watches.empty()) return none;
    std::size_t kept = 0;
    Id violated = none;
    for (std::size_t i = 0; i < watches.size(); ++i) {
      const Watch watch = watches[i];
      if (values.is_true(watch.other)) {
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
      if (first != watch.other && values.is_true(first)) {
        watches[kept++] = {watch.clause, first};
        continue;
      }
      if (watch_another(literals, clause.size, gone, watch.clause, values)) continue;
      watches[kept++] = {watch.clause, first};
      if (values.is_false(first)) {
        violated = watch.clause;
        for (++i; i < watches.size(); ++i) watches[kept++] = watches[i];
        break;
      }
      force(first, watch.clause);
    }
    watches.resize(kept);
    return violated;
  }

  // Forgets the clauses for which `drop(id)`. The others keep their order and get lower numbers, so no clause may be a reason
  // that is still asked for.
  template <class Drop>
  void forget(Drop&& drop) {
    std::vector<Id> moved(clauses_.size(), none);
    std::size_t kept = 0, end = 0;
    for (Id id = 0; id < moved.size(); ++id) {
      Clause clause = clauses_[id];
      if (drop(id)) {
        temporary_ -= !clause.permanent;
        continue;
      }
      std::copy_n(pool_.begin() + clause.first, clause.size, pool_.begin() + std::ptrdiff_t(end));
      clause.first = std::uint32_t(end);
      end += clause.size;
      moved[id] = Id(kept);
      clauses_[kept++] = clause;
    }
    clauses_.resize(kept);
    pool_.resize(end);
    for (auto& list : watches_) {
      std::size_t left = 0;
      for (const Watch& watch : list)
        if (moved[watch.clause] != none) list[left++] = {moved[watch.clause], watch.other};
      list.resize(left);
    }
  }

  // Takes out what is known for good: clauses with a true literal, and false literals. Only when nothing else has a value and
  // all consequences are drawn: every clause left then has two open literals. Watches are rebuilt.
  template <class Values>
  void simplify(const Values& values) {
    std::size_t kept = 0, end = 0;
    for (std::size_t id = 0; id < clauses_.size(); ++id) {
      Clause clause = clauses_[id];
      const std::size_t first = end;
      bool settled = false;
      for (std::size_t at = clause.first; at < std::size_t(clause.first) + clause.size && !settled; ++at) {
        const Literal l = pool_[at];
        settled = values.is_true(l);
        if (!settled && !values.is_false(l)) pool_[end++] = l;
      }
      if (settled) {
        end = first;
        temporary_ -= !clause.permanent;
        continue;
      }
      clause.first = std::uint32_t(first);
      clause.size = std::uint32_t(end - first);
      clauses_[kept++] = clause;
    }
    clauses_.resize(kept);
    pool_.resize(end);
    for (auto& list : watches_) list.clear();
    for (Id id = 0; id < clauses_.size(); ++id) watch(id);
  }

 private:
  struct Clause {
    std::uint32_t first, size;  // in the pool
    std::uint32_t used, tag;
    std::uint16_t levels;
    bool permanent;
  };
  struct Watch {
    Id clause;
    Literal other;  // some other literal of the clause: if it is true the clause need not be examined
  };

  void watch(Id id) {
    const std::span<const Literal> all = literals(id);
    watches_[all[0]].push_back({id, all[1]});
    watches_[all[1]].push_back({id, all[0]});
  }

  // Lets another literal that is not false be watched in place of the second one; tells whether there is one.
  template <class Values>
  bool watch_another(Literal* literals, std::size_t size, Literal gone, Id id, const Values& values) {
    for (std::size_t k = 2; k < size; ++k) {
      if (values.is_false(literals[k])) continue;
      literals[1] = literals[k];
      literals[k] = gone;
      watches_[literals[1]].push_back({id, literals[0]});
      return true;
    }
    return false;
  }

  std::vector<Literal> pool_;
  std::vector<Clause> clauses_;
  std::vector<std::vector<Watch>> watches_;
  std::size_t temporary_ = 0;
};

}  // namespace cluewright::search
