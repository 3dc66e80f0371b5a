"""Every solver against the oracle: the published numbers of boards by solution count, found without any solver."""

import importlib.util
import json
import math
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice, permutations, product
from pathlib import Path
from typing import Any

import pytest
from tests.effort import EFFORT, tries

import cluewright as cw

ROOT = Path(__file__).parents[1]
ORACLE = json.loads((ROOT / "docs" / "oracle.json").read_text())
COMPLETE = {
    "nonogram": ("auto", "learn", "probe", "decimate", "frontier", "dfs", "dfs-logic", "brute"),
    "colour-nonogram": ("auto", "learn", "brute"),
    "hitori": ("auto", "learn", "dfs"),
    "zip": ("auto", "learn", "search", "walk"),
}
LIMIT = 1000
"""More than any of these boards has solutions."""
PALETTE = [("white", "#ffffff"), ("red", "#d7263d"), ("blue", "#2b6cc4"), ("gold", "#f7b82f")]

WHOLE: dict[str, list[Any]] = {
    "nonogram": [(2, 1), (2, 2), (3, 2), (3, 3)],
    "colour-nonogram": [(2, 2, 2), (3, 2, 2), (2, 2, 3)],
    "hitori": [(2, 2), (3, 2)],
    "zip": [((2, 2), 2), ((3, 2), 3), ((3, 3), 2), ((3, 3), 3)],
}
"""The boards that every solver solves one and all; `make deep-test` takes more of them."""
if EFFORT > 1:
    WHOLE["nonogram"] += [(4, 2), (4, 3), (5, 2), (5, 3), (4, 4)]
    WHOLE["colour-nonogram"] += [(3, 3, 2), (4, 2, 2), (5, 2, 2), (3, 2, 3)]
    WHOLE["hitori"] += [(3, 3), (4, 2)]
    WHOLE["zip"] += [
        ((2, 2), 3),
        ((2, 2), 4),
        ((3, 2), 2),
        ((3, 2), 4),
        ((3, 2), 5),
        ((3, 2), 6),
        ((3, 3), 4),
        ((3, 3), 5),
    ]
    WHOLE["zip"] += [((4, 2), numbers) for numbers in range(2, 7)]
    WHOLE["zip"] += [((4, 3), 2), ((4, 3), 3), ((4, 3), 4), ((4, 4), 2), ((4, 4), 3), ((4, 4), 4)]

spec = importlib.util.spec_from_file_location("oracle", ROOT / "benchmarks" / "oracle.py")
assert spec is not None
assert spec.loader is not None
oracle = importlib.util.module_from_spec(spec)
spec.loader.exec_module(oracle)


def expected(kind: str, name: str) -> dict[int, int]:
    return {int(solutions): boards for solutions, boards in ORACLE[kind][name].items()}


def solutions(puzzle: Any, strategy: str) -> int:
    outcome = cw.solve(puzzle, limit=LIMIT, strategy=strategy)
    assert outcome.exhausted or outcome.verdict is cw.Verdict.NONE
    return len(outcome.solutions)


def zip_solutions(width: int, height: int, numbers: Any, strategy: str, walls: Any = ()) -> int:
    try:
        return solutions(cw.Zip(width, height, numbers, walls), strategy)
    except cw.InvalidPuzzle:  # refused where the colours of a checkerboard show that there is no path
        return 0


def clue_sets(width: int, height: int) -> list[cw.Nonogram]:
    pictures = (
        [cells[row * width : (row + 1) * width] for row in range(height)]
        for cells in product((0, 1), repeat=width * height)
    )
    return list(dict.fromkeys(cw.clues_of(picture) for picture in pictures))


def coloured_clue_sets(width: int, height: int, colours: int) -> list[cw.ColourNonogram]:
    pictures = product(range(colours + 1), repeat=width * height)
    return list(dict.fromkeys(coloured(cells, width, colours) for cells in pictures))


def coloured(cells: Sequence[int], width: int, colours: int) -> cw.ColourNonogram:
    rows = [cells[at : at + width] for at in range(0, len(cells), width)]
    columns = zip(*rows, strict=True)
    return cw.ColourNonogram(
        PALETTE[: colours + 1], [oracle.coloured_clue(row) for row in rows], [*map(oracle.coloured_clue, columns)]
    )


def test_there_is_an_oracle_for_every_kind_and_it_adds_up() -> None:
    for name, histogram in ORACLE["nonogram"].items():
        width, height = map(int, name.split("x"))
        assert sum(int(count) * boards for count, boards in histogram.items()) == 2 ** (width * height)
    unique = [ORACLE["nonogram"][f"{side}x{side}"]["1"] for side in range(1, 6)]
    assert unique == [2, 14, 384, 52362, 25309575]
    for name, histogram in ORACLE["colour nonogram"].items():
        width, height, colours = map(int, re.findall(r"[0-9]+", name, re.ASCII))
        assert sum(int(count) * boards for count, boards in histogram.items()) == (colours + 1) ** (width * height)
    assert len(ORACLE["colour nonogram"]) == len(oracle.COLOUR_NONOGRAMS) == 17
    for name, histogram in ORACLE["hitori"].items():
        width, height = map(int, name.split("x"))
        assert sum(histogram.values()) == max(width, height) ** (width * height)
    assert len(ORACLE["zip"]) == 3 + 5 + 8 + 7 + 11 + 15
    for name, histogram in ORACLE["zip"].items():
        size, _, numbers = name.partition(", ")
        width, height = map(int, size.split("x"))
        assert sum(histogram.values()) == math.perm(width * height, int(numbers.split()[0]))


@pytest.mark.parametrize("strategy", COMPLETE["nonogram"])
@pytest.mark.parametrize("size", WHOLE["nonogram"])
def test_nonograms(size: tuple[int, int], strategy: str) -> None:
    found = Counter(solutions(puzzle, strategy) for puzzle in clue_sets(*size))
    assert found == expected("nonogram", "{}x{}".format(*size))


def test_nonograms_of_4x3_by_counting() -> None:
    kind = cw.kind("nonogram")
    found = Counter(kind.count(puzzle) for puzzle in clue_sets(4, 3))
    assert found == expected("nonogram", "4x3")


@pytest.mark.parametrize("strategy", COMPLETE["colour-nonogram"])
@pytest.mark.parametrize("size", WHOLE["colour-nonogram"])
def test_colour_nonograms(size: tuple[int, int, int], strategy: str) -> None:
    found = Counter(solutions(puzzle, strategy) for puzzle in coloured_clue_sets(*size))
    assert found == expected("colour nonogram", "{}x{}, {} colours".format(*size))


def test_colour_nonograms_of_4x2_by_counting() -> None:
    kind = cw.kind("colour-nonogram")
    found = Counter(kind.count(puzzle) for puzzle in coloured_clue_sets(4, 2, 2))
    assert found == expected("colour nonogram", "4x2, 2 colours")


@pytest.mark.parametrize("strategy", COMPLETE["hitori"])
@pytest.mark.parametrize("size", WHOLE["hitori"])
def test_hitoris(size: tuple[int, int], strategy: str) -> None:
    width, height = size
    boards = product(range(1, max(size) + 1), repeat=width * height)
    grids = ([cells[row * width : (row + 1) * width] for row in range(height)] for cells in boards)
    found = Counter(solutions(cw.Hitori(grid), strategy) for grid in grids)
    assert found == expected("hitori", f"{width}x{height}")


def test_hitoris_of_3x3() -> None:
    grids = ([cells[:3], cells[3:6], cells[6:]] for cells in product((1, 2, 3), repeat=9))
    found = Counter(solutions(cw.Hitori(grid), "auto") for grid in grids)
    assert found == expected("hitori", "3x3")


@pytest.mark.parametrize("strategy", COMPLETE["zip"])
@pytest.mark.parametrize(("size", "numbers"), WHOLE["zip"])
def test_zips(size: tuple[int, int], numbers: int, strategy: str) -> None:
    width, height = size
    cells = [(row, column) for row in range(height) for column in range(width)]
    found = Counter(zip_solutions(width, height, chosen, strategy) for chosen in permutations(cells, numbers))
    assert found == expected("zip", f"{width}x{height}, {numbers} numbers")


def test_zips_of_4x4_by_counting() -> None:
    kind = cw.kind("zip")
    cells = [(row, column) for row in range(4) for column in range(4)]
    found: Counter[int | None] = Counter()
    for chosen in permutations(cells, 2):
        try:
            found[kind.count(cw.Zip(4, 4, chosen))] += 1
        except cw.InvalidPuzzle:
            found[0] += 1
    assert found == expected("zip", "4x4, 2 numbers")


def test_zips_with_walls() -> None:
    cells = [(row, column) for row in range(3) for column in range(3)]
    found: Counter[int] = Counter()
    for walls in oracle.walls_of(3, 3)[:4]:
        sides = [(*divmod(a, 3), "right" if b == a + 1 else "down") for a, b in walls]
        ours = Counter(zip_solutions(3, 3, chosen, "auto", sides) for chosen in permutations(cells, 3))
        assert ours == oracle.zips(oracle.paths(3, 3, walls), 9, 3)
        found.update(ours)
    whole = expected("zip with walls", f"3x3, 3 numbers, {oracle.WALL_SETS} sets of walls")
    assert all(boards <= whole[count] for count, boards in found.items())


# Of the largest sizes a sample, board by board


def nonograms_of_5x5(chance: random.Random) -> Iterator[tuple[Any, int]]:
    while True:
        puzzle = cw.clues_of([[chance.randrange(2) for _ in range(5)] for _ in range(5)])
        yield puzzle, oracle.pictures(puzzle.rows, puzzle.columns)


def colour_nonograms_of_4x3(chance: random.Random) -> Iterator[tuple[Any, int]]:
    while True:
        puzzle = coloured([chance.randrange(4) for _ in range(12)], 4, 3)
        yield puzzle, oracle.pictures(puzzle.rows, puzzle.columns, 3)


def hitoris_of_4x4(chance: random.Random) -> Iterator[tuple[Any, int]]:
    masks = oracle.shadings(4, 4)
    while True:
        cells = [chance.randint(1, 4) for _ in range(16)]
        found = oracle.unshaded_once(cells, 4, masks)
        if found or chance.random() < 0.05:  # of a hundred boards, three have a solution
            yield cw.Hitori([cells[at : at + 4] for at in range(0, 16, 4)]), found


def zips_of_4x4(chance: random.Random) -> Iterator[tuple[Any, int]]:
    for walls in cycle([frozenset(), *oracle.walls_of(4, 4)]):
        ways = oracle.paths(4, 4, walls)
        sides = [(*divmod(a, 4), "right" if b == a + 1 else "down") for a, b in walls]
        for numbers in chance.sample(range(2, 17), 3) if ways else ():
            way = chance.choice(ways)
            cells = [way[place] for place in (0, *sorted(chance.sample(range(1, 15), numbers - 2)), 15)]
            met = sum(oracle.meets(each, cells) for each in ways)
            yield cw.Zip(4, 4, [divmod(cell, 4) for cell in cells], sides), met


LARGEST = {
    "nonogram": nonograms_of_5x5,
    "colour-nonogram": colour_nonograms_of_4x3,
    "hitori": hitoris_of_4x4,
    "zip": zips_of_4x4,
}


@pytest.mark.parametrize("kind", LARGEST)
def test_every_solver_on_a_sample_of_the_largest_boards(kind: str) -> None:
    boards, counts = LARGEST[kind](random.Random(5)), set()
    for number, (puzzle, found) in enumerate(islice(boards, tries(25))):
        counts.add(found)
        assert cw.kind(kind).count(puzzle) == found, puzzle
        for strategy in COMPLETE[kind]:
            if strategy == "brute" and number > 1:
                continue  # a second each
            assert solutions(puzzle, strategy) == found, (puzzle, strategy)
    assert 1 in counts
    assert max(counts) > 1


def test_the_numbers_kept_are_those_that_are_found() -> None:
    assert oracle.nonograms(4, 4) == expected("nonogram", "4x4")
    assert oracle.nonograms(3, 3, 3) == expected("colour nonogram", "3x3, 3 colours")
    assert oracle.hitoris(3, 3) == expected("hitori", "3x3")
    assert oracle.hitoris(4, 3) == expected("hitori", "4x3")
    assert oracle.zips(oracle.paths(4, 3), 12, 4) == expected("zip", "4x3, 4 numbers")
