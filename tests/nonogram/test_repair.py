"""Pictures made unique with few changes."""

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.chance import Chance
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Reach, count_unsettled
from cluewright.nonogram.patterns import cellular_pattern, random_pattern, smooth_pattern, symmetric_pattern
from cluewright.nonogram.patterns_geometric import shapes_pattern
from cluewright.nonogram.repair import Goal, repair
from cluewright.nonogram.symmetry import Symmetry, find_symmetries

AMBIGUOUS = [
    random_pattern(18, 14, 450, Chance(1)),
    smooth_pattern(32, 27, 420, Chance(3)),
    shapes_pattern(30, 30, Chance(30)),
    np.eye(9, 12, dtype=bool),
    cellular_pattern(25, 22, 450, Chance(2)),
]


@pytest.mark.parametrize("number", range(len(AMBIGUOUS)))
def test_the_repaired_picture_is_unique_and_says_what_changed(number: int) -> None:
    picture = AMBIGUOUS[number]
    assert solve(clues_of(picture)).verdict == "several"

    fixed = repair(picture)

    assert fixed.verdict == "unique"
    assert fixed.reached
    assert solve(clues_of(fixed.picture), strategy="sat").verdict == "unique"
    assert [list(cell) for cell in fixed.changed] == np.argwhere(fixed.picture != picture).tolist()
    assert 0 < fixed.share < 0.1


@pytest.mark.parametrize("number", range(len(AMBIGUOUS)))
def test_no_change_is_needless(number: int) -> None:
    fixed = repair(AMBIGUOUS[number])

    for row, column in fixed.changed:
        back = fixed.picture.copy()
        back[row, column] ^= True
        assert solve(clues_of(back), known=Board.solved(back)).verdict == "several"


def test_without_guessing() -> None:
    picture = random_pattern(16, 15, 480, Chance(3))
    unique, no_guess = repair(picture), repair(picture, goal=Goal.NO_GUESS)

    assert count_unsettled([unique.picture], Reach.LINES) != [0]
    assert no_guess.reached
    assert count_unsettled([no_guess.picture], Reach.LINES) == [0]


def test_a_unique_picture_stays_as_it_is() -> None:
    fixed = repair("##. #.#")

    assert fixed.changed == ()
    assert fixed.rounds == 0


def test_a_symmetry_is_kept() -> None:
    picture = symmetric_pattern(21, 16, 380, Symmetry.BOTH, Chance(9))
    assert solve(clues_of(picture)).verdict == "several"

    fixed = repair(picture, symmetry=Symmetry.BOTH)

    assert fixed.verdict == "unique"
    assert fixed.changed
    assert any(one.symmetry is Symmetry.BOTH and one.exact for one in find_symmetries(fixed.picture))


def test_edges_move_rather_than_specks_appear() -> None:
    picture = smooth_pattern(40, 33, 420, Chance(5))
    fixed = repair(picture)
    padded = np.pad(picture, 1)

    assert fixed.changed
    for row, column in fixed.changed:
        around = padded[row : row + 3, column : column + 3]
        assert around.min() != around.max()


def test_limits_are_kept_and_told() -> None:
    picture = np.eye(12, 15, dtype=bool)

    limited = repair(picture, most=1)
    stopped = repair(picture, rounds=0)

    assert limited.verdict == "several"
    assert not limited.reached
    assert len(limited.changed) <= 1
    assert stopped.changed == ()
    assert stopped.verdict == "several"


def test_cancelling() -> None:
    budget = cw.Budget()
    budget.progress = lambda fraction, text: budget.cancel.cancel()

    with pytest.raises(cw.BudgetExceeded):
        repair(random_pattern(40, 40, 400, Chance(1)), budget=budget)


def test_the_same_picture_is_repaired_the_same_way() -> None:
    one, two = repair(AMBIGUOUS[1]), repair(AMBIGUOUS[1])

    assert one.changed == two.changed
