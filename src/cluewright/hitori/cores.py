"""Small puzzles that need the rarest techniques, which chance does not find: boards of any size grow around them."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from cluewright.core.size import Size
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.techniques import TECHNIQUES, TIERS

LOWEST_TIER = 6
"""Techniques below this tier are found by chance and local search; those of this tier and above have cores."""


@dataclass(frozen=True, slots=True)
class Core:
    """A puzzle with exactly one solution whose path needs a tier, and nothing above it."""

    tier: int
    puzzle: Hitori
    solution: Board

    def fits(self, size: Size) -> bool:
        """Tell whether a board of the size has room for the core, possibly turned."""
        return max(self.puzzle.width, self.puzzle.height) <= max(size) and (
            min(self.puzzle.width, self.puzzle.height) <= min(size)
        )

    def signed(self) -> Any:
        """Return the numbers as the native generator takes them, negative where the cell is black."""
        return np.where(self.solution.blacks, -self.puzzle.array, self.puzzle.array)


@cache
def cores() -> tuple[Core, ...]:
    """Return all cores of the data file.

    >>> min(core.tier for core in cores())
    6
    """
    data = json.loads(files(__package__).joinpath("cores.json").read_text("utf-8"))
    tier_of = {technique.slug: TIERS[technique.order] for technique in TECHNIQUES}
    return tuple(
        Core(tier_of[name], Hitori.parse(numbers), Board.parse(solution.split("/")))
        for name, entries in data.items()
        for numbers, solution in entries
    )


@cache
def fitting_cores(tier: int, size: Size) -> tuple[Core, ...]:
    """Return the cores of a tier that a board of the size has room for."""
    return tuple(core for core in cores() if core.tier == tier and core.fits(size))


@cache
def smallest_sizes(tier: int) -> tuple[Size, ...]:
    """Return the sizes, shorter side first, of the cores of a tier that are not larger than another one both ways."""
    sizes = {
        (min(core.puzzle.width, core.puzzle.height), max(core.puzzle.width, core.puzzle.height))
        for core in cores()
        if core.tier == tier
    }
    smaller = {one for one in sizes for other in sizes if other != one and other[0] <= one[0] and other[1] <= one[1]}
    return tuple(sorted(sizes - smaller))
