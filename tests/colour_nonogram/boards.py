"""Colour boards for tests: clues of pictures, pictures at random, and plain calls of the native solver.

A clue is a tuple of blocks `(length, colour)`; the length is None where it is hidden, the clue is None where all of it
is. A picture is an array of colours, 0 the background.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import strategies as st

from cluewright import _native
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.sat import ColourEncoding, solutions_of

Clue = tuple[tuple[int | None, int], ...] | None
Clues = tuple[Clue, ...]
Puzzle = tuple[int, Clues, Clues]
"""The number of colours, the clues of the rows and of the columns."""


def clue_of(cells: Any) -> tuple[tuple[int, int], ...]:
    """Return the blocks of a line."""
    blocks: list[tuple[int, int]] = []
    before = 0
    for colour in map(int, cells):
        if colour and colour == before:
            blocks[-1] = (blocks[-1][0] + 1, colour)
        elif colour:
            blocks.append((1, colour))
        before = colour
    return tuple(blocks)


def clues_of(picture: np.ndarray, colours: int) -> Puzzle:
    """Return the puzzle of a picture."""
    return colours, tuple(map(clue_of, picture)), tuple(map(clue_of, picture.T))


def hide_some(puzzle: Puzzle, rng: np.random.Generator, share: float) -> Puzzle:
    """Hide some lengths and half as many whole clues."""

    def hidden(clue: Clue) -> Clue:
        if clue is None or rng.random() < share / 2:
            return None
        return tuple((None if rng.random() < share else length, colour) for length, colour in clue)

    colours, rows, columns = puzzle
    return colours, tuple(map(hidden, rows)), tuple(map(hidden, columns))


def random_picture(rng: np.random.Generator, height: int, width: int, colours: int, density: float) -> np.ndarray:
    """Return a picture in which a cell has a colour with the given probability."""
    return np.where(rng.random((height, width)) < density, rng.integers(1, colours + 1, (height, width)), 0)


def fits(clue: Clue, cells: Any) -> bool:
    """Tell whether a line of colours agrees with a clue."""
    if clue is None:
        return True
    own = clue_of(cells)
    return [colour for _, colour in own] == [colour for _, colour in clue] and all(
        wanted in (None, length) for (wanted, _), (length, _) in zip(clue, own, strict=True)
    )


def is_solution(puzzle: Puzzle, picture: np.ndarray) -> bool:
    """Tell whether a picture agrees with every clue."""
    _, rows, columns = puzzle
    lines = [*zip(rows, picture, strict=True), *zip(columns, picture.T, strict=True)]
    return all(fits(clue, cells) for clue, cells in lines)


def solve(puzzle: Puzzle, **options: Any) -> dict[str, Any]:
    """Solve a puzzle natively; what is not said is as one would expect."""
    usual = {
        "strategy": "auto",
        "limit": 2,
        "seed": 0,
        "start": None,
        "known": None,
        "seconds": None,
        "nodes": None,
        "cancel": None,
        "tick": None,
        "record": False,
    }
    return _native.colour_nonogram_solve(*puzzle, **usual | options)


def as_set(pictures: Any) -> set[tuple[tuple[int, ...], ...]]:
    """Return pictures that can be compared as sets."""
    return {tuple(map(tuple, picture.tolist())) for picture in pictures}


@st.composite
def colour_puzzles(draw, most_cells=9, most_colours=4, hidden=True):
    """Draw a puzzle with at least one solution, and that solution; some clues and lengths are hidden at times."""
    colours = draw(st.integers(1, most_colours))
    width = draw(st.integers(1, 4))
    height = draw(st.integers(1, max(1, most_cells // width)))
    cells = draw(st.lists(st.integers(0, colours), min_size=width * height, max_size=width * height))
    picture = np.array(cells, np.uint8).reshape(height, width)
    puzzle = clues_of(picture, colours)
    if hidden and draw(st.booleans()):
        puzzle = hide_some(puzzle, np.random.default_rng(draw(st.integers(0, 2**32))), 0.4)
    return puzzle, picture


PALETTE = tuple(
    (f"colour {number}" if number else "white", f"#{0xFFFFFF - 0x101F0F * number:06x}") for number in range(16)
)
"""The background and fifteen colours."""


def as_puzzle(puzzle: Puzzle) -> ColourNonogram:
    """Return a puzzle of the kind; one of a single colour has another in its palette that it does not use."""
    colours, rows, columns = puzzle
    return ColourNonogram(PALETTE[: max(colours, 2) + 1], rows, columns)


def sat_solutions(puzzle: Puzzle, known: np.ndarray | None = None) -> Iterator[np.ndarray]:
    """List the solutions that CaDiCaL finds one by one, but for a known one."""
    found = solutions_of(ColourEncoding(*puzzle), known=None if known is None else Board.solved(known))
    return (board.array for board in found if board is not None)
