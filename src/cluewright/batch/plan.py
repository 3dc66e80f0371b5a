"""Plans: a seed and recipes with counts, from which every item of a batch follows.

An item is known by the series it belongs to and its number in it. The key of a series is made of what its items are
made of and of nothing else, so that more recipes, higher counts and another order leave all earlier items as they are.
"""

import hashlib
import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level

_SEED_BYTES = 6  # every program that reads JSON keeps a whole number of 48 bits exact


@dataclass(frozen=True, slots=True)
class PlanItem:
    """Name one puzzle of a plan: the place of its series in the plan, and its number in the series, from 0."""

    series: int
    number: int


@dataclass(frozen=True)
class Series:
    """Hold what similar items share: they differ in the seed, and in whatever is spread over several values."""

    table: int
    """The `[[recipe]]` table it comes from, counted from 1."""
    kind: str
    key: str
    count: int
    axes: tuple[tuple[str, tuple[Any, ...]], ...]
    """The values of `size`, `difficulty` and each option given."""
    label: str
    """In a few words, for people."""

    @cached_property
    def variants(self) -> int:
        """Count the combinations of values; the items take them in turn."""
        return math.prod(len(values) for _, values in self.axes)

    def recipe(self, number: int, attempt: int = 0) -> Recipe:
        """Return the recipe of an item; each attempt to make it has its own seed."""
        data: dict[str, Any] = {"kind": self.kind, "seed": self.seed(number, attempt)}
        data.update(self._chosen(number))
        return find_kind(self.kind).read_recipe(data, files=True)

    def level(self, number: int) -> Level | None:
        """Return the level an item is asked to have."""
        said = dict(self._chosen(number)).get("difficulty")
        return None if said is None else Level(said)

    def _chosen(self, number: int) -> Iterator[tuple[str, Any]]:
        rest = number % self.variants
        for name, values in self.axes:
            rest, place = divmod(rest, len(values))
            yield name, values[place]

    def seed(self, number: int, attempt: int) -> int:
        """Return the seed of an attempt to make an item."""
        text = f"{self.key}/{number}" + (f"/{attempt}" if attempt else "")
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES], "big")


@dataclass(frozen=True)
class Plan:
    """Hold a plan as read and checked."""

    name: str
    seed: int
    series: tuple[Series, ...]
    file: str = "plan"
    text: str = ""

    @cached_property
    def total(self) -> int:
        """Count the items."""
        return sum(series.count for series in self.series)

    def items(self) -> Iterator[PlanItem]:
        """Yield every item in the order of the plan."""
        for place, series in enumerate(self.series):
            for number in range(series.count):
                yield PlanItem(place, number)

    def item(self, index: int) -> PlanItem:
        """Return item `index` of the plan, from 0."""
        rest = index
        for place, series in enumerate(self.series):
            if 0 <= rest < series.count:
                return PlanItem(place, rest)
            rest -= series.count
        raise IndexError(f"there is no item {index}: the plan has {self.total}")

    def recipe(self, item: PlanItem, attempt: int = 0) -> Recipe:
        """Return the recipe of an item."""
        return self.series[item.series].recipe(item.number, attempt)


def load_plan(path: str | Path) -> Plan:
    """Read a plan file; raise `FormatError` with the file, the table, the key and what was expected."""
    from cluewright.batch.plan_file import read_plan

    return read_plan(Path(path))


def series_key(seed: int, kind: str, said: Mapping[str, Any], digest: str | None, repetition: int) -> str:
    """Return the key of a series: a hash of everything its items follow from."""
    content = [seed, kind, said, digest, repetition]
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
