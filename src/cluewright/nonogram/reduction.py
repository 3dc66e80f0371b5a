"""Black and white images made small without losing thin lines: an umbrella's stem, the edge of a roof.

A cell is filled when half of it is black. That alone would drop every line thinner than half a cell and break those
that run between two cells. So what is thinner than a cell is looked at by itself: where a thin stroke passes, the cell
that has most of it, across the stroke, is filled. Thin white lines in black are kept in the same way. Whole numbers
only.
"""

import numpy as np
from numpy.typing import NDArray

from cluewright.core.size import Size

_Filled = NDArray[np.bool_]
_Counts = NDArray[np.int64]

_FINEST = 8
"""Parts of a cell, across and down, that are looked at."""


def reduced(black: _Filled, size: Size) -> _Filled:
    """Return a black and white image of any size at the size of a board.

    >>> line = np.zeros((40, 60), bool)
    >>> line[:, 31] = True
    >>> reduced(line, (6, 4)).astype(int).tolist()
    [[0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]]
    """
    width, height = size
    fine = max(1, min(_FINEST, black.shape[0] // height, black.shape[1] // width))
    parts = _shares(black, (fine * width, fine * height), 3)
    counts = _per_cell(parts, size)
    half: _Filled = 2 * counts >= fine * fine
    if fine < 2:
        return half
    strokes = _along(_thin(parts, fine), size, fine * fine // 20 + 1)
    gaps = _along(_thin(~parts, fine), size, fine * fine // 4 + 1)
    return np.asarray((half & ~gaps) | strokes)


def _shares(black: _Filled, size: Size, least: int) -> _Filled:
    """Mark the parts of which one in `least` is black: a thin line does not vanish between them."""
    width, height = size
    rows = np.arange(height) * len(black) // height
    columns = np.arange(width) * black.shape[1] // width
    bands = zip(rows, [*rows[1:], len(black)], strict=True)  # all at once would take eight times the picture's size
    tall = np.array([black[top:bottom].sum(axis=0, dtype=np.int64) for top, bottom in bands])
    sums = np.add.reduceat(tall, columns, axis=1)
    areas = np.outer(np.diff(rows, append=len(black)), np.diff(columns, append=black.shape[1]))
    return np.asarray(least * sums >= areas)


def _per_cell(parts: _Filled, size: Size) -> _Counts:
    width, height = size
    return np.asarray(parts.reshape(height, len(parts) // height, width, -1).sum(axis=(1, 3), dtype=np.int64))


def _thin(parts: _Filled, fine: int) -> _Filled:
    """Mark what is thinner than a cell: what no black square of a cell's size, or slightly shifted, covers."""
    solid = _squares(parts, fine, all_of=True)
    beside = fine // 2
    covered = _squares(np.pad(solid, fine - 1 + beside), fine + 2 * beside, all_of=False)
    return np.asarray(parts & ~covered)


def _squares(marked: _Filled, side: int, *, all_of: bool) -> _Filled:
    """Tell for each square of that side, by its top left corner, whether all of it, or any of it, is marked."""
    sums = np.pad(marked.astype(np.int64), ((1, 0), (1, 0))).cumsum(axis=0).cumsum(axis=1)
    found = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    return np.asarray(found == side * side if all_of else found > 0)


def _along(thin: _Filled, size: Size, least: int) -> _Filled:
    """Mark the cells that have the most of a thin stroke, across it; of two that have the same, the first."""
    counts = np.pad(_per_cell(thin, size), 1)
    here = counts[1:-1, 1:-1]
    across = (here > counts[1:-1, :-2]) & (here >= counts[1:-1, 2:])
    down = (here > counts[:-2, 1:-1]) & (here >= counts[2:, 1:-1])
    return np.asarray((here >= least) & (across | down))
