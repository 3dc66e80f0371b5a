#include "nonogram/ladder/line_techniques.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cluewright::nonogram {

// Takes changes and evidence; what is already known is left out, and a finding without changes disappears.
struct LineTechniques::Open {
  LineTechniques& line;
  Finding& finding;

  Open(LineTechniques& line, Rung rung) : line(line), finding(line.found_->add(rung)) {}
  Open(const Open&) = delete;
  Open& operator=(const Open&) = delete;
  ~Open() {
    if (finding.changes.empty()) line.found_->drop_last();
    else std::sort(finding.changes.begin(), finding.changes.end(), [](Change a, Change b) { return a.place < b.place; });
  }

  void set(std::int32_t begin, std::int32_t end, Cell value) {
    begin = std::max(begin, 0);
    end = std::min(end, line.length());
    for (std::int32_t i = begin; i < end; ++i)
      if (line.cell(i) == unknown) finding.changes.push_back({i, value});
  }
  void because_of(std::int32_t begin, std::int32_t end) {
    for (std::int32_t i = std::max(begin, 0); i < std::min(end, line.length()); ++i)
      if (line.cell(i) != unknown) finding.evidence.push_back(i);
  }
};

bool LineTechniques::find(const Clue& clue, std::span<const Cell> cells, Findings& found, Extent extent) {
  found.clear();
  settled_.assign(cells.begin(), cells.end());
  if (!solver_.settle(clue, settled_)) return false;
  // Nothing new by all arrangements: no technique finds anything.
  if (clue.hidden || std::equal(cells.begin(), cells.end(), settled_.begin())) return true;
  clue_ = &clue;
  cells_ = cells;
  found_ = &found;
  look_around();
  find_places();
  using Technique = void (LineTechniques::*)();
  static constexpr Technique techniques[] = {
      &LineTechniques::complete_line, &LineTechniques::finished_line, &LineTechniques::satisfied_clue, &LineTechniques::only_gap,
      &LineTechniques::edge_fill,     &LineTechniques::overlap,       &LineTechniques::glue,           &LineTechniques::mercury,
      &LineTechniques::small_gap,     &LineTechniques::unreachable,   &LineTechniques::forced_gap,     &LineTechniques::joining,
      &LineTechniques::splitting,     &LineTechniques::owners,        &LineTechniques::line_analysis,
  };
  static_assert(std::size(techniques) == static_cast<std::size_t>(Rung::contradiction), "a rung of lines is without technique");
  for (const Technique technique : techniques) {
    (this->*technique)();
    if (extent == Extent::simplest && !found.empty()) break;
  }
  return true;
}

void LineTechniques::look_around() {
  groups_.clear();
  gaps_.clear();
  for (std::int32_t i = 0; i < length();) {
    std::int32_t end = i;
    if (cell(i) == filled) {
      while (end < length() && cell(end) == filled) ++end;
      groups_.push_back({i, end});
    }
    i = std::max(end, i + 1);
  }
  for (std::int32_t i = 0; i < length();) {
    std::int32_t end = i;
    if (cell(i) != empty) {
      while (end < length() && cell(end) != empty) ++end;
      gaps_.push_back({i, end});
    }
    i = std::max(end, i + 1);
  }
}

// The cells each block can reach as a person sees it: pushed to either end against the empty cells and not touching a filled
// one, with the complete blocks as fixed points. Filled cells that would be left over are not thought of;
// that is what line analysis adds.
void LineTechniques::find_places() {
  places_.resize(clue_->blocks.size());
  satisfied_.assign(places_.size(), 0);
  for (std::int32_t k = 0; k < count(); ++k) {
    const std::int32_t size = std::max(number(k), 1);
    places_[static_cast<std::size_t>(k)] = {0, length() - size, size - 1, length() - 1};
  }
  if (all_stand()) {
    for (std::int32_t k = 0; k < count(); ++k) fix(k, groups_[static_cast<std::size_t>(k)]);
    return;
  }
  push_blocks();
  for (bool changed = true; std::exchange(changed, false);) {
    for (const Run group : groups_) {
      list_owners(group);
      if (owners_.size() != 1 || number(owners_.front()) != group.size() || satisfied(owners_.front())) continue;
      fix(owners_.front(), group);
      changed = true;
    }
    if (changed) push_blocks();
  }
}

bool LineTechniques::all_stand() const {
  return std::equal(groups_.begin(), groups_.end(), clue_->blocks.begin(), clue_->blocks.end(),
                    [](Run group, std::int32_t block) { return group.size() == block; });
}

void LineTechniques::fix(std::int32_t block, Run group) {
  places_[static_cast<std::size_t>(block)] = {group.begin, group.begin, group.end - 1, group.end - 1};
  satisfied_[static_cast<std::size_t>(block)] = 1;
}

void LineTechniques::push_blocks() {
  // Of a hidden number only the one cell is sure.
  const auto fits = [this](std::int32_t start, std::int32_t end) {
    for (std::int32_t i = start; i < end; ++i)
      if (cell(i) == empty) return false;
    return (start == 0 || cell(start - 1) != filled) && (end == length() || cell(end) != filled);
  };
  std::int32_t at = 0;
  for (std::int32_t k = 0; k < count(); ++k) {
    BlockRange& p = places_[static_cast<std::size_t>(k)];
    const bool hidden = number(k) == any_length;
    const std::int32_t size = std::max(number(k), 1);
    at = std::max(at, p.first_start);
    while (at + size < length() && (hidden ? cell(at) == empty : !fits(at, at + size))) ++at;
    p.first_start = at;
    p.first_end = std::max(p.first_end, at + size - 1);
    at += size + 1;
  }
  at = length();
  for (std::int32_t k = count(); k-- > 0;) {
    BlockRange& p = places_[static_cast<std::size_t>(k)];
    const bool hidden = number(k) == any_length;
    const std::int32_t size = std::max(number(k), 1);
    at = std::min(at, p.last_end + 1);
    while (at > size && (hidden ? cell(at - 1) == empty : !fits(at - size, at))) --at;
    p.last_end = at - 1;
    p.last_start = std::min(p.last_start, at - size);
    at -= size + 1;
  }
}

Run LineTechniques::gap_around(std::int32_t i) const {
  return *std::find_if(gaps_.begin(), gaps_.end(), [i](Run gap) { return gap.begin <= i && i < gap.end; });
}

// The blocks that may cover the whole group, judged by their places, their lengths and the gap the group lies in.
void LineTechniques::list_owners(Run group) {
  owners_.clear();
  const Run gap = gap_around(group.begin);
  for (std::int32_t k = 0; k < count(); ++k) {
    const BlockRange& p = place(k);
    if (number(k) == any_length) {
      if (p.first_start <= group.begin && group.end - 1 <= p.last_end) owners_.push_back(k);
      continue;
    }
    const std::int32_t first = std::max({p.first_start, gap.begin, group.end - number(k)});
    const std::int32_t last = std::min({p.last_start, gap.end - number(k), group.begin});
    if (number(k) >= group.size() && first <= last) owners_.push_back(k);
  }
}

// The clue needs the whole line, or is empty. Numbers: all cells that are filled then.
void LineTechniques::complete_line() {
  std::int32_t needed = count() - 1;
  for (std::int32_t k = 0; k < count(); ++k) needed += std::max(number(k), 1);
  if (count() > 0 && needed < length()) return;
  Open open(*this, Rung::complete_line);
  std::int32_t at = 0;
  for (std::int32_t k = 0; k < count(); ++k) {
    const std::int32_t end = at + std::max(number(k), 1);
    open.set(at, end, filled);
    for (std::int32_t i = at; i < end; ++i) open.finding.numbers.push_back(i);
    open.set(end, end + 1, empty);
    open.finding.clues.push_back(k);
    at = end + 1;
  }
  if (count() == 0) open.set(0, length(), empty);
}

// Every block is complete, so the rest is empty.
void LineTechniques::finished_line() {
  if (count() == 0 || !all_stand()) return;
  Open open(*this, Rung::finished_line);
  open.set(0, length(), empty);
  for (std::int32_t k = 0; k < count(); ++k) open.finding.clues.push_back(k);
  for (const Run group : groups_) open.because_of(group.begin, group.end);
}

// A block is complete: the cells next to it are empty, up to a finished neighbour or the end of the line. Numbers:
// its first and last cell, then whether nothing can come before it (1: it is the first, 2: its neighbour stands), and
// likewise behind it.
void LineTechniques::satisfied_clue() {
  const auto any_unknown = [this](std::int32_t begin, std::int32_t end) {
    return begin < end && std::find(cells_.begin() + begin, cells_.begin() + end, unknown) != cells_.begin() + end;
  };
  for (std::int32_t k = 0; k < count(); ++k) {
    if (!satisfied(k)) continue;
    const std::int32_t first = place(k).first_start, last = place(k).last_end;
    std::int32_t before = std::max(0, first - 1), behind = std::min(length() - 1, last + 1);
    std::int32_t why_before = 0, why_behind = 0;
    if (k == 0 || satisfied(k - 1)) {
      const std::int32_t from = k == 0 ? 0 : place(k - 1).last_end + 1;
      if (any_unknown(from, before)) why_before = k == 0 ? 1 : 2;
      before = from;
    }
    if (k == count() - 1 || satisfied(k + 1)) {
      const std::int32_t to = k == count() - 1 ? length() - 1 : place(k + 1).first_start - 1;
      if (any_unknown(behind + 1, to + 1)) why_behind = k == count() - 1 ? 1 : 2;
      behind = to;
    }
    Open open(*this, Rung::satisfied_clue);
    open.set(before, first, empty);
    open.set(last + 1, behind + 1, empty);
    open.finding.clues = {k};
    open.finding.numbers = {first, last, why_before, why_behind};
    open.because_of(first, last + 1);
  }
}

// A gap exactly fits a block that fits nowhere else. Numbers: the first and last cell of the gap.
void LineTechniques::only_gap() {
  for (std::int32_t k = 0; k < count(); ++k) {
    if (number(k) == any_length) continue;
    const Run* room = nullptr;
    int rooms = 0;
    for (const Run& gap : gaps_)
      if (std::max(gap.begin, place(k).first_start) <= std::min(gap.end - number(k), place(k).last_start)) {
        room = &gap;
        ++rooms;
      }
    if (rooms != 1 || room->size() != number(k)) continue;
    Open open(*this, Rung::only_gap);
    open.set(room->begin, room->end, filled);
    open.finding.clues = {k};
    open.finding.numbers = {room->begin, room->end - 1};
    open.because_of(room->begin - 1, room->end + 1);
  }
}

// Counted from an end, the first block that is not finished must lie over the first filled cell. Where that cell is the
// very first that is open, the block lies there (edge fill); else it reaches beyond the filled cell (glue) and cannot
// reach the cells too far before it (mercury). Numbers: the filled cell, the first and the last start (from the far
// end: the first and the last end) and whether it was counted from the far end.
void LineTechniques::edge_fill() {
  for (const bool mirrored : {false, true}) edge(Rung::edge_fill, mirrored);
}

void LineTechniques::glue() {
  for (const bool mirrored : {false, true}) edge(Rung::glue, mirrored);
}

void LineTechniques::mercury() {
  for (const bool mirrored : {false, true}) edge(Rung::mercury, mirrored);
}

void LineTechniques::edge(Rung rung, bool mirrored) {
  const std::int32_t size = length();
  const auto at = [&](std::int32_t i) { return cell(mirrored ? size - 1 - i : i); };
  const auto block = [&](std::int32_t k) { return mirrored ? count() - 1 - k : k; };
  std::int32_t index = 0, begin = 0;  // groups closed by decided cells alone from this end on, and the cell behind them
  for (std::int32_t i = 0; i < size && at(i) != unknown; ++i)
    if (at(i) == empty) {
      index += i > begin;
      begin = i + 1;
    }
  if (index >= count() || number(block(index)) == any_length) return;
  const std::int32_t wanted = number(block(index));
  std::int32_t anchor = begin;
  while (anchor < size && at(anchor) != filled) ++anchor;
  if (anchor == size) return;
  const auto fits = [&](std::int32_t start) {
    const std::int32_t behind = start + wanted;
    for (std::int32_t i = start; i < behind; ++i)
      if (at(i) == empty) return false;
    return behind == size || at(behind) != filled;
  };
  // With room for the block and a gap before the filled cell, that cell may belong to a later block.
  if (index + 1 < count())
    for (std::int32_t start = begin; start < anchor - wanted; ++start)
      if (fits(start)) return;
  std::int32_t first = -1, last = -1;
  for (std::int32_t start = std::max(begin, anchor - wanted + 1); start <= std::min(anchor, size - wanted); ++start)
    if (fits(start)) {
      if (first < 0) first = start;
      last = start;
    }
  if (first < 0 || (rung == Rung::edge_fill) != (anchor == begin)) return;

  Open open(*this, rung);
  const auto set = [&](std::int32_t from, std::int32_t to, Cell value) {
    if (mirrored) open.set(size - to, size - from, value);
    else open.set(from, to, value);
  };
  if (rung != Rung::mercury) {
    set(last, first + wanted, filled);
    if (first == last && first + wanted < size) set(first + wanted, first + wanted + 1, empty);
  }
  if (rung == Rung::mercury) set(begin, first, empty);
  open.finding.clues = {block(index)};
  if (mirrored) {
    open.finding.numbers = {size - 1 - anchor, size - 1 - last, size - 1 - first, 1};
    open.because_of(size - (last + wanted + 1), size - std::max(0, begin - 1));
  } else {
    open.finding.numbers = {anchor, first, last, 0};
    open.because_of(begin - 1, last + wanted + 1);
  }
}

// A block covers some cells both in its first and in its last place. Numbers: its place.
void LineTechniques::overlap() {
  for (std::int32_t k = 0; k < count(); ++k) {
    const BlockRange& p = place(k);
    Open open(*this, Rung::overlap);
    open.set(p.last_start, p.first_end + 1, filled);
    open.finding.clues = {k};
    open.finding.numbers = {p.first_start, p.last_start, p.first_end, p.last_end};
    open.because_of(p.first_start - 1, p.last_end + 2);
  }
}

// A gap is too small for every block that comes near it. Numbers: the first and last cell of the gap.
void LineTechniques::small_gap() {
  for (const Run gap : gaps_) {
    Open open(*this, Rung::small_gap);
    bool too_small = true;
    for (std::int32_t k = 0; k < count(); ++k) {
      if (place(k).last_end < gap.begin || place(k).first_start >= gap.end) continue;
      open.finding.clues.push_back(k);
      too_small &= number(k) > gap.size();
    }
    if (!too_small || open.finding.clues.empty()) continue;
    open.set(gap.begin, gap.end, empty);
    open.finding.numbers = {gap.begin, gap.end - 1};
    open.because_of(gap.begin - 1, gap.end + 1);
  }
}

// No block reaches these cells. Numbers: the first and last of them, the block before and the block behind (-1: none).
void LineTechniques::unreachable() {
  std::int32_t at = 0;
  for (std::int32_t k = 0; k <= count(); ++k) {
    const std::int32_t until = k == count() ? length() : place(k).first_start;
    Open open(*this, Rung::unreachable);
    open.set(at, until, empty);
    open.finding.numbers = {at, until - 1, k - 1, k == count() ? -1 : k};
    if (k > 0) open.finding.clues.push_back(k - 1);
    if (k < count()) open.finding.clues.push_back(k);
    open.because_of(0, length());
    if (k < count()) at = std::max(at, place(k).last_end + 1);
  }
}

// A group is as long as the longest block that may own it, so the cells beside it are empty. Numbers: its first and last
// cell.
void LineTechniques::forced_gap() {
  for (const Run group : groups_) {
    list_owners(group);
    if (owners_.empty() || std::any_of(owners_.begin(), owners_.end(), [&](std::int32_t k) {
          return number(k) == any_length || number(k) > group.size();
        }))
      continue;
    Open open(*this, Rung::forced_gap);
    open.set(group.begin - 1, group.begin, empty);
    open.set(group.end, group.end + 1, empty);
    open.finding.clues = owners_;
    open.finding.numbers = {group.begin, group.end - 1};
    open.because_of(group.begin, group.end);
  }
}

// Two groups can only belong to the same block, so the cells between them are filled. Numbers: the last cell of the first
// group and the first cell of the second.
void LineTechniques::joining() {
  for (std::size_t g = 0; g + 1 < groups_.size(); ++g) {
    const Run left = groups_[g], right = groups_[g + 1];
    if (gap_around(left.begin).end <= right.begin) continue;
    list_owners(left);
    if (owners_.size() != 1) continue;
    const std::int32_t owner = owners_.front();
    list_owners(right);
    if (owners_.size() != 1 || owners_.front() != owner) continue;
    Open open(*this, Rung::joining);
    open.set(left.end, right.begin, filled);
    open.finding.clues = {owner};
    open.finding.numbers = {left.begin, left.end - 1, right.begin, right.end - 1};
    open.because_of(left.begin, right.end);
  }
}

// One cell parts two groups that no block could own together, so it is empty. Numbers: the first cell of the first group,
// the cell between, the last cell of the second group.
void LineTechniques::splitting() {
  for (std::size_t g = 0; g + 1 < groups_.size(); ++g) {
    const Run left = groups_[g], right = groups_[g + 1];
    if (right.begin - left.end != 1 || cell(left.end) != unknown) continue;
    list_owners({left.begin, right.end});
    if (!owners_.empty()) continue;
    Open open(*this, Rung::splitting);
    open.set(left.end, right.begin, empty);
    list_owners(left);
    open.finding.clues = owners_;
    list_owners(right);
    for (const std::int32_t k : owners_)
      if (std::find(open.finding.clues.begin(), open.finding.clues.end(), k) == open.finding.clues.end())
        open.finding.clues.push_back(k);
    open.finding.numbers = {left.begin, left.end, right.end - 1};
    open.because_of(left.begin, right.end);
  }
}

// A group can only belong to certain blocks; what all their places over it share is certain. Numbers: its first and last
// cell.
void LineTechniques::owners() {
  for (const Run group : groups_) {
    list_owners(group);
    if (owners_.empty()) continue;
    const Run gap = gap_around(group.begin);
    std::int32_t earliest = length(), latest = -1, first_end = length(), last_end = -1;
    bool known = true;
    for (const std::int32_t k : owners_) {
      if (!(known = number(k) != any_length)) break;
      const std::int32_t first = std::max({place(k).first_start, gap.begin, group.end - number(k)});
      const std::int32_t last = std::min({place(k).last_start, gap.end - number(k), group.begin});
      for (std::int32_t start = first; start <= last; ++start) {
        const std::int32_t end = start + number(k);
        if ((start > 0 && cell(start - 1) == filled) || (end < length() && cell(end) == filled)) continue;
        earliest = std::min(earliest, start), latest = std::max(latest, start);
        first_end = std::min(first_end, end), last_end = std::max(last_end, end);
      }
    }
    if (!known || latest < 0) continue;
    Open open(*this, Rung::owners);
    open.set(latest, first_end, filled);
    if (earliest == latest) open.set(earliest - 1, earliest, empty);
    if (first_end == last_end) open.set(first_end, first_end + 1, empty);
    open.finding.clues = owners_;
    open.finding.numbers = {group.begin, group.end - 1};
    open.because_of(earliest - 1, last_end + 1);
  }
}

// Some cells are the same in all arrangements: everything that one line can tell.
void LineTechniques::line_analysis() {
  Open open(*this, Rung::line_analysis);
  for (std::int32_t i = 0; i < length(); ++i) {
    const Cell value = settled_[static_cast<std::size_t>(i)];
    if (value != cell(i)) open.set(i, i + 1, value);
  }
  for (std::int32_t k = 0; k < count(); ++k) open.finding.clues.push_back(k);
  open.because_of(0, length());
}

}  // namespace cluewright::nonogram
