#include "nonogram/line/kernel.hpp"

namespace cluewright::nonogram {

template <class Word>
LinePattern<Word> make_pattern(const Clue& clue, int cells) {
  LinePattern<Word> pattern;
  if (clue.hidden) {
    pattern.hidden = true;
    return pattern;
  }
  std::int64_t last = 0;  // the pattern's last position: all block cells and one gap after each block
  for (const std::int32_t block : clue.blocks) last += (block == any_length ? 1 : block) + 1;
  if (last > cells + 1) {
    pattern.impossible = true;
    return pattern;
  }
  if (last >= word_bits<Word>) {
    pattern.tight = true;
    return pattern;
  }
  int position = 0;
  for (const std::int32_t block : clue.blocks) {
    if (block == any_length) pattern.loop |= Word(1) << (position + 1);
    position += (block == any_length ? 1 : block) + 1;
    pattern.gap |= Word(1) << position;
  }
  pattern.loop |= pattern.gap;
  pattern.accept = Word(1) << position;
  if (position > 0) pattern.accept |= Word(1) << (position - 1);
  return pattern;
}

template <class Word>
bool settle_line(const LinePattern<Word>& pattern, Word& filled, Word& empty, int cells) {
  Word forward[word_bits<Word>], allowed[word_bits<Word>];
  Word reached = 1;
  for (int i = 0; i < cells; ++i) {
    Word allow = 0;
    if (!bit_at(filled, i)) allow |= pattern.gap;
    if (!bit_at(empty, i)) allow |= Word(~pattern.gap);
    reached = Word((reached << 1 | (reached & pattern.loop)) & allow);
    allowed[i] = allow;
    forward[i] = reached;
  }
  if (!(reached & pattern.accept)) return false;
  Word back = pattern.accept, never_filled = 0, never_empty = 0;
  for (int i = cells - 1; i >= 0; --i) {
    const Word both = forward[i] & back;
    if (!(both & Word(~pattern.gap))) never_filled |= Word(1) << i;
    if (!(both & pattern.gap)) never_empty |= Word(1) << i;
    const Word step = back & allowed[i];
    back = Word(step >> 1 | (step & pattern.loop));
  }
  filled = never_empty;
  empty = never_filled;
  return true;
}

template <class Word>
const LineKernels<Word>& line_kernels() {
  static const LineKernels<Word>& best = [] () -> const LineKernels<Word>& {
    if (const auto* kernels = avx512_line_kernels<Word>()) return *kernels;
    if (const auto* kernels = avx2_line_kernels<Word>()) return *kernels;
    return portable_line_kernels<Word>();
  }();
  return best;
}

template LinePattern<std::uint32_t> make_pattern(const Clue&, int);
template LinePattern<std::uint64_t> make_pattern(const Clue&, int);
template LinePattern<Wide> make_pattern(const Clue&, int);
template bool settle_line(const LinePattern<std::uint32_t>&, std::uint32_t&, std::uint32_t&, int);
template bool settle_line(const LinePattern<std::uint64_t>&, std::uint64_t&, std::uint64_t&, int);
template bool settle_line(const LinePattern<Wide>&, Wide&, Wide&, int);
template const LineKernels<std::uint32_t>& line_kernels();
template const LineKernels<std::uint64_t>& line_kernels();
template const LineKernels<Wide>& line_kernels();

}  // namespace cluewright::nonogram
