"""Small puzzles of the highest levels, which chance hardly ever finds: boards of any size grow around them."""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from cluewright.core.chance import Chance
from cluewright.core.size import Size
from cluewright.core.technique import Level
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori

LOWEST_TIER = 6
"""Techniques below this tier are found by chance and local search; those of this tier and above have cores."""
TIERS_OF_LEVEL = {Level.EXPERT: (5, 6), Level.EXTREME: (7,)}
"""What the cores of a level need; those of tier 5 are expert by the number of their contradictions."""
MOST_AT_ONCE, FEW, BEST = 16, 60, 150
"""How many cores a board may choose from, as more would only have to be read; how many are few enough to give all, for
where a core just fits, not every one of tier 5 keeps its level when turned, as contradictions are found in order; and
how many are enough for variety, so that others can be left out with which most boards are made in vain."""

_WHITE, _BLACK = "123456789", "abcdefghi"
_SIGNED = np.zeros(128, np.int32)
_SIGNED[[ord(cell) for cell in _WHITE + _BLACK]] = [*range(1, 10), *range(-1, -10, -1)]
"""What each character of a core stands for."""


@dataclass(frozen=True, slots=True)
class Core:
    """A puzzle with exactly one solution whose path needs a tier, and nothing above it."""

    tier: int
    text: str
    """Its rows, separated by slashes: digits for white cells, letters from a = 1 for black ones."""
    kept: int = field(default=0, compare=False)
    """Of 1,000 larger boards that grow around it, about how many keep its level; 0 where that was not measured."""

    @property
    def size(self) -> Size:
        """Return the shorter side and the longer side."""
        rows = self.text.count("/") + 1
        columns = self.text.find("/")
        return min(rows, columns), max(rows, columns)

    @property
    def puzzle(self) -> Hitori:
        """Return the numbers."""
        return Hitori(abs(self.signed()).tolist())

    @property
    def solution(self) -> Board:
        """Return the only solution."""
        return Board.parse(["".join("#" if cell in _BLACK else "." for cell in row) for row in self.text.split("/")])

    def fits(self, size: Size) -> bool:
        """Tell whether a board of the size has room for the core, possibly turned."""
        return self.size[0] <= min(size) and self.size[1] <= max(size)

    def signed(self) -> Any:
        """Return the numbers as the native generator takes them, negative where the cell is black."""
        rows = self.text.count("/") + 1
        cells = np.frombuffer(self.text.replace("/", "").encode(), np.uint8)
        return _SIGNED[cells].reshape(rows, -1)


def core_of(tier: int, puzzle: Hitori, solution: Board) -> Core:
    """Return a puzzle as a core."""
    cells = zip(puzzle.numbers, solution.blacks, strict=True)
    rows = ("".join((_BLACK if b else _WHITE)[n - 1] for n, b in zip(*row, strict=True)) for row in cells)
    return Core(tier, "/".join(rows))


@cache
def cores() -> tuple[Core, ...]:
    """Return all cores of the data file.

    >>> sorted({core.tier for core in cores()})
    [5, 6, 7]
    """
    lines = files(__package__).joinpath("cores.txt").read_text("utf-8").splitlines()
    return tuple(map(_read_core, lines))


def _read_core(line: str) -> Core:
    tier, text, *kept = line.split()
    return Core(int(tier), text, *map(int, kept))


@cache
def fitting_cores(tiers: tuple[int, ...], size: Size) -> tuple[Core, ...]:
    """Return the cores of these tiers to make a board of the size from.

    If many fill the board, they are taken, else of those that fit on it the ones that keep their level most often.
    """
    fitting = [core for core in cores() if core.tier in tiers and core.fits(size)]
    filling = [core for core in fitting if core.size == tuple(sorted(size))]
    if len(filling) >= BEST:
        return tuple(filling)
    least = sorted((core.kept for core in fitting), reverse=True)[BEST - 1] if len(fitting) > BEST else 0
    return tuple(core for core in fitting if core.kept >= least)


def drawn_cores(tiers: tuple[int, ...], size: Size, seed: int) -> tuple[Core, ...]:
    """Return the fitting cores if they are few, else some of them by chance."""
    fitting = fitting_cores(tiers, size)
    if len(fitting) <= FEW:
        return fitting
    chance = Chance(seed)
    return tuple(fitting[chance.below(len(fitting))] for _ in range(MOST_AT_ONCE))


@cache
def smallest_sizes(tiers: tuple[int, ...]) -> tuple[Size, ...]:
    """Return the sizes of the cores of these tiers that no smaller one fits into, shorter side first."""
    sizes = {core.size for core in cores() if core.tier in tiers}
    smaller = {one for one in sizes for other in sizes if other != one and other[0] <= one[0] and other[1] <= one[1]}
    return tuple(sorted(sizes - smaller))
