"""Search for puzzles that are hard to prove unique, and write them as JSON lines.

A puzzle enters when it has exactly one solution and neither line solving nor probing settles it: the strategy `probe`
had to branch. Two sources: random pictures, changed cell by cell until no second solution is left; and chains of
dominoes, whose proofs grow exponentially.

    python benchmarks/make_hard_proofs.py benchmarks/hard_proofs.jsonl
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import cluewright as cw
from cluewright.core.verbs import solve
from cluewright.nonogram.families import domino_picture
from hard_puzzles import item, make_unique

# side, percent filled, how many
RANDOM = [(15, 40, 20), (20, 42, 20), (25, 46, 20), (30, 49, 16), (35, 50, 8), (40, 51, 8)]
DOMINOES = range(7, 15)
MOST_CHANGES = 300
LIMIT = 5.0


def limit() -> cw.Budget:
    """Return how long a single puzzle may take."""
    return cw.Budget(seconds=LIMIT)


def random_puzzles(side: int, percent: int, count: int) -> Iterator[cw.Item]:
    """Yield as many hard puzzles of a size and density."""
    seed = 0
    while count:
        seed += 1
        rng = np.random.default_rng([side, percent, seed])
        height, width = (side, side) if seed % 2 else (side, side - 2)
        picture = make_unique(rng.random((height, width)) < percent / 100, rng, limit, MOST_CHANGES)
        if picture is not None and is_hard(cw.clues_of(picture)):
            count -= 1
            yield item(picture, f"random {width}x{height}, {percent} %, seed {seed}")


def is_hard(puzzle: cw.Nonogram) -> bool:
    """Tell whether the strategy `probe` has to branch."""
    outcome = solve(puzzle, strategy="probe", budget=limit())
    return outcome.verdict is cw.Verdict.UNDECIDED or outcome.statistics["decisions"] > 0


def main(path: Path) -> None:
    """Write the puzzles."""
    found = [item(domino_picture(count), f"{count} dominoes") for count in DOMINOES]
    for family in RANDOM:
        found.extend(random_puzzles(*family))
        print(f"{len(found)} puzzles", file=sys.stderr)
    cw.save(found, path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
