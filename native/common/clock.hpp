// CPU time of the calling thread, so that a busy machine does not blur what solving costs.
#pragma once

#include <chrono>
#include <ctime>

namespace cluewright {

inline double thread_seconds() noexcept {
#if defined(CLOCK_THREAD_CPUTIME_ID)
  timespec now{};
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0) return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
#endif
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace cluewright
