// The form of a Hitori that stands for all its symmetric forms.
#include "hitori/canonical.hpp"

#include <utility>

#include "bindings/bindings.hpp"
#include "bindings/hitori_problem.hpp"
#include "bindings/memory.hpp"

namespace cluewright::bindings {
namespace {

using namespace hitori_types;

auto canonical(const NumberArray& numbers) {
  const auto problem = to_problem(numbers);
  auto form = hitori::canonical_form(problem.numbers.data(), numbers.shape(1), numbers.shape(0));
  return owned_array(std::move(form.cells), {form.height, form.width});
}

}  // namespace

void add_hitori_canonical(nb::module_& module) {
  module.def("hitori_canonical", &canonical, nb::arg("numbers").noconvert(),
             "Give the least of the turned and mirrored forms, numbered in the order its numbers are met.");
}

}  // namespace cluewright::bindings
