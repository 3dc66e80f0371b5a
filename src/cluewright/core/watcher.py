"""Watching a puzzle being solved: changes arrive on the way, and the whole recording is available afterwards.

A watcher receives recordings of changes: what is undone of what held the last time, then what was settled
since and still holds. What came and went in between is left out, so however rarely it is read, there is never more to
report than the board holds.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from cluewright.core.budget import Budget
from cluewright.core.recording import Recording

Hear = Callable[[Recording], None]
SECONDS_BETWEEN = 0.05


@dataclass(slots=True)
class Watcher:
    """Watch one search: `hear` is called with changes now and then; `recording` is set when the search has ended."""

    hear: Hear | None = None
    recording: Recording | None = None

    @contextmanager
    def listening(self, budget: Budget, changes: Callable[[], Recording]) -> Iterator[bool]:
        """Pass the changes to `hear` now and then, while a job under the budget reports its progress.

        Yield whether anybody is listening.
        """
        if (hear := self.hear) is None:
            yield False
            return
        before = budget.progress
        beat = Beat()

        def report(fraction: float | None, text: str) -> None:
            if before is not None:
                before(fraction, text)
            if beat.due():
                hear(changes())

        budget.progress = report
        try:
            yield True
        finally:
            budget.progress = before


class Beat:
    """Tells when the next report is due."""

    def __init__(self, seconds: float = SECONDS_BETWEEN) -> None:
        self._seconds = seconds
        self._last = time.monotonic()

    def due(self) -> bool:
        """Tell whether enough seconds have passed since the last report."""
        now = time.monotonic()
        if now - self._last < self._seconds:
            return False
        self._last = now
        return True
