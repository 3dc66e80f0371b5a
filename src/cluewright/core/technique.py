"""Human deductions: the technique, and one application of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cluewright.core.budget import Budget


class Level(StrEnum):
    """How hard something is for a person; the members compare in that order."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    EXTREME = "extreme"

    @property
    def rank(self) -> int:
        """Return the position from 0 (easy) to 4 (extreme)."""
        return _ORDER.index(self)

    def __lt__(self, other: str) -> bool:
        return self.rank < Level(other).rank

    def __le__(self, other: str) -> bool:
        return self.rank <= Level(other).rank

    def __gt__(self, other: str) -> bool:
        return self.rank > Level(other).rank

    def __ge__(self, other: str) -> bool:
        return self.rank >= Level(other).rank


_ORDER = list(Level)


@dataclass(frozen=True, slots=True)
class Technique:
    """Name a deduction a person makes.

    `order` ranks all techniques of a kind from the simplest up; a player tries them in that order.
    """

    name: str
    level: Level
    order: int
    summary: str


# (row, column, value), or for borders between cells (row, column, "right" or "down", used or not)
Change = tuple[int, int, str] | tuple[int, int, str, bool]


@dataclass(frozen=True, slots=True)
class Evidence:
    """Point at what justifies a step, for highlighting."""

    lines: tuple[tuple[str, int], ...] = ()
    """("row" or "column", index from 0)"""
    clues: tuple[tuple[str, int, int], ...] = ()
    """(line, index of the line, index of the clue number in it)"""
    cells: tuple[tuple[int, int], ...] = ()
    chain: tuple["Step", ...] = ()
    """For a contradiction: what followed from the supposition."""

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form, without the empty parts."""
        data: dict[str, Any] = {}
        for name in ("lines", "clues", "cells"):
            if part := getattr(self, name):
                data[name] = [list(entry) for entry in part]
        if self.chain:
            data["chain"] = [step.to_data() for step in self.chain]
        return data


@dataclass(frozen=True, slots=True)
class Step:
    """Record one application of a technique: what changes, because of what, in one sentence."""

    technique: Technique
    cells: tuple[Change, ...]
    text: str
    evidence: Evidence = Evidence()

    def __str__(self) -> str:
        return self.text

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "technique": self.technique.name,
            "level": str(self.technique.level),
            "cells": [list(change) for change in self.cells],
            "evidence": self.evidence.to_data(),
            "text": self.text,
        }


def different_steps(steps: Iterable[Step], budget: Budget) -> list[Step]:
    """List steps without those that change the same as one before them, until the budget runs out, but at least one."""
    found: dict[frozenset[Change], Step] = {}
    for step in steps:
        found.setdefault(frozenset(step.cells), step)
        if budget.spent:
            break
    return list(found.values())
