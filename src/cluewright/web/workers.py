"""Processes that do the studio's computing, so that its event loop never waits.

A worker runs one task at a time under a budget. Cancelling throws the budget's switch in the worker; a worker that
does not obey within a grace period, or dies, is replaced, and its memory with it.
"""

import asyncio
import itertools
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, TypeVar

from cluewright.core.budget import Budget, CancelFlag
from cluewright.core.errors import BudgetExceeded, CluewrightError
from cluewright.web.measuring import PARTS
from cluewright.web.problems import Refused

_log = logging.getLogger(__name__)
_STARTING = 60.0
"""Seconds a worker has to start."""
_GRACE = 2.0
"""Seconds a worker has to obey, beyond its task's limit or after it was told to stop."""

Progress = Callable[[float | None, str], None]
Measured = Callable[[str, float], None]
"""What is told how long a part of a task took."""
T = TypeVar("T")


class Workers:
    """A pool of worker processes, started when they are first needed."""

    def __init__(
        self, count: int, *, waiting: int, memory: int, nice: int = 0, measured: Measured = lambda what, seconds: None
    ) -> None:
        self._count, self._most_waiting, self._memory, self._nice = count, waiting, memory, nice
        self._measured = measured
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._waiting = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Count the tasks that wait for a worker."""
        return self._waiting

    @property
    def busy(self) -> int:
        """Count the workers at work."""
        return len(self._all) - self._free.qsize()

    async def run(
        self,
        task: Callable[..., T],
        /,
        *args: Any,
        seconds: float,
        progress: Progress | None = None,
        halt: asyncio.Event | None = None,
        **options: Any,
    ) -> T:
        """Run `task(budget, *args)` in a worker and give its result; being cancelled stops it.

        When `halt` is set the task's budget is spent, but its result is waited for: it is what was found until then.
        Raise what the task raises, `Refused` when too many wait or the worker was lost, and `BudgetExceeded`
        when the worker had to be stopped by force.
        """
        worker = await self._take()
        try:
            return await worker.run(task, args, options, seconds, progress, halt)  # type: ignore[no-any-return]
        finally:
            if worker.alive and not self._closed:
                self._free.put_nowait(worker)
            else:
                self._all.discard(worker)
                worker.kill()

    async def _take(self) -> "_Worker":
        if self._free.empty() and len(self._all) < self._count:
            worker = _Worker(self._memory, self._nice, self._measured)
            self._all.add(worker)
            return worker
        if self._free.empty() and self._waiting >= self._most_waiting:
            raise Refused(503, "busy", "too much work is waiting already; try again in a moment", retry_after=2)
        self._waiting += 1
        try:
            while True:
                try:
                    worker = await asyncio.wait_for(self._free.get(), 0.5)
                except TimeoutError:
                    if len(self._all) >= self._count:
                        continue
                    worker = _Worker(self._memory, self._nice, self._measured)
                    self._all.add(worker)
                if worker.alive:
                    return worker
                self._all.discard(worker)
        finally:
            self._waiting -= 1

    def warm(self) -> None:
        """Start all workers now, so that nobody waits for them later."""
        while len(self._all) < self._count:
            worker = _Worker(self._memory, self._nice, self._measured)
            self._all.add(worker)
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End every worker."""
        self._closed = True
        for worker in self._all:
            worker.kill()
        self._all.clear()


class _Worker:
    """One process, seen from the studio."""

    def __init__(self, memory: int, nice: int, measured: Measured) -> None:
        self._measured = measured
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, memory, nice), daemon=True, name="cluewright-worker"
        )
        self._process.start()
        theirs.close()
        self._numbers = itertools.count(1)
        self._lost = False
        self._ready: Future[None] = Future()
        self._answers: dict[int, tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Progress | None]] = {}
        threading.Thread(target=self._listen, daemon=True, name="cluewright-worker-listener").start()

    @property
    def alive(self) -> bool:
        return not self._lost and self._process.is_alive()

    async def run(
        self,
        task: Callable[..., Any],
        args: Any,
        options: Any,
        seconds: float,
        progress: Progress | None,
        halt: asyncio.Event | None,
    ) -> Any:
        if not self._ready.done():  # starting takes its time, which is not the task's
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._ready)), _STARTING)
        number = next(self._numbers)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._answers[number] = (loop, answer, progress)
        try:
            # A large board fills the pipe, and the worker has to read it before we can go on.
            await loop.run_in_executor(None, self._connection.send, ("run", number, task, args, options, seconds))
        except (OSError, ValueError) as error:
            self._lost = True
            raise _lost_worker() from error
        halting = None if halt is None else asyncio.ensure_future(self._halt(number, halt))
        try:
            return await asyncio.wait_for(asyncio.shield(answer), seconds + _GRACE)
        except TimeoutError:
            self.kill()
            raise BudgetExceeded(f"the time limit of {seconds:g} s ran out") from None
        except asyncio.CancelledError:
            await self._stop(number, answer)
            raise
        finally:
            if halting is not None:
                halting.cancel()
            self._answers.pop(number, None)
            if not answer.done():
                answer.cancel()
            elif not answer.cancelled():
                answer.exception()  # it was looked at

    async def _halt(self, number: int, halt: asyncio.Event) -> None:
        await halt.wait()
        with suppress(OSError):  # a worker that is lost has halted
            self._connection.send(("cancel", number))

    async def _stop(self, number: int, answer: "asyncio.Future[Any]") -> None:
        try:
            self._connection.send(("cancel", number))
            await asyncio.wait_for(asyncio.shield(answer), _GRACE)
        except (TimeoutError, OSError):
            self.kill()
        except (CluewrightError, RuntimeError):
            pass  # it has stopped, as it was told

    def _listen(self) -> None:
        try:
            while True:
                what, number, *rest = self._connection.recv()
                if what == "ready":
                    self._ready.set_result(None)
                if (waiting := self._answers.get(number)) is None:
                    continue
                loop, answer, progress = waiting
                if what == "measured":
                    for part, seconds in rest[0]:
                        loop.call_soon_threadsafe(self._measured, part, seconds)
                elif what == "progress":
                    if progress is not None:
                        loop.call_soon_threadsafe(progress, *rest)
                else:
                    loop.call_soon_threadsafe(_settle, answer, what, rest[0])
        except Exception as error:
            if not isinstance(error, EOFError | OSError):
                _log.error("a worker's answer cannot be read", exc_info=error)
        finally:
            self._lost = True
            if not self._ready.done():
                self._ready.set_result(None)
            for loop, answer, _ in list(self._answers.values()):
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_settle, answer, "failed", _lost_worker())

    def kill(self) -> None:
        self._lost = True
        self._process.kill()


def _settle(answer: "asyncio.Future[Any]", what: str, value: Any) -> None:
    if answer.done():
        return
    if what == "done":
        answer.set_result(value)
    elif what == "failed":
        answer.set_exception(value)
    else:
        answer.set_exception(RuntimeError(value))


def _lost_worker() -> Refused:
    return Refused(503, "worker-lost", "the work ended before its time; the board may need more memory than allowed")


async def until_disconnect(receive: Callable[[], Awaitable[Any]], work: Awaitable[T]) -> T:
    """Do the work, but stop it when the client hangs up; then raise `Refused`, which nobody is there to read."""
    task = asyncio.ensure_future(work)

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    watch = asyncio.ensure_future(gone())
    try:
        await asyncio.wait({task, watch}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return await task
    finally:
        watch.cancel()
        task.cancel()
    await asyncio.wait({task})
    raise Refused(503, "hung-up", "the client hung up, so the work was stopped")


# The other side: what runs in a worker process.


def _serve(connection: Connection, memory: int, nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the studio itself tells its workers when to end
    _bound_memory(memory)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    tasks: SimpleQueue[Any] = SimpleQueue()
    running: dict[int, CancelFlag] = {}
    threading.Thread(target=_read_orders, args=(connection, tasks, running), daemon=True).start()
    sending = threading.Lock()

    def send(*message: Any) -> None:
        with sending:
            connection.send(message)

    import cluewright.web.tasks  # noqa: F401  # what every task needs is there before the first one comes

    send("ready", 0)
    while (order := tasks.get()) is not None:
        number, task, args, options, seconds, flag = order
        budget = Budget(seconds, cancel=flag, progress=partial(send, "progress", number))
        PARTS.clear()
        try:
            result = task(budget.start(), *args, **options)
            if PARTS:
                send("measured", number, list(PARTS))
            send("done", number, result)
        except CluewrightError as error:
            send("failed", number, _bare(error))
        except MemoryError:
            send("failed", number, Refused(413, "too-large", "this needs more memory than a request may use"))
        except BrokenPipeError:
            return
        except Exception:
            send("broken", number, traceback.format_exc())
        finally:
            running.pop(number, None)


def _read_orders(connection: Connection, tasks: "SimpleQueue[Any]", running: dict[int, CancelFlag]) -> None:
    try:
        while True:
            what, number, *rest = connection.recv()
            if what == "cancel":
                if (flag := running.get(number)) is not None:
                    flag.cancel()
            else:
                running[number] = CancelFlag()
                tasks.put((number, *rest, running[number]))
    except (EOFError, OSError):
        pass
    finally:
        os._exit(0)  # the studio is gone, or what it sends cannot be read: leave nothing behind


def _bare(error: CluewrightError) -> CluewrightError:
    """Give the error without what would not travel between processes."""
    error.__cause__ = error.__context__ = None
    error.__traceback__ = None
    return error


def _bound_memory(limit: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
