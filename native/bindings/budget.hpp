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

// What Python passes of its Budget; `tick` is called now and then with the GIL held and may raise.
struct Limits {
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes;
  std::optional<nb::bytearray> cancel;
  nb::object tick;  // None or a callable without arguments
};

// The byte of a cancel flag, kept where it is while native code watches it: Python cannot resize what is in use.
class WatchedByte {
 public:
  explicit WatchedByte(const std::optional<nb::bytearray>& flag) {
    if (!flag) return;
    if (PyObject_GetBuffer(flag->ptr(), &view_, PyBUF_SIMPLE) != 0) throw nb::python_error();
    held_ = true;
    if (view_.len == 1) return;
    PyBuffer_Release(&view_);
    throw nb::value_error("a cancel flag is one byte");
  }
  ~WatchedByte() {
    if (held_) PyBuffer_Release(&view_);
  }
  WatchedByte(const WatchedByte&) = delete;
  WatchedByte& operator=(const WatchedByte&) = delete;

  const std::uint8_t* get() const { return held_ ? static_cast<const std::uint8_t*>(view_.buf) : nullptr; }

 private:
  Py_buffer view_{};
  bool held_ = false;
};

// Calls `work(budget)` with the GIL released and returns its result. An exception raised while Python was
// asked (Ctrl-C, or the progress callback) stops the work and is raised again here.
template <typename Work>
auto run(const Limits& limits, Work&& work) {
  if (limits.seconds && !(*limits.seconds >= 0)) throw nb::value_error("a time limit is 0 seconds or more");
  if (!limits.tick.is_none() && !PyCallable_Check(limits.tick.ptr())) throw nb::type_error("a tick is a function or None");
  const WatchedByte flag(limits.cancel);
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
                limits.nodes.value_or(Budget::no_limit), flag.get(), tick);
  auto result = [&] {
    nb::gil_scoped_release release;
    return work(budget);
  }();
  if (raised) std::rethrow_exception(raised);
  return result;
}

}  // namespace cluewright::bindings
