// What a search learned, in order, and what each nogood was learned from: the raw material of a proof.
//
// A nogood is a set of literals that cannot all hold in a solution not excluded. A literal is given as in a proof: the number
// of its variable, from 1, and negative where the variable is false.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cluewright::search {

class ProofLog {
 public:
  using Number = std::uint32_t;
  using Nogood = std::vector<std::int32_t>;
  static constexpr Number none = ~Number(0);  // of a clause that states the task

  // The nogood that is added next, or else the last conflict, rests on this one.
  void use(Number number) {
    if (number != none) used_.push_back(number);
  }
  // Every later nogood may rest on this one: it settled something without any decision.
  void use_always(Number number) {
    if (number != none) always_.push_back(number);
  }

  Number add(Nogood nogood) {
    literals_ += nogood.size();
    if (literals_ > most_literals) {
      entries_.clear();
      entries_.shrink_to_fit();
      always_.clear();
      complete_ = false;
    }
    if (!complete_) return used_.clear(), none;
    entries_.push_back({std::move(nogood), std::move(used_)});
    used_.clear();
    return Number(entries_.size() - 1);
  }

  std::size_t size() const { return entries_.size(); }
  const Nogood& operator[](std::size_t number) const { return entries_[number].nogood; }

  // False when a search learned more than fits in memory.
  bool complete() const { return complete_; }

  // The nogoods on which the last conflict rests, directly or through others, in the order they were learned.
  std::vector<Nogood> needed() const {
    if (!complete_) return {};
    std::vector<bool> marked(entries_.size(), false);
    for (const auto* roots : {&used_, &always_})
      for (const Number number : *roots)
        marked[number] = true;
    std::vector<Nogood> kept;
    for (std::size_t i = entries_.size(); i-- > 0;) {  // a nogood rests on earlier ones alone
      if (!marked[i]) continue;
      for (const Number number : entries_[i].from) marked[number] = true;
    }
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (marked[i]) kept.push_back(entries_[i].nogood);
    return kept;
  }

 private:
  static constexpr std::size_t most_literals = 25'000'000;

  struct Entry {
    Nogood nogood;
    std::vector<Number> from;
  };

  std::vector<Entry> entries_;
  std::vector<Number> used_, always_;
  std::size_t literals_ = 0;
  bool complete_ = true;
};

}  // namespace cluewright::search
