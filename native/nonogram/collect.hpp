// Gathers solutions up to a limit and turns them into a verdict. For strategies that meet solutions one by one.
#pragma once

#include <utility>

#include "solve.hpp"

namespace cluewright::nonogram {

class Collector {
 public:
  explicit Collector(const Request& request) : request_(request) {
    if (request.known) result.solutions.push_back(*request.known);
  }

  bool full() const { return result.solutions.size() >= request_.limit; }

  // Takes a solution unless it is the one known before; tells whether to stop looking.
  bool take(const Grid& solution) {
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

}  // namespace cluewright::nonogram
