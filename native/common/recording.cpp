#include "recording.hpp"

namespace cluewright {

void EventLog::push(std::uint32_t word) {
  if (full || events.size() == most_events) {
    full = true;
    return;
  }
  if (events.size() % events_per_stamp == 0)
    stamps.push_back(std::chrono::duration<double>(Clock::now() - begin_).count());
  events.push_back(word);
}

}  // namespace cluewright
