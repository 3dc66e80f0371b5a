// A puzzle in the making: the solution, and which of its cells show their number.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "common/budget.hpp"
#include "zip/board/graph.hpp"
#include "zip/problem.hpp"

namespace cluewright::zip {

struct Draft {
  std::int32_t width = 0, height = 0;
  Path path;
  std::vector<std::uint8_t> numbered;  // per index of the path; the first and the last always
  std::vector<BorderId> walls;

  std::int32_t count() const {
    std::int32_t total = 0;
    for (const auto is_numbered : numbered) total += is_numbered;
    return total;
  }
};

Problem to_problem(const Draft& draft);

// Counts the work proofs do while a puzzle is made.
struct ProofCounts {
  std::uint64_t proofs = 0, undecided = 0, conflicts = 0, repairs = 0;
};

class Prover {
 public:
  // `nodes` limits each single proof; a proof that runs out of them counts as failed.
  Prover(std::uint64_t nodes, Budget& budget) : nodes_(nodes), budget_(budget) {}

  enum class Answer : std::uint8_t { unique, several, undecided };

  // Looks for a solution that differs from the draft's path; `alternative` takes it.
  Answer prove(const Draft& draft, Path* alternative = nullptr);

  // Tells whether a draft proven unique stays so without the number at an index of the path. Any new solution visits
  // that cell outside the stretch the number held it in: that is demanded of the search.
  Answer without_number(const Draft& draft, std::int32_t index);

  // The same for a wall: any new solution crosses it.
  Answer without_wall(const Draft& draft, std::size_t wall);

  const ProofCounts& counts() const { return counts_; }
  ProofCounts& counts() { return counts_; }

 private:
  template <typename Demand>
  Answer run(const Problem& problem, Demand&& demand, Path* alternative);

  std::uint64_t nodes_;
  Budget& budget_;
  ProofCounts counts_;
};

// Numbers cells until `alternative` is no longer a solution: the cell where the two paths part, and one cell the
// alternative visits before it gets there. Numbers alone fix an order, so one of the two would not be enough.
// Tells whether any cell got a number.
bool exclude_by_numbers(Draft& draft, const Path& alternative);

}  // namespace cluewright::zip
