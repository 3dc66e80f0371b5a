#include "nonogram/large/cutout.hpp"

#include <algorithm>
#include <utility>

#include "nonogram/large/chains.hpp"

namespace cluewright::nonogram::large {

namespace {

class Cutter {
 public:
  Cutter(const Problem& problem, const LargeBoard& board, std::int32_t longest_side)
      : problem_(problem), board_(board), longest_side_(longest_side) {}

  std::optional<Cutout> cut(const std::vector<Fact>& part) {
    rows_ = columns_ = {board_.height() + board_.width(), 0};
    for (const Fact cell : part) rows_.widen(cell.row(), cell.row() + 1), columns_.widen(cell.column(), cell.column() + 1);
    if (!small()) return std::nullopt;
    if (!find_chains(part)) return std::nullopt;
    Cutout cutout{rows_.begin, columns_.begin, {}, {}};
    cutout.problem.width = columns_.size();
    cutout.problem.height = rows_.size();
    copy_cells(part, cutout);
    const std::size_t width = static_cast<std::size_t>(columns_.size());
    for (std::int32_t row = rows_.begin; row < rows_.end; ++row)
      cutout.problem.rows.push_back(clue_of(row, columns_, cutout.start.data() + static_cast<std::size_t>(row - rows_.begin) * width, 1));
    for (std::int32_t column = columns_.begin; column < columns_.end; ++column)
      cutout.problem.columns.push_back(
          clue_of(board_.height() + column, rows_, cutout.start.data() + (column - columns_.begin), width));
    return cutout;
  }

 private:
  struct Range {
    std::int32_t begin = 0, end = 0;
    void widen(std::int32_t from, std::int32_t to) { begin = std::min(begin, from), end = std::max(end, to); }
    std::int32_t size() const { return end - begin; }
  };
  struct LineChain { std::int32_t line; Chain chain; };

  bool small() const { return rows_.size() <= longest_side_ && columns_.size() <= longest_side_; }

  // Lists the chains that hold cells of the part, line by line, and makes room for them. False when there is none.
  bool find_chains(const std::vector<Fact>& part) {
    places_.clear();
    for (const Fact cell : part) {
      places_.emplace_back(cell.row(), cell.column());
      places_.emplace_back(board_.height() + cell.column(), cell.row());
    }
    std::sort(places_.begin(), places_.end());
    chains_.clear();
    for (std::size_t from = 0, to; from < places_.size(); from = to) {
      const std::int32_t line = places_[from].first;
      for (to = from + 1; to < places_.size() && places_[to].first == line;) ++to;
      if (!find_chains(line, from, to) || !small()) return false;
    }
    return true;
  }

  bool find_chains(std::int32_t line, std::size_t from, std::size_t to) {
    const LargeBoard::LineBlocks blocks = board_.line_blocks(line);
    if (blocks.hidden) return true;
    Range& along = line < board_.height() ? columns_ : rows_;
    if (!blocks.windowed) {
      chains_.push_back({line, {0, 0, 0, board_.line_length(line)}});
      along.widen(0, board_.line_length(line));
      return true;
    }
    for (std::int32_t block = 0; block < blocks.count && from < to;) {
      const Chain chain = chain_from(blocks, block);
      block = chain.end_block;
      if (places_[from].second >= chain.end) continue;
      if (places_[from].second < chain.begin) return false;  // a cell that no block can cover, and the lines have not found it yet
      chains_.push_back({line, chain});
      along.widen(chain.begin, chain.end);
      while (from < to && places_[from].second < chain.end) ++from;
    }
    return from == to;
  }

  void copy_cells(const std::vector<Fact>& part, Cutout& cutout) const {
    cutout.start.reserve(static_cast<std::size_t>(rows_.size()) * static_cast<std::size_t>(columns_.size()));
    for (std::int32_t row = rows_.begin; row < rows_.end; ++row)
      for (std::int32_t column = columns_.begin; column < columns_.end; ++column)
        cutout.start.push_back(board_.at(row, column) == filled ? filled : empty);
    for (const Fact cell : part) cutout.start[cutout.index_of(cell)] = unknown;
  }

  // What a line says between two places: the clue of the part's own chains, and the blocks that the cells around them show.
  Clue clue_of(std::int32_t line, Range range, const Cell* cells, std::size_t step) const {
    const bool is_row = line < board_.height();
    const Clue& whole = is_row ? problem_.rows[static_cast<std::size_t>(line)] : problem_.columns[static_cast<std::size_t>(line - board_.height())];
    if (whole.hidden) return whole;
    const LargeBoard::LineBlocks blocks = board_.line_blocks(line);
    auto own = std::lower_bound(chains_.begin(), chains_.end(), line, [](const LineChain& chain, std::int32_t of) { return chain.line < of; });
    Clue clue;
    std::int32_t run = 0;
    const auto end_run = [&] {
      if (run) clue.blocks.push_back(run);
      run = 0;
    };
    for (std::int32_t at = range.begin; at < range.end;) {
      if (own != chains_.end() && own->line == line && own->chain.begin == at) {
        end_run();
        if (!blocks.windowed) return whole;
        clue.blocks.insert(clue.blocks.end(), blocks.lengths + own->chain.first_block, blocks.lengths + own->chain.end_block);
        at = own->chain.end;
        ++own;
        continue;
      }
      if (cells[static_cast<std::size_t>(at - range.begin) * step] == filled) ++run;
      else end_run();
      ++at;
    }
    end_run();
    return clue;
  }

  const Problem& problem_;
  const LargeBoard& board_;
  std::int32_t longest_side_;
  Range rows_, columns_;
  std::vector<std::pair<std::int32_t, std::int32_t>> places_;  // a line and a cell of the part on it
  std::vector<LineChain> chains_;                              // those that hold cells of the part
};

}  // namespace

std::optional<Cutout> cut_out(const Problem& problem, const LargeBoard& board, const std::vector<Fact>& part, std::int32_t longest_side) {
  return Cutter(problem, board, longest_side).cut(part);
}

}  // namespace cluewright::nonogram::large
