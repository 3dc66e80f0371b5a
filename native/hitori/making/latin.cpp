#include "hitori/making/latin.hpp"

#include <numeric>
#include <utility>

namespace cluewright::hitori {

namespace {

std::vector<std::int32_t> shuffled(std::int32_t count, Random& random) {
  std::vector<std::int32_t> items(static_cast<std::size_t>(count));
  std::iota(items.begin(), items.end(), 0);
  random.shuffle(items);
  return items;
}

}  // namespace

void LatinSquare::cyclic(std::int32_t order, Random& random) {
  order_ = order;
  symbol_.resize(index(order, 0));
  const auto first = shuffled(order, random), columns = shuffled(order, random);
  for (std::int32_t y = 0; y < order; ++y)
    for (std::int32_t x = 0; x < order; ++x)
      symbol_[index(y, x)] = static_cast<std::int16_t>(first[(columns[x] + y) % order]);
}

void LatinSquare::sample(std::int32_t order, Random& random) {
  order_ = order;
  const auto rows = shuffled(order, random), columns = shuffled(order, random), symbols = shuffled(order, random);
  symbol_.resize(index(order, 0)), column_.resize(index(order, 0)), row_.resize(index(order, 0));
  for (std::int32_t y = 0; y < order; ++y)
    for (std::int32_t x = 0; x < order; ++x) {
      const auto symbol = symbols[(rows[y] + columns[x]) % order];
      symbol_[index(y, x)] = static_cast<std::int16_t>(symbol);
      column_[index(y, symbol)] = static_cast<std::int16_t>(x);
      row_[index(x, symbol)] = static_cast<std::int16_t>(y);
    }
  if (order < 2) return;
  // Counted from proper square to proper square, which makes all squares equally likely in the end; one such walk takes
  // about `order` moves.
  for (std::int64_t walks = 4 + static_cast<std::int64_t>(order) * order; walks > 0; --walks) walk(random);
}

// Makes moves on the cube from a proper square to the next proper one. Everything a move reads and writes is kept in
// local variables and lines are named by where they start: on small boards this is a fifth of all work.
void LatinSquare::walk(Random& random) {
  const auto n = static_cast<std::uint32_t>(order_);
  std::int16_t* const symbols = symbol_.data();
  std::int16_t* const columns = column_.data();
  std::int16_t* const rows = row_.data();
  // The cell that is moved, what it is exchanged with along its three lines, and the second entries of those lines.
  std::uint32_t at_row = random.below(n), at_column = random.below(n);
  std::uint32_t symbol = static_cast<std::uint16_t>(symbols[at_row * n + at_column]);
  std::uint32_t at_symbol = random.below(n - 1);
  at_symbol += at_symbol >= symbol;
  std::uint32_t column = static_cast<std::uint16_t>(columns[at_row * n + at_symbol]);
  std::uint32_t row = static_cast<std::uint16_t>(rows[at_column * n + at_symbol]);
  symbols[at_row * n + at_column] = static_cast<std::int16_t>(at_symbol);
  columns[at_row * n + at_symbol] = static_cast<std::int16_t>(at_column);
  rows[at_column * n + at_symbol] = static_cast<std::int16_t>(at_row);
  for (;;) {
    std::int16_t* const symbols_of_row = symbols + row * n;
    std::int16_t* const columns_of_row = columns + row * n;
    std::int16_t* const rows_of_column = rows + column * n;
    symbols[at_row * n + column] = static_cast<std::int16_t>(symbol);
    columns[at_row * n + symbol] = static_cast<std::int16_t>(column);
    symbols_of_row[at_column] = static_cast<std::int16_t>(symbol);
    rows[at_column * n + symbol] = static_cast<std::int16_t>(row);
    columns_of_row[at_symbol] = static_cast<std::int16_t>(column);
    rows_of_column[at_symbol] = static_cast<std::int16_t>(row);
    if (static_cast<std::uint16_t>(symbols_of_row[column]) == symbol) {
      symbols_of_row[column] = static_cast<std::int16_t>(at_symbol);
      columns_of_row[symbol] = static_cast<std::int16_t>(at_column);
      rows_of_column[symbol] = static_cast<std::int16_t>(at_row);
      return;
    }
    // The square is improper where the three lines cross: of the two entries each of them has, one is taken at random.
    const auto bits = random.next() >> 61;
    const auto choose = [](std::int16_t& kept, std::uint32_t second, bool first) -> std::uint32_t {
      const std::uint32_t taken = static_cast<std::uint16_t>(kept);
      kept = static_cast<std::int16_t>(first ? second : taken);
      return first ? taken : second;
    };
    const auto second_symbol = at_symbol, second_column = at_column, second_row = at_row;
    at_row = row, at_column = column, at_symbol = symbol;
    symbol = choose(symbols_of_row[column], second_symbol, bits & 1);
    column = choose(columns_of_row[at_symbol], second_column, bits & 2);
    row = choose(rows_of_column[at_symbol], second_row, bits & 4);
  }
}

}  // namespace cluewright::hitori
