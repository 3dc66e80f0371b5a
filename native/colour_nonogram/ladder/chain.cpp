#include "colour_nonogram/ladder/chain.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::colour_nonogram {

Chain ChainTracer::of_clash(const Grid& grid, std::span<const Exclusion> trail, std::int32_t clash, std::int32_t shorter_than) {
  trail_ = trail;
  needed_.assign(trail.size(), 0);
  need_for(grid, clash, trail.size(), nullptr);
  Chain chain = trace(grid, shorter_than - 1);  // the conflict is a line as well
  chain.clash = clash;
  return chain;
}

Chain ChainTracer::of_cell(const Grid& grid, std::span<const Exclusion> trail, std::int32_t cell, std::int32_t shorter_than) {
  trail_ = trail;
  needed_.assign(trail.size(), 0);
  // What a line takes from the cell, it would also take later: that is one link.
  std::size_t last_of[2] = {trail.size(), trail.size()};
  for (std::size_t i = trail.size(); i-- > 0;) {
    if (trail[i].cell != cell) continue;
    std::size_t& last = last_of[trail[i].line < rules_.height];
    if (last == trail.size()) last = i;
    needed_[last] |= trail[i].lost;
  }
  return trace(grid, shorter_than);
}

// Goes back from what is needed to what that needs, the latest first, and gathers it in order.
Chain ChainTracer::trace(const Grid& grid, std::int32_t shorter_than) {
  Chain chain;
  std::int32_t lines = 0;
  for (std::size_t i = trail_.size(); i-- > 0 && lines < shorter_than;) {
    if (!needed_[i]) continue;
    const Exclusion needed{trail_[i].cell, needed_[i], trail_[i].line};
    if (needed.line != by_supposition) need_for(grid, needed.line, i, &needed);
    if (chain.links.empty() || chain.links.back().line != needed.line) {
      chain.links.emplace_back().line = needed.line;
      lines += needed.line != by_supposition;
    }
    chain.links.back().cells.push_back(needed.line == by_supposition ? trail_[i] : needed);
  }
  std::reverse(chain.links.begin(), chain.links.end());
  const auto supposed = std::find_if(chain.links.begin(), chain.links.end(),
                                     [](const ChainLink& link) { return link.line == by_supposition; });
  if (supposed != chain.links.end()) std::rotate(chain.links.begin(), supposed, supposed + 1);
  for (ChainLink& link : chain.links)
    std::sort(link.cells.begin(), link.cells.end(), [](const Exclusion& a, const Exclusion& b) { return a.cell < b.cell; });
  return chain;
}

// Marks exclusions before place `before` of the trail that suffice, each of them needed, for the line to exclude the target, or,
// without a target, to be without arrangement. Early ones are preferred: they make for short chains.
void ChainTracer::need_for(const Grid& grid, std::int32_t line, std::size_t before, const Exclusion* target) {
  const Line& rule = rules_.line[static_cast<std::size_t>(line)];
  const bool is_row = line < rules_.height;
  const std::int32_t index = is_row ? line : line - rules_.height;
  sets_.resize(static_cast<std::size_t>(rule.cells()));
  for (std::int32_t i = 0; i < rule.cells(); ++i)
    sets_[static_cast<std::size_t>(i)] = grid[static_cast<std::size_t>(rules_.cell(line, i))];
  on_line_.clear();
  for (std::size_t i = 0; i < before; ++i) {
    const std::int32_t row = trail_[i].cell / rules_.width, column = trail_[i].cell % rules_.width;
    if ((is_row ? row : column) != index) continue;
    const std::int32_t place = is_row ? column : row;
    on_line_.push_back({i, place});
    sets_[static_cast<std::size_t>(place)] &= ColourSet(~trail_[i].lost);
  }
  if (target)
    sets_[static_cast<std::size_t>(is_row ? target->cell % rules_.width : target->cell / rules_.width)] = target->lost;
  for (std::size_t k = on_line_.size(); k-- > 0;) {
    const auto [at, place] = on_line_[k];
    if (target && trail_[at].cell == target->cell) continue;  // what else that cell lost does not matter here
    ColourSet& set = sets_[static_cast<std::size_t>(place)];
    for_each_colour(trail_[at].lost, [&](int colour) {
      set |= only(colour);
      if (!rule.feasible(sets_.data())) return;
      set &= ColourSet(~only(colour));
      needed_[at] |= only(colour);
    });
  }
}

}  // namespace cluewright::colour_nonogram
