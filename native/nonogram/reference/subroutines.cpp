// The subroutines as the solver document means them, each sound: it marks only what holds in every arrangement.
// "The edge" is the first cell not known to be empty; a block already completed there moves the edge behind it.
#include "nonogram/reference/subroutines.hpp"

#include <algorithm>
#include <vector>

namespace cluewright::nonogram {

namespace {

std::size_t first_open(const LineView& line, std::size_t from) {
  while (from < line.length() && line[from] == empty) ++from;
  return from;
}

struct Edge {
  std::size_t block;  // first block not completed at the edge
  std::size_t start;  // where it can begin at the earliest
};

// Walks over the blocks that stand complete at the edge (filled, with an empty cell or the end behind them).
Edge find_edge(const LineView& line) {
  Edge edge{0, first_open(line, 0)};
  while (edge.block < line.blocks()) {
    const auto size = line.block(edge.block);
    if (size == any_length || edge.start + static_cast<std::size_t>(size) > line.length()) break;
    const auto end = edge.start + static_cast<std::size_t>(size);
    std::size_t i = edge.start;
    while (i < end && line[i] == filled) ++i;
    if (i < end || (end < line.length() && line[end] != empty)) break;
    ++edge.block;
    edge.start = first_open(line, end);
  }
  return edge;
}

}  // namespace

void simple_boxes(LineView line) {
  const auto count = line.blocks();
  auto last = line.length();
  while (last > 0 && line[last - 1] == empty) --last;
  std::vector<std::size_t> latest_end(count);
  std::size_t room = last;
  for (std::size_t i = count; i-- > 0;) {
    const auto size = static_cast<std::size_t>(std::max(line.block(i), 1));
    latest_end[i] = room;
    if (room < size) return;  // does not fit: the clue check finds it
    room -= size;
    if (i > 0) {
      if (room == 0) return;
      --room;
    }
  }
  std::size_t start = first_open(line, 0);
  for (std::size_t i = 0; i < count; ++i) {
    const auto size = static_cast<std::size_t>(std::max(line.block(i), 1));
    const auto latest_start = latest_end[i] - size, earliest_end = start + size;
    if (earliest_end > latest_end[i]) return;
    line.mark(latest_start, std::max(latest_start, earliest_end), filled);
    start = earliest_end + 1;
  }
  if (count == 0) line.mark(0, line.length(), empty);
}

void edge_fill(LineView line) {
  std::size_t i = first_open(line, 0);
  for (std::size_t block = 0; block < line.blocks() && i < line.length() && line[i] == filled; ++block) {
    const auto size = static_cast<std::size_t>(line.block(block));
    if (line.block(block) == any_length || i + size > line.length()) return;
    line.mark(i, i + size, filled);
    if (i + size < line.length()) line.mark(i + size, empty);
    i = first_open(line, i + size);
  }
}

void glue(LineView line) {
  const Edge edge = find_edge(line);
  if (edge.block == line.blocks() || line.block(edge.block) == any_length) return;
  const auto reach = std::min(edge.start + static_cast<std::size_t>(line.block(edge.block)), line.length());
  for (std::size_t i = edge.start; i < reach; ++i)
    if (line[i] == filled) return line.mark(i, reach, filled);
}

void mercury(LineView line) {
  const Edge edge = find_edge(line);
  if (edge.block == line.blocks() || line.block(edge.block) == any_length) return;
  const auto size = static_cast<std::size_t>(line.block(edge.block));
  const auto behind = edge.start + size;
  std::size_t end = behind;
  while (end < line.length() && line[end] == filled) ++end;
  const auto run = end - behind;
  if (behind >= line.length() || run == 0) return;
  line.mark(edge.start, edge.start + run, empty);
  if (end == line.length() || line[end] == empty) line.mark(end - std::min(size, end), end, filled);
}

void all_subroutines(const Clue& clue, Cell* first, std::size_t length, std::ptrdiff_t stride) {
  if (clue.hidden) return;
  for (const bool backwards : {false, true}) {
    const LineView line(clue, first, length, stride, backwards);
    simple_boxes(line);
    edge_fill(line);
    glue(line);
    mercury(line);
  }
}

}  // namespace cluewright::nonogram
