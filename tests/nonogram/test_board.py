import pickle
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from cluewright import InvalidPuzzle
from cluewright.nonogram.board import Board, Cell

BOARDS = arrays.arrays(np.uint8, st.tuples(st.integers(1, 9), st.integers(1, 9)), elements=st.integers(0, 3)).map(Board)


def fault(call):
    with pytest.raises(InvalidPuzzle) as caught:
        call()
    [found] = caught.value.faults
    return found.code, found.text()


def test_a_cell_has_two_bits_that_combine():
    assert [cell.symbol for cell in Cell] == ["?", ".", "#", "!"]
    assert Cell.UNKNOWN == 0
    assert Cell.EMPTY | Cell.FILLED == Cell.CONTRADICTION == 3
    assert Cell.EMPTY & Cell.FILLED == Cell.UNKNOWN


def test_width_is_across_and_height_is_down():
    board = Board.parse("#.? ??!")
    assert (board.width, board.height) == (3, 2)
    assert board.cells.shape == (2, 3)
    assert board[0, 0] is Cell.FILLED
    assert board[0, 1] is Cell.EMPTY
    assert board[1, 2] is Cell.CONTRADICTION
    assert board.decided == 3
    assert Board.blank(3, 2).rows() == ["???", "???"]


@given(BOARDS)
def test_text_round_trips(board):
    assert Board.parse(board.rows()) == board
    assert Board.parse("\n".join(board.rows())) == board


@given(BOARDS)
def test_two_bits_a_cell_round_trip(board):
    packed = board.packed()
    assert len(packed) == -(-board.width * board.height // 4)
    assert Board.unpack(packed, board.width, board.height) == board


def test_the_packed_form_is_row_by_row_from_the_highest_bits():
    assert Board.parse("#.? .#!").packed() == bytes([0b10_01_00_01, 0b10_11_00_00])


@given(BOARDS)
def test_boards_pickle_small_and_equal(board):
    again = pickle.loads(pickle.dumps(board))
    assert again == board
    assert hash(again) == hash(board)
    assert not again.cells.flags.writeable


def test_a_large_board_pickles_in_a_quarter_of_its_cells():
    assert len(pickle.dumps(Board.blank(400, 300))) < 400 * 300 / 4 + 200


def test_equal_boards_are_equal_keys_and_shape_counts():
    wide, tall = Board.blank(3, 2), Board.blank(2, 3)
    assert wide == Board.parse("??? ???")
    assert wide != tall
    assert wide != "??? ???"
    assert len({wide, Board.parse("??? ???"), tall}) == 2


def test_the_array_is_the_board_itself():
    array = np.full((2, 3), Cell.FILLED, np.uint8)
    array.flags.writeable = False
    board = Board(array)
    assert board.cells is board.cells
    assert np.shares_memory(board.cells, array)
    assert np.shares_memory(np.asarray(board.cells), array)


def test_a_board_cannot_be_changed():
    source = np.zeros((2, 3), np.uint8)
    board = Board(source)
    source[0, 0] = Cell.FILLED
    assert board == Board.blank(3, 2)
    with pytest.raises(ValueError, match="read-only"):
        board.cells[0, 0] = Cell.FILLED
    with pytest.raises(AttributeError):
        board.cells = source
    with pytest.raises(AttributeError):
        board.note = "x"


def test_changes_give_a_new_board():
    board = Board.blank(3, 2)
    changed = board.with_cells([(1, 2, Cell.FILLED), (0, 0, Cell.EMPTY)])
    assert changed.rows() == [".??", "??#"]
    assert board.rows() == ["???", "???"]
    assert not changed.cells.flags.writeable


def test_a_picture_becomes_a_decided_board_and_back():
    picture = [[True, False, True], [False, False, True]]
    board = Board.solved(picture)
    assert board.rows() == ["#.#", "..#"]
    assert board.array.dtype == np.bool_
    assert board.array.tolist() == picture
    board.array[0, 0] = False
    assert board.rows() == ["#.#", "..#"]


def test_unknown_and_contradicting_cells_are_not_filled():
    assert Board.parse("?.#!").array.tolist() == [[False, False, True, False]]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Board(np.zeros(3, np.uint8)), "board"),
        (lambda: Board(np.zeros((0, 3), np.uint8)), "board"),
        (lambda: Board(np.zeros((2, 3), np.int64)), "board"),
        (lambda: Board(np.zeros((2, 3), np.bool_)), "board"),
        (lambda: Board(np.full((2, 3), 4, np.uint8)), "board"),
        (lambda: Board([[0, 1]]), "board"),
        (lambda: Board.parse(""), "board"),
        (lambda: Board.parse([]), "board"),
        (lambda: Board.parse(["#", ""]), "board"),
        (lambda: Board.parse([1, 2]), "board"),
        (lambda: Board.parse("#x"), "board"),
        (lambda: Board.parse("## #"), "ragged"),
        (lambda: Board.unpack(b"\0", 3, 2), "board"),
        (lambda: Board.unpack(b"\0\0\0", 3, 2), "board"),
    ],
)
def test_what_is_not_a_board_is_refused(make, code):
    assert fault(make)[0] == code


def test_faults_say_what_was_given():
    assert fault(lambda: Board(np.zeros(3))) == (
        "board",
        "A board must be a (height, width) uint8 array, not float64 (3,).",
    )
    assert fault(lambda: Board(np.full((2, 3), 9, np.uint8))) == (
        "board",
        "A cell must be a number from 0 to 3, not 9.",
    )
    assert fault(lambda: Board.unpack(b"\0", 3, 2)) == ("board", "1 bytes do not make a packed 3x2 board.")


def test_the_representation_shows_small_boards_and_names_large_ones():
    assert repr(Board.parse("#.? ???")) == "Board('#.? ???')"
    assert repr(Board.blank(20, 10)) == "<Board 20x10, 0 cells decided>"


def test_a_board_is_little_more_than_its_cells():
    board = Board.blank(4096, 3000)
    assert board.cells.nbytes == 4096 * 3000
    assert sys.getsizeof(board) < 100
