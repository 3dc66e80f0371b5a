"""What kinds say of their boards for the pages: true of every kind there is, the template kind among them."""

from itertools import product
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.registry import kinds as all_kinds

SHADE = cw.Mark("#", "Shade", "shaded", cw.Shape.FILL)
NAMES = ["kakurasu", *all_kinds()]


@pytest.fixture(params=NAMES)
def kind(kakurasu, request):
    return cw.kind(request.param)


@pytest.fixture
def item(kind):
    return kind.sample()


def test_every_kind_is_there(kakurasu):
    assert sorted(NAMES) == sorted(all_kinds())


def test_every_kind_can_be_played_in_a_browser(kind):
    assert kind.sheet is not None or (kind.modules is not None and kind.modules.board is not None)


def test_what_a_kind_ships_is_there(kind):
    if kind.modules is None:
        assert kind.sheet is not None
        return
    folder = Path(cw.__file__).parent.joinpath(*kind.modules.package.split(".")[1:], kind.modules.folder)
    named = [file for file in (kind.modules.board, kind.modules.editor) if file is not None]
    assert named
    assert all((folder / file).is_file() for file in named)
    assert (kind.modules.editor is None) == (kind.modules.about_editor == "")


def test_a_move_written_as_the_sheet_says_sets_its_cells(kind, item):
    if kind.sheet is None:
        assert kind.modules.board is not None
        return
    board = kind.empty_board(item.puzzle)
    data = [list(row) for row in kind.board_to_data(item.puzzle, board)]
    values = [mark.symbol for mark in marks_of(kind, item.puzzle)] + [kind.values[0]]
    assert {value for row in data for value in row} == {kind.values[0]}
    for number, cell in enumerate(product(range(item.puzzle.height), range(item.puzzle.width))):
        change = (*cell, values[number % len(values)])
        board = kind.apply(item.puzzle, board, kind.sheet.write([change]))
        data[cell[0]][cell[1]] = change[2]
    assert kind.board_to_data(item.puzzle, board) == ["".join(row) for row in data]


def marks_of(kind, puzzle):
    """List the marks a puzzle has: of colours as many as its palette, without the background."""
    colours = len(kind.to_data(puzzle)[kind.sheet.palette]) - 1 if kind.sheet.palette else 0
    there = [mark for mark in kind.sheet.marks if mark.shape is cw.Shape.COLOUR][:colours]
    return [mark for mark in kind.sheet.marks if mark.shape is not cw.Shape.COLOUR or mark in there]


def test_a_stroke_is_one_move(kind, item):
    if kind.sheet is None:
        assert kind.modules.board is not None
        return
    mark = kind.sheet.marks[0].symbol
    stroke = [(0, column, mark) for column in range(item.puzzle.width)]
    board = kind.apply(item.puzzle, kind.empty_board(item.puzzle), kind.sheet.write(stroke))
    assert kind.board_to_data(item.puzzle, board)[0] == mark * item.puzzle.width


def test_a_step_is_a_move(kind, item):
    board = kind.empty_board(item.puzzle)
    step = next(kind.explain(item.puzzle, board))
    moved = kind.apply(item.puzzle, board, kind.move_of_step(item.puzzle, board, step))
    assert kind.board_to_data(item.puzzle, moved) == kind.board_to_data(
        item.puzzle, kind.apply_step(item.puzzle, board, step)
    )


def test_solutions_consist_of_marks(kind, item):
    if kind.sheet is None:
        assert kind.modules.board is not None
        return
    solution = kind.board_to_data(item.puzzle, item.solution)
    assert set("".join(solution)) <= {mark.symbol for mark in kind.sheet.marks}
    assert any(not mark.note for mark in kind.sheet.marks), "something is left to see when the notes are gone"


def test_clues_stand_where_the_sheet_looks_for_them(kind, item):
    if kind.sheet is None:
        assert kind.modules.board is not None
        return
    data, sheet = item_to_data(item), kind.sheet
    for clues in (sheet.left, sheet.right):
        assert clues is None or len(data[clues.key]) == item.puzzle.height
    for clues in (sheet.above, sheet.below):
        assert clues is None or len(data[clues.key]) == item.puzzle.width
    if sheet.given is not None:
        assert [len(row) for row in data[sheet.given.key]] == [item.puzzle.width] * item.puzzle.height


@pytest.mark.parametrize(
    ("marks", "move", "wrong"),
    [
        ((), None, "a sheet needs marks"),
        ((SHADE, SHADE), None, "a different character"),
        ((cw.Mark("##", "Shade", "shaded", cw.Shape.FILL),), None, "a different character"),
        ((SHADE,), "{row} {column}", "each once"),
        ((SHADE,), "{row} {row} {column} {mark}", "each once"),
        ((SHADE,), "{row} {column} {mark} {board}", "each once"),
    ],
)
def test_a_sheet_that_says_too_little_is_refused(marks, move, wrong):
    with pytest.raises(ValueError, match=wrong):
        cw.Sheet(marks, move=move)


def test_where_a_move_sets_one_cell_no_move_sets_two():
    sheet = cw.Sheet((SHADE,), move="{row} {column} {mark}", between=None)
    assert sheet.write([(0, 1, "#")]) == "1 2 #"
    assert sheet.write([(0, 1, "#"), (0, 2, "#")]) is None
