// The form of a Hitori that stands for all its symmetric forms.
#include "hitori/canonical.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <utility>

#include "bindings/bindings.hpp"
#include "bindings/memory.hpp"

namespace cluewright::bindings {
namespace {

namespace nb = nanobind;

using Numbers = nb::ndarray<const std::int32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
auto canonical(const Numbers& numbers) {
  auto form = hitori::canonical_form(numbers.data(), numbers.shape(1), numbers.shape(0));
  return owned_array(std::move(form.cells), {form.height, form.width});
}

}  // namespace

void add_hitori_canonical(nb::module_& module) {
  module.def("hitori_canonical", &canonical, nb::arg("numbers"),
             "Give the least of the turned and mirrored forms, numbered in the order its numbers are met.");
}

}  // namespace cluewright::bindings
