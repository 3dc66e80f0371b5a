"""Large random pictures in colour, to watch a solver at full speed: islands, and lakes and woods on them.

They are made for watching, not for playing: whatever a seed makes is taken, unique or not.
"""

import numpy as np

from cluewright.colour_nonogram.colour_names import NAMED, rgb_of
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size, format_size

TEXTURES = ("islands",)
MOST_CELLS = 1_000_000
"""The most cells drawn: more would take longer than a short limit."""
_ISLANDS = 400
_COLOURS = ("gold", "green", "dark green", "brown")
_SEA = "light blue"


def draw_texture(name: str, size: Size, seed: int, budget: Budget | None = None) -> Painting:
    """Draw the texture of that name and seed."""
    if name not in TEXTURES:
        raise InvalidRecipe(f"there is no texture {shown(name)}; choose one of {', '.join(TEXTURES)}")
    if size[0] * size[1] > MOST_CELLS:
        raise InvalidRecipe(f"textures have up to {MOST_CELLS:,} cells, not {format_size(size)}")
    budget = (budget or Budget()).start()
    width, height = size
    chance = Chance(seed)
    picture = np.zeros((height, width), np.int64)
    reach = max(2, min(width, height) // 6)
    for number in range(_ISLANDS):  # ovals of land and of water, later ones on top
        budget.check()
        budget.report(number / _ISLANDS, "drawing")
        x0, y0 = chance.below(width), chance.below(height)
        across, down = (3 + reach * chance.below(1000) * chance.below(1000) // 1_000_000 for _ in range(2))
        colour = number % (len(_COLOURS) + 1)
        left, right = max(0, x0 - across), min(width, x0 + across + 1)
        top, bottom = max(0, y0 - down), min(height, y0 + down + 1)
        x, y = np.arange(left, right)[None, :] - x0, np.arange(top, bottom)[:, None] - y0
        inside = x * x * (down * down) + y * y * (across * across) <= across * across * down * down
        picture[top:bottom, left:right][inside] = colour
    colours = np.array([rgb_of(NAMED[name]) for name in _COLOURS], np.uint8)
    return painted(picture, colours, rgb_of(NAMED[_SEA]))
