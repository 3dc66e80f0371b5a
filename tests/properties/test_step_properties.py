"""All steps of a board, for every kind: each agrees with every solution, the simplest come first, none comes twice."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import sampled, tries
from tests.strategies import boards_in_play

import cluewright as cw
from cluewright.core.budget import Budget
from cluewright.core.errors import NotUnique
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.verbs import solve
from cluewright.hitori.board import Board as HitoriBoard
from cluewright.hitori.kind import KIND as HITORI
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import is_solution
from cluewright.nonogram.kind import KIND as NONOGRAM
from cluewright.zip.board import Board as ZipBoard
from cluewright.zip.kind import KIND as ZIP
from cluewright.zip.puzzle import Zip
from cluewright.zip.strategies import make_path


@st.composite
def hitoris_in_play(draw):
    """A Hitori with a solution, and a board on the way to it."""
    width, height = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    random = draw(st.randoms(use_true_random=False))
    blacks = np.zeros((height, width), bool)
    for _ in range(width * height // 3):
        cell = random.randrange(height), random.randrange(width)
        blacks[cell] = True
        different = Hitori([[width * y + x + 1 for x in range(width)] for y in range(height)])
        blacks[cell] = is_solution(different, HitoriBoard.solved(blacks))
    numbers = [[(x + 2 * y) % max(width, height) + 1 for x in range(width)] for y in range(height)]
    if len({(x + 2 * y) % max(width, height) for y in range(height) for x in range(1)}) < height:
        numbers = [[(x + y) % max(width, height) + 1 for x in range(width)] for y in range(height)]
    for y, x in zip(*np.nonzero(blacks), strict=True):
        numbers[y][x] = random.randint(1, max(width, height))
    solution = HitoriBoard.solved(blacks)
    share = draw(st.sampled_from([0.0, 0.2, 0.5]))
    known = np.array([random.random() < share for _ in range(width * height)]).reshape(height, width)
    return Hitori(numbers), HitoriBoard(np.where(known, solution.cells, np.uint8(0)))


@st.composite
def zips_in_play(draw):
    """A Zip puzzle around a path, and a board on the way along it."""
    size = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    path = make_path(size, draw(st.sampled_from(["backbite", "tree-cycle"])), draw(st.integers(0, 10**6)))
    shown = {0, len(path) - 1} | draw(st.sets(st.integers(0, len(path) - 1), max_size=4))
    puzzle = Zip(*size, [path[index] for index in sorted(shown)])
    return puzzle, ZipBoard(path[: draw(st.integers(1, len(path)))])


def decided_otherwise(kind, puzzle, board, step, solution):
    """Tell whether a solution contradicts what a step settles."""
    return bool(kind.differences(puzzle, kind.apply_step(puzzle, board, step), solution))


def check_steps(kind, puzzle, board):
    steps = kind.steps(puzzle, board)
    solutions = kind.solve(puzzle, Search(limit=400, board=board)).solutions
    assert solutions
    for step in steps:
        assert step.cells
        assert kind.apply_step(puzzle, board, step) != board, step
        assert not any(decided_otherwise(kind, puzzle, board, step, solution) for solution in solutions), step
    orders = [step.technique.order for step in steps]
    assert orders == sorted(orders)
    assert len({frozenset(step.cells) for step in steps}) == len(steps)
    assert kind.steps(puzzle, board) == steps
    # The simplest is as simple as what `explain` takes next; who wants the first alone gets all of it.
    following = next(kind.explain(puzzle, board), None)
    assert bool(steps) == (following is not None)
    if following is not None:
        assert steps[0].technique.order <= following.technique.order
        first = kind.steps(puzzle, board, first=True)
        assert [step for step in steps if step in first] == first
        assert all(step in first for step in steps if step.technique is steps[0].technique)


@given(boards_in_play(longest=6))
@settings(max_examples=tries(50), deadline=None)
def test_nonogram_steps(made):
    puzzle, _, board = made
    check_steps(NONOGRAM, puzzle, board)


@given(hitoris_in_play())
@settings(max_examples=tries(50), deadline=None)
def test_hitori_steps(made):
    check_steps(HITORI, *made)


@given(zips_in_play())
@settings(max_examples=tries(40), deadline=None)
def test_zip_steps(made):
    check_steps(ZIP, *made)


@pytest.mark.parametrize(
    ("name", "size", "level"),
    sampled(
        (name, size, level)
        for name, size in (("nonogram", "9x8"), ("hitori", "7x8"), ("zip", "6x7"))
        for level in ("easy", "hard", "expert")
    ),
)
def test_a_hint_is_the_first_of_all_hints_along_the_whole_path(name, size, level):
    item = cw.generate(name, size=size, difficulty=level, seed=2)
    kind = cw.kinds()[name]
    board, techniques = kind.empty_board(item.puzzle), set()
    while not kind.is_solved(item.puzzle, board):
        listed = cw.hints(item, board)
        assert cw.hint(item, board) == listed[0]
        assert listed[0].step is not None
        techniques.update(step.technique.slug for hint in listed for step in (hint.step, *hint.before))
        assert not any(decided_otherwise(kind, item.puzzle, board, hint.step, item.solution) for hint in listed)
        board = kind.apply_step(item.puzzle, board, listed[0].step)
    assert len(techniques) > 3


def test_a_budget_that_runs_out_leaves_what_was_found():
    item = cw.generate("zip", size="8x7", difficulty="expert", seed=3)
    board = ZIP.empty_board(item.puzzle)
    whole = ZIP.steps(item.puzzle, board)
    cancelled = Budget()
    cancelled.cancel.cancel()
    with pytest.raises(cw.BudgetExceeded):
        ZIP.steps(item.puzzle, board, budget=cancelled)
    assert len(whole) > 3


def test_puzzles_that_are_not_unique_have_no_steps_to_list():
    ambiguous = cw.Nonogram([[1], [1]], [[1], [1]])
    assert solve(ambiguous).verdict is Verdict.SEVERAL
    with pytest.raises(NotUnique):
        cw.hints(ambiguous, NONOGRAM.empty_board(ambiguous))
