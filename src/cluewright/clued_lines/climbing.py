"""The path by human techniques as native code returns it: rungs of a ladder, what they find and how far they lead.

A kind has its own rungs. Those that both nonograms have are called the same, and mean the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard
from cluewright.core.errors import BudgetExceeded
from cluewright.core.technique import Level

DOING = "following the techniques"
"""The progress text while native code works."""
ONLY_PLACE = "only-place"
"""The slug of what native code finds together with overlaps: a block with one place only."""
LONG_CHAIN = 5
"""A contradiction over more lines than this is long."""
MANY_CONTRADICTIONS = 6
"""More contradictions than this on one path are many."""

_SLUGS = {"OWNERS": "group-owners", "TWO_CELLS": "two-cells-deep"}
"""Slugs that are not the names of their rungs."""


class LadderRung(IntEnum):
    """The techniques of a kind by their native codes, the simplest first."""

    @property
    def slug(self) -> str:
        """Return the slug of the technique."""
        return _SLUGS.get(self.name) or self.name.lower().replace("_", "-")

    @property
    def is_overlap(self) -> bool:
        """Tell whether a block with one place only is found by this rung."""
        return self.name == "OVERLAP"


R = TypeVar("R", bound=LadderRung)
B = TypeVar("B", bound=CellBoard)


class LineFinding(NamedTuple, Generic[R]):
    """What a technique found, as native code returns it."""

    rung: R
    line: int
    """rows first, then columns; -1 where the changes are of the whole board, numbered row by row"""
    changes: tuple[tuple[int, int], ...]
    """places and the values of a board"""
    clues: tuple[int, ...]
    numbers: tuple[int, ...]
    evidence: tuple[int, ...]

    @property
    def slug(self) -> str:
        """Return the slug of the technique: an overlap of a block with one place is `only-place`."""
        return ONLY_PLACE if self.rung.is_overlap and is_one_place(self.numbers) else self.rung.slug


def is_one_place(numbers: tuple[int, ...]) -> bool:
    """Tell from the numbers of an overlap whether the block has only one place."""
    first_start, last_start, first_end, last_end = numbers
    return (first_start, first_end) == (last_start, last_end)


@dataclass(frozen=True, slots=True)
class LadderClimb(Generic[B]):
    """Tell how far techniques led from the start."""

    end: str
    """`solved`, `stalled`, or `wrong` when the clues or the board contradict themselves"""
    steps: tuple[int, ...]
    """how often each rung was taken"""
    longest_chain: int
    """how many lines the longest chain has, of those that make a puzzle harder"""
    path: tuple[tuple[int, int, int, int], ...]
    """for every step: its rung, how many such steps there were, how many cells it settled, the lines of its chain"""
    board: B
    only_places: int = 0
    """of a climb with its path: how many of the overlaps were of a block with one place only"""
    travel: float = 0
    """of a climb with its path: how many cells lie between the middles of consecutive steps, along rows and columns"""

    @property
    def solved(self) -> bool:
        """Tell whether every cell was settled."""
        return self.end == "solved"

    def techniques(self, rungs: type[R]) -> dict[str, int]:
        """Count how often a climb with its path took each technique, by their slugs."""
        counts: dict[str, int] = {}
        for rung, count in zip(rungs, self.steps, strict=True):
            if rung.is_overlap:
                counts[ONLY_PLACE] = self.only_places
            counts[rung.slug] = count - (self.only_places if rung.is_overlap else 0)
        return {slug: count for slug, count in counts.items() if count}

    def level(self, last_of_level: Mapping[Level, R], contradiction: R) -> Level:
        """Return the level of a climb that solved its puzzle: it depends on the techniques needed, on nothing else."""
        hardest = max((rung for rung, count in enumerate(self.steps) if count), default=0)
        level = next(level for level, last in last_of_level.items() if hardest <= last)
        many = self.longest_chain > LONG_CHAIN or self.steps[contradiction] > MANY_CONTRADICTIONS
        return Level.EXPERT if level is Level.HARD and many else level


def require_unstopped(end: str, budget: Budget) -> None:
    """Raise `BudgetExceeded` if native code was stopped."""
    if end == "stopped":
        budget.check()
        raise BudgetExceeded("the work was cancelled")
