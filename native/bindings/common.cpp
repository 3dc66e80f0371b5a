// What belongs to no kind.
#include "bindings/bindings.hpp"
#include "bindings/recording.hpp"
#include "common/calibrate.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

void add_common(nb::module_& module) {
  module.def("calibrate", &calibrate, nb::call_guard<nb::gil_scoped_release>(),
             "Time a fixed amount of solver-like work, in CPU seconds.");
  nb::class_<Changes>(module, "Changes", "What has changed while a solver works, since it was last taken.")
      .def(nb::init<>())
      .def("take", [](Changes& changes) { return nb::cast(owned_array(changes.take())); },
           "Give the events since the last time; call it on the solver's thread, from a tick.");
  module.attr("CALIBRATION_REFERENCE") = calibration_reference;
}

}  // namespace cluewright::bindings
