"""Measure how varied generated Hitori are, how often a level is met and how long that takes, beside hand-made ones.

    python benchmarks/measure_hitori.py                        200 boards for every size and level
    python benchmarks/measure_hitori.py --sizes 7x7 7x9 --levels expert --boards 50
    python benchmarks/measure_hitori.py --characters           pairs and sandwiches, generated ones alone
    python benchmarks/measure_hitori.py --characters FILE...   beside the puzzles of the data set in these files
    python benchmarks/measure_hitori.py --characters --janko COPY   and those of a copy of janko.at-puzzle-scraping

Prints the tables of docs/hitori.md. Shadings are counted once as they lie and once as alike when turned or mirrored
(`turned`), puzzles as alike when turned, mirrored or renumbered.
"""

import argparse
import statistics
import time
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from cluewright.core.errors import GenerationFailed, InvalidRecipe
from cluewright.core.recipe import Recipe
from cluewright.core.size import Size, format_size, parse_size
from cluewright.core.technique import Level
from cluewright.hitori.board import Board
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from human_sources import solved_hitori

SIZES = [(7, 7), (8, 8), (9, 9), (10, 10), (12, 12), (15, 15), (7, 9), (10, 8)]


def shading(solution: Board, *, turned: bool) -> bytes:
    """Return a key of the black cells, the same for all turned and mirrored forms if `turned`."""
    blacks = np.asarray(solution.blacks, bool)
    forms = [np.rot90(side, turns) for side in (blacks, blacks.T) for turns in range(4)] if turned else [blacks]
    return min(bytes(form.shape) + form.tobytes() for form in forms)


def pairs(puzzle: Hitori) -> float:
    """Return the equal neighbours per cell."""
    numbers = puzzle.array
    found = (numbers[:, 1:] == numbers[:, :-1]).sum() + (numbers[1:] == numbers[:-1]).sum()
    return float(found) / numbers.size


def sandwiches(puzzle: Hitori) -> float:
    """Return the runs x y x per cell; x x x is counted among the pairs alone."""
    numbers = puzzle.array
    across = (numbers[:, 2:] == numbers[:, :-2]) & (numbers[:, 2:] != numbers[:, 1:-1])
    down = (numbers[2:] == numbers[:-2]) & (numbers[2:] != numbers[1:-1])
    return float(across.sum() + down.sum()) / numbers.size


def measure(size: Size, level: Level, boards: int, options: dict[str, str]) -> str:
    """Return a row of the table for a size and a level."""
    items, spent = [], []
    for seed in range(boards):
        begin = time.thread_time()
        try:
            items.append(KIND.generate(Recipe("hitori", size, seed, level, options)))
        except GenerationFailed:
            pass
        except InvalidRecipe:
            return f"| {format_size(size)} | {level} | refused |" + " |" * 6
        spent.append((time.thread_time() - begin) * 1000)
    solutions = [item.solution for item in items if item.solution is not None]
    counts = [
        f"{len(items)} of {boards}",
        len({shading(each, turned=False) for each in solutions}),
        len({shading(each, turned=True) for each in solutions}),
        len({KIND.canonical(item.puzzle) for item in items}),
    ]
    times = f"{statistics.median(spent):.2g} ({max(spent):.2g})"
    character = [
        f"{statistics.mean(map(of, (i.puzzle for i in items))):.2f}" if items else "" for of in (pairs, sandwiches)
    ]
    return f"| {format_size(size)} | {level} | " + " | ".join(map(str, [*counts, times, *character])) + " |"


def of_data_set(files: Iterable[Path]) -> list[Hitori]:
    """Read the puzzles of the data set in these files."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [Hitori([[int(n) for n in row.split()] for row in line.split("\t")[3].split("/")]) for line in lines]


def character(name: str, puzzles: list[Hitori]) -> None:
    """Print pairs and sandwiches per cell by size."""
    for side in sorted({puzzle.width for puzzle in puzzles}):
        alike = [puzzle for puzzle in puzzles if puzzle.width == puzzle.height == side]
        if len(alike) >= 10:
            means = [statistics.mean(map(of, alike)) for of in (pairs, sandwiches)]
            print(f"| {name} | {side}x{side} | {len(alike)} | {means[0]:.3f} | {means[1]:.3f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=parse_size, nargs="+", default=SIZES)
    parser.add_argument("--levels", type=Level, nargs="+", default=list(Level))
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--symmetry", help="ask for this symmetry of the shading")
    parser.add_argument("--characters", type=Path, nargs="*", help="compare with the puzzles in these files")
    parser.add_argument("--janko", help="a copy of janko.at-puzzle-scraping")
    arguments = parser.parse_args()
    if arguments.characters is not None:
        print("| puzzles | size | number | pairs per cell | sandwiches per cell |\n|---|---|---|---|---|")
        for file in arguments.characters:
            character(file.stem, of_data_set([file]))
        if arguments.janko:
            character("hand-made", [found.puzzle for found in solved_hitori(arguments.janko)])
        for level in (None, *arguments.levels):
            makes = [
                Recipe("hitori", size, seed, level) for size in arguments.sizes for seed in range(arguments.boards)
            ]
            character(f"ours, {level or 'any level'}", [KIND.generate(recipe).puzzle for recipe in makes])
        return
    print("| size | level | made | shadings | turned | puzzles | CPU ms (slowest) | pairs | sandwiches |")
    print("|---|---|---|---|---|---|---|---|---|")
    options = {"symmetry": arguments.symmetry} if arguments.symmetry else {}
    for size in arguments.sizes:
        for level in arguments.levels:
            print(measure(size, level, arguments.boards, options), flush=True)


if __name__ == "__main__":
    main()
