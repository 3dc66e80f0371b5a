// Counts solutions by search over parts: a cell is assumed one way and the other, the rest falls apart into
// independent parts, and their counts are multiplied. A part met again is not searched again.
//
// The board is a `Domain`:
//   Cell                         what is assumed: an integer
//   Mark mark(), undo_to(Mark)   the state of the board, and going back to it
//   bool suppose(Cell, int way)  one of the two ways, with all consequences; false is a conflict. Undone either way
//   split(part, sizes)           puts the open cells of a part first, one independent part after the other, each in an
//                                order that depends on its cells alone, and appends the sizes of the parts. When the
//                                budget runs out on the way, it may leave things undone
//   write_key(part, words)       writes everything the number of solutions of the part depends on
// The first cell of a part is assumed next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/budget.hpp"
#include "common/count/cache.hpp"
#include "common/count/counted.hpp"

namespace cluewright {

template <typename Domain>
class PartCounter {
 public:
  using Cell = typename Domain::Cell;

  PartCounter(Domain& domain, Budget& budget, std::size_t cache_bytes = std::size_t{256} << 20)
      : domain_(domain), budget_(budget), cache_(cache_bytes) {}

  // Counts one part, its cells in the order of `split`. The frames are on a stack of their own, for a part may be as deep
  // as it has cells; the parts of a part are ranges of its own cells, so that all frames together hold each cell once.
  Counted count(std::vector<Cell> part) {
    cells_ = std::move(part);
    frames_.clear();
    key_words_ = 0;
    if (cells_.empty()) return {1, true};
    push(0, cells_.size());
    for (;;) {
      Frame& top = frames_.back();
      if (top.next < top.sizes.size()) {
        const std::size_t first = top.first + top.done;
        if (const Natural* known = look_up(first, top.sizes[top.next])) {
          take(top, *known);
        } else {
          push(first, top.sizes[top.next]);
          keep_key(frames_.back());
        }
        continue;
      }
      if (top.ways > 0) {
        if (top.possible) top.sum += top.product;
        domain_.undo_to(top.mark);
      }
      if (top.ways == 2) {
        const Natural sum = std::move(top.sum);
        if (!top.key.empty()) cache_.put(top.key, sum);
        key_words_ -= top.key.size();
        frames_.pop_back();
        if (frames_.empty()) return {sum, true};
        take(frames_.back(), sum);
        continue;
      }
      top.sizes.clear();
      top.next = top.done = 0;
      top.product = 1;
      top.possible = domain_.suppose(top.cell, top.ways++);
      if (top.possible) domain_.split(part_of(top.first, top.size), top.sizes);
      if (budget_.spend_node()) {
        top.possible = false;  // the consequences may be unfinished
        return {least(), false};
      }
    }
  }

 private:
  struct Frame {
    std::size_t first, size;  // its range of `cells_`
    std::vector<std::uint32_t> key;  // empty where it is not kept
    Cell cell;
    typename Domain::Mark mark;
    int ways = 0;                    // tried or being tried
    bool possible = false;           // the way being tried has not failed
    Natural sum, product;
    std::vector<std::size_t> sizes;  // of the parts of the way being tried
    std::size_t next = 0, done = 0;  // the current part, and the cells before it
  };

  std::span<Cell> part_of(std::size_t first, std::size_t size) { return {cells_.data() + first, size}; }

  void push(std::size_t first, std::size_t size) {
    Frame frame;
    frame.first = first;
    frame.size = size;
    frame.cell = cells_[first];
    frame.mark = domain_.mark();
    frames_.push_back(std::move(frame));
  }

  const Natural* look_up(std::size_t first, std::size_t size) {
    key_.clear();
    domain_.write_key(part_of(first, size), key_);
    return cache_.find(key_);
  }

  // Of the part looked up last. Where a deep stack of large parts has used up the memory, they are not remembered.
  void keep_key(Frame& frame) {
    if (key_words_ + key_.size() > most_key_words) return;
    frame.key = key_;
    key_words_ += key_.size();
  }

  void take(Frame& frame, const Natural& count) {
    frame.product *= count;
    frame.done += frame.sizes[frame.next++];
    if (!count.is_zero()) return;
    frame.possible = false;
    frame.next = frame.sizes.size();
  }

  // What is certain about the count of the first frame while the last is unfinished. What is next to an unfinished part
  // may turn out to be impossible, so a product with parts still to come counts for nothing.
  Natural least() const {
    Natural inner;
    for (auto frame = frames_.rbegin(); frame != frames_.rend(); ++frame) {
      if (frame->possible && frame->next + 1 == frame->sizes.size()) {
        inner *= frame->product;
        inner += frame->sum;
      } else {
        inner = frame->sum;
      }
    }
    return inner;
  }

  static constexpr std::size_t most_key_words = std::size_t{16} << 20;

  Domain& domain_;
  Budget& budget_;
  CountCache cache_;
  std::vector<Cell> cells_;
  std::vector<Frame> frames_;
  std::vector<std::uint32_t> key_;
  std::size_t key_words_ = 0;  // of all frames
};

// Counts the independent parts of the whole board by themselves. Parts the budget left no time for are not complete; a
// part without solutions stands for all.
template <typename Domain>
std::vector<Counted> count_parts(Domain& domain, std::vector<typename Domain::Cell> all, Budget& budget) {
  std::vector<std::size_t> sizes;
  domain.split(all, sizes);
  if (budget.spent()) return {{0, false}};
  PartCounter<Domain> counter(domain, budget);
  std::vector<Counted> counts;
  auto from = all.begin();
  for (const std::size_t size : sizes) {
    const auto to = from + static_cast<std::ptrdiff_t>(size);
    if (budget.spent()) {
      counts.push_back({0, false});  // for all that is left
      break;
    }
    counts.push_back(counter.count({from, to}));
    if (counts.back().complete && counts.back().number.is_zero()) return {counts.back()};
    from = to;
  }
  return counts;
}

}  // namespace cluewright
