#include "nonogram/strategies.hpp"

#include <algorithm>

namespace cluewright::nonogram {

Result solve_auto(const Problem& problem, const Request& request, Budget& budget) {
  // Lines of a machine word have engines of their own.
  constexpr std::int32_t word = 64;
  const bool small = std::max(problem.width, problem.height) <= word;
  return small ? solve_portfolio(problem, request, budget) : solve_large(problem, request, budget);
}

}  // namespace cluewright::nonogram
