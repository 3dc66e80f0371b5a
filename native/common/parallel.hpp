// Runs independent parts of one call on threads of their own, which end with the call: nothing survives a fork.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <thread>
#include <vector>

namespace cluewright {

// Calls `work(part)` for every part, the first on this thread. An exception of any part is raised here at the end.
template <typename Work>
void in_parallel(std::size_t parts, Work&& work) {
  std::vector<std::exception_ptr> raised(parts);
  auto guarded = [&](std::size_t part) {
    try {
      work(part);
    } catch (...) {
      raised[part] = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(parts);
  for (std::size_t part = 1; part < parts; ++part) {
    try {
      threads.emplace_back(guarded, part);
    } catch (const std::exception&) {
      guarded(part);  // no further thread is available, or no memory for one: the work is still done
    }
  }
  if (parts > 0) guarded(0);
  for (std::thread& thread : threads) thread.join();
  for (const std::exception_ptr& exception : raised)
    if (exception) std::rethrow_exception(exception);
}

// The part-th of `parts` nearly equal ranges of [0, count).
struct Range {
  std::size_t first;
  std::size_t last;
};
inline Range share(std::size_t count, std::size_t parts, std::size_t part) {
  const std::size_t each = count / parts;
  const std::size_t more = count % parts;
  const std::size_t first = part * each + std::min(part, more);
  return {first, first + each + (part < more)};
}

}  // namespace cluewright
