// A recording given to Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <utility>
#include <vector>

#include "common/recording.hpp"

namespace cluewright::bindings {

template <typename T>
nanobind::object to_owned_array(std::vector<T>&& values) {
  auto* kept = new std::vector<T>(std::move(values));
  nanobind::capsule owner(kept, [](void* data) noexcept { delete static_cast<std::vector<T>*>(data); });
  const std::size_t shape[1] = {kept->size()};
  return nanobind::cast(nanobind::ndarray<nanobind::numpy, T, nanobind::ndim<1>>(kept->data(), 1, shape, owner));
}

// Adds `events`, `stamps` (seconds at every 256th event) and `full` (events are missing at the end).
inline void add_recording(nanobind::dict& answer, EventLog&& log) {
  answer["full"] = log.full;
  answer["events"] = to_owned_array(std::move(log.events));
  answer["stamps"] = to_owned_array(std::move(log.stamps));
}

}  // namespace cluewright::bindings
