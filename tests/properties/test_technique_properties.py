"""Every step of every technique agrees with all solutions; hints are never wanting; ratings are what the path says."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import boards_in_play, nonograms

from cluewright.core.hints import hints_in_play
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.rating import score_of
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.ladder import Rung, climb, grade
from cluewright.nonogram.lines import solve_line
from cluewright.nonogram.rating import rate
from cluewright.nonogram.rules import is_solution
from cluewright.nonogram.techniques import BY_RUNG, SEARCH, explain

_VALUES = {"#": Cell.FILLED, ".": Cell.EMPTY}


def holds_in_all_solutions(puzzle, board, changes):
    """Ask the solver for a solution in which one of the changes is otherwise."""
    return all(
        not solve(puzzle, board=board.with_cells([(row, column, 3 ^ _VALUES[value])]), limit=1).solutions
        for row, column, value in changes
    )


def line_of(puzzle, board, line):
    axis, index = line
    return (puzzle.rows[index], board.cells[index]) if axis == "row" else (puzzle.columns[index], board.cells[:, index])


def follow(puzzle, board, chain):
    """Check the links of a chain, each against its line alone, and give how it ends."""
    start = board
    for link in chain:
        if link.technique.slug == "supposition":
            board = start
        elif link.technique.slug == "clash":
            assert solve_line(*line_of(puzzle, board, link.evidence.lines[0])) is None
            return "clash"
        elif link.chain:
            assert follow(puzzle, board, link.chain) == "clash"
            row, column, value = link.cells[0]
            assert link.chain[0].cells == ((row, column, "." if value == "#" else "#"),)
        else:
            clue, cells = line_of(puzzle, board, link.evidence.lines[0])
            settled = board.cells.copy()
            axis, index = link.evidence.lines[0]
            settled[(index, slice(None)) if axis == "row" else (slice(None), index)] = solve_line(clue, cells)
            assert all(settled[row, column] == _VALUES[value] for row, column, value in link.cells)
        board = KIND.apply_step(puzzle, board, link)
    return "open"


@given(boards_in_play())
def test_every_step_of_the_path_agrees_with_all_solutions(case):
    puzzle, solution, board = case
    now = board
    for step in explain(puzzle, board):
        assert step.cells
        assert all(now[row, column] == Cell.UNKNOWN for row, column, _ in step.cells)
        assert holds_in_all_solutions(puzzle, board, step.cells), step
        if step.chain:
            end = follow(puzzle, now, step.chain)
            assert end == ("open" if step.technique is BY_RUNG[Rung.COMMON_CONSEQUENCE] else "clash")
        now = KIND.apply_step(puzzle, now, step)
    if solve(puzzle, board=board).verdict is Verdict.UNIQUE:
        assert now == solution


def hints(puzzle, board):
    return hints_in_play(Item(puzzle), board)


@given(boards_in_play(longest=8))
def test_every_hint_agrees_with_all_solutions(case):
    puzzle, _, board = case
    found = hints(puzzle, board)
    assert found
    for hint in found:
        assert hint.mistake is None
        if hint.step is not None:
            assert all(board[cell] == Cell.UNKNOWN for cell in hint.cells)
            assert holds_in_all_solutions(puzzle, board, hint.step.cells), hint


@given(boards_in_play(longest=6), st.data())
def test_mistakes_are_named_exactly_where_they_are(case, data):
    puzzle, solution, board = case
    height, width = board.cells.shape
    row, column = data.draw(st.integers(0, height - 1)), data.draw(st.integers(0, width - 1))
    board = board.with_cells([(row, column, 3 ^ int(solution[row, column]))])
    first = hints(puzzle, board)[0]
    if solve(puzzle).verdict is Verdict.UNIQUE:
        assert first.mistake is not None
        assert {(row, column)} <= {cell for hint in hints(puzzle, board) for cell in hint.cells}
    elif solve(puzzle, board=board, limit=1).solutions or is_solution(puzzle, board):
        assert first.mistake is None
    else:
        assert first.mistake is not None


@given(boards_in_play())
def test_line_techniques_reach_exactly_what_the_lines_settle(case):
    puzzle, _, board = case
    cells, before = board.cells.copy(), None
    while before != cells.tobytes():
        before = cells.tobytes()
        for index, clue in enumerate(puzzle.rows):
            cells[index] = solve_line(clue, cells[index])
        for index, clue in enumerate(puzzle.columns):
            cells[:, index] = solve_line(clue, cells[:, index])
    assert climb(puzzle, board, last=Rung.LINE_ANALYSIS).board == Board(cells)


@given(nonograms(longest=8, hidden=False))
def test_the_grade_is_the_level_of_the_rating(case):
    puzzle, _ = case
    if solve(puzzle).verdict is not Verdict.UNIQUE:
        return
    rating = rate(puzzle)
    assert grade(puzzle) == rating.level
    for ceiling in Level:
        assert grade(puzzle, ceiling=ceiling) == (rating.level if rating.level <= ceiling else None)
    steps = list(explain(puzzle))
    assert sum(rating.techniques.values()) == len(steps)
    hardest = max((step.technique for step in steps), key=lambda technique: technique.order, default=None)
    if hardest is not None and hardest.level != Level.HARD:
        assert rating.level == hardest.level
    assert (SEARCH.name in rating.techniques) == (hardest is SEARCH)
    assert rating.score == score_of(rating.minutes)
    assert rate(puzzle) == rating


@given(nonograms(longest=9, hidden=False))
def test_turning_the_board_keeps_what_lines_alone_can_do(case):
    puzzle, solution = case
    turned = type(puzzle)(puzzle.columns, puzzle.rows)
    lines = climb(puzzle, last=Rung.LINE_ANALYSIS).board
    assert np.array_equal(climb(turned, last=Rung.LINE_ANALYSIS).board.cells, lines.cells.T)
    assert np.all((lines.cells == Cell.UNKNOWN) | (lines.cells == solution.cells))
