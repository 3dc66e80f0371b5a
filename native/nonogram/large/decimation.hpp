// A first solution for random-like boards: settle the cells that belief propagation is surest of, propagate, ask again.
#pragma once

#include <cstdint>
#include <vector>

#include "nonogram/large/beliefs.hpp"
#include "nonogram/large/board.hpp"
#include "nonogram/large/frontier.hpp"

namespace cluewright::nonogram::large {

class Decimation {
 public:
  struct Settings {
    double share = 0.1;  // of the unknown cells, settled at one go
    int first_rounds = 12;
    int later_rounds = 2;
    double noise = 0;
    std::uint64_t seed = 0;
  };

  Decimation(LargeBoard& board, Statistics& statistics, Budget& budget);

  // One attempt. `solved`: the board holds a solution that rests on guesses, `take_back_guesses` undoes it. `stalled`: the guesses ran
  // into a contradiction and are undone. Or `slice_over`, `stopped`.
  Ending run(const Settings& settings, std::uint64_t slice);
  void take_back_guesses() { board_.restore(before_); }

 private:
  bool rounds(int count);
  std::uint64_t work() const { return board_.work() + beliefs_.work(); }
  std::size_t rest_for_search() const;
  Ending finish(std::uint64_t slice);
  bool choose(double share);
  Flow settle_all_choices();
  Flow settle_choices(std::size_t first, std::size_t last);
  Flow settle_range(std::size_t first, std::size_t last);

  LargeBoard& board_;
  Statistics& statistics_;
  Budget& budget_;
  LargeBeliefs beliefs_;
  FrontierSearch search_;
  LargeBoard::Snapshot before_{};
  std::vector<Fact> choices_;
  double least_bias_ = 1;  // among the choices
};

}  // namespace cluewright::nonogram::large
