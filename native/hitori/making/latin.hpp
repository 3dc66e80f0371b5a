// Latin squares, sampled by the moves of Jacobson and Matthews: every square can come out, not only cyclic ones.
#pragma once

#include <cstdint>
#include <vector>

#include "common/random.hpp"

namespace cluewright::hitori {

class LatinSquare {
 public:
  // Starts from a cyclic square with shuffled rows, columns and symbols and makes about `order`^3 random moves, which
  // leave nothing of the start.
  void sample(std::int32_t order, Random& random);

  // The square the document of the classic recipe makes: shifts of one shuffled row, columns shuffled.
  void cyclic(std::int32_t order, Random& random);

  std::int32_t at(std::int32_t row, std::int32_t column) const { return symbol_[index(row, column)]; }  // from 0

 private:
  std::size_t index(std::int32_t a, std::int32_t b) const {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(order_) + static_cast<std::size_t>(b);
  }
  void walk(Random& random);

  std::int32_t order_ = 0;
  // Of the incidence cube: the symbol at (row, column), the column of (row, symbol), the row of (column, symbol). In an
  // improper square the three lines through one cell have a second entry each.
  std::vector<std::int16_t> symbol_, column_, row_;
};

}  // namespace cluewright::hitori
