// How long a native call may run: time limit, node limit, cancellation, and a hook for the caller.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace cluewright {

enum class Stop : std::uint8_t { none, time, nodes, cancelled };

// Shared by all stages of one job, used by one thread. `spent()` is cheap enough for a hot loop: it reads the clock once in
// at most sixteen calls. It could guess better how often that is needed, but work changes: after a thousand quick units
// come the long ones, and those must not wait for a countdown made for the quick.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;
  using Tick = std::function<bool()>;  // called every 20 ms or so on the working thread; false means stop

  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

  Budget() = default;
  Budget(double seconds, std::uint64_t nodes, const std::uint8_t* cancel_flag, Tick tick)
      : node_limit_(nodes), cancel_flag_(cancel_flag), tick_(std::move(tick)) {
    if (seconds < 1e9)
      deadline_ = start_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }

  // Tells whether to stop now. Call it once per unit of work.
  bool spent() noexcept {
    if (stop_ != Stop::none) return true;
    if (--countdown_ > 0) return false;
    return look();
  }

  // Counts one search node, then answers as `spent()`.
  bool spend_node() noexcept {
    if (++nodes_ > node_limit_ && stop_ == Stop::none) stop_ = Stop::nodes;
    return spent();
  }

  // Counts one search node that takes long, and reads the clock each time.
  bool spend_long_node() noexcept {
    if (++nodes_ > node_limit_ && stop_ == Stop::none) stop_ = Stop::nodes;
    return spent_now();
  }

  // Tells whether so many more nodes are within the limit, and counts them: for work that counts only where it succeeds.
  bool affords_nodes(std::uint64_t more) const noexcept { return more <= node_limit_ && nodes_ <= node_limit_ - more; }
  void spend_nodes(std::uint64_t more) noexcept { nodes_ += more; }

  // Tells whether to stop now, reading the clock each time: for units of work that take long.
  bool spent_now() noexcept { return stop_ != Stop::none || look(); }

  bool limits_nodes() const noexcept { return node_limit_ != no_limit; }
  Stop why() const noexcept { return stop_; }
  std::uint64_t nodes() const noexcept { return nodes_; }
  double seconds() const noexcept { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  bool look() noexcept {
    const auto now = Clock::now();
    const auto since = now - last_look_;
    last_look_ = now;
    if (since < std::chrono::microseconds(100)) stride_ = stride_ < 16 ? stride_ * 2 : stride_;
    else stride_ = 1;
    countdown_ = stride_;
    if (cancel_flag_ && std::atomic_ref<std::uint8_t>(*const_cast<std::uint8_t*>(cancel_flag_)).load(std::memory_order_relaxed))
      stop_ = Stop::cancelled;
    else if (now >= deadline_)
      stop_ = Stop::time;
    else if (tick_ && now - last_tick_ >= std::chrono::milliseconds(20)) {
      last_tick_ = now;
      if (!tick_()) stop_ = Stop::cancelled;
    }
    return stop_ != Stop::none;
  }

  Clock::time_point start_ = Clock::now();
  Clock::time_point deadline_ = Clock::time_point::max();
  Clock::time_point last_look_ = start_;
  Clock::time_point last_tick_ = start_;
  std::uint64_t node_limit_ = no_limit;
  std::uint64_t nodes_ = 0;
  const std::uint8_t* cancel_flag_ = nullptr;
  Tick tick_;
  std::int32_t countdown_ = 1;
  std::int32_t stride_ = 1;
  Stop stop_ = Stop::none;
};

}  // namespace cluewright
