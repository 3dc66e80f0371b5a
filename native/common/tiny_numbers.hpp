// Numbers next to zero count as zero for a while.
#pragma once

#if defined(__SSE2__) || defined(_M_X64)
#include <xmmintrin.h>
#endif

namespace cluewright {

// Weights of hopeless arrangements become so small that the processor calculates them in slow motion; measured, that was half the
// time of exchanging beliefs. While this lives they count as zero.
class TinyNumbersAreZero {
#if defined(__SSE2__) || defined(_M_X64)
 public:
  TinyNumbersAreZero() : before_(_mm_getcsr()) { _mm_setcsr(before_ | 0x8040); }
  ~TinyNumbersAreZero() { _mm_setcsr(before_); }
  TinyNumbersAreZero(const TinyNumbersAreZero&) = delete;
  TinyNumbersAreZero& operator=(const TinyNumbersAreZero&) = delete;

 private:
  unsigned before_;
#endif
};

}  // namespace cluewright
