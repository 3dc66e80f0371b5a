#include "colour_nonogram/ladder/line_techniques.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cluewright::colour_nonogram {

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

  void set(std::int32_t begin, std::int32_t end, Colour colour) {
    begin = std::max(begin, 0);
    end = std::min(end, line.length());
    for (std::int32_t i = begin; i < end; ++i)
      if (line.is_open(i)) finding.changes.push_back({i, colour});
  }
  void because_of(std::int32_t begin, std::int32_t end) {
    for (std::int32_t i = std::max(begin, 0); i < std::min(end, line.length()); ++i)
      if (!line.is_open(i)) finding.evidence.push_back(i);
  }
};

bool LineTechniques::find(const Subject& subject, Findings& found, Extent extent, Grid& settled, Grid& reached) {
  found.clear();
  cells_ = subject.cells;
  settled.assign(cells_.begin(), cells_.end());
  reached.assign(cells_.begin(), cells_.end());
  if (!subject.exact.settle(settled.data(), scratch_)) return false;
  if (subject.clue.hidden || std::all_of(cells_.begin(), cells_.end(), decided)) return true;
  clue_ = &subject.clue;
  exact_ = &subject.exact;
  across_ = subject.across;
  settled_ = &settled;
  found_ = &found;
  look_around();
  find_places();
  for (std::int32_t i = 0; i < length(); ++i)
    if (is_open(i)) reached[static_cast<std::size_t>(i)] = only(background);
  for (std::int32_t k = 0; k < count(); ++k)
    for (std::int32_t i = place(k).first_start; i <= place(k).last_end; ++i)
      if (is_open(i)) reached[static_cast<std::size_t>(i)] |= only(colour(k));
  using Technique = void (LineTechniques::*)();
  static constexpr Technique techniques[] = {
      &LineTechniques::complete_line, &LineTechniques::finished_line, &LineTechniques::satisfied_clue,
      &LineTechniques::only_gap,      &LineTechniques::edge_fill,     &LineTechniques::neighbouring_colours,
      &LineTechniques::overlap,       &LineTechniques::glue,          &LineTechniques::mercury,
      &LineTechniques::small_gap,     &LineTechniques::missing_colour, &LineTechniques::unreachable,
      &LineTechniques::forced_gap,    &LineTechniques::joining,       &LineTechniques::splitting,
      &LineTechniques::owners,
  };
  static_assert(std::size(techniques) == static_cast<std::size_t>(Rung::out_of_reach), "a rung of lines is without technique");
  // Where all arrangements together settle nothing, only the clues across can.
  bool news = false;
  for (std::int32_t i = 0; i < length() && !news; ++i) news = is_open(i) && decided(settled[static_cast<std::size_t>(i)]);
  if (!news) {
    missing_colour();
    return true;
  }
  for (const Technique technique : techniques) {
    (this->*technique)();
    if (extent == Extent::simplest && !found.empty()) return true;
  }
  line_analysis();
  return true;
}

void LineTechniques::look_around() {
  groups_.clear();
  for (std::int32_t i = 0; i < length();) {
    std::int32_t end = i + 1;
    if (!is_open(i) && !is(i, background)) {
      while (end < length() && cell(end) == cell(i)) ++end;
      groups_.push_back({i, end, static_cast<Colour>(lowest(cell(i)))});
    }
    i = end;
  }
}

// The cells each block can reach as a person sees it: pushed to either end against cells of other colours and not touching one
// of its own, with the complete blocks as fixed points. Cells that would be left over are not thought of; that is what line
// analysis adds.
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
  push_blocks(cells_, places_);
  for (bool changed = true; std::exchange(changed, false);) {
    for (const Group& group : groups_) {
      list_owners(group);
      if (owners_.size() != 1 || number(owners_.front()) != group.size() || satisfied(owners_.front())) continue;
      fix(owners_.front(), group);
      changed = true;
    }
    if (changed) push_blocks(cells_, places_);
  }
}

bool LineTechniques::all_stand() const {
  return std::equal(groups_.begin(), groups_.end(), clue_->blocks.begin(), clue_->blocks.end(),
                    [](const Group& group, const Block& block) { return group.size() == block.length && group.colour == block.colour; });
}

void LineTechniques::fix(std::int32_t block, const Group& group) {
  places_[static_cast<std::size_t>(block)] = {group.begin, group.begin, group.end - 1, group.end - 1};
  satisfied_[static_cast<std::size_t>(block)] = 1;
}

void LineTechniques::push_blocks(std::span<const ColourSet> cells, std::vector<Place>& places) const {
  const auto may_be = [&](std::int32_t i, Colour wanted) { return cells[static_cast<std::size_t>(i)] >> wanted & 1; };
  const auto fits = [&](std::int32_t start, std::int32_t end, std::int32_t block) {
    if (number(block) == any_length) return may_be(start, colour(block)) != 0;  // only the one cell is sure
    for (std::int32_t i = start; i < end; ++i)
      if (!may_be(i, colour(block))) return false;
    return !is(start - 1, colour(block)) && !is(end, colour(block));
  };
  std::int32_t at = 0;
  for (std::int32_t k = 0; k < count(); ++k) {
    Place& p = places[static_cast<std::size_t>(k)];
    const std::int32_t size = std::max(number(k), 1);
    at = std::max(at, p.first_start);
    while (at + size < length() && !fits(at, at + size, k)) ++at;
    p.first_start = at;
    p.first_end = std::max(p.first_end, at + size - 1);
    at += size + (k + 1 < count() && colour(k + 1) == colour(k));
  }
  at = length();
  for (std::int32_t k = count(); k-- > 0;) {
    Place& p = places[static_cast<std::size_t>(k)];
    const std::int32_t size = std::max(number(k), 1);
    at = std::min(at, p.last_end + 1);
    while (at > size && !fits(at - size, at, k)) --at;
    p.last_end = at - 1;
    p.last_start = std::min(p.last_start, at - size);
    at -= size + (k > 0 && colour(k - 1) == colour(k));
  }
}

// The cells around a group that may have its colour.
Group LineTechniques::room_around(const Group& group) const {
  Group room = group;
  while (room.begin > 0 && may_be(room.begin - 1, group.colour)) --room.begin;
  while (room.end < length() && may_be(room.end, group.colour)) ++room.end;
  return room;
}

// The blocks that may cover the whole group, judged by their colours, places and lengths and the room around the group.
void LineTechniques::list_owners(const Group& group) {
  owners_.clear();
  const Group room = room_around(group);
  for (std::int32_t k = 0; k < count(); ++k) {
    if (colour(k) != group.colour) continue;
    const Place& p = place(k);
    if (number(k) == any_length) {
      if (p.first_start <= group.begin && group.end - 1 <= p.last_end) owners_.push_back(k);
      continue;
    }
    const std::int32_t first = std::max({p.first_start, room.begin, group.end - number(k)});
    const std::int32_t last = std::min({p.last_start, room.end - number(k), group.begin});
    if (number(k) >= group.size() && first <= last) owners_.push_back(k);
  }
}

// The clue, with a gap between blocks of one colour, needs the whole line, or is empty.
void LineTechniques::complete_line() {
  std::int32_t needed = 0;
  for (std::int32_t k = 0; k < count(); ++k) needed += std::max(number(k), 1) + (k > 0 && colour(k - 1) == colour(k));
  if (count() > 0 && needed < length()) return;
  Open open(*this, Rung::complete_line);
  std::int32_t at = 0;
  for (std::int32_t k = 0; k < count(); ++k) {
    if (k > 0 && colour(k - 1) == colour(k)) open.set(at, at + 1, background), ++at;
    const std::int32_t end = at + std::max(number(k), 1);
    open.set(at, end, colour(k));
    open.finding.clues.push_back(k);
    at = end;
  }
  if (count() == 0) open.set(0, length(), background);
}

// Every block is complete, so the rest is empty.
void LineTechniques::finished_line() {
  if (count() == 0 || !all_stand()) return;
  Open open(*this, Rung::finished_line);
  open.set(0, length(), background);
  for (std::int32_t k = 0; k < count(); ++k) open.finding.clues.push_back(k);
  for (const Group& group : groups_) open.because_of(group.begin, group.end);
}

// A block is complete: a cell next to it is empty where the neighbouring block has its colour, and everything is up to a finished
// neighbour or the end of the line. Numbers: its first and last cell, then why cells before it are empty (0: none is; 1: it is
// the first; 2: its neighbour stands; 3: its neighbour has its colour), and likewise behind it.
void LineTechniques::satisfied_clue() {
  const auto any_open = [this](std::int32_t begin, std::int32_t end) {
    for (std::int32_t i = begin; i < end; ++i)
      if (is_open(i)) return true;
    return false;
  };
  for (std::int32_t k = 0; k < count(); ++k) {
    if (!satisfied(k)) continue;
    const std::int32_t first = place(k).first_start, last = place(k).last_end;
    std::int32_t before = first, behind = last + 1;
    std::int32_t why_before = 0, why_behind = 0;
    if (k == 0) before = 0, why_before = 1;
    else if (satisfied(k - 1)) before = place(k - 1).last_end + 1, why_before = 2;
    else if (gap_before(k)) before = std::max(first - 1, 0), why_before = 3;
    if (k + 1 == count()) behind = length(), why_behind = 1;
    else if (satisfied(k + 1)) behind = place(k + 1).first_start, why_behind = 2;
    else if (gap_behind(k)) behind = std::min(last + 2, length()), why_behind = 3;
    Open open(*this, Rung::satisfied_clue);
    open.set(before, first, background);
    open.set(last + 1, behind, background);
    open.finding.clues = {k};
    open.finding.numbers = {first, last, any_open(before, first) ? why_before : 0, any_open(last + 1, behind) ? why_behind : 0};
    open.because_of(first, last + 1);
  }
}

// A gap exactly fits a block that fits nowhere else. Numbers: the first and last cell of the gap.
void LineTechniques::only_gap() {
  for (std::int32_t k = 0; k < count(); ++k) {
    if (number(k) == any_length) continue;
    Group room{};
    int rooms = 0;
    for (std::int32_t i = 0; i < length();) {
      std::int32_t end = i + 1;
      if (may_be(i, colour(k))) {
        while (end < length() && may_be(end, colour(k))) ++end;
        if (std::max(i, place(k).first_start) <= std::min(end - number(k), place(k).last_start)) {
          room = {i, end, colour(k)};
          ++rooms;
        }
      }
      i = end;
    }
    if (rooms != 1 || room.size() != number(k)) continue;
    Open open(*this, Rung::only_gap);
    open.set(room.begin, room.end, colour(k));
    open.finding.clues = {k};
    open.finding.numbers = {room.begin, room.end - 1};
    open.because_of(room.begin - 1, room.end + 1);
  }
}

// Counted from an end, the first block that is not finished must lie over the first cell with a colour, if it can be no other's.
// Where that cell is the very first that is not known to be another's, the block lies there (edge fill); else it reaches beyond
// the cell (glue) and cannot reach the cells too far before it (mercury). Numbers: the cell, the first and the last start (from
// the far end: the first and the last end) and whether it was counted from the far end.
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
  for (std::int32_t i = 0; i < size && decided(at(i)); ++i) {
    const bool is_empty = at(i) == only(background);
    const bool closes = !is_empty && i + 1 < size && decided(at(i + 1)) && at(i + 1) != at(i);
    index += closes;
    if (is_empty || closes) begin = i + 1;
  }
  if (index >= count() || number(block(index)) == any_length) return;
  const std::int32_t wanted = number(block(index));
  const Colour own = colour(block(index));
  std::int32_t anchor = begin;
  while (anchor < size && (!decided(at(anchor)) || at(anchor) == only(background))) ++anchor;
  if (anchor == size || at(anchor) != only(own)) return;
  const auto fits = [&](std::int32_t start) {
    const std::int32_t behind = start + wanted;
    for (std::int32_t i = start; i < behind; ++i)
      if (!(at(i) >> own & 1)) return false;
    return behind == size || at(behind) != only(own);
  };
  // With room for the block and a gap before the cell, the cell may belong to a later block of the colour.
  bool later = false;
  for (std::int32_t k = index + 1; k < count(); ++k) later |= colour(block(k)) == own;
  if (later)
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
  const auto set = [&](std::int32_t from, std::int32_t to, Colour value) {
    if (mirrored) open.set(size - to, size - from, value);
    else open.set(from, to, value);
  };
  if (rung == Rung::mercury) {
    set(begin, first, background);
  } else {
    set(last, first + wanted, own);
    const bool gap = mirrored ? gap_before(block(index)) : gap_behind(block(index));
    if (first == last && gap && !open.finding.changes.empty()) set(first + wanted, first + wanted + 1, background);
  }
  open.finding.clues = {block(index)};
  if (mirrored) {
    open.finding.numbers = {size - 1 - anchor, size - 1 - last, size - 1 - first, 1};
    open.because_of(size - (last + wanted + 1), size - std::max(0, begin - 1));
  } else {
    open.finding.numbers = {anchor, first, last, 0};
    open.because_of(begin - 1, last + wanted + 1);
  }
}

// Two colours meet without a gap, so a block ends here and the next one starts. Numbers: the two cells, and how many cells each
// of the two blocks has at least. Clues: the blocks, in pairs.
void LineTechniques::neighbouring_colours() {
  for (std::size_t g = 0; g + 1 < groups_.size(); ++g) {
    const Group left = groups_[g], right = groups_[g + 1];
    if (left.end != right.begin) continue;
    const std::int32_t border = right.begin;
    std::vector<std::int32_t> pairs;
    std::int32_t before = length(), behind = length(), longest_before = 0, longest_behind = 0;
    bool gap_left = true, gap_right = true;
    for (std::int32_t k = 0; k + 1 < count(); ++k) {
      if (colour(k) != left.colour || colour(k + 1) != right.colour) continue;
      if (!place(k).covers(border - 1) || !place(k + 1).covers(border)) continue;
      const bool hides_left = number(k) == any_length, hides_right = number(k + 1) == any_length;
      const std::int32_t size = hides_left ? left.size() : number(k), next = hides_right ? right.size() : number(k + 1);
      if (size < left.size() || next < right.size() || border - size < room_around(left).begin ||
          border + next > room_around(right).end)
        continue;
      if (!hides_left && is(border - size - 1, left.colour)) continue;
      if (!hides_right && is(border + next, right.colour)) continue;
      pairs.push_back(k);
      pairs.push_back(k + 1);
      before = std::min(before, size), longest_before = std::max(longest_before, size);
      behind = std::min(behind, next), longest_behind = std::max(longest_behind, next);
      gap_left &= !hides_left && gap_before(k);
      gap_right &= !hides_right && gap_behind(k + 1);
    }
    if (pairs.empty()) continue;
    Open open(*this, Rung::neighbouring_colours);
    open.set(border - before, border, left.colour);
    open.set(border, border + behind, right.colour);
    if (gap_left && before == longest_before) open.set(border - before - 1, border - before, background);
    if (gap_right && behind == longest_behind) open.set(border + behind, border + behind + 1, background);
    open.finding.clues = std::move(pairs);
    open.finding.numbers = {border - 1, border, before, behind};
    open.because_of(left.begin, right.end);
  }
}

// A block covers some cells both in its first and in its last place. Numbers: its place.
void LineTechniques::overlap() {
  for (std::int32_t k = 0; k < count(); ++k) {
    const Place& p = place(k);
    Open open(*this, Rung::overlap);
    open.set(p.last_start, p.first_end + 1, colour(k));
    open.finding.clues = {k};
    open.finding.numbers = {p.first_start, p.last_start, p.first_end, p.last_end};
    open.because_of(p.first_start - 1, p.last_end + 2);
  }
}

// A gap between empty cells is too small for every block that comes near it. Numbers: the first and last cell of the gap.
void LineTechniques::small_gap() {
  for (std::int32_t begin = 0; begin < length();) {
    std::int32_t end = begin;
    bool blank = true;
    for (; end < length() && !is(end, background); ++end) blank &= is_open(end);
    const std::int32_t next = end + 1;
    if (end > begin && blank) {
      Open open(*this, Rung::small_gap);
      bool too_small = true;
      for (std::int32_t k = 0; k < count(); ++k) {
        if (place(k).last_end < begin || place(k).first_start >= end) continue;
        open.finding.clues.push_back(k);
        too_small &= number(k) > end - begin;
      }
      if (too_small && !open.finding.clues.empty()) {
        open.set(begin, end, background);
        open.finding.numbers = {begin, end - 1};
        open.because_of(begin - 1, end + 1);
      }
    }
    begin = next;
  }
}

// The clues across lack a colour. Only blocks of colours they lack reach some cells, so these are empty; numbers: -1, and those
// colours. Or a block, not to be laid over lines that lack its colour, has less room; numbers: its place with that in mind, and
// then the cells in its way.
void LineTechniques::missing_colour() {
  std::vector<std::pair<ColourSet, std::int32_t>> lacking;
  for (std::int32_t i = 0; i < length(); ++i) {
    if (!is_open(i)) continue;
    ColourSet reaching = 0;
    for (std::int32_t k = 0; k < count(); ++k)
      if (place(k).covers(i)) reaching |= only(colour(k));
    if (reaching && !(reaching & across_[static_cast<std::size_t>(i)])) lacking.push_back({reaching, i});
  }
  std::stable_sort(lacking.begin(), lacking.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t from = 0; from < lacking.size();) {
    Open open(*this, Rung::missing_colour);
    const ColourSet reaching = lacking[from].first;
    for (; from < lacking.size() && lacking[from].first == reaching; ++from)
      open.set(lacking[from].second, lacking[from].second + 1, background);
    open.finding.numbers = {-1, reaching};
    for (std::int32_t k = 0; k < count(); ++k)
      if (reaching >> colour(k) & 1) open.finding.clues.push_back(k);
  }
  allowed_.assign(cells_.begin(), cells_.end());
  bool narrower = false;
  for (std::int32_t i = 0; i < length(); ++i) {
    if (!is_open(i)) continue;
    allowed_[static_cast<std::size_t>(i)] &= across_[static_cast<std::size_t>(i)];
    narrower |= allowed_[static_cast<std::size_t>(i)] != cell(i);
  }
  if (!narrower || !exact_->feasible(allowed_.data())) return;
  narrowed_ = places_;
  push_blocks(allowed_, narrowed_);
  for (std::int32_t k = 0; k < count(); ++k) {
    const Place &old = place(k), &now = narrowed_[static_cast<std::size_t>(k)];
    if (old.first_start == now.first_start && old.last_end == now.last_end) continue;
    Open open(*this, Rung::missing_colour);
    open.finding.numbers = {now.first_start, now.last_start, now.first_end, now.last_end};
    for (std::int32_t i = old.first_start; i <= old.last_end; ++i)
      if (is_open(i) && !(allowed_[static_cast<std::size_t>(i)] >> colour(k) & 1)) open.finding.numbers.push_back(i);
    if (open.finding.numbers.size() == 4) continue;  // it only makes room for another block
    for (std::int32_t i = std::max(now.last_start, old.first_start); i <= std::min(now.first_end, old.last_end); ++i)
      if (i < old.last_start || i > old.first_end) open.set(i, i + 1, colour(k));
    for (std::int32_t i = old.first_start; i <= old.last_end; ++i) {
      if (now.covers(i)) continue;
      bool reached = false;
      for (std::int32_t j = 0; j < count(); ++j) reached |= j != k && place(j).covers(i);
      if (!reached) open.set(i, i + 1, background);
    }
    open.finding.clues = {k};
    open.because_of(old.first_start - 1, old.last_end + 2);
  }
}

// No block reaches these cells. Numbers: the first and last of them, the block before and the block behind (-1: none).
void LineTechniques::unreachable() {
  std::int32_t at = 0;
  for (std::int32_t k = 0; k <= count(); ++k) {
    const std::int32_t until = k == count() ? length() : place(k).first_start;
    Open open(*this, Rung::unreachable);
    open.set(at, until, background);
    open.finding.numbers = {at, until - 1, k - 1, k == count() ? -1 : k};
    if (k > 0) open.finding.clues.push_back(k - 1);
    if (k < count()) open.finding.clues.push_back(k);
    open.because_of(0, length());
    if (k < count()) at = std::max(at, place(k).last_end + 1);
  }
}

// A group is as long as the longest block that may own it, and no other colour can follow it, so the cells beside it are empty.
// Numbers: its first and last cell.
void LineTechniques::forced_gap() {
  for (const Group& group : groups_) {
    list_owners(group);
    if (owners_.empty() || std::any_of(owners_.begin(), owners_.end(), [&](std::int32_t k) {
          return number(k) == any_length || number(k) > group.size();
        }))
      continue;
    const auto all = [&](const auto& holds) { return std::all_of(owners_.begin(), owners_.end(), holds); };
    Open open(*this, Rung::forced_gap);
    if (all([&](std::int32_t k) { return gap_before(k) || place(k - 1).last_end < group.begin - 1; }))
      open.set(group.begin - 1, group.begin, background);
    if (all([&](std::int32_t k) { return gap_behind(k) || place(k + 1).first_start > group.end; }))
      open.set(group.end, group.end + 1, background);
    open.finding.clues = owners_;
    open.finding.numbers = {group.begin, group.end - 1};
    open.because_of(group.begin, group.end);
  }
}

// Two groups of a colour can only belong to the same block, so the cells between them belong to it as well. Numbers: the first
// and the last cell of each.
void LineTechniques::joining() {
  for (std::size_t g = 0; g + 1 < groups_.size(); ++g) {
    const Group left = groups_[g], right = groups_[g + 1];
    if (left.colour != right.colour || room_around(left).end <= right.begin) continue;
    list_owners(left);
    if (owners_.size() != 1) continue;
    const std::int32_t owner = owners_.front();
    list_owners(right);
    if (owners_.size() != 1 || owners_.front() != owner) continue;
    Open open(*this, Rung::joining);
    open.set(left.end, right.begin, left.colour);
    open.finding.clues = {owner};
    open.finding.numbers = {left.begin, left.end - 1, right.begin, right.end - 1};
    open.because_of(left.begin, right.end);
  }
}

// One cell parts two groups of a colour that no block could own together, and no other block fits into it, so it is empty.
// Numbers: the first cell of the first group, the cell between, the last cell of the second group.
void LineTechniques::splitting() {
  for (std::size_t g = 0; g + 1 < groups_.size(); ++g) {
    const Group left = groups_[g], right = groups_[g + 1];
    if (left.colour != right.colour || right.begin - left.end != 1 || !is_open(left.end)) continue;
    list_owners({left.begin, right.end, left.colour});
    if (!owners_.empty()) continue;
    bool other = false;
    for (std::int32_t k = 0; k < count(); ++k)
      other |= colour(k) != left.colour && number(k) <= 1 && place(k).covers(left.end);
    if (other) continue;
    Open open(*this, Rung::splitting);
    open.set(left.end, right.begin, background);
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
  for (const Group& group : groups_) {
    list_owners(group);
    if (owners_.empty()) continue;
    const Group room = room_around(group);
    std::int32_t earliest = length(), latest = -1, first_end = length(), last_end = -1;
    bool known = true, before = true, behind = true;
    for (const std::int32_t k : owners_) {
      if (!(known = number(k) != any_length)) break;
      before &= gap_before(k);
      behind &= gap_behind(k);
      const std::int32_t first = std::max({place(k).first_start, room.begin, group.end - number(k)});
      const std::int32_t last = std::min({place(k).last_start, room.end - number(k), group.begin});
      for (std::int32_t start = first; start <= last; ++start) {
        const std::int32_t end = start + number(k);
        if (is(start - 1, group.colour) || is(end, group.colour)) continue;
        earliest = std::min(earliest, start), latest = std::max(latest, start);
        first_end = std::min(first_end, end), last_end = std::max(last_end, end);
      }
    }
    if (!known || latest < 0) continue;
    Open open(*this, Rung::owners);
    open.set(latest, first_end, group.colour);
    if (before && earliest == latest) open.set(earliest - 1, earliest, background);
    if (behind && first_end == last_end) open.set(first_end, first_end + 1, background);
    open.finding.clues = owners_;
    open.finding.numbers = {group.begin, group.end - 1};
    open.because_of(earliest - 1, last_end + 1);
  }
}

// Some cells are the same in all arrangements: everything that one line can tell.
void LineTechniques::line_analysis() {
  Open open(*this, Rung::line_analysis);
  for (std::int32_t i = 0; i < length(); ++i)
    if (const ColourSet left = (*settled_)[static_cast<std::size_t>(i)]; decided(left))
      open.set(i, i + 1, static_cast<Colour>(lowest(left)));
  for (std::int32_t k = 0; k < count(); ++k) open.finding.clues.push_back(k);
  open.because_of(0, length());
}

}  // namespace cluewright::colour_nonogram
