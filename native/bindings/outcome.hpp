// The result of solving, for Python: the same keys for every kind.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bindings/budget.hpp"
#include "bindings/recording.hpp"
#include "common/clock.hpp"
#include "common/verdict.hpp"

namespace cluewright::bindings {

template <typename Solve>
struct NamedStrategy {
  std::string_view name;
  Solve* solve;
};

template <typename Solve>
Solve* find_strategy(std::span<const NamedStrategy<Solve>> strategies, const char* name) {
  for (const auto& [known, solve] : strategies)
    if (known == name) return solve;
  throw nb::value_error(("no native strategy is called " + std::string(name)).c_str());
}

// Runs `solve(problem, request, budget)` and returns its answer. The functions make statistics, solutions and board
// Python's.
template <typename Solve, typename Problem, typename Request, typename ToDict, typename ToSolution,
          typename ToBoard>
nb::dict solve_timed(const Limits& limits, Solve&& solve, const Problem& problem, const Request& request,
                     ToDict&& to_dict, ToSolution&& to_solution, ToBoard&& to_board) {
  static constexpr const char* verdicts[] = {"unique", "several", "none", "undecided", "solved"};
  double cpu_seconds = 0;
  std::uint64_t nodes_spent = 0;
  const auto result = run(limits, [&](Budget& budget) {
    const double begin = thread_seconds();
    auto found = solve(problem, request, budget);
    cpu_seconds = thread_seconds() - begin;
    nodes_spent = budget.nodes();
    return found;
  });
  nb::dict answer;
  answer["verdict"] = verdicts[static_cast<std::size_t>(result.verdict)];
  nb::list solutions;
  for (const auto& solution : result.solutions) solutions.append(to_solution(solution));
  answer["solutions"] = solutions;
  answer["board"] = result.board.empty() ? nb::none() : to_board(result.board);
  answer["exhausted"] = result.exhausted;
  answer["seconds"] = cpu_seconds;
  answer["nodes"] = nodes_spent;
  if constexpr (requires { result.coverage; }) answer["coverage"] = result.coverage;
  answer["statistics"] = to_dict(result.statistics);
  if (request.recording) add_recording(answer, std::move(*request.recording));
  if (request.proof) {
    nb::list nogoods;
    for (const auto& nogood : request.proof->needed()) nogoods.append(nb::tuple(nb::cast(nogood)));
    answer["nogoods"] = request.proof->complete() ? nb::object(nogoods) : nb::none();
  }
  return answer;
}

}  // namespace cluewright::bindings
