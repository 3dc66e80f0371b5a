"""How pleasing a picture is, in whole numbers, so that a generator can choose by it."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.shapes import components
from cluewright.nonogram.symmetry import symmetry_score

_SMALL_PART = 4
"""Parts of fewer cells than this count as crumbs."""


@dataclass(frozen=True, slots=True)
class Aesthetics:
    """Return the parts of the score, each in per mille, more being better."""

    balance: int
    """1000 when the filled cells weigh the same on both sides, across and down."""
    connectedness: int
    """The share of filled cells in parts of four cells and more, touching corners included."""
    calm: int
    """The share of cells with at least two of their four neighbours like them: the opposite of noise."""
    symmetry: int
    """How nearly the picture has the symmetry it has best."""

    @property
    def score(self) -> int:
        """Return all parts together, in per mille; an empty or full picture pleases nobody."""
        return (2 * self.balance + 3 * self.connectedness + 3 * self.calm + 2 * self.symmetry) // 10

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {"score": self.score, **asdict(self)}


def aesthetics(picture: Picture, *, budget: Budget | None = None) -> Aesthetics:
    """Judge a picture.

    >>> aesthetics("##.. ##.. ..## ..##").to_data()
    {'score': 1000, 'balance': 1000, 'connectedness': 1000, 'calm': 1000, 'symmetry': 1000}
    """
    filled = as_picture(picture).astype(bool)
    if filled.all() or not filled.any():
        return Aesthetics(0, 0, 0, 0)
    return Aesthetics(_balance(filled), _connectedness(filled, budget), _calm(filled), symmetry_score(filled))


def _balance(filled: NDArray[np.bool_]) -> int:
    height, width = filled.shape
    total = int(filled.sum())
    across: int = int((filled.sum(axis=0) * (2 * np.arange(width) + 1 - width)).sum())
    down: int = int((filled.sum(axis=1) * (2 * np.arange(height) + 1 - height)).sum())
    return int(1000 - max(1000 * abs(across) // (total * width), 1000 * abs(down) // (total * height)))


def _connectedness(filled: NDArray[np.bool_], budget: Budget | None) -> int:
    sizes = np.bincount(components(filled, budget=budget).reshape(-1))[1:]
    return int(sizes[sizes >= min(_SMALL_PART, sizes.max())].sum()) * 1000 // int(sizes.sum())


def _calm(filled: NDArray[np.bool_]) -> int:
    """Count neighbours; what lies beyond the edge counts as like the cell."""
    padded = np.pad(filled, 1, mode="edge")
    height, width = filled.shape
    alike = np.zeros((height, width), np.int64)
    for down, right in ((0, 1), (2, 1), (1, 0), (1, 2)):
        alike += padded[down : down + height, right : right + width] == filled
    return int((alike >= 2).sum()) * 1000 // filled.size
