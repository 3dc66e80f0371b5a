// The one form that stands for all turned, mirrored and renumbered forms of a Hitori.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cluewright::hitori {

struct Form {
  std::size_t width = 0;
  std::size_t height = 0;
  std::vector<std::int32_t> cells;
};

// The least of the landscape forms, cell by cell, each numbered in the order in which its numbers occur. The numbers
// are from 0 to 65,535 and there is at least one cell.
Form canonical_form(const std::int32_t* cells, std::size_t width, std::size_t height);

}  // namespace cluewright::hitori
