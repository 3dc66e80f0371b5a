#include "latin.hpp"

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
  Cell improper{};
  for (std::int64_t walks = 4 + static_cast<std::int64_t>(order) * order; walks > 0; --walks)
    for (bool proper = true; !(proper = move(improper, proper, random));) {
    }
}

// Makes one move on the cube; tells whether the square is proper afterwards.
bool LatinSquare::move(Cell& improper, bool proper, Random& random) {
  Cell at = improper;
  std::int32_t symbol, column, row;  // what the chosen cell is exchanged with along its three lines
  if (proper) {
    const auto n = static_cast<std::uint32_t>(order_);
    at.row = static_cast<std::int32_t>(random.below(n)), at.column = static_cast<std::int32_t>(random.below(n));
    symbol = symbol_[index(at.row, at.column)];
    at.symbol = static_cast<std::int32_t>(random.below(n - 1));
    at.symbol += at.symbol >= symbol;
    column = column_[index(at.row, at.symbol)], row = row_[index(at.column, at.symbol)];
    symbol_[index(at.row, at.column)] = static_cast<std::int16_t>(at.symbol);
    column_[index(at.row, at.symbol)] = static_cast<std::int16_t>(at.column);
    row_[index(at.column, at.symbol)] = static_cast<std::int16_t>(at.row);
  } else {
    const auto bits = random.next() >> 61;
    const auto choose = [](std::int16_t& kept, std::int32_t second, bool first) -> std::int32_t {
      if (!first) return second;
      const auto taken = kept;
      kept = static_cast<std::int16_t>(second);
      return taken;
    };
    symbol = choose(symbol_[index(at.row, at.column)], second_symbol_, bits & 1);
    column = choose(column_[index(at.row, at.symbol)], second_column_, bits & 2);
    row = choose(row_[index(at.column, at.symbol)], second_row_, bits & 4);
  }
  symbol_[index(at.row, column)] = static_cast<std::int16_t>(symbol);
  column_[index(at.row, symbol)] = static_cast<std::int16_t>(column);
  symbol_[index(row, at.column)] = static_cast<std::int16_t>(symbol);
  row_[index(at.column, symbol)] = static_cast<std::int16_t>(row);
  column_[index(row, at.symbol)] = static_cast<std::int16_t>(column);
  row_[index(column, at.symbol)] = static_cast<std::int16_t>(row);
  auto& corner_symbol = symbol_[index(row, column)];
  auto& corner_column = column_[index(row, symbol)];
  auto& corner_row = row_[index(column, symbol)];
  if (corner_symbol == symbol) {
    corner_symbol = static_cast<std::int16_t>(at.symbol);
    corner_column = static_cast<std::int16_t>(at.column);
    corner_row = static_cast<std::int16_t>(at.row);
    return true;
  }
  second_symbol_ = at.symbol, second_column_ = at.column, second_row_ = at.row;
  improper = {row, column, symbol};
  return false;
}

}  // namespace cluewright::hitori
