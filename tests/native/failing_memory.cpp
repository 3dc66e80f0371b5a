// The allocator of a test program in which memory runs out. Where the linker can wrap functions (CMakeLists.txt says so
// by CLUEWRIGHT_WRAPS_REALLOC) it takes the place of realloc, too, which Buffer asks.
#include "failing_memory.hpp"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

void* give(void* memory) {
  if (!memory) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  if (memory::is_refused()) throw std::bad_alloc();
  return give(std::malloc(size ? size : 1));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return memory::is_refused() ? nullptr : std::malloc(size ? size : 1);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  if (memory::is_refused()) throw std::bad_alloc();
  const auto step = static_cast<std::size_t>(alignment);
  return give(std::aligned_alloc(step, (size + step - 1) / step * step));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#if defined(CLUEWRIGHT_WRAPS_REALLOC)
extern "C" void* __real_realloc(void* memory, std::size_t size);
extern "C" void* __wrap_realloc(void* memory, std::size_t size) {
  return memory::is_refused() ? nullptr : __real_realloc(memory, size);
}
#endif
