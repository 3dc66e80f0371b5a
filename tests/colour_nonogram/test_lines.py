"""Single lines: each cell keeps exactly the colours that some arrangement of the blocks has."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import Clue, clue_of, fits

from cluewright import _native


def settle(colours: int, clue: Clue, *sets: set[int]) -> list[set[int]] | None:
    """Settle a line of cells that may have these colours."""
    masks = np.array([sum(1 << colour for colour in cell) for cell in sets], np.uint16)
    left = _native.colour_nonogram_settle_line(colours, clue, masks)
    return None if left is None else [{c for c in range(16) if mask >> c & 1} for mask in left.tolist()]


def test_blocks_of_one_colour_need_a_gap_and_of_two_colours_none() -> None:
    anything = {0, 1, 2}
    assert settle(2, ((2, 1), (2, 2)), *[anything] * 4) == [{1}, {1}, {2}, {2}]
    assert settle(2, ((2, 1), (2, 1)), *[anything] * 5) == [{1}, {1}, {0}, {1}, {1}]
    assert settle(2, ((2, 1), (1, 2)), *[anything] * 4) == [{0, 1}, {1}, {0, 1, 2}, {0, 2}]


def test_a_hidden_length_is_at_least_one_and_shows_its_colour() -> None:
    assert settle(2, ((None, 2), (1, 1)), {0, 2}, {0, 1, 2}, {0, 1, 2}) == [{0, 2}, {0, 1, 2}, {0, 1}]
    assert settle(3, ((None, 2),), {2}, {0, 1, 2, 3}, {2}) == [{2}, {2}, {2}]
    assert settle(3, ((None, 2),), {1}, {2}) is None


def test_a_hidden_clue_says_nothing() -> None:
    assert settle(2, None, {0, 1}, {2}) == [{0, 1}, {2}]
    assert settle(2, None, {0, 1}, set()) is None


def test_fifteen_colours_side_by_side() -> None:
    clue = tuple((1, colour) for colour in range(1, 16))
    assert settle(15, clue, *[set(range(16))] * 15) == [{colour} for colour in range(1, 16)]
    assert settle(15, clue[1:], *[set(range(16))] * 15)[0] == {0, 2}


@given(st.data())
def test_exactly_what_arrangements_have(data: st.DataObject) -> None:
    colours = data.draw(st.integers(1, 3))
    cells = data.draw(st.lists(st.integers(0, colours), min_size=1, max_size=6))
    hide = data.draw(st.sets(st.integers(0, len(cells))))
    clue = tuple((None if i in hide else length, colour) for i, (length, colour) in enumerate(clue_of(cells)))
    sets = data.draw(st.lists(st.sets(st.integers(0, colours)), min_size=len(cells), max_size=len(cells)))
    for chosen, colour in zip(sets, cells, strict=True):
        if data.draw(st.booleans()):
            chosen.add(colour)

    arrangements = [line for line in product(*sets) if fits(clue, line)]

    expected = [set(column) for column in zip(*arrangements, strict=True)] if arrangements else None
    assert settle(colours, clue, *sets) == expected


@pytest.mark.parametrize(
    ("colours", "clue", "cells", "error"),
    [
        (0, (), 3, ValueError),
        (16, (), 3, ValueError),
        (2, ((1, 3),), 3, ValueError),
        (2, ((1, 0),), 3, ValueError),
        (2, ((0, 1),), 3, ValueError),
        (2, ((4, 1),), 3, ValueError),
        (2, ((2, 1), (1, 1)), 3, ValueError),
        (2, (1, 1), 3, TypeError),
        (2, ((1, 1),), 0, ValueError),
        (2, (), 1001, ValueError),
    ],
)
def test_what_is_no_line_is_refused(colours: int, clue: object, cells: int, error: type[Exception]) -> None:
    with pytest.raises(error):
        _native.colour_nonogram_settle_line(colours, clue, np.full(cells, 7, np.uint16))
