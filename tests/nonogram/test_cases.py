"""Searching within an effort: what is said is proven, or said under its condition, or not said."""

import numpy as np
import pytest
from tests.effort import tries

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.nonogram import cases
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.cases import certain_cells, try_cases
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import domino_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.rating import rate
from cluewright.nonogram.techniques import SEARCH, explain

DOMINOES = clues_of(domino_picture(8))
UNPROVEN = "step-search-unproven"


@pytest.fixture
def no_proof(monkeypatch):
    """Let the search find a solution, but exclude no other."""
    monkeypatch.setattr(cases, "_PROOF_NODES", 1)


@pytest.fixture
def no_search(monkeypatch):
    """Let the search find nothing."""
    monkeypatch.setattr(cases, "_FIRST", (("auto", 0, 1),))


def last_step(puzzle):
    board, step = KIND.empty_board(puzzle), None
    for step in explain(puzzle):
        board = KIND.apply_step(puzzle, board, step)
    return step, board


def test_a_proven_solution_is_told_without_condition():
    step, board = last_step(DOMINOES)
    assert step.technique is SEARCH
    assert step.message.code == "step-search"
    assert (board.array == domino_picture(8)).all()


def test_a_solution_that_may_not_be_the_only_one_is_told_so(no_proof):
    step, board = last_step(DOMINOES)
    assert step.technique is SEARCH
    assert step.message.code == UNPROVEN
    assert (board.array == domino_picture(8)).all()
    rating = rate(DOMINOES)
    assert rating.level is Level.EXTREME
    assert rating.techniques["search"] == 1


def test_a_search_that_found_nothing_settles_nothing(no_search):
    step, board = last_step(DOMINOES)
    assert step.technique is SEARCH
    assert step.cells == ()
    assert step.message.code == "step-search-nothing"
    assert not KIND.is_solved(DOMINOES, board)
    assert step.to_data()["cells"] == []
    with pytest.raises(BudgetExceeded, match="could not be rated"):
        rate(DOMINOES)


def test_hints_of_a_solution_that_may_not_be_the_only_one(no_proof):
    puzzle = clues_of(domino_picture(9))
    reached = KIND.empty_board(puzzle)
    for step in explain(puzzle):
        if step.technique is SEARCH:
            break
        reached = KIND.apply_step(puzzle, reached, step)
    found = hints_in_play(Item(puzzle), reached)[0]
    assert found.code == "search"
    assert "If the puzzle has only one solution, row " in found.stages[2]
    ((row, column, symbol),) = found.step.cells
    assert symbol == ".#"[int(domino_picture(9)[row, column])]


def test_hints_when_the_search_finds_nothing(no_search):
    puzzle = clues_of(domino_picture(9)[:, ::-1])
    reached = KIND.empty_board(puzzle)
    for step in explain(puzzle):
        reached = KIND.apply_step(puzzle, reached, step)
    found = hints_in_play(Item(puzzle), reached)[0]
    assert (found.code, found.move is not None) == ("trial", True), "a cell of the solution, which is known"


@pytest.mark.parametrize("effort", [1, 3, 10, 100])
def test_what_is_claimed_holds_in_all_solutions_whatever_the_effort(monkeypatch, effort):
    rng = np.random.default_rng(effort)
    monkeypatch.setattr(cases, "_FIRST", (("auto", 0, effort), ("frontier", 0, effort)))
    monkeypatch.setattr(cases, "_PROOF_NODES", effort)
    monkeypatch.setattr(cases, "_CERTAIN_NODES", effort)
    seen = set()
    for _ in range(tries(10)):
        puzzle = clues_of(rng.random((4, 5)) < 0.45)
        every = solve(puzzle, strategy="brute", limit=10_000).solutions
        for step in explain(puzzle):
            conditional = step.message.code == UNPROVEN
            seen.add(conditional)
            if not conditional or len(every) == 1:
                for row, column, symbol in step.cells:
                    assert {solution[row, column].symbol for solution in every} == {symbol}
    assert False in seen


def test_cells_shared_by_several_solutions_are_each_proven():
    puzzle = clues_of(["##..", "##..", "...#", "..#."])
    board = Board.parse("???? ???? ??.. ??..").with_cells([(2, 2, 0), (2, 3, 0), (3, 2, 0), (3, 3, 0)])
    outcome = try_cases(puzzle, board, budget=Budget().start())
    assert outcome.verdict is Verdict.SEVERAL
    certain = certain_cells(puzzle, board, outcome, Budget().start())
    assert certain is not None
    every = solve(puzzle, board=board, strategy="brute", limit=100).solutions
    for row in range(4):
        for column in range(4):
            values = {solution[row, column] for solution in every}
            assert certain[row, column] == (values.pop() if len(values) == 1 else Cell.UNKNOWN)


def test_a_spent_budget_is_not_taken_for_the_effort():
    with pytest.raises(BudgetExceeded, match="nodes ran out"):
        try_cases(DOMINOES, budget=Budget(nodes=2).start())
