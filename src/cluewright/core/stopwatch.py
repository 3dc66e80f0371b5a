"""A stopwatch that can be paused."""

from collections.abc import Callable


class Stopwatch:
    """Add up the seconds of a clock while it runs; it starts running unless told otherwise."""

    __slots__ = ("_clock", "_earlier", "_since")

    def __init__(self, clock: Callable[[], float], *, seconds: float = 0.0, running: bool = True) -> None:
        self._clock = clock
        self._earlier = seconds
        self._since: float | None = clock() if running else None

    @property
    def seconds(self) -> float:
        """Return the time so far."""
        return self._earlier + (0.0 if self._since is None else self._clock() - self._since)

    @property
    def running(self) -> bool:
        """Tell whether time is being added."""
        return self._since is not None

    def run(self) -> None:
        """Start, unless running."""
        if self._since is None:
            self._since = self._clock()

    def stop(self) -> None:
        """Stop, if running."""
        self._earlier, self._since = self.seconds, None

    def discount(self, seconds: float) -> None:
        """Take the last seconds back, as far as it has run since it was started."""
        if self._since is not None:
            self._since = min(self._clock(), self._since + max(0.0, seconds))

    def add(self, seconds: float) -> None:
        """Add seconds that were measured elsewhere."""
        self._earlier += max(0.0, seconds)
