"""What a plan will take, from a sample of its items."""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from cluewright.batch.executor import Executor
from cluewright.batch.items import ItemResult, MakePuzzle, Task
from cluewright.batch.plan import Plan
from cluewright.batch.streaming import stream

SAMPLE = 20
SAMPLE_SECONDS = 5.0
_FEWEST = 3
_SPREAD = 2.0
"""Standard deviations: a total outside of these happens about once in twenty times, where times spread evenly."""


@dataclass(frozen=True, slots=True)
class RecipeCost:
    """What the items of one table of a plan take."""

    recipe: int
    label: str
    count: int
    sampled: int
    failed: int
    mean: float
    """Seconds per item, on one core."""
    deviation: float
    """How far single items typically are from that."""

    @property
    def seconds(self) -> float:
        """Return the seconds of all items, on one core."""
        return self.count * self.mean

    @property
    def variance(self) -> float:
        """Return the variance of that: the sample misses the mean, and the items miss their mean."""
        single = self.deviation if self.sampled > 1 else self.mean
        return self.count * single**2 * (1 + self.count / max(1, self.sampled))

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "recipe": self.recipe,
            "label": self.label,
            "count": self.count,
            "sampled": self.sampled,
            "failed": self.failed,
            "seconds_each": round(self.mean, 6),
            "deviation": round(self.deviation, 6),
            "seconds": round(self.seconds, 3),
        }


@dataclass(frozen=True, slots=True)
class Cost:
    """What a whole plan takes."""

    recipes: tuple[RecipeCost, ...]

    @property
    def seconds(self) -> float:
        """Return the seconds on one core."""
        return sum(recipe.seconds for recipe in self.recipes)

    @property
    def spread(self) -> tuple[float, float]:
        """Return the least and the most seconds on one core that are likely."""
        off = _SPREAD * math.sqrt(sum(recipe.variance for recipe in self.recipes))
        return max(self.seconds / 10, self.seconds - off), self.seconds + off

    def to_data(self, cores: int) -> dict[str, Any]:
        """Return the JSON form, for this many cores."""
        low, high = self.spread
        return {
            "recipes": [recipe.to_data() for recipe in self.recipes],
            "core_seconds": round(self.seconds, 3),
            "cores": cores,
            "seconds": round(self.seconds / cores, 3),
            "seconds_low": round(low / cores, 3),
            "seconds_high": round(high / cores, 3),
        }


def sample_cost(
    plan: Plan,
    executor: Executor,
    *,
    sample: int = SAMPLE,
    seconds: float = SAMPLE_SECONDS,
    work: MakePuzzle | None = None,
) -> Iterator[RecipeCost]:
    """Make up to `sample` items of each table for up to `seconds`, at least three, and yield what they tell.

    Items are drawn from all over the table, always the same ones; none is kept.
    """
    for table in sorted({series.table for series in plan.series}):
        tasks = _drawn(plan, table, sample)
        times: list[float] = []
        failed = 0
        results = stream(executor, work or MakePuzzle(), tasks, total=tasks.__len__)
        for _, made in results:
            if isinstance(made, ItemResult):
                times.append(made.seconds)
            failed += not isinstance(made, ItemResult) or not made.puzzles
            if sum(times) >= seconds and len(times) >= _FEWEST:
                break
        results.close()  # type: ignore[attr-defined]
        yield RecipeCost(
            table,
            _label(plan, table),
            sum(series.count for series in plan.series if series.table == table),
            len(times),
            failed,
            fmean(times) if times else 0.0,
            stdev(times) if len(times) > 1 else 0.0,
        )


def _drawn(plan: Plan, table: int, sample: int) -> list[Task]:
    """Draw items of a table at random, the same ones every time."""
    series = [(place, each) for place, each in enumerate(plan.series) if each.table == table]
    counts = [each.count for _, each in series]
    chance = random.Random(f"{plan.seed}/{table}")
    drawn = chance.sample(range(sum(counts)), min(sample, sum(counts)))
    tasks = []
    for index in drawn:
        for place, each in series:
            if index < each.count:
                tasks.append(Task(each, place, index))
                break
            index -= each.count
    return tasks


def _label(plan: Plan, table: int) -> str:
    found = [series for series in plan.series if series.table == table]
    return found[0].label if len(found) == 1 else f"{found[0].label} and {len(found) - 1} more"
