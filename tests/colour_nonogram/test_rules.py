"""What the rules say of a board in colour."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import as_puzzle, colour_puzzles, is_solution

from cluewright.colour_nonogram import rules
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.errors import InvalidPuzzle
from cluewright.core.locales import LANGUAGES

PALETTE = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
PUZZLE = ColourNonogram(PALETTE, [[(2, 1), (1, 2)], [(1, 2)]], [[(1, 1)], [(1, 1), (1, 2)], [(1, 2)], []])


def test_a_solution_has_no_faults() -> None:
    board = Board.parse("aab. .b..")
    assert rules.is_solution(PUZZLE, board)
    assert rules.is_solution(PUZZLE, Board.parse("aab? ?b.?"))
    assert rules.faults(PUZZLE, board) == []
    assert not rules.is_solution(PUZZLE, Board.parse("aab. ..b."))


def test_a_line_that_cannot_be_completed_is_named() -> None:
    (fault,) = rules.faults(PUZZLE, Board.parse("b??? ????"))[:1]
    assert fault.text() == "Row 1 cannot be completed: no arrangement of 2A 1B fits."
    assert fault.remedy is not None
    assert fault.remedy.text() == "Undo your last change in row 1 or in a column that crosses it."
    assert fault.cells == ((0, 0), (0, 1), (0, 2), (0, 3))


def test_a_colour_that_is_not_in_the_clue_is_named() -> None:
    found = rules.faults(PUZZLE, Board.parse("???? a?a?"))
    assert [(fault.code, fault.cells) for fault in found] == [
        ("foreign-colour", ((1, 0), (1, 2))),
        ("foreign-colour", ((1, 2),)),
    ]
    assert found[0].text() == "Row 2 has no red block, but columns 1 and 3 are red."
    assert found[1].text() == "Column 3 has no red block, but row 2 is red."
    assert found[1].remedy is not None
    assert found[1].remedy.text() == "Clear row 2 in column 3."
    assert all(fault.text(language) for fault in found for language in LANGUAGES)


def test_a_board_of_another_size_or_palette_is_refused() -> None:
    with pytest.raises(InvalidPuzzle):
        rules.faults(PUZZLE, Board.parse("??"))
    with pytest.raises(InvalidPuzzle):
        rules.is_solution(PUZZLE, Board.parse("c??? ????"))


@given(colour_puzzles(most_cells=12), st.data())
def test_faults_agree_with_the_solutions(drawn, data) -> None:
    """A board that a solution completes has no fault; a decided board has none exactly if it is a solution."""
    raw, picture = drawn
    puzzle = as_puzzle(raw)
    values = st.lists(st.booleans(), min_size=picture.size, max_size=picture.size)
    shown = np.array(data.draw(values)).reshape(picture.shape)
    assert rules.faults(puzzle, Board(np.where(shown, picture + 1, 0).astype(np.uint8))) == []
    colours = st.lists(st.integers(0, raw[0]), min_size=picture.size, max_size=picture.size)
    other = np.array(data.draw(colours), np.uint8).reshape(picture.shape)
    decided = Board.solved(other)
    assert rules.is_solution(puzzle, decided) == is_solution(raw, other) == (rules.faults(puzzle, decided) == [])
