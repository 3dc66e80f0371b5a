"""How long boards with long sides take: 65 to 128 cells, 2000x2000, and boards with many parts.

Boards of 65 to 128 cells a side are random ones, for which a first solution is looked for, and a published puzzle if
its file is given. Boards of 2000x2000 cells are those of the published figures, with two solutions or a proof. Boards
with parts show that independent parts add up: chains of dominoes, each with a proof of its own, and holes in which a
domino can stand in two ways. Times are CPU seconds of solving alone.

    python benchmarks/bench_large.py random parts --published faase.nin
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

import cluewright as cw
from cluewright.bench.measure import format_seconds
from cluewright.core.verbs import solve
from cluewright.nonogram.families import LARGE, Picture, domino_picture, random_picture


class Case(NamedTuple):
    """A board to solve."""

    name: str
    puzzle: cw.Nonogram
    solutions: int = 2
    seed: int = 0


def random_boards() -> Iterator[Case]:
    """Yield random boards for which any solution will do."""
    for percent, sides in ((50, (66, 80, 100)), (55, (100,)), (60, (100,))):
        for side in sides:
            for seed in (1, 2, 3):
                picture = random_picture(side, side, percent, seed)
                yield Case(f"random {percent} %, {side}x{side}, board {seed}", cw.clues_of(picture), solutions=1)


def published(path: Path) -> Iterator[Case]:
    """Yield a puzzle from a file, with six seeds."""
    for item in cw.load(path):
        for seed in range(6):
            yield Case(f"{path.stem}, seed {seed}", item.puzzle, seed=seed)


def largest_boards() -> Iterator[Case]:
    """Yield the boards of the published figures, twice as large."""
    for name in ("rand80", "rand70", "blur20", "blur10"):
        yield Case(f"{name}, 2000x2000", cw.clues_of(LARGE[name](2000)))


def boards_with_parts() -> Iterator[Case]:
    """Yield filled boards with parts along the diagonal, whose lines have nothing to do with each other."""
    for side, dominoes, numbers in ((128, 4, (1, 5, 10)), (128, 5, (1, 2, 5, 9)), (1500, 5, (1, 10, 100))):
        for number in numbers:
            puzzle = cw.clues_of(with_parts(side, number, domino_picture(dominoes)))
            yield Case(f"{side}x{side}, {number} chains of {dominoes} dominoes", puzzle)
    for side, numbers in ((128, (1, 10)), (1500, (1, 10, 100))):
        for number in numbers:
            puzzle = cw.clues_of(with_parts(side, number, np.eye(2, dtype=bool)))
            yield Case(f"{side}x{side}, {number} holes with a domino", puzzle)


def with_parts(side: int, number: int, part: Picture) -> Picture:
    """Return a filled picture with copies of a part in it, each with a margin of empty cells."""
    picture, size, step = np.ones((side, side), bool), len(part), side // number
    if step < size + 3:
        raise ValueError(f"{number} parts of {size} cells do not fit {side} cells")
    for place in range((step - size) // 2, side - size, step):
        picture[place - 1 : place + size + 1, place - 1 : place + size + 1] = False
        picture[place : place + size, place : place + size] = part
    return picture


FAMILIES = {"random": random_boards, "parts": boards_with_parts, "largest": largest_boards}


def main() -> None:
    """Print a table of all boards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("families", nargs="*", default=list(FAMILIES), help=f"which of {', '.join(FAMILIES)}; all")
    parser.add_argument("--published", type=Path, help="a file with a large published puzzle")
    parser.add_argument("--strategy", default="auto")
    parser.add_argument("--nodes", type=int, default=150_000, help="limit for each board")
    options = parser.parse_args()
    families = [FAMILIES[name]() for name in options.families]
    if options.published:
        families.append(published(options.published))
    print("| board | verdict | CPU time | probes | nogoods | parts |")
    print("|---|---|---:|---:|---:|---:|")
    for family in families:
        for case in family:
            budget = cw.Budget(nodes=options.nodes)
            found = solve(case.puzzle, limit=case.solutions, seed=case.seed, strategy=options.strategy, budget=budget)
            counts = " | ".join(f"{found.statistics[name]:,}" for name in ("probes", "learned", "components"))
            print(f"| {case.name} | {found.verdict} | {format_seconds(found.seconds)} | {counts} |", flush=True)


if __name__ == "__main__":
    main()
