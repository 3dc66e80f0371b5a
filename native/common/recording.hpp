// What happened while solving, place by place: the order, what did it, and every branch taken back.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

namespace cluewright {

// What has changed since it was last taken, for those who watch while a solver works: first how many of the places that
// stood then stand no longer, then what was settled since and stands. It is never longer than what stands, however
// long it is not read. One solver uses it, on its own thread; others do no harm, but get nonsense.
class Changes {
 public:
  void hear(std::uint32_t word) {
    const std::lock_guard lock(mutex_);
    if (!(word >> 31)) return words_.push_back(word);
    const std::size_t count = word & 0x7fffffffu, own = std::min(count, words_.size());
    words_.resize(words_.size() - own);
    undone_ += count - own;
  }

  // Gives the events and forgets them.
  std::vector<std::uint32_t> take();

 private:
  std::mutex mutex_;
  std::size_t undone_ = 0;
  std::vector<std::uint32_t> words_;
};

// One 32-bit word an event. Settled: place (24 bits), value (2 bits), reason (5 bits), top bit 0.
// Undone: top bit 1, the number of most recently settled and still standing places taken back (31 bits).
// Solvers hold a pointer to it that is null unless somebody watches.
class EventLog {
 public:
  static constexpr std::size_t most_events = std::size_t{1} << 23;  // beyond, it is full and hears nothing more
  static constexpr std::size_t events_per_stamp = 256;

  std::vector<std::uint32_t> events;
  std::vector<double> stamps;  // seconds since the beginning at every 256th event
  bool full = false;
  Changes* changes = nullptr;  // null unless somebody watches while it happens; these hear even what is beyond the limit

  void settle(std::size_t place, unsigned value, unsigned reason) {
    push(static_cast<std::uint32_t>(place) | std::uint32_t(value) << 24 | std::uint32_t(reason) << 26);
  }
  void undo(std::size_t count) {
    if (count) push(0x80000000u | static_cast<std::uint32_t>(count));
  }

 private:
  using Clock = std::chrono::steady_clock;

  // Elsewhere, so that loops in which it is hardly ever called stay small.
  void push(std::uint32_t word);

  Clock::time_point begin_ = Clock::now();
};

// Hands a solver's trail on to a log: what was settled since the last time, and what was taken back. Does nothing
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
