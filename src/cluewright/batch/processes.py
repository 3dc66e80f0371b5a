"""Processes on this machine: the usual way, for every core.

Each worker has a pipe of its own, so that the end of one, however sudden, cannot harm what others are sending. A worker
reads ahead in a thread, so that neither side ever waits for the other to read; the same thread ends the worker when
this process is gone, even by SIGKILL. Workers are spawned, not forked: they start clean whatever threads run here.
"""

import os
import pickle
import queue
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from cluewright.batch.executor import Executor, ExecutorError, Report, Work, run_chunk
from cluewright.batch.memory import held_by, usual_limit
from cluewright.core.errors import why

MOST_CHUNKS = 500
"""A worker is replaced after this many chunks, which frees the memory it has fragmented."""
_LOOK_AT_MEMORY = 0.5
_READY = "ready"
_LAST_WORDS = 5.0


def available_cores() -> int:
    """Count the processor cores this process may use."""
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


@dataclass(eq=False)
class _Worker:
    """One process as seen from here."""

    process: SpawnProcess
    pipe: Connection
    chunks: deque[tuple[int, float | None]] = field(default_factory=deque)
    """Numbers and time limits of what it was sent, in order; it works on the first."""
    ready: bool = False
    first_since: float = 0.0
    done: int = 0
    ended_because: str | None = None
    retiring: bool = False
    """Whether it gets no further chunks."""


class ProcessExecutor(Executor):
    """Do chunks in worker processes; one that dies is replaced and costs only the chunk it was working on."""

    def __init__(self, workers: int | None = None, *, memory_limit: int | None = None) -> None:
        """Take the number of workers, else every core; `memory_limit` is in megabytes for each worker."""
        self._size = workers or available_cores()
        self._memory_limit = memory_limit or usual_limit(self._size)
        self._work: bytes = b""
        self._workers: list[_Worker] = []
        self._queued: deque[tuple[int, bytes, float | None]] = deque()
        self._sent: dict[int, bytes] = {}
        """What workers have and have not begun with, as far as we know, in case it must be sent to another."""
        self._memory_seen = 0.0

    @property
    def slots(self) -> int:
        """Count the workers there should be."""
        return self._size

    def start(self, work: Work) -> None:
        """Keep the work; workers are started when there are chunks for them."""
        self._work = pickle.dumps(work)

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        """Take a chunk."""
        # The number stands apart, so that a worker that cannot make sense of the tasks still knows which they were.
        data = pickle.dumps((number, pickle.dumps(list(tasks), pickle.HIGHEST_PROTOCOL)))
        self._queued.append((number, data, seconds))
        self._distribute()

    def wait(self, timeout: float) -> list[Report]:
        """Return what was done or lost."""
        ends = {worker.pipe: worker for worker in self._workers}
        reports: list[Report] = []
        for pipe in wait(list(ends), timeout):
            reports.extend(self._hear(ends[pipe]))  # type: ignore[index]
        self._end_the_overdue()
        self._distribute()
        return reports

    def stop(self) -> None:
        """End all workers at once."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            _bury(worker)
        self._workers.clear()
        self._queued.clear()
        self._sent.clear()

    def _distribute(self) -> None:
        """Send what is queued to workers with less than two chunks, starting workers as they are needed."""
        while self._queued:
            free = [worker for worker in self._workers if len(worker.chunks) < 2 and not worker.retiring]
            idle = min(free, key=lambda worker: len(worker.chunks), default=None)
            if (idle is None or idle.chunks) and len(self._workers) < self._size:
                idle = self._hire()
            if idle is None:
                return
            number, data, seconds = self._queued.popleft()
            if not idle.chunks:
                idle.first_since = time.monotonic()
            idle.chunks.append((number, seconds))
            self._sent[number] = data
            with suppress(OSError):  # it has just died, and we will notice next
                idle.pipe.send_bytes(data)

    def _hire(self) -> _Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._work), name="cluewright-worker", daemon=True)
        with _deaf_to_interrupts():
            process.start()
        theirs.close()
        worker = _Worker(process, ours)
        self._workers.append(worker)
        return worker

    def _hear(self, worker: _Worker) -> Iterator[Report]:
        try:
            message = pickle.loads(worker.pipe.recv_bytes())
        except (EOFError, OSError):
            yield from self._mourn(worker)
            return
        if message == _READY:
            worker.ready = True
            worker.first_since = time.monotonic()
            return
        number, results, seconds, lost = message
        worker.chunks.popleft()
        worker.first_since = time.monotonic()
        worker.done += 1
        del self._sent[number]
        yield Report(number, results, seconds, lost, own_fault=lost is not None)
        # A worker half full is not given more: a later task would be blamed for what earlier ones left.
        half_full = self._memory_limit is not None and (held_by(worker.process.pid or 0) or 0) > self._memory_limit // 2
        worker.retiring |= half_full or worker.done >= MOST_CHUNKS
        if worker.retiring and not worker.chunks:
            self._workers.remove(worker)
            _bury(worker)

    def _mourn(self, worker: _Worker) -> Iterator[Report]:
        """Abandon the chunk the dead worker was working on; what it had not begun goes to another."""
        self._workers.remove(worker)
        _bury(worker)
        if not worker.ready:
            raise ExecutorError(f"a worker process ended right after it started ({_end_of(worker.process)})")
        if worker.chunks:
            number, _ = worker.chunks.popleft()
            del self._sent[number]
            reason = worker.ended_because or f"the worker process died ({_end_of(worker.process)})"
            yield Report(number, lost=reason, own_fault=worker.ended_because is not None)
        for number, seconds in reversed(worker.chunks):
            self._queued.appendleft((number, self._sent.pop(number), seconds))

    def _end_the_overdue(self) -> None:
        """Kill workers that take far too long or hold too much memory; their end is then noticed like any other."""
        now = time.monotonic()
        for worker in self._workers:
            if worker.ready and worker.chunks and worker.ended_because is None:
                seconds = worker.chunks[0][1]
                if seconds is not None and now - worker.first_since > seconds:
                    worker.ended_because = "it ran past its time limit, so its worker was stopped"
                    worker.process.kill()
        if self._memory_limit is None or now - self._memory_seen < _LOOK_AT_MEMORY:
            return
        self._memory_seen = now
        for worker in self._workers:
            held = held_by(worker.process.pid or 0)
            if held is not None and held > self._memory_limit and worker.ended_because is None:
                worker.ended_because = f"its worker used more than {self._memory_limit} MB of memory and was stopped"
                worker.process.kill()


def _bury(worker: _Worker) -> None:
    """Wait for the end of a worker, which it meets when its pipe is closed; one that does not is killed."""
    worker.pipe.close()
    worker.process.join(_LAST_WORDS)
    worker.process.kill()
    worker.process.join()


def _end_of(process: SpawnProcess) -> str:
    code = process.exitcode
    if code is not None and code < 0:
        with suppress(ValueError):
            return f"killed by {signal.Signals(-code).name}"
    return f"exit code {code}"


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Shield a process started meanwhile from Ctrl-C, which the terminal sends to all: we tell it when to end."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, work: bytes) -> None:
    """Be a worker: do chunk after chunk until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_ahead, args=(pipe, inbox), daemon=True).start()
    do = pickle.loads(work)
    pipe.send_bytes(pickle.dumps(_READY))
    while True:
        number, tasks = pickle.loads(inbox.get())
        pipe.send_bytes(_answer(number, do, tasks))


def _answer(number: int, do: Work, tasks: bytes) -> bytes:
    try:
        results, seconds = run_chunk(do, pickle.loads(tasks))
        return pickle.dumps((number, results, seconds, None), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # tasks that cannot be read here, or a result that cannot be sent
        return pickle.dumps((number, (), 0.0, why(error)))


def _read_ahead(pipe: Connection, inbox: "queue.SimpleQueue[bytes]") -> None:
    try:
        while True:
            inbox.put(pipe.recv_bytes())
    except (EOFError, OSError):
        os._exit(0)  # no one waits for the result
