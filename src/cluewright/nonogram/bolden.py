"""Thin lines drawn bolder until logic solves the picture, then thinned again as far as it still does.

In a drawing of thin lines nothing follows from one line of the board to the next, and no few cells change that. Drawn
with a pen twice as wide, logic nearly always solves the same picture. Going over it from one side to the other, what
the bolder lines do not need is undone, so that in the end a stretch of line here and there is bolder than it was.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cluewright.nonogram.board import Cells
from cluewright.nonogram.strokes import StrokeRules

Order = NDArray[np.int64]
Measure = Callable[[Cells], int]
"""Counts the cells of a picture that logic leaves open."""

_RIGHT, _LEFT, _DOWN, _UP = (0, 1), (0, -1), (1, 0), (-1, 0)
_PENS = (
    (_RIGHT,), (_LEFT,), (_DOWN,), (_UP,),
    (_RIGHT, _DOWN, (1, 1)), (_LEFT, _UP, (-1, -1)), (_LEFT, _DOWN, (1, -1)), (_RIGHT, _UP, (-1, 1)),
    (_RIGHT, _LEFT, _DOWN, _UP),
)  # fmt: skip
"""What each pen adds to a cell: one next to it, three for a square, four for a cross."""
_LEFT_OPEN = 50
"""A pen will do if at most one in this many cells stays open; the search for others settles those."""
_TOGETHER = 8
"""The number of cells undone at once, if that works."""


def bolden(now: Cells, strokes: StrokeRules, measure: Measure) -> Cells | None:
    """Return the picture with its lines as much bolder as logic needs; None if no pen helps."""
    for pen in _PENS:
        bold = _drawn(now, strokes, pen)
        left = measure(bold)
        if left <= now.size // _LEFT_OPEN:
            return _thinned(bold, now, left, measure)
    return None


def _drawn(now: Cells, strokes: StrokeRules, pen: tuple[tuple[int, int], ...]) -> Cells:
    """Draw every line with a pen, leaving out what would close an opening; the least visible cells come first."""
    height, width = now.shape
    padded, wider = np.pad(now, 1), now.copy()
    for down, right in pen:
        wider |= padded[1 - down : 1 - down + height, 1 - right : 1 - right + width]
    bold, shows = now.copy(), strokes.shows(now).reshape(-1)
    added = np.flatnonzero((wider != now).reshape(-1))
    for cell in added[np.argsort(shows[added], kind="stable")].tolist():
        if strokes.may_change(bold).reshape(-1)[cell]:
            bold.reshape(-1)[cell] = 1
    return bold


def _thinned(bold: Cells, now: Cells, left: int, measure: Measure) -> Cells:
    """Undo what is not needed, from the side where most can go at once: logic then comes from the other side."""
    added = np.flatnonzero((bold != now).reshape(-1))
    rows, columns = np.divmod(added, now.shape[1])
    sweeps = [added[np.argsort(side, kind="stable")] for side in (rows, -rows, columns, -columns)]
    gone = [_gone_at_once(bold, sweep, left, measure) for sweep in sweeps]
    best = max(range(len(sweeps)), key=lambda each: (gone[each], -each))
    order = sweeps[best]
    thin = _without(bold, order[: gone[best]])
    for start in range(gone[best], len(order), _TOGETHER):
        thin = _taken_back(thin, order[start : start + _TOGETHER], left, measure)
    return thin


def _gone_at_once(bold: Cells, order: Order, left: int, measure: Measure) -> int:
    """Return how many cells from the first on can go together, found by halving."""
    low, high = 0, len(order) + 1
    while high - low > 1:
        middle = (low + high) // 2
        if measure(_without(bold, order[:middle])) <= left:
            low = middle
        else:
            high = middle
    return low


def _taken_back(cells: Cells, group: Order, left: int, measure: Measure) -> Cells:
    """Undo a group of cells, else its halves, as long as no more cells stay open."""
    thinner = _without(cells, group)
    if measure(thinner) <= left:
        return thinner
    if len(group) == 1:
        return cells
    half = len(group) // 2
    return _taken_back(_taken_back(cells, group[:half], left, measure), group[half:], left, measure)


def _without(cells: Cells, group: Order) -> Cells:
    thinner = cells.copy()
    thinner.reshape(-1)[group] = 0
    return thinner
