"""How hard a Hitori is for a person.

The level depends on the techniques needed and nothing else: easy needs tiers 1 and 2, medium 3, hard 4 and 5, expert 6
or more than `MANY` contradictions of tier 5, extreme 7. The work counts towards the time and the score: the cells, the
steps by their levels, and the cells that failed assumptions settle.
"""

from collections.abc import Sequence

from cluewright.core.budget import Budget
from cluewright.core.duration import Seconds, Work, work_of
from cluewright.core.errors import NotUnique
from cluewright.core.rating import Rating, rating_of
from cluewright.core.technique import Level
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.techniques import ROUTINE, TECHNIQUES, TIERS, climb

SECONDS = Seconds(cell=1, look=0, travel=0, easy=0.5, medium=2.5, hard=10, expert=20, extreme=120, link=1)
"""What the work of a Hitori costs a person."""

MANY = 6
"""More contradictions of tier 5 than this, however they end, make a puzzle expert."""
_CONNECTED = [technique.order for technique in TECHNIQUES if TIERS[technique.order] == 5]


def rate(puzzle: Hitori, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it."""
    path = climb(puzzle, budget=budget)
    if not path.solved:
        raise NotUnique("none" if path.broken else "several")  # the techniques solve all others
    return rate_path(path.counts, supposed=path.supposed, cells=puzzle.width * puzzle.height)


def rate_path(counts: Sequence[int], *, supposed: int, cells: int) -> Rating:
    """Grade a path by how often it uses each technique and how many cells its failed assumptions settled."""
    used: dict[str, int] = {}
    bottlenecks, steps, highest = 0, 0, 0
    for technique, tier, count in zip(TECHNIQUES, TIERS, counts, strict=True):
        if not count:
            continue
        used[technique.slug] = count
        highest = tier
        bottlenecks += count if tier >= 3 else 0
        steps += count
    factors = {
        "steps": float(steps),
        "bottlenecks": float(bottlenecks),
        "supposed_cells": float(supposed),
        "tier": float(highest),
        "cells": float(cells),
    }
    work = work_of_path(counts, supposed=supposed, cells=cells)
    return rating_of(level_of(counts), work, used, factors, seconds=SECONDS)


def work_of_path(counts: Sequence[int], *, supposed: int, cells: int) -> Work:
    """Return the work on a path; its links are what follows from failed assumptions."""
    used = {technique.slug: count for technique, count in zip(TECHNIQUES, counts, strict=True)}
    return work_of(cells, used, TECHNIQUES, ROUTINE)._replace(links=supposed)


def level_of(counts: Sequence[int]) -> Level:
    """Return the level of a path from how often each technique was used."""
    used = (technique.level for technique, count in zip(TECHNIQUES, counts, strict=True) if count)
    level = max(used, default=Level.EASY)
    many = sum(counts[order] for order in _CONNECTED) > MANY
    return max(level, Level.EXPERT) if many else level
