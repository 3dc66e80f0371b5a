"""Blocks that are complete, against every arrangement of a line."""

from itertools import product

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import clue_of, fits

from cluewright.colour_nonogram.lines import satisfied_clues


def blocks_of(cells) -> list[tuple[int, int]]:
    """Return where each block begins and ends."""
    found = []
    before = 0
    for place, colour in enumerate(cells):
        if colour and colour == before:
            found[-1] = (found[-1][0], place + 1)
        elif colour:
            found.append((place, place + 1))
        before = colour
    return found


@given(st.data())
def test_a_block_is_complete_if_it_is_painted_where_every_arrangement_has_it(data) -> None:
    colours, length = data.draw(st.integers(1, 2)), data.draw(st.integers(1, 7))
    right = data.draw(st.lists(st.integers(0, colours), min_size=length, max_size=length))
    clue = tuple((None if data.draw(st.integers(0, 4)) == 0 else n, colour) for n, colour in clue_of(right))
    values = [data.draw(st.sampled_from((0, 0, colour + 1, colour + 1, 1))) for colour in right]
    every = [
        blocks_of(cells)
        for cells in product(range(colours + 1), repeat=length)
        if fits(clue, cells) and all(value in (0, cell + 1) for value, cell in zip(values, cells, strict=True))
    ]
    expected = [
        number
        for number, (_, colour) in enumerate(clue)
        if len({each[number] for each in every}) == 1
        and all(values[place] == colour + 1 for place in range(*every[0][number]))
    ]
    assert list(satisfied_clues(clue, np.array(values, np.uint8))) == expected


def test_an_empty_or_hidden_clue_has_no_blocks() -> None:
    assert satisfied_clues((), np.array([1, 1], np.uint8)) == ()
    assert satisfied_clues(None, np.array([2, 1], np.uint8)) == ()
