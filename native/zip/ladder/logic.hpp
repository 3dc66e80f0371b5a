// The deductions a person makes, one function each; together they also solve without guessing.
//
// The same functions serve two purposes. `run` applies them all until nothing more follows, and is quick.
// `next` stops at the simplest deduction there is and says what it rests on.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "common/budget.hpp"
#include "common/recording.hpp"
#include "zip/board/state.hpp"

namespace cluewright::zip {

// From the simplest up; `NATIVE` in zip/ladder.py has the same order. Some stand for several that names.hpp tells apart.
enum class Technique : std::uint8_t {
  forced_corner,  // a cell has only as many ways as it needs: a corner, a corridor
  full_cell,      // a cell has all the path it needs
  dead_end,       // a cell has only as many ways left as it needs
  number_order,   // joining would put numbers next to each other that are not consecutive
  early_loop,     // joining would close a loop
  early_end,      // joining would complete the path before every cell is visited
  cut,            // otherwise a part of the board could not be visited
  only_way,       // elsewhere the next number cannot be reached
  bridge_order,   // the stretch between two numbers would have to pass the same cell twice
  parity,         // the checkerboard colours of an enclosed part decide
  both_ways,      // whether an edge is used or not, something else follows either way
  contradiction,  // assuming the opposite breaks a rule
};
constexpr std::int32_t technique_count = 12;

// A set of techniques, one bit each. The local ones (to early_end) always belong to it.
using Techniques = std::uint32_t;
constexpr Techniques only(Technique technique) { return Techniques{1} << static_cast<std::uint32_t>(technique); }
constexpr Techniques up_to(Technique hardest) { return 2 * only(hardest) - 1; }

struct Change {
  EdgeId edge;
  bool use;
  Technique technique = Technique::forced_corner;  // what found it, while nothing is collected
};

struct Step {
  Technique technique = Technique::forced_corner;
  std::vector<Change> changes;
  std::vector<CellId> cells;          // what to look at
  std::int32_t from = 0, to = 0;      // the numbers it is about, 0 for none
  std::vector<Change> supposed;       // of an assumption: the edge
  std::vector<Step> chain;            // what follows from it; the last step is what breaks
};

enum class Progress : std::uint8_t { solved, stuck, broken, stopped };

class Logic {
 public:
  Logic(const Graph& graph, Budget& budget);

  // Takes over decisions made elsewhere (a player's board). Tells whether they are possible so far.
  bool decide(EdgeId e, bool use);

  // Applies all allowed techniques until solved, stuck or broken.
  Progress run(Techniques allowed);

  // Finds the simplest step and applies it; nothing when solved, stuck or broken (`broken` tells which).
  std::optional<Step> next(Technique hardest);

  // Finds every step there is up to `hardest` without applying any, the simplest techniques first. Assumptions are
  // reported only for edges that no simpler step settles, and after the first of those for at most as many edges as
  // a listing is worth.
  std::vector<Step> list(Technique hardest);

  // What the last `next` or `run` broke on.
  bool broken() const { return broken_; }
  const Step& breach() const { return breach_; }

  // Where the search for assumptions continues; a path of steps found in parts passes it from part to part.
  EdgeId probe_from() const { return probe_from_; }
  void probe_from(EdgeId e) { probe_from_ = e; }

  // Reports every border decided from now on to a log. Copies do not: what they find is only assumed.
  void watch(EventLog* log) { watched_.log = log; }

  bool solved() const { return !broken_ && state_.undecided() == 0; }
  const State& state() const { return state_; }

 private:
  friend class Lookahead;

  // Local techniques
  bool local(CellId c, Technique wanted, bool any);
  bool degree(CellId c, Technique wanted, bool any);
  bool joins(CellId c, Technique wanted, bool any);
  bool drain();

  // Techniques that look at the whole board; each returns false when the board is broken.
  bool find_cuts();
  bool find_parity();
  bool find_segments(bool with_blocks);
  bool find_lookahead(Technique technique);

  // What a technique found. While `collecting_` is set the first finding is kept with its evidence.
  void begin(Technique technique, std::int32_t from = 0, std::int32_t to = 0);
  void change(EdgeId e, bool use);
  void show(CellId c);
  bool enough() const { return collecting_ && !listed_ && !finding_.changes.empty(); }
  void put_on_list();
  bool any_listed() const { return listed_ && (!listed_->empty() || !finding_.changes.empty()); }
  bool fail(Technique technique, std::int32_t from = 0, std::int32_t to = 0);
  bool apply(EdgeId e, bool use, Technique technique);
  bool apply_pending();
  void touch(CellId c);
  bool find(Technique technique);

  struct Visit;
  struct SegmentWork;

  Budget& budget_;
  State state_;
  bool collecting_ = false, broken_ = false;
  std::vector<Step>* listed_ = nullptr;  // where every finding goes, while all are collected
  Step finding_, breach_;
  Technique technique_ = Technique::forced_corner;  // that is finding something just now
  std::vector<Change> pending_;
  std::vector<CellId> dirty_;
  std::vector<std::uint8_t> is_dirty_;
  std::vector<std::uint8_t> quiet_;  // per cell one bit for each local technique that found nothing since it was touched

  struct Watched {
    Watched() = default;
    Watched(const Watched&) {}
    Watched(Watched&& other) : log(other.log) {}
    Watched& operator=(const Watched&) { return *this; }
    Watched& operator=(Watched&& other) { return log = other.log, *this; }
    EventLog* log = nullptr;
  };
  Watched watched_;

  EdgeId probe_from_ = 0;  // assumptions continue where the last one was found

  // Room for the depth-first searches, kept between calls; a copy of the logic starts with none.
  struct Scratch {
    Scratch() = default;
    Scratch(const Scratch&) {}
    Scratch(Scratch&&) = default;
    Scratch& operator=(const Scratch&) { return *this; }
    Scratch& operator=(Scratch&&) = default;
    std::vector<std::int32_t> order, low, end, parent, sum;
    std::vector<CellId> visited, stack;
    std::vector<std::uint8_t> next_way;
  };
  Scratch scratch_;
};

}  // namespace cluewright::zip
