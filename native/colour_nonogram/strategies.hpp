// Every way to solve a colour nonogram, by name. All are correct: they differ in how far and how fast they get.
#pragma once

#include "colour_nonogram/solve.hpp"

namespace cluewright::colour_nonogram {

Result solve_brute(const Problem&, const Request&, Budget&);  // every picture; boards with few open cells
Result solve_lines(const Problem&, const Request&, Budget&);  // complete line solving to a fixpoint; undecided when that stalls
Result solve_learn(const Problem&, const Request&, Budget&);  // lines, then conflict learning
Result solve_auto(const Problem&, const Request&, Budget&);   // lines, some conflict learning, probing, then all of it

}  // namespace cluewright::colour_nonogram
