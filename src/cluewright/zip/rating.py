"""How hard a Zip puzzle is: from the techniques on a person's way to the solution."""

from collections import Counter
from collections.abc import Sequence

from cluewright.core.budget import Budget
from cluewright.core.rating import Rating, rating_of
from cluewright.core.technique import Level, Technique
from cluewright.zip.ladder import TECHNIQUES
from cluewright.zip.puzzle import Zip
from cluewright.zip.techniques import technique_path

_EFFORT = {Level.EASY: 1, Level.MEDIUM: 3, Level.HARD: 8, Level.EXPERT: 25, Level.EXTREME: 60}
_HALF_WAY = 1.0
"""The effort a cell that lies half-way through a level."""


def rate(puzzle: Zip, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it."""
    return rate_path(*technique_path(puzzle, budget=budget), puzzle.cells)


def rate_path(techniques: Sequence[Technique], solved: bool, cells: int) -> Rating:
    """Grade a puzzle by the techniques of its steps, from the first to the last.

    The level is that of the hardest technique needed; a puzzle that all techniques together leave open is extreme.
    Within a level, the score grows with the effort of all steps, cell for cell.
    """
    level = max((technique.level for technique in techniques), key=lambda each: each.rank, default=Level.EASY)
    if not solved:
        level = Level.EXTREME
    effort = sum(_EFFORT[technique.level] for technique in techniques) + (0 if solved else _EFFORT[Level.EXTREME])
    counts = Counter(technique.slug for technique in sorted(techniques, key=TECHNIQUES.index))
    factors = {"steps": len(techniques), "effort": effort}
    return rating_of(level, effort / max(1, cells), _HALF_WAY, counts, factors)
