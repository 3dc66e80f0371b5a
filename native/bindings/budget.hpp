// Runs native work under a Python Budget: without the GIL, stoppable, with Ctrl-C and progress.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <optional>

#include "common/budget.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

// What Python hands over of its Budget; `tick` is called now and then with the GIL held and may raise.
struct Limits {
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes;
  std::optional<nb::bytearray> cancel;
  nb::object tick;  // None or a callable without arguments
};

// Calls `work(budget)` with the GIL released and gives back what it returns. An exception raised while Python was
// asked (Ctrl-C, or the progress callback) stops the work and is raised again here.
template <typename Work>
auto run(const Limits& limits, Work&& work) {
  const std::uint8_t* flag =
      limits.cancel ? reinterpret_cast<const std::uint8_t*>(PyByteArray_AS_STRING(limits.cancel->ptr())) : nullptr;
  std::exception_ptr raised;
  auto tick = [&]() {
    nb::gil_scoped_acquire gil;
    try {
      if (PyErr_CheckSignals() != 0) throw nb::python_error();
      if (!limits.tick.is_none()) limits.tick();
      return true;
    } catch (...) {
      raised = std::current_exception();
      return false;
    }
  };
  Budget budget(limits.seconds.value_or(std::numeric_limits<double>::infinity()),
                limits.nodes.value_or(Budget::no_limit), flag, tick);
  auto result = [&] {
    nb::gil_scoped_release release;
    return work(budget);
  }();
  if (raised) std::rethrow_exception(raised);
  return result;
}

}  // namespace cluewright::bindings
