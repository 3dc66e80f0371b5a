// Counts passed to Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "common/count/counted.hpp"

namespace cluewright::bindings {

// A list of (hexadecimal digits, how many parts have that count, whether it is complete): the parts of a large board are
// many, and their counts few.
inline nanobind::list to_list(const std::vector<Counted>& parts) {
  std::map<std::pair<bool, std::string>, std::uint64_t> different;
  for (const Counted& part : parts) different[{part.complete, part.number.hex_digits()}] += part.times;
  nanobind::list list;
  for (const auto& [part, times] : different) list.append(nanobind::make_tuple(part.second, times, part.first));
  return list;
}

}  // namespace cluewright::bindings
