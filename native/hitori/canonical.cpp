#include "hitori/canonical.hpp"

#include <algorithm>
#include <utility>

namespace cluewright::hitori {
namespace {

// How a form reads the cells: from a first one, by one step to the next column and by another to the next row.
struct Reading {
  std::ptrdiff_t first;
  std::ptrdiff_t to_right;
  std::ptrdiff_t down;
};

// Every reading in which `width` cells make a row: as it is, mirrored, upside down, and both.
void add_readings(std::vector<Reading>& readings, std::ptrdiff_t width, std::ptrdiff_t height, std::ptrdiff_t to_right,
                  std::ptrdiff_t down) {
  for (const bool upside_down : {false, true}) {
    for (const bool mirrored : {false, true}) {
      const std::ptrdiff_t first = (upside_down ? (height - 1) * down : 0) + (mirrored ? (width - 1) * to_right : 0);
      readings.push_back({first, mirrored ? -to_right : to_right, upside_down ? -down : down});
    }
  }
}

class Renumbering {
 public:
  explicit Renumbering(std::size_t numbers) : names_(numbers, 0) {}

  void start() {
    std::fill(names_.begin(), names_.end(), 0);
    met_ = 0;
  }
  std::int32_t name(std::int32_t number) {
    std::int32_t& name = names_[static_cast<std::size_t>(number)];
    if (name == 0) name = ++met_;
    return name;
  }

 private:
  std::vector<std::int32_t> names_;
  std::int32_t met_ = 0;
};

}  // namespace

Form canonical_form(const std::int32_t* cells, std::size_t width, std::size_t height) {
  const std::size_t size = width * height;
  // Named in order of first occurrence, so that the table of names is no longer than the number of different numbers.
  std::vector<std::int32_t> named(size);
  Renumbering first_names(static_cast<std::size_t>(*std::max_element(cells, cells + size)) + 1);
  std::transform(cells, cells + size, named.begin(), [&](std::int32_t cell) { return first_names.name(cell); });
  Renumbering names(static_cast<std::size_t>(*std::max_element(named.begin(), named.end())) + 1);

  const auto across = static_cast<std::ptrdiff_t>(width), along = static_cast<std::ptrdiff_t>(height);
  std::vector<Reading> readings;
  if (width >= height) add_readings(readings, across, along, 1, across);
  if (height >= width) add_readings(readings, along, across, across, 1);

  Form least{std::max(width, height), std::min(width, height), std::vector<std::int32_t>(size)};
  std::vector<std::int32_t> form(size);
  bool any = false;
  for (const Reading& reading : readings) {
    names.start();
    bool less = !any;
    std::size_t place = 0;
    for (std::size_t row = 0; row < least.height; ++row) {
      std::ptrdiff_t from = reading.first + static_cast<std::ptrdiff_t>(row) * reading.down;
      for (std::size_t column = 0; column < least.width; ++column, ++place, from += reading.to_right) {
        form[place] = names.name(named[static_cast<std::size_t>(from)]);
        if (less) continue;
        if (form[place] > least.cells[place]) goto next_reading;
        less = form[place] < least.cells[place];
      }
    }
    if (less) std::swap(least.cells, form);
    any = true;
  next_reading:;
  }
  return least;
}

}  // namespace cluewright::hitori
