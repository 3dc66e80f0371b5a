"""Large random pictures in colour, to watch a solver at full speed: islands, and lakes and woods on them.

They are made for watching, not for playing: whatever a seed makes is taken, unique or not.
"""

import numpy as np

from cluewright.clued_lines.textures import draw_islands, require_texture
from cluewright.colour_nonogram.colour_names import NAMED, rgb_of
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.size import Size

TEXTURES = ("islands",)
_COLOURS = ("gold", "green", "dark green", "brown")
_SEA = "light blue"


def draw_texture(name: str, size: Size, seed: int, budget: Budget | None = None) -> Painting:
    """Draw the texture of that name and seed."""
    require_texture(name, TEXTURES, size)
    width, height = size
    picture = np.zeros((height, width), np.int64)
    land = len(_COLOURS) + 1
    draw_islands(picture, lambda number: number % land, Chance(seed), (budget or Budget()).start())
    colours = np.array([rgb_of(NAMED[name]) for name in _COLOURS], np.uint8)
    return painted(picture, colours, rgb_of(NAMED[_SEA]))
