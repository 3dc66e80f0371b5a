// Techniques that look at the stretch of path between two numbers: only way and bridge order.
//
// For each stretch that is not complete the free cells it could visit are found. Two cells are not joined where no
// stretch could visit both. Plainly, a stretch can visit what it can reach. More sharply, it can only visit what lies
// on a way that passes no cell twice, and it must visit a cell that all its ways pass.
#include <algorithm>
#include <array>

#include "zip/board/blocks.hpp"
#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

struct Logic::SegmentWork {
  SegmentWork(Logic& logic, bool with_blocks)
      : logic_(logic), with_blocks_(with_blocks), state_(logic.state_), graph_(state_.graph()),
        fragments_(state_.fragments()), blocks_(state_), words_(static_cast<std::size_t>(graph_.last + 63) / 64),
        ends_(graph_.last + 2), up_(graph_.cells, 0), down_(graph_.cells, 0), must_(graph_.cells, 0), passes_(graph_.cells, 0), passed_in_(graph_.cells, 0),
        cell_domain_(graph_.cells * words_, 0), part_domain_((with_blocks ? blocks_.count() : blocks_.components()) * words_, 0) {
    for (CellId c = 0; c < graph_.cells; ++c)
      if (const std::int32_t x = state_.open(c) ? fragments_.near(c) : 0; x && ends_[x].count < 2) {
        ends_[x].cells[ends_[x].count++] = c;
        up_[c] = x < graph_.last && !state_.joined(x);
        down_[c] = x > 1 && !state_.joined(x - 1);
      }
  }

  bool collect() {
    if (!tell_ends_apart()) return false;
    for (std::int32_t segment = 1; segment < graph_.last && !logic_.budget_.spent(); ++segment)
      if (!state_.joined(segment) && !follow(segment)) return false;
    return logic_.budget_.spent() || narrow();
  }

  // Closes what no stretch can use.
  void separate(Technique technique) {
    for (CellId c = 0; c < graph_.cells && !logic_.enough(); ++c)
      if (state_.open(c) && !blocks_.free(c)) leave_number(c, technique);
    for (CellId c = 0; c < graph_.cells && !logic_.enough(); ++c) {
      if (!blocks_.free(c)) continue;
      for (const Way& way : graph_.at[c])
        if (way.to > c && state_.value(way.edge) == unknown && blocks_.free(way.to) && !share(c, way.to) &&
            !logic_.enough()) {
          logic_.begin(technique);
          logic_.show(c);
          logic_.show(way.to);
          logic_.change(way.edge, false);
        }
    }
  }

 private:
  struct Ends {
    std::array<CellId, 2> cells{no_cell, no_cell};
    std::int32_t count = 0;
  };

  std::uint64_t* domain(CellId c) { return &cell_domain_[c * words_]; }
  std::uint64_t* part(std::int32_t p) { return &part_domain_[p * words_]; }
  bool has(CellId c, std::int32_t s) { return (domain(c)[s / 64] >> (s % 64)) & 1; }
  static void add(std::uint64_t* set, std::int32_t s) { set[s / 64] |= std::uint64_t{1} << (s % 64); }

  // Whether the end of a numbered piece may lead to the number `next`.
  bool may_lead(CellId end, std::int32_t next) const { return next > fragments_.near(end) ? up_[end] : down_[end]; }

  // Adds the free cells an end can step to; tells whether it can step right onto `next`'s piece.
  bool add_steps(CellId end, std::int32_t next, std::vector<CellId>& steps) const {
    bool direct = false;
    if (!may_lead(end, next)) return direct;
    for (const Way& way : graph_.at[end]) {
      if (state_.value(way.edge) != unknown || !state_.open(way.to)) continue;
      if (blocks_.free(way.to)) steps.push_back(way.to);
      direct = direct || (fragments_.near(way.to) == next && may_lead(way.to, fragments_.near(end)));
    }
    return direct;
  }

  bool list_steps(std::int32_t number, std::int32_t next, std::vector<CellId>& steps) const {
    bool direct = false;
    steps.clear();
    for (std::int32_t i = 0; i < ends_[number].count; ++i) direct |= add_steps(ends_[number].cells[i], next, steps);
    return direct;
  }

  bool reaches(CellId end, std::int32_t next) {
    from_.clear();
    if (add_steps(end, next, from_)) return true;
    if (from_.empty()) return false;
    list_steps(next, fragments_.near(end), to_);
    for (const CellId a : from_)
      for (const CellId b : to_)
        if (blocks_.component(a) == blocks_.component(b)) return true;
    return false;
  }

  // Of the two ends of a piece with one number, one leads on and one leads back: where an end cannot do the one it
  // does the other.
  bool tell_ends_apart() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::int32_t x = 2; x < graph_.last; ++x) {
        if (ends_[x].count < 2) continue;
        const auto [a, b] = ends_[x].cells;
        const bool on = reaches(a, x + 1) && reaches(b, x - 1), back = reaches(a, x - 1) && reaches(b, x + 1);
        if (!on && !back) {
          logic_.show(a);
          return logic_.fail(Technique::only_way, x - 1, x);
        }
        if (up_[a] == on && down_[a] == back && up_[b] == back && down_[b] == on) continue;
        up_[a] = down_[b] = on;
        down_[a] = up_[b] = back;
        changed = true;
      }
    }
    return true;
  }

  // Adds a stretch to the domains of what it could visit.
  bool follow(std::int32_t segment) {
    const bool direct = list_steps(segment, segment + 1, from_);
    list_steps(segment + 1, segment, to_);
    std::int32_t pairs = 0;
    touched_.clear();
    for (const CellId a : from_)
      for (const CellId b : to_) {
        if (blocks_.component(a) != blocks_.component(b)) continue;
        ++pairs;
        if (!with_blocks_) {
          add(part(blocks_.component(a)), segment);
          continue;
        }
        blocks_.between(
            a, b,
            [&](CellId c) {
              if (passed_in_[c] != segment) {
                passed_in_[c] = segment;
                passes_[c] = 0;
                touched_.push_back(c);
                add(domain(c), segment);
              }
              ++passes_[c];
            },
            [&](std::int32_t block) { add(part(block), segment); });
      }
    if (pairs == 0 && !direct) {
      for (std::int32_t i = 0; i < ends_[segment].count; ++i) logic_.show(ends_[segment].cells[i]);
      return logic_.fail(Technique::only_way, segment, segment + 1);
    }
    if (direct) return true;
    for (const CellId c : touched_) {
      if (passes_[c] != pairs) continue;
      if (must_[c]) {
        logic_.show(c);
        return logic_.fail(Technique::bridge_order, must_[c], segment);
      }
      must_[c] = segment;
    }
    return true;
  }

  // Works out the domain of each cell. A cell that all ways of one stretch pass belongs to it; the two ends of a
  // piece belong to the same one.
  bool narrow() {
    for (CellId c = 0; c < graph_.cells; ++c) {
      if (!blocks_.free(c)) continue;
      const std::int32_t own = with_blocks_ ? blocks_.parent_block(c) : blocks_.component(c);
      if (own != Blocks::none)
        for (std::size_t w = 0; w < words_; ++w) domain(c)[w] |= part(own)[w];
    }
    if (with_blocks_)
      for (std::int32_t b = 0; b < blocks_.count(); ++b)
        for (std::size_t w = 0; w < words_; ++w) domain(blocks_.top(b))[w] |= part(b)[w];
    for (CellId c = 0; c < graph_.cells; ++c)
      if (must_[c])
        for (std::size_t w = 0; w < words_; ++w)
          domain(c)[w] &= static_cast<std::size_t>(must_[c] / 64) == w ? std::uint64_t{1} << (must_[c] % 64) : 0;
    for (CellId c = 0; c < graph_.cells; ++c) {
      if (!blocks_.free(c)) continue;
      const CellId other = fragments_.other(c);
      bool any = false;
      for (std::size_t w = 0; w < words_; ++w) {
        domain(c)[w] &= domain(other)[w];
        any = any || domain(c)[w];
      }
      if (!any) {
        logic_.show(c);
        return logic_.fail(with_blocks_ ? Technique::bridge_order : Technique::only_way);
      }
    }
    return true;
  }

  // Tells whether some stretch could go from one free cell straight to a neighbouring one.
  bool share(CellId a, CellId b) {
    const std::uint64_t* between = part(with_blocks_ ? blocks_.shared(a, b) : blocks_.component(a));
    for (std::size_t w = 0; w < words_; ++w)
      if (domain(a)[w] & domain(b)[w] & between[w]) return true;
    return false;
  }

  // Closes the ways from the end of a numbered piece into cells from which the neighbouring numbers are out of reach.
  void leave_number(CellId c, Technique technique) {
    const std::int32_t x = fragments_.near(c);
    const bool back = down_[c], on = up_[c];
    const auto leads = [&](CellId to) {
      const std::int32_t y = fragments_.near(to);
      if (y) return (y < x ? back : on) && may_lead(to, x);
      return (back && has(to, x - 1)) || (on && has(to, x));
    };
    std::int32_t left = 0, closing = 0;
    for (const Way& way : graph_.at[c])
      if (state_.value(way.edge) == unknown && state_.open(way.to)) (leads(way.to) ? left : closing) += 1;
    if (closing == 0) return;
    logic_.begin(technique, x, back == on ? 0 : on ? x + 1 : x - 1);
    logic_.show(c);
    for (const Way& way : graph_.at[c])
      if (state_.value(way.edge) == unknown && state_.open(way.to)) {
        const bool leading = leads(way.to);
        if (!leading || left == state_.missing(c)) logic_.change(way.edge, leading);
      }
  }

  Logic& logic_;
  const bool with_blocks_;
  const State& state_;
  const Graph& graph_;
  const Fragments& fragments_;
  const Blocks blocks_;
  const std::size_t words_;
  std::vector<Ends> ends_;                        // per number: where its piece of path can continue
  std::vector<std::uint8_t> up_, down_;           // per end: it may lead to the next number, to the one before
  std::vector<std::int32_t> must_;                // per cell: the stretch that has to pass it
  std::vector<std::int32_t> passes_, passed_in_;  // per cell: pairs of steps whose ways all pass it, in which stretch
  std::vector<std::uint64_t> cell_domain_, part_domain_;
  std::vector<CellId> from_, to_, touched_;
};

bool Logic::find_segments(bool with_blocks) {
  SegmentWork work(*this, with_blocks);
  if (!work.collect()) return false;
  if (budget_.spent()) return true;  // what was not followed to the end proves nothing
  work.separate(with_blocks ? Technique::bridge_order : Technique::only_way);
  return true;
}

}  // namespace cluewright::zip
