"""How hard a Hitori is for a person.

The level depends on the techniques needed and nothing else: easy needs tiers 1 and 2, medium 3, hard 4 and 5, expert 6
or more than `MANY` connectivity contradictions, extreme 7 and above. The score grows with the path: every step adds its
technique's weight, moments at which nothing simpler went on (bottlenecks) weigh extra, and so do long suppositions.
"""

from collections.abc import Sequence

from cluewright.core.rating import Rating
from cluewright.core.technique import Level, Technique

MANY = 6
"""More connectivity contradictions than this make a puzzle expert."""

_WEIGHTS = (0.0, 0.02, 0.05, 0.3, 1.0, 1.5, 5.0, 12.0)
_FLOORS = {Level.EASY: 0.0, Level.MEDIUM: 2.0, Level.HARD: 4.0, Level.EXPERT: 6.0, Level.EXTREME: 8.0}


def level_of(counts: Sequence[int], techniques: Sequence[Technique]) -> Level:
    """Give the level of a path from how often each technique was used; the simplest come first."""
    hardest, often = 0, False
    for order, count in enumerate(counts):
        if count:
            hardest = order
            often = count > MANY
    technique = techniques[hardest]
    # Were there a harder level, its technique would be the last one used.
    many = often and technique.name == "connectivity contradiction"
    return Level.EXPERT if many else technique.level


def rating_of(
    counts: Sequence[int], tiers: Sequence[int], techniques: Sequence[Technique], *, supposed: int, cells: int
) -> Rating:
    """Grade a solved path.

    The score is the level's floor (0, 2, 4, 6, 8) plus up to 2 for the work within the level, so that scores of
    different levels never cross.
    """
    level = level_of(counts, techniques)
    used: dict[str, int] = {}
    work, bottlenecks, steps, highest = 0.0, 0, 0, 0
    for technique, tier, count in zip(techniques, tiers, counts, strict=True):
        if not count:
            continue
        used[technique.name] = count
        highest = tier
        work += count * _WEIGHTS[tier]
        bottlenecks += count if tier >= 3 else 0
        steps += count
    effort = work + 0.1 * bottlenecks + 0.02 * supposed
    score = _FLOORS[level] + 2.0 * effort / (effort + 20.0)
    return Rating(
        level,
        round(score, 2),
        used,
        {
            "steps": float(steps),
            "bottlenecks": float(bottlenecks),
            "supposed_cells": float(supposed),
            "tier": float(highest),
            "cells": float(cells),
        },
    )
