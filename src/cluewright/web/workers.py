"""The pool of processes that do the studio's computing, so that its event loop never waits.

A worker runs one task at a time under a budget. Cancelling throws the budget's switch in the worker; a worker that
does not obey within a grace period, or dies, is replaced, and its memory with it.
"""

import asyncio
import itertools
import logging
import multiprocessing
import pickle
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeVar

from cluewright.core.errors import BudgetExceeded, CluewrightError
from cluewright.web.refusal import Refused
from cluewright.web.worker import serve

_log = logging.getLogger(__name__)
_STARTING = 60.0
"""Seconds a worker has to start, and then to load what a task needs; neither is the task's own time."""
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
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        """Workers without a task; at the end None, for those who wait for one."""
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
        patience: float | None = None,
        progress: Progress | None = None,
        halt: asyncio.Event | None = None,
        **options: Any,
    ) -> T:
        """Run `task(budget, *args)` in a worker and give its result; being cancelled stops it.

        When `halt` is set the task's budget is spent, but its result is waited for: it is what was found until then.
        Raise what the task raises, `Refused` when too many wait, none was free within the `patience` in seconds, or
        the worker was lost, and `BudgetExceeded` when the worker had to be stopped by force.
        """
        for last in (False, True):
            try:
                async with asyncio.timeout(patience):
                    worker = await self._take()
            except TimeoutError:
                sentence = f"no worker was free within {patience:g} s; try again in a moment"
                raise Refused(503, "busy", sentence, retry_after=2) from None
            try:
                return await worker.run(task, args, options, seconds, progress, halt)  # type: ignore[no-any-return]
            except _NotBegun:  # it was lost while it was idle, which is no fault of this task
                if last or self._closed:
                    raise
            finally:
                self._give_back(worker)
        raise AssertionError("the second attempt gives a result or raises")

    async def _take(self) -> "_Worker":
        while not self._closed:
            if self._free.empty() and len(self._all) < self._count:
                self._start_one()
            if self._free.empty() and self._waiting >= self._most_waiting:
                raise Refused(503, "busy", "too much work is waiting already; try again in a moment", retry_after=2)
            self._waiting += 1
            try:
                worker = await self._free.get()
            finally:
                self._waiting -= 1
            if worker is not None:
                if worker.alive and not self._closed:
                    return worker
                self._give_back(worker)
        raise Refused(503, "closing", "the studio is closing", retry_after=5)

    def _give_back(self, worker: "_Worker") -> None:
        if worker.alive and not self._closed:
            self._free.put_nowait(worker)
            return
        worker.kill()
        self._all.discard(worker)
        if self._waiting and not self._closed:
            self._start_one()

    def _start_one(self) -> None:
        worker = _Worker(self._memory, self._nice, self._measured)
        self._all.add(worker)
        self._free.put_nowait(worker)

    def warm(self) -> None:
        """Start all workers now, so that nobody waits for them later."""
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
        for _ in range(self._waiting):
            self._free.put_nowait(None)


class _NotBegun(Refused):
    """A worker that was lost before it had begun with its task."""


class _Answer:
    """What a task has come to so far; the worker's listener tells it, in the event loop that waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, progress: Progress | None) -> None:
        self.loop, self.progress = loop, progress
        self.begun = asyncio.Event()
        self.result: asyncio.Future[Any] = loop.create_future()

    def settle(self, what: str, value: Any) -> None:
        """Take the last word of a worker."""
        if not self.result.done():
            if what == "done":
                self.result.set_result(value)
            else:
                self.result.set_exception(value if what == "failed" else RuntimeError(value))
        self.begun.set()

    def lost(self) -> None:
        """Take note that no word will come any more."""
        error = _NotBegun if not self.begun.is_set() else Refused
        self.settle("failed", _lost_worker(error))

    def forget(self) -> None:
        """Let go of the result, whatever it was or will be."""
        self.result.cancel()
        _look_at(self.result)


class _Worker:
    """One process, seen from the studio."""

    def __init__(self, memory: int, nice: int, measured: Measured) -> None:
        self._measured = measured
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, memory, nice), daemon=True, name="cluewright-worker"
        )
        self._process.start()
        theirs.close()
        self._numbers = itertools.count(1)
        self._lost = False
        self._ready: Future[None] = Future()
        self._answers: dict[int, _Answer] = {}
        self._sending = threading.Lock()
        self._listener = threading.Thread(target=self._listen, daemon=True, name="cluewright-worker-listener")
        self._listener.start()

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
        await self._until_ready()
        number = next(self._numbers)
        loop = asyncio.get_running_loop()
        answer = self._answers[number] = _Answer(loop, progress)
        if self._lost:  # the listener may have told everybody before it knew of this one
            answer.lost()
        # A large board fills the pipe, and the worker has to read it before we can go on.
        sent = loop.run_in_executor(None, self._order, number, (task, args, options), seconds)
        sent.add_done_callback(_look_at)
        halting = None if halt is None else asyncio.ensure_future(self._halt(number, sent, halt))
        try:
            await asyncio.shield(sent)
            await self._begun(answer)
            async with asyncio.timeout(seconds + _GRACE):
                return await asyncio.shield(answer.result)
        except TimeoutError:
            self.kill()
            raise BudgetExceeded(f"the time limit of {seconds:g} s ran out") from None
        except asyncio.CancelledError:
            await self._stop(number, sent, answer)
            raise
        finally:
            if halting is not None:
                halting.cancel()
            del self._answers[number]
            answer.forget()

    async def _until_ready(self) -> None:
        if self._ready.done():
            return
        try:
            async with asyncio.timeout(_STARTING):
                await asyncio.shield(asyncio.wrap_future(self._ready))
        except TimeoutError:
            self.kill()
            raise _too_slow() from None

    async def _begun(self, answer: _Answer) -> None:
        try:
            async with asyncio.timeout(_STARTING):
                await answer.begun.wait()
        except TimeoutError:
            self.kill()
            raise _too_slow() from None

    async def _halt(self, number: int, sent: "asyncio.Future[None]", halt: asyncio.Event) -> None:
        await halt.wait()
        with suppress(Refused):  # a worker that is lost has halted
            await asyncio.shield(sent)
            await asyncio.get_running_loop().run_in_executor(None, self._send, ("cancel", number))

    async def _stop(self, number: int, sent: "asyncio.Future[None]", answer: _Answer) -> None:
        """Tell the worker to stop and wait until it has; end it when it does not."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(_GRACE):
                await asyncio.shield(sent)
                await loop.run_in_executor(None, self._send, ("cancel", number))
                await asyncio.shield(answer.result)
        except (CluewrightError, RuntimeError):
            pass  # it has stopped, as it was told
        except TimeoutError:
            self.kill()
        except asyncio.CancelledError:  # nobody has the time to wait for it
            self.kill()
            raise

    def _order(self, number: int, work: Any, seconds: float) -> None:
        self._send(("run", number, pickle.dumps(work), seconds))

    def _send(self, message: Any) -> None:
        try:
            with self._sending:
                self._connection.send(message)
        except OSError as error:
            self.kill()
            raise _lost_worker(_NotBegun) from error

    def _listen(self) -> None:
        try:
            while True:
                what, number, *rest = self._connection.recv()
                if what == "ready":
                    self._ready.set_result(None)
                elif (answer := self._answers.get(number)) is not None:
                    self._tell(answer, what, rest)
        except Exception as error:
            if not isinstance(error, EOFError | OSError):
                _log.error("a worker's answer cannot be read", exc_info=error)
        finally:
            self.kill()
            if not self._ready.done():
                self._ready.set_result(None)
            for answer in list(self._answers.values()):
                _soon(answer.loop, answer.lost)
            with self._sending:
                self._connection.close()
            self._process.join()  # nobody else asks how it ended

    def _tell(self, answer: _Answer, what: str, rest: list[Any]) -> None:
        if what == "begun":
            _soon(answer.loop, answer.begun.set)
        elif what == "measured":
            for part, seconds in rest[0]:
                _soon(answer.loop, self._measured, part, seconds)
        elif what == "progress":
            if answer.progress is not None:
                _soon(answer.loop, answer.progress, *rest)
        else:
            _soon(answer.loop, answer.settle, what, rest[0])

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._lost = True
        self._process.kill()

    def wait(self) -> None:
        """Wait until the process and its listener are gone."""
        self._listener.join(_GRACE)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *args: Any) -> None:
    """Call something in an event loop, unless it was closed meanwhile."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, *args)


def _look_at(future: "asyncio.Future[Any]") -> None:
    """Say that nobody else will ask how something ended."""
    if not future.cancelled():
        future.exception()


def _lost_worker(error: type[Refused] = Refused) -> Refused:
    return error(503, "worker-lost", "the work ended before its time; the board may need more memory than allowed")


def _too_slow() -> Refused:
    return Refused(503, "busy", "no worker could be made ready in time; try again in a moment", retry_after=5)


async def until_disconnect(receive: Callable[[], Awaitable[Any]], work: Awaitable[T]) -> T:
    """Do the work, but stop it when the client hangs up; then raise `Refused`, which nobody is there to read."""
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
    raise Refused(503, "hung-up", "the client hung up, so the work was stopped")
