#include "zip/making/paths.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace cluewright::zip {

namespace {

// The neighbours of a cell on a board without walls.
struct Neighbours {
  std::array<CellId, 4> cells;
  std::int32_t count = 0;

  Neighbours(CellId cell, std::int32_t width, std::int32_t height) {
    const std::int32_t x = cell % width, y = cell / width;
    if (x + 1 < width) cells[count++] = cell + 1;
    if (y + 1 < height) cells[count++] = cell + width;
    if (x > 0) cells[count++] = cell - 1;
    if (y > 0) cells[count++] = cell - width;
  }
  const CellId* begin() const { return cells.data(); }
  const CellId* end() const { return cells.data() + count; }
};

// A random spanning tree by randomly growing from cells found before; returns for each block the blocks it joins.
std::vector<std::vector<CellId>> spanning_tree(std::int32_t width, std::int32_t height, Random& random) {
  std::vector<std::vector<CellId>> joined(width * height);
  std::vector<std::uint8_t> reached(width * height, 0);
  struct Branch {
    CellId from, to;
  };
  std::vector<Branch> frontier;
  const auto reach = [&](CellId cell) {
    reached[cell] = 1;
    for (const CellId next : Neighbours(cell, width, height))
      if (!reached[next]) frontier.push_back({cell, next});
  };
  reach(static_cast<CellId>(random.below(width * height)));
  while (!frontier.empty()) {
    std::swap(frontier[random.below(frontier.size())], frontier.back());
    const Branch branch = frontier.back();
    frontier.pop_back();
    if (reached[branch.to]) continue;
    joined[branch.from].push_back(branch.to);
    joined[branch.to].push_back(branch.from);
    reach(branch.to);
  }
  return joined;
}

// The cycle around a spanning tree of 2x2 blocks, for even sides: between two cells there is a step unless the tree
// passes between them.
Path cycle_around_tree(std::int32_t width, std::int32_t height, Random& random) {
  const std::int32_t across = width / 2;
  const auto tree = spanning_tree(across, height / 2, random);
  const auto joined = [&](CellId a, CellId b) {
    return std::find(tree[a].begin(), tree[a].end(), b) != tree[a].end();
  };
  const auto block_of = [&](CellId cell) { return (cell / width / 2) * across + cell % width / 2; };
  const auto connected = [&](CellId a, CellId b) {
    const CellId block = block_of(a), other = block_of(b);
    if (block != other) return joined(block, other);
    const std::int32_t x = a % width % 2, y = a / width % 2;
    if (a % width == b % width) {  // the two cells lie one above the other: the tree may pass at their side
      const std::int32_t side = x == 0 ? -1 : 1, column = block % across + side;
      return column < 0 || column >= across || !joined(block, block + side);
    }
    const std::int32_t side = y == 0 ? -across : across, next = block + side;
    return next < 0 || next >= static_cast<std::int32_t>(tree.size()) || !joined(block, next);
  };
  Path cycle{0};
  CellId before = no_cell;
  do {
    for (const CellId next : Neighbours(cycle.back(), width, height))
      if (next != before && connected(cycle.back(), next)) {
        before = cycle.back();
        cycle.push_back(next);
        break;
      }
  } while (cycle.back() != 0);
  cycle.pop_back();
  return cycle;
}

// Widens a cycle of even sides by one row below: each pair of neighbours in the last row sends a loop down.
Path with_row_below(const Path& cycle, std::int32_t width, std::int32_t rows) {
  Path wider;
  for (std::size_t i = 0; i < cycle.size(); ++i) {
    const CellId cell = cycle[i], next = cycle[(i + 1) % cycle.size()];
    wider.push_back(cell);
    const bool pair = cell / width == rows - 1 && next / width == rows - 1 && cell % width / 2 == next % width / 2;
    if (pair) {
      wider.push_back(cell + width);
      wider.push_back(next + width);
    }
  }
  return wider;
}

void transpose(Path& path, std::int32_t width) {
  const auto height = static_cast<std::int32_t>(path.size()) / width;
  for (CellId& cell : path) cell = cell % width * height + cell / width;
}

}  // namespace

Path snake_path(std::int32_t width, std::int32_t height) {
  Path path;
  path.reserve(width * height);
  for (std::int32_t y = 0; y < height; ++y)
    for (std::int32_t x = 0; x < width; ++x) path.push_back(y * width + (y % 2 == 0 ? x : width - 1 - x));
  return path;
}

void backbite(Path& path, std::int32_t width, std::int32_t height, std::uint64_t moves, Bends bends, Random& random) {
  const auto length = static_cast<std::int32_t>(path.size());
  if (length < 3) return;
  const auto turns = [&](std::int32_t before, std::int32_t at, std::int32_t after) -> std::int32_t {
    return std::min(before, after) >= 0 && std::max(before, after) < length &&
           path[at] - path[before] != path[after] - path[at];
  };
  std::vector<std::int32_t> index(length);
  for (std::int32_t i = 0; i < length; ++i) index[path[i]] = i;
  for (; moves > 0; --moves) {
    const bool front = random.chance(1, 2);
    const CellId end = front ? path.front() : path.back();
    const Neighbours neighbours(end, width, height);
    const std::int32_t at = index[neighbours.cells[random.below(neighbours.count)]];
    const std::int32_t last = front ? 0 : length - 1, out = front ? -1 : 1;
    if (at == last - out) continue;
    if (bends == Bends::fewer) {
      const std::int32_t more = turns(at - out, at, last) + turns(at, last, last - out) -
                                turns(at - out, at, at + out) - turns(at, at + out, at + 2 * out);
      if (more > 0 && !(more == 1 ? random.chance(3, 4) : random.chance(9, 16))) continue;
    }
    // The part between the end and the neighbour is reversed; the neighbour's old companion becomes the end.
    const std::int32_t from = front ? 0 : at + 1, to = front ? at : length;
    std::reverse(path.begin() + from, path.begin() + to);
    for (std::int32_t i = from; i < to; ++i) index[path[i]] = i;
  }
}

Path backbite_path(std::int32_t width, std::int32_t height, Random& random) {
  Path path = snake_path(width, height);
  backbite(path, width, height, 30 * path.size(), Bends::any, random);
  return path;
}

Path tree_cycle_path(std::int32_t width, std::int32_t height, Random& random) {
  if (width < 2 || height < 2 || (width % 2 && height % 2)) {
    Path path = snake_path(width, height);
    backbite(path, width, height, 30 * path.size(), Bends::fewer, random);
    return path;
  }
  const bool turned = width % 2 != 0;  // make the width the even side
  const std::int32_t across = turned ? height : width, along = turned ? width : height;
  Path path = cycle_around_tree(across, along / 2 * 2, random);
  if (along % 2) path = with_row_below(path, across, along - 1);
  if (turned) transpose(path, across);
  std::rotate(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(random.below(path.size())), path.end());
  backbite(path, width, height, 5 * path.size(), Bends::fewer, random);
  return path;
}

Path warnsdorff_path(std::int32_t width, std::int32_t height, std::uint64_t nodes, Random& random, Budget& budget) {
  const std::int32_t cells = width * height;
  struct Choice {
    std::array<CellId, 4> cells;
    std::int32_t count = 0;
  };
  std::vector<std::uint8_t> visited(cells, 0);
  const auto ways_on = [&](CellId cell) {
    std::int32_t count = 0;
    for (const CellId next : Neighbours(cell, width, height)) count += !visited[next];
    return count;
  };
  const auto choices_from = [&](CellId cell) {
    std::vector<CellId> open;
    for (const CellId next : Neighbours(cell, width, height))
      if (!visited[next]) open.push_back(next);
    random.shuffle(open);
    std::stable_sort(open.begin(), open.end(), [&](CellId a, CellId b) { return ways_on(a) > ways_on(b); });
    Choice choice;  // the best comes last
    for (const CellId next : open) choice.cells[choice.count++] = next;
    return choice;
  };
  Path path{static_cast<CellId>(random.below(cells))};
  visited[path.front()] = 1;
  std::vector<Choice> choices{choices_from(path.front())};
  while (static_cast<std::int32_t>(path.size()) < cells) {
    if (nodes-- == 0 || budget.spent()) return {};
    if (choices.back().count == 0) {
      visited[path.back()] = 0;
      path.pop_back();
      choices.pop_back();
      if (path.empty()) return {};
      continue;
    }
    const CellId next = choices.back().cells[--choices.back().count];
    visited[next] = 1;
    path.push_back(next);
    choices.push_back(choices_from(next));
  }
  return path;
}

void transform(Path& path, std::int32_t width, std::int32_t height, Random& random) {
  const bool across = random.chance(1, 2), along = random.chance(1, 2), diagonal = width == height && random.chance(1, 2);
  for (CellId& cell : path) {
    std::int32_t x = cell % width, y = cell / width;
    if (across) x = width - 1 - x;
    if (along) y = height - 1 - y;
    if (diagonal) std::swap(x, y);
    cell = y * width + x;
  }
  if (random.chance(1, 2)) std::reverse(path.begin(), path.end());
}

}  // namespace cluewright::zip
