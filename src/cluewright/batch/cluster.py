"""A Dask cluster by its address: chunks go to whatever workers there are, results stream back.

The scheduler gives the chunks of a lost worker to others by itself; only a chunk that was on several workers as they
died comes back as lost. Workers may come and go meanwhile.
"""

import queue
import time
from collections.abc import Sequence
from typing import Any

from cluewright import __version__
from cluewright.batch.executor import Executor, ExecutorError, Report, Work, run_chunk
from cluewright.core.errors import clipped, why

_PATIENCE = 15.0
"""Seconds to wait for the scheduler, and then for a first worker."""
_LOOK_AT_WORKERS = 2.0


class ClusterExecutor(Executor):
    """Do chunks on a Dask cluster."""

    chunk_seconds = 1.0  # each costs us, the scheduler and its worker some 20 ms in all, as measured

    def __init__(self, address: str, *, patience: float = _PATIENCE) -> None:
        self._address, self._patience = address, patience
        self._client: Any = None
        self._work: Work | None = None
        self._futures: dict[int, Any] = {}
        self._done: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._slots, self._slots_seen = 1, 0.0

    @property
    def slots(self) -> int:
        """Count the threads of all workers there are now."""
        now = time.monotonic()
        if self._client is not None and now - self._slots_seen > _LOOK_AT_WORKERS:
            self._slots_seen = now
            self._slots = max(1, self._threads())
        return self._slots

    def start(self, work: Work) -> None:
        """Connect, and make sure that every worker has the Cluewright we have."""
        try:
            from distributed import Client
        except ImportError:
            raise ExecutorError("clusters need an extra package: pip install 'cluewright[cluster]'") from None
        self._work = work
        try:
            connect: Any = Client
            self._client = connect(self._address, timeout=self._patience, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise ExecutorError(f"there is no Dask scheduler at {clipped(self._address)}: {why(error)}") from None
        try:
            self._client.wait_for_workers(1, timeout=self._patience)
        except TimeoutError:
            raise ExecutorError(f"the cluster at {clipped(self._address)} has no workers") from None
        self._require_same_version()

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        """Take a chunk; what runs on another machine cannot be ended from here, so `seconds` is left to the budgets."""
        future = self._client.submit(run_chunk, self._work, list(tasks), pure=False)
        self._futures[number] = future
        future.add_done_callback(lambda _: self._done.put(number))

    def wait(self, timeout: float) -> list[Report]:
        """Return what was done or lost."""
        try:
            numbers = [self._done.get(timeout=timeout)]
        except queue.Empty:
            if self._client.status not in ("running", "connecting"):
                raise self._gone() from None
            return []
        while not self._done.empty():
            numbers.append(self._done.get())
        return [self._report(number, self._futures.pop(number)) for number in numbers]

    def stop(self) -> None:
        """Cancel what is in progress and leave the cluster as it was."""
        if self._client is None:
            return
        client, self._client = self._client, None
        if client.status == "running":
            client.cancel(list(self._futures.values()), force=True)
        self._futures.clear()
        client.close()

    def _report(self, number: int, future: Any) -> Report:
        from distributed import KilledWorker

        try:
            results, seconds = future.result(timeout=self._patience)
        except KilledWorker as error:
            return Report(number, lost=f"every worker that tried it died ({error.last_worker.address} last)")
        except Exception as error:
            if future.cancelled() or self._client.status != "running":
                raise self._gone() from None
            return Report(number, lost=f"the cluster failed: {why(error)}")
        return Report(number, results, seconds)

    def _threads(self) -> int:
        try:
            return sum(self._client.nthreads().values())
        except OSError:  # the scheduler does not answer
            raise self._gone() from None

    def _require_same_version(self) -> None:
        """The same recipe gives the same puzzle only with the same program."""
        try:
            versions = self._client.run(_version)
        except ModuleNotFoundError:
            raise ExecutorError(
                f"the workers at {clipped(self._address)} do not have Cluewright: install {__version__} there"
            ) from None
        for worker, version in versions.items():
            if version != __version__:
                raise ExecutorError(
                    f"the worker {worker} has Cluewright {version}, but this is {__version__}: install the same version"
                )

    def _gone(self) -> ExecutorError:
        return ExecutorError(f"the cluster at {clipped(self._address)} is gone")


def _version() -> str:
    return __version__
