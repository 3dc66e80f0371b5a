"""The oracle: how many boards have how many solutions, for every size small enough to look at all of them.

    python benchmarks/oracle.py            # compares docs/oracle.json with what it finds, in about a minute
    python benchmarks/oracle.py --write    # writes it, and the tables of docs/oracle.md

Nothing here uses a solver of Cluewright: pictures, shadings and paths are listed one by one. A solver that disagrees
with these numbers is wrong; they are to us what perft is to chess programs.
"""

import argparse
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np

DOCS = Path(__file__).parents[1] / "docs"
NONOGRAMS = [(w, h) for w in range(1, 6) for h in range(1, w + 1)]
HITORIS = [(2, 2), (3, 2), (3, 3)]
ZIPS = [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4)]
WALLS_SEED, WALL_SETS = 1, 40

Histogram = dict[int, int]
"""The number of boards by their number of solutions."""


# Nonogram: a puzzle is a set of clues; its solutions are the pictures that have them.


def clue(line: tuple[int, ...]) -> tuple[int, ...]:
    """Return the lengths of the runs of a line of 0 and 1."""
    runs, length = [], 0
    for cell in (*line, 0):
        if cell:
            length += 1
        elif length:
            runs.append(length)
            length = 0
    return tuple(runs)


def nonograms(width: int, height: int) -> Histogram:
    """Group all pictures of a size by their clues and count the groups by their size."""
    _, counts = np.unique(_keys(width, height), return_counts=True)
    sizes, groups = np.unique(counts, return_counts=True)
    return {int(size): int(group) for size, group in zip(sizes, groups, strict=True)}


def sharing(width: int, height: int) -> np.ndarray:
    """Tell of every picture of a size how many have its clues."""
    _, group, counts = np.unique(_keys(width, height), return_inverse=True, return_counts=True)
    return counts[group]


def _keys(width: int, height: int) -> np.ndarray:
    """Return a number for every picture, the same for pictures with the same clues."""
    pictures = np.arange(1 << (width * height), dtype=np.int64)
    key = np.zeros(len(pictures), np.int64)
    for length, lines in ((width, _rows(width, height)), (height, _columns(width, height))):
        number: dict[tuple[int, ...], int] = {}
        table = np.array([number.setdefault(clue(line), len(number)) for line in product((0, 1), repeat=length)])
        for cells in lines:
            line = np.zeros(len(pictures), np.int64)
            for cell in cells:
                line = line * 2 + (pictures >> cell & 1)
            key = key * len(number) + table[line]
    return key


def lines(width: int, height: int) -> list[list[int]]:
    """List the cells of every row and column."""
    return _rows(width, height) + _columns(width, height)


def _rows(width: int, height: int) -> list[list[int]]:
    return [[row * width + column for column in range(width)] for row in range(height)]


def _columns(width: int, height: int) -> list[list[int]]:
    return [[row * width + column for row in range(height)] for column in range(width)]


# Hitori: boards with numbers from 1 to the longer side.


def shadings(width: int, height: int) -> list[tuple[int, ...]]:
    """List the shadings without shaded neighbours whose unshaded cells are connected; 1 is shaded."""
    found = []
    for cells in product((0, 1), repeat=width * height):
        beside = [(at, at + 1) for at in range(len(cells)) if (at + 1) % width]
        below = [(at, at + width) for at in range(len(cells) - width)]
        if any(cells[a] and cells[b] for a, b in beside + below):
            continue
        white = [at for at, shaded in enumerate(cells) if not shaded]
        reached, todo = {white[0]} if white else set(), white[:1]
        while todo:
            at = todo.pop()
            for a, b in beside + below:
                other = b if a == at else a if b == at else None
                if other is not None and not cells[other] and other not in reached:
                    reached.add(other)
                    todo.append(other)
        if white and len(reached) == len(white):
            found.append(cells)
    return found


def hitoris(width: int, height: int) -> Histogram:
    """Count the solutions of every board with numbers up to the longer side."""
    highest = max(width, height)
    masks = shadings(width, height)
    words = -(-len(masks) // 64)

    def allowed(cells: list[int]) -> np.ndarray:
        """Tell for every content of a line which shadings leave no number twice, as bits."""
        table = np.zeros((highest ** len(cells), words), np.uint64)
        for content, numbers in enumerate(product(range(highest), repeat=len(cells))):
            for index, mask in enumerate(masks):
                white = [number for number, cell in zip(numbers, cells, strict=True) if not mask[cell]]
                if len(set(white)) == len(white):
                    table[content, index // 64] |= np.uint64(1 << index % 64)
        return table

    rows = [allowed(cells) for cells in _rows(width, height)]
    columns = [allowed(cells) for cells in _columns(width, height)]
    contents = np.array(list(product(range(highest), repeat=width)))  # of a row
    free = min(2, height - 1)  # so many rows at the bottom are tried all at once
    bottom = np.array(list(product(range(len(contents)), repeat=free)))
    found: Counter[int] = Counter()
    for first, weight in _first_rows(width, highest):
        for middle in product(range(len(contents)), repeat=height - 1 - free):
            above = (first, *middle)
            bits = np.full((len(bottom), words), ~np.uint64(0))
            for row, content in enumerate(above):
                bits &= rows[row][content]
            for row in range(free):
                bits &= rows[len(above) + row][bottom[:, row]]
            for column in range(width):
                place = np.zeros(len(bottom), np.int64)
                for content in above:
                    place = place * highest + contents[content, column]
                for row in range(free):
                    place = place * highest + contents[bottom[:, row], column]
                bits &= columns[column][place]
            counts = np.unpackbits(bits.view(np.uint8), axis=1).sum(axis=1, dtype=np.int64)
            for solutions, boards in enumerate(np.bincount(counts)):
                found[solutions] += int(boards) * weight
    found = Counter({solutions: boards for solutions, boards in found.items() if boards})
    return dict(sorted(found.items()))


def _first_rows(width: int, highest: int) -> Iterator[tuple[int, int]]:
    """Yield one first row of each pattern of equal numbers, and how many rows have it: numbers can be renamed."""
    seen: Counter[tuple[int, ...]] = Counter()
    place: dict[tuple[int, ...], int] = {}
    for content, numbers in enumerate(product(range(highest), repeat=width)):
        names: dict[int, int] = {}
        pattern = tuple(names.setdefault(number, len(names)) for number in numbers)
        seen[pattern] += 1
        place.setdefault(pattern, content)
    yield from ((place[pattern], weight) for pattern, weight in seen.items())


# Zip: every placement of k numbers, in order, on the cells of the board.


def paths(width: int, height: int, walls: frozenset[tuple[int, int]] = frozenset()) -> list[tuple[int, ...]]:
    """List all directed paths through every cell; a wall is a pair of cells, the smaller first."""
    found: list[tuple[int, ...]] = []

    def steps(at: int) -> Iterator[int]:
        row, column = divmod(at, width)
        for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if 0 <= row + down < height and 0 <= column + across < width:
                other = at + down * width + across
                if (min(at, other), max(at, other)) not in walls:
                    yield other

    def walk(path: list[int], seen: int) -> None:
        if len(path) == width * height:
            found.append(tuple(path))
            return
        for other in steps(path[-1]):
            if not seen >> other & 1:
                path.append(other)
                walk(path, seen | 1 << other)
                path.pop()

    for start in range(width * height):
        walk([start], 1 << start)
    return found


def met(ways: list[tuple[int, ...]], numbers: int) -> Counter[tuple[int, ...]]:
    """Count the paths of every placement that has one."""
    found: Counter[tuple[int, ...]] = Counter()
    for way in ways:
        for between in combinations(way[1:-1], numbers - 2):
            found[way[0], *between, way[-1]] += 1
    return found


def zips(ways: list[tuple[int, ...]], cells: int, numbers: int) -> Histogram:
    """Count, for every ordered placement of the numbers, the paths that meet them in order, the last at the end."""
    placed = met(ways, numbers)
    found = Counter(placed.values())
    found[0] = math.perm(cells, numbers) - len(placed)
    return dict(sorted(found.items()))


def walls_of(width: int, height: int) -> list[frozenset[tuple[int, int]]]:
    """Draw sets of walls, the same ones every time."""
    borders = [(at, at + 1) for at in range(width * height) if (at + 1) % width]
    borders += [(at, at + width) for at in range(width * (height - 1))]
    chance = random.Random(f"{WALLS_SEED} {width}x{height}")
    return [frozenset(chance.sample(borders, chance.randint(1, len(borders) // 3))) for _ in range(WALL_SETS)]


def most_numbers(cells: int) -> int:
    """Return how many numbers are placed at most: all of them up to nine cells, six beyond."""
    return cells if cells <= 9 else 6


# The whole


def everything() -> dict[str, Any]:
    """Find every number of the oracle."""
    data: dict[str, Any] = {"nonogram": {}, "hitori": {}, "zip": {}, "zip with walls": {}}
    for size in NONOGRAMS:
        data["nonogram"]["{}x{}".format(*size)] = nonograms(*size)
    for size in HITORIS:
        data["hitori"]["{}x{}".format(*size)] = hitoris(*size)
    for width, height in ZIPS:
        cells = width * height
        ways = paths(width, height)
        for numbers in range(2, most_numbers(cells) + 1):
            data["zip"][f"{width}x{height}, {numbers} numbers"] = zips(ways, cells, numbers)
        if cells >= 9:
            total: Counter[int] = Counter()
            for walls in walls_of(width, height):
                total.update(zips(paths(width, height, walls), cells, 3))
            data["zip with walls"][f"{width}x{height}, 3 numbers, {WALL_SETS} sets of walls"] = dict(
                sorted(total.items())
            )
    return data


def tables(data: dict[str, Any]) -> str:
    """Write the numbers as tables for the page."""
    lines = []
    for kind, sizes in data.items():
        lines += [
            f"### {kind[0].upper()}{kind[1:]}",
            "",
            "| board | boards | none | one | two | three | four and more | most |",
        ]
        lines.append("|---|---|---|---|---|---|---|---|")
        for name, histogram in sizes.items():
            found = {int(solutions): boards for solutions, boards in histogram.items()}
            few = [found.get(count, 0) for count in range(4)]
            more = sum(boards for count, boards in found.items() if count > 3)
            cells = [sum(found.values()), *few, more]
            lines.append(f"| {name} | {' | '.join(f'{cell:,}' for cell in cells)} | {max(found):,} |")
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """Write the oracle, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write docs/oracle.json and the tables of docs/oracle.md")
    asked = parser.parse_args()
    data = json.loads(json.dumps(everything()))
    kept = DOCS / "oracle.json"
    if not asked.write:
        same = json.loads(kept.read_text()) == data
        print("docs/oracle.json is as it should be" if same else "docs/oracle.json differs")
        return 0 if same else 1
    kept.write_text(json.dumps(data, indent=1) + "\n")
    page = DOCS / "oracle.md"
    head, _, rest = page.read_text().partition("<!-- tables -->")
    tail = rest.partition("<!-- end of tables -->")[2]
    page.write_text(f"{head}<!-- tables -->\n{tables(data)}<!-- end of tables -->{tail}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
