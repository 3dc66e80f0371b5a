"""Lessons of every technique, and the catalogue of pictures behind the rare ones."""

import numpy as np
import pytest
from tests.effort import half_of

import cluewright as cw
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import LAST_OF_LEVEL, Rung, climb
from cluewright.nonogram.lessons import _fits, cores
from cluewright.nonogram.recipes import RUNGS

RARE = [rung for rung in Rung if cores(rung)]


@pytest.mark.parametrize("technique", RUNGS)
def test_a_lesson_needs_its_technique_and_nothing_harder(technique: str) -> None:
    for size, seed in half_of([((10, 10), 1), ((13, 11), 2)], technique):
        item = cw.generate("nonogram", size=size, lesson=technique, seed=seed)

        rung = RUNGS[technique]
        hardest = next(last for last in LAST_OF_LEVEL.values() if rung <= last)
        found = climb(item.puzzle, last=hardest)
        assert found.solved
        assert found.steps[rung] > 0
        assert item.proof is not None
        assert item.proof["verdict"] == "unique"


def test_rare_techniques_have_cores() -> None:
    assert RARE == [Rung.SMALL_GAP, Rung.COMMON_CONSEQUENCE, Rung.TWO_CELLS]


@pytest.mark.parametrize("rung", RARE)
def test_every_core_is_unique_and_needs_its_technique(rung: Rung) -> None:
    for core in cores(rung):
        puzzle = clues_of(core)
        found = climb(puzzle, last=rung)
        assert found.solved
        assert found.steps[rung] > 0
        assert solve(puzzle).verdict == "unique"
        assert min(core.shape) <= 10
        assert max(core.shape) <= 10


@pytest.mark.parametrize("rung", RARE)
def test_lessons_of_rare_techniques_differ(rung: Rung) -> None:
    name = next(name for name, each in RUNGS.items() if each is rung)
    made = {cw.generate("nonogram", size=(11, 10), lesson=name, seed=seed).puzzle for seed in range(3)}

    assert len(made) == 3


def test_the_same_recipe_gives_the_same_lesson() -> None:
    recipe = {"size": (12, 10), "lesson": "common-consequence", "seed": 5}

    assert cw.generate("nonogram", **recipe).puzzle == cw.generate("nonogram", **recipe).puzzle  # type: ignore[arg-type]


def test_a_core_fits_either_way_round() -> None:
    core = np.zeros((7, 9), bool)

    assert _fits(core, 9, 7)
    assert _fits(core, 7, 9)
    assert not _fits(core, 8, 8)
    assert not _fits(core, 20, 6)


def test_levels_of_lessons_are_those_of_their_techniques() -> None:
    item = cw.generate("nonogram", size=(12, 10), lesson="small-gap", seed=4)

    assert item.rating is not None
    assert item.rating.level is Level.EASY
    assert item.rating.techniques["small-gap"] > 0
