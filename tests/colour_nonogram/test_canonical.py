"""One form for all that are turned, mirrored and recoloured."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import PALETTE, clues_of

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.canonical import canonical
from cluewright.colour_nonogram.puzzle import ColourNonogram


@st.composite
def pictures(draw):
    """Draw a picture of three colours, the number of its turns, whether it is mirrored, and an order of the colours."""
    width, height = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    cells = draw(st.lists(st.integers(0, 3), min_size=width * height, max_size=width * height))
    order = draw(st.permutations([1, 2, 3]))
    return np.array(cells, np.uint8).reshape(height, width), draw(st.integers(0, 3)), draw(st.booleans()), order


@given(pictures())
def test_turned_mirrored_and_recoloured_forms_are_one(drawn) -> None:
    picture, turns, mirrored, order = drawn
    other = np.array([0, *order], np.uint8)[np.rot90(picture[:, ::-1] if mirrored else picture, turns)]
    renamed = [("paper", "#eeeeee"), ("x", "#111111", "x"), ("y", "#222222", "y"), ("z", "#333333", "z")]
    one, two = canonical(Board.solved(picture).puzzle(PALETTE[:4])), canonical(Board.solved(other).puzzle(renamed))
    assert one == two
    assert one.width >= one.height
    assert canonical(one) == one


@given(pictures())
def test_the_form_is_one_of_the_puzzle(drawn) -> None:
    picture, *_ = drawn
    form = canonical(Board.solved(picture).puzzle(PALETTE[:4]))
    every = set()
    for turns in range(4):
        for view in (np.rot90(picture, turns), np.rot90(picture, turns)[:, ::-1]):
            _, rows, columns = clues_of(view, 3)
            lengths = tuple(tuple(n for n, _ in clue) for clue in (*rows, *columns))
            every.add((len(rows), lengths))
    assert (form.height, tuple(tuple(n for n, _ in clue) for clue in form.rows + form.columns)) in every


def test_hidden_clues_count() -> None:
    shown = ColourNonogram(PALETTE[:3], [[(1, 1), (1, 2)]], [[(1, 1)], [(1, 2)]])
    length = ColourNonogram(PALETTE[:3], [[(None, 1), (1, 2)]], [[(1, 1)], [(1, 2)]])
    clue = ColourNonogram(PALETTE[:3], [[(1, 1), (1, 2)]], [[(1, 1)], None])
    assert len({canonical(shown), canonical(length), canonical(clue)}) == 3
