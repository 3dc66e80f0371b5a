// A try is compared with those before it, at the same number of decisions.
#include <algorithm>
#include <cstdio>
#include <deque>

#include "check.hpp"
#include "common/random.hpp"
#include "nonogram/small/promise.hpp"

using namespace cluewright;
using namespace cluewright::nonogram;

namespace {

int first_judged() {
  int decisions = 0;
  while (!Promises::judged_at(decisions)) ++decisions;
  return decisions;
}

void the_first_tries_are_not_judged() {
  Promises promises;
  int unknown = 0;
  while (promises.judge(first_judged(), 0.5f) == Promise::unknown) ++unknown;
  CHECK(unknown > 1 && unknown < 10);
}

void better_tries_than_most_are_good() {
  Promises promises;
  std::deque<float> before;
  Random random(1);
  int good = 0, poor = 0;
  for (int turn = 0; turn < 2000; ++turn) {
    const float unrest = float(random.below(1000)) / 1000 + (turn < 1000 ? 5.0f : 0.0f);  // what was long ago is forgotten
    const Promise promise = promises.judge(first_judged(), unrest);
    if (promise != Promise::unknown) {
      // Between the best quarter and the better half, it is for the rule to say.
      const auto less = std::count_if(before.begin(), before.end(), [=](float other) { return other < unrest; });
      if (4 * std::size_t(less) < before.size()) CHECK(promise == Promise::good);
      if (2 * std::size_t(less) > before.size()) CHECK(promise == Promise::poor);
      ++(promise == Promise::good ? good : poor);
    }
    before.push_back(unrest);
    if (before.size() > 64) before.pop_front();
  }
  CHECK(good > 500 && poor > good);
}

void later_decisions_are_compared_among_themselves() {
  int later = first_judged() + 1;
  while (!Promises::judged_at(later)) ++later;
  Promises promises;
  for (int turn = 0; turn < 20; ++turn) {
    promises.judge(first_judged(), 0.1f * float(turn + 1));
    promises.judge(later, 10.0f + 0.1f * float(turn));
  }
  CHECK(promises.judge(first_judged(), 9.0f) == Promise::poor);
  CHECK(promises.judge(later, 9.0f) == Promise::good);
}

}  // namespace

int main() {
  the_first_tries_are_not_judged();
  better_tries_than_most_are_good();
  later_decisions_are_compared_among_themselves();
  std::puts("promise: ok");
}
