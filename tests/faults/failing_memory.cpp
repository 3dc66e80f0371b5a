// The allocator of C++ code, refusing requests when it is told to. Loaded before the native module with all its names
// visible, it takes the place of the standard one.
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

long asked = 0, first_refused = -1, last_refused = -1, held = 0;  // the tests use one thread

void* give(std::size_t size, std::size_t alignment) {
  ++asked;
  if (first_refused <= asked && asked <= last_refused) throw std::bad_alloc();
  void* memory = std::aligned_alloc(alignment, (size + alignment) / alignment * alignment);
  if (!memory) throw std::bad_alloc();
  ++held;
  return memory;
}

void take(void* memory) {
  if (memory) --held;
  std::free(memory);
}

}  // namespace

// From now on requests are counted, and those from `first` to `last` are refused; gives how many there were before.
extern "C" long memory_refuse(long first, long last) {
  const long before = asked;
  asked = 0, first_refused = first, last_refused = last;
  return before;
}

// How many pieces of memory are held at the moment.
extern "C" long memory_held() { return held; }

void* operator new(std::size_t size) { return give(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t alignment) { return give(size, static_cast<std::size_t>(alignment)); }
void operator delete(void* memory) noexcept { take(memory); }
void operator delete(void* memory, std::size_t) noexcept { take(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { take(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { take(memory); }
