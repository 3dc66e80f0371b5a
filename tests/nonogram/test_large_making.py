"""Pictures, repair, generation, hidden clues and quality beyond the side of a machine word."""

from typing import Any

import numpy as np
import pytest
from tests.effort import EFFORT

import cluewright as cw
from cluewright.clued_lines.pictures import Goal
from cluewright.core.chance import Chance
from cluewright.core.search import Search
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Reach, count_unsettled, find_others, prove, settle_pictures, settled
from cluewright.nonogram.optimize import Hide, optimize_clues
from cluewright.nonogram.patterns import cellular_pattern, random_pattern, smooth_pattern
from cluewright.nonogram.quality import assess
from cluewright.nonogram.recipes import SIZES
from cluewright.nonogram.repair import repair
from cluewright.nonogram.solver import solve

KIND = cw.kind("nonogram")


def is_unique(picture: Any) -> bool:
    """Ask the solver of large boards, which shares no search with what makes puzzles."""
    return solve(clues_of(picture), Search(known=Board.solved(picture))).verdict == "unique"


@pytest.mark.parametrize("width", [65, 130, 200])
@pytest.mark.parametrize("far", [[(1, 2), (2, 3)], [(1, 2), (80, -3)], [(1, 2), (2, 3), (80, -3), (82, -2)]])
def test_other_solutions_are_found_wherever_they_are(width: int, far: list[tuple[int, int]]) -> None:
    picture = np.zeros((90, width), bool)
    for cell in far:  # two cells in rows and columns of their own can lie the other way round
        picture[cell if cell[1] >= 0 else (cell[0], width + cell[1])] = True
    puzzle, known = clues_of(picture), Board.solved(picture)

    others = find_others(puzzle, known, limit=5)

    assert others.verdict == "several"
    assert all(other != known and KIND.is_solved(puzzle, other) for other in others.solutions)
    assert others.open == width * 90 - settled(puzzle, known, Reach.CONTRADICTIONS).decided > 0


def test_a_part_of_a_board_is_settled_with_the_rest_taken_as_known() -> None:
    picture = smooth_pattern(90, 80, 500, Chance(3)).astype(np.uint8)
    part = np.zeros((1, 80, 90), np.uint8)
    part[0, 20:30, 40:60] = 1

    [found] = settle_pictures(picture[np.newaxis], Reach.LINES, part=part)
    [whole] = settle_pictures(picture[np.newaxis], Reach.LINES)

    assert (found[part[0] == 0] != 0).all()
    assert (found[whole != 0] == whole[whole != 0]).all()
    with pytest.raises(ValueError, match="shape"):
        settle_pictures(picture[np.newaxis], Reach.LINES, part=part[:, :10])


@pytest.mark.parametrize(
    ("pattern", "side", "density"),
    [(smooth_pattern, 100, 500), (cellular_pattern, 90, 550), (random_pattern, 200, 700)],
)
def test_repair(pattern: Any, side: int, density: int) -> None:
    picture = pattern(side, side - 7, density, Chance(1))
    assert not is_unique(picture)

    fixed = repair(picture)

    assert fixed.verdict == "unique"
    assert fixed.reached
    assert is_unique(fixed.picture)
    assert 0 < len(fixed.changed) < 20
    for row, column in fixed.changed:
        back = fixed.picture.copy()
        back[row, column] ^= True
        assert not is_unique(back)


def test_repair_without_guessing() -> None:
    picture = smooth_pattern(120, 110, 760, Chance(4))

    fixed = repair(picture, goal=Goal.NO_GUESS)

    assert fixed.reached
    assert count_unsettled([fixed.picture], Reach.LINES) == [0]


@pytest.mark.parametrize(
    ("size", "recipe", "level"),
    [
        ((100, 90), {"difficulty": "easy"}, "easy"),
        ((90, 100), {"difficulty": "medium", "pattern": "symmetric"}, "medium"),
        ((120, 65), {"difficulty": "easy", "pattern": "organic"}, "easy"),
        ((80, 110), {"difficulty": "easy", "pattern": "geometric", "style": "maze"}, "easy"),
        ((200, 200), {"pattern": "organic", "style": "smooth"}, None),
    ],
)
def test_generation(size: tuple[int, int], recipe: dict[str, Any], level: str | None) -> None:
    item = cw.generate("nonogram", size=size, seed=1, **recipe)

    assert (item.puzzle.width, item.puzzle.height) == size
    assert item.proof["verdict"] == "unique"
    assert is_unique(item.solution.array)
    assert level in (None, item.rating.level)
    if size == (120, 65) or EFFORT > 1:
        assert item == cw.generate("nonogram", size=size, seed=1, **recipe)


def test_hiding_clues() -> None:
    item = cw.generate("nonogram", size=(100, 70), pattern="organic", style="smooth", difficulty="easy", seed=1)

    found = optimize_clues(item.puzzle, solution=item.solution, hide=Hide.CLUES)

    assert found.minimal
    assert found.in_time
    assert found.hidden_clues
    assert solve(found.puzzle, Search(known=item.solution)).verdict == "unique"


def test_hiding_clues_ends_with_the_budget_and_keeps_what_it_has() -> None:
    puzzle = KIND.sample().puzzle
    whole = optimize_clues(puzzle)

    class Short(cw.Budget):
        def part(self, **_: Any) -> cw.Budget:
            return cw.Budget(nodes=0)

    found = optimize_clues(puzzle, budget=Short())

    assert whole.in_time
    assert not found.in_time
    assert not found.minimal
    assert len(found.hidden_numbers) < len(whole.hidden_numbers)


def test_what_is_too_large_is_refused_before_the_work() -> None:
    large = clues_of(np.ones((3, 201), bool))
    said = "to 200x200 cells, not 201x3"
    with pytest.raises(cw.InvalidRecipe, match=f"nonograms with hidden clues have from 1x1 {said}"):
        optimize_clues(large)
    with pytest.raises(cw.InvalidRecipe, match=f"repaired nonograms have from 1x1 {said}"):
        KIND.pictures.repair(Board.solved(np.ones((3, 201), bool)))
    with pytest.raises(cw.InvalidRecipe, match=f"nonograms from pictures have from 1x1 {said}"):
        KIND.pictures.from_picture(b"no image at all", (201, 3), {})
    assert KIND.sizes is KIND.pictures.sizes is SIZES


def test_quality() -> None:
    item = cw.generate("nonogram", size=(150, 80), pattern="organic", style="smooth", difficulty="easy", seed=2)

    report = assess(item, minimality=False)

    assert report.complete
    assert report.clarity == 1.0
    assert report.left_out == ()


def test_quality_says_what_it_left_out() -> None:
    item = cw.generate("nonogram", size=(70, 66), difficulty="easy", seed=2)
    spent = cw.Budget(nodes=0)

    report = assess(item, budget=spent)

    assert report.correct
    assert report.left_out == ("proof", "clarity")
    assert report.clarity is None
    assert report.to_data()["left_out"] == list(report.left_out)
    cancelled = cw.Budget()
    cancelled.cancel.cancel()
    with pytest.raises(cw.BudgetExceeded):
        assess(item, budget=cancelled)


def test_a_proof_beyond_a_thousand_cells_is_the_solvers() -> None:
    picture = np.zeros((2, 1200), bool)
    picture[0, 10:1100] = picture[1, :5] = True

    assert prove(clues_of(picture), Board.solved(picture))["verdict"] == "unique"
