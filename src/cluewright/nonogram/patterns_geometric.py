"""Geometric patterns: shapes, rings, frames, stripes and mazes, in whole-number arithmetic.

Coordinates are doubled where a middle may lie between two cells.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cluewright.core.chance import Chance
from cluewright.nonogram.patterns import Filled

_Axis = NDArray[np.int64]


def shapes_pattern(width: int, height: int, chance: Chance) -> Filled:
    """Lay a few discs, boxes, diamonds and triangles over each other, inverting the colour where they overlap."""
    picture = np.zeros((height, width), bool)
    side = min(width, height)
    for _ in range(chance.between(2, 3 + (width * height) // 300)):
        reach = chance.between(max(2, side // 3), max(3, side))  # in half cells
        x0, y0 = chance.between(reach // 2, 2 * width - reach // 2), chance.between(reach // 2, 2 * height - reach // 2)
        picture ^= chance.pick(_SHAPES)(*_axes(width, height, x0, y0), reach)
    return picture


def rings_pattern(width: int, height: int, chance: Chance) -> Filled:
    """Draw rings about one point near the middle: round ones, diamonds or squares."""
    thick, gap = chance.between(1, 1 + min(width, height) // 12), chance.between(1, 1 + min(width, height) // 10)
    x0, y0 = (side + chance.between(-side // 4, side // 4) for side in (width, height))
    x, y = _axes(width, height, x0, y0)
    form = chance.below(3)
    if form == 1:  # slanting lines of single cells dissolve into a chequerboard, hardly a picture or unique
        thick, gap = thick + 1, gap + 1
    period = 2 * (thick + gap)
    if form == 0:
        away = np.sqrt(x * x + y * y).astype(np.int64)  # rounded correctly by every machine, so whole numbers are exact
    else:
        away = abs(x) + abs(y) if form == 1 else np.maximum(abs(x), abs(y))
    return np.asarray((away + chance.below(period)) % period < 2 * thick)


def frames_pattern(width: int, height: int, chance: Chance) -> Filled:
    """Draw frames inside each other, some of them with a gap."""
    picture = np.zeros((height, width), bool)
    inset = chance.below(2)
    while 2 * inset < min(width, height):
        thick = chance.between(1, 1 + min(width, height) // 15)
        outer = _box(width, height, inset)
        ring = outer & ~_box(width, height, inset + thick)
        if chance.below(3) == 0:  # a gap breaks the monotony and often the ambiguity
            row = chance.between(inset, height - 1 - inset)
            ring[row, : width // 2] = False
        picture |= ring
        inset += thick + chance.between(1, 2)
    return picture


def stripes_pattern(width: int, height: int, chance: Chance) -> Filled:
    """Draw stripes: level, upright, slanting or zigzag, broken by a box that inverts the colour."""
    x, y = np.arange(width)[None, :], np.arange(height)[:, None]
    thick, gap = chance.between(1, 1 + min(width, height) // 10), chance.between(1, 1 + min(width, height) // 10)
    period = thick + gap
    swing = chance.between(3, 4 + min(width, height) // 3)
    lanes: tuple[Callable[[], _Axis], ...] = (
        lambda: y + 0 * x,
        lambda: x + 0 * y,
        lambda: x + y,
        lambda: x - y + height,
        lambda: y + abs(x % (2 * swing) - swing),
    )
    lane = chance.below(len(lanes))
    if lane > 1:  # slanting lines of single cells dissolve into a chequerboard
        thick, period = thick + 1, period + 2
    picture = np.asarray((lanes[lane]() + chance.below(period)) % period < thick)
    left, right = sorted((chance.below(width), chance.below(width)))
    top, bottom = sorted((chance.below(height), chance.below(height)))
    picture[top : bottom + 1, left : right + 1] ^= True
    return picture


def maze_pattern(width: int, height: int, chance: Chance) -> Filled:
    """Draw the walls of a maze in which exactly one way joins any two places."""
    walls = np.ones((height, width), bool)
    start = (1 if height > 1 else 0, 1 if width > 1 else 0)
    walls[start] = False
    way = [start]
    while way:
        row, column = way[-1]
        doors = [
            (row + down, column + right)
            for down, right in ((-2, 0), (2, 0), (0, -2), (0, 2))
            if 0 <= row + down < height and 0 <= column + right < width and walls[row + down, column + right]
        ]
        if not doors:
            way.pop()
            continue
        beyond = chance.pick(doors)
        walls[(row + beyond[0]) // 2, (column + beyond[1]) // 2] = walls[beyond] = False
        way.append(beyond)
    return walls


def disc(x: _Axis, y: _Axis, reach: int) -> Filled:
    """Fill the cells whose middle lies within `reach` half cells."""
    return np.asarray(x * x + y * y <= reach * reach)


def box(x: _Axis, y: _Axis, reach: int) -> Filled:
    """Fill a box, wider than high."""
    return np.asarray((abs(x) <= reach) & (3 * abs(y) <= 2 * reach))


def diamond(x: _Axis, y: _Axis, reach: int) -> Filled:
    """Fill a square that stands on a corner."""
    return np.asarray(abs(x) + abs(y) <= reach)


def triangle(x: _Axis, y: _Axis, reach: int) -> Filled:
    """Fill a triangle with its point up."""
    return np.asarray((y <= reach) & (y >= 2 * abs(x) - reach))


_SHAPES = (disc, box, diamond, triangle)


def _axes(width: int, height: int, x0: int, y0: int) -> tuple[_Axis, _Axis]:
    """Return the doubled coordinates of the cells' middles, counted from (x0, y0)."""
    return 2 * np.arange(width)[None, :] + 1 - x0, 2 * np.arange(height)[:, None] + 1 - y0


def _box(width: int, height: int, inset: int) -> Filled:
    inside = np.zeros((height, width), bool)
    inside[inset : height - inset, inset : width - inset] = True
    return inside
