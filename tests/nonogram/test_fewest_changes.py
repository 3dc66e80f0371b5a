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


@pytest.mark.parametrize("seed", range(6))
def test_every_smallest_set_of_changes_is_found(module: Any, seed: int) -> None:
    chance = np.random.default_rng(seed)
    while is_unique(picture := chance.integers(0, 2, (4, 5)).astype(np.uint8)):
        pass
    search = module.FewestChanges(picture)
    for count in (1, 2):
        wanted = set()
        for cells in combinations(range(20), count):
            changed = picture.copy()
            changed.reshape(-1)[list(cells)] ^= 1
            if is_unique(changed):
                wanted.add(tuple(divmod(cell, 5) for cell in cells))
        assert {tuple(search.places(each)) for each in search.sets_of(count)} == wanted
        assert not search.undecided
        if wanted:
            return
    raise AssertionError("no set was found: choose other pictures")


def test_a_set_that_breaks_a_line_is_told_apart(module: Any) -> None:
    line = np.array([[0, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]], np.uint8)
    assert not module.is_harmless(line, [(1, 1)])
    assert module.is_harmless(line, [(0, 1)])
