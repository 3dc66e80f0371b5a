"""What only proofs of nonograms have: large boards, hidden numbers, and lines solved in plain Python."""

from random import Random

import pytest
from tests.effort import tries

import cluewright as cw
from cluewright.nonogram.families import random_picture
from cluewright.nonogram.proof_check import agrees, settle_line


def test_lines_are_solved_as_by_trying_everything():
    random = Random(20)
    for _ in range(tries(800)):
        length = random.randint(1, 9)
        cells = [random.random() < 0.55 for _ in range(length)]
        blocks = [len(block) for block in "".join("#" if cell else " " for cell in cells).split()]
        clue = tuple(None if random.random() < 0.25 else block for block in blocks)
        given = [random.choice((None, None, None, True, False)) for _ in range(length)]
        filled, empty = (
            sum(1 << place for place, cell in enumerate(given) if cell is known) for known in (True, False)
        )
        ways = [way for way in range(1 << length) if way & filled == filled and not way & empty and agrees(clue, way)]
        everywhere, nowhere = -1, -1
        for way in ways:
            everywhere, nowhere = everywhere & way, nowhere & ~way
        all_cells = (1 << length) - 1
        expected = (everywhere & all_cells, nowhere & all_cells) if ways else None
        assert settle_line(clue, length, filled, empty) == expected


@pytest.mark.parametrize("side", [80, 150])
def test_large_boards_are_proven_by_lines(side):
    solved = cw.clues_of(random_picture(side, 70, 80, 1))
    proof = cw.prove(solved)
    cw.verify(solved, proof)
    assert proof.nogoods == ()


def test_boards_of_up_to_128_cells_a_side_are_proven_by_nogoods():
    puzzle, _ = proven_with_nogoods()
    wide = cw.Nonogram([*[[]] * 57, *puzzle.rows], [*[[]] * 60, *puzzle.columns, *[[]] * 56])
    proof = cw.prove(wide)
    assert proof.nogoods
    cw.verify(wide, proof)


def test_longer_sides_are_proven_by_lines_or_not_at_all():
    puzzle, _ = proven_with_nogoods()
    wide = cw.Nonogram(puzzle.rows, [*puzzle.columns, *[[]] * 120])
    assert cw.solve(wide).verdict is cw.Verdict.UNIQUE
    with pytest.raises(cw.NoProof, match="too large"):
        cw.prove(wide)


def test_hidden_numbers_are_proven_too():
    puzzle = cw.Nonogram(rows=[[None], [2], None], columns=[[1], [2], []])
    assert cw.solve(puzzle).verdict is cw.Verdict.UNIQUE
    cw.verify(puzzle, cw.prove(puzzle))


def test_a_check_that_takes_too_long_ends():
    puzzle, proof = proven_with_nogoods()
    budget = cw.Budget()
    budget.cancel.cancel()
    with pytest.raises(cw.BudgetExceeded):
        cw.verify(puzzle, proof, budget=budget)


def proven_with_nogoods():
    """Return a puzzle that lines alone do not solve, and its proof."""
    for seed in range(1000):
        puzzle = cw.clues_of(random_picture(12, 12, 45, seed))
        if cw.solve(puzzle).verdict is cw.Verdict.UNIQUE and (proof := cw.prove(puzzle)).nogoods:
            return puzzle, proof
    raise AssertionError("lines solved everything")
