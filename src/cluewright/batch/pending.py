"""What is still to be made: items not begun, in the order of the plan, and those whose puzzle the batch has already.

Items come in blocks, each as long as all before it, and a block is begun when everything in the last one is settled. At
that moment it does not matter who made what first, so that is when a series can be found to have no more puzzles.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from cluewright.batch.items import Task
from cluewright.batch.plan import Plan
from cluewright.library.batches import UNMADE, State, count_between, settled

if TYPE_CHECKING:
    from cluewright.library import Library

FIRST_BLOCK = 100


class Pending(Iterator[Task]):
    """Yield the tasks of a run; one that ended may go on once results came back, because they may bring more."""

    def __init__(
        self,
        library: "Library",
        plan: Plan,
        series_ids: Sequence[int],
        *,
        retry_failed: bool,
        commit: Callable[[], None],
    ) -> None:
        self._library, self._plan, self._series_ids = library, plan, series_ids
        self._retry_failed, self._commit = retry_failed, commit
        self._others: deque[Task] = deque()
        self._blocks = blocks(max((series.count for series in plan.series), default=0))
        self._block: Iterator[Task] = iter(())
        self._begun = self._ended = 0
        self.others = 0
        """How many tasks were added."""

    def __next__(self) -> Task:
        """Return the next task, or raise `StopIteration` if there is none now."""
        while True:
            task = self._others.popleft() if self._others else next(self._block, None)
            if task is not None:
                self._begun += 1
                return task
            self._commit()  # what waits to be written may be in the batch already
            if self._others:
                continue
            if self._begun > self._ended or (block := next(self._blocks, None)) is None:
                raise StopIteration
            self._block = self._of_block(*block)

    def add(self, task: Task) -> None:
        """Take a task that makes other puzzles for an item, to be done before new items are begun."""
        self._others.append(task)
        self.others += 1

    def end(self) -> None:
        """Note that a task is done."""
        self._ended += 1

    def _of_block(self, start: int, end: int) -> Iterator[Task]:
        for place, (series, series_id) in enumerate(zip(self._plan.series, self._series_ids, strict=True)):
            last = min(end, series.count)
            if start < last and not self._has_no_more(series_id, start):
                yield from self._of_series(place, series_id, start, last)

    def _of_series(self, place: int, series_id: int, start: int, end: int) -> Iterator[Task]:
        """Yield the items that are not done yet, reading the finished ones bit by bit."""
        series, number = self._plan.series[place], start
        for done, state, attempts in settled(self._library, series_id, start, end):
            for missing in range(number, done):
                yield Task(series, place, missing)
            if state in UNMADE and self._retry_failed:
                yield Task(series, place, done, attempts, before=state)
            number = done + 1
        for missing in range(number, end):
            yield Task(series, place, missing)

    def _has_no_more(self, series_id: int, end: int) -> bool:
        """Tell whether the whole block before an item, or one before it, gave nothing new."""
        return any(
            count_between(self._library, series_id, State.NO_MORE, start, last) == last - start
            for start, last in blocks(end)
        )


def blocks(count: int) -> Iterator[tuple[int, int]]:
    """Yield the first item and the end of each block up to this many items; the last may end beyond.

    >>> list(blocks(350))
    [(0, 100), (100, 200), (200, 400)]
    """
    start, end = 0, FIRST_BLOCK
    while start < count:
        yield start, end
        start, end = end, 2 * end
