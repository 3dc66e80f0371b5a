// The form of a Hitori that stands for all its symmetric forms.
#include "hitori/canonical.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <memory>

#include "bindings/bindings.hpp"

namespace cluewright::bindings {
namespace {

namespace nb = nanobind;

using Numbers = nb::ndarray<const std::int32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Canonical = nb::ndarray<nb::numpy, std::int32_t, nb::ndim<2>>;

Canonical canonical(const Numbers& numbers) {
  auto form = std::make_unique<hitori::Form>(
      hitori::canonical_form(numbers.data(), numbers.shape(1), numbers.shape(0)));
  const std::size_t shape[2] = {form->height, form->width};
  std::int32_t* cells = form->cells.data();
  nb::capsule owner(form.release(), [](void* memory) noexcept { delete static_cast<hitori::Form*>(memory); });
  return Canonical(cells, 2, shape, owner);
}

}  // namespace

void add_hitori_canonical(nb::module_& module) {
  module.def("hitori_canonical", &canonical, nb::arg("numbers"),
             "Give the least of the turned and mirrored forms, numbered in the order its numbers are met.");
}

}  // namespace cluewright::bindings
