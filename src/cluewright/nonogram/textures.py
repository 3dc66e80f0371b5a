"""Large random pictures, to watch a solver at full speed: landscapes, caves, islands, rings, stripes, a maze.

They are made for watching, not for playing: whatever a seed makes is taken, unique or not. Patterns of few cells are
drawn small where their making grows too quickly with the board, and enlarged.
"""

from collections.abc import Callable

import numpy as np

from cluewright.clued_lines.textures import draw_islands, require_texture
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.size import Size
from cluewright.nonogram.board import Board
from cluewright.nonogram.patterns import Filled, cellular_pattern, smooth_pattern
from cluewright.nonogram.patterns_geometric import maze_pattern, rings_pattern, stripes_pattern
from cluewright.nonogram.recipes import TEXTURES


def draw_texture(name: str, size: Size, seed: int, budget: Budget | None = None) -> Board:
    """Draw the texture of that name and seed."""
    require_texture(name, TEXTURES, size)
    return Board.solved(_TEXTURES[name](*size, Chance(seed), (budget or Budget()).start()))


def _islands(width: int, height: int, chance: Chance, budget: Budget) -> Filled:
    picture = np.zeros((height, width), bool)
    draw_islands(picture, lambda _: chance.below(100) < 75, chance, budget)
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
