// Which cells belong together, and a part of a board put in order by that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace cluewright {

// Cells are numbered from 0, in the order in which they are supposed.
class Groups {
 public:
  using Cell = std::int32_t;

  explicit Groups(std::size_t cells) : parent_(cells), place_(cells) {}

  void part_all(std::span<const Cell> cells) {
    for (const Cell cell : cells) parent_[cell] = cell;
  }
  void join(Cell a, Cell b) {
    a = find(a), b = find(b);
    parent_[std::max(a, b)] = std::min(a, b);
  }

  // Puts the cells that are `open` first, group by group, small groups first, each in ascending order; appends the sizes.
  template <typename Open>
  void arrange(std::span<Cell> part, Open&& open, std::vector<std::size_t>& sizes) {
    std::sort(part.begin(), part.end());
    settled_.clear();
    found_.clear();
    for (const Cell cell : part) {
      if (!open(cell)) {
        settled_.push_back(cell);
        continue;
      }
      const Cell head = find(cell);  // the lowest of its group, so that it comes first
      if (head == cell) {
        place_[head] = static_cast<std::uint32_t>(found_.size());
        found_.emplace_back();
      }
      found_[place_[head]].push_back(cell);
    }
    std::stable_sort(found_.begin(), found_.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    auto to = part.begin();
    for (const auto& group : found_) {
      to = std::copy(group.begin(), group.end(), to);
      sizes.push_back(group.size());
    }
    std::copy(settled_.begin(), settled_.end(), to);
  }

 private:
  Cell find(Cell cell) {
    while (parent_[cell] != cell) cell = parent_[cell] = parent_[parent_[cell]];
    return cell;
  }

  std::vector<Cell> parent_;
  std::vector<std::uint32_t> place_;
  std::vector<Cell> settled_;
  std::vector<std::vector<Cell>> found_;
};

}  // namespace cluewright
