"""What large random pictures share that are made for watching: their limits, and islands."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size, format_size

MOST_CELLS = 1_000_000
"""The most cells drawn: more would take longer than a short limit."""
_ISLANDS = 400


def require_texture(name: str, names: Sequence[str], size: Size) -> None:
    """Raise `InvalidRecipe` unless there is such a texture, and it can be drawn in that size."""
    if name not in names:
        raise InvalidRecipe(f"there is no texture {shown(name)}; choose one of {', '.join(names)}")
    if size[0] * size[1] > MOST_CELLS:
        raise InvalidRecipe(f"textures have up to {MOST_CELLS:,} cells, not {format_size(size)}")


def draw_islands(picture: NDArray[Any], value: Callable[[int], int], chance: Chance, budget: Budget) -> None:
    """Lay ovals of land and of water over each other, later ones on top; `value` says what the next one is."""
    height, width = picture.shape
    reach = max(2, min(width, height) // 6)
    for number in range(_ISLANDS):
        budget.check()
        budget.report(number / _ISLANDS, "drawing")
        x0, y0 = chance.below(width), chance.below(height)
        across, down = (3 + reach * chance.below(1000) * chance.below(1000) // 1_000_000 for _ in range(2))
        drawn = value(number)
        left, right = max(0, x0 - across), min(width, x0 + across + 1)
        top, bottom = max(0, y0 - down), min(height, y0 + down + 1)
        x, y = np.arange(left, right)[None, :] - x0, np.arange(top, bottom)[:, None] - y0
        inside = x * x * (down * down) + y * y * (across * across) <= across * across * down * down
        picture[top:bottom, left:right][inside] = drawn
