"""Large random pictures, to watch a solver at full speed: landscapes, caves, islands, rings, stripes, a maze.

They are made for watching, not for playing: whatever a seed makes is taken, unique or not. Patterns of few cells are
drawn small where their making grows too quickly with the board, and enlarged.
"""

from collections.abc import Callable

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size, format_size
from cluewright.nonogram.board import Board
from cluewright.nonogram.patterns import Filled, cellular_pattern, smooth_pattern
from cluewright.nonogram.patterns_geometric import maze_pattern, rings_pattern, stripes_pattern
from cluewright.nonogram.recipes import TEXTURES

MOST_CELLS = 1_000_000
"""The most cells drawn: more would take longer than a short limit."""
_ISLANDS = 400


def draw_texture(name: str, size: Size, seed: int, budget: Budget | None = None) -> Board:
    """Draw the texture of that name and seed."""
    if name not in _TEXTURES:
        raise InvalidRecipe(f"there is no texture {shown(name)}; choose one of {', '.join(TEXTURES)}")
    if size[0] * size[1] > MOST_CELLS:
        raise InvalidRecipe(f"textures have up to {MOST_CELLS:,} cells, not {format_size(size)}")
    return Board.solved(_TEXTURES[name](*size, Chance(seed), (budget or Budget()).start()))


def _islands(width: int, height: int, chance: Chance, budget: Budget) -> Filled:
    """Lay ovals of land and of water over each other, later ones on top."""
    picture = np.zeros((height, width), bool)
    reach = max(2, min(width, height) // 6)
    for number in range(_ISLANDS):
        budget.check()
        budget.report(number / _ISLANDS, "drawing")
        x0, y0 = chance.below(width), chance.below(height)
        across, down = (3 + reach * chance.below(1000) * chance.below(1000) // 1_000_000 for _ in range(2))
        land = chance.below(100) < 75
        left, right = max(0, x0 - across), min(width, x0 + across + 1)
        top, bottom = max(0, y0 - down), min(height, y0 + down + 1)
        x, y = np.arange(left, right)[None, :] - x0, np.arange(top, bottom)[:, None] - y0
        inside = x * x * (down * down) + y * y * (across * across) <= across * across * down * down
        picture[top:bottom, left:right][inside] = land
    return picture


def _enlarged(pattern: Callable[[int, int, Chance], Filled], cell: int) -> Callable[[int, int, Chance, Budget], Filled]:
    """Draw a pattern with each of its cells enlarged to this many cells per side."""

    def draw(width: int, height: int, chance: Chance, budget: Budget) -> Filled:
        budget.report(None, "drawing")
        small = pattern(-(-width // cell), -(-height // cell), chance)
        budget.check()
        large = small.repeat(cell, axis=0).repeat(cell, axis=1)[:height, :width]
        return np.ascontiguousarray(large)

    return draw


_TEXTURES: dict[str, Callable[[int, int, Chance, Budget], Filled]] = {
    "islands": _islands,
    "hills": _enlarged(lambda width, height, chance: smooth_pattern(width, height, 600, chance), 3),
    "caves": _enlarged(lambda width, height, chance: cellular_pattern(width, height, 560, chance), 3),
    "rings": _enlarged(rings_pattern, 1),
    "stripes": _enlarged(stripes_pattern, 2),
    "maze": _enlarged(maze_pattern, 4),
}
