import pytest

from cluewright.core.errors import InvalidPuzzle
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import faults, is_solution

PUZZLE = Hitori.parse("1123\n4512\n1113")

# One small board for every code: rows of the board, then (code, cells) of each violation.
CASES = [
    ("???? ???? ????", []),
    ("..?? ???? ????", [("repeated-number", {(0, 0), (0, 1)})]),
    (".??? ???? .???", [("repeated-number", {(0, 0), (2, 0)})]),
    ("???? ???? ...?", [("repeated-number", {(2, 0), (2, 1), (2, 2)})]),
    (
        "##?? ???? ????",
        [
            ("touching-black", {(0, 0), (0, 1)}),
        ],
    ),
    ("#??? #??? ????", [("touching-black", {(0, 0), (1, 0)})]),
    ("?#?? #??? ????", [("cut-off-white", {(0, 0)})]),
    ("??#? ?#?? #???", [("cut-off-white", {(0, 0), (0, 1), (1, 0)})]),
]


@pytest.mark.parametrize(("board", "expected"), CASES)
def test_violations(board, expected):
    found = faults(PUZZLE, Board.parse(board))
    assert [(fault.code, set(fault.cells)) for fault in found] == expected


def test_all_violations_at_once():
    board = Board.parse("..## .#.. #...")
    found = {fault.code for fault in faults(PUZZLE, board)}
    assert found == {"repeated-number", "touching-black", "cut-off-white"}


def test_unknown_cells_count_as_white_in_a_solution():
    puzzle = Hitori.parse("112\n232")
    assert is_solution(puzzle, Board.parse("#?? ??#"))
    assert not is_solution(puzzle, Board.parse("??? ??#"))


def test_a_single_cell_stays_white():
    puzzle = Hitori([[7]])
    assert is_solution(puzzle, Board.parse("."))
    assert [fault.text() for fault in faults(puzzle, Board.parse("#"))] == ["Every cell is shaded."]


def test_sizes_must_agree():
    with pytest.raises(InvalidPuzzle, match=r"3x4.*4x3"):
        faults(PUZZLE, Board.blank(3, 4))
