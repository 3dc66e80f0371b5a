"""How hard a Zip puzzle is: from the techniques on a person's way to the solution."""

from collections import Counter
from collections.abc import Sequence

from cluewright.core.rating import Rating
from cluewright.core.technique import Level, Technique

_EFFORT = {Level.EASY: 1, Level.MEDIUM: 3, Level.HARD: 8, Level.EXPERT: 25, Level.EXTREME: 60}


def rate_path(techniques: Sequence[Technique], solved: bool, cells: int) -> Rating:
    """Grade a puzzle by the techniques of its steps, from the first to the last.

    The level is that of the hardest technique needed; a puzzle that all techniques together leave open is extreme.
    Within a level, the score from 10 times its rank up grows with the effort of all steps, cell for cell.
    """
    level = max((technique.level for technique in techniques), key=lambda each: each.rank, default=Level.EASY)
    if not solved:
        level = Level.EXTREME
    effort = sum(_EFFORT[technique.level] for technique in techniques) + (0 if solved else _EFFORT[Level.EXTREME])
    share = effort / max(1, cells)
    score = round(10 * (level.rank + share / (1 + share)), 2)
    counts = Counter(technique.name for technique in sorted(techniques, key=lambda each: each.order))
    return Rating(level, score, dict(counts), {"steps": len(techniques), "effort": effort})
