"""What watching costs: solving with a recording against solving without, and films of a large board.

Times are the least CPU time of several runs. The column "solve" is what everybody pays; run the same file with
`--plain` under an interpreter that has an older build to compare just that.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import cluewright as cw
from cluewright.bench.measure import format_seconds, format_table
from cluewright.core.registry import kind
from cluewright.nonogram.clues import clues_of

REPEATS = 7


def least(work: Callable[[], Any]) -> float:
    """Give the least CPU seconds of several runs."""
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def puzzles() -> list[tuple[str, str, list[Any]]]:
    """Give kinds, strategies and puzzles that keep each busy for some milliseconds."""
    random = np.random.default_rng(5)
    pictures = [clues_of(random.random((22, 25)) < 0.5) for _ in range(6)]
    large = [clues_of(random.random((150, 200)) < 0.7)]
    hitori = [cw.generate("hitori", size=(15, 13), seed=seed).puzzle for seed in range(20)]
    paths = [cw.generate("zip", size=(13, 11), seed=seed).puzzle for seed in range(20)]
    return [
        ("nonogram", "auto", pictures),
        ("nonogram", "probe", pictures[:2]),
        ("nonogram", "lines", pictures),
        ("nonogram", "frontier", large),
        ("hitori", "learn", hitori),
        ("hitori", "dfs", hitori),
        ("zip", "learn", paths),
        ("zip", "search", paths),
    ]


def main(plain: bool) -> None:
    rows = []
    for name, strategy, made in puzzles():
        found = kind(name)
        solving = least(lambda f=found, m=made, s=strategy: [f.solve(each, strategy=s) for each in m])  # type: ignore[misc]
        row = [name, strategy, len(made), format_seconds(solving)]
        if not plain:
            recording = least(lambda f=found, m=made, s=strategy: [cw.record(each, strategy=s) for each in m])  # type: ignore[misc]
            events = sum(len(cw.record(each, strategy=strategy)[1]) for each in made)
            row += [format_seconds(recording), f"{recording / solving:.2f}", events]
        rows.append(row)
    headers = ["kind", "strategy", "puzzles", "solve"] + ([] if plain else ["record", "ratio", "events"])
    print(format_table(headers, rows))
    if not plain:
        film()


def film() -> None:
    """Measure a film of a million cells."""
    from cluewright.render.animation import to_gif
    from cluewright.render.film import Film

    puzzle = clues_of(np.random.default_rng(3).random((1000, 1000)) < 0.8)
    found = kind("nonogram")
    start = time.process_time()
    outcome, recording = cw.record(puzzle, strategy="lines")
    recorded = time.process_time() - start
    start = time.process_time()
    gif = to_gif(Film(found, puzzle, recording, frames=300))
    drawn = time.process_time() - start
    print(f"\n1000x1000, {len(recording)} events ({outcome.verdict}): recorded in {format_seconds(recorded)}, ", end="")
    print(f"a GIF of 300 frames in {format_seconds(drawn)}, {len(gif) / 1e6:.1f} MB")


if __name__ == "__main__":
    main("--plain" in sys.argv)
