// Techniques that assume something and see what follows: both ways, and contradiction.
#pragma once

#include "zip/ladder/logic.hpp"

namespace cluewright::zip {

class Lookahead {
 public:
  explicit Lookahead(Logic& logic) : logic_(logic) {}

  // Each returns false only when the board is broken.
  bool find_both_ways();
  bool find_contradiction();

 private:
  Logic suppose(EdgeId e, bool use, Technique hardest, Progress& progress) const;
  std::vector<Step> chain_of(EdgeId e, bool use, Technique hardest) const;
  std::vector<std::uint8_t> listed_edges() const;

  Logic& logic_;
};

}  // namespace cluewright::zip
