"""The cells of a role as a few rectangles."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from cluewright.core.scene import CellGrid, Tone
from cluewright.core.sketch import Mask, runs

Boxes = NDArray[np.intp]
"""Rows of x, y, width, height."""


def boxes(mask: Mask) -> Boxes:
    """Cover the true cells with rectangles: runs of a row, joined where equal ones lie below each other.

    >>> boxes(np.array([[1, 1, 0], [1, 1, 0], [0, 1, 1]], bool)).tolist()
    [[0, 0, 2, 2], [1, 2, 2, 1]]
    """
    row, first, end = runs(mask)
    if not len(row):
        return np.zeros((0, 4), np.intp)
    order = np.lexsort((row, end, first))
    row, first, end = row[order], first[order], end[order]
    fresh = np.ones(len(row), bool)
    fresh[1:] = (np.diff(row) != 1) | (np.diff(first) != 0) | (np.diff(end) != 0)
    starts = np.nonzero(fresh)[0]
    lengths = np.diff(np.append(starts, len(row)))
    found = np.stack([first[starts], row[starts], end[starts] - first[starts], lengths], axis=1)
    return found[np.lexsort((found[:, 0], found[:, 1]))]


def boxes_by_role(cells: CellGrid) -> Iterator[tuple[Tone, Boxes]]:
    """Yield the rectangles of every role that occurs."""
    present = set(np.unique(cells.values).tolist())
    for value, role in enumerate(cells.roles):
        if role is not None and value in present:
            yield role, boxes(cells.values == value)
