"""Running a plan: what is missing is made and kept, in small transactions, until everything is there.

A puzzle and the note that its item is done are written in one transaction, so that whatever happens, and whenever, an
item is either done with its puzzle in the library, or not begun. What is under way when the power fails is made again,
and comes out the same.
"""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cluewright.batch.executor import Executor, Lost
from cluewright.batch.items import ATTEMPTS, SECONDS, ItemResult, MakePuzzle, Task, pending
from cluewright.batch.plan import Plan
from cluewright.batch.progress import Tally
from cluewright.batch.streaming import stream
from cluewright.library import Library
from cluewright.library import batches as kept
from cluewright.library.batches import ItemEntry, ItemRow, SeriesEntry, State
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

    def advanced(self, tally: Tally) -> None:
        """Receive the progress of the batch."""


class NoWatcher:
    """Do not listen."""

    def started(self, plan: Plan, tally: Tally) -> None:
        """Ignore it."""

    def settled(self, task: Task, row: ItemRow) -> None:
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
        self._waiting: list[tuple[Task, ItemEntry]] = []
        self._since = time.monotonic()

    def run(self) -> Tally:
        tally, settings = self._tally, self._settings
        left = tally.left + (tally.states[State.FAILED] if settings.retry_failed else 0)
        _log.info("batch %s: %s, %d to make", self._plan.name, tally, left)
        self._watcher.started(self._plan, tally)
        if left:
            tasks = pending(self._library, self._plan, self._series_ids, retry_failed=settings.retry_failed)
            work = MakePuzzle(settings.attempts, settings.seconds, settings.tags)
            results = stream(
                self._executor,
                work,
                tasks,
                total=left,
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
        made = ItemResult(None, result.reason, task.attempt) if isinstance(result, Lost) else result
        level = task.series.level(task.number)
        rank = UNRATED if level is None else level.rank
        series_id = self._series_ids[task.place]
        entry = ItemEntry(series_id, task.number, made.puzzle, made.reason, made.attempts, made.seconds, rank)
        if not self._waiting:
            self._since = time.monotonic()
        self._waiting.append((task, entry))
        if len(self._waiting) >= _COMMIT_ITEMS:
            self._commit()

    def _commit_when_due(self) -> None:
        if self._waiting and time.monotonic() - self._since >= _COMMIT_SECONDS:
            self._commit()

    def _commit(self) -> None:
        waiting, self._waiting = self._waiting, []
        rows = kept.record(self._library, [entry for _, entry in waiting])
        self._tell(waiting, rows)

    def _tell(self, waiting: Sequence[tuple[Task, ItemEntry]], rows: Sequence[ItemRow]) -> None:
        for (task, entry), row in zip(waiting, rows, strict=True):
            if task.again:
                self._tally.retry(task.series.table, entry.level)
            self._tally.add(task.series.table, row)
            if row.state is State.FAILED:
                _log.warning("%s, item %d: %s", task.series.label, task.number, row.reason)
            self._watcher.settled(task, row)
        if rows:
            self._watcher.advanced(self._tally)
