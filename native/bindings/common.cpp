// What belongs to no kind.
#include "bindings.hpp"
#include "common/calibrate.hpp"

namespace cluewright::bindings {

namespace nb = nanobind;

void add_common(nb::module_& module) {
  module.def("calibrate", &calibrate, nb::call_guard<nb::gil_scoped_release>(),
             "Time a fixed amount of solver-like work, in CPU seconds.");
  module.attr("CALIBRATION_REFERENCE") = calibration_reference;
}

}  // namespace cluewright::bindings
