#include "nonogram/line/windows.hpp"

#include <algorithm>

namespace cluewright::nonogram {

using namespace bits;

namespace {

// As read(set, from - 1), with nothing before cell 0.
Word read_before(const Word* set, std::int32_t from) {
  return from ? read(set, static_cast<std::size_t>(from - 1)) : set[0] << 1;
}

// Words of a set that does not begin at cell 0, by their place in the line.
struct View {
  Word* base;
  std::int32_t first;
  Word& operator[](std::int32_t word) const { return base[word - first]; }
};

// Word `word` of a set whose members all moved up, respectively down, by `length`.
Word moved_up(View set, std::int32_t word, std::int32_t length) {
  const std::int32_t from = word - (length >> 6);
  const int shift = length & 63;
  return set[from] << shift | (set[from - 1] >> 1) >> (63 - shift);
}

template <class Set>
Word moved_down(Set set, std::int32_t word, std::int32_t length) {
  const std::int32_t from = word + (length >> 6);
  const int shift = length & 63;
  return set[from] >> shift | (set[from + 1] << 1) << (63 - shift);
}

// The first, respectively last, member among the cells begin..end-1, or -1.
std::int32_t first_member(const Word* set, std::int32_t begin, std::int32_t end) {
  for (std::int32_t at = index_of(begin); at <= index_of(end - 1); ++at) {
    Word word = set[at];
    if (at == index_of(begin)) word &= from_bit(begin);
    if (at == index_of(end - 1)) word &= through_bit(end - 1);
    if (word) return at * 64 + lowest(word);
  }
  return -1;
}

// The first member, respectively non-member, at or after `from`; `end` when there is none before it.
std::int32_t next_member(const Word* set, std::int32_t from, std::int32_t end) {
  std::int32_t at = index_of(from);
  for (Word word = set[at] & from_bit(from);; word = set[at]) {
    if (word) return std::min(at * 64 + lowest(word), end);
    if (++at > index_of(end)) return end;
  }
}

std::int32_t next_missing(const Word* set, std::int32_t from, std::int32_t end) {
  std::int32_t at = index_of(from);
  for (Word word = ~set[at] & from_bit(from);; word = ~set[at]) {
    if (word) return std::min(at * 64 + lowest(word), end);
    if (++at > index_of(end)) return end;
  }
}

std::int32_t last_member(const Word* set, std::int32_t begin, std::int32_t end) {
  for (std::int32_t at = index_of(end - 1); at >= index_of(begin); --at) {
    Word word = set[at];
    if (at == index_of(begin)) word &= from_bit(begin);
    if (at == index_of(end - 1)) word &= through_bit(end - 1);
    if (word) return at * 64 + highest(word);
  }
  return -1;
}

}  // namespace

void LineWindows::reserve(std::int32_t cells, std::int32_t blocks, std::int32_t slack) {
  const std::size_t line_words = LineCells::words_for(cells);
  const std::size_t count = static_cast<std::size_t>(blocks);
  const std::size_t arena = 2 * count * (static_cast<std::size_t>(slack) / 64 + 5);
  if (arena_.size() < arena) arena_.resize(arena);
  if (open_.size() < line_words) {
    open_.resize(line_words);
    may_fill_.resize(line_words);
    may_empty_.resize(line_words);
  }
  if (narrowed_.size() < count) {
    starts_.resize(count);
    gaps_.resize(count);
    near_starts_.resize(count);
    near_gaps_.resize(count);
    narrowed_.resize(count);
  }
}

bool LineWindows::solve(const LineCells& line, const BlockChain& chain) {
  first_word_ = index_of(chain.begin());
  last_word_ = index_of(chain.end());
  // Results of the narrow path may touch one word more.
  std::fill(may_fill_.begin() + first_word_, may_fill_.begin() + last_word_ + 2, 0);
  std::fill(may_empty_.begin() + first_word_, may_empty_.begin() + last_word_ + 2, 0);
  if (!(is_narrow(chain) ? solve_narrow(line, chain) : solve_wide(line, chain))) return false;
  conclude(line, chain);
  return true;
}

void LineWindows::conclude(const LineCells& line, const BlockChain& chain) {
  last_word_ = index_of(chain.end() - 1);
  for (std::int32_t at = first_word_; at <= last_word_; ++at) {
    Word open = ~(line.filled[at] | line.empty[at]);
    if (at == first_word_) open &= from_bit(chain.begin());
    if (at == last_word_) open &= through_bit(chain.end() - 1);
    const std::size_t index = static_cast<std::size_t>(at);
    may_fill_[index] = open & ~may_fill_[index];
    may_empty_[index] = open & ~may_empty_[index];
  }
}

// ---- Narrow chains: every window and every gap fits one word, held relative to where it begins. Moving a set by the
// block's length is then only a change of origin.

bool LineWindows::is_narrow(const BlockChain& chain) {
  for (std::int32_t block = 0; block < chain.blocks; ++block) {
    const Window window = chain.windows[block];
    if (window.last - window.first > 63) return false;
    if (block + 1 < chain.blocks && chain.windows[block + 1].last - window.first - chain.lengths[block] > 63) return false;
  }
  return true;
}

bool LineWindows::solve_narrow(const LineCells& line, const BlockChain& chain) {
  const std::int32_t last_block = chain.blocks - 1;
  Word reach = 0;
  for (std::int32_t block = 0; block <= last_block; ++block) {
    const std::int32_t length = chain.lengths[block];
    const std::int32_t first = chain.windows[block].first;
    const std::int32_t spread = chain.windows[block].last - first;
    const Word filled_after = read(line.filled, first + length);
    if (block == 0) {
      const Word in_the_way = read(line.filled, first);
      reach = in_the_way ? through_bit(lowest(in_the_way)) : all_ones;
    }
    Word starts = reach & through_bit(spread) & ~filled_after & ~read_before(line.filled, first);
    if (length > spread) {  // all starts share a core; only empty cells before and after it cut starts off
      if (spread > 0) {
        const Word before = read(line.empty, first) & through_bit(spread - 1);
        if (before) starts &= from_bit(highest(before)) << 1;
        const Word after = read(line.empty, first + length) & through_bit(spread - 1);
        if (after) starts &= through_bit(lowest(after));
      }
      if (first_member(line.empty, first + spread, first + length) >= 0) return false;
    } else {
      Word low = ~read(line.empty, first), high = ~read(line.empty, first + 64);
      for (std::int32_t have = 1; have < length;) {
        const std::int32_t step = std::min(have, length - have);
        low &= low >> step | high << (64 - step);
        high &= high >> step;
        have += step;
      }
      starts &= low;
    }
    if (!starts) return false;
    near_starts_[static_cast<std::size_t>(block)] = starts;
    if (block < last_block) {
      const std::int32_t origin = first + length;
      const Word open = ~filled_after & through_bit(chain.windows[block + 1].last - origin);
      Word carry = 0;
      const Word gap = flood(starts, open, carry);
      near_gaps_[static_cast<std::size_t>(block)] = gap;
      reach = gap >> (chain.windows[block + 1].first - origin - 1);
    }
  }

  Word reached = 0;  // cells after the block from which the following blocks work out, relative to the block's first end
  for (std::int32_t block = last_block; block >= 0; --block) {
    const std::int32_t length = chain.lengths[block];
    const std::int32_t first = chain.windows[block].first;
    const std::int32_t spread = chain.windows[block].last - first;
    const std::int32_t origin = first + length;
    Word starts = near_starts_[static_cast<std::size_t>(block)];
    if (block == last_block) {
      const Word left_over = spread > 0 ? read(line.filled, origin) & through_bit(spread - 1) : 0;
      if (left_over) starts &= from_bit(highest(left_over)) << 1;
    } else {
      merge(may_empty_.data(), origin, near_gaps_[static_cast<std::size_t>(block)] & reached);
      starts &= reached;
    }
    if (!starts) return false;
    const std::int32_t earliest = first + lowest(starts), latest = first + highest(starts);
    narrowed_[static_cast<std::size_t>(block)] = {static_cast<std::int16_t>(earliest), static_cast<std::int16_t>(latest)};
    if (block == last_block && earliest + length < chain.end())
      set_range(may_empty_.data(), earliest + length, chain.end() - 1);
    if (latest - earliest <= length) {
      set_range(may_fill_.data(), earliest, latest + length - 1);
    } else {
      Word low = starts, high = 0;
      for (std::int32_t have = 1; have < length;) {
        const std::int32_t step = std::min(have, length - have);
        high |= high << step | low >> (64 - step);
        low |= low << step;
        have += step;
      }
      merge(may_fill_.data(), first, low);
      if (high) merge(may_fill_.data(), first + 64, high);
    }
    if (block == 0) {
      if (latest > chain.begin()) set_range(may_empty_.data(), chain.begin(), latest - 1);
    } else {
      const std::int32_t gap_origin = chain.windows[block - 1].first + chain.lengths[block - 1];
      const Word open = ~read(line.filled, gap_origin) & through_bit(chain.windows[block].last - gap_origin);
      const std::int32_t shift = first - gap_origin - 1;
      reached = flood_down(starts << shift & open, open, false);
    }
  }
  return true;
}

// ---- Wide chains: sets of several words, aligned to the words of the line.

LineWindows::Span LineWindows::allot(std::int32_t first_bit, std::int32_t last_bit) {
  Span span{arena_used_ + 1, index_of(first_bit), index_of(last_bit)};
  arena_used_ = span.at + static_cast<std::size_t>(span.last - span.first) + 2;
  arena_[span.at - 1] = 0;
  arena_[arena_used_ - 1] = 0;
  return span;
}

// The starts with `length` cells that are not empty. Long blocks look at the few long enough stretches between empty cells; short ones
// shift the line over itself.
void LineWindows::fitting_starts(const LineCells& line, std::int32_t length, Window window, const Span& starts) {
  const View set{&arena_[starts.at], starts.first};
  if (length < 8) {
    const std::int32_t top = index_of(window.last + length);
    Word* open = open_.data();
    for (std::int32_t at = starts.first; at <= top; ++at) open[at] = ~line.empty[at];
    open[top + 1] = 0;
    for (std::int32_t have = 1; have < length;) {
      const std::int32_t step = std::min(have, length - have);
      for (std::int32_t at = starts.first; at <= top; ++at) open[at] &= open[at] >> step | open[at + 1] << (64 - step);
      have += step;
    }
    for (std::int32_t at = starts.first; at <= starts.last; ++at) set[at] = open[at];
    set[starts.first] &= from_bit(window.first);
    set[starts.last] &= through_bit(window.last);
    return;
  }
  for (std::int32_t at = starts.first; at <= starts.last; ++at) set[at] = 0;
  const std::int32_t end = window.last + length;
  for (std::int32_t from = window.first; from <= window.last;) {
    const std::int32_t stop = next_member(line.empty, from, end);
    if (stop - from >= length) {
      const std::int32_t origin = starts.first * 64, to = std::min(stop - length, std::int32_t{window.last});
      set_range(&set[starts.first], from - origin, to - origin);
    }
    if (stop >= end) break;
    from = next_missing(line.empty, stop, end);
  }
}

bool LineWindows::walk_right(const LineCells& line, const BlockChain& chain) {
  for (std::int32_t block = 0; block < chain.blocks; ++block) {
    const Window window = chain.windows[block];
    const std::int32_t length = chain.lengths[block];
    const Span starts = allot(window.first, window.last);
    starts_[static_cast<std::size_t>(block)] = starts;
    fitting_starts(line, length, window, starts);
    const View set{&arena_[starts.at], starts.first};
    Word any = 0;
    Word filled_before = starts.first ? line.filled[starts.first - 1] : 0;
    if (block == 0) {
      const std::int32_t limit = next_member(line.filled, window.first, window.last);  // no start beyond a filled cell
      for (std::int32_t at = starts.first; at <= starts.last; ++at) {
        Word word = set[at] & ~(line.filled[at] << 1 | filled_before >> 63) & ~moved_down(line.filled, at, length);
        if (at >= index_of(limit)) word &= at == index_of(limit) ? through_bit(limit) : 0;
        filled_before = line.filled[at];
        set[at] = word;
        any |= word;
      }
    } else {
      const Span& gap = gaps_[static_cast<std::size_t>(block) - 1];
      const View reach{&arena_[gap.at], gap.first};
      Word reach_before = reach[starts.first - 1];
      for (std::int32_t at = starts.first; at <= starts.last; ++at) {
        // Reached cells are not filled, so no start follows a filled cell.
        set[at] &= (reach[at] << 1 | reach_before >> 63) & ~moved_down(line.filled, at, length);
        reach_before = reach[at];
        any |= set[at];
      }
    }
    if (!any) return false;
    if (block + 1 == chain.blocks) break;

    const Span gap = allot(window.first + length, chain.windows[block + 1].last);
    gaps_[static_cast<std::size_t>(block)] = gap;
    const View cells{&arena_[gap.at], gap.first};
    const std::int32_t last_end = std::min(gap.last, starts.last + (length >> 6) + 1);
    Word carry = 0;
    std::int32_t at = gap.first;
    for (; at <= last_end; ++at) cells[at] = flood(moved_up(set, at, length), ~line.filled[at], carry);
    for (; at <= gap.last; ++at) cells[at] = flood(0, ~line.filled[at], carry);
  }
  return true;
}

// Cells that some block can fill. Blocks come in order, so most of them just extend the current stretch.
void LineWindows::cover(std::int32_t first, std::int32_t last) {
  if (last >= covered_first_ - 1 && first <= covered_last_ + 1) {
    covered_first_ = std::min(covered_first_, first);
    covered_last_ = std::max(covered_last_, last);
    return;
  }
  if (covered_first_ <= covered_last_) set_range(may_fill_.data(), covered_first_, covered_last_);
  covered_first_ = first;
  covered_last_ = last;
}

// Notes the window of a block and the cells it can fill; false when no start is left.
bool LineWindows::note_supported(std::int32_t block, const Span& starts, std::int32_t length) {
  const View set{&arena_[starts.at], starts.first};
  std::int32_t earliest = -1, latest = -1, run_end = -1;  // of the run of starts that begins at `earliest`
  for (std::int32_t at = starts.last; at >= starts.first; --at) {
    if (set[at] == all_ones && earliest == (at + 1) * 64) {
      earliest = at * 64;
      continue;
    }
    for (Word word = set[at]; word;) {  // one run of starts after the other, from the top
      const std::int32_t to = highest(word);
      const Word gaps = ~word & through_bit(to);
      const std::int32_t from = gaps ? highest(gaps) + 1 : 0;
      word &= ~from_bit(from);
      if (latest < 0) latest = at * 64 + to;
      if (earliest != at * 64 + to + 1) {
        if (earliest >= 0) cover(earliest, run_end + length - 1);
        run_end = at * 64 + to;
      }
      earliest = at * 64 + from;
      if (from == 0) break;
    }
  }
  if (earliest >= 0) cover(earliest, run_end + length - 1);
  narrowed_[static_cast<std::size_t>(block)] = {static_cast<std::int16_t>(earliest), static_cast<std::int16_t>(latest)};
  return earliest >= 0;
}

bool LineWindows::walk_left(const LineCells& line, const BlockChain& chain) {
  const std::int32_t last_block = chain.blocks - 1;
  for (std::int32_t block = last_block; block >= 0; --block) {
    const std::int32_t length = chain.lengths[block];
    const Span starts = starts_[static_cast<std::size_t>(block)];
    const View set{&arena_[starts.at], starts.first};
    if (block == last_block) {
      const std::int32_t first_end = chain.windows[block].first + length;
      const std::int32_t left_over = first_end < chain.end() ? last_member(line.filled, first_end, chain.end()) : -1;
      const std::int32_t limit = left_over < 0 ? chain.windows[block].first : left_over - length + 1;
      for (std::int32_t at = starts.first; at <= starts.last; ++at) {
        if (at == index_of(limit)) set[at] &= from_bit(limit);
        else if (at < index_of(limit)) set[at] = 0;
      }
    } else {
      const Span gap = gaps_[static_cast<std::size_t>(block)];
      const Span following = starts_[static_cast<std::size_t>(block) + 1];
      const View cells{&arena_[gap.at], gap.first};
      const View targets{&arena_[following.at], following.first};
      bool above = false;
      for (std::int32_t at = gap.last; at >= gap.first; --at) {
        const Word open = ~line.filled[at];
        const Word from = at >= following.first - 1 ? (targets[at] >> 1 | targets[at + 1] << 63) & open : 0;
        const Word reached = flood_down(from, open, above);
        above = reached & 1;
        may_empty_[static_cast<std::size_t>(at)] |= cells[at] & reached;
        cells[at] = reached;
      }
      for (std::int32_t at = starts.first; at <= starts.last; ++at) set[at] &= moved_down(cells, at, length);
    }
    if (!note_supported(block, starts, length)) return false;
  }
  return true;
}

bool LineWindows::solve_wide(const LineCells& line, const BlockChain& chain) {
  arena_used_ = 0;
  covered_first_ = chain.end() + 2;
  covered_last_ = -1;
  if (!walk_right(line, chain) || !walk_left(line, chain)) return false;
  set_range(may_fill_.data(), covered_first_, covered_last_);
  const std::int32_t latest_first = narrowed_[0].last;
  if (latest_first > chain.begin()) set_range(may_empty_.data(), chain.begin(), latest_first - 1);
  const std::size_t last_block = static_cast<std::size_t>(chain.blocks) - 1;
  const std::int32_t earliest_end = narrowed_[last_block].first + chain.lengths[last_block];
  if (earliest_end < chain.end()) set_range(may_empty_.data(), earliest_end, chain.end() - 1);
  return true;
}

}  // namespace cluewright::nonogram
