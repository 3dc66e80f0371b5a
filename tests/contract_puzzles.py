"""Puzzles of any kind for the contract: what is not unique is found by changing what is."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

import cluewright as cw

SMALL = (5, 4)
"""The size of the puzzles that are made, or the smallest above it that the kind has."""
_TRIES = 10_000
_EFFORT = 20_000


@dataclass
class Examples:
    """Puzzles of one kind, made when they are first asked for."""

    kind: cw.Kind[Any, Any]
    _made: dict[tuple[Any, ...], cw.Item[Any, Any]] = field(default_factory=dict)

    def made(self, seed: int = 0, **recipe: Any) -> cw.Item[Any, Any]:
        """Make a small puzzle."""
        key = (seed, *sorted(recipe.items()))
        if key not in self._made:
            self._made[key] = cw.generate(self.kind.name, **{"size": self.size, "seed": seed, **recipe})
        return self._made[key]

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return a small size that the kind makes."""
        sizes = self.kind.sizes
        return next(
            (width, height)
            for width in range(SMALL[0], 100)
            for height in range(SMALL[1], width + 1)
            if sizes.hold((width, height))
        )

    @cached_property
    def ambiguous(self) -> cw.Item[Any, Any]:
        """Return a puzzle with several solutions."""
        return self._with_verdict(cw.Verdict.SEVERAL)

    @cached_property
    def impossible(self) -> cw.Item[Any, Any]:
        """Return a puzzle without solution."""
        return self._with_verdict(cw.Verdict.NONE)

    def not_unique(self) -> Iterator[tuple[cw.Item[Any, Any], cw.Verdict]]:
        """Yield one of each sort."""
        yield self.ambiguous, cw.Verdict.SEVERAL
        yield self.impossible, cw.Verdict.NONE

    def _with_verdict(self, verdict: cw.Verdict) -> cw.Item[Any, Any]:
        random = Random(str(verdict))
        for number in range(_TRIES):
            data = self.kind.to_data(self.made(number % 5).puzzle)
            for _ in range(1 + number % 4):
                _change(data, random)
            try:
                puzzle = self.kind.from_data(data)
            except cw.CluewrightError:
                continue
            if cw.solve(puzzle, budget=cw.Budget(nodes=_EFFORT)).verdict is verdict:
                return cw.Item(puzzle)
        raise AssertionError(f"no {self.kind.name} with the verdict {verdict} was found: the contract needs one")


def _change(data: Any, random: Random) -> None:
    """Change one number somewhere in JSON data a little, exchange two, shift between two, or leave a list out."""
    places = [(holder, key) for holder, key in _numbers(data) if key not in ("width", "height")]
    (holder, key), (other, place) = random.choice(places), random.choice(places)
    way = random.choice((0, 0, 0, 1, 2, 3))
    if way == 0:
        holder[key] = max(0, holder[key] + random.choice((-2, -1, 1, 2)))
    elif way == 1:
        holder[key], other[place] = other[place], holder[key]
    elif way == 2 and other[place]:
        holder[key] += 1
        other[place] -= 1
    elif way == 3:
        lists = [(each, name) for each, name in _lists(data) if not isinstance(each, dict)]
        if lists:
            holder, key = random.choice(lists)
            holder[key] = None


def _lists(data: Any) -> Iterator[tuple[Any, Any]]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, list):
            yield data, key
            yield from _lists(value)


def _numbers(data: Any) -> Iterator[tuple[Any, Any]]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from _numbers(value)
        elif type(value) is int:
            yield data, key
