#include "nonogram/ladder/chain.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::nonogram {

std::int32_t Chain::length() const {
  std::int32_t lines = clash == no_clash ? 0 : 1;
  for (const ChainLink& link : links) lines += link.line >= 0;
  for (const Chain& chain : inner) lines += chain.length();
  return lines;
}

Chain ChainTracer::of_clash(const Grid& grid, std::span<const Link> trail, std::int32_t clash,
                            std::span<const InnerClash> inner, std::int32_t shorter_than) {
  trail_.assign(trail.begin(), trail.end());
  needed_.assign(trail_.size(), 0);
  need_for(grid, clash, trail_.size(), nullptr);
  Chain chain = trace(grid, inner, shorter_than - 1);  // the conflict is a line as well
  chain.clash = clash;
  return chain;
}

Chain ChainTracer::of_cells(const Grid& grid, std::span<const Link> trail, std::span<const Change> cells,
                            std::int32_t shorter_than) {
  trail_.assign(trail.begin(), trail.end());
  needed_.assign(trail_.size(), 0);
  for (std::size_t i = 0; i < trail_.size(); ++i)
    needed_[i] = std::any_of(cells.begin(), cells.end(), [&](Change c) { return c.place == trail_[i].cell; });
  return trace(grid, {}, shorter_than);
}

// Goes back from what is needed to what that needs, the latest first, and gathers it in order.
Chain ChainTracer::trace(const Grid& grid, std::span<const InnerClash> inner, std::int32_t shorter_than) {
  Chain chain;
  std::int32_t lines = 0;
  const std::size_t count = trail_.size();
  for (std::size_t i = count; i-- > 0 && lines < shorter_than;) {
    if (!needed_[i]) continue;
    if (budget_ && budget_->spent_now()) break;
    const Link link = trail_[i];
    if (link.line >= 0) need_for(grid, link.line, i, &link);
    if (chain.links.empty() || link.line < 0 || chain.links.back().line != link.line) {
      chain.links.emplace_back().line = link.line;
      lines += link.line >= 0;
    }
    chain.links.back().cells.push_back({link.cell, link.value});
    if (link.line >= 0 || i == 0) continue;
    const auto excluded = std::find_if(inner.begin(), inner.end(), [i](const InnerClash& clash) { return clash.at == i; });
    if (excluded == inner.end()) continue;
    // The inner chain may need links of this one as well: trace it on both trails together, keep apart what is whose.
    std::vector<Link> outer = trail_;
    std::vector<std::uint8_t> outer_needed = needed_;
    trail_.resize(i);
    trail_.insert(trail_.end(), excluded->trail.begin(), excluded->trail.end());
    needed_.assign(trail_.size(), 0);
    need_for(grid, excluded->clash, trail_.size(), nullptr);
    Chain own;
    own.clash = excluded->clash;
    for (std::size_t j = trail_.size(); j-- > i;) {
      if (!needed_[j] && j != i) continue;
      const Link below = trail_[j];
      if (below.line >= 0) need_for(grid, below.line, j, &below);
      if (own.links.empty() || below.line < 0 || own.links.back().line != below.line)
        own.links.emplace_back().line = below.line;
      own.links.back().cells.push_back({below.cell, below.value});
    }
    std::reverse(own.links.begin(), own.links.end());
    for (std::size_t j = 0; j < i; ++j) outer_needed[j] |= needed_[j];
    trail_ = std::move(outer);
    needed_ = std::move(outer_needed);
    chain.links.back().inner = static_cast<std::int32_t>(chain.inner.size());
    chain.inner.push_back(std::move(own));
  }
  std::reverse(chain.links.begin(), chain.links.end());
  for (ChainLink& link : chain.links)
    std::sort(link.cells.begin(), link.cells.end(), [](Change a, Change b) { return a.place < b.place; });
  for (Chain& own : chain.inner)
    for (ChainLink& link : own.links)
      std::sort(link.cells.begin(), link.cells.end(), [](Change a, Change b) { return a.place < b.place; });
  return chain;
}

// Marks links before place `before` of the trail that suffice, each of them needed, to settle `target` on the line, or, without
// a target, to leave the line without arrangement. Early links are preferred: they make for short chains.
void ChainTracer::need_for(const Grid& grid, std::int32_t line, std::size_t before, const Link* target) {
  const std::int32_t width = problem_.width, height = problem_.height;
  const bool is_row = line < height;
  const std::int32_t index = is_row ? line : line - height, length = is_row ? width : height;
  const Clue& clue = is_row ? problem_.rows[static_cast<std::size_t>(index)] : problem_.columns[static_cast<std::size_t>(index)];
  cells_.resize(static_cast<std::size_t>(length));
  for (std::int32_t i = 0; i < length; ++i)
    cells_[static_cast<std::size_t>(i)] = grid[static_cast<std::size_t>(is_row ? index * width + i : i * width + index)];
  on_line_.clear();
  for (std::size_t i = 0; i < before; ++i) {
    const std::int32_t row = trail_[i].cell / width, column = trail_[i].cell % width;
    if ((is_row ? row : column) != index) continue;
    on_line_.push_back({i, is_row ? column : row});
    cells_[static_cast<std::size_t>(on_line_.back().second)] = trail_[i].value;
  }
  if (target)
    cells_[static_cast<std::size_t>(is_row ? target->cell % width : target->cell / width)] =
        static_cast<Cell>(contradiction ^ target->value);
  for (std::size_t k = on_line_.size(); k-- > 0;) {
    const auto [at, place] = on_line_[k];
    const Cell value = std::exchange(cells_[static_cast<std::size_t>(place)], unknown);
    if (!solver_.fits(clue, cells_)) continue;
    cells_[static_cast<std::size_t>(place)] = value;
    needed_[at] = 1;
  }
}

}  // namespace cluewright::nonogram
