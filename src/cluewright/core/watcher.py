"""Who watches a puzzle being solved: hears of changes on the way, and has the whole recording afterwards.

What a watcher hears are recordings of changes: what is taken back of what stood the last time, then what was settled
since and stands. What came and went in between is left out, so however rarely it is read, there is never more to
tell than the board holds.
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
    """Watch one search: `hear` has what changed, now and then; `recording` is there when the search has ended."""

    hear: Hear | None = None
    recording: Recording | None = None

    @contextmanager
    def listening(self, budget: Budget, changes: Callable[[], Recording]) -> Iterator[bool]:
        """Let `hear` have the changes now and then, while a job under the budget reports its progress.

        What is yielded tells whether there is anybody to hear them.
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
    """Tells when it is time again."""

    def __init__(self, seconds: float = SECONDS_BETWEEN) -> None:
        self._seconds = seconds
        self._last = time.monotonic()

    def due(self) -> bool:
        """Tell whether enough seconds have passed since it was last time."""
        now = time.monotonic()
        if now - self._last < self._seconds:
            return False
        self._last = now
        return True
