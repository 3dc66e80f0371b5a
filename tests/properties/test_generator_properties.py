"""Whatever the recipe: what is made is unique, as asked, and made again the same."""

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.effort import tries

import cluewright as cw
from cluewright.clued_lines.pictures import Goal
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.cells import as_picture
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Reach, find_others, settle_pictures
from cluewright.nonogram.optimize import Hide, optimize_clues
from cluewright.nonogram.repair import repair
from cluewright.nonogram.symmetry import Symmetry, symmetrize

SLOW = settings(max_examples=tries(10), deadline=None, suppress_health_check=[HealthCheck.too_slow])

sizes = st.tuples(st.integers(2, 13), st.integers(2, 13))


@st.composite
def pictures(draw: st.DrawFn, side: int = 8) -> np.ndarray:
    width, height = draw(st.integers(1, side)), draw(st.integers(1, side))
    cells = draw(st.lists(st.booleans(), min_size=width * height, max_size=width * height))
    return np.array(cells, bool).reshape(height, width)


@SLOW
@given(
    size=sizes,
    seed=st.integers(-(1 << 80), 1 << 80),
    pattern=st.sampled_from(["random", "symmetric", "geometric", "organic"]),
)
def test_generated_puzzles_are_unique_and_reproducible(size: tuple[int, int], seed: int, pattern: str) -> None:
    item = cw.generate("nonogram", size=size, seed=seed, pattern=pattern)

    outcome = solve(item.puzzle)
    assert outcome.verdict == "unique"
    assert outcome.solution == item.solution
    assert cw.generate("nonogram", size=size, seed=seed, pattern=pattern) == item


@SLOW
@given(size=st.tuples(st.integers(7, 14), st.integers(7, 14)), seed=st.integers(0, 1 << 32),
       level=st.sampled_from(["easy", "medium", "hard", "expert"]))  # fmt: skip
def test_levels_are_as_asked(size: tuple[int, int], seed: int, level: str) -> None:
    item = cw.generate("nonogram", size=size, seed=seed, difficulty=level)

    assert cw.rate(item.puzzle).level == level
    assert solve(item.puzzle).verdict == "unique"


@settings(max_examples=tries(20), deadline=None)
@given(pictures())
def test_the_search_near_a_solution_agrees_with_the_solver(picture: np.ndarray) -> None:
    puzzle, known = clues_of(picture), Board.solved(picture)

    found = find_others(puzzle, known, limit=4)

    outcome = solve(puzzle, limit=50)
    assert found.verdict == outcome.verdict
    for reach in Reach:
        certain = settle_pictures(as_picture(picture)[np.newaxis], reach)[0]
        for solution in outcome.solutions:
            assert ((certain == 0) | (certain == solution.cells)).all()


@settings(max_examples=tries(15), deadline=None)
@given(pictures(), st.sampled_from(list(Goal)))
def test_repair_reports_the_truth(picture: np.ndarray, goal: Goal) -> None:
    fixed = repair(picture, goal=goal)

    assert [list(cell) for cell in fixed.changed] == np.argwhere(fixed.picture != picture).tolist()
    assert fixed.verdict == solve(clues_of(fixed.picture)).verdict
    if fixed.reached:
        assert fixed.verdict == "unique"


@settings(max_examples=tries(10), deadline=None)
@given(pictures(), st.sampled_from([Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM, Symmetry.BOTH, Symmetry.HALF_TURN]))
def test_repair_keeps_symmetries(picture: np.ndarray, symmetry: Symmetry) -> None:
    fixed = repair(symmetrize(picture, symmetry), symmetry=symmetry)

    assert (symmetrize(fixed.picture, symmetry) == fixed.picture).all()


@SLOW
@given(pictures(6), st.sampled_from(list(Hide)), st.integers(0, 99))
def test_hidden_clues_are_not_needed(picture: np.ndarray, hide: Hide, seed: int) -> None:
    fixed = repair(picture)
    if fixed.verdict != "unique":
        return
    found = optimize_clues(clues_of(fixed.picture), hide=hide, seed=seed)

    outcome = solve(found.puzzle)
    assert outcome.verdict == "unique"
    assert outcome.solution == Board.solved(fixed.picture)
