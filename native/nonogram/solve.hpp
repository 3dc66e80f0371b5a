// The single entry point to all nonogram solving strategies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/budget.hpp"
#include "common/search/proof_log.hpp"
#include "common/verdict.hpp"
#include "nonogram/problem.hpp"
#include "nonogram/recording.hpp"

namespace cluewright::nonogram {

using cluewright::Verdict;

struct Statistics {
  std::uint64_t lines_solved = 0;
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t learned = 0;
  std::uint64_t restarts = 0;
  std::uint64_t probes = 0;
  std::uint64_t components = 0;
  std::uint64_t rounds = 0;  // belief propagation
  double seconds_lines = 0, seconds_beliefs = 0, seconds_probing = 0, seconds_search = 0, seconds_witness = 0;
};

// What two engines did on the same board.
inline void add(Statistics& sum, const Statistics& more) {
  sum.lines_solved += more.lines_solved, sum.decisions += more.decisions, sum.conflicts += more.conflicts;
  sum.learned += more.learned, sum.restarts += more.restarts, sum.probes += more.probes, sum.rounds += more.rounds;
  sum.components = sum.components < more.components ? more.components : sum.components;
  sum.seconds_beliefs += more.seconds_beliefs;  // the others are of stages that the caller measures
}

struct Request {
  std::uint64_t limit = 2;      // stop after this many solutions; 1 = first solution only
  std::uint64_t seed = 0;
  const Grid* start = nullptr;  // a partial board the solutions must agree with
  const Grid* known = nullptr;  // a solution already known: only look for different ones
  Recording* recording = nullptr;
  bool start_recorded = false;  // the recording has the cells of `start` already
  search::ProofLog* proof = nullptr;  // of `solve_portfolio`, without `start` and `known`
};

struct Result {
  Verdict verdict = Verdict::undecided;
  std::vector<Grid> solutions;  // different from each other; `known`, when given, is the first of them
  Grid board;                   // what is certain (holds in every solution) where the solver knows it
  Statistics statistics;
  std::vector<double> coverage; // share of decided cells before the first pass and after each, where there are passes
  bool exhausted = false;       // no solution beyond those listed exists
};

using Collector = SolutionCollector<Request, Result>;

}  // namespace cluewright::nonogram
