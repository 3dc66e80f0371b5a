"""Clues of pictures: cells per second against NumPy and against reading the cells once, and what each means brings.

The times are the least CPU time of several runs, where threads take part the least time on the clock. "read" is the
time to read every byte of the picture once (the C library's search for a byte that is not there, or NumPy's sum of
64-bit words, whichever is quicker): no way to find clues can be below 1x. Memory is what the call adds at its peak,
the result included.
"""

import multiprocessing
import os
import time
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright import _native
from cluewright.nonogram.clue_generator import ClueGenerator, OptimizationSettings, ValidationSettings
from cluewright.nonogram.clues import clues_of, clues_of_many, flat_clues, recount

Cells = NDArray[np.uint8]
PATTERNS = ("empty", "full", "alternating", "random", "picture")
SIDES = (5, 10, 25, 100, 1000, 4000)
BATCH = 100_000
THREADS = min(4, os.cpu_count() or 1)


def pictures(pattern: str, count: int, side: int) -> Cells:
    random = np.random.default_rng(side)
    match pattern:
        case "empty":
            return np.zeros((count, side, side), np.uint8)
        case "full":
            return np.ones((count, side, side), np.uint8)
        case "alternating":
            checkered = (np.indices((side, side)).sum(axis=0) % 2).astype(np.uint8)
            return np.broadcast_to(checkered, (count, side, side)).copy()
        case "random":
            return random.integers(0, 2, (count, side, side), np.uint8)
    different = np.stack([blobs(random, side) for _ in range(min(count, 2000))])
    return np.tile(different, (-(-count // len(different)), 1, 1))[:count]


def blobs(random: np.random.Generator, side: int) -> Cells:
    """Draw shapes with soft outlines, as pictures have them: the places where a sum of waves is above 0."""
    place = np.linspace(0, 1, side, dtype=np.float32)
    height = np.zeros((side, side), np.float32)
    for _ in range(6):
        across, down = random.uniform(-18, 18, 2).astype(np.float32)
        height += np.sin(across * place + down * place[:, None] + np.float32(random.uniform(0, 6)))
    return (height > 0).view(np.uint8)


def in_numpy(stack: Cells) -> tuple[Any, Any]:
    height, width = stack.shape[1:]
    return recount(stack.reshape(-1, width)), recount(stack.transpose(0, 2, 1).reshape(-1, height))


def in_python(picture: Cells) -> tuple[Any, Any]:
    def clue(line: list[int]) -> tuple[int, ...]:
        return tuple(len(list(run)) for filled, run in groupby(line) if filled)

    return [clue(row) for row in picture.tolist()], [clue(column) for column in picture.T.tolist()]


def in_native(stack: Cells, threads: int = 1) -> Any:
    """Find the clues of all pictures as flat arrays, which is what the native code does behind `clues_of_many`."""
    return _native.flat_clues(stack, rows=True, columns=True, threads=threads)


def seconds(call: Callable[[], Any], *, clock: Callable[[], float] = time.process_time) -> float:
    """Give the least time of one call in several runs; short calls are repeated within a run."""
    started = clock()
    call()
    once = max(clock() - started, 1e-7)
    repeats = max(1, int(0.01 / once))
    best = once
    for _ in range(1 if once > 0.3 else 5):
        started = clock()
        for _ in range(repeats):
            call()
        best = min(best, (clock() - started) / repeats)
    return best


def seconds_to_read(stack: Cells) -> float:
    data = stack.tobytes()
    words = np.frombuffer(data[: len(data) // 8 * 8], np.uint64)
    return min(seconds(lambda: data.find(b"\xff")), seconds(lambda: words.sum()))


def status(field: str) -> int:
    """Give a figure of this process in bytes."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(field))


def peak_memory(pattern: str, count: int, side: int, use_numpy: bool) -> float | None:
    """Give the megabytes a call adds at its peak, where the system tells."""
    stack = pictures(pattern, count, side)
    try:
        Path("/proc/self/clear_refs").write_text("5")
        before = status("VmRSS")
        kept = in_numpy(stack) if use_numpy else in_native(stack)
        return (status("VmHWM") - before) / 1e6 if kept else None
    except OSError:
        return None


def memory(pool: Any, *case: Any) -> str:
    found = pool.apply(peak_memory, case)
    return "-" if found is None else f"{found:,.1f}"


def print_sizes() -> None:
    print(f"{'pictures':>14} {'pattern':>12} {'Mcells/s':>9} {'x NumPy':>8} {'x read':>7} {'MB':>7} {'NumPy MB':>9}")
    # Freed memory goes back at once, so that it cannot hide what the measured call takes.
    os.environ["MALLOC_MMAP_THRESHOLD_"] = "65536"
    context = multiprocessing.get_context("spawn")
    for count, side in [*((1, side) for side in SIDES), (BATCH, 25)]:
        for pattern in PATTERNS:
            stack = pictures(pattern, count, side)
            native, numpy = seconds(lambda: in_native(stack)), seconds(lambda: in_numpy(stack))  # noqa: B023
            read = seconds_to_read(stack)
            peaks = ["-", "-"]
            if stack.size >= 1_000_000:
                with context.Pool(1, maxtasksperchild=1) as pool:
                    peaks = [memory(pool, pattern, count, side, False)]
                with context.Pool(1, maxtasksperchild=1) as pool:
                    peaks.append(memory(pool, pattern, count, side, True))
            name = f"{side}x{side}" if count == 1 else f"{count:,} {side}x{side}"
            print(
                f"{name:>14} {pattern:>12} {stack.size / native / 1e6:9,.0f} {numpy / native:8.1f} "
                f"{native / read:7.1f} {peaks[0]:>7} {peaks[1]:>9}",
                flush=True,
            )


def print_means() -> None:
    print(f"\n{'microseconds a 25x25 picture':<46} {'random':>9} {'picture':>9}")
    stacks = [pictures(pattern, 20_000, 25) for pattern in ("random", "picture")]
    cached = [ClueGenerator(stack[0]) for stack in stacks]
    plain = OptimizationSettings(cache=False)
    trusting = ValidationSettings(check_results=False)
    forgetful = [ClueGenerator(stack[0], optimization=plain) for stack in stacks]
    trustful = [ClueGenerator(stack[0], optimization=plain, validation=trusting) for stack in stacks]
    wall = time.perf_counter
    lines: list[tuple[str, Callable[[int], float]]] = [
        ("plain Python, one by one", lambda s: seconds(lambda: in_python(stacks[s][0]))),
        ("NumPy, one by one", lambda s: seconds(lambda: in_numpy(stacks[s][:1]))),
        ("NumPy, batch", lambda s: seconds(lambda: in_numpy(stacks[s])) / 20_000),
        ("native, one by one, puzzles", lambda s: seconds(lambda: clues_of(stacks[s][0]))),
        ("native, one by one, flat", lambda s: seconds(lambda: flat_clues(stacks[s][0]))),
        ("native, batch, puzzles", lambda s: seconds(lambda: clues_of_many(stacks[s])) / 20_000),
        ("native, batch, flat", lambda s: seconds(lambda: in_native(stacks[s])) / 20_000),
        ("the same on the clock", lambda s: seconds(lambda: in_native(stacks[s]), clock=wall) / 20_000),
        (
            f"the same on the clock, {THREADS} threads",
            lambda s: seconds(lambda: in_native(stacks[s], THREADS), clock=wall) / 20_000,
        ),
        ("generator, checked, without cache", lambda s: seconds(forgetful[s].generate_clues)),
        ("generator, unchecked, without cache", lambda s: seconds(trustful[s].generate_clues)),
        ("generator, row_clues from the cache", lambda s: seconds(lambda: cached[s].row_clues)),
    ]
    for name, measure in lines:
        print(f"{name:<46} {measure(0) * 1e6:9.2f} {measure(1) * 1e6:9.2f}", flush=True)

    print(f"\n{'milliseconds a 4000x4000 picture, on the clock':<46} {'random':>9} {'picture':>9}")
    large = [pictures(pattern, 1, 4000)[0] for pattern in ("random", "picture")]
    for threads in sorted({1, 2, THREADS}):
        found = [seconds(lambda p=p, n=threads: flat_clues(p, threads=n), clock=wall) * 1e3 for p in large]
        print(f"{f'native, flat, {threads} thread(s)':<46} {found[0]:9.2f} {found[1]:9.2f}", flush=True)


if __name__ == "__main__":
    print_sizes()
    print_means()
