// A growing array of plain numbers whose memory is not cleared and can be handed over to another owner.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

namespace cluewright {

// std::vector writes zeros into memory that is about to be overwritten, and cannot give its memory away to NumPy.
template <typename T>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Buffer() = default;
  Buffer(Buffer&& other) noexcept
      : data_(std::exchange(other.data_, nullptr)),
        size_(std::exchange(other.size_, 0)),
        capacity_(std::exchange(other.capacity_, 0)) {}
  Buffer& operator=(Buffer&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
    return *this;
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { std::free(data_); }

  std::size_t size() const { return size_; }
  const T* data() const { return data_; }
  T* data() { return data_; }
  const T& operator[](std::size_t index) const { return data_[index]; }
  T& operator[](std::size_t index) { return data_[index]; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }

  void clear() { size_ = 0; }

  void push(T value) {
    *room(1) = value;
    ++size_;
  }

  // Returns the place after the last element with space for `count` more; `end_at` says how many were written.
  T* room(std::size_t count) {
    if (capacity_ - size_ < count) reallocate(size_ + count > 2 * capacity_ ? size_ + count : 2 * capacity_);
    return data_ + size_;
  }
  void end_at(const T* last) { size_ = static_cast<std::size_t>(last - data_); }

  // Makes the size `count`; new elements have no particular value.
  void resize(std::size_t count) {
    if (count > capacity_) reallocate(count);
    size_ = count;
  }

  // Releases memory that was reserved but not used.
  void shrink() {
    if (capacity_ > size_ + size_ / 8) reallocate(size_ ? size_ : 1);
  }

  // Hands over the memory; whoever takes it calls std::free. Never null, so that it can own an empty array.
  T* release() {
    room(1);
    size_ = capacity_ = 0;
    return std::exchange(data_, nullptr);
  }

 private:
  void reallocate(std::size_t capacity) {
    if (capacity > static_cast<std::size_t>(-1) / sizeof(T)) throw std::bad_alloc();
    void* moved = std::realloc(data_, capacity * sizeof(T));
    if (!moved) throw std::bad_alloc();
    data_ = static_cast<T*>(moved);
    capacity_ = capacity;
  }

  T* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace cluewright
