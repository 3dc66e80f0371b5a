"""How long a job may run."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.errors import BudgetExceeded


class CancelFlag:
    """A switch that lets any thread stop a job, even one in native code.

    Native code reads the one byte behind it while it works, without taking the GIL.

    >>> flag = CancelFlag()
    >>> flag.cancel()
    >>> flag.cancelled
    True
    """

    __slots__ = ("_byte",)

    def __init__(self) -> None:
        self._byte = bytearray(1)

    def cancel(self) -> None:
        """Ask the job to stop as soon as it can."""
        self._byte[0] = 1

    @property
    def cancelled(self) -> bool:
        """Tell whether `cancel` was called."""
        return self._byte[0] != 0

    @property
    def shared_byte(self) -> bytearray:
        """Return the byte that native code watches."""
        return self._byte


@dataclass(slots=True)
class Budget:
    """Limit a job by time, search nodes and a cancel flag, and follow its progress.

    One budget covers one job, however many calls the job consists of: the clock starts with the first call and
    nodes add up. Progress is reported as a fraction from 0 to 1, or None where the total is not known.
    """

    seconds: float | None = None
    nodes: int | None = None
    cancel: CancelFlag = field(default_factory=CancelFlag)
    progress: Callable[[float | None, str], None] | None = None
    nodes_spent: int = 0
    _started: float | None = None

    def start(self) -> "Budget":
        """Start the clock, if it is not running."""
        if self._started is None:
            self._started = time.monotonic()
        return self

    def part(self, *, nodes: int | None = None, share: float = 1.0) -> "Budget":
        """Return a budget for a part of the job: at most a number of nodes and a share of the time left."""
        left, seconds = self.nodes_left, self.seconds_left
        most = left if nodes is None else nodes if left is None else min(nodes, left)
        return Budget(None if seconds is None else share * seconds, most, self.cancel, self.progress).start()

    @property
    def seconds_left(self) -> float | None:
        """Return the time that remains, or None without a limit."""
        if self.seconds is None:
            return None
        elapsed = 0.0 if self._started is None else time.monotonic() - self._started
        return max(0.0, self.seconds - elapsed)

    @property
    def nodes_left(self) -> int | None:
        """Return the search nodes that remain, or None without a limit."""
        return None if self.nodes is None else max(0, self.nodes - self.nodes_spent)

    @property
    def spent(self) -> bool:
        """Tell whether the job has to stop now."""
        return self.cancel.cancelled or self.seconds_left == 0.0 or self.nodes_left == 0

    def spend(self, nodes: int = 1) -> None:
        """Count search nodes against the limit."""
        self.nodes_spent += nodes

    def report(self, fraction: float | None, text: str = "") -> None:
        """Report how far the job has come."""
        if self.progress is not None:
            self.progress(fraction, text)

    def native_limits(self, doing: str) -> dict[str, Any]:
        """Return what remains as the keyword arguments that every long native function takes."""
        return {
            "seconds": self.seconds_left,
            "nodes": self.nodes_left,
            "cancel": self.cancel.shared_byte,
            "tick": None if self.progress is None else lambda: self.report(None, doing),
        }

    def check(self) -> None:
        """Raise `BudgetExceeded` when the job has to stop."""
        if self.cancel.cancelled:
            raise BudgetExceeded("the work was cancelled")
        if self.seconds_left == 0.0:
            raise BudgetExceeded(f"the time limit of {self.seconds:g} s ran out")
        if self.nodes_left == 0:
            raise BudgetExceeded(f"the limit of {self.nodes} search nodes ran out")
