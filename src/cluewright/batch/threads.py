"""Threads of this process: ready at once, and good for solving, which lets other threads run meanwhile."""

import queue
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from cluewright.batch.executor import Executor, Report, Work, cancel_with, run_chunk
from cluewright.core.budget import CancelFlag


class ThreadExecutor(Executor):
    """Do chunks in threads."""

    def __init__(self, threads: int = 1) -> None:
        self._threads = threads
        self._cancel = CancelFlag()
        self._done: queue.SimpleQueue[Report] = queue.SimpleQueue()
        self._pool: ThreadPoolExecutor | None = None
        self._work: Work | None = None

    @property
    def slots(self) -> int:
        """Count the threads."""
        return self._threads

    def start(self, work: Work) -> None:
        """Make the threads; they start when there is something to do."""
        self._work, self._cancel, self._done = work, CancelFlag(), queue.SimpleQueue()
        self._pool = ThreadPoolExecutor(self._threads, "work", initializer=cancel_with, initargs=(self._cancel,))

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        """Take a chunk; a thread cannot be ended from outside, so `seconds` is left to the tasks' own budgets."""
        assert self._pool is not None
        future = self._pool.submit(run_chunk, self._work, tasks)  # type: ignore[arg-type]
        reports = self._done
        future.add_done_callback(lambda done: _report(reports, number, done))

    def wait(self, timeout: float) -> list[Report]:
        """Return what was done."""
        try:
            reports = [self._done.get(timeout=timeout)]
        except queue.Empty:
            return []
        while not self._done.empty():
            reports.append(self._done.get())
        return reports

    def stop(self) -> None:
        """Set the flag that every budget watches, and wait for the threads to end."""
        self._cancel.cancel()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _report(reports: "queue.SimpleQueue[Report]", number: int, done: "Future[tuple[list[Any], float]]") -> None:
    if not done.cancelled():
        reports.put(Report(number, *done.result()))
