// Rows: a row packed into bits changes where it differs from itself shifted by one, and runs lie between the changes.
// Columns: a row differs from the row above where column runs begin and end, so the work is one exclusive-or a word
// plus the runs there are. Small and restless pictures, where runs are many, are turned as bits instead.
#include "nonogram/making/clues.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>
#include <utility>
#include <vector>

#include "common/parallel.hpp"
#include "nonogram/making/packing.hpp"

namespace cluewright::nonogram {
namespace {

using bits::word_bits;
using bits::words_for;

void start(Lines& lines) {
  lines.values.clear();
  lines.offsets.clear();
  lines.offsets.push(0);
}

// Appends the runs of one line of at most 64 cells.
std::uint16_t* append_word_runs(std::uint64_t word, std::size_t width, std::uint16_t* out) {
  std::uint64_t edges = word ^ (word << 1);
  const bool to_the_end = (word >> 63) != 0;
  int from = 0;
  while (edges) {
    from = std::countr_zero(edges);
    edges &= edges - 1;
    if (!edges) break;
    *out++ = static_cast<std::uint16_t>(std::countr_zero(edges) - from);
    edges &= edges - 1;
  }
  if (to_the_end) *out++ = static_cast<std::uint16_t>(width - static_cast<std::size_t>(from));
  return out;
}

// Appends the runs of one line of any width; `out` has room for (width + 1) / 2 of them.
std::uint16_t* append_runs(const std::uint64_t* words, std::size_t width, std::uint16_t* out) {
  const std::size_t count = words_for(width);
  std::size_t from = 0;
  std::uint64_t before = 0;  // the last cell of the word before
  for (std::size_t index = 0; index < count; ++index) {
    const std::uint64_t word = words[index];
    const std::size_t base = index * word_bits;
    std::uint64_t edges = word ^ (word << 1 | before);
    if (edges && before) {
      *out++ = static_cast<std::uint16_t>(base + static_cast<std::size_t>(std::countr_zero(edges)) - from);
      edges &= edges - 1;
    }
    while (edges) {
      from = base + static_cast<std::size_t>(std::countr_zero(edges));
      edges &= edges - 1;
      if (!edges) break;
      *out++ = static_cast<std::uint16_t>(base + static_cast<std::size_t>(std::countr_zero(edges)) - from);
      edges &= edges - 1;
    }
    before = word >> 63;
  }
  if (before) *out++ = static_cast<std::uint16_t>(width - from);
  return out;
}

void add_line(Lines& lines, const std::uint64_t* words, std::size_t width) {
  lines.values.end_at(append_runs(words, width, lines.values.room((width + 1) / 2)));
  lines.offsets.push(static_cast<std::int64_t>(lines.values.size()));
}

// Collects the runs of all columns of a band of word columns while the rows pass by.
class ColumnRuns {
 public:
  void begin(std::size_t width) {
    width_ = width;
    above_.assign(words_for(width), 0);
    from_.resize(width);
    blocks_.assign(width, 0);
    runs_.clear();
  }

  void pass(const std::uint64_t* row, std::size_t index) {
    Run* last = runs_.room(width_);
    for (std::size_t word = 0; word < above_.size(); ++word) {
      const std::uint64_t changed = row[word] ^ above_[word];
      if (!changed) continue;
      const std::size_t base = word * word_bits;
      for (std::uint64_t ended = changed & above_[word]; ended; ended &= ended - 1) {
        const std::size_t column = base + static_cast<std::size_t>(std::countr_zero(ended));
        *last++ = {static_cast<std::uint16_t>(column), static_cast<std::uint16_t>(index - from_[column])};
        ++blocks_[column];
      }
      for (std::uint64_t begun = changed & row[word]; begun; begun &= begun - 1)
        from_[base + static_cast<std::size_t>(std::countr_zero(begun))] = static_cast<std::uint16_t>(index);
      above_[word] = row[word];
    }
    runs_.end_at(last);
  }

  // Ends the runs that reach the bottom and sorts all of them by column, which keeps their order within each.
  void finish(std::size_t height, Lines& lines) {
    const std::vector<std::uint64_t> nothing(above_.size(), 0);
    pass(nothing.data(), height);
    std::size_t place = lines.values.size();
    std::int64_t* offsets = lines.offsets.room(width_);
    for (std::size_t column = 0; column < width_; ++column) {
      const std::size_t blocks = blocks_[column];
      blocks_[column] = place;
      place += blocks;
      *offsets++ = static_cast<std::int64_t>(place);
    }
    lines.offsets.end_at(offsets);
    lines.values.room(place - lines.values.size());
    lines.values.resize(place);
    std::uint16_t* values = lines.values.data();
    for (const Run& run : runs_) values[blocks_[run.column]++] = run.length;
  }

 private:
  struct Run {
    std::uint16_t column;
    std::uint16_t length;
  };

  std::size_t width_ = 0;
  std::vector<std::uint64_t> above_;
  std::vector<std::uint16_t> from_;
  std::vector<std::size_t> blocks_;  // how many in each column; at the end, where the next one goes
  Buffer<Run> runs_;
};

// What a thread needs for picture after picture; its memory is reused.
class Worker {
 public:
  Worker(const Pictures& pictures, const Wanted& wanted) : pictures_(pictures), wanted_(wanted) {}

  void begin(Lines& rows, Lines& columns, std::size_t count) {
    start(rows);
    start(columns);
    if (wanted_.rows) rows.offsets.room(count * pictures_.height);
    if (wanted_.columns) columns.offsets.room(count * pictures_.width);
  }

  void add(const std::uint8_t* cells, Lines& rows, Lines& columns) {
    const std::size_t side = std::max(pictures_.width, pictures_.height);
    if (side <= 16) {
      add_small<std::uint16_t>(cells, rows, columns);
    } else if (side <= 32) {
      add_small<std::uint32_t>(cells, rows, columns);
    } else if (side <= 64) {
      add_small<std::uint64_t>(cells, rows, columns);
    } else {
      add_large(cells, rows, columns);
    }
  }

  // Packs the rows of a range into `words` and adds their clues.
  void add_rows(const std::uint8_t* cells, Range range, std::uint64_t* words, Lines& rows) {
    const std::size_t stride = words_for(pictures_.width);
    for (std::size_t row = range.first; row < range.last; ++row) {
      packer_.pack(cells + row * pictures_.width, pictures_.width, words + row * stride);
      if (wanted_.rows) add_line(rows, words + row * stride, pictures_.width);
    }
  }

  // Adds the clues of the columns of a range of words, once all rows are packed.
  void add_columns(Range range, const std::uint64_t* words, bool turn, Lines& columns) {
    if (turn) {
      add_turned_columns(range, words, columns);
      return;
    }
    const std::size_t stride = words_for(pictures_.width);
    const std::size_t last = std::min(pictures_.width, range.last * word_bits);
    column_runs_.begin(last - range.first * word_bits);
    for (std::size_t row = 0; row < pictures_.height; ++row)
      column_runs_.pass(words + row * stride + range.first, row);
    column_runs_.finish(pictures_.height, columns);
  }

  // Tells from a sample of rows whether so many cells differ from the cell above that turning the picture is quicker
  // than following each change; the two take equally long when about one cell in 32 differs.
  bool restless(const std::uint8_t* cells) {
    const std::size_t width = pictures_.width, height = pictures_.height, count = words_for(width);
    words_.resize(2 * count);
    std::size_t changes = 0, rows = 0;
    for (std::size_t row = 1; row < height; row += std::max<std::size_t>(1, height / 32), ++rows) {
      packer_.pack(cells + (row - 1) * width, width, words_.data());
      packer_.pack(cells + row * width, width, words_.data() + count);
      for (std::size_t word = 0; word < count; ++word)
        changes += static_cast<std::size_t>(std::popcount(words_[word] ^ words_[count + word]));
    }
    return changes * 32 > rows * width;
  }

  bool all_binary() const { return packer_.all_binary(); }

 private:
  template <typename Word>
  void add_small(const std::uint8_t* cells, Lines& rows, Lines& columns) {
    const std::size_t width = pictures_.width, height = pictures_.height;
    Word words[8 * sizeof(Word)] = {};
    for (std::size_t row = 0; row < height; ++row)
      words[row] = static_cast<Word>(packer_.pack_word(cells + row * width, width));
    if (wanted_.rows) add_words(words, height, width, rows);
    if (!wanted_.columns) return;
    transpose(words);
    add_words(words, width, height, columns);
  }

  template <typename Word>
  static void add_words(const Word* words, std::size_t count, std::size_t width, Lines& lines) {
    std::uint16_t* out = lines.values.room(count * ((width + 1) / 2));
    std::int64_t* offset = lines.offsets.room(count);
    for (std::size_t line = 0; line < count; ++line) {
      out = append_word_runs(words[line], width, out);
      *offset++ = out - lines.values.data();
    }
    lines.values.end_at(out);
    lines.offsets.end_at(offset);
  }

  void add_large(const std::uint8_t* cells, Lines& rows, Lines& columns) {
    const std::size_t width = pictures_.width, height = pictures_.height, stride = words_for(width);
    if (wanted_.columns && restless(cells)) {
      words_.resize(stride * height);
      add_rows(cells, {0, height}, words_.data(), rows);
      add_columns({0, stride}, words_.data(), true, columns);
      return;
    }
    words_.resize(stride);
    if (wanted_.columns) column_runs_.begin(width);
    for (std::size_t row = 0; row < height; ++row) {
      packer_.pack(cells + row * width, width, words_.data());
      if (wanted_.rows) add_line(rows, words_.data(), width);
      if (wanted_.columns) column_runs_.pass(words_.data(), row);
    }
    if (wanted_.columns) column_runs_.finish(height, columns);
  }

  // Turns 64 columns at a time into lines of bits, square by square.
  void add_turned_columns(Range range, const std::uint64_t* words, Lines& columns) {
    const std::size_t stride = words_for(pictures_.width), length = words_for(pictures_.height);
    turned_.resize(word_bits * length);
    for (std::size_t word = range.first; word < range.last; ++word) {
      for (std::size_t square = 0; square < length; ++square) {
        const std::size_t top = square * word_bits, rows = std::min(word_bits, pictures_.height - top);
        std::uint64_t bits[word_bits] = {};
        for (std::size_t row = 0; row < rows; ++row) bits[row] = words[(top + row) * stride + word];
        transpose(bits);
        for (std::size_t column = 0; column < word_bits; ++column) turned_[column * length + square] = bits[column];
      }
      const std::size_t count = std::min(word_bits, pictures_.width - word * word_bits);
      for (std::size_t column = 0; column < count; ++column)
        add_line(columns, turned_.data() + column * length, pictures_.height);
    }
  }

  const Pictures& pictures_;
  const Wanted& wanted_;
  Packer packer_;
  Buffer<std::uint64_t> words_;   // the current rows, packed
  Buffer<std::uint64_t> turned_;  // 64 of its columns, packed
  ColumnRuns column_runs_;
};

// Joins what the threads found in the memory of the first: touching new memory is what costs.
Lines join(std::vector<Lines>& parts) {
  Lines all = std::move(parts[0]);
  std::vector<std::size_t> values{all.values.size()}, lines{all.offsets.size()};
  for (std::size_t part = 1; part < parts.size(); ++part) {
    values.push_back(values.back() + parts[part].values.size());
    lines.push_back(lines.back() + parts[part].offsets.size() - 1);
  }
  all.values.resize(values.back());
  all.offsets.resize(lines.back());
  in_parallel(parts.size() - 1, [&](std::size_t before) {
    const Lines& from = parts[before + 1];
    if (from.values.size() > 0)
      std::memcpy(all.values.data() + values[before], from.values.data(), from.values.size() * sizeof(std::uint16_t));
    const auto base = static_cast<std::int64_t>(values[before]);
    for (std::size_t line = 1; line < from.offsets.size(); ++line)
      all.offsets[lines[before] + line - 1] = base + from.offsets[line];
  });
  all.values.shrink();
  return all;
}

// Every thread takes a share of the pictures.
PictureClues by_picture(const Pictures& pictures, const Wanted& wanted, std::size_t threads) {
  std::vector<Lines> rows(threads), columns(threads);
  std::vector<char> binary(threads, 1);
  const std::size_t cells = pictures.width * pictures.height;
  in_parallel(threads, [&](std::size_t part) {
    const Range range = share(pictures.count, threads, part);
    Worker worker(pictures, wanted);
    worker.begin(rows[part], columns[part], range.last - range.first);
    for (std::size_t picture = range.first; picture < range.last; ++picture)
      worker.add(pictures.cells + picture * cells, rows[part], columns[part]);
    binary[part] = worker.all_binary();
  });
  return {join(rows), join(columns), std::find(binary.begin(), binary.end(), 0) == binary.end()};
}

// The threads share one picture: stripes of rows first, bands of columns after that.
PictureClues by_stripe(const Pictures& picture, const Wanted& wanted) {
  const std::size_t stride = words_for(picture.width);
  const std::size_t stripes = std::min(wanted.threads, picture.height);
  const std::size_t bands = wanted.columns ? std::min(wanted.threads, stride) : 1;
  Buffer<std::uint64_t> words;
  words.resize(stride * picture.height);
  std::vector<Lines> rows(stripes), columns(bands);
  std::vector<char> binary(stripes, 1);
  const bool turn = wanted.columns && Worker(picture, wanted).restless(picture.cells);
  in_parallel(stripes, [&](std::size_t part) {
    Worker worker(picture, wanted);
    start(rows[part]);
    worker.add_rows(picture.cells, share(picture.height, stripes, part), words.data(), rows[part]);
    binary[part] = worker.all_binary();
  });
  in_parallel(bands, [&](std::size_t part) {
    Worker worker(picture, wanted);
    start(columns[part]);
    if (wanted.columns) worker.add_columns(share(stride, bands, part), words.data(), turn, columns[part]);
  });
  return {join(rows), join(columns), std::find(binary.begin(), binary.end(), 0) == binary.end()};
}

}  // namespace

PictureClues clues_of(const Pictures& pictures, const Wanted& wanted) {
  if (pictures.width > longest_side || pictures.height > longest_side)
    throw std::invalid_argument("a side of the picture is longer than 65535 cells");
  if (pictures.width == 0 || pictures.height == 0) throw std::invalid_argument("the picture has no cells");
  if (pictures.count == 1 && wanted.threads > 1) return by_stripe(pictures, wanted);
  const std::size_t threads = std::max<std::size_t>(1, std::min(wanted.threads, pictures.count));
  return by_picture(pictures, wanted, threads);
}

}  // namespace cluewright::nonogram
