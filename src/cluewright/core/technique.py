"""Human deductions: the technique, and one application of it.

Both are data. What people read about them is in the catalogue of the kind (`core/catalogue.py`): `technique-SLUG`
is a technique's name, its attribute `summary` one sentence about it, and a step has a message with values.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.catalogue import CORE
from cluewright.core.locales import ENGLISH, join_sentences
from cluewright.core.message import Message, say


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

    def name_in(self, locale: str) -> str:
        """Return its name in a language."""
        return say(CORE, f"level-{self}", locale)

    def __lt__(self, other: str) -> bool:
        return self.rank < Level(other).rank

    def __le__(self, other: str) -> bool:
        return self.rank <= Level(other).rank

    def __gt__(self, other: str) -> bool:
        return self.rank > Level(other).rank

    def __ge__(self, other: str) -> bool:
        return self.rank >= Level(other).rank


_ORDER = list(Level)


def slug_of(name: str) -> str:
    """Return the slug for a technique's slug, or for its name from before there were slugs.

    >>> slug_of("line analysis"), slug_of("line-analysis")
    ('line-analysis', 'line-analysis')
    """
    return name.replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Technique:
    """A deduction a person makes.

    The `slug` names it in files, links and recipes and never changes; its name comes from the catalogue.
    `order` ranks all techniques of a kind from the simplest up; a player tries them in that order, and those of the
    same order together.
    """

    slug: str
    level: Level
    order: int
    room: str = CORE
    """The package whose catalogue has its name."""

    @property
    def name(self) -> str:
        """Return the name in English."""
        return self.name_in(ENGLISH)

    @property
    def summary(self) -> str:
        """Return one sentence about it in English."""
        return self.summary_in(ENGLISH)

    def name_in(self, locale: str) -> str:
        """Return the name in a language."""
        return say(self.room, f"technique-{self.slug}", locale)

    def summary_in(self, locale: str) -> str:
        """Return one sentence about it in a language."""
        return say(self.room, f"technique-{self.slug}.summary", locale)


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

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form, without the empty parts."""
        data: dict[str, Any] = {}
        for name in ("lines", "clues", "cells"):
            if part := getattr(self, name):
                data[name] = [list(entry) for entry in part]
        return data


@dataclass(frozen=True, slots=True)
class Step:
    """One application of a technique: what changes, why, and the sentence about it."""

    technique: Technique
    cells: tuple[Change, ...]
    message: Message
    evidence: Evidence = Evidence()
    chain: tuple["Step", ...] = ()
    """For a contradiction: what follows from the assumption, link by link, up to the contradiction."""
    parts: tuple["Step", ...] = ()
    """Of several steps told as one (`core/telling.py`): these steps.

    The message covers them all, or is that of the first if each needs its own.
    """

    @property
    def said_in_parts(self) -> bool:
        """Tell whether the text of the step is the texts of its parts, one after the other."""
        return bool(self.parts) and self.message == self.parts[0].message

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """List the techniques it applies: one, or those of its parts."""
        return tuple(dict.fromkeys(part.technique for part in self.parts)) or (self.technique,)

    def text(self, locale: str = ENGLISH) -> str:
        """Return the sentence in a language; for merged steps, the sentences of all."""
        if self.said_in_parts:
            return join_sentences(locale, [part.text(locale) for part in self.parts])
        return self.message.text(locale)

    def __str__(self) -> str:
        return self.text()

    def to_data(self, locale: str = ENGLISH) -> dict[str, Any]:
        """Return the JSON form; its text is in the language asked for."""
        data: dict[str, Any] = {
            "technique": self.technique.slug,
            "level": str(self.technique.level),
            "cells": [list(change) for change in self.cells],
            **({} if self.said_in_parts else self.message.to_data()),
            "evidence": self.evidence.to_data(),
            "text": self.text(locale),
        }
        if self.chain:
            data["chain"] = [link.to_data(locale) for link in self.chain]
        if self.parts:
            data["parts"] = [part.to_data(locale) for part in self.parts]
        return data


SUPPOSITION = Technique("supposition", Level.HARD, 1000)
CLASH = Technique("clash", Level.HARD, 1001)
"""The first and the last link of a chain: what is assumed, and why that is impossible."""


def different_steps(steps: Iterable[Step], budget: Budget) -> list[Step]:
    """List steps without those that repeat an earlier one's changes, until the budget runs out, but at least one."""
    found: dict[frozenset[Change], Step] = {}
    for step in steps:
        found.setdefault(frozenset(step.cells), step)
        if budget.spent:
            break
    return list(found.values())
