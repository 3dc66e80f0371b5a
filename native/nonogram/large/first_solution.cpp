#include "nonogram/large/first_solution.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "common/clock.hpp"
#include "nonogram/large/components.hpp"
#include "nonogram/large/decimation.hpp"

namespace cluewright::nonogram::large {

namespace {

// What the clues tell about the texture of the picture.
struct Texture {
  double run_length = 1;      // mean over filled and empty runs
  bool looks_random = false;  // about as many blocks as independent cells of the same density would give
};

Texture texture_of(const Problem& problem) {
  double cells = 0, filled_cells = 0, blocks = 0, lines = 0;
  for (const std::vector<Clue>* clues : {&problem.rows, &problem.columns}) {
    const double length = static_cast<double>(clues == &problem.rows ? problem.width : problem.height);
    for (const Clue& clue : *clues) {
      if (clue.hidden) continue;
      for (const std::int32_t block : clue.blocks) filled_cells += std::max(block, 1);
      blocks += static_cast<double>(clue.blocks.size());
      cells += length;
      lines += 1;
    }
  }
  if (cells == 0) return {};
  const double density = filled_cells / cells;
  return {cells / (2 * blocks + lines), blocks > 0.5 * cells * density * (1 - density)};
}

class Turns {
 public:
  Turns(const Problem& problem, LargeBoard& board, Statistics& statistics, Budget& budget, std::uint64_t seed, Parts* parts)
      : board_(board),
        statistics_(statistics),
        budget_(budget),
        seed_(seed),
        parts_(parts),
        texture_(texture_of(problem)),
        frontier_(board, statistics, budget) {}

  FirstSolution run(Effort effort) {
    // Probing is what pictures need, beliefs what random boards need; but no texture is safe from surprises, so all get turns.
    enum class Engine { frontier, parts, beliefs };
    using enum Engine;
    static constexpr std::array<Engine, 4> for_random{beliefs, frontier, beliefs, parts};
    static constexpr std::array<Engine, 4> for_pictures{frontier, parts, frontier, beliefs};
    for (unsigned turn = 0; effort == Effort::whole || turn < quick_turns; ++turn) {
      const bool random = texture_.looks_random && board_.unknown_cells() > cell_count() / 256 + 64;  // a small rest is best probed
      const Engine engine = (random ? for_random : for_pictures)[turn % 4];
      const std::uint64_t slice = effort == Effort::quick ? base_slice() / quick_share : base_slice() << std::min(turn / 4, 30u);
      FirstSolution found = engine == beliefs ? decimate(slice) : engine == parts ? search_parts(slice) : search_frontier(slice);
      if (found.ending == Ending::solved || found.ending == Ending::refuted || found.ending == Ending::stopped) return found;
      ++statistics_.restarts;
    }
    return {Ending::slice_over, false, {}};
  }

 private:
  static constexpr unsigned quick_turns = 2;
  static constexpr std::uint64_t quick_share = 4;

  // Measured in board work; about ten seconds for a million cells.
  std::uint64_t base_slice() const { return 2'000'000 + 80 * cell_count(); }
  std::uint64_t cell_count() const { return static_cast<std::uint64_t>(board_.width()) * static_cast<std::uint64_t>(board_.height()); }

  // A cascade is believed when it outgrows the blobs of the picture by far; patience is measured in sweeps along the edge.
  FrontierSearch::Settings next_settings(double edge_length) {
    struct Trust { double blobs, sweeps; };
    static constexpr std::array<Trust, 4> trusts{{{5, 1.5}, {15, 3}, {3, 0.7}, {40, 6}}};
    const Trust trust = trusts[frontier_turns_++ % trusts.size()];
    FrontierSearch::Settings settings;
    settings.guess_when_stuck = true;
    settings.accept_gain = static_cast<std::size_t>(std::max(trust.blobs * texture_.run_length * texture_.run_length, 30.0));
    settings.patience = static_cast<std::uint64_t>(std::max(trust.sweeps * edge_length, 50.0));
    return settings;
  }

  FirstSolution search_frontier(std::uint64_t slice) {
    const Stopwatch watch(statistics_.seconds_probing);
    FirstSolution found{frontier_.run(next_settings(static_cast<double>(board_.width() + board_.height())), slice), false, {}};
    if (found.ending == Ending::solved) {
      found.proven = !frontier_.has_guesses();
      found.grid = board_.grid();
      frontier_.take_back_guesses();
    }
    return found;
  }

  // One part after the other, so that a hard one does not undo what is found for the rest.
  FirstSolution search_parts(std::uint64_t slice) {
    if (parts_) {
      const Ending ending = parts_->settle(nullptr);
      if (ending != Ending::stalled) return {ending, false, {}};
      if (board_.solved()) return {Ending::solved, true, board_.grid()};
    }
    const std::vector<std::vector<Fact>> parts = independent_parts(board_);
    statistics_.components = std::max<std::uint64_t>(statistics_.components, parts.size());
    if (parts.size() == 1) return search_frontier(slice);
    const Stopwatch watch(statistics_.seconds_search);
    const FrontierSearch::Settings settings = next_settings(static_cast<double>(board_.width() + board_.height()));
    const LargeBoard::Mark before = board_.mark();
    FirstSolution found{Ending::solved, true, {}};
    const std::uint64_t fair_share = slice / parts.size() + 100'000;
    for (const std::vector<Fact>& part : parts) {
      const Ending ending = frontier_.run_part(part, settings, fair_share);
      found.proven &= ending == Ending::solved && !frontier_.has_guesses();
      if (ending == Ending::solved) continue;
      found.ending = ending;
      break;
    }
    if (found.ending == Ending::solved) found.grid = board_.grid();
    if (!found.proven) board_.undo_to(before);
    return found;
  }

  FirstSolution decimate(std::uint64_t slice) {
    const Stopwatch watch(statistics_.seconds_beliefs);
    if (!decimation_) decimation_ = std::make_unique<Decimation>(board_, statistics_, budget_);
    Decimation::Settings settings;
    settings.share = std::max(0.1 / (1 + belief_turns_), 0.01);
    settings.noise = belief_turns_ ? 0.3 : 0;
    settings.seed = seed_ + belief_turns_++;
    FirstSolution found{decimation_->run(settings, slice), false, {}};
    if (found.ending == Ending::solved) {
      found.grid = board_.grid();
      decimation_->take_back_guesses();
    }
    return found;
  }

  LargeBoard& board_;
  Statistics& statistics_;
  Budget& budget_;
  std::uint64_t seed_;
  Parts* parts_;
  Texture texture_;
  FrontierSearch frontier_;
  std::unique_ptr<Decimation> decimation_;  // only when its turn comes: it needs memory for every cell
  unsigned frontier_turns_ = 0, belief_turns_ = 0;
};

}  // namespace

FirstSolution find_first_solution(const Problem& problem, LargeBoard& board, Statistics& statistics, Budget& budget,
                                  std::uint64_t seed, Effort effort, Parts* parts) {
  return Turns(problem, board, statistics, budget, seed, parts).run(effort);
}

}  // namespace cluewright::nonogram::large
