// Exact numbers of solutions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "common/budget.hpp"
#include "zip/problem.hpp"

namespace cluewright::zip {

// A whole number below 2^256, lowest word first: more than any board this can count needs.
using BigCount = std::array<std::uint64_t, 4>;

constexpr std::int32_t widest_count = 24;  // the shorter side of a board that can be counted

// Counts all solutions by a plug dynamic programme; nothing when the budget ran out.
std::optional<BigCount> count_solutions(const Problem& problem, Budget& budget);

}  // namespace cluewright::zip
