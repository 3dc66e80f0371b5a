// What solving costs, and where the time goes.
#pragma once

#include <chrono>
#include <ctime>

namespace cluewright {

// CPU time of the calling thread, so that a busy machine does not distort what solving costs.
inline double thread_seconds() noexcept {
#if defined(CLOCK_THREAD_CPUTIME_ID)
  timespec now{};
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0) return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
#endif
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Adds the seconds from its birth to its end to a counter.
class Stopwatch {
 public:
  explicit Stopwatch(double& seconds) : seconds_(seconds) {}
  ~Stopwatch() { seconds_ += std::chrono::duration<double>(Clock::now() - start_).count(); }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

 private:
  using Clock = std::chrono::steady_clock;

  double& seconds_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace cluewright
