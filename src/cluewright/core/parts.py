"""The parts of a picture: cells that touch each other, and what single cells do to hold them together.

Only kinds import this module: it brings NumPy.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget

Mask = NDArray[np.bool_]

_AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
"""The neighbours of a cell, clockwise; those at odd places share a side with it."""


class Neighbourhoods(NamedTuple):
    """What each of the 256 neighbourhoods of a cell means for it; the codes are those of `neighbour_codes`."""

    simple: Mask
    """Whether nothing depends on the cell: its filled neighbours touch each other without it, and one side is open."""
    pieces: NDArray[np.int64]
    """In how many pieces its filled neighbours are."""
    filled: NDArray[np.int64]
    """How many neighbours are filled."""


def numbered_parts(filled: Mask, *, diagonal: bool = True, budget: Budget | None = None) -> NDArray[np.int64]:
    """Number the connected parts of the true cells from 1, in reading order; the others have 0.

    >>> numbered_parts(np.array([[1, 1, 0], [0, 0, 1]], bool), diagonal=False).tolist()
    [[1, 1, 0], [0, 0, 2]]
    """
    budget = budget or Budget()
    height, width = filled.shape
    row = width + 1  # every row ends with an empty cell, so that no run continues in the next
    cells = np.zeros((height, row), np.int8)
    cells[:, :width] = filled
    changes = np.flatnonzero(np.diff(cells.reshape(-1), prepend=np.int8(0), append=np.int8(0)))
    starts, ends = changes[::2], changes[1::2]
    budget.check()
    first = np.searchsorted(ends, starts + (row - diagonal), side="right")  # the runs below that a run touches
    touching = np.maximum(np.searchsorted(starts, ends + (row + diagonal)) - first, 0)
    upper = np.repeat(np.arange(len(starts)), touching)
    lower = np.arange(len(upper)) - np.repeat(np.cumsum(touching) - touching, touching) + np.repeat(first, touching)
    leader = np.arange(len(starts))  # the first run of the part, as far as it is known
    while len(upper):
        budget.check()
        one, other = leader[upper], leader[lower]
        apart = one != other
        upper, lower, one, other = upper[apart], lower[apart], one[apart], other[apart]
        np.minimum.at(leader, np.maximum(one, other), np.minimum(one, other))
        while not np.array_equal(leader, further := leader[leader]):
            leader = further
    budget.check()
    number = np.cumsum(leader == np.arange(len(leader)))
    labels = np.zeros((height, width), np.int64)
    labels[filled] = np.repeat(number[leader], ends - starts)
    return labels


def neighbour_codes(now: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return for each cell which of its neighbours are filled, a bit each, clockwise; beyond the edge all is empty."""
    height, width = now.shape
    padded = np.pad(now, 1)
    codes = np.zeros((height, width), np.uint8)
    for bit, (down, right) in enumerate(_AROUND):
        codes |= padded[1 + down : 1 + down + height, 1 + right : 1 + right + width] << bit
    return codes


@cache
def neighbourhoods() -> Neighbourhoods:
    """Return what every neighbourhood means for its cell."""
    pieces = np.zeros(256, np.int64)
    for code in range(256):
        window = np.zeros((3, 3), np.uint8)
        for bit, (down, right) in enumerate(_AROUND):
            window[1 + down, 1 + right] = code >> bit & 1
        pieces[code] = numbered_parts(window.astype(bool)).max()
    sides_open = np.array([code & 0b10101010 != 0b10101010 for code in range(256)])
    counts = np.array([code.bit_count() for code in range(256)])
    return Neighbourhoods((pieces == 1) & sides_open, pieces, counts)
