"""The progress of a batch: counts by state and level, the rate, and when it will be done."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cluewright.batch.plan import Plan
from cluewright.core.technique import Level
from cluewright.library.batches import UNMADE, Count, ItemRow, State

_LEVELS = tuple(Level)
_UNRATED = "unrated"


def level_name(rank: int) -> str:
    """Return the name of a level by its rank; -1 is a puzzle without a rating."""
    return str(_LEVELS[rank]) if 0 <= rank < len(_LEVELS) else _UNRATED


@dataclass
class Tally:
    """Count what becomes of the items of a plan, one run after another."""

    total: int
    totals: Mapping[int, int] = field(default_factory=dict)
    """The number of items by table of the plan."""
    states: Counter[State] = field(default_factory=Counter)
    """Of all runs."""
    levels: Counter[int] = field(default_factory=Counter)
    """Of the puzzles of all runs, by rank."""
    missed: Counter[int] = field(default_factory=Counter)
    """Of the items of all runs that have no puzzle, by the rank of the level asked for."""
    here: int = 0
    """Items settled in this run."""
    by_recipe: dict[int, Counter[State]] = field(default_factory=dict)
    """The states of all runs by table of the plan."""
    _costs: dict[int, tuple[int, float]] = field(default_factory=dict)
    """For each table of the plan: items timed, and their seconds."""
    _busy: float = 0.0
    _started: float = field(default_factory=lambda: time.monotonic())

    @classmethod
    def of(cls, plan: Plan, counts: Sequence[Count] = ()) -> "Tally":
        """Begin with what earlier runs have done."""
        totals: Counter[int] = Counter()
        for series in plan.series:
            totals[series.table] += series.count
        tally = cls(plan.total, totals)
        for count in counts:
            tally._count(count.recipe, count.state, count.level, count.items)
            tally._learn(count.recipe, count.items, count.seconds)
        return tally

    def retry(self, recipe: int, state: State, level: int) -> None:
        """Take an item without a puzzle as open again."""
        self._count(recipe, state, level, -1)

    def reopen(self, recipe: int, row: ItemRow) -> None:
        """Take an item that lost its puzzle to another as open again."""
        self._count(recipe, row.state, row.level, -1)
        self.here -= 1

    def add(self, recipe: int, row: ItemRow) -> None:
        """Count an item that is done or failed."""
        self.here += 1
        self._count(recipe, row.state, row.level, 1)
        self._busy += row.seconds
        self._learn(recipe, 1, row.seconds)

    def _count(self, recipe: int, state: State, level: int, items: int) -> None:
        self.states[state] += items
        self.by_recipe.setdefault(recipe, Counter())[state] += items
        (self.missed if state in UNMADE else self.levels)[level] += items

    def _learn(self, recipe: int, items: int, seconds: float) -> None:
        known, spent = self._costs.get(recipe, (0, 0.0))
        self._costs[recipe] = known + items, spent + seconds

    @property
    def settled(self) -> int:
        """Count the items that are done or failed."""
        return self.states.total()

    @property
    def left(self) -> int:
        """Count the items still to come."""
        return self.total - self.settled

    @property
    def seconds(self) -> float:
        """Return the time since this run began."""
        return time.monotonic() - self._started

    @property
    def rate(self) -> float:
        """Return the items settled per second in this run."""
        return self.here / self.seconds if self.seconds > 0 else 0.0

    @property
    def success(self) -> float | None:
        """Return the share of settled items that have a puzzle, or None before the first."""
        return 1 - self.unmade / self.settled if self.settled else None

    @property
    def unmade(self) -> int:
        """Count the items that were tried and have no puzzle."""
        return sum(self.states[state] for state in UNMADE)

    @property
    def exhausted(self) -> dict[int, int]:
        """Return, for each table of the plan that has no more puzzles, how many were found."""
        return {
            recipe: states[State.MADE] + states[State.DUPLICATE]
            for recipe, states in sorted(self.by_recipe.items())
            if states[State.NO_MORE]
        }

    @property
    def shares(self) -> dict[str, tuple[int, int]]:
        """Return for each level how many items were made, and how many were tried."""
        ranks = sorted(rank for rank in {*self.levels, *self.missed} if self.levels[rank] + self.missed[rank])
        return {level_name(rank): (self.levels[rank], self.levels[rank] + self.missed[rank]) for rank in ranks}

    @property
    def seconds_left(self) -> float | None:
        """Estimate the time still needed, from what items of each recipe took and how many run at a time."""
        if not self.here or not self._busy:
            return None
        known = sum(items for items, _ in self._costs.values())
        usual = sum(seconds for _, seconds in self._costs.values()) / max(1, known)
        work = 0.0
        for recipe, total in self.totals.items():
            items, seconds = self._costs.get(recipe, (0, 0.0))
            work += max(0, total - self.by_recipe.get(recipe, Counter()).total()) * (
                seconds / items if items else usual
            )
        return work * self.seconds / self._busy

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        left = self.seconds_left
        return {
            "total": self.total,
            "made": self.states[State.MADE],
            "duplicates": self.states[State.DUPLICATE],
            "failed": self.states[State.FAILED],
            "no_more": self.states[State.NO_MORE],
            "left": self.left,
            "rate": round(self.rate, 3),
            "seconds": round(self.seconds, 3),
            "seconds_left": None if left is None else round(left, 1),
            "levels": {name: {"puzzles": puzzles, "items": items} for name, (puzzles, items) in self.shares.items()},
        }

    def __str__(self) -> str:
        parts = [f"{self.states[State.MADE]} made"]
        if self.states[State.DUPLICATE]:
            parts.append(f"{self.states[State.DUPLICATE]} duplicates")
        if self.states[State.FAILED]:
            parts.append(f"{self.states[State.FAILED]} failed")
        if self.states[State.NO_MORE]:
            parts.append(f"{self.states[State.NO_MORE]} without a new puzzle")
        return f"{', '.join(parts)} of {self.total}"


def in_words(seconds: float) -> str:
    """Write a time as people say it.

    >>> in_words(0.25), in_words(75), in_words(7300), in_words(200_000)
    ('0.2 s', '1 min 15 s', '2 h 1 min', '2 d 7 h')
    """
    if seconds < 60:
        return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"
    whole = round(seconds)
    for unit, name, smaller, small_name in ((86400, "d", 3600, "h"), (3600, "h", 60, "min"), (60, "min", 1, "s")):
        if whole >= unit:
            rest = whole % unit // smaller
            return f"{whole // unit} {name}" + (f" {rest} {small_name}" if rest else "")
    return f"{whole} s"
