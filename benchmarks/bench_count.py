"""How long counting all solutions takes, for families of boards with many of them.

Times are CPU seconds. A count that the limit cuts short is shown as a lower bound.

    python benchmarks/bench_count.py --nodes 500000
"""

import argparse
import time
from collections.abc import Iterator
from decimal import Decimal
from random import Random

import numpy as np

import cluewright as cw
from cluewright.colour_nonogram.painting import Painting
from cluewright.colour_nonogram.palette import Colour
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import blurred_picture, random_picture
from cluewright.zip.puzzle import sides_of

Case = tuple[str, cw.Puzzle]


def ones() -> Iterator[Case]:
    """Yield squares with a single filled cell in each line: as many solutions as permutations."""
    for side in (6, 9, 10, 11, 12, 14):
        yield f"nonogram {side}x{side}, all clues 1", cw.Nonogram([[1]] * side, [[1]] * side)


def dominoes() -> Iterator[Case]:
    """Yield filled boards with holes in which a domino can stand in two ways."""
    rng = np.random.default_rng(1)
    for side, number in ((100, 20), (300, 100), (1000, 10), (1000, 1000), (2000, 10)):
        picture, free, left = np.ones((side, side), bool), np.ones((side, side), bool), number
        while left:
            y, x = (int(place) for place in rng.integers(2, side - 6, 2))
            if free[y - 2 : y + 6, x - 2 : x + 6].all():
                free[y : y + 4, x : x + 4] = picture[y : y + 4, x : x + 4] = False
                picture[y + 1, x + 1] = picture[y + 2, x + 2] = True
                left -= 1
        yield f"nonogram {side}x{side}, {number} dominoes", clues_of(Board.solved(picture))


def pictures() -> Iterator[Case]:
    """Yield random and picture-like boards."""
    for side, seed in ((10, 1), (10, 2), (12, 1), (12, 2), (15, 1)):
        picture = random_picture(side, side, 30, seed)
        yield f"nonogram {side}x{side}, random 30 %, seed {seed}", clues_of(Board.solved(picture))
    for side in (15, 20):
        picture = random_picture(side, side, 50, 4)
        yield f"nonogram {side}x{side}, random 50 %", clues_of(Board.solved(picture))
    for side, radius, seed in ((40, 2, 1), (150, 4, 1), (150, 4, 2), (300, 8, 1)):
        puzzle = clues_of(Board.solved(blurred_picture(side, radius, seed)))
        yield f"nonogram {side}x{side}, blurred by {radius}, seed {seed}", puzzle


def colours() -> Iterator[Case]:
    """Yield colour nonograms: permutations, and random boards of four colours."""
    named = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0"), ("green", "#2b8a3e"), ("black", "#000000")]
    palette = [Colour(name, value, mark) for (name, value), mark in zip(named, "0ABCD", strict=True)]
    for side in (9, 12):
        yield f"colour {side}x{side}, all clues 1", ColourNonogram(palette, [[(1, 1)]] * side, [[(1, 1)]] * side)
    rng = np.random.default_rng(7)
    for side, density in ((15, 40), (20, 30), (20, 50), (30, 50), (40, 60), (60, 70), (100, 80), (200, 80)):
        cells = np.where(100 * rng.random((side, side)) < density, rng.integers(1, 5, (side, side)), 0)
        yield f"colour {side}x{side}, random {density} %", Painting.of(cells, palette).own_puzzle()


def shadings() -> Iterator[Case]:
    """Yield Hitori of different numbers, and generated ones with some shaded cells set free."""
    for side in (8, 10):
        numbers = [[side * y + x + 1 for x in range(side)] for y in range(side)]
        yield f"Hitori {side}x{side}, all different", cw.Hitori(numbers)
    for side in (12, 15, 30, 50):
        item = cw.generate("hitori", size=(side, side - 1), difficulty="easy", seed=3)
        numbers, board = [list(row) for row in item.puzzle.numbers], item.solution
        shaded = [(y, x) for y in range(side - 1) for x in range(side) if board[y, x] == 1]
        for new, (y, x) in enumerate(Random(1).sample(shaded, min(len(shaded), 2 * side))):
            numbers[y][x] = 1000 + new
        yield f"Hitori {side}x{side - 1}, {min(len(shaded), 2 * side)} cells set free", cw.Hitori(numbers)


def paths() -> Iterator[Case]:
    """Yield Zips with the first and last number alone, and boards of walled blocks that can be crossed in two ways."""
    for side in (6, 8, 10, 11):
        yield (
            f"Zip {side}x{side}, two numbers",
            cw.Zip(side, side, [(0, 0), (side - 1, side - 1) if side % 2 else (0, side - 1)]),
        )
    for across, down in ((5, 2), (25, 4), (33, 33)):
        yield f"Zip {3 * across}x{3 * down}, {across * down} blocks", blocks(across, down)


def blocks(across: int, down: int) -> cw.Zip:
    """Make blocks of 3x3 cells with a wall around each; the path enters and leaves them at opposite corners."""
    ends = []
    for y in range(down):
        for x in range(across):
            rows, columns = ((0, 2), (2, 0))[x % 2], ((0, 2), (2, 0))[y % 2]
            column = x if y % 2 == 0 else across - 1 - x
            ends += [(3 * y + row, 3 * column + side) for row, side in zip(rows, columns, strict=True)]
    passages = {frozenset(ends[i : i + 2]) for i in range(1, len(ends) - 1, 2)}
    walls = []
    for border in cw.Zip(3 * across, 3 * down, [ends[0], ends[-1]]).passable():
        sides = sides_of(border)
        if len({(y // 3, x // 3) for y, x in sides}) == 2 and frozenset(sides) not in passages:
            walls.append(border)
    return cw.Zip(3 * across, 3 * down, ends, walls)


def written(count: SolutionCount) -> str:
    """Write a count in a few characters."""
    number = Decimal(count.number)
    short = f"{number:,}" if number < 10**15 else f"{number:.3e}"
    return short if count.exact else f"at least {short}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=500_000, help="limit for each board")
    limit = parser.parse_args().nodes
    print("| board | solutions | CPU s | search nodes |")
    print("|---|---:|---:|---:|")
    for family in (ones, dominoes, pictures, colours, shadings, paths):
        for name, puzzle in family():
            kind, budget, begin = cw.kind(puzzle.kind), Budget(nodes=limit), time.process_time()
            count = kind.count_within(puzzle, budget)
            seconds = time.process_time() - begin
            print(f"| {name} | {written(count)} | {seconds:.3f} | {budget.nodes_spent:,} |", flush=True)


if __name__ == "__main__":
    main()
