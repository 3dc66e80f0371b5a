"""One worker process as the studio sees it: it receives tasks, returns answers, and can be stopped or killed."""

import asyncio
import itertools
import logging
import multiprocessing
import pickle
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

from cluewright.core.errors import BudgetExceeded, CluewrightError
from cluewright.web.refusal import Refused
from cluewright.web.worker import serve

_log = logging.getLogger(__name__)
_STARTING = 60.0
"""Seconds a worker has to start, and then to load what a task needs; neither counts as the task's time."""
GRACE = 2.0
"""Seconds a worker has to stop, beyond its task's limit or after it was told to."""

Progress = Callable[[float | None, str], None]
Measured = Callable[[str, float], None]
"""Receives the duration of each part of a task."""


class NotBegun(Refused):
    """A worker was lost before it had begun its task."""


class _Answer:
    """The state of a task; the worker's listener updates it in the event loop that waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, progress: Progress | None) -> None:
        self.loop, self.progress = loop, progress
        self.begun = asyncio.Event()
        self.result: asyncio.Future[Any] = loop.create_future()

    def settle(self, what: str, value: Any) -> None:
        """Take a worker's last message."""
        if not self.result.done():
            if what == "done":
                self.result.set_result(value)
            else:
                self.result.set_exception(value if what == "failed" else RuntimeError(value))
        self.begun.set()

    def lost(self) -> None:
        """Note that no further message will come."""
        error = NotBegun if not self.begun.is_set() else Refused
        self.settle("failed", _lost_worker(error))

    def forget(self) -> None:
        """Let go of the result, whatever it was or will be."""
        self.result.cancel()
        _look_at(self.result)


class WorkerLink:
    """One process, seen from the studio."""

    def __init__(self, memory: int, nice: int, measured: Measured) -> None:
        self._measured = measured
        self.began: float | None = None
        """When its task began, if it has one."""
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
        """Tell whether it can be given a task."""
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
        """Have it do a task; see `Workers.run`."""
        await self._until_ready()
        number = next(self._numbers)
        loop = asyncio.get_running_loop()
        answer = self._answers[number] = _Answer(loop, progress)
        if self._lost:  # the listener may have told everybody before it knew about this one
            answer.lost()
        # A large board fills the pipe, and the worker has to read it before we can continue.
        sent = loop.run_in_executor(None, self._order, number, (task, args, options), seconds)
        sent.add_done_callback(_look_at)
        halting = None if halt is None else asyncio.ensure_future(self._halt(number, sent, halt))
        try:
            await asyncio.shield(sent)
            await self._begun(answer)
            self.began = time.monotonic()
            async with asyncio.timeout(seconds + GRACE):
                return await asyncio.shield(answer.result)
        except TimeoutError:
            self.kill()
            raise BudgetExceeded(f"the time limit of {seconds:g} s ran out") from None
        except asyncio.CancelledError:
            await self._stop(number, sent, answer)
            raise
        finally:
            self.began = None
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
        """Tell the worker to stop and wait until it has; kill it if it does not."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(GRACE):
                await asyncio.shield(sent)
                await loop.run_in_executor(None, self._send, ("cancel", number))
                await asyncio.shield(answer.result)
        except (CluewrightError, RuntimeError):
            pass  # it has stopped, as it was told
        except TimeoutError:
            self.kill()
        except asyncio.CancelledError:  # there is no time to wait for it
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
            raise _lost_worker(NotBegun) from error

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
            self._process.join()  # nothing else collects its exit code

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

    def give_up(self, reason: Refused) -> None:
        """End the process, and give this answer to whoever waits for one."""
        for answer in list(self._answers.values()):
            answer.settle("failed", reason)
        self.kill()

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._lost = True
        self._process.kill()

    def wait(self) -> None:
        """Wait until the process and its listener are gone."""
        self._listener.join(GRACE)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *args: Any) -> None:
    """Call something in an event loop, unless it was closed meanwhile."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, *args)


def _look_at(future: "asyncio.Future[Any]") -> None:
    """Collect a result that nothing else will ask for."""
    if not future.cancelled():
        future.exception()


def _lost_worker(error: type[Refused] = Refused) -> Refused:
    return error(503, "worker-lost", "the work stopped unexpectedly: the board may need more memory than allowed")


def _too_slow() -> Refused:
    return Refused(503, "busy", "no worker could be started in time: try again in a moment", retry_after=5)
