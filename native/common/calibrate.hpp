// How fast this machine is at the work a nonogram solver does.
#pragma once

namespace cluewright {

// Does a fixed amount of word arithmetic over a small working set with look-ups in a 10 MB table, and returns the CPU
// seconds it took. The machine that the published times of other solvers were taken on needs `calibration_reference`.
double calibrate();

inline constexpr double calibration_reference = 0.75;

}  // namespace cluewright
