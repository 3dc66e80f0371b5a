"""Colours as the eye tells them apart: the coordinates of OKLab (Ottosson 2020), in whole numbers.

Cube roots come from a table rounded to whole numbers, so the same colours are the same distance apart on every machine.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Colours = NDArray[np.uint8]
"""Colours, (..., 3): red, green and blue from 0 to 255."""
Places = NDArray[np.int64]
"""Where colours lie, (..., 3): lightness, green to red, blue to yellow, in parts of `UNIT`."""

UNIT = 4096
"""White has this lightness."""
_LIGHT = 1 << 16
_CONES = np.array([[4122, 5363, 515], [2119, 6807, 1074], [883, 2817, 6300]])
_OPPONENTS = np.array([[2105, 7936, -41], [19780, -24286, 4506], [259, 7828, -8087]])
"""Both in 10,000ths."""


def oklab(colours: Any) -> Places:
    """Return where colours lie.

    >>> oklab([(255, 255, 255), (0, 0, 0), (255, 0, 0)]).tolist()
    [[4096, 0, 0], [0, 0, 0], [2572, 920, 515]]
    """
    amounts, roots = _tables()
    cones = amounts[np.asarray(colours, np.uint8)] @ _CONES.T // 10_000
    return np.asarray((roots[cones] @ _OPPONENTS.T + 5_000) // 10_000)


def distances(places: Places, others: Places) -> Places:
    """Return the squared distance of each place from each of the others, as (places, others)."""
    return np.asarray(((places[:, None] - others[None]) ** 2).sum(axis=-1))


def apart(share: float) -> int:
    """Return the squared distance of colours whose lightness differs by a share of that of white.

    >>> apart(0.5)
    4194304
    """
    return round(share * UNIT) ** 2


@cache
def _tables() -> tuple[Places, Places]:
    """Return the amount of light of each channel value, and the cube root of each amount."""
    values = np.arange(256) / 255
    light = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    roots = np.cbrt(np.arange(_LIGHT + 1) / _LIGHT)
    return np.rint(light * _LIGHT).astype(np.int64), np.rint(roots * UNIT).astype(np.int64)
