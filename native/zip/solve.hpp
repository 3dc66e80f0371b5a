// The single entry point to all Zip solving strategies.
#pragma once

#include <cstdint>
#include <vector>

#include "common/budget.hpp"
#include "common/recording.hpp"
#include "common/search/proof_log.hpp"
#include "common/verdict.hpp"
#include "zip/problem.hpp"

namespace cluewright::zip {

using cluewright::Verdict;

struct Statistics {
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t learned = 0;
  std::uint64_t restarts = 0;
  std::uint64_t propagations = 0;
  std::uint64_t deductions = 0;  // borders that logic decided without an assumption
};

struct Request {
  std::uint64_t limit = 2;         // stop after this many solutions; 1 = first solution only
  const Borders* start = nullptr;  // border values the solutions must agree with
  const Path* known = nullptr;     // a solution already known: only look for different ones
  EventLog* recording = nullptr;
  search::ProofLog* proof = nullptr;  // of `solve_learn`, without `start` and `known`
};

struct Result {
  Verdict verdict = Verdict::undecided;
  std::vector<Path> solutions;  // different from each other; `known`, when given, is the first of them
  Borders board;                // what is certain, where the strategy knows it
  Statistics statistics;
  bool exhausted = false;       // no solution beyond those listed exists
};

using Collector = SolutionCollector<Request, Result>;

Result solve_learn(const Problem& problem, const Request& request, Budget& budget);   // conflict learning
Result solve_search(const Problem& problem, const Request& request, Budget& budget);  // logic and assumption
Result solve_logic(const Problem& problem, const Request& request, Budget& budget);   // logic alone
Result solve_walk(const Problem& problem, const Request& request, Budget& budget);    // step by step from the 1

}  // namespace cluewright::zip
