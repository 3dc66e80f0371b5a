// Which cells belong together, and a part of a board put in order by that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace cluewright {

// Cells are numbered from 0, in the order in which they are assumed.
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
    if (!std::is_sorted(part.begin(), part.end())) std::sort(part.begin(), part.end());
    found_.clear();
    for (const Cell cell : part) {
      if (!open(cell)) continue;
      const Cell head = find(cell);  // the lowest of its group, so that it comes first
      if (head == cell) {
        place_[head] = static_cast<std::uint32_t>(found_.size());
        found_.push_back({place_[head], 0, 0});
      }
      ++found_[place_[head]].size;
    }
    std::size_t at = 0;
    std::stable_sort(found_.begin(), found_.end(), [](const Group& a, const Group& b) { return a.size < b.size; });
    for (Group& group : found_) {
      sizes.push_back(group.size);
      group.at = at;
      at += group.size;
    }
    std::sort(found_.begin(), found_.end(), [](const Group& a, const Group& b) { return a.place < b.place; });
    arranged_.resize(part.size());
    for (const Cell cell : part) arranged_[open(cell) ? found_[place_[find(cell)]].at++ : at++] = cell;
    std::copy(arranged_.begin(), arranged_.end(), part.begin());
  }

 private:
  Cell find(Cell cell) {
    while (parent_[cell] != cell) cell = parent_[cell] = parent_[parent_[cell]];
    return cell;
  }

  std::vector<Cell> parent_;
  std::vector<std::uint32_t> place_;
  struct Group {
    std::uint32_t place;  // among the groups, by their lowest cells
    std::size_t size, at;
  };
  std::vector<Group> found_;
  std::vector<Cell> arranged_;
};

}  // namespace cluewright
