// JSON of plain data, written as Python's own json module writes it, several times as quickly.
#include <nanobind/nanobind.h>

#include <charconv>
#include <cmath>
#include <cstring>
#include <string>
#include <string_view>

#include "bindings.hpp"

namespace cluewright::bindings {
namespace {

namespace nb = nanobind;

constexpr int deepest = 100;

// Writes what it knows. `false` means that it met something else, which is left to Python's module: it knows all types
// there are, and what to say of those that cannot be written.
class Writer {
 public:
  explicit Writer(bool canonical) : canonical_(canonical) { text_.reserve(2048); }

  bool write(PyObject* value, int depth = 0) {
    if (PyUnicode_Check(value)) return write_text(value);
    if (PyLong_CheckExact(value)) return write_integer(value);
    if (PyFloat_CheckExact(value)) return write_float(PyFloat_AS_DOUBLE(value));
    if (value == Py_None) return write_word("null");
    if (value == Py_True) return write_word("true");
    if (value == Py_False) return write_word("false");
    if (depth == deepest) return false;
    if (PyDict_CheckExact(value)) return canonical_ ? write_sorted(value, depth) : write_object(value, depth);
    if (PyList_CheckExact(value) || PyTuple_CheckExact(value)) return write_array(value, depth);
    return false;
  }

  const std::string& text() const { return text_; }

 private:
  bool write_word(std::string_view word) {
    text_ += word;
    return true;
  }

  bool write_integer(PyObject* value) {
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (overflow != 0) return false;
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    text_.append(digits, end);
    return true;
  }

  bool write_float(double number) {
    if (!std::isfinite(number)) return false;
    char* digits = PyOS_double_to_string(number, 'r', 0, Py_DTSF_ADD_DOT_0, nullptr);
    if (!digits) throw nb::python_error();
    text_ += digits;
    PyMem_Free(digits);
    return true;
  }

  bool write_text(PyObject* value) {
    if (canonical_ && !PyUnicode_IS_ASCII(value)) return false;
    Py_ssize_t size = 0;
    const char* bytes = PyUnicode_AsUTF8AndSize(value, &size);
    if (!bytes) {  // half a surrogate pair
      PyErr_Clear();
      return false;
    }
    text_ += '"';
    for (const char character : std::string_view(bytes, static_cast<std::size_t>(size))) {
      if (static_cast<unsigned char>(character) >= 0x20 && character != '"' && character != '\\') {
        text_ += character;
      } else {
        write_escaped(character);
      }
    }
    text_ += '"';
    return true;
  }

  void write_escaped(char character) {
    static constexpr char letters[] = "\"\"\\\\\bb\ff\nn\rr\tt";  // what is escaped, each with its letter
    static constexpr char hexadecimal[] = "0123456789abcdef";
    for (std::size_t place = 0; place + 1 < sizeof letters; place += 2) {
      if (letters[place] == character) {
        text_ += '\\';
        text_ += letters[place + 1];
        return;
      }
    }
    text_ += "\\u00";
    text_ += hexadecimal[character >> 4 & 15];
    text_ += hexadecimal[character & 15];
  }

  bool write_array(PyObject* value, int depth) {
    const bool is_list = PyList_CheckExact(value);
    const Py_ssize_t size = is_list ? PyList_GET_SIZE(value) : PyTuple_GET_SIZE(value);
    text_ += '[';
    for (Py_ssize_t place = 0; place < size; ++place) {
      if (place > 0) text_ += ',';
      if (!write(is_list ? PyList_GET_ITEM(value, place) : PyTuple_GET_ITEM(value, place), depth + 1)) return false;
    }
    text_ += ']';
    return true;
  }

  bool write_object(PyObject* value, int depth) {
    text_ += '{';
    PyObject *key = nullptr, *item = nullptr;
    bool first = true;
    for (Py_ssize_t place = 0; PyDict_Next(value, &place, &key, &item); first = false) {
      if (!write_pair(first, key, item, depth)) return false;
    }
    text_ += '}';
    return true;
  }

  bool write_sorted(PyObject* value, int depth) {
    const nb::object keys = nb::steal(PyDict_Keys(value));
    if (!keys.is_valid()) throw nb::python_error();
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(keys.ptr()); ++place) {
      if (!PyUnicode_CheckExact(PyList_GET_ITEM(keys.ptr(), place))) return false;
    }
    if (PyList_Sort(keys.ptr()) != 0) throw nb::python_error();
    text_ += '{';
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(keys.ptr()); ++place) {
      PyObject* key = PyList_GET_ITEM(keys.ptr(), place);
      if (!write_pair(place == 0, key, PyDict_GetItemWithError(value, key), depth)) return false;
    }
    text_ += '}';
    return true;
  }

  bool write_pair(bool first, PyObject* key, PyObject* item, int depth) {
    if (!PyUnicode_Check(key)) return false;
    if (!first) text_ += ',';
    if (!write_text(key)) return false;
    text_ += ':';
    return write(item, depth + 1);
  }

  bool canonical_;
  std::string text_;
};

nb::object write_json(nb::handle data) {
  Writer writer(false);
  if (!writer.write(data.ptr())) return nb::none();
  return nb::str(writer.text().data(), writer.text().size());
}

nb::object write_canonical_json(nb::handle data) {
  Writer writer(true);
  if (!writer.write(data.ptr())) return nb::none();
  return nb::bytes(writer.text().data(), writer.text().size());
}

}  // namespace

void add_json(nb::module_& module) {
  module.def("write_json", &write_json, nb::arg("data").none(), nb::sig("def write_json(data: object) -> str | None"),
             "Write data as compact JSON, or give None where Python's json module has to do it.");
  module.def("write_canonical_json", &write_canonical_json, nb::arg("data").none(),
             nb::sig("def write_canonical_json(data: object) -> bytes | None"),
             "Write data as compact JSON with its keys in order, or give None where Python's json module has to do it.");
}

}  // namespace cluewright::bindings
