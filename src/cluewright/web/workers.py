"""The pool of processes that do the studio's computing, so that its event loop never waits.

A worker runs one task at a time under a budget. Cancelling sets the budget's flag in the worker; a worker that
does not obey within a grace period, or dies, is replaced, and its memory with it.

Short work does not wait for long work: a worker that has been at a task for a while no longer counts, and another one
is started in its place, up to a number of spare ones. When there are no more of those either, the task that has run
longest gives way to those who wait. Among those who wait, the client with the least in progress comes first.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cluewright.web.refusal import Refused
from cluewright.web.worker_link import Measured, NotBegun, Progress, WorkerLink

SHORT = 1.0
"""Seconds after which a task is long."""
_LOOK = 0.25
"""Seconds between checks for room, while somebody waits."""

T = TypeVar("T")


@dataclass(slots=True)
class _Run:
    """A task at work."""

    client: str
    halt: asyncio.Event | None


@dataclass(slots=True, eq=False)
class _Waiter:
    """A task waiting for a worker."""

    client: str
    worker: "asyncio.Future[WorkerLink]"
    since: float = field(default_factory=time.monotonic)


class Workers:
    """A pool of worker processes, started when they are first needed."""

    def __init__(
        self,
        count: int,
        *,
        waiting: int,
        memory: int,
        spare: int = 0,
        gives_way: bool = False,
        nice: int = 0,
        measured: Measured = lambda what, seconds: None,
    ) -> None:
        self._count, self._spare, self._gives_way = count, spare, gives_way
        self._most_waiting, self._memory, self._nice = waiting, memory, nice
        self._measured = measured
        self._all: set[WorkerLink] = set()
        self._idle: list[WorkerLink] = []
        self._runs: dict[WorkerLink, _Run] = {}
        self._waiters: list[_Waiter] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """Count the tasks that wait for a worker."""
        return len(self._waiters)

    @property
    def busy(self) -> int:
        """Count the workers at work."""
        return len(self._runs)

    async def run(
        self,
        task: Callable[..., T],
        /,
        *args: Any,
        seconds: float,
        client: str = "",
        patience: float | None = None,
        progress: Progress | None = None,
        halt: asyncio.Event | None = None,
        **options: Any,
    ) -> T:
        """Run `task(budget, *args)` in a worker and return its result; being cancelled stops it.

        When `halt` is set the task's budget is spent, but its result is waited for: it is what was found until then.
        Raise what the task raises, `Refused` when too many wait, none was free within the `patience` in seconds, it had
        to give way to others or the worker was lost, and `BudgetExceeded` when the worker had to be stopped by force.
        """
        for last in (False, True):
            try:
                async with asyncio.timeout(patience):
                    worker = await self._take(client)
            except TimeoutError:
                sentence = f"no worker was free within {patience:g} s: try again in a moment"
                raise Refused(503, "busy", sentence, retry_after=2) from None
            self._runs[worker] = _Run(client, halt)
            try:
                return await worker.run(task, args, options, seconds, progress, halt)  # type: ignore[no-any-return]
            except NotBegun:  # it was lost while idle, which is not this task's fault
                if last or self._closed:
                    raise
            finally:
                del self._runs[worker]
                self._give_back(worker)
        raise AssertionError("the second attempt gives a result or raises")

    async def _take(self, client: str) -> WorkerLink:
        if self._closed:
            raise _closing()
        waiter = _Waiter(client, asyncio.get_running_loop().create_future())
        self._waiters.append(waiter)
        self._serve_waiters()
        try:
            if not waiter.worker.done() and len(self._waiters) > self._most_waiting:
                raise Refused(503, "busy", "the studio is busy: try again in a moment", retry_after=2)
            while not waiter.worker.done():
                await asyncio.wait({waiter.worker}, timeout=_LOOK)
                self._relieve(waiter)
            return waiter.worker.result()
        except BaseException:
            if waiter.worker.done() and not waiter.worker.cancelled() and waiter.worker.exception() is None:
                self._give_back(waiter.worker.result())
            raise
        finally:
            if waiter in self._waiters:
                self._waiters.remove(waiter)

    def _serve_waiters(self) -> None:
        """Assign workers to those who wait, as many as there are or may be started."""
        while self._waiters and not self._closed:
            if not self._idle and len(self._all) < self._room:
                self._start_one()
            if not self._idle:
                return
            worker = self._idle.pop()
            if not worker.alive:
                self._drop(worker)
                continue
            under_way = Counter(run.client for run in self._runs.values())
            waiter = min(self._waiters, key=lambda each: under_way[each.client])  # the first of equals
            self._waiters.remove(waiter)
            waiter.worker.set_result(worker)

    @property
    def _room(self) -> int:
        """Count the workers there may be: those at long tasks are replaced by others."""
        return self._count + min(self._spare, len(self._long()))

    def _long(self) -> list[WorkerLink]:
        """List the workers that have been at a task for a while, the longest first."""
        now = time.monotonic()
        found = [(worker.began, worker) for worker in self._runs if worker.began is not None]
        return [worker for began, worker in sorted(found, key=lambda pair: pair[0]) if now - began > SHORT]

    def _relieve(self, waiter: _Waiter) -> None:
        """Find room for one who has waited, if necessary by ending what has run longest."""
        self._serve_waiters()
        if waiter.worker.done() or not self._gives_way or time.monotonic() - waiter.since < SHORT:
            return
        long = self._long()
        if not long or len(long) < len(self._all):
            return
        under_way = Counter(run.client for run in self._runs.values())
        chosen = max(long, key=lambda worker: under_way[self._runs[worker].client])  # the longest of equals
        waiter.since = time.monotonic()
        if (halt := self._runs[chosen].halt) is not None:
            halt.set()
        else:
            sentence = "this was stopped because others were waiting: try again later"
            chosen.give_up(Refused(503, "busy", sentence, retry_after=5))

    def _give_back(self, worker: WorkerLink) -> None:
        surplus = len(self._all) > self._count and not self._waiters
        if worker.alive and not surplus and not self._closed:
            self._idle.append(worker)
        else:
            self._drop(worker)
        self._serve_waiters()

    def _drop(self, worker: WorkerLink) -> None:
        worker.kill()
        self._all.discard(worker)

    def _start_one(self) -> None:
        worker = WorkerLink(self._memory, self._nice, self._measured)
        self._all.add(worker)
        self._idle.append(worker)

    def warm(self) -> None:
        """Start all workers now, so that no request has to wait for them later."""
        while len(self._all) < self._count:
            self._start_one()

    def close(self) -> None:
        """End every worker and leave nothing of them behind."""
        self._closed = True
        for worker in self._all:
            worker.kill()
        for worker in self._all:
            worker.wait()
        self._all.clear()
        self._idle.clear()
        for waiter in self._waiters:
            if not waiter.worker.done():
                waiter.worker.set_exception(_closing())


def _closing() -> Refused:
    return Refused(503, "closing", "the studio is closing", retry_after=5)


async def until_disconnect(receive: Callable[[], Awaitable[Any]], work: Awaitable[T]) -> T:
    """Do the work, but stop it and raise `Refused` if the client disconnects."""
    task = asyncio.ensure_future(work)

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    watch = asyncio.ensure_future(gone())
    try:
        await asyncio.wait({task, watch}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        task.cancel()
        watch.cancel()
        await asyncio.gather(task, watch, return_exceptions=True)
    if not task.cancelled():
        return task.result()
    if not watch.cancelled():
        watch.result()
    raise Refused(503, "hung-up", "the client disconnected, so the work was stopped")
