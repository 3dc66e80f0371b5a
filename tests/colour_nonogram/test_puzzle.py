"""The puzzle in colour: what is read, what is refused and why, all at once."""

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import clue_of, colour_puzzles

from cluewright.colour_nonogram.board import Board, require_board
from cluewright.colour_nonogram.puzzle import Colour, ColourNonogram, without_colours
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.locales import LANGUAGES

WHITE, RED, BLUE = ("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2B5DD0")
PALETTE = [WHITE, RED, BLUE]
MANY = [WHITE, *((f"colour {number}", f"#0000{number:02x}") for number in range(1, 16))]


def faults(palette, rows, columns) -> list[str]:
    """Return the codes of the messages of every fault."""
    with pytest.raises(InvalidPuzzle) as caught:
        ColourNonogram(palette, rows, columns)
    assert all(fault.text(language).strip() for fault in caught.value.faults for language in LANGUAGES)
    return [fault.message.code for fault in caught.value.faults]


def test_colours_get_the_marks_of_their_places() -> None:
    puzzle = ColourNonogram(PALETTE, [[(1, 1), (1, 2)]], [[(1, 1)], [(1, 2)]])
    assert puzzle.palette == (
        Colour("white", "#ffffff", "."),
        Colour("red", "#d03a2b", "A"),
        Colour("blue", "#2b5dd0", "B"),
    )
    assert puzzle.palette[1].rgb == (208, 58, 43)
    assert (puzzle.width, puzzle.height, puzzle.colours) == (2, 1, 2)


def test_a_mark_that_is_taken_is_not_given_again() -> None:
    named = [WHITE, RED, (*BLUE, "A"), {"name": "sun", "value": "#ffff00"}]
    puzzle = ColourNonogram(named, [[]], [[]])
    assert [colour.mark for colour in puzzle.palette] == [".", "B", "A", "C"]


def test_neighbours_of_different_colours_need_no_gap() -> None:
    puzzle = ColourNonogram(PALETTE, [[(1, 1), (1, 2), (1, 1)]], [[(1, 1)], [(1, 2)], [(1, 1)]])
    assert repr(puzzle) == "ColourNonogram(3x1, 2 colours, rows='1A 1B 1A', columns='1A / 1B / 1A')"
    assert faults(PALETTE, [[(1, 1), (1, 1)]], [[(1, 1)], [(1, 1)]]) == ["fault-too-long"]


def test_hidden_lengths_and_clues() -> None:
    puzzle = ColourNonogram(PALETTE, [[(None, 1), (1, 2)], None], [[(2, 1)], [(1, 2)], None])
    assert puzzle.has_hidden
    assert puzzle.rows == (((None, 1), (1, 2)), None)
    assert without_colours(puzzle.rows) == [(None, 1), None]


@pytest.mark.parametrize(
    ("palette", "codes"),
    [
        ([WHITE, RED], ["fault-palette-one"]),
        ([WHITE], ["fault-palette-size"]),
        ([*MANY, ("one more", "#123456")], ["fault-palette-size"]),
        ("white", ["fault-palette-type"]),
        ([WHITE, RED, ("", "#000000")], ["fault-palette-name"]),
        ([WHITE, RED, ("x" * 41, "#000000")], ["fault-palette-name"]),
        ([WHITE, RED, ("blue", "blue")], ["fault-palette-value"]),
        ([WHITE, RED, ("blue", "#00000")], ["fault-palette-value"]),
        ([WHITE, RED, ("blue", "#000000", "xy")], ["fault-palette-mark"]),
        ([WHITE, RED, ("blue", "#000000", " ")], ["fault-palette-mark"]),
        ([WHITE, RED, ("blue", "#000000", "2")], ["fault-palette-mark"]),
        ([WHITE, RED, ("blue", "#000000", "\u0301")], ["fault-palette-mark"]),
        ([WHITE, RED, ("red", "#000000")], ["fault-palette-same-name"]),
        ([WHITE, (*RED, "x"), (*BLUE, "x")], ["fault-palette-same-mark"]),
        ([WHITE, 3, None], ["fault-palette-name", "fault-palette-value"] * 2),
    ],
)
def test_every_fault_of_a_palette_is_named(palette, codes) -> None:
    assert faults(palette, [[]], [[]]) == codes


@pytest.mark.parametrize(
    ("rows", "columns", "codes"),
    [
        ([], [[]], ["fault-size-none"]),
        (3, "ab", ["fault-type-lines"] * 2),
        ([3], [[]], ["fault-type-clue"]),
        ([[3]], [[]], ["fault-type-block"]),
        ([[(1, 3)]], [[]], ["fault-colour"]),
        ([[(1, 0)]], [[]], ["fault-colour"]),
        ([[(0, 1)]], [[]], ["fault-length"]),
        ([[(-1, 1)], [(True, 1)]], [[(20_000, 2)]], ["fault-length", "fault-type-block", "fault-too-long-block"]),
        ([[(1, 1)]], [[(1, 2)]], ["fault-sums-differ"] * 2),
        ([[(None, 1)]], [[(1, 2)]], ["fault-sums-differ"]),
    ],
)
def test_every_fault_of_clues_is_named(rows, columns, codes) -> None:
    assert faults(PALETTE, rows, columns) == codes


def test_more_rows_than_allowed() -> None:
    assert faults(PALETTE, [[]] * 10_001, [[]]) == ["fault-size-most"]


@given(colour_puzzles(most_cells=16, hidden=False))
def test_the_clues_of_a_board_are_its_puzzle(drawn) -> None:
    (_, rows, columns), picture = drawn
    board = Board.solved(picture)
    puzzle = board.puzzle(MANY)
    assert (puzzle.rows, puzzle.columns) == (rows, columns)
    assert puzzle.rows == tuple(map(clue_of, picture))
    assert np.array_equal(board.array, picture)
    assert pickle.loads(pickle.dumps((puzzle, board))) == (puzzle, board)
    assert hash(puzzle) == hash(board.puzzle(MANY))


@given(st.data())
def test_boards_are_packed_parsed_and_turned_into_sets(data) -> None:
    width, height = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 9))
    values = data.draw(st.lists(st.integers(0, 16), min_size=width * height, max_size=width * height))
    board = Board(np.array(values, np.uint8).reshape(height, width))
    assert Board.unpack(board.packed(), width, height) == board
    assert len(board.packed()) == (5 * width * height + 7) // 8
    assert Board.parse(board.rows()) == board
    assert Board.of_sets(board.sets(15)) == board
    assert np.all(board.sets(15)[board.cells == 0] == 0xFFFF)


def test_a_board_has_the_colours_of_its_puzzle() -> None:
    puzzle = ColourNonogram(PALETTE, [[(1, 1), (1, 2)]], [[(1, 1)], [(1, 2)]])
    require_board(puzzle, Board.parse("b?"))
    with pytest.raises(InvalidPuzzle, match=r"the colour c, but the puzzle only \?\.ab"):
        require_board(puzzle, Board.parse("c?"))
    with pytest.raises(InvalidPuzzle, match="2x1"):
        require_board(puzzle, Board.parse("b"))
