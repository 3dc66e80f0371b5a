// A colour line loses exactly the colours that no arrangement has, whatever the length of its sets of positions.
#include <cstdio>
#include <random>

#include "check.hpp"
#include "colour_judge.hpp"
#include "colour_nonogram/line/line.hpp"
#include "effort.hpp"

using namespace cluewright::colour_nonogram;

namespace {

std::mt19937 random_bits(7);

// What the engine says of a line, and what listing all arrangements says.
void check_short_line() {
  const int cells = 1 + int(random_bits() % 7), colours = 1 + int(random_bits() % 3);
  Clue clue = colour_judge::clue_of(colour_judge::random_cells(std::size_t(cells), colours, 60, random_bits));
  for (Block& block : clue.blocks)
    if (random_bits() % 5 == 0) block.length = any_length;
  Grid sets(static_cast<std::size_t>(cells), all_of(colours));
  for (ColourSet& set : sets)
    if (random_bits() % 3 == 0) set = ColourSet(random_bits() & all_of(colours));
  Grid expected(sets.size(), 0);
  const auto all = colour_judge::arrangements(clue, sets, colours);
  for (const auto& arrangement : all)
    for (std::size_t i = 0; i < sets.size(); ++i) expected[i] |= only(arrangement[i]);

  const Line line(clue, cells, colours);
  Scratch scratch;
  const Grid before = sets;
  CHECK(line.feasible(sets.data()) == !all.empty());
  CHECK(line.settle(sets.data(), scratch) == !all.empty());
  CHECK(sets == (all.empty() ? before : expected));
}

// A line of at most 64 cells, and the same with known background after it, which makes it a long one: the same answer.
void check_short_as_long() {
  const int cells = 1 + int(random_bits() % 64), colours = 1 + int(random_bits() % 15);
  const auto picture = colour_judge::random_cells(std::size_t(cells), colours, 30 + int(random_bits() % 70), random_bits);
  Clue clue = colour_judge::clue_of(picture);
  for (Block& block : clue.blocks)
    if (random_bits() % 8 == 0) block.length = any_length;
  const unsigned open = 1 + random_bits() % 8;
  Grid sets;
  for (const int colour : picture)
    sets.push_back(random_bits() % open ? all_of(colours) : ColourSet((only(colour) | random_bits()) & all_of(colours)));
  if (random_bits() % 4 == 0) sets[random_bits() % sets.size()] = ColourSet(random_bits() & all_of(colours));
  Grid padded = sets;
  padded.resize(70, only(background));

  const Line line(clue, cells, colours), longer(clue, 70, colours);
  Scratch scratch;
  CHECK(line.is_short() && !longer.is_short());
  const bool possible = longer.feasible(padded.data());
  CHECK(line.feasible(sets.data()) == possible);
  CHECK(line.settle(sets.data(), scratch) == possible);
  CHECK(longer.settle(padded.data(), scratch) == possible);
  padded.resize(sets.size());
  CHECK(sets == padded);
}

// A long line that ends, or begins, with a short one behind known background: the same answer, in more words.
void check_long_line(int cells) {
  const int colours = 1 + int(random_bits() % 15), tail = 6, head = cells - tail - 1;
  const auto picture = colour_judge::random_cells(std::size_t(head), colours, 90, random_bits);
  const auto end = colour_judge::random_cells(std::size_t(tail), colours, 60, random_bits);
  auto whole = picture;
  whole.push_back(0);
  whole.insert(whole.end(), end.begin(), end.end());
  Grid sets;
  for (const int colour : picture) sets.push_back(only(colour));
  sets.push_back(only(background));
  sets.insert(sets.end(), std::size_t(tail), all_of(colours));
  Grid tail_sets(std::size_t(tail), all_of(colours));
  Scratch scratch;
  CHECK(Line(colour_judge::clue_of(end), tail, colours).settle(tail_sets.data(), scratch));

  const Line line(colour_judge::clue_of(whole), cells, colours);
  CHECK(line.feasible(sets.data()));
  CHECK(line.settle(sets.data(), scratch));
  CHECK(Grid(sets.end() - tail, sets.end()) == tail_sets);
  CHECK(Grid(sets.begin(), sets.begin() + head) == Grid([&] {
          Grid known;
          for (const int colour : picture) known.push_back(only(colour));
          return known;
        }()));

  std::vector<int> mirrored(whole.rbegin(), whole.rend());
  Grid mirrored_sets(std::size_t(tail), all_of(colours));
  mirrored_sets.push_back(only(background));
  for (auto colour = picture.rbegin(); colour != picture.rend(); ++colour) mirrored_sets.push_back(only(*colour));
  CHECK(Line(colour_judge::clue_of(mirrored), cells, colours).settle(mirrored_sets.data(), scratch));
  CHECK(Grid(mirrored_sets.rend() - tail, mirrored_sets.rend()) == tail_sets);
}

}  // namespace

int main() {
  const int rounds = tries(1000);
  for (int i = 0; i < rounds; ++i) check_short_line();
  for (int i = 0; i < rounds; ++i) check_short_as_long();
  int longest = 0;
  for (const int cells : {20, 31, 32, 40, 63, 64, 65, 100, 127, 128, 200, 300, 511, 700, 1000})
    for (int i = 0; i < tries(3); ++i) check_long_line(longest = cells);
  CHECK(longest == 1000);
  std::printf("colour lines: ok\n");
}
