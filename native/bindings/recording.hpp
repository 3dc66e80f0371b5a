// A recording passed to Python.
#pragma once

#include <nanobind/nanobind.h>

#include <utility>

#include "bindings/memory.hpp"
#include "common/recording.hpp"

namespace cluewright::bindings {

// Adds `events`, `stamps` (seconds at every 256th event) and `full` (events are missing at the end).
inline void add_recording(nanobind::dict& answer, EventLog&& log) {
  answer["full"] = log.full;
  answer["events"] = owned_array(std::move(log.events));
  answer["stamps"] = owned_array(std::move(log.stamps));
}

}  // namespace cluewright::bindings
