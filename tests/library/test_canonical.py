"""The form that stands for all symmetric ones: the same for each of them, another for every other puzzle.

The symmetries are made here from pictures of the board, cell by cell, without the code under test.
"""

from collections import defaultdict
from itertools import pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import tries
from tests.strategies import nonograms

import cluewright as cw
from cluewright.hitori.puzzle import Hitori
from cluewright.library import fingerprint
from cluewright.nonogram.puzzle import Nonogram
from cluewright.zip.puzzle import Zip, border_between, sides_of

MAPS = [
    lambda y, x, h, w: (y, x),
    lambda y, x, h, w: (y, w - 1 - x),
    lambda y, x, h, w: (h - 1 - y, x),
    lambda y, x, h, w: (h - 1 - y, w - 1 - x),
    lambda y, x, h, w: (x, y),
    lambda y, x, h, w: (w - 1 - x, y),
    lambda y, x, h, w: (x, h - 1 - y),
    lambda y, x, h, w: (w - 1 - x, h - 1 - y),
]
"""Where the cell (y, x) of a board of height h and width w goes; from the fifth on the sides are swapped."""


def shape(number, height, width):
    return (height, width) if number < 4 else (width, height)


def moved_nonogram(puzzle, number):
    """Move each line by its two ends: where they go says which line it becomes and in which direction it is read."""
    height, width = puzzle.height, puzzle.width
    new_height, new_width = shape(number, height, width)
    rows, columns = [None] * new_height, [None] * new_width

    def place(clue, start, end, vertical):
        a, b = MAPS[number](*start, height, width), MAPS[number](*end, height, width)
        is_column = vertical == (number < 4)
        forward = a <= b
        target = columns if is_column else rows
        index = a[1] if is_column else a[0]
        target[index] = clue if clue is None or forward else tuple(reversed(clue))

    for y, clue in enumerate(puzzle.rows):
        place(clue, (y, 0), (y, width - 1), vertical=False)
    for x, clue in enumerate(puzzle.columns):
        place(clue, (0, x), (height - 1, x), vertical=True)
    return Nonogram(rows, columns)


def moved_hitori(puzzle, number, names):
    height, width = puzzle.height, puzzle.width
    new_height, new_width = shape(number, height, width)
    grid = [[0] * new_width for _ in range(new_height)]
    for y, x in product(range(height), range(width)):
        to_y, to_x = MAPS[number](y, x, height, width)
        grid[to_y][to_x] = names[puzzle.numbers[y][x]]
    return Hitori(grid)


def moved_zip(puzzle, number, reverse):
    height, width = puzzle.height, puzzle.width
    new_height, new_width = shape(number, height, width)

    def to(cell):
        return MAPS[number](*cell, height, width)

    cells = [to(cell) for cell in puzzle.numbers]
    walls = [border_between(*map(to, sides_of(wall))) for wall in puzzle.walls]
    blocked = [to(cell) for cell in puzzle.blocked]
    return Zip(new_width, new_height, cells[::-1] if reverse else cells, walls, blocked)


@given(nonograms(longest=6), st.integers(0, 7))
@settings(max_examples=tries(50), deadline=None)
def test_a_turned_nonogram_is_the_same(drawn, number):
    puzzle, _ = drawn
    moved = moved_nonogram(puzzle, number)
    kind = cw.kind("nonogram")
    assert kind.canonical(moved) == kind.canonical(puzzle)
    assert kind.canonical(puzzle) in [moved_nonogram(puzzle, way) for way in range(8)]
    assert fingerprint(moved) == fingerprint(puzzle)


@st.composite
def hitoris(draw):
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    highest = draw(st.sampled_from([2, 6, 300, 65_535]))
    row = st.lists(st.integers(1, highest), min_size=width, max_size=width)
    return Hitori(draw(st.lists(row, min_size=height, max_size=height)))


@given(hitoris(), st.integers(0, 7), st.randoms(use_true_random=False))
@settings(max_examples=tries(50), deadline=None)
def test_a_turned_and_renumbered_hitori_is_the_same(puzzle, number, random):
    used = sorted({value for row in puzzle.numbers for value in row})
    names = dict(zip(used, random.sample(range(1, 65_536), len(used)), strict=True))
    moved = moved_hitori(puzzle, number, names)
    kind = cw.kind("hitori")
    assert kind.canonical(moved) == kind.canonical(puzzle)
    assert fingerprint(moved) == fingerprint(puzzle)


def test_a_hitori_of_very_many_numbers_is_the_same_turned():
    rows = [[(y * 37 + x * x) % 701 + 1 for x in range(40)] for y in range(30)]
    puzzle = Hitori(rows)
    names = {value: 65_000 - value for value in range(1, 702)}
    assert len({value for row in rows for value in row}) > 256
    for number in range(8):
        assert fingerprint(moved_hitori(puzzle, number, names)) == fingerprint(puzzle)


@st.composite
def zips(draw):
    width, height = draw(st.integers(1, 5)), draw(st.integers(2, 5))
    rows = [[(y, x) for x in range(width)] for y in range(height)]
    path = [cell for y, row in enumerate(rows) for cell in (row if y % 2 == 0 else row[::-1])]
    between = draw(st.lists(st.sampled_from(path[1:-1] or path[:1]), unique=True, max_size=4)) if len(path) > 2 else []
    numbers = [path[0], *sorted(between, key=path.index), path[-1]]
    used = {border_between(a, b) for a, b in pairwise(path)}
    free = sorted(
        {(y, x, way) for y, x in path for way in ("right", "down")
         if (x + 1 < width if way == "right" else y + 1 < height)} - used
    )  # fmt: skip
    walls = draw(st.lists(st.sampled_from(free), unique=True)) if free else []
    return Zip(width, height, numbers, walls)


@given(zips(), st.integers(0, 7), st.booleans())
@settings(max_examples=tries(50), deadline=None)
def test_a_turned_and_reversed_zip_is_the_same(puzzle, number, reverse):
    moved = moved_zip(puzzle, number, reverse)
    kind = cw.kind("zip")
    assert kind.canonical(moved) == kind.canonical(puzzle)
    assert kind.canonical(puzzle) in [moved_zip(puzzle, way, back) for way in range(8) for back in (False, True)]
    assert fingerprint(moved) == fingerprint(puzzle)


def test_blocked_cells_turn_with_a_zip():
    puzzle = Zip(3, 4, [(0, 0), (0, 2)], walls=[(2, 0, "right")], blocked=[(0, 1)])
    for number, reverse in product(range(8), (False, True)):
        assert fingerprint(moved_zip(puzzle, number, reverse)) == fingerprint(puzzle)
    other = Zip(3, 4, [(0, 0), (0, 2)], walls=[(2, 0, "right")], blocked=[(1, 2)])
    assert fingerprint(other) != fingerprint(puzzle)


def by_orbit(puzzles, forms):
    """Number the classes of puzzles that are forms of each other, by brute force."""
    orbit = {}
    for puzzle in puzzles:
        if puzzle not in orbit:
            number = len(orbit)
            for form in forms(puzzle):
                orbit[form] = number
    return orbit


def assert_same_classes(puzzles, forms):
    orbit = by_orbit(puzzles, forms)
    prints, orbits = defaultdict(set), defaultdict(set)
    for puzzle in puzzles:
        prints[fingerprint(puzzle)].add(orbit[puzzle])
        orbits[orbit[puzzle]].add(fingerprint(puzzle))
    assert len(prints) > 5
    assert all(len(found) == 1 for found in prints.values())
    assert all(len(found) == 1 for found in orbits.values())


@pytest.mark.parametrize(("width", "height"), [(3, 2), (2, 3), (3, 3)])
def test_nonograms_are_told_apart_exactly(width, height):
    pictures = product(".#", repeat=width * height)
    rows = (["".join(cells[y * width : (y + 1) * width]) for y in range(height)] for cells in pictures)
    puzzles = {cw.clues_of(picture) for picture in rows}
    assert_same_classes(puzzles, lambda puzzle: [moved_nonogram(puzzle, number) for number in range(8)])


@pytest.mark.parametrize(("width", "height", "highest"), [(3, 2, 3), (2, 3, 3), (2, 2, 4)])
def test_hitoris_are_told_apart_exactly(width, height, highest):
    cells = product(range(1, highest + 1), repeat=width * height)
    puzzles = {Hitori([values[y * width : (y + 1) * width] for y in range(height)]) for values in cells}
    names = [dict(enumerate(order, 1)) for order in permutations(range(1, highest + 1))]
    assert_same_classes(puzzles, lambda puzzle: [moved_hitori(puzzle, way, name) for way in range(8) for name in names])


@pytest.mark.parametrize(("width", "height"), [(3, 2), (2, 3), (3, 3)])
def test_zips_are_told_apart_exactly(width, height):
    cells = list(product(range(height), range(width)))
    walls = [[], [(0, 0, "right")], [(0, 0, "down")], [(height - 1, 0, "right")], [(0, 0, "right"), (0, 1, "down")]]
    puzzles = set()
    for count, wall in product((2, 3), walls):
        for numbers in permutations(cells, count):
            try:
                puzzles.add(Zip(width, height, numbers, wall))
            except cw.InvalidPuzzle:
                continue
    both = (False, True)
    assert_same_classes(puzzles, lambda puzzle: [moved_zip(puzzle, way, back) for way in range(8) for back in both])


def test_kinds_never_share_a_fingerprint():
    assert len({fingerprint(cw.kind(kind).sample()) for kind in cw.kinds()}) == len(cw.kinds())
    assert fingerprint(Nonogram([[1]], [[1]])) != fingerprint(Hitori([[1]]))
