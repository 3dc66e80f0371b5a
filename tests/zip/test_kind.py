"""Zip behind the interface of all kinds: data, moves, drawing, verbs, session."""

import json

import pytest

import cluewright as cw
from cluewright.core.errors import InvalidMove, InvalidPuzzle
from cluewright.core.form import dumps, loads
from cluewright.zip.board import Board
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import Zip

PUZZLE = Zip(4, 3, [(0, 0), (2, 3), (1, 2)], [(0, 1, "down")])


def play(*moves, puzzle=PUZZLE):
    board = KIND.empty_board(puzzle)
    for move in moves:
        board = KIND.apply(puzzle, board, move)
    return board


def test_zip_is_registered():
    assert cw.kind("zip") is KIND
    assert {technique.slug for technique in KIND.techniques} >= {"forced-corner", "parity", "contradiction"}


def test_puzzles_round_trip_as_the_documented_json():
    line = (
        '{"format":"cluewright","version":1,"kind":"zip","width":3,"height":2,"numbers":[[0,0],[1,0]],'
        '"walls":[[0,1,"down"]],"solution":[[0,0],[0,1],[0,2],[1,2],[1,1],[1,0]]}'
    )
    item = loads(line)
    assert item.puzzle == Zip(3, 2, [(0, 0), (1, 0)], [(0, 1, "down")])
    assert dumps(item) == line
    assert KIND.is_solved(item.puzzle, item.solution)
    blocked = Zip(3, 2, [(0, 1), (1, 2)], blocked=[(0, 2)])
    assert KIND.from_data(KIND.to_data(blocked)) == blocked
    assert json.loads(dumps(cw.Item(blocked)))["blocked"] == [[0, 2]]


def test_data_with_faults_is_refused_with_all_of_them():
    with pytest.raises(InvalidPuzzle) as caught:
        KIND.from_data({"width": 3})
    assert [fault.text() for fault in caught.value.faults] == [
        "A Zip puzzle needs a height.",
        "A Zip puzzle needs numbers.",
    ]
    with pytest.raises(InvalidPuzzle):
        KIND.from_data({"width": 3, "height": 2, "numbers": 5})


@pytest.mark.parametrize(
    ("moves", "path"),
    [
        (["R"], [(0, 0), (0, 1)]),
        (["r2 D"], [(0, 0), (0, 1), (0, 2), (1, 2)]),
        (["D2R3"], [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3)]),
        (["R3", "L"], [(0, 0), (0, 1), (0, 2)]),
        (["1,4"], [(0, 0), (0, 1), (0, 2), (0, 3)]),
        (["1,4", "3,4", "1,3"], [(0, 0), (0, 1), (0, 2)]),
        (["R", "1,1"], [(0, 0)]),
    ],
)
def test_moves_draw_the_path_and_take_it_back(moves, path):
    assert play(*moves).path == tuple(path)


def test_moves_note_borders():
    board = play("+2,1 right", "-1,3down", "?1,3 down", "-1,2 right")
    assert board.used == {(1, 0, "right")}
    assert board.closed == {(0, 1, "right")}


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["X"], "is not a move"),
        (["U"], "there is no row 0"),
        (["R", "D"], "there is a wall between"),
        (["RRDL", "L", "U"], "already visits"),
        (["3,4"], "is not straight ahead"),
        (["9,9"], "there is no row 9"),
        (["+1,4 right"], "there is no row 1, column 5"),
        ([""], "is not a move"),
    ],
)
def test_moves_that_cannot_be_made_say_why(moves, reason):
    with pytest.raises(InvalidMove, match=reason):
        play(*moves)


def test_blocked_cells_stop_the_path():
    puzzle = Zip(3, 2, [(0, 1), (1, 2)], blocked=[(0, 2)])
    with pytest.raises(InvalidMove, match="blocked"):
        play("R", puzzle=puzzle)


def test_a_whole_game_can_be_played_in_a_session():
    item = KIND.sample()
    session = cw.Session(item)
    for row, column in item.solution.path[1:]:
        session.move(f"{row + 1},{column + 1}")
    assert KIND.is_solved(item.puzzle, session.board)
    session.undo()
    assert not KIND.is_solved(item.puzzle, session.board)


def test_differences_name_the_wrong_part_of_the_path_and_wrong_notes():
    item = KIND.sample()
    path = item.solution.path
    assert KIND.differences(item.puzzle, Board(path[:9]), item.solution) == []
    wrong = Board((*path[:2], (1, 3)) if path[2] != (1, 3) else (*path[:2], (0, 0)))
    assert KIND.differences(item.puzzle, wrong, item.solution) == [wrong.path[2]]
    noted = Board.start(item.puzzle).with_notes([(min(item.solution.all_used()), False)])
    assert len(KIND.differences(item.puzzle, noted, item.solution)) == 2


def test_steps_are_applied_as_notes():
    item = KIND.sample()
    board = KIND.empty_board(item.puzzle)
    for step in cw.explain(item):
        board = KIND.apply_step(item.puzzle, board, step)
    assert KIND.is_solved(item.puzzle, board)
    data = step.to_data()
    assert all(len(change) == 4 and change[2] in ("right", "down") for change in data["cells"])


def test_the_sample_is_unique_and_easy():
    item = KIND.sample()
    check = cw.check(item)
    assert check.ok
    assert cw.rate(item).level == "easy"


def test_the_drawing_shows_numbers_walls_and_path():
    puzzle = Zip(4, 2, [(0, 0), (1, 0)], [(0, 1, "down"), (0, 2, "right")], [])
    assert KIND.text(puzzle).splitlines() == [
        "┌───────────────┐",
        "│ 1   ·   · ┃ · │",
        "│    ━━━        │",
        "│ 2   ·   ·   · │",
        "└───────────────┘",
    ]
    path = Board(((0, 0), (0, 1), (0, 2), (1, 2)))
    assert KIND.text(puzzle, path).splitlines()[1:4] == [
        "│ 1───────┐ ┃ · │",
        "│    ━━━  │     │",
        "│ 2   ·   ╵   · │",
    ]
    wide = Zip(3, 2, [(0, 1), (1, 2)], blocked=[(0, 2)])
    assert KIND.text(wide).splitlines()[1] == "│ ·   1  ███│"
