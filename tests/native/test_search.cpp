// What the learning solvers share: clauses against plain unit propagation, the heap against sorting, the series of restarts.
#include <algorithm>
#include <cstdio>
#include <random>
#include <set>
#include <vector>

#include "check.hpp"
#include "common/search/activity.hpp"
#include "common/search/clauses.hpp"
#include "common/search/heap.hpp"
#include "common/search/restarts.hpp"

using namespace cluewright::search;

namespace {

using Rng = std::mt19937_64;
using Literal = int;
using Clause = std::vector<Literal>;

// Assigns literals, lets clauses propagate, takes assignments back; and knows by looking at every clause what must follow.
class Solver {
 public:
  explicit Solver(int variables) : variables_(variables), value_(std::size_t(2 * variables), 0) { clauses_.reset(std::size_t(variables)); }

  bool is_true(Literal l) const { return value_[std::size_t(l)] > 0; }
  bool is_false(Literal l) const { return value_[std::size_t(l)] < 0; }
  bool open(Literal l) const { return value_[std::size_t(l)] == 0; }

  void add(const Clause& clause, std::size_t levels, bool permanent) {
    clauses_.add(clause, levels, permanent);
    plain_.push_back({clause, levels, permanent});
  }

  void assign(Literal l) {
    value_[std::size_t(l)] = 1;
    value_[std::size_t(l ^ 1)] = -1;
    trail_.push_back(l);
  }

  bool propagate() {
    while (head_ < trail_.size()) {
      const auto violated = clauses_.propagate(trail_[head_++], *this, [&](Literal l, Clauses<Literal>::Id id) {
        CHECK(open(l));
        CHECK(clauses_.literals(id)[0] == l);
        assign(l);
      });
      if (violated == Clauses<Literal>::none) continue;
      for (const Literal l : clauses_.literals(violated)) CHECK(is_false(l));
      return false;
    }
    return true;
  }

  // After a propagation without conflict no clause may be violated or have a single open literal and no true one.
  void check_fixpoint() const {
    for (const Plain& clause : plain_) {
      int unassigned = 0;
      bool satisfied = false;
      for (const Literal l : clause.literals) unassigned += open(l), satisfied |= is_true(l);
      CHECK(satisfied || unassigned >= 2);
    }
  }

  void undo_to(std::size_t length) {
    for (; trail_.size() > length; trail_.pop_back()) value_[std::size_t(trail_.back())] = value_[std::size_t(trail_.back() ^ 1)] = 0;
    head_ = std::min(head_, length);
  }

  void forget(std::size_t most_levels) {
    clauses_.forget([&](Clauses<Literal>::Id id) { return !clauses_.permanent(id) && std::size_t(clauses_.levels(id)) > most_levels; });
    std::erase_if(plain_, [&](const Plain& clause) { return !clause.permanent && clause.levels > most_levels; });
    check_same();
  }

  void simplify() {
    clauses_.simplify(*this);
    std::erase_if(plain_, [&](const Plain& clause) {
      return std::any_of(clause.literals.begin(), clause.literals.end(), [&](Literal l) { return is_true(l); });
    });
    for (Plain& clause : plain_) std::erase_if(clause.literals, [&](Literal l) { return is_false(l); });
    check_same();
  }

  std::size_t trail() const { return trail_.size(); }
  int variables() const { return variables_; }

 private:
  struct Plain {
    Clause literals;
    std::size_t levels;
    bool permanent;
  };

  void check_same() const {
    CHECK(clauses_.count() == plain_.size());
    std::size_t temporary = 0;
    for (Clauses<Literal>::Id id = 0; id < clauses_.count(); ++id) {
      const auto literals = clauses_.literals(id);
      const Plain& plain = plain_[id];
      CHECK(std::multiset<Literal>(literals.begin(), literals.end()) ==
            std::multiset<Literal>(plain.literals.begin(), plain.literals.end()));
      CHECK(clauses_.permanent(id) == plain.permanent);
      temporary += !plain.permanent;
    }
    CHECK(clauses_.temporary() == temporary);
  }

  int variables_;
  std::vector<int> value_;
  std::vector<Literal> trail_;
  std::size_t head_ = 0;
  Clauses<Literal> clauses_;
  std::vector<Plain> plain_;
};

std::size_t forced = 0, conflicts = 0;

void check_clauses(Rng& rng) {
  Solver solver(6 + int(rng() % 20));
  std::size_t root = 0;
  for (int round = 0; round < 60; ++round) {
    // At the root: more clauses, of open literals, then perhaps some forgotten, some simplified.
    solver.undo_to(root);
    for (int k = int(rng() % 6); k > 0; --k) {
      std::set<Literal> variables;
      Clause clause;
      for (int i = 2 + int(rng() % 5); i > 0; --i) {
        const int v = int(rng() % std::uint64_t(solver.variables()));
        if (solver.open(2 * v) && variables.insert(v).second) clause.push_back(2 * v + int(rng() % 2));
      }
      if (clause.size() >= 2) solver.add(clause, rng() % 6, rng() % 5 == 0);
    }
    if (rng() % 4 == 0) {
      const int v = int(rng() % std::uint64_t(solver.variables()));
      if (solver.open(2 * v)) solver.assign(2 * v + int(rng() % 2));
      if (!solver.propagate()) return;
      root = solver.trail();
    }
    if (rng() % 5 == 0) solver.forget(rng() % 6);
    if (rng() % 5 == 0) solver.simplify();
    solver.check_fixpoint();
    // Down some levels, with every step compared.
    while (true) {
      Clause open;
      for (int l = 0; l < 2 * solver.variables(); ++l)
        if (solver.open(l)) open.push_back(l);
      if (open.empty()) break;
      const std::size_t before = solver.trail();
      solver.assign(open[rng() % open.size()]);
      if (!solver.propagate()) {
        ++conflicts;
        solver.undo_to(before);
        break;
      }
      forced += solver.trail() - before - 1;
      solver.check_fixpoint();
    }
  }
}

template <Ties ties>
void check_heap(Rng& rng) {
  const std::size_t count = 1 + rng() % 60;
  Heap<int, std::uint64_t, ties> heap;
  heap.reset(count);
  std::set<int> inside;
  for (int step = 0; step < 400; ++step) {
    const int v = int(rng() % count);
    switch (rng() % 8) {
      case 0:
      case 1: heap.push(v), inside.insert(v); break;
      case 2: heap.set(v, rng() % 50); break;
      case 3: heap.weight(v) += rng() % 10, heap.grown(v); break;
      case 4:
        if (rng() % 10 == 0) heap.change_weights([](std::uint64_t weight) { return weight / 2; });
        break;
      case 5: heap.remove(v), inside.erase(v); break;
      case 6: {  // the heaviest, without taking them out
        std::vector<int> visited, sorted(inside.begin(), inside.end());
        const std::size_t most = 1 + rng() % count;
        heap.visit([&](int next) { return visited.push_back(next), visited.size() < most; });
        std::stable_sort(sorted.begin(), sorted.end(), [&](int a, int b) { return heap.weight(a) > heap.weight(b); });
        CHECK(visited.size() == std::min(most, sorted.size()));
        for (std::size_t i = 0; i < visited.size(); ++i) {
          CHECK(heap.weight(visited[i]) == heap.weight(sorted[i]) && inside.count(visited[i]));
          if (ties == Ties::lower_first) CHECK(visited[i] == sorted[i]);
        }
        break;
      }
      default: {
        CHECK(heap.empty() == inside.empty());
        if (inside.empty()) break;
        const int first = heap.pop();
        CHECK(inside.erase(first) == 1);
        for (const int other : inside) {
          CHECK(heap.weight(first) >= heap.weight(other));
          if (ties == Ties::lower_first && heap.weight(first) == heap.weight(other)) CHECK(first < other);
        }
      }
    }
  }
}

// Bumps go up to where weights are scaled down, and the order stays that of recent bumps.
void check_activity(Rng& rng) {
  Activity<int, Ties::lower_first> order;
  order.reset(40, 16);
  std::vector<int> last(40, -1);
  for (int round = 0; round < 3000; ++round) {
    const int v = int(rng() % 40);
    for (int again = 0; again < 20; ++again) order.bump(v), order.age();
    last[std::size_t(v)] = round;
  }
  for (int v = 0; v < 40; ++v) order.push(v);
  int before = 3000;
  for (int k = 0; k < 5; ++k) {  // further back the weights have become nought
    const int v = order.pop();
    CHECK(last[std::size_t(v)] < before);
    before = last[std::size_t(v)];
  }
}

void check_restarts() {
  const std::uint64_t series[] = {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1};
  for (std::uint64_t i = 0; i < 16; ++i) CHECK(luby(i) == series[i]);
  for (std::uint64_t power = 1; power < 40; ++power) CHECK(luby((std::uint64_t(1) << power) - 2) == std::uint64_t(1) << (power - 1));
  Restarts restarts(3);
  for (std::uint64_t i = 0; i < 16; ++i) {
    CHECK(restarts.tries() == i);
    for (std::uint64_t k = 0; k < 3 * series[i]; ++k) {
      CHECK(!restarts.due());
      restarts.count();
    }
    CHECK(restarts.due());
    restarts.count();
    CHECK(restarts.due());
    restarts.next_try();
  }
  restarts.end_after(1);
  restarts.count();
  CHECK(restarts.due());
}

}  // namespace

int main(int argc, char**) {
  Rng rng(5);
  for (int i = argc > 1 ? 20000 : 300; i > 0; --i) {
    check_clauses(rng);
    check_heap<Ties::lower_first>(rng);
    check_heap<Ties::as_they_stand>(rng);
  }
  check_activity(rng);
  check_restarts();
  CHECK(forced > 1000 && conflicts > 100);
  std::printf("search: ok, %zu literals forced, %zu conflicts\n", forced, conflicts);
}
