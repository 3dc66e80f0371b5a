"""What each client has running, so that none crowds out the others."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from cluewright.web.refusal import Refused


class Shares:
    """Count what clients have in progress, by type."""

    def __init__(self) -> None:
        self._held: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def held(self, client: str, what: str, most: int, of_all: int | None = None) -> Iterator[None]:
        """Count one more while something is done; raise `Refused` if the client is at its limit.

        With `of_all`, those of all clients together are counted, too.
        """
        if self._held[client, what] >= most:
            sentence = f"you already have {most} {what} running: wait for one to finish"
            raise Refused(429, "too-many", sentence, retry_after=2)
        if of_all is not None and sum(held for (_, each), held in self._held.items() if each == what) >= of_all:
            sentence = f"{of_all} {what} are already running: try again in a moment"
            raise Refused(503, "busy", sentence, retry_after=2)
        self._held[client, what] += 1
        try:
            yield
        finally:
            self._held[client, what] -= 1
            if not self._held[client, what]:
                del self._held[client, what]

    def __len__(self) -> int:
        return len(self._held)
