// Making Hitori puzzles.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "common/random.hpp"
#include "hitori/ladder/ladder.hpp"
#include "hitori/making/core.hpp"
#include "hitori/making/latin.hpp"
#include "hitori/making/mask.hpp"
#include "hitori/making/symmetry.hpp"
#include "hitori/search/search.hpp"

namespace cluewright::hitori {

inline constexpr int any_level = -1;
inline constexpr std::uint64_t nodes_per_proof = 20'000;

struct Order {
  std::int32_t width = 0, height = 0;
  std::uint64_t seed = 0;
  int level = any_level;             // 0 easy ... 4 extreme
  int lesson = -1;                   // a technique the puzzle must need, with nothing harder on the way
  std::uint32_t many = 0;            // more connectivity contradictions than this make a puzzle expert
  std::uint64_t tries = 0;           // boards to start from
  std::uint64_t mask_draws = 0;      // classic: how often a cell is drawn for the mask
  std::uint32_t classic_blacks = 0;  // classic: how many black cells the mask aims at
  std::vector<Core> cores;           // puzzles of the level or lesson to grow from
  std::uint64_t walk = 0;            // changes to try on the way from a core
  Symmetry symmetry = Symmetry::none;  // of the shading
};

enum class Ending : std::uint8_t { made, failed, spent };

struct Made {
  Ending ending = Ending::failed;
  Problem problem;  // without numbers when nothing unique was found at all
  Grid solution;
  Path path;
  int level = any_level;
  Statistics proof;
  std::uint64_t tries = 0, repairs = 0, evaluations = 0;
};

// The level of a solved path: 0 easy ... 4 extreme.
int level_of(const Path& path, std::uint32_t many);

class Generator {
 public:
  Generator(const Order& order, Budget& budget);

  // A maximal mask, a sampled Latin square, numbers for the black cells by the level asked for, repair until unique,
  // local search until the level is met.
  Made run();

  // The document's recipe: a cyclic square, cells drawn until the black ratio is met, any copies; generate and test.
  Made run_classic();

 private:
  // generate.cpp
  bool spent() { return budget_.spent(); }
  bool try_once();
  bool is_unique(bool maximal = true);  // masks are, except those of the classic recipe
  bool is_honest(int level);
  int wanted_level() const;
  void keep_if_better(const Path& path);
  bool has_level() const;
  bool missed();
  Made finish(bool good);
  Path climb(Techniques enabled, bool unmatched_white = false, std::uint32_t most_connectivity = UINT32_MAX);

  // fill.cpp
  bool draw_mask();
  bool shade_in_order();
  void order_cells_around(Place middle, std::int32_t reach);
  void take_mask();
  void draw_numbers();
  void fill();
  std::int32_t copied_number(Place black_cell);
  std::int32_t& at(Place place) { return problem_.numbers[layout_.index(place)]; }
  std::int32_t apart_number(Place black_cell);
  std::int32_t line_number(Place black_cell);

  // repair.cpp
  bool repair();
  void kill_each_part(const Grid& other);
  bool is_alive(const std::vector<Place>& turned, const Grid& other);
  bool kill(const std::vector<Place>& turned, const Grid& other);

  // tune.cpp
  template <typename Cost, typename Wanted>
  bool tune(std::size_t patience, std::uint32_t most_at_once, Cost&& cost, Wanted&& wanted);
  bool tune_medium();
  bool tune_harder();
  bool tune_lesson();
  void lay_flanked_pair();
  void mutate(Place black_cell);
  Place any_black_cell();
  Place black_cell_in(const Grid& open);

  // ease.cpp
  bool draw_easy_mask();
  bool shows(Place white_cell) const;
  void list_hidden(std::vector<Place>& hidden) const;
  bool lead_on();
  std::int32_t settled_number(Place black_cell, const Grid& settled);

  // grow.cpp
  bool grow();
  bool plant(const Core& core);
  bool complete_numbers();
  bool fits();

  // drift.cpp
  struct Draft {
    Mask mask;
    std::vector<Place> blacks;
    Grid solution;
    std::vector<std::int32_t> numbers;
  };
  void drift();
  bool reshade();
  std::int32_t free_number(Place white_cell);
  Draft draft() const;
  void take(const Draft& draft);

  // harden.cpp
  int target_tier() const;
  Resistance resistance(int tier, std::uint64_t worth = 0);
  bool is_wanted();
  bool harden();

  const Order order_;
  Budget& budget_;
  Random random_;
  Layout layout_;  // of the shape only; its rings are not those of the numbers
  Problem problem_;
  Grid solution_;
  std::vector<Place> cells_, blacks_, images_;
  Mask mask_;
  LatinSquare square_;
  Ladder ladder_;
  Search search_;
  struct Other {
    std::vector<Place> turned;  // black in the solution, white in the other one
    Grid grid;
  };
  std::vector<Other> others_;
  std::vector<std::uint8_t> seen_, taken_;
  Made best_;  // unique, and closer to the order than any other before
  std::uint64_t repairs_ = 0, evaluations_ = 0;
};

}  // namespace cluewright::hitori
