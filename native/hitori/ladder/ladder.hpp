// The ladder of human techniques: always the simplest available step, up to the solution or until none is left.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/budget.hpp"
#include "hitori/board/state.hpp"
#include "hitori/search/search.hpp"

namespace cluewright::hitori {

// In the order a player tries them. Python's catalogue has the same order, with names and texts.
enum class Technique : std::uint8_t {
  shaded_neighbour,
  repeated_number,
  triple,
  sandwich,
  pair_isolation,
  flanked_pair,
  corner_quad,
  corner_triple,
  corner_double,
  last_exit,
  cut_cell,
  edge_pairs,
  offset_pair,
  double_near_edge,
  beside_diagonal,
  number_contradiction,
  connectivity_contradiction,
  combined_contradiction,
  common_consequence,
  nested_contradiction,
};
inline constexpr std::size_t technique_count = 20;
inline constexpr std::array<std::uint8_t, technique_count> tiers = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
                                                                   3, 3, 3, 3, 3, 4, 5, 5, 6, 7};
inline constexpr int highest_tier = 7;
using Techniques = std::uint32_t;  // a set of them, one bit each
inline constexpr Techniques all_techniques = (Techniques{1} << technique_count) - 1;

constexpr Techniques only(Technique technique) { return Techniques{1} << static_cast<int>(technique); }
template <typename... More>
constexpr Techniques only(Technique technique, More... more) {
  return only(technique) | only(more...);
}
constexpr Techniques up_to_tier(int tier) {
  Techniques set = 0;
  for (std::size_t i = 0; i < technique_count; ++i)
    if (tiers[i] <= tier) set |= Techniques{1} << i;
  return set;
}

struct Link;

// What followed from an assumption, link by link, and how it failed: the kind of conflict and its cells, in a
// chain of blacks the one that closes it first.
struct Chain {
  std::vector<Link> links;
  Why ending = Why::given;
  std::vector<Place> ending_cells;
};

// One thing that followed from an assumption. With links inside, it followed because the opposite fails, too.
struct Link {
  Technique technique;
  Place at;
  Cell colour;
  std::vector<Place> causes;
  Chain inner;
};

struct Step {
  Technique technique = Technique::shaded_neighbour;
  std::vector<Place> cells;  // what was settled; their colours are on the board
  std::vector<Cell> colours;
  std::vector<Place> evidence;
  Place supposed = nowhere;  // contradictions and cases: the cell assumed to be ...
  Cell supposed_colour = unknown;
  Chain chain;
  Chain other_chain;  // cases: what followed from the opposite
};

struct Climb {
  Techniques enabled = all_techniques;
  const Grid* start = nullptr;
  bool unmatched_white = false;  // assume that numbers without an equal in their lines are white (not a rule)
  bool record = false;           // keep the steps, not only their counts
  std::uint64_t most_steps = UINT64_MAX;
  std::uint32_t most_connectivity = UINT32_MAX;  // give up after more contradictions that need connectivity
};

struct Path {
  std::array<std::uint32_t, technique_count> counts{};
  std::uint64_t steps = 0;
  std::uint64_t supposed = 0;  // cells that followed from failed assumptions
  std::array<std::uint32_t, highest_tier + 1> open{};  // by tier: cells still open when it was first needed, 0 if never
  std::size_t undecided = 0;
  bool broken = false;  // the board breaks a rule or has no solution
  bool spent = false;   // the budget ran out
  std::vector<Step> recorded;

  bool solved() const { return undecided == 0 && !broken; }
  std::uint32_t count(Technique technique) const { return counts[static_cast<std::size_t>(technique)]; }
  // Contradictions that keep the white cells connected, however they end.
  std::uint32_t connectivity() const {
    return count(Technique::connectivity_contradiction) + count(Technique::combined_contradiction);
  }
  int tier() const {
    int tier = 0;
    for (std::size_t i = 0; i < technique_count; ++i)
      if (counts[i] > 0) tier = tiers[i];
    return tier;
  }
};

// How much a puzzle resists, for a search that goes uphill: the tier it needs first of all, and within a tier how few
// of the assumptions about how many open cells make progress.
struct Resistance {
  int tier = 0;  // 0: no solution
  std::uint64_t score = 0;
};
inline constexpr std::uint64_t resistance_of_tier = std::uint64_t{1} << 32;
inline constexpr std::uint64_t narrowness = 1000;

// One ladder may be used again and again; it keeps its memory.
class Ladder {
 public:
  Path climb(const Problem& problem, const Climb& how, Budget& budget);

  // Finds every step there is with the enabled techniques on the board it starts from, without following any, the simplest
  // first. Assumptions are reported only for cells that no simpler step settles; once something was found, nested
  // ones take no more effort than a list is worth.
  Path list(const Problem& problem, const Climb& how, Budget& budget);

  // Looks at what single assumptions, then common consequences settle, up to tier `highest`; what is still open then
  // counts as the next tier. Only scores of at least `worth` are exact.
  Resistance resist(const Problem& problem, int highest, std::uint64_t worth, Budget& budget);

  const State& state() const { return state_; }  // the board as the last climb left it

 private:
  using Finder = bool (Ladder::*)();  // makes one step, or tells that there is none
  struct Rung {
    Techniques techniques;  // it is tried when any of them is enabled
    Finder find;
  };
  static const std::array<Rung, 17> rungs;

  bool has(Technique technique) const { return (how_->enabled & only(technique)) != 0; }
  bool begin();
  std::int32_t number(Place at) const { return number_[at]; }

  // patterns.cpp: techniques that look at numbers alone
  bool find_triple();
  bool find_sandwich();
  bool find_pair_isolation();
  bool find_flanked_pair();
  bool find_corner_quad();
  bool find_corner_triple();
  bool find_corner_double();
  bool find_edge_pairs();
  bool find_offset_pair();
  using Starts = std::array<std::vector<Place>, 2>;  // of runs in rows and in columns
  template <typename Look>
  bool scan_starts(Technique technique, const Starts& starts, Look&& look);
  template <typename Look>
  bool scan_corners(Technique technique, Look&& look);
  void suggest(Place at, Cell colour);
  void suggest_line(Place at, bool in_row, Place except);
  bool conclude(Technique technique, std::initializer_list<Place> evidence);

  // chains.cpp: techniques that look at what is settled
  bool find_basic();
  bool find_last_exit();
  bool find_cut_cell();
  bool find_pair_cut();
  bool near_chain(Place candidate, Place pair);

  // cases.cpp: techniques that assume something
  bool find_number_contradiction();
  bool find_connectivity_contradiction();
  bool find_common_consequence();
  bool find_nested_contradiction();
  bool find_deeper_contradiction();
  Technique by_ending(bool chains) const;
  bool probe(Place at, Cell colour, bool chains, std::size_t most);
  bool sweep(bool chains);
  void list_open();
  bool common_consequence_of(Place at);
  bool refute_nested(Place at, Cell colour);
  bool refute_inside();
  bool refuted(Technique technique, Place at, Cell colour, std::size_t mark);
  void mark_safe(std::size_t mark);
  void mark_safe_without_chains(std::size_t mark);
  bool is_safe(Place at, Cell colour) const { return safe_[at * 2 + (colour == black)] == state_.trail().size() + 1; }

  // telling.cpp: what led from an assumption to its end
  struct Proof {
    Chain chain;
    std::vector<Place> rests_on;  // what was settled before the assumption and is needed
    bool needs_supposition = false;
  };
  void tell_links(Proof& proof, std::vector<Place> targets, std::size_t mark);
  void tell_clash(Proof& proof, std::size_t mark);
  Chain tell_case(Place at, Cell colour, const std::vector<Place>& targets);
  bool refute_by_cases();
  Place best_to_try();

  // listing.cpp
  void list_suppositions(bool chains);
  void list_common_consequences();
  void list_nested_contradictions();
  void cover_listed();
  bool open_to_list(Place at) const { return state_[at] == unknown && !covered_[at]; }

  // A step has been made of what was settled since `before`. A climb continues from there; a list undoes it and looks
  // for more.
  bool made(std::size_t before) {
    if (listing_) state_.undo_to(before);
    return !listing_;
  }

  // resist.cpp
  bool fails(Place at, Cell colour);
  bool settle_failed(const std::vector<std::pair<Place, Cell>>& failed);
  bool pass_rounds(std::uint64_t worth, std::uint64_t& best);

  bool spent() { return path_.spent || (path_.spent = budget_->spent()); }

  // Counts a step; only when steps are kept, makes it of what was settled since `trail_before` and lets tell(step) add
  // the evidence.
  template <typename Tell>
  void note(Technique technique, std::size_t trail_before, Tell&& tell) {
    ++path_.steps;
    ++path_.counts[static_cast<std::size_t>(technique)];
    auto& open = path_.open[tiers[static_cast<std::size_t>(technique)]];
    if (open == 0) open = static_cast<std::uint32_t>(problem_->cells() - trail_before);
    if (!how_->record || listed_cells_ > most_listed_cells) return;
    if (listing_) listed_cells_ += state_.trail().size() - trail_before;
    Step step;
    step.technique = technique;
    const auto& trail = state_.trail();
    step.cells.assign(trail.begin() + static_cast<std::ptrdiff_t>(trail_before), trail.end());
    for (const Place at : step.cells) step.colours.push_back(state_[at]);
    tell(step);
    path_.recorded.push_back(std::move(step));
  }

  State state_;
  Search search_;
  const Problem* problem_ = nullptr;
  const Climb* how_ = nullptr;
  Budget* budget_ = nullptr;
  Path path_;
  std::vector<std::int32_t> number_;
  std::array<std::size_t, technique_count> cursor_{};
  std::size_t exit_head_ = 0;
  std::vector<std::pair<Place, Place>> pairs_;  // equal neighbours
  Starts twins_, flanks_;                       // where numbers equal the next ones, the ones after the next
  std::size_t pairs_seen_at_ = SIZE_MAX;        // the trail length at which they were last looked through
  std::vector<std::pair<Place, Cell>> suggested_;
  struct Sweep {
    std::size_t at = 0, quiet = 0, cap = 0;  // quiet: how many assumptions in a row did not fail
  };
  std::array<Sweep, 2> sweeps_{};  // without and with chains
  std::vector<std::size_t> open_;  // the indices of cells not settled yet
  bool open_listed_ = false;
  std::vector<std::uint8_t> safe_without_chains_;  // assumptions that never fail by the basic rules
  std::vector<std::uint32_t> safe_;  // the trail length + 1 for which an assumption is known not to fail
  std::vector<std::uint8_t> mark_;
  std::vector<Cell> other_case_;
  std::vector<std::pair<Place, Proof>> inner_;  // inside an assumption: why cells have their colour
  bool listing_ = false;
  static constexpr std::size_t most_listed_cells = 20'000;  // a board of equal numbers has no end of steps
  std::size_t listed_cells_ = 0;
  std::vector<std::uint8_t> covered_;  // cells that a step on the list settles
  std::uint64_t effort_ = 0;           // assumptions made for a list
  std::uint64_t most_effort_ = UINT64_MAX;
};

}  // namespace cluewright::hitori
