#include "colour_nonogram/search/beliefs.hpp"

#include <algorithm>

#include "common/tiny_numbers.hpp"

namespace cluewright::colour_nonogram {

namespace {

// No message is ever quite certain: it must be possible to revise it.
constexpr float least_message = 0.001f;

}  // namespace

Beliefs::Beliefs(const Problem& problem)
    : colours_(problem.colours + 1), rows_{0, problem.width, {}, {}}, columns_{problem.height, problem.height, {}, {}} {
  add_lines(rows_, problem.rows);
  add_lines(columns_, problem.columns);
  const auto longest = std::size_t(std::max(problem.width, problem.height));
  for (auto* of_line : {&weights_, &shares_, &open_}) of_line->resize(std::size_t(colours_) * longest);
  most_.resize(longest);
}

void Beliefs::add_lines(Side& side, const std::vector<Clue>& clues) {
  side.lines.reserve(clues.size());
  for (const Clue& clue : clues) side.lines.emplace_back(clue, side.cells).make_room(scratch_);
  side.said.assign(clues.size() * std::size_t(colours_) * std::size_t(side.cells), 1.0f);
}

void Beliefs::reset(std::uint64_t noise_seed) {
  std::uint64_t state = noise_seed * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u;
  for (Side* side : {&rows_, &columns_})
    for (float& message : side->said) {
      state ^= state << 13, state ^= state >> 7, state ^= state << 17;
      message = 1.0f - float(std::int32_t(state >> 40 & 0xffff)) * (0.08f / 0x10000);
    }
}

// What the lines across say to a line, and which colours are open.
void Beliefs::hear(const Board& board, const Side& side, const Side& across, int line) {
  const ColourSet* const sets = board.sets(side.first_line + line);
  const std::size_t next_line = std::size_t(colours_) * std::size_t(across.cells);
  for_each_colour(side.lines[std::size_t(line)].colours(), [&](int colour) {
    float *const weights = weights_.data() + colour * side.cells, *const open = open_.data() + colour * side.cells;
    const float* message = said(across, 0, colour) + line;
    for (int place = 0; place < side.cells; ++place, message += next_line) {
      const float has = float(sets[place] >> colour & 1), known = float(decided(sets[place]));
      open[place] = has * (1 - known);
      weights[place] = has * known + open[place] * *message;
    }
  });
}

void Beliefs::answer(const Board& board, const Side& across, Side& side) {
  for (int line = 0; line < int(side.lines.size()); ++line) {
    const BeliefLine& own = side.lines[std::size_t(line)];
    const ColourSet* const sets = board.sets(side.first_line + line);
    if (own.silent() || std::all_of(sets, sets + side.cells, decided)) continue;
    hear(board, side, across, line);
    if (!own.sum(weights_.data(), shares_.data(), scratch_)) continue;
    // What was heard is divided out again.
    std::fill_n(most_.begin(), side.cells, least_message);
    for_each_colour(own.colours(), [&](int colour) {
      const float *const weights = weights_.data() + colour * side.cells, *const open = open_.data() + colour * side.cells;
      float* const shares = shares_.data() + colour * side.cells;
      for (int place = 0; place < side.cells; ++place) {
        const float heard = weights[place] > least_message ? weights[place] : least_message;
        shares[place] = shares[place] / heard * open[place];
        most_[std::size_t(place)] = shares[place] > most_[std::size_t(place)] ? shares[place] : most_[std::size_t(place)];
      }
    });
    for (int place = 0; place < side.cells; ++place) most_[std::size_t(place)] = 1 / most_[std::size_t(place)];
    for_each_colour(own.colours(), [&](int colour) {
      const float *const shares = shares_.data() + colour * side.cells, *const open = open_.data() + colour * side.cells;
      float* const message = said(side, line, colour);
      for (int place = 0; place < side.cells; ++place) {
        const float share = shares[place] * most_[std::size_t(place)];
        const float fresh = share > least_message ? share : least_message;
        message[place] = open[place] > 0 ? fresh : message[place];
      }
    });
  }
}

void Beliefs::exchange(const Board& board, int rounds) {
  [[maybe_unused]] const TinyNumbersAreZero while_exchanging;
  for (int round = 0; round < rounds; ++round) {
    answer(board, columns_, rows_);
    answer(board, rows_, columns_);
  }
}

}  // namespace cluewright::colour_nonogram
