// What happened while solving, place by place: the order, the reasons, and every branch undone.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

namespace cluewright {

// What has changed since it was last taken, for watching a solver at work: first how many of the places that
// held then hold no longer, then what was settled since and holds. It is never longer than what holds, however
// long it is not read. One solver uses it, on its own thread; others do no harm, but read nonsense.
class Changes {
 public:
  void hear(std::uint32_t word) {
    const std::lock_guard lock(mutex_);
    if (!(word >> 31)) return words_.push_back(word);
    const std::size_t count = word & 0x7fffffffu, own = std::min(count, words_.size());
    words_.resize(words_.size() - own);
    undone_ += count - own;
  }

  // Returns the events and forgets them.
  std::vector<std::uint32_t> take();

 private:
  std::mutex mutex_;
  std::size_t undone_ = 0;
  std::vector<std::uint32_t> words_;
};

// One 32-bit word per event. Settled: place (24 bits), value (2 bits), reason (5 bits), top bit 0.
// Undone: top bit 1, the number of most recently settled places, of those still settled, that are undone (31 bits).
// Solvers hold a pointer to it that is null unless somebody is watching.
class EventLog {
 public:
  static constexpr std::size_t most_events = std::size_t{1} << 23;  // beyond that it is full and records nothing more
  static constexpr std::size_t events_per_stamp = 256;

  std::vector<std::uint32_t> events;
  std::vector<double> stamps;  // seconds since the beginning at every 256th event
  bool full = false;
  Changes* changes = nullptr;  // null unless somebody watches live; this receives even what is beyond the limit

  std::size_t held() const { return held_; }  // places settled and not undone

  void settle(std::size_t place, unsigned value, unsigned reason) {
    ++held_;
    push(static_cast<std::uint32_t>(place) | std::uint32_t(value) << 24 | std::uint32_t(reason) << 26);
  }
  void undo(std::size_t count) {
    held_ -= count;
    if (count) push(0x80000000u | static_cast<std::uint32_t>(count));
  }

 private:
  using Clock = std::chrono::steady_clock;

  // Elsewhere, so that loops in which it is hardly ever called stay small.
  void push(std::uint32_t word);

  Clock::time_point begin_ = Clock::now();
  std::size_t held_ = 0;
};

// Passes a solver's trail to a log: what was settled since the last time, and what was undone. Does nothing
// without a log.
class TrailReport {
 public:
  explicit TrailReport(EventLog* log = nullptr) : log_(log) {}

  bool wanted() const { return log_ != nullptr; }

  // Calls tell(log, position) for every position of a trail of `length` not reported yet.
  template <typename Tell>
  void report(std::size_t length, Tell&& tell) {
    if (!log_) return;
    for (; reported_ < length; ++reported_) tell(*log_, reported_);
  }

  // The trail is cut to `length`.
  void undo_to(std::size_t length) {
    if (!log_ || reported_ <= length) return;
    log_->undo(reported_ - length);
    reported_ = length;
  }

 private:
  EventLog* log_;
  std::size_t reported_ = 0;
};

}  // namespace cluewright
