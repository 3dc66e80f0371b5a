#include "common/recording.hpp"

#include <utility>

namespace cluewright {

std::vector<std::uint32_t> Changes::take() {
  const std::lock_guard lock(mutex_);
  std::vector<std::uint32_t> taken;
  if (undone_) {
    taken.reserve(1 + words_.size());
    taken.push_back(0x80000000u | static_cast<std::uint32_t>(undone_));
    taken.insert(taken.end(), words_.begin(), words_.end());
  } else {
    taken = std::exchange(words_, {});
  }
  undone_ = 0;
  words_.clear();
  return taken;
}

void EventLog::push(std::uint32_t word) {
  if (changes) changes->hear(word);
  if (full || events.size() == most_events) {
    full = true;
    return;
  }
  if (events.size() % events_per_stamp == 0)
    stamps.push_back(std::chrono::duration<double>(Clock::now() - begin_).count());
  events.push_back(word);
}

}  // namespace cluewright
