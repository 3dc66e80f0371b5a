// The extension module `cluewright._native`. Python validates what it passes; native code trusts it.
#include <nanobind/nanobind.h>

#include "bindings/bindings.hpp"

NB_MODULE(_native, module) {
  // Objects that live as long as the program, such as the cache of lines, are not leaks.
  nanobind::set_leak_warnings(false);
  module.doc() = "The hot work of Cluewright, in C++.";
  cluewright::bindings::add_colour_nonogram_count(module);
  cluewright::bindings::add_colour_nonogram_ladder(module);
  cluewright::bindings::add_colour_nonogram_solve(module);
  cluewright::bindings::add_hitori_canonical(module);
  cluewright::bindings::add_hitori_generate(module);
  cluewright::bindings::add_hitori_ladder(module);
  cluewright::bindings::add_hitori_solve(module);
  cluewright::bindings::add_common(module);
  cluewright::bindings::add_nonogram_clues(module);
  cluewright::bindings::add_nonogram_solve(module);
  cluewright::bindings::add_nonogram_count(module);
  cluewright::bindings::add_nonogram_lines(module);
  cluewright::bindings::add_nonogram_near(module);
  cluewright::bindings::add_nonogram_ladder(module);
  cluewright::bindings::add_zip_generate(module);
  cluewright::bindings::add_zip_logic(module);
  cluewright::bindings::add_zip_solve(module);
}
