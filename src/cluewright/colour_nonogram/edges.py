"""What may change in a picture in colour without harm: its edges move by a cell, but no part of it is lost.

A part is a group of cells of one colour that touch, corners included. A cell may take another colour only if its part
stays in one piece and keeps most of its cells: it is a simple point, as image processing calls it. So no line breaks,
no eye vanishes. A cell of background may be painted wherever the opening it lies in stays open.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.board import Cells
from cluewright.colour_nonogram.oklab import UNIT, distances, oklab
from cluewright.colour_nonogram.palette import Colour
from cluewright.core.parts import Mask, neighbour_codes, neighbourhoods, numbered_parts

Change = tuple[int, int, int]
"""A row, a column and the number of the colour the cell takes."""

_LOST_AT_MOST = 4
"""One in this many cells of a part may take another colour."""
_DOT = 8
"""How much more a dot of its own shows than an edge that moves."""
_CONTRAST = 6
"""How much more a change between black and white shows than one between colours that are hardly told apart."""
_SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))


class EdgeRules:
    """Tell for the cells of a picture which colours they may take, and how visible that would be."""

    def __init__(
        self, original: Cells, palette: Sequence[Colour], locked: Mask | None = None, *, keep_parts: bool = True
    ) -> None:
        self._keeps_parts = keep_parts
        self._locked = np.zeros(original.shape, bool) if locked is None else locked
        self._colours = len(palette)
        places = oklab([colour.rgb for colour in palette])
        self._contrast = np.minimum(np.sqrt(distances(places, places)) * _CONTRAST / UNIT, _CONTRAST).astype(np.int64)
        self._parts = np.zeros(original.shape, np.int64)
        for colour in range(self._colours):
            found = numbered_parts(original == colour, diagonal=colour > 0)
            self._parts += np.where(found, found + int(self._parts.max()), 0)
        sizes = np.bincount(self._parts.reshape(-1))
        self._needed = sizes - sizes // _LOST_AT_MOST
        outside = np.unique(self._parts[_rim(original.shape) & (original == 0)])
        self._needed[outside] = -1
        self._original = original

    def changes(self, now: Cells, area: Mask, *, dots: bool = False) -> list[tuple[int, Change]]:
        """List the changes allowed in an area with how much each shows, the least visible first.

        A cell takes the colour of a neighbour that shares a side with it: an edge moves. With `dots` it may take any
        other colour.
        """
        may = area & self._free(now)
        around = [self._around(now, colour) for colour in range(self._colours)]
        found = []
        for row, column in np.argwhere(may).tolist():
            old = int(now[row, column])
            beside = set(_beside(now, row, column)) - {old}
            for colour in range(self._colours) if dots else sorted(beside):
                if colour != old:
                    like = int(around[old][row, column]) - int(around[colour][row, column])
                    shows = 8 + like + int(self._contrast[old, colour]) + (0 if colour in beside else _DOT)
                    found.append((shows, (row, column, colour)))
        return sorted(found)

    def keeps(self, now: Cells) -> bool:
        """Tell whether every part of the picture is still there and has most of its cells."""
        same = now == self._original
        left = np.bincount(self._parts[same], minlength=len(self._needed))
        return not self._keeps_parts or bool((left >= self._needed)[1:].all())

    def _free(self, now: Cells) -> Mask:
        """Mark the cells that may take another colour."""
        if not self._keeps_parts:
            return ~self._locked
        same = now == self._original
        left = np.bincount(self._parts[same], minlength=len(self._needed))
        spare = (left > self._needed)[self._parts] | ~same
        simple = np.zeros(now.shape, bool)
        for colour in range(1, self._colours):
            own = now == colour
            simple |= own & neighbourhoods().simple[neighbour_codes(own.astype(np.uint8))]
        return np.asarray(~self._locked & spare & (simple | (now == 0)))

    @staticmethod
    def _around(now: Cells, colour: int) -> NDArray[np.int64]:
        """Count for each cell the neighbours of a colour."""
        return neighbourhoods().filled[neighbour_codes((now == colour).astype(np.uint8))]


def is_dot(now: Cells, row: int, column: int) -> bool:
    """Tell whether no neighbour that shares a side with a cell has its colour."""
    return int(now[row, column]) not in _beside(now, row, column)


def _beside(now: Cells, row: int, column: int) -> Iterator[int]:
    height, width = now.shape
    for down, right in _SIDES:
        if 0 <= row + down < height and 0 <= column + right < width:
            yield int(now[row + down, column + right])


def _rim(shape: tuple[int, ...]) -> Mask:
    rim = np.zeros(shape, bool)
    rim[0], rim[-1], rim[:, 0], rim[:, -1] = True, True, True, True
    return rim


def grown(area: Mask) -> Mask:
    """Add the four neighbours of every cell."""
    wider = area.copy()
    wider[1:] |= area[:-1]
    wider[:-1] |= area[1:]
    wider[:, 1:] |= area[:, :-1]
    wider[:, :-1] |= area[:, 1:]
    return wider
