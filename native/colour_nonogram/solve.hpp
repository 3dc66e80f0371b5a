// What solving a colour nonogram takes and gives.
#pragma once

#include <cstdint>
#include <vector>

#include "colour_nonogram/problem.hpp"
#include "colour_nonogram/recording.hpp"
#include "common/budget.hpp"
#include "common/search/proof_log.hpp"
#include "common/verdict.hpp"

namespace cluewright::colour_nonogram {

using cluewright::Verdict;

struct Statistics {
  std::uint64_t lines_solved = 0;
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t learned = 0;
  std::uint64_t restarts = 0;
  std::uint64_t probes = 0;
  double seconds_lines = 0, seconds_probing = 0, seconds_search = 0, seconds_witness = 0;
};

struct Request {
  std::uint64_t limit = 2;      // stop after this many solutions; 1 = first solution only
  std::uint64_t seed = 0;
  const Grid* start = nullptr;  // sets of colours the solutions must agree with
  const Grid* known = nullptr;  // a solution already known: only look for different ones
  Recording* recording = nullptr;
  search::ProofLog* proof = nullptr;  // of `solve_learn` and `solve_auto`, without `start` and `known`
};

struct Result {
  Verdict verdict = Verdict::undecided;
  std::vector<Grid> solutions;  // different from each other; `known`, when given, is the first of them
  Grid board;                   // what is certain (holds in every solution) where the solver knows it
  Statistics statistics;
  bool exhausted = false;       // no solution beyond those listed exists
};

using Collector = SolutionCollector<Request, Result>;

}  // namespace cluewright::colour_nonogram
