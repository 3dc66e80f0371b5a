"""The search for the fewest changes that make a picture unique, against trying every set of cells."""

import importlib.util
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cluewright as cw
from cluewright.nonogram.clues import clues_of

PATH = Path(__file__).parents[2] / "benchmarks" / "fewest_changes.py"


@pytest.fixture(scope="module")
def module() -> Any:
    spec = importlib.util.spec_from_file_location("fewest_changes", PATH)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def is_unique(picture: Any) -> bool:
    return cw.solve(clues_of(picture), strategy="brute").verdict == "unique"


@pytest.mark.parametrize("shape", [(4, 5), (5, 3)])
@pytest.mark.parametrize("seed", range(3))
def test_every_smallest_set_of_changes_is_found(module: Any, seed: int, shape: tuple[int, int]) -> None:
    chance = np.random.default_rng(seed)
    while is_unique(picture := chance.integers(0, 2, shape).astype(np.uint8)):
        pass
    for count in (1, 2):
        wanted = set()
        for cells in combinations(range(picture.size), count):
            changed = picture.copy()
            changed.reshape(-1)[list(cells)] ^= 1
            if is_unique(changed):
                wanted.add(tuple(divmod(cell, shape[1]) for cell in cells))
        search = module.FewestChanges(picture)
        assert set(search.sets(count)) == wanted
        assert search.bound > count
        if wanted:
            return
    raise AssertionError("no set was found: choose other pictures")


@pytest.mark.parametrize("seed", range(12))
def test_what_differs_in_a_stretch_does_so_whatever_lies_outside(module: Any, seed: int) -> None:
    chance = np.random.default_rng(seed)
    now, then = chance.integers(0, 2, (2, 9)).tolist()
    while module.runs(now) != module.runs(then) or now == then:
        now, then = chance.integers(0, 2, (2, 9)).tolist()
    inside = {cell for first, last in module.stretches_of(now, then) for cell in range(first, last + 1)}
    assert {cell for cell in range(9) if now[cell] != then[cell]} <= inside
    outside = [cell for cell in range(9) if cell not in inside]
    for filled in range(1 << len(outside)):
        for place, cell in enumerate(outside):
            now[cell] = then[cell] = filled >> place & 1
        assert module.runs(now) == module.runs(then)


def test_parts_that_differ_apart_are_told_apart(module: Any) -> None:
    picture = np.zeros((5, 6), np.uint8)
    picture[[0, 1, 3, 4], [0, 1, 4, 5]] = 1
    other = np.zeros((5, 6), np.uint8)
    other[[0, 1, 3, 4], [1, 0, 5, 4]] = 1
    assert len(module.parts(picture, other)) == 2
    assert len(module.parts(picture, picture)) == 0


def test_a_set_that_breaks_a_line_is_told_apart(module: Any) -> None:
    line = np.array([[0, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]], np.uint8)
    assert not module.is_harmless(line, ((1, 1),))
    assert module.is_harmless(line, ((0, 1),))
