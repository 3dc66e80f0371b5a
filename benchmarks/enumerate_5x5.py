"""Look at every 5x5 nonogram with one solution, to know which levels that size has.

    python benchmarks/enumerate_5x5.py

All 2^25 pictures are sorted by their clues; those whose clues no other picture has are the puzzles with one solution.
Of each set of mirror images and rotations one is graded and counted as many times as it has different images. Takes
300 MB and a few minutes.
"""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import Rung, climb, level_of
from cluewright.nonogram.near import Reach, settle_pictures

SIDE = 5
PICTURES = 1 << SIDE * SIDE
BATCH = 50_000
Numbers = NDArray[np.uint64]


def line_classes() -> NDArray[np.uint64]:
    """Number the clues of a line, by the line's bits."""
    clues = [tuple(len(run) for run in format(bits, f"0{SIDE}b").split("0") if run) for bits in range(1 << SIDE)]
    numbers = {clue: number for number, clue in enumerate(sorted(set(clues)))}
    return np.array([numbers[clue] for clue in clues], np.uint64)


def rows_of(pictures: Numbers) -> list[Numbers]:
    return [pictures >> np.uint64(SIDE * row) & np.uint64((1 << SIDE) - 1) for row in range(SIDE)]


def picture_of(rows: list[Numbers]) -> Numbers:
    pictures = np.zeros_like(rows[0])
    for number, row in enumerate(rows):
        pictures |= row << np.uint64(SIDE * number)
    return pictures


def transposed(rows: list[Numbers]) -> list[Numbers]:
    one = np.uint64(1)
    columns = [np.zeros_like(rows[0]) for _ in range(SIDE)]
    for y, row in enumerate(rows):
        for x in range(SIDE):
            columns[x] |= (row >> np.uint64(x) & one) << np.uint64(y)
    return columns


def unique_pictures() -> Numbers:
    """Give the pictures, as numbers, whose clues no other picture has."""
    classes = line_classes()
    base = np.uint64(int(classes.max()) + 1)
    keys = np.empty(PICTURES, np.uint64)
    for begin in range(0, PICTURES, 1 << 20):
        pictures = np.arange(begin, begin + (1 << 20), dtype=np.uint64)
        rows = rows_of(pictures)
        key = np.zeros_like(pictures)
        for line in rows + transposed(rows):
            key = key * base + classes[line]
        keys[begin : begin + (1 << 20)] = key << np.uint64(SIDE * SIDE) | pictures
    keys.sort()
    clues = keys >> np.uint64(SIDE * SIDE)
    alone = np.ones(PICTURES, bool)
    same = clues[1:] == clues[:-1]
    alone[1:] &= ~same
    alone[:-1] &= ~same
    return keys[alone] & np.uint64(PICTURES - 1)


def images(pictures: Numbers) -> list[Numbers]:
    """Give all eight mirror images and rotations."""
    backwards = np.array([int(format(bits, f"0{SIDE}b")[::-1], 2) for bits in range(1 << SIDE)], np.uint64)
    found = []
    rows = rows_of(pictures)
    for start in (rows, transposed(rows)):
        for each in (start, start[::-1]):
            found += [picture_of(each), picture_of([backwards[row] for row in each])]
    return found


def arrays(pictures: Numbers) -> NDArray[np.uint8]:
    bits = pictures[:, None] >> np.arange(SIDE * SIDE, dtype=np.uint64)[None] & np.uint64(1)
    return bits.astype(np.uint8).reshape(-1, SIDE, SIDE)


def main() -> None:
    unique = unique_pictures()
    print(f"{len(unique):,} of {PICTURES:,} pictures are the only ones with their clues")
    turned = images(unique)
    first = np.minimum.reduce(turned) == unique
    chosen = unique[first]
    alike = np.stack([image[first] for image in turned], axis=1)
    alike.sort(axis=1)
    weights = 1 + (alike[:, 1:] != alike[:, :-1]).sum(axis=1)
    print(f"{len(chosen):,} up to mirroring and rotation; settled by:")
    counts: Counter[str] = Counter()
    hardest: list[tuple[str, str]] = []
    for begin in range(0, len(chosen), BATCH):
        some, weight = arrays(chosen[begin : begin + BATCH]), weights[begin : begin + BATCH]
        by_lines = (settle_pictures(some, Reach.LINES) != 0).all(axis=(1, 2))
        counts["lines"] += int(weight[by_lines].sum())
        rest, weight = some[~by_lines], weight[~by_lines]
        by_contradictions = (
            (settle_pictures(rest, Reach.CONTRADICTIONS) != 0).all(axis=(1, 2)) if len(rest) else by_lines[:0]
        )
        counts["contradictions"] += int(weight[by_contradictions].sum())
        for picture, times in zip(rest[~by_contradictions], weight[~by_contradictions], strict=True):
            found = climb(clues_of(picture), last=Rung.COMMON_CONSEQUENCE)
            counts["common consequences" if found.solved else "nothing of these"] += int(times)
            hardest.append(
                (str(level_of(found)) if found.solved else "extreme", " ".join(Board.solved(picture).rows()))
            )
    for name, count in counts.items():
        print(f"  {name}: {count:,}")
    for level, rows in hardest[:20]:
        print(f"  {level}: {rows}")


if __name__ == "__main__":
    main()
