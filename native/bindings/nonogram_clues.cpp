// Clues of pictures.
#include "bindings.hpp"

namespace cluewright::bindings {

void add_nonogram_clues(nanobind::module_&) {}

}  // namespace cluewright::bindings
