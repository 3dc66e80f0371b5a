"""Making one item of a plan: what a worker receives, does and returns."""

import time
from dataclasses import dataclass, replace

from cluewright.batch.executor import task_budget
from cluewright.batch.plan import Plan, Series
from cluewright.core.errors import BudgetExceeded, CluewrightError, GenerationFailed, InvalidRecipe
from cluewright.core.registry import kind as find_kind
from cluewright.library import Prepared, prepare

ATTEMPTS = 3
SECONDS = 600.0
OTHERS = 100
"""The attempts of an item whose puzzles the batch has already; then there seem to be no more."""
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
    until: int | None = None
    """The first seed no more to be tried, if the batch had the puzzles of all earlier ones."""
    wanted: int = 1
    """How many puzzles to make, of which the batch takes the first that it does not have."""
    before: str = ""
    """What became of it in an earlier run, if that is why it is tried again."""
    spent: float = 0.0
    """Seconds spent on puzzles that the batch had already."""

    def another(self, attempt: int, wanted: int = 1, *, spent: float = 0.0) -> "Task":
        """Return the task to make other puzzles from this seed on.

        Which attempt is the last depends on its number alone, not on how many were made at a time.
        """
        until = -(-attempt // OTHERS) * OTHERS
        return replace(self, attempt=attempt, until=until, wanted=min(wanted, until - attempt), spent=spent)


@dataclass(frozen=True, slots=True)
class ItemResult:
    """Puzzles ready for the library, each with the attempt that made it, or the reason why there are no more."""

    puzzles: tuple[tuple[int, Prepared], ...] = ()
    reason: str = ""
    attempts: int = 0
    """The seeds tried so far: the first to be tried next."""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class MakePuzzle:
    """Make the puzzles of a task.

    What is made depends on the task alone: a seed that gives no puzzle is followed by the next, always the same one,
    and a time limit never chooses, it only lets an item fail.
    """

    attempts: int = ATTEMPTS
    """The seeds in a row that may give no puzzle."""
    seconds: float | None = SECONDS
    tags: tuple[str, ...] = ()

    def __call__(self, task: Task) -> ItemResult:
        """Try one seed after the other."""
        started = time.perf_counter()
        attempt, missed, reason = task.attempt, 0, ""
        made: list[tuple[int, Prepared]] = []
        budget = task_budget(self.seconds)
        while len(made) < task.wanted and missed < self.attempts and attempt != task.until:
            recipe = task.series.recipe(task.number, attempt)
            try:
                item = find_kind(recipe.kind).generate(recipe, budget=budget)
                if budget.seconds_left == 0.0:  # a proof that was cut short may have changed the choice
                    budget.check()
                made.append((attempt, prepare(item, tags=self.tags)))
                missed, reason = 0, ""
            except GenerationFailed as error:
                if budget.seconds_left == 0.0:
                    reason = self._time_is_up()
                    break
                missed, reason = missed + 1, " ".join(str(error).split())
            except BudgetExceeded as error:
                reason = self._time_is_up() if budget.seconds_left == 0.0 else str(error)
                break
            except CluewrightError as error:
                reason = " ".join(str(error).split())
                break
            attempt += 1
        return ItemResult(tuple(made), reason, attempt, time.perf_counter() - started)

    def _time_is_up(self) -> str:
        return f"the time limit of {self.seconds:g} s ran out"


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
