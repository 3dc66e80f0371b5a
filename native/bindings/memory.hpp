// Memory handed over between Python and C++ so that nothing is lost, and nothing ends the process, when there is no more.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace cluewright::bindings {

namespace nb = nanobind;

constexpr Py_ssize_t most_numbers = 1'000'000;  // no board has more cells or borders that are listed

// Whole numbers that Python passes as any sequence. nanobind itself would read a std::vector, or a std::string, where
// no exception may be thrown; this is read when it becomes a vector.
class NumberList : public nb::sequence {
 public:
  NB_OBJECT_DEFAULT(NumberList, nb::sequence, "collections.abc.Sequence[int]", PySequence_Check)

  operator std::vector<std::int32_t>() const {
    using Range = std::numeric_limits<std::int32_t>;
    const Py_ssize_t size = PySequence_Size(ptr());
    if (size < 0) throw nb::python_error();
    if (size > most_numbers) throw nb::value_error("there are too many numbers");
    const nb::object list = nb::steal(PySequence_Tuple(ptr()));
    if (!list.is_valid()) throw nb::python_error();
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(PyTuple_GET_SIZE(list.ptr())));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const nb::object number = nb::steal(PyNumber_Index(PyTuple_GET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i))));
      if (!number.is_valid()) throw nb::python_error();
      int overflow = 0;
      const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
      if (overflow != 0 || value < Range::min() || value > Range::max()) throw nb::value_error("a number is out of range");
      numbers[i] = static_cast<std::int32_t>(value);
    }
    return numbers;
  }
};

// Passes values to NumPy, as an array that owns its memory. Without a shape it is a row of them.
template <std::size_t dimensions, typename Value>
auto owned_array(std::vector<Value> values, const std::size_t (&shape)[dimensions]) {
  auto kept = std::make_unique<std::vector<Value>>(std::move(values));
  const nb::capsule owner(kept.get(), [](void* data) noexcept { delete static_cast<std::vector<Value>*>(data); });
  Value* const data = kept.release()->data();
  return nb::ndarray<nb::numpy, Value, nb::ndim<dimensions>>(data, dimensions, shape, owner);
}

template <typename Value>
auto owned_array(std::vector<Value> values) {
  const std::size_t shape[1] = {values.size()};
  return owned_array(std::move(values), shape);
}

}  // namespace cluewright::bindings
