// The entry point to solving Hitori.
#pragma once

#include <cstdint>
#include <vector>

#include "common/budget.hpp"
#include "common/recording.hpp"
#include "common/search/proof_log.hpp"
#include "common/verdict.hpp"
#include "hitori/problem.hpp"

namespace cluewright::hitori {

using cluewright::Verdict;

struct Statistics {
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t learned = 0;
  std::uint64_t restarts = 0;
  std::uint64_t settled_at_once = 0;  // cells that needed no search
};

struct Request {
  std::uint64_t limit = 2;      // stop after this many solutions; 1 = first solution only
  const Grid* start = nullptr;  // a partial board the solutions must agree with
  const Grid* known = nullptr;  // a solution already known: only look for different ones
  bool known_is_maximal = false;  // no black cell can be added to it, which need not be found out
  EventLog* recording = nullptr;
  search::ProofLog* proof = nullptr;  // of `solve_learn`, without `start` and `known`
};

struct Result {
  Verdict verdict = Verdict::undecided;
  std::vector<Grid> solutions;  // different from each other; `known`, when given, is the first of them
  Grid board;                   // what holds in every solution, as far as that was found out
  Statistics statistics;
  bool exhausted = false;       // no solution beyond those listed exists
};

// Search that learns a clause from every conflict.
Result solve_learn(const Problem& problem, const Request& request, Budget& budget);

// Plain search that undoes one decision at a time; the baseline for what learning gains.
Result solve_dfs(const Problem& problem, const Request& request, Budget& budget);

}  // namespace cluewright::hitori
