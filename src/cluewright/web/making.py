"""How far the puzzles are that somebody waits for: a page follows its own by a word that it has made up."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

Report = Callable[[float | None, str], None]


class Making:
    """What is being made, by the words of those who wait for it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: dict[str, float] = {}
        self._fractions: dict[str, float | None] = {}

    @contextmanager
    def followed(self, word: str | None) -> Iterator[Report | None]:
        """Let the work inside be followed by a word, and yield what takes its progress; None without a word."""
        if word is None:
            yield None
            return
        self._began[word] = self._clock()

        def report(fraction: float | None, _: str) -> None:
            if fraction is not None and word in self._began:
                self._fractions[word] = fraction

        try:
            yield report
        finally:
            self._began.pop(word, None)
            self._fractions.pop(word, None)

    def told(self, word: str) -> dict[str, Any]:
        """Tell whether the work goes on, how much of it is done if that is known, and how long it has taken."""
        began = self._began.get(word)
        return {
            "going": began is not None,
            "fraction": self._fractions.get(word),
            "seconds": 0.0 if began is None else round(self._clock() - began, 3),
        }
