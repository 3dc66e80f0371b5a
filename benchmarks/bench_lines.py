"""Line solving: calls per second by length, from Python and in a native loop, beside the plain dynamic programme.

Lines are random with blocks of about three cells, at three states of play: nothing known, a third, two thirds of the
cells known. The cache is asked for the same lines again and again (its best case: every call but the first
is a hit) and for lines it has never seen (its worst case: every call is a miss and is remembered).
"""

import itertools
import random
import time

from cluewright import _native
from cluewright.nonogram.lines import line_cells, solve_line

LENGTHS = (10, 25, 64, 100, 1000)
SECONDS = 0.2
CACHE_BYTES = 64 << 20


def lines_of(length: int, count: int, choose: random.Random) -> tuple[list, list]:
    """Make clues and cells of lines that can be completed."""
    clues, cells = [], []
    for index in range(count):
        value, picture = choose.random() < 0.5, []
        for _ in range(length):
            value ^= choose.random() < 1 / 3
            picture.append(value)
        known = (index % 3) / 3
        clues.append(tuple(sum(group) for filled, group in itertools.groupby(picture) if filled))
        cells.append(bytes((2 if filled else 1) if choose.random() < known else 0 for filled in picture))
    return clues, cells


def per_call(measure) -> float:
    """Give the best CPU seconds of a call in three; `measure(rounds)` tells those of one and how many it made."""
    rounds, best = 1, float("inf")
    for _ in range(3):
        while (result := measure(rounds))[0] * result[1] < SECONDS / 3:
            rounds *= 2
        best = min(best, result[0])
    return best


def from_python(clues: list, cells: list) -> float:
    pairs = list(zip(clues, map(line_cells, cells), strict=True))

    def measure(rounds: int) -> tuple[float, int]:
        start = time.process_time()
        for _ in range(rounds):
            for clue, line in pairs:
                solve_line(clue, line)
        calls = rounds * len(pairs)
        return (time.process_time() - start) / calls, calls

    return per_call(measure)


def from_native(clues: list, cells: list, engine: str) -> float:
    def measure(rounds: int) -> tuple[float, int]:
        return _native.time_lines(clues, cells, rounds, engine, CACHE_BYTES)[0], rounds * len(clues)

    return per_call(measure)


def main() -> None:
    groups = ("calls per second", 44), ("times as fast as plain native", 30), ("cache, times as fast as none", 32)
    print(f"{'':6}" + "".join(f"{title:>{width}}" for title, width in groups))
    columns = ("Python", 12), ("native", 16), ("plain native", 16), ("native", 14), ("Python", 14)
    print("length" + "".join(f"{title:>{width}}" for title, width in (*columns, ("all hits", 20), ("all misses", 14))))
    for length in LENGTHS:
        choose = random.Random(length)
        lines = lines_of(length, 300 if length < 1000 else 60, choose)
        python = from_python(*lines)
        bits, plain, hits = (from_native(*lines, engine) for engine in ("bits", "plain", "cache"))
        fresh = lines_of(length, 30_000 if length < 1000 else 3_000, choose)
        solving, missing = (_native.time_lines(*fresh, 1, engine, CACHE_BYTES)[0] for engine in ("bits", "cache"))
        print(
            f"{length:6}{1 / python:12,.0f}{1 / bits:16,.0f}{1 / plain:16,.0f}"
            f"{plain / bits:14.1f}{plain / python:14.1f}{bits / hits:20.2f}{solving / missing:14.2f}"
        )


if __name__ == "__main__":
    main()
