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
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, product
from pathlib import Path
from typing import Any

import numpy as np

DOCS = Path(__file__).parents[1] / "docs"
NONOGRAMS = [(w, h) for w in range(1, 6) for h in range(1, w + 1)]
COLOUR_NONOGRAMS = [(w, h, 2) for w in range(1, 6) for h in range(1, w + 1) if w * h <= 12]
COLOUR_NONOGRAMS += [(w, h, 3) for w in range(1, 4) for h in range(1, w + 1)]
"""Width, height and the number of colours besides the background."""
HITORIS = [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4)]
ZIPS = [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4)]
WALLS_SEED, WALL_SETS = 1, 40

Histogram = dict[int, int]
"""The number of boards by their number of solutions."""


# Nonogram, in black and white or in colour: a puzzle is a set of clues; its solutions are the pictures that have them.


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


def coloured_clue(line: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the runs of a line of colour numbers, 0 for the background, as lengths with their colours."""
    return tuple((len(list(run)), colour) for colour, run in groupby(line) if colour)


def nonograms(width: int, height: int, colours: int = 1) -> Histogram:
    """Group all pictures of a size by their clues and count the groups by their size."""
    _, counts = np.unique(_keys(width, height, colours), return_counts=True)
    sizes, groups = np.unique(counts, return_counts=True)
    return {int(size): int(group) for size, group in zip(sizes, groups, strict=True)}


def sharing(width: int, height: int) -> np.ndarray:
    """Tell of every picture of a size how many have its clues."""
    _, group, counts = np.unique(_keys(width, height), return_inverse=True, return_counts=True)
    return counts[group]


def _keys(width: int, height: int, colours: int = 1) -> np.ndarray:
    """Return a number for every picture, the same for pictures with the same clues."""
    states = colours + 1
    read = clue if colours == 1 else coloured_clue
    pictures = np.arange(states ** (width * height), dtype=np.int64)
    key = np.zeros(len(pictures), np.int64)
    for length, lines in ((width, _rows(width, height)), (height, _columns(width, height))):
        number: dict[Any, int] = {}
        table = np.array([number.setdefault(read(line), len(number)) for line in product(range(states), repeat=length)])
        for cells in lines:
            line = np.zeros(len(pictures), np.int64)
            for cell in cells:
                line = line * states + pictures // states**cell % states
            key = key * len(number) + table[line]
    return key


def pictures(rows: Sequence[Any], columns: Sequence[Any], colours: int = 1) -> int:
    """Count the pictures of two lists of clues, by trying all fillings of every row."""
    read = clue if colours == 1 else coloured_clue
    every = list(product(range(colours + 1), repeat=len(columns)))
    fillings = [[line for line in every if read(line) == each] for each in rows]
    return sum(
        all(read(line) == runs for line, runs in zip(zip(*picture, strict=True), columns, strict=True))
        for picture in product(*fillings)
    )


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


def unshaded_once(numbers: Sequence[int], width: int, masks: list[tuple[int, ...]]) -> int:
    """Count the shadings that leave no number twice in a line of one board, whose cells are given row by row."""
    pairs = [pair for line in lines(width, len(numbers) // width) for pair in combinations(line, 2)]
    equal = [(a, b) for a, b in pairs if numbers[a] == numbers[b]]
    return sum(all(mask[a] or mask[b] for a, b in equal) for mask in masks)


def hitoris(width: int, height: int) -> Histogram:
    """Count the solutions of every board with numbers up to the longer side.

    The rows above the last two are taken one by one, the last two all at once: of the shadings that fit the rows above,
    those that fit both rows and leave both cells of the same columns unshaded are counted by one product of matrices.
    """
    highest = max(width, height)
    unshaded = ~np.array(shadings(width, height), bool).reshape(-1, height, width)
    contents = np.array(list(product(range(highest), repeat=width)))  # of a row
    every = range(len(contents))

    def fits(row: int) -> np.ndarray:
        """Tell for every content of a row and every shading whether no number is left twice."""
        fine = np.ones((len(contents), len(unshaded)), bool)
        for a, b in combinations(range(width), 2):
            fine &= ~np.outer(contents[:, a] == contents[:, b], unshaded[:, row, a] & unshaded[:, row, b])
        return fine

    def fits_below(above: int, content: int, row: int) -> np.ndarray:
        """Tell the same for the columns of two rows, of which the upper one is given."""
        equal = contents == contents[content]
        both = unshaded[:, above] & unshaded[:, row]
        return equal.astype(np.float32) @ both.T.astype(np.float32) == 0

    alone = [fits(row) for row in range(height)]
    below = {
        (above, content, row): fits_below(above, content, row)
        for above, row in combinations(range(height), 2)
        if above < height - 2
        for content in every
    }
    both = unshaded[:, -2] & unshaded[:, -1]  # of the last two rows, by shading and column
    equal = contents[:, None] == contents
    columns, group = np.unique(both, axis=0, return_inverse=True)
    apart = [~(equal & each).any(axis=2) for each in columns]  # by group: the last two rows that clash in no column

    found: Counter[int] = Counter()
    for top, weight in _tops(width, height, highest):
        fine = np.ones(len(unshaded), bool)
        for row, content in enumerate(top):
            fine &= alone[row][content]
            for above in range(row):
                fine &= below[above, top[above], row][content]
        left = np.flatnonzero(fine)
        pair = []
        for row in (height - 2, height - 1):
            pair.append(alone[row][:, left])
            for above, content in enumerate(top):
                pair[-1] &= below[above, content, row][:, left]
        counts = np.zeros((len(contents), len(contents)), np.float32)
        for each in np.unique(group[left]):
            upper, lower = (ok[:, group[left] == each].astype(np.float32) for ok in pair)
            counts += upper @ lower.T * apart[each]
        for solutions, boards in enumerate(np.bincount(counts.astype(np.int64).ravel())):
            found[solutions] += int(boards) * weight
    return {solutions: boards for solutions, boards in sorted(found.items()) if boards}


def _tops(width: int, height: int, highest: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield contents of the rows above the last two, and for how many boards they stand: numbers can be renamed."""
    if height == 2:
        yield (), 1
        return
    for first, weight in _first_rows(width, highest):
        for others in product(range(highest**width), repeat=height - 3):
            yield (first, *others), weight


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


def meets(way: tuple[int, ...], cells: Sequence[int]) -> bool:
    """Tell whether a path begins at the first of the cells, ends at the last, and meets the others in order."""
    places = [way.index(cell) for cell in cells]
    return places == sorted(places) and (places[0], places[-1]) == (0, len(way) - 1)


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


# The whole


def everything() -> dict[str, Any]:
    """Find every number of the oracle."""
    data: dict[str, Any] = {"nonogram": {}, "colour nonogram": {}, "hitori": {}, "zip": {}, "zip with walls": {}}
    for size in NONOGRAMS:
        data["nonogram"]["{}x{}".format(*size)] = nonograms(*size)
    for width, height, colours in COLOUR_NONOGRAMS:
        data["colour nonogram"][f"{width}x{height}, {colours} colours"] = nonograms(width, height, colours)
    for size in HITORIS:
        data["hitori"]["{}x{}".format(*size)] = hitoris(*size)
    for width, height in ZIPS:
        cells = width * height
        ways = paths(width, height)
        for numbers in range(2, cells + 1):
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
