"""What other nonogram solvers need, as measured by us on one machine (calibration 0.75 s), one core, CPU seconds.

Tournament sets: first solution of each of 1000 puzzles. Survey puzzles: solve and prove unique, whole process; of
nonosolve, pbnsolve and picross-solver the fastest. The sets are those of the TAAI, TCGA and ICGA tournaments; the
survey puzzles are those of Jan Wolter's survey of paint-by-number solvers.
"""

NONOSOLVE_SETS = {
    "taai2011": 79.0,
    "icga2017": 92.7,
    "tcga2016": 90.9,
    "taai2020": 95.3,
    "icga2018": 83.7,
    "taai2017": 70.9,
    "tcga2014": 89.9,
}
"""Seconds for a whole set of nonosolve, the fastest program we know beside our own."""

FASTEST_SURVEY = {
    "dancer": 0.005,
    "cat": 0.005,
    "knot": 0.006,
    "skid": 0.005,
    "edge": 0.005,
    "bucks": 0.006,
    "mum": 0.010,
    "petroglyph": 0.011,
    "swing": 0.006,
    "light": 0.050,
    "merka": 0.011,
    "forever": 0.115,
    "knotty": 0.708,
}
"""Seconds of the fastest peer by puzzle; starting the process is about 5 ms of each."""

FASTEST_LARGE = {
    "rand90": 0.14,
    "rand80": 1.7,
    "shapes": 6.1,
    "blur20": 3.0,
}
"""Seconds of the fastest peer at 1000x1000; no peer finished the families not named here in 30 s."""
