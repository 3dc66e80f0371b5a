"""Many tasks through an executor: chunks sized to their cost, never more than a few in progress, nothing lost.

A chunk whose worker died is done again one task at a time, so that a task that kills its worker each time is found out
and given up alone.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from cluewright.batch.executor import Executor, Lost, Report, Work

LARGEST_CHUNK = 2000
_GROWTH = 8
_MEMORY = 0.3
"""How much the newest chunk counts against all before in the mean cost of a task."""
_DEPTH = 2
"""Chunks a slot has at a time: one in progress, and the next, so that it never waits for us."""
_WINDOW = 20_000
"""With order kept: how many tasks may be done or in progress beyond the next one yielded, as they are held here."""
_GRACE = 10.0
"""Seconds a chunk may take beyond the limits of its tasks before it is given up."""
_MOST_LOSSES = 3
"""How often a task may be lost before it is given up: workers die for reasons of their own, too."""
_BEAT = 0.2
"""Seconds between checks whether we should stop."""


class Pace:
    """Choose the size of chunks from what the tasks have cost so far."""

    def __init__(self, total: Callable[[], int] | None, chunk_seconds: float) -> None:
        self._total, self._chunk_seconds = total, chunk_seconds
        self._taken = 0
        self._cost: float | None = None
        self._last = 0

    def next_size(self, slots: int) -> int:
        """Return the number of tasks for the next chunk: one at first, then as many as fit the time."""
        if self._cost is None:
            return 1
        size = min(LARGEST_CHUNK, int(self._chunk_seconds / max(self._cost, 1e-7)), _GROWTH * max(1, self._last))
        if self._total is not None:  # so that all end together
            size = min(size, math.ceil((self._total() - self._taken) / (_DEPTH * slots)))
        return max(1, size)

    def taken(self, size: int) -> None:
        """Note that a chunk of this many tasks is on its way."""
        self._taken += size

    def hear(self, tasks: int, seconds: float) -> None:
        """Learn from a chunk that is done."""
        cost = seconds / max(1, tasks)
        self._cost = cost if self._cost is None else self._cost + _MEMORY * (cost - self._cost)
        self._last = tasks


def stream(
    executor: Executor,
    work: Work,
    tasks: Iterable[Any],
    *,
    total: Callable[[], int] | None = None,
    ordered: bool = False,
    window: int = _WINDOW,
    seconds_each: float | None = None,
    stopping: Callable[[], bool] = lambda: False,
    between: Callable[[], None] = lambda: None,
) -> Iterator[tuple[Any, Any]]:
    """Yield each task with its result, or with a `Lost`, exactly once; when `stopping`, end with what has come.

    `tasks` is consumed bit by bit, so it may be endless. If it ends while work is in progress, it is asked again later,
    because results may lead to more tasks; `total` counts all there are so far. `seconds_each` is the time limit of a
    task, which the work itself keeps; a worker that does not is ended. `between` is called several times a second,
    whether anything came or not. With `ordered`, results come in the order of the tasks, and at most `window` tasks are
    begun before the next one's result is there: fewer where results are large.
    """
    executor.start(work)
    try:
        yield from _Stream(executor, tasks, total, window if ordered else None, seconds_each, stopping, between)
    finally:
        executor.stop()


@dataclass(frozen=True, slots=True)
class _Chunk:
    """Some tasks in a row."""

    place: int
    """Of the first task among all tasks."""
    tasks: Sequence[Any]
    losses: int = 0


class _Stream:
    """The state of one stream."""

    def __init__(
        self,
        executor: Executor,
        tasks: Iterable[Any],
        total: Callable[[], int] | None,
        window: int | None,
        seconds_each: float | None,
        stopping: Callable[[], bool],
        between: Callable[[], None],
    ) -> None:
        self._executor = executor
        self._between = between
        self._source = iter(tasks)
        self._pace = Pace(total, executor.chunk_seconds)
        self._window, self._seconds_each, self._stopping = window, seconds_each, stopping
        self._next_number = 0
        self._under_way: dict[int, _Chunk] = {}
        self._again: deque[_Chunk] = deque()
        self._next_place = self._next_out = 0
        self._waiting: dict[int, tuple[Any, Any]] = {}
        """With order kept: what came before its turn, by place."""

    def __iter__(self) -> Iterator[tuple[Any, Any]]:
        while not self._stopping():
            self._fill()
            if not self._under_way:
                return
            for report in self._executor.wait(_BEAT):
                yield from self._take(report)
            self._between()

    def _fill(self) -> None:
        slots = max(1, self._executor.slots)
        while len(self._under_way) < _DEPTH * slots:
            chunk = self._again.popleft() if self._again else self._next_chunk(slots)
            if not chunk.tasks:
                return
            limit = None if self._seconds_each is None else len(chunk.tasks) * self._seconds_each + _GRACE
            self._under_way[self._next_number] = chunk
            self._executor.submit(self._next_number, chunk.tasks, seconds=limit)
            self._next_number += 1

    def _next_chunk(self, slots: int) -> _Chunk:
        size = self._pace.next_size(slots)
        if self._window is not None and self._under_way:
            size = min(size, self._window - (self._next_place - self._next_out))
            if size <= 0:
                return _Chunk(0, ())
        chunk = _Chunk(self._next_place, list(islice(self._source, size)))
        self._next_place += len(chunk.tasks)
        self._pace.taken(len(chunk.tasks))
        return chunk

    def _take(self, report: Report) -> Iterator[tuple[Any, Any]]:
        chunk = self._under_way.pop(report.number)
        results = report.results
        if report.lost is None:
            self._pace.hear(len(chunk.tasks), report.seconds)
        elif len(chunk.tasks) > 1 or (chunk.losses + 1 < _MOST_LOSSES and not report.own_fault):
            singles = (_Chunk(place, [task], chunk.losses + 1) for place, task in enumerate(chunk.tasks, chunk.place))
            self._again.extend(singles)
            return
        else:
            results = [Lost(report.lost)]
        pairs = zip(chunk.tasks, results, strict=True)
        if self._window is None:
            yield from pairs
            return
        self._waiting.update(enumerate(pairs, chunk.place))
        while self._next_out in self._waiting:
            pair = self._waiting.pop(self._next_out)
            self._next_out += 1
            yield pair
