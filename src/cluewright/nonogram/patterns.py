"""Random patterns: plain, symmetric, smooth and cellular pictures, in whole-number arithmetic.

A picture is a (height, width) bool array. A density is given in per mille of filled cells and met exactly, up to the
cells a symmetry ties together.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.chance import Chance
from cluewright.nonogram.symmetry import Symmetry, orbits, symmetrize

Filled = NDArray[np.bool_]
_Numbers = NDArray[np.int64]


def random_pattern(width: int, height: int, density: int, chance: Chance) -> Filled:
    """Fill random cells to the given density.

    >>> random_pattern(8, 5, 500, Chance(1)).sum()
    np.int64(20)
    """
    return fullest(_noise(width, height, chance), density)


def symmetric_pattern(width: int, height: int, density: int, symmetry: Symmetry, chance: Chance) -> Filled:
    """Fill random cells so that the picture has the symmetry; clumps are likelier than single cells."""
    noise = symmetrize(_noise(width, height, chance), symmetry)
    return fullest(_blurred(noise, 1), density, orbits(width, height, symmetry))


def smooth_pattern(width: int, height: int, density: int, chance: Chance) -> Filled:
    """Fill the high ground of a smooth landscape; its hills grow with the board."""
    rounds = 1 + min(width, height) // 12
    return fullest(_blurred(_noise(width, height, chance), rounds), density)


def cellular_pattern(width: int, height: int, density: int, chance: Chance) -> Filled:
    """Grow random cells into caves: the cells with the most filled neighbours live, up to the given density."""
    noise = _noise(width, height, chance)
    alive = fullest(noise, density)
    for _ in range(3):
        around = sum(
            np.roll(np.pad(alive.astype(np.int64), 1), (down, right), (0, 1))[1:-1, 1:-1]
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
        )
        alive = fullest((np.asarray(around) << 30) + noise, density)
    return alive


def fullest(height_map: NDArray[Any], density: int, tied: NDArray[np.int64] | None = None) -> Filled:
    """Fill the highest cells to the given density; `tied` numbers cells that must be alike.

    >>> fullest(np.array([[5, 1, 4, 2]]), 500).tolist()
    [[True, False, True, False]]
    """
    numbers = np.arange(height_map.size).reshape(height_map.shape) if tied is None else tied
    order = np.lexsort((numbers.reshape(-1), -height_map.reshape(-1).astype(np.int64)))
    wanted = (height_map.size * density + 500) // 1000
    filled = np.zeros(height_map.size, bool)
    filled[order[:wanted]] = True
    if 0 < wanted < height_map.size and tied is not None:
        last = int(numbers.reshape(-1)[order[wanted - 1]])
        filled[numbers.reshape(-1) == last] = True
    return filled.reshape(height_map.shape)


def _noise(width: int, height: int, chance: Chance) -> _Numbers:
    return (chance.words(width * height) >> np.uint64(34)).astype(np.int64).reshape(height, width)


def _blurred(grid: _Numbers, rounds: int) -> _Numbers:
    """Average each cell with its neighbours, weights 1 2 1 both ways; the edge repeats itself."""
    for _ in range(rounds):
        for axis in (0, 1):
            padded = np.pad(grid, [(1, 1) if axis == side else (0, 0) for side in (0, 1)], mode="edge")
            middle = padded.shape[axis] - 1
            low, high = padded.take(range(middle - 1), axis), padded.take(range(2, middle + 1), axis)
            grid = (low + 2 * grid + high) // 4
    return grid
