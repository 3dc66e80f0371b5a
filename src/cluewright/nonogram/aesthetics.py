"""How much a board looks like a picture, in whole numbers, so that a generator can choose by it.

A drawing has order: most neighbours of a cell are like it, or at least a line continues. And it has something to see:
its outline turns. Noise turns everywhere but has no order; a lone rectangle has order but nothing to see. So the two
are multiplied, and neither makes up for the other.
"""

from dataclasses import asdict, dataclass
from math import isqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.shapes import components

_SMALL_PART = 4
"""Parts of fewer cells than this count as crumbs."""
_FULL_ORDER = 600
"""Line art drawn with care agrees this far with its neighbours, in per mille; more is no better."""


@dataclass(frozen=True, slots=True)
class Aesthetics:
    """Hold the parts of the score, each in per mille; more is better."""

    order: int
    """How much more often neighbours are alike than by chance, in the two best of four directions."""
    detail: int
    """The corners of the outline, 1000 when there are as many as rows and columns."""
    wholeness: int
    """The share of filled cells in parts of four cells and more, touching corners included."""

    @property
    def score(self) -> int:
        """Return all parts together, in per mille: without order or without detail it is 0."""
        return isqrt(self.order * self.detail) * (700 + 3 * self.wholeness // 10) // 1000

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {"score": self.score, **asdict(self)}


def aesthetics(picture: Picture, *, budget: Budget | None = None) -> Aesthetics:
    """Judge a picture; an empty or full one scores 0.

    >>> house = "...##... ..####.. .######. ######## .######. .##..##. .##..##. .##..##."
    >>> aesthetics(house).to_data()
    {'score': 860, 'order': 741, 'detail': 1000, 'wholeness': 1000}
    >>> aesthetics(".... .##. .##. ....").score < aesthetics(house).score
    True
    """
    filled = as_picture(picture).astype(bool)
    if filled.all() or not filled.any():
        return Aesthetics(0, 0, 0)
    return Aesthetics(_order(filled), _detail(filled), _wholeness(filled, budget))


def _order(filled: NDArray[np.bool_]) -> int:
    """Compare the neighbours that differ with how many would if the same cells were scattered at random."""
    cells, count = filled.size, int(filled.sum())
    by_chance = 2 * count * (cells - count)  # of cells * cells pairs
    found = []
    for one, other in (
        (filled[:, 1:], filled[:, :-1]),
        (filled[1:], filled[:-1]),
        (filled[1:, 1:], filled[:-1, :-1]),
        (filled[1:, :-1], filled[:-1, 1:]),
    ):
        if one.size:
            differ = int((one != other).sum())
            found.append(1000 - 1000 * differ * cells * cells // (by_chance * one.size))
    best = sorted(found)[-2:]
    return max(0, min(1000, 1000 * sum(best) // max(1, len(best)) // _FULL_ORDER))


def _detail(filled: NDArray[np.bool_]) -> int:
    """Count the places where the outline turns; where two parts touch at their corners it turns twice."""
    cells = np.pad(filled, 1)
    one, other = cells[:-1, :-1] ^ cells[:-1, 1:], cells[1:, :-1] ^ cells[1:, 1:]
    turns = int((one ^ other).sum()) + 2 * int((one & other & (cells[:-1, :-1] ^ cells[1:, :-1])).sum())
    return min(1000, 1000 * turns // sum(filled.shape))


def _wholeness(filled: NDArray[np.bool_], budget: Budget | None) -> int:
    sizes = np.bincount(components(filled, budget=budget).reshape(-1))[1:]
    return int(sizes[sizes >= min(_SMALL_PART, sizes.max())].sum()) * 1000 // int(sizes.sum())
