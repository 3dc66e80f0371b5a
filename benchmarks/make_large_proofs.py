"""Search for large puzzles that are hard to prove unique, and write them as JSON lines.

Boards of 65 to 128 cells a side that look like the large pictures people publish: smooth areas, which lines settle,
and across them a chain of small ambiguous pieces. Each piece has one solution by itself, but shares a few rows or
columns with the next, so that blocks could belong to either. Cells in which a second solution differs are changed until
there is none. A puzzle enters when its proof takes a good number of nogoods; the limits are nodes, not seconds, so that
every machine finds the same puzzles.

    python benchmarks/make_large_proofs.py benchmarks/hard_proofs_large.jsonl
"""

import sys
from itertools import count
from pathlib import Path

import numpy as np

import cluewright as cw
from cluewright.core.verbs import solve
from cluewright.nonogram.families import Picture, blurred_picture
from hard_puzzles import item, make_unique

# shortest side, longest side, how many
SIZES = [(65, 79, 26), (80, 99, 23), (100, 128, 1)]
FEWEST_NOGOODS = 100
MOST_CHANGES = 80
NODES, PIECE_NODES = 8_000, 300
SHARED_LINES = 3


def piece(rng: np.random.Generator) -> Picture:
    """Return a small random picture, the only one with its clues, that lines do not settle."""
    while True:
        height, width = rng.integers(9, 15, 2)
        drawn = rng.random((height, width)) < rng.uniform(0.38, 0.48)
        unique = make_unique(drawn, rng, lambda: cw.Budget(nodes=PIECE_NODES), MOST_CHANGES)
        if unique is not None and solve(cw.clues_of(unique), strategy="lines").verdict is cw.Verdict.UNDECIDED:
            return unique


def chained_picture(rng: np.random.Generator, height: int, width: int) -> Picture:
    """Return a smooth picture with pieces in it, as many as fit on stairs to the right and down."""
    smooth = blurred_picture(max(height, width), int(rng.integers(5, 9)), int(rng.integers(1 << 30)))
    picture = smooth[:height, :width].copy()
    row, column = (int(place) for place in rng.integers(1, 8, 2))
    while True:
        part = piece(rng)
        high, wide = part.shape
        if row + high > height or column + wide > width:
            return picture
        picture[row - 1 : row + high + 1, column - 1 : column + wide + 1] = False
        picture[row : row + high, column : column + wide] = part
        shared = int(rng.integers(1, SHARED_LINES + 1))
        if rng.random() < 0.5:
            row, column = row + high - shared, column + wide + 1
        else:
            row, column = row + high + 1, column + wide - shared


def hard_puzzle(seed: int, shortest: int, longest: int) -> cw.Item | None:
    """Return the puzzle of a seed, if its picture becomes unique and its proof takes enough nogoods."""
    rng = np.random.default_rng([shortest, longest, seed])
    height, width = (int(side) for side in rng.integers(shortest, longest + 1, 2))
    picture = make_unique(chained_picture(rng, height, width), rng, lambda: cw.Budget(nodes=NODES), MOST_CHANGES)
    if picture is None:
        return None
    outcome = solve(cw.clues_of(picture), budget=cw.Budget(nodes=10 * NODES))
    if outcome.verdict is not cw.Verdict.UNIQUE or outcome.statistics["learned"] < FEWEST_NOGOODS:
        return None
    return item(picture, f"chain {width}x{height}, seed {seed}")


def main(path: Path) -> None:
    """Write the puzzles, one after the other as they are found."""
    found: list[cw.Item] = []
    for shortest, longest, number in SIZES:
        wanted = len(found) + number
        for seed in count():
            if len(found) == wanted:
                break
            puzzle = hard_puzzle(seed, shortest, longest)
            if puzzle is not None:
                found.append(puzzle)
                cw.save(found, path)
                print(f"{len(found)}: {puzzle.meta['title']}", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
