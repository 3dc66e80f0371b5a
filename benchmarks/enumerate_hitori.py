"""Look at every small Hitori with one solution, to know which levels its size has.

    python benchmarks/enumerate_hitori.py [SIZE]

The numbers go up to the longer side. A solution to which another black cell could be added is not the only one, so the
shadings are those to which none can be; and a black cell whose number no white cell of its lines has could be white, so
each copies one. Shadings are taken once of all that are turned and mirrored, numbers once under all names; turned, a
board may have a few contradictions more or less, since they are found in order. 4x4, the default, takes two minutes;
4x5 has far too many boards.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import product

import numpy as np

from cluewright.core.outcome import Verdict
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rating import level_of
from cluewright.hitori.solver import solve
from cluewright.hitori.techniques import climb

Cell = tuple[int, int]
Shading = frozenset[Cell]
BEYOND = "beyond all techniques"
MOST_SHOWN = 20
"""The boards of a level are printed if there are no more than this."""


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + across) for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0))]


def shadings(cells: list[Cell]) -> list[Shading]:
    """List the shadings that keep the rules and to which no cell can be added, one of each set of images."""
    found: set[Shading] = set()
    todo = [Shading()]
    while todo:
        blacks = todo.pop()
        later = [cell for cell in cells if not blacks or cell > max(blacks)]
        for cell in later:
            if blacks.isdisjoint(around(cell)) and connected(more := blacks | {cell}, cells):
                found.add(more)
                todo.append(more)
    full = [blacks for blacks in found if not any(blacks | {cell} in found for cell in cells if cell not in blacks)]
    return sorted({min(images(blacks, cells), key=sorted) for blacks in full}, key=sorted)


def connected(blacks: Shading, cells: list[Cell]) -> bool:
    whites = set(cells) - blacks
    todo = [whites.pop()]
    while todo:
        beside = whites.intersection(around(todo.pop()))
        whites -= beside
        todo.extend(beside)
    return not whites


def images(blacks: Shading, cells: list[Cell]) -> Iterator[Shading]:
    """Yield the images of a shading on the same board."""
    last_row, last_column = max(cells)
    for flip, mirror, swap in product((False, True), repeat=3):
        if swap and last_row != last_column:
            continue
        turned = ((last_row - y if flip else y, last_column - x if mirror else x) for y, x in blacks)
        yield Shading((x, y) if swap else (y, x) for y, x in turned)


def in_line(one: Cell, other: Cell) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def whites_filled(whites: list[Cell], highest: int, numbers: dict[Cell, int]) -> Iterator[dict[Cell, int]]:
    """Yield the numbers of the white cells, none twice in a line, named in the order in which they appear."""
    if len(numbers) == len(whites):
        yield numbers
        return
    cell = whites[len(numbers)]
    for number in range(1, min(highest, max(numbers.values(), default=0) + 1) + 1):
        if not any(other == number and in_line(cell, place) for place, other in numbers.items()):
            yield from whites_filled(whites, highest, {**numbers, cell: number})


def boards(size: Size) -> Iterator[Hitori]:
    """Yield every board that may have one solution."""
    width, height = size
    cells = [(y, x) for y in range(height) for x in range(width)]
    for blacks in shadings(cells):
        whites, order = [cell for cell in cells if cell not in blacks], sorted(blacks)
        for numbers in whites_filled(whites, max(size), {}):
            copied = [sorted({number for place, number in numbers.items() if in_line(cell, place)}) for cell in order]
            for choice in product(*copied):
                full = {**numbers, **dict(zip(order, choice, strict=True))}
                yield Hitori.trusted(np.array([full[cell] for cell in cells], np.int32).reshape(height, width))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("size", type=parse_size, nargs="?", default=(4, 4))
    found: Counter[str] = Counter()
    examples: dict[str, list[Hitori]] = {}
    looked_at = 0
    for puzzle in boards(parser.parse_args().size):
        looked_at += 1
        path = climb(puzzle)
        if not path.solved and solve(puzzle).verdict is not Verdict.UNIQUE:
            continue
        level = level_of(path.counts) if path.solved else BEYOND
        found[level] += 1
        if found[level] <= MOST_SHOWN:
            examples.setdefault(level, []).append(puzzle)
    print(f"{looked_at} boards, {found.total()} of them with one solution:")
    for level in (*Level, BEYOND):
        print(f"  {level}: {found[level]}")
        for puzzle in examples.get(level, ()) if found[level] <= MOST_SHOWN else ():
            print("    " + "/".join("".join(map(str, row)) for row in puzzle.numbers))


if __name__ == "__main__":
    main()
