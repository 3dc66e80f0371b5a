// A ladder that Python holds, and the words for how climbing it ends.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <utility>

namespace cluewright::bindings {

// It works without the GIL, so another thread, or a tick, might climb it at the same time: one call at a time has it.
template <class Ladder>
class HeldLadder {
 public:
  template <class Problem, class Grid>
  HeldLadder(const Problem& problem, Grid start) : ladder_(problem, std::move(start)) {}

  // The ladder for one call; raises when another has it.
  class Use {
   public:
    explicit Use(HeldLadder& held) : held_(held) {
      if (held_.in_use_.exchange(true)) throw nanobind::value_error("the ladder is in use");
    }
    ~Use() { held_.in_use_ = false; }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;

    Ladder* operator->() const { return &held_.ladder_; }

   private:
    HeldLadder& held_;
  };

 private:
  Ladder ladder_;
  std::atomic<bool> in_use_ = false;
};

inline constexpr const char* ladder_ends[] = {"step", "solved", "stalled", "wrong", "stopped"};

template <class List>
nanobind::tuple number_tuple(const List& list) {
  nanobind::list out;
  for (const auto number : list) out.append(number);
  return nanobind::tuple(out);
}

}  // namespace cluewright::bindings
