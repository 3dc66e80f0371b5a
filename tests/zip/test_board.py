"""The board: a path, notes, and the rules it breaks."""

import numpy as np
import pytest

from cluewright.core.errors import InvalidPuzzle
from cluewright.zip.board import CLOSED, UNKNOWN, USED, Board, board_from_data, board_to_data
from cluewright.zip.puzzle import Zip
from cluewright.zip.rules import faults, is_solution

PUZZLE = Zip(3, 2, [(0, 0), (0, 2), (1, 0)])
SOLUTION = Board(((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)))


def codes(board, puzzle=PUZZLE):
    return [fault.code for fault in faults(puzzle, board)]


def test_play_begins_on_the_one():
    assert Board.start(PUZZLE).path == ((0, 0),)
    assert codes(Board.start(PUZZLE)) == []
    assert not is_solution(PUZZLE, Board.start(PUZZLE))


def test_a_solution_is_a_path_drawn_or_noted():
    assert is_solution(PUZZLE, SOLUTION)
    noted = Board.start(PUZZLE).with_notes((border, True) for border in SOLUTION.all_used())
    assert noted.path == ((0, 0),)
    assert is_solution(PUZZLE, noted)
    assert noted.trace(PUZZLE) == SOLUTION.path
    too_much = noted.with_notes([((0, 0, "down"), True)])
    assert not is_solution(PUZZLE, too_much)
    assert "branch" in codes(too_much)


def test_notes_that_the_path_makes_needless_go():
    board = Board.start(PUZZLE).with_notes([((0, 0, "right"), True), ((1, 0, "right"), False)])
    assert board.used == {(0, 0, "right")}
    assert board.with_path(((0, 0), (0, 1))).used == frozenset()
    assert board.with_notes([((1, 0, "right"), None)]).closed == frozenset()


def test_borders_go_to_native_code_and_back():
    board = Board(SOLUTION.path[:3]).with_notes([((1, 0, "right"), True), ((0, 0, "down"), False)])
    values = board.borders(PUZZLE)
    assert values.shape == (2, 3, 2)
    assert values.dtype == np.uint8
    assert (values[0, 0, 0], values[0, 0, 1], values[0, 2, 1]) == (USED, CLOSED, UNKNOWN)
    assert Board.from_borders(PUZZLE, values) == board


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ([(0, 1)], "start"),
        ([(0, 0), (1, 1)], "jump"),
        ([(0, 0), (0, 1), (0, 0)], "revisit"),
        ([(0, 0), (1, 0)], "order"),
        ([(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)], None),
    ],
)
def test_a_path_breaks_rules_by_code(path, code):
    found = codes(Board(tuple(path)))
    assert (code in found) if code else found == []


def test_walls_blocked_cells_and_an_early_end_are_seen():
    puzzle = Zip(4, 2, [(0, 0), (0, 1)], [(0, 0, "right")], [(0, 3), (1, 3)])
    assert codes(Board(((0, 0), (0, 1))), puzzle)[0] == "wall"
    assert "blocked" in codes(Board(((0, 0), (1, 0), (1, 1), (1, 2), (1, 3))), puzzle)
    [fault] = [fault for fault in faults(puzzle, Board(((0, 0), (1, 0), (1, 1), (0, 1)))) if fault.code == "early-end"]
    assert fault.cells == ((0, 1),)


def test_notes_break_rules_too():
    start = Board.start(PUZZLE)
    assert codes(start.with_notes([((0, 1, "right"), False), ((1, 2, "right"), None)])) == ["dead-end"]
    loop = start.with_notes(
        ((border), True) for border in [(0, 1, "right"), (0, 1, "down"), (0, 2, "down"), (1, 1, "right")]
    )
    assert codes(loop) == ["loop"]
    crossed = Board(SOLUTION.path[:2]).with_notes([((0, 0, "right"), False)])
    assert "contradiction" in codes(crossed)


def test_boards_round_trip_as_data():
    for board in (SOLUTION, Board.start(PUZZLE).with_notes([((0, 1, "down"), False), ((0, 0, "right"), True)])):
        assert board_from_data(PUZZLE, board_to_data(board)) == board
    assert board_to_data(SOLUTION) == [[0, 0], [0, 1], [0, 2], [1, 2], [1, 1], [1, 0]]


@pytest.mark.parametrize(
    "data",
    [None, 3, [[0, 0], [5, 0]], [[0]], [["0", 0]], {"path": 3}, {"borders": [[0, 2, "right", True]]},
     {"borders": [[0, 0, "up", True]]}, {"borders": [[0, 0, "down", 1]]}],
)  # fmt: skip
def test_malformed_boards_are_refused(data):
    with pytest.raises(InvalidPuzzle):
        board_from_data(PUZZLE, data)
