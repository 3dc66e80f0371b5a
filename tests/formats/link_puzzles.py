"""Hypothesis strategies of the puzzles that links and texts have to bring back."""

from typing import Any

import numpy as np
from hypothesis import strategies as st

from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram
from cluewright.zip.puzzle import Zip

SIDES = st.one_of(
    st.tuples(st.integers(1, 12), st.integers(1, 9)),
    st.sampled_from([(60, 40), (1, 300), (300, 1), (2, 33), (1, 255), (1, 1)]),
)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@st.composite
def pictures(draw: st.DrawFn, sides: Any = SIDES) -> Any:
    """A picture, as an array that is true where a cell is filled."""
    width, height = draw(sides)
    density = draw(st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0]))
    return np.random.default_rng(draw(st.integers(0, 2**32))).random((height, width)) < density


@st.composite
def nonograms(draw: st.DrawFn, *, hidden: bool = False) -> tuple[Nonogram, Board]:
    """A nonogram with a picture that solves it, some of its numbers hidden if wished."""
    picture = draw(pictures())
    puzzle = clues_of(picture)
    if hidden:
        chance = draw(st.sampled_from([0.1, 0.5, 1.0]))
        random = np.random.default_rng(draw(st.integers(0, 2**32)))

        def hide(clues: Any) -> Any:
            return [[None if random.random() < chance else number for number in clue] for clue in clues]

        puzzle = Nonogram(hide(puzzle.rows), hide(puzzle.columns))
    return puzzle, Board.solved(picture)


@st.composite
def hitoris(draw: st.DrawFn, *, sides: Any = SIDES, highest: int = 1295) -> Hitori:
    """A rectangle of numbers; whether it can be solved is nothing to a format."""
    width, height = draw(sides)
    top = draw(st.sampled_from([top for top in (2, 9, 35, 36, 61, 62, 255, 65_535) if top <= highest] + [highest]))
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    return Hitori(random.integers(1, top + 1, (height, width)).tolist())


@st.composite
def zips(draw: st.DrawFn) -> Zip:
    """A Zip puzzle with a path back and forth over the board; cells after its end are blocked."""
    width, height = draw(
        st.one_of(st.tuples(st.integers(1, 9), st.integers(1, 7)), st.sampled_from([(20, 15), (1, 100), (30, 25)]))
    )
    path = [(y, x if y % 2 == 0 else width - 1 - x) for y in range(height) for x in range(width)]
    path = path[: draw(st.sampled_from([len(path), max(1, len(path) * 2 // 3)]))]
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    share = draw(st.sampled_from([0.0, 0.3, 1.0]))
    numbers = [cell for cell in path[1:-1] if random.random() < share]
    ends = path if len(path) == 1 else [path[0], *numbers, path[-1]]
    blocked = sorted({(y, x) for y in range(height) for x in range(width)} - set(path))
    borders = [(y, x, "right") for y in range(height) for x in range(width - 1)]
    borders += [(y, x, "down") for y in range(height - 1) for x in range(width)]
    density = draw(st.sampled_from([0.0, 0.1, 1.0]))
    walls = [border for border in borders if random.random() < density]
    return Zip(width, height, ends, walls, blocked)
