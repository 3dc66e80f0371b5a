"""Search for large puzzles that are hard to prove unique, and write them as JSON lines.

Boards of 65 to 128 cells a side that look like pictures, with ambiguous parts that hang together: blurred noise as fine
as a solver can bear, smooth pictures with patches of such noise, and chains of dominoes. Cells in which a second
solution differs are changed until there is none. A puzzle enters when lines and trying single cells do not settle it:
the solver had to learn from conflicts.

    python benchmarks/make_large_proofs.py benchmarks/hard_proofs_large.jsonl
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import cluewright as cw
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.families import blurred_picture, domino_picture

NOISE, PATCHES = 23, 23
DOMINOES = (32, 38, 45, 63)
MOST_CHANGES = 400
NODES = 20_000  # no seconds, so that every machine finds the same puzzles


def noise(rng: np.random.Generator, height: int, width: int) -> np.ndarray:
    """Blurred noise, about two cells thick."""
    whole = blurred_picture(max(height, width), int(rng.integers(1, 3)), int(rng.integers(1 << 30)))
    return whole[:height, :width]


def patches(rng: np.random.Generator, height: int, width: int) -> np.ndarray:
    """A smooth picture with rectangles of random cells in it, some of them side by side."""
    picture = blurred_picture(max(height, width), 8, int(rng.integers(1 << 30)))[:height, :width].copy()
    for _ in range(rng.integers(3, 7)):
        high, wide = rng.integers(10, 25, 2)
        row, column = rng.integers(0, height - high), rng.integers(0, width - wide)
        picture[row : row + high, column : column + wide] = rng.random((high, wide)) < rng.uniform(0.4, 0.5)
    return picture


def hard_puzzles(draw, count: int) -> Iterator[cw.Item]:
    seed = 0
    while count:
        seed += 1
        rng = np.random.default_rng([seed, count, 128])
        height, width = (int(side) for side in rng.integers(65, 129 if seed % 4 == 0 else 91, 2))
        picture = make_unique(draw(rng, height, width), rng)
        if picture is not None and has_to_learn(puzzle := cw.clues_of(picture)):
            count -= 1
            print(f"{draw.__name__} {width}x{height}: {count} to go", file=sys.stderr)
            yield item(puzzle, f"{draw.__name__} {width}x{height}, seed {seed}")


def make_unique(picture: np.ndarray, rng: np.random.Generator) -> np.ndarray | None:
    """Turn a cell in which the second solution differs, until there is none."""
    for _ in range(MOST_CHANGES):
        known = Board.solved(picture)
        outcome = solve(cw.clues_of(picture), known=known, budget=cw.Budget(nodes=NODES))
        if outcome.verdict is cw.Verdict.UNIQUE:
            return picture
        if outcome.verdict is not cw.Verdict.SEVERAL:
            return None
        differing = np.argwhere(outcome.solutions[1].array != picture)
        row, column = differing[rng.integers(len(differing))]
        picture = picture.copy()
        picture[row, column] ^= True
    return None


def has_to_learn(puzzle: cw.Nonogram) -> bool:
    outcome = solve(puzzle, budget=cw.Budget(nodes=NODES))
    return outcome.verdict is cw.Verdict.UNIQUE and outcome.statistics["learned"] > 0


def item(puzzle: cw.Nonogram, title: str) -> cw.Item:
    return cw.Item(puzzle, proof={"verdict": "unique"}, meta={"title": title})


def main(path: Path) -> None:
    found = [item(cw.clues_of(domino_picture(count)), f"{count} dominoes") for count in DOMINOES]
    for draw, count in ((noise, NOISE), (patches, PATCHES)):
        for puzzle in hard_puzzles(draw, count):
            found.append(puzzle)
            cw.save(found, path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
