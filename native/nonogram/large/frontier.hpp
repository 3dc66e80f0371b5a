// Probing along the edge of what is known, and a search that accepts long cascades as guesses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonogram/large/board.hpp"
#include "nonogram/large/frontier_queue.hpp"

namespace cluewright::nonogram::large {

// How a search ended. `solved`: the board holds a solution. `refuted`: no (further) solution agrees with the state the
// search began from. `stalled`: probing brings nothing more and guessing was not allowed.
enum class Ending : std::uint8_t { solved, refuted, stalled, slice_over, stopped };

class FrontierSearch {
 public:
  static constexpr std::size_t never = ~std::size_t{0};

  struct Settings {
    std::size_t accept_gain = never;  // a consistent branch that settles this many cells is taken as a guess
    std::uint64_t patience = never;   // after this many probes since the last guess the best branch seen is taken
    bool guess_when_stuck = false;    // take the best branch when a whole sweep brought nothing; otherwise stall
    const Grid* lean = nullptr;       // guesses take these values; otherwise the value that settles more cells
  };

  FrontierSearch(LargeBoard& board, Statistics& statistics, Budget& budget);

  // Works from the present state of the board until `slice` units of board work are done or an ending is reached. Unless solved,
  // guesses are undone and only what is proven stays.
  Ending run(const Settings& settings, std::uint64_t slice);

  // The same for one independent part of the unknown cells: `solved` and `refuted` are about the part alone.
  Ending run_part(const std::vector<Fact>& part, const Settings& settings, std::uint64_t slice);

  // After `solved`: looks for the next solution. Each comes once; `refuted` then means that there are no more.
  Ending run_on(std::uint64_t slice);

  // After `solved`: whether the solution rests on guesses, and undoing them.
  bool has_guesses() const { return !guesses_.empty(); }
  void take_back_guesses();

 private:
  struct Branch { Fact fact; std::size_t gain; };
  struct Guess { Fact fact; LargeBoard::Mark before; std::vector<Branch> alternatives; };

  Ending begin(std::uint64_t slice);
  Ending search(std::uint64_t slice);
  bool done() const { return board_.trail().size() >= goal_; }
  bool probe(std::int32_t row, std::int32_t column);
  bool guess_best();
  void push_guess(Fact fact, LargeBoard::Mark before);
  bool should_guess() const;
  bool settle_proven(Fact fact);
  bool settle_agreed();
  bool go_on(Flow flow, Stage stage);
  bool back_up();
  Cell leaning(std::int32_t row, std::int32_t column) const;

  LargeBoard& board_;
  Statistics& statistics_;
  Budget& budget_;
  Settings settings_{};
  Ending ending_ = Ending::solved;
  std::size_t goal_ = 0;  // cells known when all is done
  std::vector<Guess> guesses_;
  std::vector<Fact> first_branch_, agreed_;
  FrontierQueue frontier_;
  std::vector<Branch> branches_;  // consistent ones seen since the last guess or sweep
  bool progress_ = false;         // since the whole frontier was queued
  std::size_t swept_at_ = 0;      // known cells then
  std::uint64_t guess_at_ = 0;    // number of probes when patience ends
};

}  // namespace cluewright::nonogram::large
