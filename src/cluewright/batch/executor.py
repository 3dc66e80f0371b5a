"""The one small interface behind which work is done: in threads, in processes, on a cluster.

An executor gets a function once, then numbered chunks of tasks, and reports each chunk when it is done or lost.
Everything else, such as how large chunks are and what becomes of a lost one, is decided in `streaming`.
"""

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from cluewright.core.budget import Budget, CancelFlag
from cluewright.core.errors import CluewrightError, why

_log = logging.getLogger(__name__)

Work = Callable[[Any], Any]
"""What is done with a task; it can be pickled, and returns its errors as results."""

_CANCEL: ContextVar[CancelFlag | None] = ContextVar("cluewright_batch_cancel", default=None)


class ExecutorError(CluewrightError):
    """The means of doing work fail: a missing extra, a cluster that does not answer, workers that do not start."""


@dataclass(frozen=True, slots=True)
class Lost:
    """Stand in for the missing result of a task, and say why in a sentence."""

    reason: str


@dataclass(frozen=True, slots=True)
class Report:
    """Report that a chunk is done, with a result for each task; or lost, with the reason instead."""

    number: int
    results: Sequence[Any] = ()
    seconds: float = 0.0
    lost: str | None = None
    own_fault: bool = False
    """Whether the chunk was lost because of what it does, so that retrying is pointless."""


class Executor(ABC):
    """Do chunks of tasks somewhere."""

    chunk_seconds: float = 0.4
    """How long a chunk should take: long compared with sending it, short enough to lose and to report often."""

    @property
    @abstractmethod
    def slots(self) -> int:
        """Count the chunks that can be worked on at the same time; this may change during the work."""

    @abstractmethod
    def start(self, work: Work) -> None:
        """Make ready to do this work."""

    @abstractmethod
    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        """Take a chunk; one that takes longer than `seconds` may be given up as lost."""

    @abstractmethod
    def wait(self, timeout: float) -> list[Report]:
        """Return what was done or lost, as soon as there is something; after `timeout` seconds, nothing."""

    @abstractmethod
    def stop(self) -> None:
        """End at once; what is in progress is dropped."""


def run_chunk(work: Work, tasks: Sequence[Any]) -> tuple[list[Any], float]:
    """Do the tasks one after the other; return the results and the seconds taken."""
    started = time.perf_counter()
    results = []
    for task in tasks:
        try:
            results.append(work(task))
        except Exception as error:  # a mistake in one task must not cost the others
            results.append(Lost(why(error)))
            _log.debug("a task failed", exc_info=error)
    return results, time.perf_counter() - started


def task_budget(seconds: float | None) -> Budget:
    """Return the budget of a task; it ends when the executor is stopped."""
    cancel = _CANCEL.get()
    return (Budget(seconds=seconds) if cancel is None else Budget(seconds=seconds, cancel=cancel)).start()


def cancel_with(flag: CancelFlag) -> None:
    """Let the budgets of tasks done in this thread end with the flag."""
    _CANCEL.set(flag)
