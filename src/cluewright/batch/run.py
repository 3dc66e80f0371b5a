"""Running a plan: what is missing is made and kept, in small transactions, until everything is there.

A puzzle and the note that its item is done are written in one transaction, so that whatever happens, and whenever, an
item is either done with its puzzle in the library, or not begun. What is under way when the power fails is made again,
and comes out the same.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from cluewright.batch.executor import Executor, Lost
from cluewright.batch.items import ATTEMPTS, OTHERS, SECONDS, ItemResult, MakePuzzle, Task
from cluewright.batch.pending import Pending
from cluewright.batch.plan import Plan
from cluewright.batch.progress import Tally
from cluewright.batch.streaming import stream
from cluewright.library import Library
from cluewright.library import batches as kept
from cluewright.library.batches import ItemRow, SeriesEntry, State
from cluewright.library.claims import Claim, settle
from cluewright.library.derive import UNRATED

_COMMIT_ITEMS = 500
_COMMIT_SECONDS = 0.25
_log = logging.getLogger(__name__)


class RunWatcher(Protocol):
    """Follow what happens; every call comes after what it reports is safe in the library."""

    def started(self, plan: Plan, tally: Tally) -> None:
        """Receive the start of the run, and what was done before."""

    def settled(self, task: Task, row: ItemRow) -> None:
        """Receive what became of an item."""

    def reopened(self, task: Task) -> None:
        """Receive that an item lost its puzzle to an earlier one, and is made again."""

    def advanced(self, tally: Tally) -> None:
        """Receive the progress of the batch."""


class NoWatcher:
    """Do not listen."""

    def started(self, plan: Plan, tally: Tally) -> None:
        """Ignore it."""

    def settled(self, task: Task, row: ItemRow) -> None:
        """Ignore it."""

    def reopened(self, task: Task) -> None:
        """Ignore it."""

    def advanced(self, tally: Tally) -> None:
        """Ignore it."""


@dataclass(frozen=True, slots=True)
class RunSettings:
    """Say how items are made."""

    attempts: int = ATTEMPTS
    """Seeds tried for an item before it fails."""
    seconds: float | None = SECONDS
    """The time limit of an item."""
    retry_failed: bool = False
    tags: tuple[str, ...] = ()


def run_batch(
    plan: Plan,
    library: Library,
    executor: Executor,
    settings: RunSettings | None = None,
    *,
    watcher: RunWatcher | None = None,
    stopping: Callable[[], bool] = lambda: False,
) -> Tally:
    """Make what is missing of a plan and keep it in the library; return the progress of the batch at the end.

    When `stopping` says so it ends early; the same call later resumes from there.
    """
    return _Run(plan, library, executor, settings or RunSettings(), watcher or NoWatcher(), stopping).run()


class _Run:
    """The state of one run."""

    def __init__(
        self,
        plan: Plan,
        library: Library,
        executor: Executor,
        settings: RunSettings,
        watcher: RunWatcher,
        stopping: Callable[[], bool],
    ) -> None:
        self._plan, self._library, self._executor = plan, library, executor
        self._settings, self._watcher, self._stopping = settings, watcher, stopping
        entries = [SeriesEntry(each.key, each.label, each.table, each.count) for each in plan.series]
        self._batch, self._series_ids = kept.enter(library, plan.name, plan.text, entries)
        self._tally = Tally.of(plan, kept.counts(library, self._batch))
        self._places = {series_id: place for place, series_id in enumerate(self._series_ids)}
        self._waiting: list[tuple[Task, Claim]] = []
        self._since = time.monotonic()
        retry = self._settings.retry_failed
        self._pending = Pending(library, plan, self._series_ids, retry_failed=retry, commit=self._commit)

    def run(self) -> Tally:
        tally, settings = self._tally, self._settings
        left = tally.left + (tally.unmade if settings.retry_failed else 0)
        _log.info("batch %s: %s, %d to make", self._plan.name, tally, left)
        self._watcher.started(self._plan, tally)
        if left:
            results = stream(
                self._executor,
                MakePuzzle(settings.attempts, settings.seconds, settings.tags),
                self._pending,
                total=lambda: left + self._pending.others,
                seconds_each=settings.seconds,
                stopping=self._stopping,
                between=self._commit_when_due,
            )
            try:
                for task, result in results:
                    self._take(task, result)
            finally:
                self._commit()
        _log.info("batch %s: %s", self._plan.name, tally)
        return tally

    def _take(self, task: Task, result: Any) -> None:
        made = ItemResult(reason=result.reason, attempts=task.attempt) if isinstance(result, Lost) else result
        if not self._waiting:
            self._since = time.monotonic()
        self._waiting.append((task, self._claim(task, made)))
        self._pending.end()
        if len(self._waiting) >= _COMMIT_ITEMS:
            self._commit()

    def _claim(self, task: Task, made: ItemResult) -> Claim:
        level = task.series.level(task.number)
        otherwise, reason = None, made.reason
        if made.attempts == task.until:
            otherwise, reason = State.NO_MORE, f"the batch has all the puzzles of {OTHERS} attempts"
        elif reason:
            otherwise = State.FAILED
        return Claim(
            self._series_ids[task.place],
            task.number,
            made.puzzles,
            otherwise,
            reason,
            made.attempts,
            task.spent + made.seconds,
            UNRATED if level is None else level.rank,
        )

    def _commit_when_due(self) -> None:
        if self._waiting and time.monotonic() - self._since >= _COMMIT_SECONDS:
            self._commit()

    def _commit(self) -> None:
        waiting, self._waiting = self._waiting, []
        settlement = settle(self._library, self._batch, [claim for _, claim in waiting], self._places)
        for lost in settlement.lost:
            self._reopen(lost)
        for (task, claim), row in zip(waiting, settlement.rows, strict=True):
            if row is None:
                self._make_another(task, claim)
            else:
                self._tell(task, claim, row)
        if waiting:
            self._watcher.advanced(self._tally)

    def _make_another(self, task: Task, claim: Claim) -> None:
        """Make other puzzles for an item, twice as many each time, because there may be few that are new."""
        wanted = 1 if task.until is None else 2 * task.wanted
        self._pending.add(task.another(claim.attempts, wanted, spent=claim.seconds))

    def _reopen(self, row: ItemRow) -> None:
        """Make another puzzle for an item that lost its own."""
        place = self._places.get(row.series_id)
        if place is None or row.number >= self._plan.series[place].count:
            return  # no part of the plan as it is now: should it be again, the item has not begun
        task = Task(self._plan.series[place], place, row.number)
        self._tally.reopen(task.series.table, row)
        self._watcher.reopened(task)
        self._pending.add(task.another(row.attempts + 1, spent=row.seconds))

    def _tell(self, task: Task, claim: Claim, row: ItemRow) -> None:
        if task.before:
            self._tally.retry(task.series.table, State(task.before), claim.level)
        self._tally.add(task.series.table, row)
        if row.state is State.FAILED:
            _log.warning("%s, item %d: %s", task.series.label, task.number, row.reason)
        self._watcher.settled(task, row)
