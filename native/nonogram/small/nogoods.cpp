#include "nonogram/small/nogoods.hpp"

#include <algorithm>

namespace cluewright::nonogram {

std::uint32_t Nogoods::add(std::span<const Literal> literals, int levels, bool permanent) {
  const auto id = std::uint32_t(clauses_.size());
  clauses_.push_back({std::uint32_t(pool_.size()), 0, std::uint16_t(literals.size()), std::uint16_t(levels), permanent});
  pool_.insert(pool_.end(), literals.begin(), literals.end());
  temporary_ += !permanent;
  watch(id);
  return id;
}

void Nogoods::watch(std::uint32_t id) {
  const std::span<Literal> all = literals(id);
  watches_[all[0]].push_back({id, all[1]});
  watches_[all[1]].push_back({id, all[0]});
}

void Nogoods::reduce(const Truth* truth) {
  std::vector<std::uint32_t> victims;
  for (std::uint32_t id = 0; id < clauses_.size(); ++id)
    if (!clauses_[id].permanent && clauses_[id].levels > 2) victims.push_back(id);
  std::sort(victims.begin(), victims.end(), [this](std::uint32_t a, std::uint32_t b) {
    const Clause &x = clauses_[a], &y = clauses_[b];
    if (x.levels != y.levels) return x.levels > y.levels;
    if (x.used != y.used) return x.used < y.used;
    return a < b;
  });
  victims.resize(victims.size() / 2);
  for (const std::uint32_t id : victims) clauses_[id].size = 0;

  std::vector<Literal> pool;
  std::vector<Clause> clauses;
  pool.reserve(pool_.size());
  clauses.reserve(clauses_.size());
  temporary_ = 0;
  for (Clause clause : clauses_) {
    if (clause.size == 0) continue;
    const std::size_t first = pool.size();
    bool settled = false;
    for (int k = 0; k < clause.size && !settled; ++k) {
      const Literal l = pool_[clause.first + k];
      if (truth[l] == Truth::yes) settled = true;
      else if (truth[l] == Truth::open) pool.push_back(l);
    }
    if (settled) {
      pool.resize(first);
      continue;
    }
    clause.first = std::uint32_t(first);
    clause.size = std::uint16_t(pool.size() - first);
    clauses.push_back(clause);
    temporary_ += !clause.permanent;
  }
  pool_.swap(pool);
  clauses_.swap(clauses);
  for (auto& list : watches_) list.clear();
  for (std::uint32_t id = 0; id < clauses_.size(); ++id) watch(id);
}

}  // namespace cluewright::nonogram
