// The one door to all Zip solving strategies.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "../common/budget.hpp"
#include "../common/recording.hpp"
#include "problem.hpp"

namespace cluewright::zip {

enum class Verdict : std::uint8_t { unique, several, none, undecided, solved };

struct Statistics {
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t learned = 0;
  std::uint64_t restarts = 0;
  std::uint64_t propagations = 0;
  std::uint64_t deductions = 0;  // borders that logic decided without a supposition
};

struct Request {
  std::uint64_t limit = 2;         // stop after so many solutions; 1 = first solution only
  const Borders* start = nullptr;  // border values the solutions must agree with
  const Path* known = nullptr;     // a solution already known: only look for different ones
  EventLog* recording = nullptr;
};

struct Result {
  Verdict verdict = Verdict::undecided;
  std::vector<Path> solutions;  // different from each other; `known`, when given, is the first of them
  Borders board;                // what is certain, where the strategy knows it
  Statistics statistics;
  bool exhausted = false;       // no solution beyond those listed exists
};

// Gathers solutions up to a limit and turns them into a verdict.
class Collector {
 public:
  explicit Collector(const Request& request) : request_(request) {
    if (request.known) result.solutions.push_back(*request.known);
  }

  bool full() const { return result.solutions.size() >= request_.limit; }

  // Takes a solution unless it is the one known before; tells whether to stop looking.
  bool take(const Path& solution) {
    if (!request_.known || solution != *request_.known) result.solutions.push_back(solution);
    return full();
  }

  // Call when the search has ended: by itself, because the limit was reached, or because the budget was spent.
  Result finish(bool searched_all) {
    result.exhausted = searched_all;
    const auto count = result.solutions.size();
    if (count >= 2) result.verdict = Verdict::several;
    else if (searched_all) result.verdict = count == 1 ? Verdict::unique : Verdict::none;
    else result.verdict = count == 1 && request_.limit == 1 ? Verdict::solved : Verdict::undecided;
    return std::move(result);
  }

  Result result;

 private:
  const Request& request_;
};

Result solve_learn(const Problem& problem, const Request& request, Budget& budget);   // conflict learning
Result solve_search(const Problem& problem, const Request& request, Budget& budget);  // logic and supposition
Result solve_logic(const Problem& problem, const Request& request, Budget& budget);   // logic alone
Result solve_walk(const Problem& problem, const Request& request, Budget& budget);    // step by step from the 1

}  // namespace cluewright::zip
