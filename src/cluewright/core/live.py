"""Solving watched while it goes on: what has changed on the board, handed on now and then.

Who watches hears recordings of changes: what is taken back of what stood the last time, then what was settled since
and stands. What came and went in between is left out, so however seldom somebody looks, there is never more to
tell than the board holds.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cluewright.core.budget import Budget
from cluewright.core.recording import UNDO, Recording

Hear = Callable[[Recording], None]
SECONDS_BETWEEN = 0.05
_WORD = 4


@contextmanager
def telling(budget: Budget, tell: Callable[[], None] | None) -> Iterator[None]:
    """Call `tell` now and then, where there is one, while a job under the budget reports its progress."""
    if tell is None:
        yield
        return
    before = budget.progress
    pace = Pace()

    def report(fraction: float | None, text: str) -> None:
        if before is not None:
            before(fraction, text)
        if pace.due():
            tell()

    budget.progress = report
    try:
        yield
    finally:
        budget.progress = before


class Pace:
    """Tells when it is time again."""

    def __init__(self, seconds: float = SECONDS_BETWEEN) -> None:
        self._seconds = seconds
        self._last = time.monotonic()

    def due(self) -> bool:
        """Tell whether so many seconds have passed since it last was time."""
        now = time.monotonic()
        if now - self._last < self._seconds:
            return False
        self._last = now
        return True


class MergedChanges:
    """Changes that wait for somebody slow, as little-endian words: what comes meanwhile is merged into them.

    >>> waiting = MergedChanges()
    >>> waiting.hear(bytes([1, 0, 0, 0, 2, 0, 0, 0]))
    >>> waiting.hear((UNDO | 3).to_bytes(4, "little") + bytes([5, 0, 0, 0]))
    >>> waiting.take().hex(" ", 4)
    '01000080 05000000'
    """

    def __init__(self) -> None:
        self._undone = 0
        self._words = bytearray()

    def __bool__(self) -> bool:
        return bool(self._undone or self._words)

    def hear(self, words: bytes) -> None:
        """Add the changes that came next."""
        first = int.from_bytes(words[:_WORD], "little")
        if first & UNDO:
            count = first & (UNDO - 1)
            own = min(count, len(self._words) // _WORD)
            del self._words[len(self._words) - _WORD * own :]
            self._undone += count - own
            words = words[_WORD:]
        self._words += words

    def take(self) -> bytes:
        """Give them all and begin anew."""
        undo = (UNDO | self._undone).to_bytes(_WORD, "little") if self._undone else b""
        taken = undo + bytes(self._words)
        self._undone, self._words = 0, bytearray()
        return taken
