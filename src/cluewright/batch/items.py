"""Making one item of a plan: what a worker receives, does and returns."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cluewright.batch.executor import task_budget
from cluewright.batch.plan import Plan, Series
from cluewright.core.errors import BudgetExceeded, CluewrightError, GenerationFailed, InvalidRecipe
from cluewright.core.registry import kind as find_kind
from cluewright.library import Prepared, prepare

if TYPE_CHECKING:
    from cluewright.library import Library

ATTEMPTS = 3
SECONDS = 600.0
_MOST_REHEARSED = 100


@dataclass(frozen=True, slots=True)
class Task:
    """An item to be made, with everything a worker elsewhere needs to know."""

    series: Series
    place: int
    """Of the series in the plan."""
    number: int
    attempt: int = 0
    """The first seed to try; earlier ones were of no use."""
    again: bool = False
    """Whether it failed in an earlier run."""


@dataclass(frozen=True, slots=True)
class ItemResult:
    """A puzzle ready for the library, or the reason why there is none."""

    puzzle: Prepared | None
    reason: str = ""
    attempts: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class MakePuzzle:
    """Make the puzzle of a task.

    What is made depends on the task alone: a seed that gives no puzzle is followed by the next, always the same one,
    and a time limit never chooses, it only lets an item fail.
    """

    attempts: int = ATTEMPTS
    seconds: float | None = SECONDS
    tags: tuple[str, ...] = ()

    def __call__(self, task: Task) -> ItemResult:
        """Try one seed after the other."""
        started = time.perf_counter()
        attempt, reason = task.attempt, ""
        budget = task_budget(self.seconds)
        while attempt < task.attempt + self.attempts:
            recipe = task.series.recipe(task.number, attempt)
            try:
                item = find_kind(recipe.kind).generate(recipe, budget=budget)
                if budget.seconds_left == 0.0:  # a proof that was cut short may have changed the choice
                    budget.check()
                return ItemResult(prepare(item, tags=self.tags), "", attempt, time.perf_counter() - started)
            except GenerationFailed as error:
                if budget.seconds_left == 0.0:
                    reason = self._time_is_up()
                    break
                reason = " ".join(str(error).split())
                attempt += 1
            except BudgetExceeded as error:
                reason = self._time_is_up() if budget.seconds_left == 0.0 else str(error)
                break
            except CluewrightError as error:
                reason = " ".join(str(error).split())
                break
        return ItemResult(None, reason, attempt, time.perf_counter() - started)

    def _time_is_up(self) -> str:
        return f"the time limit of {self.seconds:g} s ran out"


def pending(library: "Library", plan: Plan, series_ids: Iterable[int], *, retry_failed: bool) -> Iterator[Task]:
    """Yield the items that are not done yet, in the order of the plan, reading the finished ones bit by bit."""
    from cluewright.library.batches import State, settled  # a worker that makes items needs no database

    for place, (series, series_id) in enumerate(zip(plan.series, series_ids, strict=True)):
        number = 0
        for done, state, attempts in settled(library, series_id):
            if done >= series.count:
                break
            for missing in range(number, done):
                yield Task(series, place, missing)
            if state is State.FAILED and retry_failed:
                yield Task(series, place, done, attempts, again=True)
            number = done + 1
        for missing in range(number, series.count):
            yield Task(series, place, missing)


def rehearse(plan: Plan) -> None:
    """Let each kind read its recipes without making them; raise `InvalidRecipe` for one that it refuses."""
    seen: dict[int, int] = {}
    for series in plan.series:
        for number in range(min(series.variants, series.count)):
            if seen.get(series.table, 0) >= _MOST_REHEARSED:
                break
            seen[series.table] = seen.get(series.table, 0) + 1
            try:
                series.recipe(number)
            except InvalidRecipe as error:
                raise InvalidRecipe(f"{plan.file}: recipe {series.table} ({series.kind}): {error}") from None
