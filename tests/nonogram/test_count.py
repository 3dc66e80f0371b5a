"""Counting the solutions of nonograms: against every picture, against SAT, and numbers that are known."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from tests.effort import tries
from tests.strategies import nonograms

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import blurred_picture
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import count


def framed_switches(across: int, down: int) -> Nonogram:
    """Make a board of solid frames around as many switches, each of which can be set by itself."""
    picture = np.zeros((5 * down + 1, 5 * across + 1), dtype=bool)
    picture[::5] = picture[:, ::5] = True
    picture[2::5, 2::5] = picture[3::5, 3::5] = True
    return clues_of(Board.solved(picture))


def domino_board(width: int, height: int, dominoes: int, rng: np.random.Generator) -> Nonogram:
    """Make a filled board with holes of 4x4 cells, apart from each other; in each a domino can stand in two ways."""
    picture, free = np.ones((height, width), bool), np.ones((height, width), bool)
    while dominoes:
        y, x = int(rng.integers(2, height - 6)), int(rng.integers(2, width - 6))
        if free[y - 2 : y + 6, x - 2 : x + 6].all():
            free[y : y + 4, x : x + 4] = picture[y : y + 4, x : x + 4] = False
            picture[y + 1, x + 1] = picture[y + 2, x + 2] = True
            dominoes -= 1
    return clues_of(Board.solved(picture))


def hidden(puzzle: Nonogram, rng: np.random.Generator) -> Nonogram:
    """Hide some numbers and some whole clues."""

    def hide(clues):
        return [
            None if rng.random() < 0.15 else [None if rng.random() < 0.2 else number for number in clue]
            for clue in clues
        ]

    return Nonogram(hide(puzzle.rows), hide(puzzle.columns))


@pytest.mark.parametrize(("width", "height"), [(1, 1), (4, 1), (1, 5), (2, 3), (4, 2), (3, 4)])
def test_every_picture_of_a_size_is_counted(width: int, height: int) -> None:
    pictures = Counter(
        clues_of(Board.solved(np.array([bits >> i & 1 for i in range(width * height)], bool).reshape(height, width)))
        for bits in range(1 << width * height)
    )
    for puzzle, number in pictures.items():
        assert count(puzzle, Budget()) == SolutionCount(number)


def test_random_boards_are_counted_as_brute_force_lists_them() -> None:
    rng, many = np.random.default_rng(3), 0
    for _ in range(400):
        width, height = (int(side) for side in rng.integers(1, 5, 2))
        puzzle = clues_of(Board.solved(rng.random((height, width)) < rng.choice([0.2, 0.4, 0.6])))
        puzzle = hidden(puzzle, rng) if rng.random() < 0.6 else puzzle
        board = Board.blank(width, height)
        if rng.random() < 0.4:
            cell = int(rng.integers(height)), int(rng.integers(width))
            board = board.with_cells([(*cell, int(rng.integers(1, 3)))])
        listed = len(solve(puzzle, strategy="brute", limit=10**6, board=board).solutions)
        assert count(puzzle, Budget(), board=board) == SolutionCount(listed)
        many += listed > 2
    assert many > 40


@settings(max_examples=tries(60), deadline=None)
@given(nonograms(5))
def test_any_small_board_is_counted_as_brute_force_lists_it(drawn: tuple[Nonogram, Board]) -> None:
    puzzle, _ = drawn
    listed = solve(puzzle, strategy="brute", limit=3_000)
    if listed.exhausted:
        assert count(puzzle, Budget()) == SolutionCount(len(listed.solutions))


def test_larger_boards_are_counted_as_sat_lists_them() -> None:
    rng, seen = np.random.default_rng(4), set()
    for width, height, density in [(9, 7, 0.4), (8, 11, 0.45), (12, 9, 0.5), (14, 15, 0.55), (20, 17, 0.6)] * tries(2):
        puzzle = clues_of(Board.solved(rng.random((height, width)) < density))
        judged = solve(puzzle, strategy="sat", limit=400)
        if not judged.exhausted:
            continue
        seen.add(len(judged.solutions))
        assert count(puzzle, Budget()) == SolutionCount(len(judged.solutions))
    assert len(seen) > 3


def test_numbers_that_are_known() -> None:
    assert count(Nonogram([[1]] * 9, [[1]] * 9), Budget()) == SolutionCount(math.factorial(9))
    assert count(Nonogram([[1]] * 6, [[1]] * 6 + [[]]), Budget()) == SolutionCount(720)
    assert count(Nonogram([None] * 7, [None] * 11), Budget()) == SolutionCount(2**77)
    assert count(Nonogram([[1]] * 5, [None] * 4), Budget()) == SolutionCount(4**5)
    assert count(Nonogram([[2], [], [2]], [[1, 1], [2]]), Budget()) == SolutionCount(0)


def test_independent_parts_are_multiplied() -> None:
    budget = Budget()
    assert count(framed_switches(10, 10), budget) == SolutionCount(2**100)
    single = Budget()
    assert count(framed_switches(1, 1), single) == SolutionCount(2)
    assert budget.nodes_spent == 100 * single.nodes_spent
    assert count(framed_switches(7, 20), Budget()) == SolutionCount(2**140)


@pytest.mark.parametrize(("size", "dominoes"), [((300, 290), 100), ((1000, 990), 10), ((70, 65), 12)])
def test_parts_of_large_boards_are_multiplied(size: tuple[int, int], dominoes: int) -> None:
    puzzle = domino_board(*size, dominoes, np.random.default_rng(7))
    assert count(puzzle, Budget()) == SolutionCount(2**dominoes)


def test_probing_leaves_nothing_but_the_parts() -> None:
    puzzle = clues_of(Board.solved(blurred_picture(150, 4, 1)))
    parts, _ = _native.nonogram_count(puzzle.rows, puzzle.columns, start=None, **Budget().native_limits("counting"))
    assert parts == [("2", 2, True)]
    listed = solve(puzzle, limit=9)
    assert (len(listed.solutions), listed.exhausted) == (4, True)


def test_a_board_without_rows_that_agree_has_none() -> None:
    puzzle = Nonogram([[1], [1]], [[1], [1]])
    assert count(puzzle, Budget(), board=Board.parse("#? #?")) == SolutionCount(0)
    assert count(puzzle, Budget(), board=Board.parse("#? ??")) == SolutionCount(1)


def test_a_count_cut_short_says_at_least_how_many() -> None:
    puzzle = Nonogram([[1]] * 12, [[1]] * 12)
    for nodes in (1, 10, 300, 5_000):
        found = count(puzzle, Budget(nodes=nodes))
        assert not found.exact
        assert 0 <= found.number <= math.factorial(12)
    assert found.number > 1_000
    cancelled = Budget()
    cancelled.cancel.cancel()
    assert not count(puzzle, cancelled).exact
