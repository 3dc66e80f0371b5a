"""What may change in a picture without harm: lines thicken, gaps close, corners round, but no part is lost.

A part is a group of filled cells that touch, corners included; an opening is a group of empty cells that touch by
their sides and do not reach the edge of the board: the eye of a cat, the inside of a cup. A filled cell may only be
emptied if nothing depends on it, which is what image processing calls a simple point: its filled neighbours still
touch each other without it, and it lies at the edge of its part. So no line breaks, no ring opens and no part vanishes.
A cell may be filled wherever that leaves the opening it lies in open.
"""

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from cluewright.core.message import Message
from cluewright.core.parts import Mask, neighbour_codes, neighbourhoods
from cluewright.nonogram.board import Cells
from cluewright.nonogram.shapes import components

_ROOM = "cluewright.nonogram"
_OUTSIDE = 1
"""The number of what reaches the edge among the openings."""
_LOST_AT_MOST = 4
"""One in this many cells of a part or an opening may go."""
_SPECK, _BRIDGE, _EMPTIED, _END = 6, 2, 5, 4
"""How much more than its like neighbours a change shows: a dot of its own, a link between lines, a cell that goes, the
tip of a line that goes."""


class Change(StrEnum):
    """Say what a changed cell does to the picture."""

    THICKENED = "thickened"
    BRIDGED = "bridged"
    ROUNDED = "rounded"
    TRIMMED = "trimmed"
    DOTTED = "dotted"


class StrokeRules:
    """Tell for every cell of a picture whether it may change and how visible that would be."""

    def __init__(self, original: Cells, locked: Mask | None = None, *, keep_parts: bool = True) -> None:
        self._locked = np.zeros(original.shape, bool) if locked is None else locked
        self.keeps_parts = keep_parts
        self._parts = components(original)
        self._openings = components(np.pad(1 - original, 1, constant_values=1), diagonal=False)[1:-1, 1:-1]
        self._needed = [_needed(labels) for labels in (self._parts, self._openings)]
        self._needed[1][_OUTSIDE] = -1

    def may_change(self, now: Cells) -> Mask:
        """Mark the cells that may change next."""
        if not self.keeps_parts:
            return ~self._locked
        filled = now.astype(bool)
        simple = neighbourhoods().simple[neighbour_codes(now)]
        spare = np.where(filled, self._spare(self._parts, 0, filled), self._spare(self._openings, 1, ~filled))
        return ~self._locked & spare & (~filled | simple)

    def may_be(self, now: Cells) -> bool:
        """Tell whether a picture still has every part in one piece."""
        return not self.keeps_parts or parts_kept(self._parts, now)

    def shows(self, now: Cells) -> NDArray[np.int64]:
        """Return how much a change of each cell would show: its neighbours like it, and what it does to them."""
        codes, filled = neighbour_codes(now), now.astype(bool)
        around = neighbourhoods().filled[codes]
        if not self.keeps_parts:
            return np.where(filled, around, 8 - around)
        pieces = neighbourhoods().pieces[codes]
        added = 8 - around + _BRIDGE * (pieces > 1) + _SPECK * (pieces == 0)
        return np.where(filled, around + _EMPTIED + _END * (around <= 2), added)

    def _spare(self, labels: NDArray[np.int64], which: int, kept: Mask) -> Mask:
        """Mark the cells whose part, or opening, can do without one more; what is new in the picture always can."""
        needed = self._needed[which]
        left = np.bincount(labels[kept], minlength=len(needed))
        can: Mask = left > needed
        can[0] = True
        return can[labels]


def parts_kept(parts: NDArray[np.int64], now: Cells) -> bool:
    """Tell whether each numbered part is still there and in one piece."""
    there = (parts > 0) & (now > 0)
    old, new = parts[there], components(now)[there]
    pairs = np.unique(np.stack([old, new]), axis=1) if len(old) else np.zeros((2, 0), np.int64)
    return bool(pairs.shape[1] == int(parts.max(initial=0)) == len(np.unique(pairs[0])))


def changes_between(before: Cells, after: Cells) -> dict[tuple[int, int], Change]:
    """Say for each cell that differs what its change did to the picture.

    >>> changes_between(np.array([[1, 0, 1]], np.uint8), np.array([[1, 1, 1]], np.uint8))
    {(0, 1): <Change.BRIDGED: 'bridged'>}
    """
    pieces = neighbourhoods().pieces
    old, codes = neighbour_codes(before), neighbour_codes(after)
    found = {}
    for row, column in np.argwhere(before != after).tolist():
        sides = int(codes[row, column]) & 0b10101010
        if not after[row, column]:
            corner = sides in (0b1010, 0b101000, 0b10100000, 0b10000010)
            change = Change.ROUNDED if corner else Change.TRIMMED
        elif codes[row, column] == 0:
            change = Change.DOTTED
        elif pieces[old[row, column]] > 1 and pieces[codes[row, column]] > 1:
            change = Change.BRIDGED
        else:
            change = Change.ROUNDED if sides.bit_count() >= 2 else Change.THICKENED
        found[row, column] = change
    return found


def said_of(before: Cells, after: Cells) -> tuple[Message, ...]:
    """Say what was done to a picture, one sentence for each kind of change."""
    done = list(changes_between(before, after).values())
    return tuple(
        Message(_ROOM, f"repair-{change}", {"count": done.count(change)}) for change in Change if change in done
    )


def _needed(labels: NDArray[np.int64]) -> NDArray[np.int64]:
    sizes = np.bincount(labels.reshape(-1), minlength=_OUTSIDE + 1)
    return np.asarray(sizes - sizes // _LOST_AT_MOST)
