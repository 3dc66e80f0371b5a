"""Every solver against the oracle: the published numbers of boards by solution count, found without any solver."""

import importlib.util
import json
import math
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

import cluewright as cw

ROOT = Path(__file__).parents[1]
ORACLE = json.loads((ROOT / "docs" / "oracle.json").read_text())
COMPLETE = {
    "nonogram": ("auto", "learn", "probe", "decimate", "frontier", "dfs", "dfs-logic", "brute"),
    "hitori": ("auto", "learn", "dfs"),
    "zip": ("auto", "learn", "search", "walk"),
}
LIMIT = 1000

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


def test_there_is_an_oracle_for_every_kind_and_it_adds_up() -> None:
    for name, histogram in ORACLE["nonogram"].items():
        width, height = map(int, name.split("x"))
        assert sum(int(count) * boards for count, boards in histogram.items()) == 2 ** (width * height)
    unique = [ORACLE["nonogram"][f"{side}x{side}"]["1"] for side in range(1, 6)]
    assert unique == [2, 14, 384, 52362, 25309575]
    for name, histogram in ORACLE["hitori"].items():
        width, height = map(int, name.split("x"))
        assert sum(histogram.values()) == max(width, height) ** (width * height)
    assert len(ORACLE["zip"]) > 20
    for name, histogram in ORACLE["zip"].items():
        size, _, numbers = name.partition(", ")
        width, height = map(int, size.split("x"))
        assert sum(histogram.values()) == math.perm(width * height, int(numbers.split()[0]))


@pytest.mark.parametrize("strategy", COMPLETE["nonogram"])
@pytest.mark.parametrize("size", [(2, 1), (2, 2), (3, 2), (3, 3)])
def test_nonograms(size: tuple[int, int], strategy: str) -> None:
    found = Counter(solutions(puzzle, strategy) for puzzle in clue_sets(*size))
    assert found == expected("nonogram", "{}x{}".format(*size))


def test_nonograms_of_4x3_by_counting() -> None:
    kind = cw.kind("nonogram")
    found = Counter(kind.count(puzzle) for puzzle in clue_sets(4, 3))
    assert found == expected("nonogram", "4x3")


@pytest.mark.parametrize("strategy", COMPLETE["hitori"])
@pytest.mark.parametrize("size", [(2, 2), (3, 2)])
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
@pytest.mark.parametrize(("size", "numbers"), [((2, 2), 2), ((3, 2), 3), ((3, 3), 2), ((3, 3), 3)])
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


def test_the_numbers_kept_are_those_that_are_found() -> None:
    assert oracle.nonograms(4, 4) == expected("nonogram", "4x4")
    assert oracle.hitoris(3, 3) == expected("hitori", "3x3")
    assert oracle.zips(oracle.paths(4, 3), 12, 4) == expected("zip", "4x3, 4 numbers")
