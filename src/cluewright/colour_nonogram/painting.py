"""A finished picture in colour: a decided board with the palette it is painted with."""

from collections.abc import Iterable
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.board import BACKGROUND, Board, Cells
from cluewright.colour_nonogram.colour_names import named_palette, rgb_of
from cluewright.colour_nonogram.oklab import Colours, apart, distances, oklab
from cluewright.colour_nonogram.palette import Colour
from cluewright.colour_nonogram.puzzle import ColourNonogram

_GROUNDS = ("#ffffff", "#a5d2f3", "#b5dfa8", "#f9c9a5", "#c3b1e8", "#515457")
"""What shows where nothing is drawn: paper, or a tint if the picture itself is light."""
_CLEAR = 0.09
"""How far every colour should be from the background, as a share of the way from black to white."""
_FEW = 12
"""Of a light colour that fewer than one in this many drawn cells have, paper is good enough."""


class Painting(Board):
    """A board that carries its palette, so that it determines a puzzle by itself."""

    __slots__ = ("palette",)

    palette: tuple[Colour, ...]

    def __init__(self, cells: Cells, palette: Iterable[Colour]) -> None:
        super().__init__(cells)
        self.palette = tuple(palette)

    @classmethod
    def of(cls, picture: Any, palette: Iterable[Colour]) -> Self:
        """Return the painting of a picture of colour numbers, 0 for the background."""
        return cls(np.asarray(picture, np.uint8) + np.uint8(BACKGROUND), palette)

    @property
    def board(self) -> Board:
        """Return the board alone."""
        return Board(self.cells)

    def with_cells(self, changes: Iterable[tuple[int, int, int]]) -> Self:
        """Return a painting with the (row, column, value) changes made."""
        return type(self)(self.board.with_cells(changes).cells, self.palette)

    def own_puzzle(self) -> ColourNonogram:
        """Return the puzzle whose solution it is."""
        return self.puzzle(self.palette)

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Board) and np.array_equal(self.cells, other.cells)
        return same and (not isinstance(other, Painting) or other.palette == self.palette)

    def __hash__(self) -> int:
        return super().__hash__()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.cells, self.palette)


def painted(labels: NDArray[np.integer[Any]], colours: Colours, ground: tuple[int, int, int] | None) -> Painting:
    """Return the painting of numbers, 0 for the background and else the place of a colour from 1.

    Without a `ground` the background is what shows through: paper, unless much of the picture is as light as paper.
    Colours that no cell has are left out, and the commonest comes first.
    """
    picture = np.asarray(labels, np.int64)
    if ground is None:
        picture, ground = _on_ground(picture, colours)
    counts = np.bincount(picture.reshape(-1), minlength=len(colours) + 1)[1:]
    used = [int(place) for place in np.argsort(-counts, kind="stable") if counts[place]]
    numbers = np.zeros(len(colours) + 1, np.uint8)
    numbers[[place + 1 for place in used]] = np.arange(1, len(used) + 1)
    shown = np.array([ground, *(colours[place] for place in used)], np.uint8)
    return Painting.of(numbers[picture], named_palette(shown))


def _on_ground(picture: NDArray[np.int64], colours: Colours) -> tuple[NDArray[np.int64], tuple[int, int, int]]:
    """Choose what shows where nothing is drawn; a little of the colour of paper becomes paper."""
    counts = np.bincount(picture.reshape(-1), minlength=len(colours) + 1)
    places = oklab(colours)
    grounds = [rgb_of(value) for value in _GROUNDS]
    away = distances(oklab(grounds), places)
    away[:, counts[1:] == 0] = apart(1)
    pale = away[0] < apart(_CLEAR)
    if _FEW * int(counts[1:][pale].sum()) < int(counts[1:].sum()):
        return np.where(np.concatenate([[False], pale])[picture], 0, picture), grounds[0]
    nearest = away.min(axis=1)
    clear = next((place for place in range(1, len(grounds)) if nearest[place] >= apart(_CLEAR)), None)
    return picture, grounds[int(np.argmax(nearest)) if clear is None else clear]
