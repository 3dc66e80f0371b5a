"""Small extreme puzzles, which chance hardly ever finds: grown from a catalogue of cores, as rare lessons are.

The cores are in `extreme_cores.json`; `benchmarks/find_extreme_cores.py` finds more of them.
"""

import json
from functools import cache
from importlib.resources import files

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board
from cluewright.nonogram.lessons import grown
from cluewright.nonogram.patterns import Filled
from cluewright.nonogram.steer import LevelTarget

LARGEST = 150
"""Cells of a board; on larger ones, chance finds extreme puzzles as quickly."""


@cache
def extreme_cores() -> tuple[Filled, ...]:
    """Return small pictures whose puzzles are extreme.

    >>> min(core.size for core in extreme_cores()) < 64
    True
    """
    text = files("cluewright.nonogram").joinpath("extreme_cores.json").read_text(encoding="utf-8")
    return tuple(Board.parse(rows).array for rows in json.loads(text))


def small_extreme(width: int, height: int, chance: Chance, budget: Budget) -> Filled | None:
    """Make the picture of an extreme puzzle on a small board; None if this try did not lead to one."""
    return grown(extreme_cores(), LevelTarget(Level.EXTREME), width, height, chance, budget)
