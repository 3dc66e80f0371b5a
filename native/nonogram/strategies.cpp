#include "nonogram/strategies.hpp"

#include <algorithm>

#include "nonogram/small/rules.hpp"

namespace cluewright::nonogram {

Result solve_auto(const Problem& problem, const Request& request, Budget& budget) {
  const std::int32_t longest = std::max(problem.width, problem.height);
  // Lines of a machine word have engines of their own; only they can say what a verdict rests on.
  if (longest <= most_side<std::uint64_t> || (request.proof && longest <= most_side<Wide>))
    return solve_portfolio(problem, request, budget);
  return longest <= most_side<Wide> ? solve_large_learning(problem, request, budget) : solve_large_by_parts(problem, request, budget);
}

}  // namespace cluewright::nonogram
