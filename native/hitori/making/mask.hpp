// Black cells laid one by one so that no two touch and the white cells stay connected.
#pragma once

#include <vector>

#include "hitori/board/forest.hpp"
#include "hitori/board/layout.hpp"

namespace cluewright::hitori {

class Mask {
 public:
  // The layout must outlive the mask; only its shape is used.
  void reset(const Layout& layout) {
    layout_ = &layout;
    forest_.reset(layout.places);
    black_.assign(layout.places, 0);
  }

  bool is_black(Place at) const { return black_[at] != 0; }

  bool can_add(Place at) const {
    if (black_[at]) return false;
    int neighbours = 0;
    for (const Place step : layout_->beside) {
      if (black_[at + step]) return false;
      neighbours += layout_->holds(at + step);
    }
    if (layout_->is_strip()) return neighbours == 1;
    Place trees[5];
    int count = 0;
    if (layout_->on_edge(at)) trees[count++] = forest_.tree(wall);
    for (const Place step : layout_->diagonal) {
      const Place tree = forest_.tree(at + step);
      if (tree == nowhere) continue;
      for (int i = 0; i < count; ++i)
        if (trees[i] == tree) return false;
      trees[count++] = tree;
    }
    return true;
  }

  void add(Place at) {
    black_[at] = 1;
    if (layout_->is_strip()) return;
    const auto ignore = [](Place, Place) {};
    forest_.plant(at);
    if (layout_->on_edge(at)) forest_.join(at, wall, ignore);
    for (const Place step : layout_->diagonal)
      if (forest_.holds(at + step)) forest_.join(at, at + step, ignore);
  }

  // Adds cells that belong together, or none of them when the rules do not allow them all.
  bool add_all(const std::vector<Place>& cells) {
    const auto joins = forest_.joins();
    std::size_t added = 0;
    for (; added < cells.size() && can_add(cells[added]); ++added) add(cells[added]);
    if (added == cells.size()) return true;
    forest_.undo_to(joins);
    while (added > 0) --added, forest_.uproot(cells[added]), black_[cells[added]] = 0;
    return false;
  }

 private:
  const Layout* layout_ = nullptr;
  Forest forest_;
  std::vector<std::uint8_t> black_;
};

}  // namespace cluewright::hitori
