"""How hard a nonogram is for a person."""

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.nonogram.ladder import Climb, Rung, climb, grade, level_of
from cluewright.nonogram.puzzle import Nonogram

__all__ = ["grade", "rate"]


def rate(puzzle: Nonogram, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it."""
    found = climb(puzzle, path=True, budget=budget)
    if found.end == "wrong":
        raise InvalidPuzzle([Fault("no-solution", "The puzzle has no solution, so it cannot be rated.")])
    level = level_of(found) if found.solved else Level.EXTREME
    names = (rung.name.lower().replace("_", " ") for rung in Rung)
    techniques = {name: count for name, count in zip(names, found.steps, strict=True) if count}
    return Rating(level, _score(found, level), techniques)


def _score(found: Climb, level: Level) -> float:
    effort = sum((rung + 1) * (1 + 1 / max(1, choices)) for rung, choices, _, _ in found.path)
    return round(20 * (level.rank + effort / (effort + 1000)), 1)
