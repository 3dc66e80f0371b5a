// What is known about a puzzle's solutions, and how strategies that find solutions one by one establish it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace cluewright {

enum class Verdict : std::uint8_t { unique, several, none, undecided, solved };

// Gathers solutions up to the request's limit. `Request` has `limit` and `known`, `Result` verdict, solutions, exhausted.
template <typename Request, typename Result>
class SolutionCollector {
 public:
  explicit SolutionCollector(const Request& request) : request_(request) {
    if (request.known) result.solutions.push_back(*request.known);
  }

  bool full() const { return full_with(0); }
  // Tells whether so many more are enough.
  bool full_with(std::size_t more) const { return result.solutions.size() + more >= request_.limit; }

  // Takes a solution unless it is the known one; tells whether to stop looking.
  template <typename Solution>
  bool take(const Solution& solution) {
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

}  // namespace cluewright
