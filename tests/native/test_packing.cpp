// Packing cells into bits on machines without SSE2, and turning squares of bits.
#define CLUEWRIGHT_PORTABLE
#include "nonogram/making/packing.hpp"

#include <cstdint>
#include <cstdio>
#include <random>
#include <vector>

using namespace cluewright::nonogram;
using bits::word_bits;
using bits::words_for;

namespace {

int failures = 0;

void expect(bool holds, const char* what, std::size_t width) {
  if (holds) return;
  ++failures;
  std::printf("failed: %s (%zu)\n", what, width);
}

void test_packing(std::mt19937& random) {
  for (std::size_t width = 1; width <= 200; ++width) {
    std::vector<std::uint8_t> cells(width);
    for (std::uint8_t& cell : cells) cell = random() % 2;
    std::vector<std::uint64_t> words(words_for(width));
    Packer packer;
    packer.pack(cells.data(), width, words.data());
    for (std::size_t bit = 0; bit < words.size() * word_bits; ++bit)
      expect((words[bit / word_bits] >> (bit % word_bits) & 1) == (bit < width ? cells[bit] : 0), "bit", width);
    expect(packer.all_binary(), "binary", width);
    if (width <= word_bits) expect(packer.pack_word(cells.data(), width) == words[0], "one word", width);
    cells[random() % width] = 2;
    packer.pack(cells.data(), width, words.data());
    expect(!packer.all_binary(), "not binary", width);
  }
}

template <typename Word>
void test_transpose(std::mt19937& random) {
  constexpr std::size_t side = 8 * sizeof(Word);
  Word rows[side], turned[side];
  for (std::size_t row = 0; row < side; ++row)
    turned[row] = rows[row] = static_cast<Word>(std::uint64_t(random()) << 32 | random());
  transpose(turned);
  for (std::size_t row = 0; row < side; ++row)
    for (std::size_t column = 0; column < side; ++column)
      expect((rows[row] >> column & 1) == (turned[column] >> row & 1), "turned", side);
}

}  // namespace

int main() {
  std::mt19937 random(3);
  test_packing(random);
  test_transpose<std::uint16_t>(random);
  test_transpose<std::uint32_t>(random);
  test_transpose<std::uint64_t>(random);
  return failures ? 1 : 0;
}
