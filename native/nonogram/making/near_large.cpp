#include "nonogram/making/near_large.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>

#include "nonogram/large/board.hpp"
#include "nonogram/large/witness.hpp"

namespace cluewright::nonogram::large {

namespace {

enum class End : std::uint8_t { found, refuted, stopped };

// This much work of the board counts as a node, so that nodes take about the same time however large the board is.
constexpr std::uint64_t work_per_node = 2000;

// Cells whose searches share the work of fixing what is far away.
constexpr std::int32_t tile_side = 8;

class LargeNear {
 public:
  // `start` holds what is taken for certain, nothing when it is null.
  LargeNear(const Problem& problem, const Grid& known, const Grid* start, Budget& budget)
      : problem_(problem), known_(known), budget_(budget), board_(problem, statistics_, nullptr), width_(problem.width),
        words_(words_for(problem.width + problem.height)),
        changed_at_(static_cast<std::size_t>(problem.width + problem.height), 0), tried_at_(known.size(), 0) {
    stopped_ = board_.begin(start, budget_) == Flow::stopped;
  }

  Grid certain() const { return board_.grid(); }
  bool stopped() const { return stopped_; }
  bool complete() const { return board_.solved(); }
  std::size_t open_count() const { return board_.unknown_cells(); }

  // Assumes the other value for every unknown cell, and keeps the ones that fail; false when the budget is spent.
  bool settle_contradictions() {
    auto open = open_cells();
    for (bool changed = true; changed;) {
      changed = false;
      for (const std::int32_t cell : open) {
        if (is_decided(cell) || !is_due(cell)) continue;
        if (budget_.spent()) return false;
        const auto before = board_.mark();
        const Flow flow = board_.settle_and_propagate(otherwise(cell), budget_);
        if (flow == Flow::consistent) remember(cell, before.cells);
        board_.undo_to(before);
        if (flow == Flow::stopped) return false;
        if (flow == Flow::consistent) continue;
        if (!confirm(cell)) return false;
        changed = true;
      }
      std::erase_if(open, [&](std::int32_t cell) { return is_decided(cell); });
    }
    return true;
  }

  Others others(std::size_t limit) {
    Others out;
    charged_ = board_.work();
    Grid differs(known_.size(), 0);
    for (const std::int32_t radius : {3, 7})
      if (near(radius, limit, differs, out) == End::stopped) {
        out.stopped = true;
        return out;
      }
    if (!out.solutions.empty()) return out;
    switches(limit, differs, out);
    if (out.solutions.empty() && anywhere(out) == End::stopped) out.stopped = true;
    return out;
  }

 private:
  static std::size_t words_for(std::int32_t lines) { return static_cast<std::size_t>(lines + 63) / 64; }

  std::int32_t row(std::int32_t cell) const { return cell / width_; }
  std::int32_t column(std::int32_t cell) const { return cell % width_; }
  Cell known(std::int32_t cell) const { return known_[static_cast<std::size_t>(cell)]; }
  Fact as_known(std::int32_t cell) const { return {row(cell), column(cell), known(cell)}; }
  Fact otherwise(std::int32_t cell) const { return as_known(cell).opposite(); }
  bool is_decided(std::int32_t cell) const { return board_.at(row(cell), column(cell)) != unknown; }
  std::int32_t distance(std::int32_t a, std::int32_t b) const {
    return std::max(std::abs(row(a) - row(b)), std::abs(column(a) - column(b)));
  }

  std::vector<std::int32_t> open_cells() const {
    std::vector<std::int32_t> open;
    for (std::int32_t cell = 0; cell < static_cast<std::int32_t>(known_.size()); ++cell)
      if (!is_decided(cell)) open.push_back(cell);
    return open;
  }

  // A try has the same result until one of the lines it looked at changes.
  bool is_due(std::int32_t cell) const {
    const std::uint64_t tried = tried_at_[static_cast<std::size_t>(cell)];
    if (tried == 0) return true;
    const std::uint64_t* seen = &seen_[static_cast<std::size_t>(cell) * words_];
    for (std::size_t word = 0; word < words_; ++word)
      for (std::uint64_t bits = seen[word]; bits; bits &= bits - 1)
        if (changed_at_[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))] >= tried) return true;
    return false;
  }

  // Notes when a cell was tried, and the lines in which the try settled cells, from that place of the trail on.
  void remember(std::int32_t cell, std::size_t from) {
    if (!seen_) seen_ = std::make_unique_for_overwrite<std::uint64_t[]>(known_.size() * words_);
    std::uint64_t* seen = &seen_[static_cast<std::size_t>(cell) * words_];
    std::fill_n(seen, words_, 0);
    const auto see = [&](std::int32_t line) { seen[line / 64] |= std::uint64_t{1} << (line % 64); };
    for (std::size_t at = from; at < board_.trail().size(); ++at) {
      see(board_.trail()[at].row());
      see(board_.height() + board_.trail()[at].column());
    }
    tried_at_[static_cast<std::size_t>(cell)] = now_;
  }

  // Settles a cell at its known value; false when the budget is spent.
  bool confirm(std::int32_t cell) {
    const std::size_t from = board_.trail().size();
    const Flow flow = board_.settle_and_propagate(as_known(cell), budget_);
    for (std::size_t at = from; at < board_.trail().size(); ++at) {
      changed_at_[static_cast<std::size_t>(board_.trail()[at].row())] = now_;
      changed_at_[static_cast<std::size_t>(board_.height() + board_.trail()[at].column())] = now_;
    }
    ++now_;
    return flow == Flow::consistent;
  }

  // Looks for solutions that differ within the radius around a cell, for every open cell, tile by tile.
  End near(std::int32_t radius, std::size_t limit, Grid& differs, Others& out) {
    const auto open = open_cells();
    std::vector<std::int32_t> by_tile = open, around;
    const auto tile_of = [&](std::int32_t cell) {
      return std::pair(row(cell) / tile_side, column(cell) / tile_side);
    };
    std::stable_sort(by_tile.begin(), by_tile.end(),
                     [&](std::int32_t a, std::int32_t b) { return tile_of(a) < tile_of(b); });
    const auto root = board_.mark();
    for (std::size_t first = 0, last; first < by_tile.size() && out.solutions.size() < limit; first = last) {
      const auto tile = tile_of(by_tile[first]);
      for (last = first; last < by_tile.size() && tile_of(by_tile[last]) == tile; ++last) {}
      bool ready = false;
      for (std::size_t at = first; at < last && out.solutions.size() < limit; ++at) {
        const std::int32_t origin = by_tile[at];
        if (differs[static_cast<std::size_t>(origin)]) continue;
        if (!ready) {
          if (!fix_beyond(tile, radius, open, differs)) return back(root, End::stopped);
          around = open_cells();
          ready = true;
        }
        if (is_decided(origin)) continue;
        const auto base = board_.mark();
        const End end = search(origin, radius, around);
        if (end == End::stopped) return back(root, end);
        if (end == End::refuted) {
          board_.undo_to(base);
          continue;
        }
        take(out, differs);
        board_.undo_to(root);
        ready = false;
      }
      board_.undo_to(root);
    }
    return End::refuted;
  }

  // Keeps the known values of open cells that lie further than the radius from the tile, or already differ somewhere.
  bool fix_beyond(std::pair<std::int32_t, std::int32_t> tile, std::int32_t radius, const std::vector<std::int32_t>& open,
                  const Grid& differs) {
    const auto outside = [&](std::int32_t place, std::int32_t from) {
      return place < from * tile_side - radius || place >= (from + 1) * tile_side + radius;
    };
    for (const std::int32_t cell : open)
      if (differs[static_cast<std::size_t>(cell)] || outside(row(cell), tile.first) || outside(column(cell), tile.second))
        board_.settle(as_known(cell));
    return board_.propagate(budget_) == Flow::consistent;
  }

  // Looks for a solution that differs in `origin`; `open` are all that are not decided. Those further away than `radius` stay as they are known; the
  // others do as far as possible, distant ones first, so that what is found differs little.
  End search(std::int32_t origin, std::int32_t radius, const std::vector<std::int32_t>& open) {
    std::vector<std::pair<std::int32_t, std::int32_t>> order;
    for (const std::int32_t cell : open) {
      if (cell == origin || is_decided(cell)) continue;
      const std::int32_t away = distance(cell, origin);
      if (away > radius) board_.settle(as_known(cell));
      else order.push_back({-away, cell});
    }
    std::sort(order.begin(), order.end());
    if (budget_.spend_node()) return End::stopped;
    struct Node {
      LargeBoard::Mark before;
      std::size_t place;
    };
    std::vector<Node> nodes;
    std::size_t place = 0;
    for (Flow flow = board_.settle_and_propagate(otherwise(origin), budget_);;) {
      if (flow == Flow::stopped || charge()) return End::stopped;
      if (flow == Flow::conflict) {
        if (nodes.empty()) return End::refuted;
        board_.undo_to(nodes.back().before);
        place = nodes.back().place;
        nodes.pop_back();
        flow = board_.settle_and_propagate(otherwise(order[place].second), budget_);
        continue;
      }
      while (place < order.size() && is_decided(order[place].second)) ++place;
      if (place == order.size()) return End::found;
      if (budget_.spend_node()) return End::stopped;
      nodes.push_back({board_.mark(), place});
      flow = board_.settle_and_propagate(as_known(order[place].second), budget_);
    }
  }

  // Looks for rectangles of any size whose corners can all change: on large boards they are often far apart.
  void switches(std::size_t limit, Grid& differs, Others& out) {
    Grid pinned = board_.grid();
    while (out.solutions.size() < limit) {
      auto other = find_switch(problem_, known_, &pinned, budget_);
      if (!other) return;
      out.solutions.push_back(std::move(*other));
      for (std::size_t cell = 0; cell < known_.size(); ++cell)
        if (out.solutions.back()[cell] != known_[cell]) differs[cell] = 1, pinned[cell] = known_[cell];
    }
  }

  // Spends nodes for the work since the last time; tells whether to stop.
  bool charge() {
    bool spent = false;
    for (; charged_ + work_per_node <= board_.work(); charged_ += work_per_node) spent = budget_.spend_node();
    return spent;
  }

  // Searches the whole board, one open cell after the other; what is refuted is settled for good.
  End anywhere(Others& out) {
    const auto open = open_cells();
    for (const std::int32_t origin : open) {
      if (is_decided(origin)) continue;
      const auto root = board_.mark();
      const End end = search(origin, std::max(board_.width(), board_.height()), open);
      if (end == End::found) out.solutions.push_back(board_.grid());
      board_.undo_to(root);
      if (end != End::refuted) return end;
      if (!confirm(origin) || !settle_contradictions()) return End::stopped;
    }
    return End::refuted;
  }

  void take(Others& out, Grid& differs) {
    out.solutions.push_back(board_.grid());
    for (std::size_t cell = 0; cell < known_.size(); ++cell)
      if (out.solutions.back()[cell] != known_[cell]) differs[cell] = 1;
  }

  End back(LargeBoard::Mark root, End end) {
    board_.undo_to(root);
    return end;
  }

  const Problem& problem_;
  const Grid& known_;
  Budget& budget_;
  Statistics statistics_;
  LargeBoard board_;  // between two tries at what is certain
  const std::int32_t width_;
  const std::size_t words_;
  std::uint64_t now_ = 1;
  std::vector<std::uint64_t> changed_at_;  // per line, rows first
  std::vector<std::uint64_t> tried_at_;    // per cell; 0: not yet
  // Per cell the lines its last try settled cells in: 256 MB for a million cells, so it is there only when a cell was tried,
  // and is not filled, which alone would take longer than a short limit.
  std::unique_ptr<std::uint64_t[]> seen_;
  std::uint64_t charged_ = 0;  // of the board's work
  bool stopped_ = false;
};

}  // namespace

namespace {

Grid settled(LargeNear&& search, Reach reach) {
  if (reach == Reach::contradictions && !search.stopped() && !search.complete()) search.settle_contradictions();
  return search.certain();
}

}  // namespace

Grid settle_towards(const Problem& problem, const Grid& known, Reach reach, Budget& budget) {
  return settled(LargeNear(problem, known, nullptr, budget), reach);
}

Grid settle_part(const Problem& problem, const Grid& known, const std::uint8_t* open, Reach reach, Budget& budget) {
  Grid start = known;
  for (std::size_t cell = 0; cell < start.size(); ++cell)
    if (open[cell]) start[cell] = unknown;
  return settled(LargeNear(problem, known, &start, budget), reach);
}

Others find_others(const Problem& problem, const Grid& known, std::size_t limit, Budget& budget) {
  LargeNear search(problem, known, nullptr, budget);
  if (!search.stopped() && search.complete()) return {};
  if (search.stopped() || !search.settle_contradictions()) return {{}, true, search.open_count()};
  const std::size_t open = search.open_count();
  Others found = search.others(limit);
  found.open = open;
  return found;
}

}  // namespace cluewright::nonogram::large
