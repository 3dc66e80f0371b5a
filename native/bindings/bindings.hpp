// One function per file of bindings; module.cpp calls them all.
#pragma once

#include <nanobind/nanobind.h>

namespace cluewright::bindings {

void add_colour_nonogram_count(nanobind::module_& module);
void add_colour_nonogram_ladder(nanobind::module_& module);
void add_colour_nonogram_solve(nanobind::module_& module);
void add_hitori_canonical(nanobind::module_& module);
void add_hitori_generate(nanobind::module_& module);
void add_hitori_ladder(nanobind::module_& module);
void add_hitori_solve(nanobind::module_& module);
void add_common(nanobind::module_& module);
void add_nonogram_clues(nanobind::module_& module);
void add_nonogram_solve(nanobind::module_& module);
void add_nonogram_count(nanobind::module_& module);
void add_nonogram_lines(nanobind::module_& module);
void add_nonogram_near(nanobind::module_& module);
void add_nonogram_ladder(nanobind::module_& module);
void add_zip_generate(nanobind::module_& module);
void add_zip_logic(nanobind::module_& module);
void add_zip_solve(nanobind::module_& module);

}  // namespace cluewright::bindings
